"""Effects of market events."""

from typing import Any

import pytest

from moguls.games.takestock.event_bags import FIELD
from moguls.games.takestock.material import MARKET_CLOSED
from tests.games.takestock.positions import (
    discards,
    event_discards,
    hand,
    lay,
    market,
    moves_of,
    phase,
    play,
    refused,
    state,
)


def played(event: str, **more: Any) -> str:
    """Return the market after a kept event has been played for oil 12."""
    table = lay(["oil 12, gems 12", "chips 12"], kept=[event, ""], **more)
    return market(play(table, f"discard oil 12, play {event}"))


@pytest.mark.rule("TKS-V1")
def test_a_split_stays_on_the_column_and_its_highest_card_goes() -> None:
    assert played("split corn", columns="corn 3 7") == "corn 3 s"
    assert played("split corn", columns="corn 3 7", splits="corn") == "corn 3 ss"


@pytest.mark.rule("TKS-V1")
def test_a_split_of_a_column_with_the_1_alone_discards_no_card() -> None:
    table = lay(["oil 12, gems 12", "chips 12"], kept=["split corn", ""])

    play(table, "discard oil 12, play split corn")

    assert (market(table), discards(table), event_discards(table)) == ("corn s", "oil 12", "")


@pytest.mark.rule("TKS-V1", "TKS-V7")
def test_a_split_of_a_frozen_column_is_discarded() -> None:
    table = lay(
        ["oil 12, gems 12", "chips 12"], kept=["split corn", ""], columns="corn 3", frozen="corn"
    )

    play(table, "discard oil 12, play split corn")

    assert (market(table), event_discards(table)) == ("corn 3 *", "split corn")


@pytest.mark.rule("TKS-V2")
@pytest.mark.parametrize(
    ("columns", "counted", "not_counted"),
    [
        ("", "", ""),
        ("corn 3", "", "corn 3"),
        ("corn 3 4", "corn 3", "corn 3"),
        ("corn 3 4 5", "corn 3", "corn 3 4"),
        ("corn 3 4 5 9", "corn 3 4", "corn 3 4"),
    ],
)
def test_a_crash_takes_half_of_the_cards_from_the_top(
    columns: str, counted: str, not_counted: str
) -> None:
    assert played("crash corn", columns=columns) == counted
    assert played("crash corn", columns=columns, crash_counts_start="off") == not_counted


@pytest.mark.rule("TKS-V2")
def test_a_crash_takes_one_split() -> None:
    table = lay(["oil 12, gems 12", "chips 12"], kept=["crash corn", ""], splits="corn, corn, gems")

    play(table, "discard oil 12, play crash corn")

    assert market(table) == "corn s, gems s"
    assert event_discards(table) == "crash corn, split corn"


@pytest.mark.rule("TKS-V2", "TKS-V7")
def test_a_crash_frees_a_frozen_column_first() -> None:
    table = lay(
        ["oil 12, gems 12", "chips 12"], kept=["crash corn", ""], columns="corn 3", frozen="corn"
    )

    play(table, "discard oil 12, play crash corn")

    assert (market(table), discards(table)) == ("", "corn 3, oil 12")
    assert event_discards(table) == "crash corn, freeze"


@pytest.mark.rule("TKS-V3")
def test_a_market_crash_is_a_crash_of_all_five() -> None:
    columns = "corn 3 4 5, gems 2, chips 2 3, oil 4 5 6 7"

    assert played("market-crash", columns=columns, splits="movies", frozen="gems") == (
        "corn 3, chips 2, oil 4 5"
    )


@pytest.mark.rule("TKS-V7", "TKS-A1")
def test_a_frozen_column_cannot_be_raised() -> None:
    table = lay(["corn 3, gems 3", "chips 12"], frozen="corn")

    assert moves_of(table, "raise") == ["raise gems 3"]
    assert refused(table, "raise corn 3") == ("TKS-V7", "frozen")


@pytest.mark.rule("TKS-V8")
def test_with_a_bull_every_seat_draws_from_the_active_one_on() -> None:
    table = lay(
        ["oil 12, gems 12", "chips 12", "chips 11"],
        kept=["bull", "", ""],
        pile="corn 2, corn 3, corn 4, corn 5",
    )

    play(table, "discard oil 12, play bull")

    assert [hand(table, seat) for seat in range(3)] == [
        "corn 2, gems 12",
        "chips 12, corn 3, corn 5",  # and the card of its turn
        "chips 11, corn 4",
    ]
    assert table.turn == 1


@pytest.mark.rule("TKS-V8", "TKS-T2")
def test_a_bull_goes_on_after_a_reshuffle() -> None:
    table = lay(
        ["oil 12, gems 12", "chips 12", "chips 11"],
        kept=["bull", "", ""],
        pile="corn 2",
        discards="movies 2, movies 3, movies 4",
        rest="certificates",
    )
    table.later_chance = None

    play(table, "discard oil 12, play bull")
    order = ["movies 4", "oil 12", "movies 2", "movies 3"]
    table.chance({"chance": "reshuffle", "order": order})

    assert [hand(table, seat) for seat in range(3)] == [
        "corn 2, gems 12",
        "chips 12, movies 2, movies 4",
        "chips 11, oil 12",
    ]


