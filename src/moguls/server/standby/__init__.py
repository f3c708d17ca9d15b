"""One active process and its standby, over PostgreSQL."""
