"""State layouts, arrays of states, bit sets and argument checks."""
