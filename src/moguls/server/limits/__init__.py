"""Limits on requests and connections, per person and per network."""
