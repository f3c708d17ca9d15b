"""PostgreSQL: connections, transactions and migration."""
