"""Copies of whole databases, between SQLite and PostgreSQL in both directions."""
