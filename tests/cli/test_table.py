"""Tests of the terminal table: parsing of moves, display, events."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from moguls.cli.table.menu import menu
from moguls.cli.table.moves import Ambiguous, default_move, matching, read_move
from moguls.cli.words import tell
from moguls.games.mogul2002.picture import track
from moguls.games.registry import rules_of

if TYPE_CHECKING:
    from collections.abc import Sequence

RULES = rules_of("mogul-2002")
LEGAL = ["leave", "bid", "loan"]
SALES = ["take", "sell 0", "sell 1", "sell 2"]
# The command line of the browser client has the same cases: front/src/table/command.
TYPED = json.loads(Path(__file__).with_name("typed_moves.json").read_text("utf-8"))


@pytest.mark.parametrize(("moves", "typed", "fits"), TYPED["cases"])
def test_a_move_is_its_words_or_their_beginnings(moves: str, typed: str, fits: list[str]) -> None:
    legal = TYPED["moves"][moves]
    assert matching(typed, legal) == fits
    if len(fits) > 1:
        with pytest.raises(Ambiguous):
            read_move(typed, legal)
    else:
        assert read_move(typed, legal) == (fits[0] if fits else None)


CARDS = ["corn 2", "corn 12", "gems 4", "oil 2", "oil 3", "oil 10"]
WIDE = [
    "raise corn 2",
    *(f"save {one}, discard {other}" for one in CARDS for other in CARDS if one != other),
    *(f"discard {card}, {rest}" for card in CARDS for rest in ("draw two", "keep")),
]
TURNS = [f"rotate {c}{r} {by}" for c in "abcde" for r in range(1, 8) for by in (90, 180, 270)]


@pytest.mark.parametrize(
    ("typed", "move"),
    [
        ("r c 2", "raise corn 2"),
        ("save gems 4, discard oil 2", "save gems 4, discard oil 2"),
        ("save gems 4 oil 2", "save gems 4, discard oil 2"),
        ("sa corn 12 d o 10", "save corn 12, discard oil 10"),
        ("discard oil 10 k", "discard oil 10, keep"),
        ("save gems 1", None),
        ("raise corn 12", None),
    ],
)
def test_a_long_move_is_typed_by_the_beginnings_of_its_words(typed: str, move: str | None) -> None:
    assert read_move(typed, WIDE) == move


def test_numbers_in_moves_are_typed_in_full() -> None:
    assert read_move("ro c4 90", TURNS) == "rotate c4 90"
    assert matching("rotate c4", TURNS) == ["rotate c4 90", "rotate c4 180", "rotate c4 270"]
    assert matching("rotate c4 9", TURNS) == []
    assert len(matching("rotate c", TURNS)) == 21


def test_a_short_list_names_every_move_and_a_long_one_what_they_begin_with() -> None:
    assert [entry.shown for entry in menu(SALES)] == SALES
    assert [entry.shown for entry in menu([*TURNS, "pawn a1-b3", "end"])] == [
        "rotate a1…e7 90|180|270",
        "pawn a1-b3",
        "end",
    ]
    assert [(entry.shown, len(entry.moves)) for entry in menu(WIDE)] == [
        ("raise corn 2", 1),
        ("save …, discard …", 30),
        ("discard …, draw two", 6),
        ("discard …, keep", 6),
    ]


def test_a_line_of_a_long_list_opens_until_every_move_stands_alone() -> None:
    def leaves(moves: Sequence[str]) -> list[str]:
        entries = menu(moves)
        assert len(moves) == 1 or len(entries) > 1
        return [
            move
            for entry in entries
            for move in (entry.moves if len(entry.moves) == 1 else leaves(entry.moves))
        ]

    for moves in (WIDE, TURNS, SALES):
        assert sorted(leaves(moves)) == sorted(moves)


def test_enter_plays_the_only_move_or_declines_a_loan() -> None:
    assert default_move(["take"]) == "take"
    assert default_move(["loan", "decline"], "decline") == "decline"
    assert default_move(LEGAL, "decline") is None
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


def test_pictures_count_seats_from_1_where_a_view_says_so() -> None:
    assert track([{"space": 3, "laps": 1, "below": False}], 1) == [
        "  track  ···1···· ········ ········ ········",
        "         seat 1 +1 lap",
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
    ]
    assert tell(RULES, events, name) == [
        "You bid: 1 in the bowl.",
        "Seat 1 leaves with 1 chip.",
        "Seat 2 leaves with nothing.",
        "Seat 1 sells nothing.",
        "You sell 2 pink at 3: 6 points.",
        "Dividends for blue: you +1, seat 2 +3.",
        "You take no loan.",
        "You and seat 2 share the win.",
    ]
    assert tell(RULES, events[:1]) == ["Seat 1 bids: 1 in the bowl."]
    assert tell(RULES, events[7:8]) == ["Seat 1 takes no loan."]


def test_a_game_without_words_of_its_own_is_told_by_its_facts() -> None:
    wordless = replace(RULES, display=replace(RULES.display, say=None, face=None))
    events: list[dict[str, Any]] = [{"type": "fanfare", "volume": 11}]
    assert tell(wordless, events) == ["fanfare: volume 11."]
