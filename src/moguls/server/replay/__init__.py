"""Finished games: replays, records brought here, reviews."""
