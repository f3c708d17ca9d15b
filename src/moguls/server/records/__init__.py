"""Imported records: reading, checks and errors."""
