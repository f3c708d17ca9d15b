"""How much anybody may ask, and from which network."""
