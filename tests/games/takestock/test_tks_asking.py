"""Events that ask for a choice: insider, audit, freeze."""

import pytest

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
)


@pytest.mark.rule("TKS-V4")
def test_an_insider_takes_a_card_of_its_stock_for_a_card_at_a_time() -> None:
    table = lay(
        ["corn 12, gems 12, oil 2", "chips 12"],
        kept=["insider corn", ""],
        discards="corn 2, corn 3, gems 5",
    )

    play(table, "discard gems 12, play insider corn")
    assert phase(table) == "event"
    assert moves_of(table) == [
        "insider take corn 2, discard corn 12",
        "insider take corn 2, discard oil 2",
        "insider take corn 3, discard corn 12",
        "insider take corn 3, discard oil 2",
        "insider done",
    ]
    assert refused(table, "insider take gems 5, discard oil 2") == ("TKS-V4", "other_stock")
    assert refused(table, "insider take corn 4, discard oil 2") == ("TKS-V4", "not_discarded")
    assert refused(table, "insider take corn 2, discard oil 9") == ("TKS-T1", "not_in_hand")
    play(table, "insider take corn 2, discard oil 2; insider done")

    assert hand(table, 0) == "corn 12, corn 2"
    assert discards(table) == "corn 3, gems 12, gems 5, oil 2"
    assert table.turn == 1


@pytest.mark.rule("TKS-V4")
def test_the_card_that_paid_can_be_taken_and_one_discarded_on_the_way_cannot() -> None:
    table = lay(
        ["corn 12, corn 2, oil 2", "chips 12"], kept=["insider corn", ""], discards="corn 3"
    )

    play(table, "discard corn 12, play insider corn")
    play(table, "insider take corn 12, discard corn 2")

    assert moves_of(table, "insider take") == [
        "insider take corn 3, discard corn 12",  # taken earlier: it may go
        "insider take corn 3, discard oil 2",
    ]


@pytest.mark.rule("TKS-V4")
def test_an_insider_ends_by_itself_after_three_cards() -> None:
    table = lay(
        ["corn 12, oil 2, oil 3, oil 4", "chips 12"],
        kept=["insider corn", ""],
        discards="corn 2, corn 3, corn 4, corn 5",
    )

    play(table, "discard corn 12, play insider corn; insider take corn 2, discard oil 2")
    play(table, "insider take corn 3, discard oil 3; insider take corn 4, discard oil 4")

    assert (phase(table), table.turn) == ("turn", 1)
    assert hand(table, 0) == "corn 2, corn 3, corn 4"


@pytest.mark.rule("TKS-V4")
def test_an_insider_without_such_a_card_can_only_end() -> None:
    table = lay(["corn 12, oil 2", "chips 12"], kept=["insider gems", ""], discards="corn 2")

    play(table, "discard corn 12, play insider gems")

    assert moves_of(table) == ["insider done"]


@pytest.mark.rule("TKS-V5", "TKS-V7")
def test_an_audit_takes_the_top_or_a_split_of_a_column_that_is_not_frozen() -> None:
    table = lay(
        ["oil 12, gems 12", "chips 12"],
        kept=["audit", ""],
        columns="corn 3 7, gems 2, chips 5",
        splits="corn, oil",
        frozen="chips",
    )

    play(table, "discard oil 12, play audit")

    assert moves_of(table) == [
        "audit corn top",
        "audit corn split",
        "audit gems top",
        "audit oil split",
        "audit movies none",
    ]
    assert refused(table, "audit chips top") == ("TKS-V7", "frozen")
    assert refused(table, "audit oil top") == ("TKS-V5", "no_top")
    assert refused(table, "audit gems split") == ("TKS-V5", "no_split")
    assert refused(table, "audit corn none") == ("TKS-V5", "something")


@pytest.mark.rule("TKS-V5", "TKS-N2")
@pytest.mark.parametrize(
    ("move", "left"),
    [
        ("audit corn top", "corn 3 s"),
        ("audit corn split", "corn 3 7"),
        ("audit oil none", "corn 3 7 s"),
    ],
)
def test_an_audit_discards_one_card_or_nothing(move: str, left: str) -> None:
    table = lay(
        ["oil 12, gems 12", "chips 12"], kept=["audit", ""], columns="corn 3 7", splits="corn"
    )

    play(table, f"discard oil 12, play audit; {move}")

    assert (market(table), table.turn) == (left, 1)


@pytest.mark.rule("TKS-V6", "TKS-V11")
def test_a_freeze_stays_on_a_column() -> None:
    table = lay(["oil 12, gems 12", "chips 12"], kept=["freeze", ""])

    play(table, "discard oil 12, play freeze")
    assert event_discards(table) == ""
    assert len(moves_of(table, "freeze")) == 5
    play(table, "freeze oil")

    assert (market(table), event_discards(table)) == ("oil *", "")


@pytest.mark.rule("TKS-V6", "TKS-V11")
def test_a_second_freeze_frees_the_column_and_both_are_discarded() -> None:
    table = lay(["oil 12, gems 12", "chips 12"], kept=["freeze", ""], frozen="oil")

    play(table, "discard oil 12, play freeze; freeze oil")

    assert (market(table), event_discards(table)) == ("", "freeze, freeze")
