"""Free text of people in the database."""
