"""Connections, proxies and addresses: what stands before the routes."""
