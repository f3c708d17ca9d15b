"""Revealed information cannot be taken back; the rules decide what is revealed."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

import pytest

import moguls
from moguls.core.play.revealed import back_with_cards_anew, has_learned

if TYPE_CHECKING:
    from moguls.core.play.playthrough import Playthrough


def begun(name: str, seats: int, **options: str) -> Playthrough:
    return moguls.game(name, **options).new(seats=seats, seed=5)


def play(table: Playthrough, *moves: str) -> int:
    before = table.length
    for move in moves:
        table.move(move)
    return before


def auction() -> Playthrough:
    return begun("mogul-2002", 3, first_player="0", loan_timing="on_own_turn")


def test_what_nobody_has_done_shows_nothing() -> None:
    table = auction()
    assert not has_learned(table, table.length, 0)


def test_bids_show_nothing_that_was_hidden() -> None:
    table = auction()
    assert not has_learned(table, play(table, "bid", "bid", "bid", "leave"), 0)


def test_a_share_that_is_turned_up_has_been_shown() -> None:
    table = auction()
    start = play(table, "bid", "leave", "leave", "take")
    assert not has_learned(table, start, 0)
    before = play(table, "sell 0")
    assert table.round == 2
    assert has_learned(table, before, 0)
    assert has_learned(table, start, 0)
    assert not has_learned(table, table.length, 0)  # since then nothing has been


def test_where_nothing_is_hidden_everything_can_be_taken_back() -> None:
    table = begun("moguli", 2)
    start = table.length
    for _ in range(12):
        table.step(next(iter(table.legal().values())))
    assert not has_learned(table, start, 0)


@pytest.mark.parametrize("name", ["mogul-2002", "mogul-2013"])
def test_every_share_that_is_turned_up_counts_to_the_end_of_the_deck(name: str) -> None:
    table, rng = begun(name, 4), Random(2)
    turned = 0
    while not table.over:
        before = table.length, table.round, int(table.turn or 0)
        table.step(rng.choice(list(table.legal().values())))
        if table.round > before[1] and not table.over:
            turned += 1
            assert has_learned(table, before[0], before[2]), f"round {table.round}"
    assert turned > 10


def test_cards_that_came_to_a_hand_have_been_shown_to_it() -> None:
    table = begun("take-stock", 3)
    start, seat = table.length, int(table.turn or 0)
    for _ in range(4):
        table.step(next(iter(table.legal().values())))
    assert has_learned(table, start, seat)


def test_a_card_that_another_plays_from_a_hidden_hand_has_been_shown() -> None:
    table = begun("take-stock", 3)
    start, seat = table.length, int(table.turn or 0)
    looking = (seat + 2) % 3  # the next seat draws a card, and so has learned something anyway
    table.move(next(move for move in table.legal() if move.startswith("raise ")))
    assert has_learned(table, start, looking), "in other deals it could not have been played"
    assert not has_learned(table, table.length, looking)


@pytest.mark.parametrize("name", ["mogul-2002", "mogul-2013", "take-stock"])
def test_going_back_draws_again_what_a_seat_could_not_know(name: str) -> None:
    table = begun(name, 3)
    for _ in range(9):
        table.step(next(iter(table.legal().values())))
    length, seat = table.length, int(table.turn or 0)
    known = table.view(seat)
    for _ in range(6):
        table.step(next(iter(table.legal().values())))
    worlds = [back_with_cards_anew(table, length, seat, rng) for rng in range(4)]

    assert all(world.view(seat) == known for world in worlds)
    assert len({world.state.pack() for world in worlds}) > 1
    # A seed that brought the same chance again would tell what is to come.
    assert len({world.state.rng for world in (table, *worlds)}) == len(worlds) + 1
    assert table.length > length  # the game itself is as it was
