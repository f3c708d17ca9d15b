"""Tables without input and output: state, commands, entries and views."""
