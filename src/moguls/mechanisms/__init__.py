"""What rule books share, stated without rule ids: a chip auction, seats in turn, both Moguls."""
