"""Turn: the draw, and the four actions."""

import pytest

from moguls.games.takestock.market import longest, price
from tests.games.takestock.positions import (
    certificates,
    discards,
    event_discards,
    hand,
    kept_events,
    lay,
    market,
    moves_of,
    phase,
    play,
    refused,
    state,
)


@pytest.mark.rule("TKS-P1")
@pytest.mark.parametrize(
    ("columns", "splits", "expected"),
    [("", "", 1), ("corn 3 7", "", 7), ("corn 3 7", "corn, corn", 21), ("", "corn", 2)],
)
def test_a_price_is_the_highest_card_times_one_more_than_the_splits(
    columns: str, splits: str, expected: int
) -> None:
    assert price(state(lay(columns=columns, splits=splits)), 0) == expected


@pytest.mark.rule("TKS-T1")
def test_a_turn_begins_with_a_draw_and_one_action_ends_it() -> None:
    table = lay(["corn 5, oil 2", "gems 3"], pile="movies 9, chips 8")

    play(table, "raise corn 5")

    assert table.turn == 1
    assert hand(table, 1) == "gems 3, movies 9"
    assert {move.split()[0] for move in table.legal()} == {"raise", "save", "discard"}


@pytest.mark.rule("TKS-T1")
def test_the_turn_goes_round_the_table() -> None:
    table = lay(["corn 5, oil 2", "gems 5, oil 3", "chips 5, oil 4"])

    play(table, "raise corn 5; raise gems 5; raise chips 5")

    assert table.turn == 0


@pytest.mark.rule("TKS-T2")
def test_an_empty_draw_pile_is_made_again_of_the_discards() -> None:
    table = lay(
        ["corn 5, oil 2", "gems 3"], rest="certificates", discards="movies 9, chips 8, chips 9"
    )
    table.later_chance = None

    play(table, "raise corn 5")
    assert (phase(table), table.turn, list(table.legal())) == ("chance", None, [])
    table.chance({"chance": "reshuffle", "order": ["chips 9", "movies 9", "chips 8"]})

    assert table.turn == 1
    assert hand(table, 1) == "chips 9, gems 3"
    assert discards(table) == ""
    assert state(table).pile_end - state(table).pile_at == 2


@pytest.mark.rule("TKS-T2", "TKS-E1")
def test_the_round_ends_when_there_is_no_card_at_all_to_draw() -> None:
    table = lay(["corn 5, oil 2", "gems 3"], rest="certificates", rounds=1)

    play(table, "raise corn 5")

    assert table.over


@pytest.mark.rule("TKS-A1")
@pytest.mark.parametrize(
    ("columns", "able"),
    [
        ("", [2, 3, 4, 5]),
        ("corn 3", [4, 5, 6, 7]),
        ("corn 2 6", [7, 8, 9, 10]),
        ("corn 9", [10, 11, 12]),
    ],
)
def test_a_raise_is_higher_than_the_column_by_at_most_four(columns: str, able: list[int]) -> None:
    there = {int(value) for value in columns.split()[1:]}
    hands = [f"corn {value}" for value in range(2, 13) if value not in there]
    table = lay([", ".join(hands), "oil 2"], columns=columns)

    assert moves_of(table, "raise") == [f"raise corn {value}" for value in able]


@pytest.mark.rule("TKS-A1")
def test_the_raised_card_lies_on_its_column() -> None:
    table = play(lay(["corn 5, oil 2", "gems 3"], columns="corn 3, oil 4"), "raise corn 5")

    assert market(table) == "corn 3 5, oil 4"
    assert hand(table, 0) == "oil 2"


@pytest.mark.rule("TKS-A2", "TKS-E1")
@pytest.mark.parametrize("value", [11, 12])
def test_an_eleven_or_a_twelve_closes_the_market(value: int) -> None:
    table = lay([f"corn {value}, oil 2", "gems 3"], columns="corn 10", tokens=[1, 1])

    play(table, f"raise corn {value}")

    assert phase(table) == "options"
    assert market(table) == f"corn 10 {value}"


@pytest.mark.rule("TKS-A2")
def test_a_ten_does_not_close_the_market() -> None:
    table = play(lay(["corn 10, oil 2", "gems 3"], columns="corn 9"), "raise corn 10")

    assert phase(table) == "turn"


@pytest.mark.rule("TKS-A3")
def test_a_saved_card_lies_before_the_seat_and_another_is_discarded() -> None:
    table = lay(["corn 5, oil 2, gems 4", "gems 3"])

    play(table, "save corn 5, discard oil 2")

    assert (certificates(table, 0), hand(table, 0), discards(table)) == (
        "corn 5",
        "gems 4",
        "oil 2",
    )


@pytest.mark.rule("TKS-A3")
def test_every_card_can_be_saved_with_every_other_one_discarded() -> None:
    table = lay(["corn 9, oil 2, gems 8", "gems 3"])

    assert len(moves_of(table, "save")) == 6
    assert refused(table, "save corn 9, discard corn 9") == ("TKS-A3", "same_card")


