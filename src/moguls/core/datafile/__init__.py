"""Data files that an owner of a game may change."""
