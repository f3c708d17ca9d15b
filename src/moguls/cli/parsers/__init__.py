"""Options and help of the commands; nothing here loads a game or a bot search."""
