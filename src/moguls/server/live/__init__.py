"""Tables in memory: commands in order, automatic moves, viewers."""
