"""Clocks in the database."""
