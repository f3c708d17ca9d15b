"""Game table in the terminal: display, input and game loop."""
