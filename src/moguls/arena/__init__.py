"""Matches of bots: who wins how much more than its share, and how sure that is."""

from moguls.arena.match import play_match
from moguls.arena.result import Result, Row

__all__ = ["Result", "Row", "play_match"]
