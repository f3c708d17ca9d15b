"""Policy code shared by both Mogul games."""
