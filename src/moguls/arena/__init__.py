"""Matches of bots: shares of wins with confidence intervals, ladders, ratings and reports."""

from moguls.arena.manifest import Manifest, manifest_of
from moguls.arena.match import play_match
from moguls.arena.plan import Plan
from moguls.arena.result import Result, ResultRow
from moguls.arena.runner import run
from moguls.arena.summary import Summary, summary_of

__all__ = [
    "Manifest",
    "Plan",
    "Result",
    "ResultRow",
    "Summary",
    "manifest_of",
    "play_match",
    "run",
    "summary_of",
]
