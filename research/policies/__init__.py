"""Learned policies: games, training, and the weights that the package reads."""