@pytest.mark.rule("TKS-V8", "TKS-E1")
def test_a_bull_without_enough_cards_ends_the_round_for_the_seats_after() -> None:
    table = lay(
        ["oil 12, gems 12", "chips 12", "chips 11"],
        kept=["bull", "", ""],
        pile="corn 2",
        rest="certificates",
        tokens=[1, 1, 1],
    )
    table.later_chance = None

    play(table, "discard oil 12, play bull")
    table.chance({"chance": "reshuffle", "order": ["oil 12"]})

    assert phase(table) == "options"
    assert [hand(table, seat) for seat in range(3)] == [
        "corn 2, gems 12",
        "chips 12, oil 12",
        "chips 11",
    ]
    assert table.turn == 1  # after the active seat


@pytest.mark.rule("TKS-V8")
def test_with_a_bear_every_seat_discards_a_card_of_its_choice() -> None:
    table = lay(
        ["oil 12, gems 12, gems 11", "chips 12, chips 10, chips 9", "chips 11, corn 2"],
        kept=["", "bear", ""],
        active=1,
        turn=1,
    )

    play(table, "discard chips 12, play bear")
    assert (table.turn, moves_of(table)) == (1, ["bear discard chips 9", "bear discard chips 10"])
    play(table, "bear discard chips 10")
    assert (table.turn, moves_of(table)) == (2, ["bear discard corn 2", "bear discard chips 11"])
    play(table, "bear discard corn 2; bear discard gems 11")

    assert discards(table) == "chips 10, chips 12, corn 2, gems 11"


@pytest.mark.rule("TKS-V8", "TKS-E1")
def test_a_hand_emptied_by_a_bear_ends_the_round_after_all_have_discarded() -> None:
    table = lay(["oil 12, gems 12", "chips 12, chips 10"], kept=["bear", ""], tokens=[1, 1])

    play(table, "discard oil 12, play bear; bear discard gems 12")
    assert (phase(table), table.turn) == ("event", 1)
    play(table, "bear discard chips 12")

    assert (phase(table), table.turn) == ("options", 1)


@pytest.mark.rule("TKS-V8")
def test_after_a_bear_the_next_seat_has_its_turn() -> None:
    table = lay(
        ["oil 12, gems 12, gems 2", "chips 12, chips 10", "corn 7, corn 8"], kept=["bear", "", ""]
    )

    play(table, "discard oil 12, play bear; bear discard gems 12; bear discard chips 10")
    assert refused(table, "bear discard corn 2") == ("TKS-T1", "not_in_hand")
    play(table, "bear discard corn 7")

    assert (phase(table), table.turn) == ("turn", 1)


@pytest.mark.rule("TKS-V9")
def test_options_up_gives_every_seat_a_token_in_turn_order_while_there_are_any() -> None:
    hands = ["oil 12, gems 12", "chips 12", "chips 11"]
    table = lay(hands, kept=["options-up", "", ""], tokens=[4, 0, 9])
    play(table, "discard oil 12, play options-up")
    assert (state(table).tokens[:3], state(table).supply) == ([5, 1, 10], 14)


@pytest.mark.rule("TKS-V9")
def test_a_short_supply_is_dealt_from_the_active_seat_on() -> None:
    hands = ["oil 12, gems 12", "chips 12", "chips 11, corn 9"]
    table = lay(hands, kept=["", "", "options-up"], tokens=[9, 10, 9], active=2, turn=2)

    play(table, "discard chips 11, play options-up")

    assert (state(table).tokens[:3], state(table).supply) == ([10, 10, 10], 0)


@pytest.mark.rule("TKS-V9")
def test_options_down_takes_a_token_from_every_seat_that_has_one() -> None:
    table = lay(
        ["oil 12, gems 12", "chips 12", "chips 11"], kept=["options-down", "", ""], tokens=[4, 0, 1]
    )

    play(table, "discard oil 12, play options-down")

    assert (state(table).tokens[:3], state(table).supply) == ([3, 0, 0], 27)


@pytest.mark.rule("TKS-V10")
def test_no_change_changes_nothing() -> None:
    assert played("no-change", columns="corn 3 7", splits="corn") == "corn 3 7 s"


@pytest.mark.rule("TKS-V11")
def test_a_played_event_is_among_the_discards_before_it_is_carried_out() -> None:
    table = lay(["oil 12, gems 12", "chips 12"], kept=["audit", ""])

    play(table, "discard oil 12, play audit")

    assert event_discards(table) == "audit"
    assert phase(table) == "event"


@pytest.mark.rule("TKS-V11", "TKS-V12")
def test_the_view_shows_how_many_events_are_discarded_and_not_which() -> None:
    table = lay(["oil 12, gems 12", "chips 12"], kept=["audit", ""], discards="corn 2")

    play(table, "discard oil 12, play audit; audit corn none")

    for viewer in (0, 1, None):
        seen = table.view(viewer)
        assert (seen["event_discards"], seen["discards"]) == (1, 2)


@pytest.mark.rule("TKS-V11")
def test_the_event_pile_never_empties_as_ten_lie_under_market_closed() -> None:
    table = lay(["oil 12, gems 12", "chips 12"], closed_after=0, tokens=[1, 1])

    play(table, "discard oil 12, draw two")

    s = state(table)
    assert s.played & FIELD[MARKET_CLOSED]
    assert s.event_end - s.event_at >= 9
