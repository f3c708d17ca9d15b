"""Monitoring: the log, metrics and health checks."""
