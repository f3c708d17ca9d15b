"""Notices to people: what happened at their tables while they were away."""
