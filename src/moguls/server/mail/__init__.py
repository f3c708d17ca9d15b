"""Mail to people: addresses, letters and their way over SMTP."""
