"""End of a round: options, points; the end of the game."""

from typing import Any

import pytest

import moguls
from tests.games.takestock.positions import (
    certificates,
    discards,
    hand,
    lay,
    market,
    moves_of,
    phase,
    play,
    refused,
    state,
)

THREE = ["corn 11, oil 2", "gems 3, gems 4", "chips 3"]


def closing(hands: list[str] | None = None, **more: Any) -> Any:
    """Return a table where seat 0 has just closed the market by a raise."""
    table = lay(hands or THREE, columns="corn 3 10, gems 5", **more)
    return play(table, "raise corn 11")


@pytest.mark.rule("TKS-E1")
def test_the_round_ends_at_once_and_nobody_draws() -> None:
    table = closing(tokens=[1, 1, 1])

    assert [hand(table, seat) for seat in range(3)] == ["oil 2", "gems 3, gems 4", "chips 3"]


@pytest.mark.rule("TKS-E2")
def test_seats_with_a_token_and_a_card_are_asked_from_the_next_one_on() -> None:
    table = closing(tokens=[1, 2, 1])

    assert table.turn == 1
    play(table, "option done")
    assert table.turn == 2
    play(table, "option done")
    assert table.turn == 0
    assert moves_of(table) == ["option oil 2", "option done"]
    play(table, "option done")

    assert state(table).round == 2


@pytest.mark.rule("TKS-E2")
def test_a_seat_without_token_or_card_is_not_asked() -> None:
    table = closing(["corn 11, oil 2", "gems 3, gems 4", "", "chips 3"], tokens=[1, 0, 3, 1])

    assert table.turn == 3


@pytest.mark.rule("TKS-E2", "TKS-A4")
def test_a_token_saves_a_card_without_limit() -> None:
    full = "movies 2, movies 3, movies 4, movies 5"
    table = closing(tokens=[0, 2, 0], certificates=["", full, ""], rounds=1)

    play(table, "option gems 4")
    assert table.turn == 1
    assert state(table).tokens[1] == 1
    assert state(table).supply == 29
    play(table, "option gems 3")

    assert certificates(table, 1) == f"gems 3, gems 4, {full}"
    assert table.over


@pytest.mark.rule("TKS-E2")
def test_after_its_last_token_or_card_a_seat_is_asked_no_more() -> None:
    assert play(closing(tokens=[0, 1, 1]), "option gems 4").turn == 2
    assert play(closing(tokens=[0, 4, 1]), "option gems 4; option gems 3").turn == 2


@pytest.mark.rule("TKS-E2")
def test_hands_are_discarded_after_the_last_answer() -> None:
    table = closing(tokens=[0, 1, 1], rounds=1)

    play(table, "option done")
    assert hand(table, 1) == "gems 3, gems 4"
    play(table, "option done")

    assert [hand(table, seat) for seat in range(3)] == ["", "", ""]
    assert discards(table) == "chips 3, gems 3, gems 4, oil 2"


@pytest.mark.rule("TKS-E2")
def test_nobody_is_asked_where_nobody_has_a_token() -> None:
    table = closing(rounds=1)

    assert table.over


@pytest.mark.rule("TKS-E2")
def test_options_are_for_the_end_of_a_round_only() -> None:
    assert refused(lay(tokens=[1, 1]), "option corn 5") == ("TKS-E2", "round_running")
    assert refused(closing(tokens=[1, 1, 1]), "raise gems 3") == ("TKS-E2", "round_ended")


@pytest.mark.rule("TKS-E3", "TKS-P1")
def test_certificates_pay_their_shares_times_the_price() -> None:
    table = closing(
        certificates=["corn 2, corn 9", "gems 12, movies 8", ""],
        splits="gems, gems",
        totals=[100, 10, 1],
        rounds=1,
    )

    # corn stands at 11: 1 + 3 shares; gems at 15: 3 shares; movies at 1: 2 shares
    assert table.scores == [100 + 44, 10 + 45 + 2, 1]


@pytest.mark.rule("TKS-E3")
def test_points_by_the_other_scale() -> None:
    table = closing(certificates=["corn 2, corn 9", "", ""], scale="four_steps", rounds=1)

    assert table.scores == [(1 + 3) * 11, 0, 0]


@pytest.mark.rule("TKS-E4")
def test_the_highest_total_wins_and_ties_share() -> None:
    assert closing(totals=[5, 7, 7], rounds=1).winners == [1, 2]
    assert closing(totals=[8, 7, 7], rounds=1).winners == [0]
    assert closing(totals=[8, 7, 9], rounds=1).winners == [2]


@pytest.mark.rule("TKS-E4")
@pytest.mark.parametrize("rounds", range(1, 9))
def test_the_game_has_as_many_rounds_as_the_house_rule_says(rounds: int) -> None:
    table = closing(rounds=rounds, round=rounds)
    assert table.over

    if rounds > 1:
        assert not closing(rounds=rounds, round=rounds - 1).over


@pytest.mark.rule("TKS-E4")
def test_the_game_has_four_rounds() -> None:
    assert closing(round=4).over
    assert not closing(round=3).over


@pytest.mark.rule("TKS-E2", "TKS-S2")
def test_until_the_next_round_all_lies_as_it_was_scored() -> None:
    table = lay(THREE, columns="corn 3 10, gems 5", splits="oil")
    table.later_chance = None

    play(table, "raise corn 11")

    assert phase(table) == "chance"
    assert table.turn is None
    assert list(table.legal()) == []
    assert market(table) == "corn 3 10 11, gems 5, oil s"
    assert refused(table, "raise corn 12") == ("TKS-T2", "chance")


@pytest.mark.rule("TKS-S1", "TKS-E4")
def test_tokens_and_totals_outlast_the_round() -> None:
    table = closing(tokens=[3, 2, 1], totals=[5, 6, 7])

    play(table, "option done; option done; option done")

    assert state(table).tokens[:3] == [3, 2, 1]
    assert table.scores == [5, 6, 7]
    assert state(table).certificates == [0] * 6


def test_a_finished_game_takes_no_move() -> None:
    assert refused(closing(rounds=1), "option done") == ("TKS-E4", "over")
    assert moguls.game("take-stock").rules.legal_actions(closing(rounds=1).state) == []
