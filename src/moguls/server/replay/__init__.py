"""Finished games: replays, imported records, reviews."""
