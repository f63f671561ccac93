"""The screens of Pokerpatiens."""
