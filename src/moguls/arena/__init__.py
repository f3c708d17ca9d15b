"""Matches of bots: who wins how much more than its share, and how sure that is."""

from moguls.arena.manifest import Manifest, manifest_of
from moguls.arena.match import play_match
from moguls.arena.plan import Plan
from moguls.arena.result import Result, Row
from moguls.arena.runner import run
from moguls.arena.summary import Summary, summary_of

__all__ = [
    "Manifest",
    "Plan",
    "Result",
    "Row",
    "Summary",
    "manifest_of",
    "play_match",
    "run",
    "summary_of",
]
