"""Saved policies as bots, evaluated by NumPy alone.

Docs: docs/baselines.md.
"""
