"""Tree search for any game with hidden cards, and what its loops are made of."""
