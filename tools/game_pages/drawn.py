"""Picture of a page: a position of random play from the viewpoint of the seat to act."""

from __future__ import annotations

from typing import TYPE_CHECKING

import moguls
from moguls.kernel.rules.chance import mix
from tools.game_pages.words import ABOUT

if TYPE_CHECKING:
    from moguls.core.play.playthrough import Playthrough


def position(name: str) -> Playthrough:
    """Return the position that the page of a game shows."""
    seats, seed, plies = ABOUT[name].position
    play = moguls.game(name).new(seats=seats, seed=seed)
    for ply in range(plies):
        open_now = play.choices()
        play.step(open_now[mix(ply) % len(open_now)])
    return play


def svg(name: str) -> str:
    """Return the picture."""
    play = position(name)
    return play.svg(play.turn) + "\n"


def words(name: str) -> list[str]:
    """Return the section with the picture."""
    play = position(name)
    seats, seed, plies = ABOUT[name].position
    title = play.game.title
    return [
        "## A position",
        "",
        f"![{title}, {seats} seats: {play.phase}, viewpoint of seat {play.turn}, which is to act]"
        f"({name}.svg)",
        "",
        f"After {plies} actions of a game of seed {seed}, from the viewpoint of seat {play.turn}: "
        "`play.svg(play.turn)` ([pictures](../api.md#looking-at-a-position)).",
    ]
