"""Mechanisms shared by rule books, without rule ids: chip auction, seats in turn, both Moguls."""
