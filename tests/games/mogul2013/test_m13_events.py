"""Events, both as data and in words."""

from typing import Any

import pytest

import moguls
from moguls.games.mogul2013.__main__ import main
from moguls.games.mogul2013.words import SENTENCES, clause_of, say
from tests.games.mogul2013.positions import SIX, at_auction, at_option, at_the_end
from tests.tables import play


def events(table: Any) -> list[dict[str, Any]]:
    told: list[dict[str, Any]] = table.events(None)
    assert all(table.events(seat) == told for seat in range(table.seats))
    return told


def words(table: Any) -> list[str]:
    return [
        say(event, lambda seat: "You" if seat == 0 else f"Seat {seat}") for event in events(table)
    ]


def test_a_game_begins_with_its_start_player_a_share_and_its_dividends() -> None:
    told = events(moguls.game("mogul-2013").new(4, seed=1))

    assert [event["type"] for event in told[:3]] == ["start", "reveal", "dividend"]


CASES = [
    (at_auction, "bid", ["You bid: 1 in the bowl."]),
    (at_auction, "leave", ["You leave with nothing."]),
    (at_auction, "credit", ["You take a credit: 3 chips for 3 dollars."]),
    (lambda: at_auction(bowl=1), "leave", ["You leave with 1 chip."]),
    (
        *(lambda: at_auction(in_auction=[0, 2], bowl=2), "leave"),
        ["You leave with 2 chips.", "Seat 2 wins the auction.", "You are the runner-up."],
    ),
    (at_option, "take", ["You take yellow/blue."]),
    (at_option, "nothing", ["You do nothing."]),
    (at_option, "erect DEN", ["You put up a depot at Denver (DEN)."]),
    (
        *(lambda: at_option(depots=[SIX, "", ""]), "move BOI>GAL"),
        ["You move a depot from BOI to Galveston (GAL)."],
    ),
    (
        *(lambda: at_option(shares=[{"blue": 2}, {"blue": 1}, {}]), "sell"),
        ["You sell 2 blue at 3: 6 dollars."],
    ),
]


@pytest.mark.rule("M13-A2", "M13-A3", "M13-A4", "M13-L1", "M13-X2", "M13-X3", "M13-D1", "M13-D2")
@pytest.mark.parametrize(("table_of", "move", "told"), CASES)
def test_every_move_is_told_in_a_sentence(table_of: Any, move: str, told: list[str]) -> None:
    assert words(play(table_of(), move)) == told


@pytest.mark.rule("M13-R3")
def test_dividends_are_told_after_the_reveal() -> None:
    table = at_option(shares=[{"gray": 1}, {}, {"gray": 2}], deck=["gray/blue", "crash"])

    assert words(play(table, "take, nothing")) == [
        "Seat 1 does nothing.",
        "Revealed: gray/blue.",
        "You earn 1 dollar for gray.",
        "Seat 2 earns 2 dollars for gray.",
    ]


@pytest.mark.rule("M13-E1", "M13-E2", "M13-E3", "M13-E4")
def test_the_end_tells_depots_shares_chips_and_who_has_won() -> None:
    told = words(at_the_end(chips=(5, 0, 0), depots=["CHI", "ALB DOD", ""]))

    assert told == [
        "Seat 1 does nothing.",
        "The crash: the game is over.",
        "You earn 1 dollar for 1 depot on brown.",
        "You earn 1 dollar for 1 depot on blue.",
        "Seat 1 earns 4 dollars for 2 depots on blue.",
        "You earn 1 dollar for shares.",
        "Seat 1 earns 0 dollars for shares.",
        "Seat 2 earns 0 dollars for shares.",
        "You earn 1 dollar for chips.",
        "Seat 1 earns 0 dollars for chips.",
        "Seat 2 earns 0 dollars for chips.",
        "You win on shares, 1 to 0.",
    ]


@pytest.mark.rule("M13-E4")
@pytest.mark.parametrize(
    ("winners", "told"),
    [
        ([1], "Seat 1 wins the game."),
        ([0, 2], "You and seat 2 share the win."),
        ([0, 1, 2], "You, seat 1 and seat 2 share the win."),
    ],
)
def test_a_shared_win_is_told(winners: list[int], told: str) -> None:
    event = {"type": "end", "winners": winners, "scores": [1, 1, 1]}

    assert say(event, lambda seat: "You" if seat == 0 else f"Seat {seat}") == told


def test_the_dollars_told_are_the_dollars_scored() -> None:
    table = moguls.game("mogul-2013").new(5, seed=9)
    earned = [0] * 5
    for at in range(1000):
        for event in events(table):
            if "points" in event:
                earned[event["seat"]] += event["points"]
            if event["type"] == "credit":
                earned[event["seat"]] -= event["dollars"]
        if table.over:
            break
        moves = list(table.legal())
        table.move(moves[at * 7 % len(moves)])

    assert table.over
    assert earned == table.scores


def test_every_kind_of_event_has_a_clause() -> None:
    ids = {clause.id for clause in moguls.game("mogul-2013").rules_text()}

    assert {clause_of({"type": kind}) for kind in SENTENCES} <= ids


@pytest.mark.parametrize("seats", ["3", "5"])
def test_an_annotated_game_names_a_clause_for_all_that_happens(
    seats: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([seats, "7"]) == 0
    lines = capsys.readouterr().out.splitlines()

    assert lines[0] == f"mogul-2013, {seats} seats, seed 7"
    assert "reconstructed (M13-C1, M13-C3, M13-C4, M13-P1)" in lines[1]
    assert all("(M13-" in line for line in lines[2:])
    assert "(M13-E4)" in lines[-1]


@pytest.mark.parametrize("arguments", [["six"], ["9"], ["3", "4", "5"]])
def test_a_game_that_cannot_be_annotated_is_refused(
    arguments: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(arguments) == 2
    assert "usage: python -m moguls.games.mogul2013" in capsys.readouterr().err
