"""Parts common to all editions of Mogul apart from the rules."""
