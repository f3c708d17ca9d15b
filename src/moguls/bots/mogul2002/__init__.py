"""Policy for Mogul (2002): heuristics, networks and information state."""
