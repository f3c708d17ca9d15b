"""Notices, their deliveries and channels in the database."""
