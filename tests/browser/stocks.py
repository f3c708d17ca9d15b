"""Tables of Take Stock at a given moment, reached by playing through the JSON API."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Any

from tests.browser.guests import Guest, play

if TYPE_CHECKING:
    from collections.abc import Callable

View = dict[str, Any]
MOST_TABLES = 40  # a bear is one event of forty
LOW = 11  # raises below it do not close the market


def asking(view: View) -> str:
    return str(view["event"]["event"].split()[0] if view["event"] else view["phase"])


def legal(view: View) -> list[str]:
    return [each["move"] for each in view["actions"] if each["legal"]]


def seeker(event: str, seed: int) -> Callable[[View], str]:
    """Return a player that draws events until one is drawn, and leaves it to the first seat."""
    chance = random.Random(seed)

    def choose(view: View) -> str:
        moves = legal(view)
        if view["phase"] == "choose":
            matching = [move for move in moves if move.startswith(f"choose {event}")]
            others = [move for move in moves if move not in matching]
            return chance.choice((matching if view["seat"] == 0 else others) or moves)
        low = [m for m in moves if m.startswith("raise") and int(m.split()[2]) < LOW]
        two = [m for m in moves if m.endswith("draw two")]
        saves = [m for m in moves if m.startswith("save") and view["hand_sizes"][view["seat"]] > 2]
        first = view["seat"] == 0 and event
        kinds = [two] if first and two else [each for each in (low, two, saves, saves) if each]
        return chance.choice(chance.choice(kinds) if kinds else moves)

    return choose


def table_at(
    people: list[Guest], until: Callable[[View], bool], event: str = "", rounds: str = "2"
) -> str:
    """Make tables and play there until a view satisfies a condition; return the first."""
    for seed in range(MOST_TABLES):
        options = {"rounds": rounds, "first_player": "0"}
        table = people[0].make(len(people), game="take-stock", options=options)
        for other in people[1:]:
            other.sit(table)
        try:
            play(people, table, until, seeker(event, seed))
        except AssertionError as gone_by:
            if "ended first" not in str(gone_by):
                raise
        else:
            return table
    message = f"{MOST_TABLES} tables never came there"
    raise AssertionError(message)


def on(what: str) -> Callable[[View], bool]:
    return lambda view: bool(view["turn"] == 0 == view["seat"] and asking(view) == what)


def taking(view: View) -> bool:
    return on("insider")(view) and len(legal(view)) > 1


def rich(view: View) -> bool:
    return on("turn")(view) and all(view["certificates"])
