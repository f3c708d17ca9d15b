"""Snapshots of live tables: when they are written, and when they are used."""
