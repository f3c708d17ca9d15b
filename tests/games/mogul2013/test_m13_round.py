"""Phases 1 and 2: reveal and dividends; the course of a round."""

import pytest

from tests.games.mogul2013.positions import at_auction, at_option, drawing, state
from tests.tables import play

HANDS = [{"yellow": 2, "brown": 1}, {"yellow": 1, "purple": 1}, {"brown": 2}]


@pytest.mark.rule("M13-R1")
def test_a_round_goes_from_reveal_to_dividends_to_auction_to_options() -> None:
    table = at_option(shares=HANDS, deck=["brown/gray", "crash"])

    play(table, "nothing, take")
    kinds = [event["type"] for event in table.events(None)]
    assert (kinds, table.phase) == (["take", "reveal", "dividend", "dividend"], "auction")

    play(table, "leave, leave")
    assert table.phase == "winner"
    play(table, "take")
    assert table.phase == "runner-up"


@pytest.mark.rule("M13-R2")
def test_the_top_card_is_turned_up() -> None:
    table = play(at_option(deck=["gray/brown", "brown/gray", "crash"]), "take, nothing")

    assert table.view(None)["revealed"] == "gray/brown"
    assert table.view(None)["deck_left"] == 2
    assert table.view(None)["round"] == state(table).round


@pytest.mark.rule("M13-R2")
def test_the_crash_ends_the_game_at_once() -> None:
    table = play(at_option(deck=["crash", "brown/gray", "gray/brown"]), "take, nothing")

    assert table.over
    assert table.turn is None
    assert table.legal() == {}
    assert (table.phase, table.view(None)["deck_left"]) == ("over", 2)


@pytest.mark.rule("M13-R3")
def test_each_share_of_the_revealed_company_pays_a_dollar() -> None:
    table = at_option(shares=HANDS, scores=(10, 20, 30), deck=["brown/gray", "crash"])

    play(table, "nothing, take")

    assert drawing(table) == (
        "auction, brown/gray, bowl 0, bank 27\n"
        "  0: 6 chips, 11 dollars, 1 brown, 2 yellow, no depots in\n"
        ">*1: 6 chips, 20 dollars, 1 purple, 2 yellow, no depots in\n"
        "  2: 6 chips, 32 dollars, 2 brown, no depots in"
    )


@pytest.mark.rule("M13-R3")
def test_a_share_just_taken_pays_when_its_company_comes_next() -> None:
    table = at_option(revealed="gray/brown", deck=["gray/blue", "crash"])

    play(table, "take, nothing")

    assert table.scores == [1, 0, 0]


@pytest.mark.rule("M13-X4")
@pytest.mark.parametrize(("moves", "start"), [("take, nothing", 2), ("nothing, take", 1)])
def test_the_player_who_took_the_share_starts_the_next_round(moves: str, start: int) -> None:
    table = at_option(winner=2, runner_up=1, deck=["gray/blue", "crash"])

    play(table, moves)

    assert (table.view(None)["start"], table.turn) == (start, start)


@pytest.mark.rule("M13-X4")
def test_the_start_player_is_the_old_one_until_the_next_card_is_turned() -> None:
    table = play(at_option(winner=2, runner_up=1, deck=["gray/blue", "crash"]), "take")

    assert table.view(None)["start"] == 0


@pytest.mark.rule("M13-A1")
def test_all_seats_are_in_again_when_the_next_round_begins() -> None:
    table = play(at_option(deck=["gray/blue", "crash"]), "take, nothing")

    assert table.view(None)["in_auction"] == [0, 1, 2]
    assert play(at_auction(deck=["crash"]), "leave").view(None)["in_auction"] == [1, 2]
