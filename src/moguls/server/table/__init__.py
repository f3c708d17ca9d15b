"""A table without input or output: its state, commands, entries and views."""
