"""The table in the terminal: what it shows, what it reads, and the loop between."""
