"""Finished games: replays, uploads, reviews."""
