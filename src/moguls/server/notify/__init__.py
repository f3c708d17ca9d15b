"""Delivery of notices to people who are away: what is due, checks, channels."""
