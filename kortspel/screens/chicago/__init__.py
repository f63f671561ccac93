"""The screens of Chicago."""
