"""Material: shares, chips and track."""

from collections import Counter

import pytest

import moguls
from moguls.games.mogul2002 import material
from tests.tables import at_auction

GAME = moguls.game("mogul-2002")
NAMES = [material.card_name(kind) for kind in material.SHARES]

# company -> sale colours printed on the cards
PRINTED = {
    "brown": "green green yellow yellow blue blue pink pink",
    "pink": "yellow yellow blue blue brown brown green",
    "blue": "green green pink pink yellow brown",
    "green": "pink pink yellow blue brown",
    "yellow": "blue blue pink green brown",
}


@pytest.mark.rule("M02-C1")
def test_there_are_31_shares_and_none_has_the_same_colour_twice() -> None:
    assert len(NAMES) == 31
    for name in NAMES:
        company, _, sale = name.partition("/")
        assert company != sale


@pytest.mark.rule("M02-C1", "M02-C2")
def test_the_shares_are_those_printed() -> None:
    printed = [f"{name}/{sale}" for name, sales in PRINTED.items() for sale in sales.split()]

    assert Counter(NAMES) == Counter(printed)


@pytest.mark.rule("M02-C2")
def test_the_companies_have_their_numbers_of_shares_and_their_names() -> None:
    market = GAME.new(seats=3, seed=1).view(None)["market"]

    assert {name: counts["all"] for name, counts in market.items()} == {
        "brown": 8,
        "pink": 7,
        "blue": 6,
        "green": 5,
        "yellow": 5,
    }
    assert GAME.rules.display.colours == {
        "brown": "Great Northern",
        "pink": "Union Pacific",
        "blue": "Santa Fe",
        "green": "Frisco",
        "yellow": "Southern Pacific",
    }


@pytest.mark.rule("M02-C2", "M02-C4")
@pytest.mark.parametrize("seats", GAME.seats)
def test_a_deal_has_every_share_and_the_crash_once(seats: int) -> None:
    deal = GAME.deal(seats, seed=1)

    assert Counter([*deal["start_shares"], *deal["deck"]]) == Counter([*NAMES, "crash"])


@pytest.mark.rule("M02-C3")
def test_six_brown_shares_are_start_shares() -> None:
    dealt = GAME.deal(6, seed=1)["start_shares"]

    assert sorted(dealt) == [
        *("brown/blue", "brown/blue", "brown/green"),
        *("brown/pink", "brown/pink", "brown/yellow"),
    ]


@pytest.mark.rule("M02-C4")
@pytest.mark.parametrize("seats", GAME.seats)
def test_there_are_45_chips(seats: int) -> None:
    seen = GAME.new(seats, seed=1).check_state()

    assert sum(seen["chips"]) + seen["bank"] + seen["bowl"] == 45


@pytest.mark.rule("M02-C4")
@pytest.mark.parametrize("seats", GAME.seats)
def test_each_seat_has_a_marker_on_a_track_of_32_spaces(seats: int) -> None:
    scores = [31 + seat for seat in range(seats)]

    track = at_auction(chips=(6,) * seats, scores=scores).view(None)["track"]

    assert [marker["space"] for marker in track] == [31, *range(seats - 1)]
