"""Records of Take Stock: what chance brings during a game is read with the same care as a move."""

from __future__ import annotations

import json
from copy import deepcopy
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

import moguls
from moguls.core.play.playthrough import Playthrough
from moguls.core.play.replay import options_of, replay
from moguls.errors import RecordError

if TYPE_CHECKING:
    from collections.abc import Callable

    Record = dict[str, Any]
    Tamper = Callable[[Record], object]

FILE = Path(__file__).parents[1] / "golden" / "take-stock.jsonl"
GOLDEN = [json.loads(line) for line in FILE.read_text("utf-8").splitlines()]
ENGINES = pytest.mark.parametrize("native", [False, True], ids=["plain", "native"])


def chances(record: Record) -> list[tuple[int, Record]]:
    """Return the chance steps of a record with their numbers, from 1."""
    return [(at, step) for at, step in enumerate(record["steps"], 1) if "chance" in step]


def first_with(kind: str, events: range = range(41)) -> tuple[Record, int]:
    """Return a recorded game, to be tampered with, and where chance of a kind comes first in it.

    The round's pile has so many events: 40 after the market was closed, else what was left.
    """
    for record in GOLDEN:
        for at, step in chances(record):
            if step["chance"] == kind and len(step.get("events", [])) in events:
                return deepcopy(record), at
    raise AssertionError(kind)


def refused(record: Record, *, native: bool = False) -> RecordError:
    game = moguls.game(record["game"], **options_of(record))
    with pytest.raises(RecordError) as error:
        replay(game, record, check=True, native=native)
    return error.value


def swap_first_two(cards: list[str]) -> None:
    other = next(at for at, card in enumerate(cards) if card != cards[0])
    cards[0], cards[other] = cards[other], cards[0]


RESHUFFLE: dict[str, tuple[Tamper, str | None, str]] = {
    "another kind": (lambda s: s.update(chance="round"), "TKS-T2", "'round': 'reshuffle' is due"),
    "no kind": (lambda s: s.update(chance=None), "TKS-T2", "None: 'reshuffle' is due"),
    "an unknown key": (lambda s: s.update(luck=1), None, "unknown key 'luck'"),
    "a key of a round": (lambda s: s.update(dealer=0), None, "unknown key 'dealer'"),
    "a seat": (lambda s: s.update(seat=0), None, "unknown key 'seat'"),
    "a move": (lambda s: s.update(move="freeze oil"), None, "unknown key 'move'"),
    "no order": (lambda s: s.pop("order"), "TKS-C1", "a list of cards"),
    "an order that is none": (lambda s: s.update(order="corn 7"), "TKS-C1", "a list of cards"),
    "a card that is none": (
        lambda s: s["order"].__setitem__(0, "corn 13"),
        "TKS-C1",
        "'corn 13' is not a card",
    ),
    "a number as a card": (lambda s: s["order"].__setitem__(0, 7), "TKS-C1", "7 is not a card"),
    "a card missing": (lambda s: s["order"].pop(), "TKS-S2", "missing"),
    "a card twice": (lambda s: s["order"].append(s["order"][0]), "TKS-S2", "too many"),
    "a card from elsewhere": (lambda s: s["order"].__setitem__(0, "corn 1"), "TKS-", "corn 1"),
}


@pytest.mark.rule("TKS-T2")
@pytest.mark.parametrize("kind", RESHUFFLE)
def test_a_reshuffle_that_cannot_be_is_refused_with_step_and_rule(kind: str) -> None:
    tamper, rule, words = RESHUFFLE[kind]
    record, at = first_with("reshuffle")
    tamper(record["steps"][at - 1])

    error = refused(record)

    assert (error.step, str(error)[: len(f"step {at}: ")]) == (at, f"step {at}: ")
    assert words in str(error)
    assert error.rule == rule or (rule and error.rule and error.rule.startswith(rule))