@pytest.mark.rule("TKS-A3", "TKS-E1", "TKS-N1")
def test_saving_the_last_but_one_card_ends_the_round() -> None:
    table = lay(["corn 5, oil 2", "gems 3"], tokens=[1, 1])

    play(table, "save corn 5, discard oil 2")

    assert phase(table) == "options"
    assert table.turn == 1  # the other has no card left


@pytest.mark.rule("TKS-A4")
@pytest.mark.parametrize(
    ("columns", "splits", "frozen", "most"),
    [
        ("", "", "", 1),
        ("corn 3 7, oil 2", "", "", 3),
        ("corn 3 7, oil 2", "oil, oil, corn", "", 4),
        ("corn 3", "", "corn", 2),
    ],
)
def test_a_seat_saves_while_it_has_fewer_than_the_longest_column_with_splits(
    columns: str, splits: str, frozen: str, most: int
) -> None:
    saved = ["movies 2", "movies 3", "movies 4", "movies 5"]
    for count in range(5):
        held = ", ".join(saved[:count])
        table = lay(
            ["gems 9, gems 8", "gems 3"],
            columns=columns,
            splits=splits,
            frozen=frozen,
            certificates=[held, ""],
        )
        assert longest(state(table)) == most
        assert bool(moves_of(table, "save")) == (count < most)
        if count >= most:
            assert refused(table, "save gems 9, discard gems 8") == ("TKS-A4", "too_many")


@pytest.mark.rule("TKS-A5")
def test_of_two_drawn_events_one_takes_effect_and_the_other_is_put_aside() -> None:
    table = lay(["corn 5, oil 2", "gems 3"], events="audit, no-change, bull")

    play(table, "discard corn 5, draw two")
    assert (phase(table), table.turn) == ("choose", 0)
    assert list(table.legal()) == ["choose audit", "choose no-change"]
    assert event_discards(table) == ""
    assert refused(table, "choose bull") == ("TKS-A5", "not_drawn")
    play(table, "choose no-change")

    assert table.turn == 1
    assert event_discards(table) == "audit, no-change"
    assert discards(table) == "corn 5"


@pytest.mark.rule("TKS-A5")
def test_two_events_alike_are_one_choice() -> None:
    table = lay(["corn 5, oil 2", "gems 3"], events="audit, audit")

    play(table, "discard corn 5, draw two")
    assert list(table.legal()) == ["choose audit"]
    play(table, "choose audit")

    assert phase(table) == "event"
    assert event_discards(table) == "audit, audit"


@pytest.mark.rule("TKS-A5", "TKS-A8")
def test_an_event_can_be_kept_for_a_later_turn() -> None:
    table = lay(["corn 5, oil 2, oil 3", "gems 3"], events="bull")

    play(table, "discard corn 5, keep")
    assert (kept_events(table, 0), event_discards(table), table.turn) == ("bull", "", 1)
    assert moves_of(table, "discard gems 3, play") == []
    play(table, "discard gems 3, keep")

    assert moves_of(table, "discard oil 2, play") == ["discard oil 2, play bull"]


@pytest.mark.rule("TKS-A6", "TKS-E1")
def test_market_closed_cannot_be_kept_and_ends_the_round() -> None:
    table = lay(["corn 5, oil 2", "gems 3"], closed_after=0, tokens=[1, 1])

    play(table, "discard corn 5, keep")

    assert phase(table) == "options"
    assert kept_events(table, 0) == ""
    assert "market-closed" in event_discards(table)


@pytest.mark.rule("TKS-A6", "TKS-E1")
@pytest.mark.parametrize("above", ["", "bull"])
def test_market_closed_among_two_ends_the_round_and_neither_takes_effect(above: str) -> None:
    table = lay(
        ["corn 5, oil 2", "gems 3"], events=above, closed_after=len(above.split()), tokens=[1, 1]
    )
    before = state(table).event_end - state(table).event_at

    play(table, "discard corn 5, draw two")

    assert phase(table) == "options"
    assert state(table).event_end - state(table).event_at == before - 2
    assert "market-closed" in event_discards(table)
    assert hand(table, 1) == "gems 3"


@pytest.mark.rule("TKS-A7")
def test_a_kept_event_is_played_for_a_card() -> None:
    table = lay(["corn 5, oil 2", "gems 3"], kept=["audit, audit, split gems", "bear"])

    assert moves_of(table, "discard oil 2, play") == [
        "discard oil 2, play split gems",
        "discard oil 2, play audit",
    ]
    assert refused(table, "discard oil 2, play bear") == ("TKS-A7", "not_kept")
    play(table, "discard oil 2, play split gems")

    assert (kept_events(table, 0), market(table), discards(table)) == (
        "audit, audit",
        "gems s",
        "oil 2",
    )
