"""Identity of guests who want more than a cookie: one-time links and ways to sign in."""