ROUND: dict[str, tuple[Tamper, str | None, str]] = {
    "another kind": (
        lambda s: s.update(chance="reshuffle"),
        "TKS-S2",
        "'reshuffle': 'round' is due",
    ),
    "another dealer": (lambda s: s.update(dealer=1 - s["dealer"]), "TKS-S4", "deals, not"),
    "no dealer": (lambda s: s.pop("dealer"), "TKS-S4", "deals, not None"),
    "a truth as dealer": (lambda s: s.update(dealer=bool(s["dealer"])), "TKS-S4", "deals, not"),
    "an unknown key": (lambda s: s.update(order=[]), None, "unknown key 'order'"),
    "no shares": (lambda s: s.pop("shares"), "TKS-C1", "a list of cards"),
    "a share missing": (lambda s: s["shares"].pop(0), "TKS-S2", "missing"),
    "a share twice": (lambda s: s["shares"].__setitem__(0, s["shares"][1]), "TKS-S2", "too many"),
    "no events": (lambda s: s.pop("events"), "TKS-C2", "a list of cards"),
    "an event that is none": (
        lambda s: s["events"].__setitem__(3, "rain"),
        "TKS-C2",
        "'rain' is not a card",
    ),
    "too many events": (lambda s: s["events"].extend(s["events"]), "TKS-C2", "there are 40"),
}
NEW_PILE: dict[str, tuple[Tamper, str | None, str]] = {
    "an event missing": (lambda s: s["events"].pop(0), "TKS-C2", "missing"),
    "the closed market on top": (
        lambda s: (s["events"].remove("market-closed"), s["events"].insert(0, "market-closed")),
        "TKS-S3",
        "10 events must lie under",
    ),
}
OLD_PILE: dict[str, tuple[Tamper, str | None, str]] = {
    "two events changed about": (lambda s: swap_first_two(s["events"]), "TKS-S5", "stay as they"),
    "an event too few below": (lambda s: s["events"].pop(), "TKS-S5", "go under the pile"),
    "the closed market too many": (
        lambda s: s["events"].append("market-closed"),
        "TKS-S5",
        "go under the pile",
    ),
}
ROUNDS = [
    *((kind, case, range(41)) for kind, case in ROUND.items()),
    *((kind, case, range(40, 41)) for kind, case in NEW_PILE.items()),
    *((kind, case, range(20, 36)) for kind, case in OLD_PILE.items()),
]


@pytest.mark.rule("TKS-S2", "TKS-S3", "TKS-S4", "TKS-S5")
@pytest.mark.parametrize(("kind", "case", "events"), ROUNDS, ids=[kind for kind, *_ in ROUNDS])
def test_a_round_that_cannot_be_is_refused_with_step_and_rule(
    kind: str, case: tuple[Tamper, str | None, str], events: range
) -> None:
    tamper, rule, words = case
    record, at = first_with("round", events)
    tamper(record["steps"][at - 1])

    error = refused(record)

    assert error.step == at, kind
    assert words in str(error)
    assert error.rule == rule


@ENGINES
def test_a_move_where_chance_is_due_is_refused(native: bool) -> None:
    record, at = first_with("round")
    del record["steps"][at - 1]

    error = refused(record, native=native)

    assert (error.step, error.move) == (at, record["steps"][at - 1]["move"])
    assert "a chance step is due" in str(error)


@ENGINES
def test_chance_where_none_is_due_is_refused(native: bool) -> None:
    record, at = first_with("reshuffle")
    record["steps"].insert(at, deepcopy(record["steps"][at - 1]))

    error = refused(record, native=native)

    assert error.step == at + 1
    assert "no chance is due here: seat" in str(error)


def test_chance_after_the_end_is_refused() -> None:
    record, at = first_with("round")
    record["steps"].append(record["steps"][at - 1])

    error = refused(record)

    assert error.step == len(record["steps"])
    assert "no chance is due here: the game is over" in str(error)


