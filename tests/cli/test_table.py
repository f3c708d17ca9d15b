"""The parts of the terminal table: reading moves, drawing the track, telling events."""

from __future__ import annotations

from typing import Any

import pytest

from moguls.cli.table.moves import Unclear, any_move, default_move, read_move
from moguls.cli.table.screen import track
from moguls.cli.words import tell

LEGAL = ["leave", "bid", "loan"]
SALES = ["take", "sell 0", "sell 1", "sell 2"]


@pytest.mark.parametrize(
    ("typed", "move"),
    [
        ("bid", "bid"),
        ("b", "bid"),
        ("BID", "bid"),
        (" le ", "leave"),
        ("lo", "loan"),
        ("2", "bid"),
        ("take", None),
        ("x", None),
        ("bidding", None),
    ],
)
def test_a_move_is_its_word_its_beginning_or_its_number(typed: str, move: str | None) -> None:
    assert read_move(typed, LEGAL) == move


@pytest.mark.parametrize("typed", ["sell 2", "s2", "sell2", "s 2", "sell  2", "4"])
def test_a_sale_can_be_typed_shortly(typed: str) -> None:
    assert read_move(typed, SALES) == "sell 2"


@pytest.mark.parametrize(("typed", "legal"), [("l", LEGAL), ("sell", SALES), ("0", LEGAL)])
def test_what_could_be_several_moves_is_asked_again(typed: str, legal: list[str]) -> None:
    with pytest.raises(Unclear):
        read_move(typed, legal)


def test_any_move_of_the_game_is_understood() -> None:
    assert any_move("dec", [*LEGAL, "decline"]) == "decline"
    assert any_move("", LEGAL) is None


def test_enter_plays_the_only_move_or_declines_a_loan() -> None:
    assert default_move(["take"]) == "take"
    assert default_move(["loan", "decline"]) == "decline"
    assert default_move(LEGAL) is None


@pytest.mark.rule("M02-P9")
def test_the_track_has_32_spaces_and_tells_laps() -> None:
    places = [
        {"space": 3, "laps": 0, "below": False},
        {"space": 3, "laps": 1, "below": False},
        {"space": 30, "laps": 0, "below": True},
    ]
    assert track(places) == [
        "  track  ···0···· ········ ········ ······2·",
        "         ···1···· ········ ········ ········",
        "         seat 1 +1 lap, seat 2 below 0",
    ]


def test_events_are_told_for_you_and_for_others() -> None:
    def name(seat: int) -> str:
        return "You" if seat == 0 else f"Seat {seat}"

    events: list[dict[str, Any]] = [
        {"type": "bid", "seat": 0, "bowl": 1},
        {"type": "leave", "seat": 1, "chips": 1},
        {"type": "leave", "seat": 2, "chips": 0},
        {"type": "sell", "seat": 1, "company": "pink", "count": 0, "price": 3, "points": 0},
        {"type": "sell", "seat": 0, "company": "pink", "count": 2, "price": 3, "points": 6},
        {"type": "dividend", "seat": 0, "points": 1, "company": "blue"},
        {"type": "dividend", "seat": 2, "points": 3, "company": "blue"},
        {"type": "decline", "seat": 0},
        {"type": "end", "winners": [0, 2], "scores": [9, 1, 9]},
        {"type": "fanfare", "volume": 11},
    ]
    assert tell(events, name) == [
        "You bid: 1 in the bowl.",
        "Seat 1 leaves with 1 chip.",
        "Seat 2 leaves with nothing.",
        "Seat 1 sells nothing.",
        "You sell 2 pink at 3: 6 points.",
        "Dividends for blue: you +1, seat 2 +3.",
        "You want no loan.",
        "You and seat 2 share the win.",
        "fanfare: volume 11.",
    ]
    assert tell(events[:1]) == ["Seat 0 bids: 1 in the bowl."]
