"""The log of tables in a database, and its file."""
