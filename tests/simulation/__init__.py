"""Deterministic simulation of a whole site: people, bots, clocks, devices and crashes, by seed."""
