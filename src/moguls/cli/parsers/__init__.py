"""Options and help of the commands, one module for each; nothing here loads a game."""
