"""Names that a terminal or a plot would take for markup are shown as they are."""

from __future__ import annotations

import io
import re
from dataclasses import replace
from typing import TYPE_CHECKING

import moguls
from moguls.arena import plan
from moguls.arena.manifest import manifest_of
from moguls.arena.outcome import Outcome
from moguls.arena.page import page_of
from moguls.arena.ratings import ratings_of
from moguls.arena.result import Result
from moguls.arena.summary import summary_of
from moguls.cli.output import console
from moguls.cli.table.render import show as show_picture
from moguls.cli.text.arena import show
from moguls.cli.text.standings import bots_table
from tests.arena.unplayed import unplayed

if TYPE_CHECKING:
    from moguls.arena.manifest import Manifest

GAME = moguls.game("mogul-2002")
NAMES = ("[red]a[/x]", r"$x_2$ \[b", "机器人 ☃")


def made() -> Manifest:
    """Return the manifest of a ladder of bots with such names, none of them ours."""
    made = manifest_of(GAME, plan.ladder(GAME, ["random", "steady", "easy"], 9, seed=3, seats=3))
    bots = tuple({"name": name, "same_again": False} for name in NAMES)
    return replace(made, plan=replace(made.plan, bots=NAMES), bots=bots)


def test_names_are_not_markup_on_a_terminal() -> None:
    stream, arena = io.StringIO(), made()
    games = unplayed(arena, 0)
    show(summary_of(arena, games), ratings_of(arena, games), console(stream))
    told = stream.getvalue()
    for name in NAMES:
        assert told.count(f"{name} ") == 3  # ratings, shares, seats
    assert f"{', '.join(NAMES)}: are external or limited by the clock" in " ".join(told.split())


def test_names_are_not_markup_in_the_table_of_a_match() -> None:
    games = tuple(Outcome(k, 0, 0, (0, 1, 2), (5, 3, 1), (0,), 20, "", "") for k in range(3))
    stream = io.StringIO()
    show_picture(console(stream), [bots_table(Result("mogul-2002", {}, NAMES, 1, 0, games))])
    assert all(f"{name} " in stream.getvalue() for name in NAMES)


def test_names_are_not_mathematics_in_plots() -> None:
    arena = made()
    games = unplayed(arena, 0)
    page = page_of(summary_of(arena, games), games, ratings_of(arena, games))
    plots = "".join(re.findall(r"<svg.*?</svg>", page, re.DOTALL))
    for name in NAMES:
        assert plots.count(f">{name}</text>") == 5  # all but the lengths of games
