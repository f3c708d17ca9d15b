"""The games, one folder each; `registry` is the only module that knows them all."""
