"""Ports: protocols for time, threads and storage, and the usual implementation of each."""
