"""Mogul (2013): railway shares, a chip auction, depots on a map, and a crash; see RULES.md."""
