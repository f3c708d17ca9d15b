"""Deals of the days in the database."""
