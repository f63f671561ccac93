"""The screens of Poängpoker."""
