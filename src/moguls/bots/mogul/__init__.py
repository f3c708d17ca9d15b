"""What the bots of both Mogul games share."""
