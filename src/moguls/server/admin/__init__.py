"""What a host does with a server: look into it, act on it, take everything out of it."""
