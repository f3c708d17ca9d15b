"""Published protocol of the baselines: games, seeds, decisions, and what a policy is rated by."""

from __future__ import annotations

import json
from dataclasses import dataclass
from math import sqrt
from statistics import fmean, stdev
from typing import TYPE_CHECKING, Final, NamedTuple

import moguls
from moguls.baselines.plan import SELF, SUFFIX, TrainingPlan
from moguls.baselines.train import train
from moguls.errors import UsageError

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator
    from pathlib import Path

NAME: Final = "moguls-ppo/1"  # changes with anything below, and with `ppo.SETTINGS`
SEEDS: Final = (1, 2, 3)
REWARD: Final = "win"  # by self-play
AGAINST: Final = ("random", "steady", "easy")  # on all other seats
GAMES: Final = 300  # against each
DEALS: Final = 1000  # the seed of these games
STUDENT: Final = 4.303  # of the 95 % interval of three means
RESULTS: Final = "results.json"


class Task(NamedTuple):
    """A game of the protocol, with the decisions that each seed may learn from."""

    game: str
    seats: int
    decisions: int


# Not Take Stock, whose 7,635 actions make a decision fifty times as expensive.
TASKS: Final = (
    Task("mogul-2002", 3, 1 << 18),
    Task("mogul-2013", 3, 1 << 17),
    Task("moguli", 2, 1 << 17),
)


@dataclass(frozen=True)
class Cell:
    """A result: the share of the wins of one policy, trained with a seed, against a bot."""

    game: str
    seed: int
    bot: str
    share: float


def run(out: Path, games: Iterable[str] = (), tell: Callable[[str], None] = print) -> list[Cell]:
    """Train and rate all policies; the same call goes on where it was stopped.

    Args:
        out: folder of the policies and of `results.json`.
        games: some of the protocol's; none means all.
        tell: called with each line of progress.

    Raises:
        UsageError: a game is not in the protocol, or the folder is of another protocol.
        MissingExtra: stable-baselines3 is not installed.
    """
    tasks = _tasks(tuple(games))
    cells = _read(out)
    out.mkdir(parents=True, exist_ok=True)
    for task in tasks:
        for seed in SEEDS:
            there = {cell.bot for cell in cells if (cell.game, cell.seed) == (task.game, seed)}
            for cell in _rated(out, task, seed, [bot for bot in AGAINST if bot not in there]):
                cells.append(cell)
                _write(out, cells)
                tell(f"{cell.game}, seed {seed}, against {cell.bot}: {100 * cell.share:.1f} %")
    return cells


def _tasks(games: tuple[str, ...]) -> list[Task]:
    names = [task.game for task in TASKS]
    for name in games:
        if name not in names:
            msg = f"{name!r} is not in {NAME}; its games are {', '.join(names)}"
            raise UsageError(msg)
    return [task for task in TASKS if not games or task.game in games]


def _rated(out: Path, task: Task, seed: int, bots: list[str]) -> Iterator[Cell]:
    """Train a policy, and yield its results against bots."""
    from moguls.arena.match import play_match  # noqa: PLC0415  # only when there is a policy

    if not bots:
        return
    game, path = moguls.game(task.game), out / f"{task.game}-{seed}{SUFFIX}"
    train(TrainingPlan(game, task.seats, path, task.decisions, (SELF,), REWARD, seed))
    for bot in bots:
        around = [f"policy:{path}", *[bot] * (task.seats - 1)]
        row = play_match(game, around, GAMES, DEALS).by_bot()[0]
        yield Cell(task.game, seed, bot, row.wins)


def _read(out: Path) -> list[Cell]:
    if not (out / RESULTS).exists():
        return []
    results = json.loads((out / RESULTS).read_text("utf-8"))
    name = results.get("protocol")
    if name != NAME:
        msg = f"{out} holds results of {name}, not of {NAME}; name another folder"
        raise UsageError(msg)
    return [Cell(**cell) for cell in results["cells"]]


def _write(out: Path, cells: list[Cell]) -> None:
    content = {"protocol": NAME, "cells": [vars(cell) for cell in cells]}
    (out / RESULTS).write_text(json.dumps(content, indent=1) + "\n", "utf-8")


def table(cells: list[Cell]) -> str:
    """Return the results as Markdown: mean share in % over the seeds, with its 95 % interval."""
    lines = [f"| {NAME} | decisions | {' | '.join(AGAINST)} |", "| --- " * (2 + len(AGAINST)) + "|"]
    for task in TASKS:
        shares = [[c.share for c in cells if (c.game, c.bot) == (task.game, b)] for b in AGAINST]
        if all(len(own) == len(SEEDS) for own in shares):
            columns = " | ".join(map(_interval, shares))
            lines.append(f"| {task.game}, {task.seats} seats | {task.decisions:,} | {columns} |")
    return "\n".join(lines)


def _interval(shares: list[float]) -> str:
    """Return a mean and its interval by Student's t, within 0 and 100."""
    mean, half = fmean(shares), STUDENT * stdev(shares) / sqrt(len(shares))
    low, high = max(0.0, mean - half), min(1.0, mean + half)
    return f"{100 * mean:.1f} ({100 * low:.1f} to {100 * high:.1f})"
