"""Parts of screens. Most draw themselves as lines (strips), for a whole board in one widget is quicker."""
