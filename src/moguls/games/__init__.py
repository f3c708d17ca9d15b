"""The four games, one folder each; only `registry` imports all of them."""
