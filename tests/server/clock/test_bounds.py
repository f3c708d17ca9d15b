"""Longest games: no game has more turns or decisions than its bound."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

import pytest
from msgspec import structs

import moguls
from moguls.games import registry
from moguls.server.table.clock.bounds import bound_of, breaks, estimate, most_seconds
from moguls.server.wire.clock.time_control import DAY, PRESETS
from tests.server.clock.games import LIVE, START, USUAL, play, slow_table

if TYPE_CHECKING:
    from collections.abc import Callable

    from moguls.core.play.configured import ConfiguredRules

GAMES = [
    ("mogul-2002", {"loans_per_auction": "any"}),
    ("mogul-2002", {"loan_timing": "on_own_turn"}),
    ("mogul-2013", {"score_floor": "off"}),
    ("moguli", {"max_turns": "40", "new_start_row": "on"}),
    ("take-stock", {"kept_events": "stay", "rounds": "2"}),
]


def any_of(legal: list[str], chance: random.Random) -> str:
    return chance.choice(legal)


def longest(legal: list[str], chance: random.Random) -> str:
    """Choose what makes a game long: chips, loans and events before what ends an auction."""
    for part in ("loan", "credit", "bid", "keep", ", play", "draw two", "insider", "rotate"):
        some = [move for move in legal if part in move]
        if some:
            return chance.choice(some)
    return chance.choice(legal)


@pytest.mark.parametrize("choose", [any_of, longest])
@pytest.mark.parametrize(("name", "options"), GAMES)
def test_no_game_is_longer_than_its_bound(
    name: str, options: dict[str, str], choose: Callable[[list[str], random.Random], str]
) -> None:
    for seats in registry.game(name).seats:
        chance = random.Random(seats)
        table = slow_table(name, seats, USUAL, seed=seats, **options)
        while table.status == "playing":
            play(table, START, choose(sorted(table.play.legal()), chance))
        bound = bound_of(table.play.game, seats)
        assert sum(span.adds for span in table.spans) <= bound.turns
        assert sum(span.decided for span in table.spans) <= bound.decisions


def test_every_game_has_a_bound_and_presets_in_order() -> None:
    for name in registry.names():
        game = moguls.game(name)
        for seats in game.seats:
            shown = [estimate(control, game, seats) for control in PRESETS.values()]
            assert [each.preset for each in shown] == list(PRESETS)
            lengths = [each.at_most for each in shown]
            assert lengths == sorted(lengths)
            assert all(0 < each.typical < each.at_most for each in shown)


def weeks(game: ConfiguredRules, seats: int) -> float:
    return estimate(USUAL, game, seats).at_most / (7 * DAY)


def test_a_usual_game_of_mogul_with_four_seats_takes_at_most_ten_weeks() -> None:
    assert weeks(moguls.game("mogul-2002"), 4) < 10.5
    assert breaks(USUAL, 4) == (3 * 7 + 4 * 14) * DAY
    assert breaks(structs.replace(USUAL, vacation=False), 4) == 3 * 7 * DAY
    assert breaks(LIVE, 4) == 0


def test_the_bound_is_the_sum_of_all_banks_and_increments() -> None:
    bound = bound_of(moguls.game("mogul-2002"), 4)
    sums = 4 * USUAL.bank + bound.turns * USUAL.increment
    assert sums < most_seconds(USUAL, bound, 4) < sums * 1.1
