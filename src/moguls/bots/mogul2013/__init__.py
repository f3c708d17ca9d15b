"""Policy for Mogul (2013): heuristics, networks and information state."""
