"""The interface between a game's rules and the engines, and how rules are bound to an engine."""
