"""Deals and chance steps of records: written, read, refused with the clause."""

from typing import Any

import pytest

import moguls
from moguls.core.play.playthrough import Playthrough
from moguls.core.records.chance_source import COUNTER
from moguls.errors import RecordError
from tests.games.takestock.positions import lay, play


def deal() -> dict[str, Any]:
    return moguls.game("take-stock").deal(3, seed=4)


def refusal(made: Any, **options: str) -> tuple[str, str | None]:
    with pytest.raises(RecordError) as refused:
        moguls.game("take-stock", **options).new(3, deal=made)
    return str(refused.value), refused.value.rule


@pytest.mark.rule("TKS-S2", "TKS-S3", "TKS-S4")
def test_a_deal_begins_the_game_that_it_came_from() -> None:
    table = moguls.game("take-stock").new(3, deal=deal())

    assert table.deal == deal()
    seeded = moguls.game("take-stock").new(3, seed=4)
    s = seeded.state
    s.rng = 0
    assert table.state == s


@pytest.mark.rule("TKS-S4")
@pytest.mark.parametrize("dealer", [3, -1, "0", None, True])
def test_a_dealer_who_is_not_a_seat_is_refused(dealer: Any) -> None:
    text, rule = refusal({**deal(), "dealer": dealer})

    assert "'dealer' must be a seat, 0 to 2" in text
    assert rule == "TKS-S4"


@pytest.mark.rule("TKS-S4")
def test_a_dealer_against_the_house_rule_is_refused() -> None:
    text, rule = refusal({**deal(), "dealer": 1}, first_player="1")

    assert text == "deal: 'dealer' is 1, but first_player=1 (dealer 0) (TKS-S4)"
    assert rule == "TKS-S4"


@pytest.mark.rule("TKS-S2", "TKS-C1")
def test_shares_that_are_not_the_fifty_five_are_refused() -> None:
    shares = deal()["shares"]
    twice = [shares[1], *shares[1:]]

    assert refusal({**deal(), "shares": twice}) == (
        f"deal: not the share cards that are shuffled here: {shares[0]} missing, "
        f"{shares[1]} too many (TKS-S2)",
        "TKS-S2",
    )
    assert refusal({**deal(), "shares": ["corn 1", *shares[1:]]})[1] == "TKS-C1"
    assert refusal({**deal(), "shares": "all"})[1] == "TKS-C1"


@pytest.mark.rule("TKS-S3", "TKS-C2")
def test_events_that_are_not_the_forty_or_out_of_place_are_refused() -> None:
    events = deal()["events"]
    swapped = [events[29], *events[1:29], events[0], *events[30:]]

    assert refusal({**deal(), "events": swapped}) == (
        "deal: 10 events must lie under market-closed (TKS-S3)",
        "TKS-S3",
    )
    assert refusal({**deal(), "events": events[1:]})[1] == "TKS-C2"
    assert refusal({**deal(), "events": [*events, "bull"]})[1] == "TKS-C2"
    assert refusal({**deal(), "events": ["boom", *events[1:]]})[1] == "TKS-C2"


def test_unknown_keys_and_invalid_deals_are_refused() -> None:
    assert refusal({**deal(), "deck": []})[0].startswith("deal: unknown key 'deck'")
    assert refusal([])[1] == "TKS-S2"


@pytest.mark.rule("TKS-S2")
def test_a_deal_without_a_number_of_seats_is_for_four_or_for_as_many_as_the_dealer_needs() -> None:
    game = moguls.game("take-stock")

    assert game.new(deal=deal()).seats == 4
    assert game.new(deal={**deal(), "dealer": 5}).seats == 6


# -- chance during the game -----------------------------------------------------------------------


def at_reshuffle() -> Playthrough:
    table = lay(["corn 5, oil 2", "gems 3"], rest="certificates", discards="oil 3, oil 4")
    table.later_chance = None
    return play(table, "raise corn 5")


def at_round(**more: Any) -> Playthrough:
    table = lay(
        ["corn 11, oil 2", "gems 3"], columns="corn 10", splits="gems", totals=[3, 2], **more
    )
    table.later_chance = None
    return play(table, "raise corn 11")


def round_step() -> dict[str, Any]:
    table = at_round()
    table.later_chance = COUNTER
    table.draw_later()
    return table.steps()[-1]


def refused(table: Playthrough, step: dict[str, Any]) -> tuple[str, str | None]:
    before = table.state.pack()
    with pytest.raises(RecordError) as error:
        table.chance(step)
    assert table.state.pack() == before
    return str(error.value), error.value.rule


@pytest.mark.rule("TKS-T2")
def test_a_reshuffle_is_of_the_discards() -> None:
    assert refused(at_reshuffle(), {"chance": "reshuffle", "order": ["oil 3"]}) == (
        "reshuffle: not the share cards that are shuffled here: oil 4 missing (TKS-S2)",
        "TKS-S2",
    )
    assert refused(at_reshuffle(), {"chance": "round"}) == (
        "wrong chance step 'round': 'reshuffle' is due here (TKS-T2)",
        "TKS-T2",
    )
    wrong = {"chance": "reshuffle", "order": ["oil 3", "oil 4"], "dealer": 1}
    assert refused(at_reshuffle(), wrong)[0].startswith("reshuffle: unknown key 'dealer'")


@pytest.mark.rule("TKS-S2", "TKS-S4", "TKS-S5")
def test_a_round_is_what_may_come() -> None:
    step = round_step()
    assert (step["dealer"], step["events"][-1]) == (1, "split gems")
    at_round().chance(step)

    assert refused(at_round(), {"chance": "reshuffle"})[1] == "TKS-S2"
    assert refused(at_round(), {**step, "dealer": 0}) == (
        "round: seat 1 deals, not 0 (TKS-S4)",
        "TKS-S4",
    )
    events = step["events"]
    early = [*events[:-2], events[-1], events[-2]]
    assert refused(at_round(), {**step, "events": early}) == (
        "round: the 39 events left in the pile stay as they are, on top (TKS-S5)",
        "TKS-S5",
    )
    assert refused(at_round(), {**step, "events": events[:-1]}) == (
        "round: not the splits and freezes that go under the pile: split gems missing (TKS-S5)",
        "TKS-S5",
    )
    assert refused(at_round(), {**step, "shares": step["shares"][1:]})[1] == "TKS-S2"


@pytest.mark.rule("TKS-S3", "TKS-S5")
def test_after_market_closed_the_pile_of_a_round_step_is_a_new_one() -> None:
    table = lay(["corn 11, oil 2", "gems 3"], closed_after=0)
    table.later_chance = None
    play(table, "discard oil 2, keep")
    step = {"chance": "round", "dealer": 0, **{k: v for k, v in deal().items() if k != "dealer"}}

    wrong = {**step, "events": [*step["events"][10:], *step["events"][:10]]}
    assert refused(table, wrong)[1] == "TKS-S3"
    table.chance(step)

    assert table.state.pack()
    assert table.check_state()["events_left"] == 40


def test_chance_that_is_not_due_is_refused() -> None:
    with pytest.raises(RecordError, match="no chance is due here: seat 0 is to act"):
        lay().chance({"chance": "reshuffle", "order": []})
