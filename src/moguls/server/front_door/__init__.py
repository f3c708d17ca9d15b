"""Connections, proxies and addresses, before the routes."""
