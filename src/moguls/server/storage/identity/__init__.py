"""Identity in the database: one-time links and ways to sign in."""