def test_a_chance_step_may_have_a_time_and_a_comment() -> None:
    record, at = first_with("reshuffle")
    record["steps"][at - 1].update(at="2026-01-01T00:00:00Z", comment="a long round")
    game = moguls.game(record["game"], **options_of(record))

    done = replay(game, record, check=True)

    assert done.differences == []
    assert done.play.steps()[at - 1].keys() == {"chance", "order"}


@ENGINES
def test_while_a_chance_step_is_due_nobody_is_on_turn(native: bool) -> None:
    """Chance steps count: the check after the step before says that one is due."""
    record, at = first_with("round")
    due: Record = {"turn": None, "over": False, "legal": [], "phase": "chance"}
    record["checks"] = [{"after": at - 1, "state": due}]
    game = moguls.game(record["game"], **options_of(record))

    done = replay(game, record, check=True, native=native)

    assert done.differences == []
    assert len(done.play.steps()) == len(record["steps"]) > done.play.ply


def test_a_game_that_waits_for_chance_is_a_record_without_a_result() -> None:
    record, at = first_with("round")
    del record["steps"][at - 1 :], record["result"], record["checks"]
    game = moguls.game(record["game"], **options_of(record))

    play = game.replay(record)

    assert (play.turn, play.over, len(play.steps())) == (None, False, at - 1)
    play.draw_later()
    assert play.steps()[at - 1]["chance"] == "round"
    assert play.turn is not None


def test_a_running_game_goes_on_where_its_record_waits_for_chance() -> None:
    record, at = first_with("reshuffle")
    game = moguls.game(record["game"], **options_of(record))
    play = Playthrough(game, record["seats"], record["deal"], later_chance=None)
    for step in record["steps"][: at - 1]:
        if "chance" in step:
            play.chance(step)
        else:
            play.move(step["move"])
    assert (play.turn, list(play.legal()), play.why_not("option done") is None) == (None, [], False)

    play.chance(record["steps"][at - 1])

    assert play.turn == record["steps"][at]["seat"]


DEAL: dict[str, tuple[Tamper, str | None, str]] = {
    "an unknown key": (lambda d: d.update(first=0), None, "unknown key 'first'"),
    "no dealer": (lambda d: d.pop("dealer"), "TKS-S4", "'dealer' must be a seat"),
    "a dealer who is not there": (lambda d: d.update(dealer=6), "TKS-S4", "not 6"),
    "a truth as dealer": (lambda d: d.update(dealer=True), "TKS-S4", "not True"),
    "a share missing": (lambda d: d["shares"].pop(), "TKS-S2", "missing"),
    "a start card among the shares": (
        lambda d: d["shares"].__setitem__(0, "corn 1"),
        "TKS-C1",
        "'corn 1' is not a card",
    ),
    "an event twice": (lambda d: d["events"].__setitem__(0, "bear"), "TKS-C2", "too many"),
    "the closed market at the bottom": (
        lambda d: (d["events"].remove("market-closed"), d["events"].append("market-closed")),
        "TKS-S3",
        "10 events must lie under",
    ),
}


@pytest.mark.rule("TKS-S2", "TKS-S3", "TKS-S4", "TKS-C1", "TKS-C2")
@pytest.mark.parametrize("kind", DEAL)
def test_a_deal_that_cannot_be_is_refused_with_its_rule(kind: str) -> None:
    tamper, rule, words = DEAL[kind]
    record, _ = first_with("reshuffle")
    tamper(record["deal"])

    error = refused(record)

    assert words in str(error)
    assert (error.rule, error.step) == (rule, None)


@pytest.mark.rule("TKS-S4")
def test_a_first_player_that_disagrees_with_the_dealer_is_refused() -> None:
    record, _ = first_with("reshuffle")
    begins = (record["deal"]["dealer"] + 1) % record["seats"]
    record["options"]["first_player"] = str(begins)
    game = moguls.game(record["game"], **options_of(record))
    assert replay(game, record, check=True).differences == []
    record["options"]["first_player"] = str(1 - begins)

    error = refused(record)

    assert error.rule == "TKS-S4"
    assert f"first_player={1 - begins}" in str(error)
