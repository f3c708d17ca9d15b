"""Storage port's implementation in SQL: SQLite and PostgreSQL."""
