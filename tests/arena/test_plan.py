"""Seating plans: every bot has every seat of every deal, in all orders."""

from collections import Counter
from itertools import combinations, permutations

import pytest

import moguls
from moguls.arena import plan
from moguls.errors import UsageError

GAME = moguls.game("mogul-2002")
FOUR = ["random", "easy", "steady", "normal"]


def test_every_bot_has_every_seat_of_every_deal() -> None:
    made = plan.match(GAME, FOUR, 400, seed=1)
    for deal in range(made.deals):
        games = list(made.setups(deal))
        assert [{game.bots[seat] for game in games} for seat in range(4)] == [{0, 1, 2, 3}] * 4


def test_every_order_round_the_table_has_its_turn() -> None:
    made = plan.match(GAME, FOUR, 4 * 6, seed=1)
    lineups = Counter(game.bots for deal in range(6) for game in made.setups(deal))
    assert lineups == Counter(permutations(range(4)))


def test_one_against_three_is_one_order() -> None:
    made = plan.match(GAME, ["hard", "steady"], 8, seed=1, seats=4)
    assert made.bots == ("hard", "steady")
    assert [game.bots for game in made.setups(1)] == [
        (0, 1, 1, 1),
        (1, 1, 1, 0),
        (1, 1, 0, 1),
        (1, 0, 1, 1),
    ]


def test_games_are_numbered_through_and_rounded_up_to_whole_deals() -> None:
    made = plan.gauntlet(GAME, ["easy", "normal"], ["steady"], 17, seed=1, seats=4)
    assert (made.games_a_deal, made.deals, made.games) == (8, 3, 24)
    settings = [game for deal in range(3) for game in made.setups(deal)]
    assert [game.game for game in settings] == list(range(24))
    assert [game.deal for game in settings] == [0] * 8 + [1] * 8 + [2] * 8


def test_a_gauntlet_plays_each_deal_at_every_table_with_the_same_draws() -> None:
    made = plan.gauntlet(GAME, ["easy", "normal"], ["random", "steady"], 24, seed=1, seats=4)
    first, second = list(made.setups(0))[:4], list(made.setups(0))[4:]
    assert [game.number for game in first] == [game.number for game in second] == [0, 1, 2, 3]
    assert [[made.bots[bot] for bot in table] for table in made.tables] == [
        ["easy", "random", "steady", "steady"],
        ["normal", "random", "steady", "steady"],
    ]


def test_a_ladder_sits_all_sets_of_bots_down_about_equally_often() -> None:
    names = [f"search:{n}" for n in range(1, 7)]
    made = plan.ladder(GAME, names, 4 * 15, seed=1, seats=4)
    assert sorted(made.tables) == list(combinations(range(6), 4))
    for upto in range(1, 16):
        often = Counter(bot for table in made.tables[:upto] for bot in table)
        assert max(often.values()) - min(often[bot] for bot in range(6)) <= 2


def test_few_bots_share_the_seats_of_a_ladder() -> None:
    made = plan.ladder(GAME, ["easy", "normal", "hard"], 60, seed=1, seats=5)
    often = Counter(bot for table in made.tables for bot in table)
    assert {len(table) for table in made.tables} == {5}
    assert len(set(often.values())) == 1
    assert all(set(table) == {0, 1, 2} for table in made.tables)


@pytest.mark.parametrize(
    ("make", "why"),
    [
        (lambda: plan.match(GAME, ["easy"] * 5, 4, 1, seats=4), "too many bots, 5 for 4 seats"),
        (lambda: plan.match(GAME, ["easy", "hard"], 4, 1), "3 to 6 seats"),
        (lambda: plan.ladder(GAME, ["easy", "easy"], 4, 1, 4), "at least two bots"),
        (lambda: plan.ladder(GAME, [f"search:{n}" for n in range(1, 20)], 4, 1, 6), "more than"),
        (lambda: plan.gauntlet(GAME, ["hard"], ["easy"] * 4, 4, 1, 4), "a bot meets 3"),
    ],
)
def test_tables_that_cannot_be_are_refused(make: object, why: str) -> None:
    with pytest.raises(UsageError, match=why):
        make()  # type: ignore[operator]
