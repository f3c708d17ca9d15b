"""Snapshots: tables as bytes, so that opening one need not replay its whole log."""
