"""Mogul (2002): railway shares, a chip auction, and a crash. The rules are in RULES.md."""
