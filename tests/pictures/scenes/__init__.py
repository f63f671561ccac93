"""The scenes, a module a part of the program."""
