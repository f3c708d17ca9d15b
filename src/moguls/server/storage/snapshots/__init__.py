"""Snapshots in the database."""
