"""Compilation by Numba. No other package imports Numba."""
