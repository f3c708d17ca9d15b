"""How a bot thinks about Moguli: what a position is worth, and what turns make of it."""
