"""Engines: the plain rules in Python, and native code."""
