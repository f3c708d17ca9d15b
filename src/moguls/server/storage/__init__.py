"""SQLite implementation of the storage port."""
