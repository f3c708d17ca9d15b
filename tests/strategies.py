"""Hypothesis strategies: games under any house rules, seats, seeds, and games in progress.

Laws hold for every registered game; no game is named here.
"""

from collections.abc import Iterator
from functools import cache
from typing import Any

from hypothesis import settings
from hypothesis import strategies as st

import moguls
from moguls.core.play.game import Game
from moguls.core.play.playthrough import Playthrough
from moguls.core.switches import Switch
from moguls.errors import UsageError
from moguls.kernel.rules.chance import mix

USUAL = 100  # examples of a test that is not a law

# A law plays many moves for one example, so every change has half as many as usual. All else is as
# the profile says (`tests/conftest.py`), which is loaded by now.
law = settings() if settings().max_examples > USUAL else settings(max_examples=50)
seeds = st.integers(0, 2**64 - 1)


@cache
def game_of(name: str, chosen: tuple[tuple[str, str], ...]) -> Game:
    return moguls.game(name, **dict(chosen))


def seats_of(game: Game) -> list[int]:
    return [seats for seats in game.seats if is_possible(game, seats)]


def is_possible(game: Game, seats: int) -> bool:
    """Return whether this number of seats is possible under these house rules."""
    try:
        game.check_seats(seats)
    except UsageError:
        return False
    return True


def variants() -> Iterator[tuple[Game, int]]:
    """Yield every game with each value of each switch alone, for each number of seats."""
    for name in moguls.games():
        plain = moguls.game(name)
        each = [{s.name: value} for s in plain.switches for value in s.values[1:]]
        last = {s.name: s.values[-1] for s in plain.switches if len(s.values) == len("on")}
        for options in ({}, *each, last):
            game = moguls.game(name, **options)
            for seats in seats_of(game):
                yield game, seats


def values_of(switch: Switch) -> list[str]:
    """Return the values of a switch, and a small one if any number is possible."""
    further = [] if switch.numbers is None else [str(switch.numbers[0] + 30)]
    return [*switch.values, *further]


@st.composite
def games(draw: st.DrawFn, *names: str) -> Game:
    name = draw(st.sampled_from(names or moguls.games()))
    switches = moguls.game(name).switches
    chosen = tuple((s.name, draw(st.sampled_from(values_of(s)))) for s in switches)
    return game_of(name, chosen)


@st.composite
def new_tables(draw: st.DrawFn, *names: str) -> Playthrough:
    game = draw(games(*names).filter(seats_of))
    seats = draw(st.sampled_from(seats_of(game)))
    return game.new(seats, seed=draw(seeds))


def choices(seed: int) -> Iterator[int]:
    while True:
        seed = mix(seed + 1)
        yield seed >> 32


def choose(actions: list[int], number: int) -> int:
    return actions[number % len(actions)]


def play_on(table: Playthrough, seed: int, plies: int) -> Playthrough:
    numbers = choices(seed)
    while plies and not table.over:
        table.step(choose(table.choices(), next(numbers)))
        plies -= 1
    return table


def finish(table: Playthrough, seed: int = 0) -> Playthrough:
    return play_on(table, seed, -1)


@st.composite
def tables(draw: st.DrawFn, *names: str) -> Playthrough:
    table = draw(new_tables(*names))
    plies = draw(st.one_of(st.integers(0, 40), st.integers(0, 400)))
    return play_on(table, draw(seeds), plies)


def numbers_of(table: Playthrough, seat: int, **more: Any) -> list[int]:
    return [n for plane in table.observation(seat, **more).values() for n in plane]
