"""Results of arenas, reviews and simulations as text."""
