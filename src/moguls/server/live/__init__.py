"""The tables in memory: commands in turn, bots, what goes on by itself."""
