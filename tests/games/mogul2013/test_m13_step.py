"""Random actions: the entry of the list of choices at a random index."""

from collections.abc import Callable

import pytest

import moguls
from moguls.core.play.playthrough import Playthrough
from tests.chances import evenly, looks_like
from tests.games.mogul2013.positions import SIX, at_auction, at_option, at_the_end, state
from tests.tables import ENGINE, play

GAME = moguls.game("mogul-2013")


def full() -> Playthrough:
    return at_option(shares=[{"blue": 1}, {}, {}], depots=[SIX, "ALB", "GAL"])


def crowded() -> Playthrough:
    """Return a table with six depots of a seat, and no empty space on the network."""
    return at_option(depots=[SIX, "ALB CHI DOD FLA", "GAL LOS OKL"])


def poor() -> Playthrough:
    return at_auction(chips=(0, 6, 6))


def took() -> Playthrough:
    return play(at_option(depots=["", "SEA POR", ""]), "take")


def used() -> Playthrough:
    return play(at_option(), "nothing")


TABLES = [at_auction, poor, at_option, full, crowded, took, used]


def sampled(table: Playthrough, seed: int) -> int:
    s = state(table).copy()
    s.rng = seed
    if ENGINE["name"] == "jit":
        return GAME.native().position(s.pack()).sample()
    return int(GAME.plain().ns.sample(s))


def choices_of(table: Playthrough) -> list[int]:
    if ENGINE["name"] == "jit":
        return GAME.native().position(state(table).pack()).choices()
    return GAME.rules.legal_actions(state(table))


@pytest.mark.rule("M13-R1", "M13-X2", "M13-D1", "M13-D2")
@pytest.mark.parametrize("table_of", TABLES)
def test_every_choice_is_drawn_as_often(table_of: Callable[[], Playthrough]) -> None:
    table = table_of()
    found = [sampled(table, seed * 7919) for seed in range(1500)]
    choices = choices_of(table)

    assert set(found) == set(choices)
    if len(choices) > 1:
        assert looks_like(found, evenly(choices))


@pytest.mark.rule("M13-R1")
@pytest.mark.parametrize("table_of", TABLES)
def test_the_choices_ascend(table_of: Callable[[], Playthrough]) -> None:
    choices = choices_of(table_of())

    assert choices == sorted(set(choices))


@pytest.mark.rule("M13-E1")
def test_when_the_game_is_over_there_are_no_choices() -> None:
    assert choices_of(at_the_end()) == []
