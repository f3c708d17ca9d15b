"""What a bot thinks with: the search bound to one game, its arrays, threads and time."""
