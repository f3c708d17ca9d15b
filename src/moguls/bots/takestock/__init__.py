"""Policy for Take Stock: heuristics, afterstate value network and information state."""
