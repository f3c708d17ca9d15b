"""Moguli: what a position is worth, learned from games of the search against itself."""
