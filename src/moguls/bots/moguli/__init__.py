"""Search and evaluation for Moguli."""
