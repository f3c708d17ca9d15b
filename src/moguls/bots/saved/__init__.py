"""Policies that were learned and saved, as bots: NumPy alone plays them.

Docs: docs/baselines.md.
"""
