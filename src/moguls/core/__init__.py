"""Core: playthroughs, records, text and pictures of all games."""
