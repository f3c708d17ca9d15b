"""Puzzles of people's games in the database."""
