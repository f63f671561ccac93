"""The screens of Pakker."""
