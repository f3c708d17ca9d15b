"""Matches on all cores for the benchmarks: one bot alone against a table of another."""

import os
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import Any

import moguls
from bench.notes import say
from moguls.arena import manifest_of, plan, run, summary_of

SEED = 2002


def alone(game: str, bot: str, others: str, seats: int, games: int) -> dict[str, Any]:
    """Let one bot play against a table of another; say and return what it won, in fair shares."""
    begun = perf_counter()
    made = plan.match(moguls.game(game), [bot, others], games, SEED, seats)
    manifest = manifest_of(moguls.game(game), made)
    with TemporaryDirectory() as folder:
        played = run(manifest, Path(folder), len(os.sched_getaffinity(0)))
    row = summary_of(manifest, played).bots[0]
    won = row.times_fair
    told = f"{won.mean:.3f} [{won.low:.3f}, {won.high:.3f}] times its fair share"
    took = f"{len(played)} games, {perf_counter() - begun:.0f} s"
    say(f"{game}, {seats} seats: {bot} against {others}: {told}, {took}")
    return {
        "game": game,
        "seats": seats,
        "bot": bot,
        "against": others,
        "games": len(played),
        "times_fair": won.mean,
        "low": won.low,
        "high": won.high,
        "points": row.points.mean,
    }
