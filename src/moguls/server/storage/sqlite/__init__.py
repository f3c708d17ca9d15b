"""SQLite: the database file and its migration."""
