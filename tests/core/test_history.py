"""Redealt history for a seat: the same to that seat at every step, and allowed by the rules."""

from __future__ import annotations

import json
import random
from pathlib import Path
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any

import pytest

import moguls
from moguls.core.open_hands import open_events, open_view
from moguls.core.play.history import History
from moguls.core.play.playthrough import Playthrough
from moguls.games.takestock.material import MARKET_CLOSED
from tests.laws.world import OWN

if TYPE_CHECKING:
    from collections.abc import Iterator

GOLDEN = Path(__file__).parents[1] / "golden"
GAMES = moguls.games()
HIDING = [name for name in GAMES if moguls.game(name).rules.codec.redeal_history]
CHANCE = random.Random(4)  # a test


def recorded(name: str, most: int = 6) -> Iterator[Playthrough]:
    lines = (GOLDEN / f"{name}.jsonl").read_text("utf-8").splitlines()
    for line in lines[:most]:
        record = json.loads(line)
        yield moguls.game(name, **record["options"]).replay(record)


def until(play: Playthrough, at: int) -> History:
    return History(play.game, play.deal, play.steps()[:at], play.states()[: at + 1])


def played(history: History, deal: dict[str, Any], steps: list[dict[str, Any]]) -> Playthrough:
    seats: int = history.states[0].seats
    play = Playthrough(history.game, seats, deal, later_chance=None)
    play.play_on(steps)
    return play


def heard(play: Playthrough | History, seat: int) -> list[Any]:
    rules = play.game.rules
    states, steps = (
        (play.states, play.steps) if isinstance(play, History) else (play.states(), play.steps())
    )
    told: list[Any] = [rules.display.tell(None, None, states[0], seat)]
    for number, step in enumerate(steps, 1):
        what = step if "chance" in step else rules.codec.actions[step["move"]]
        told.append(rules.display.tell(states[number - 1], what, states[number], seat))
    return told + [rules.display.view(state, seat) for state in states]


@pytest.mark.parametrize("name", HIDING)
def test_a_seat_could_not_have_told_the_games_apart(name: str) -> None:
    changed = 0
    for play in recorded(name):
        for _ in range(6):
            at, seat = CHANCE.randrange(play.length), CHANCE.randrange(play.seats)
            history = until(play, at)
            deal, steps = history.redeal(seat, CHANCE.getrandbits(63))
            other = played(history, deal, steps)
            assert heard(other, seat) == heard(history, seat)
            assert [s.get("move") for s in steps] == [s.get("move") for s in history.steps]
            changed += other.state.pack() != history.states[-1].pack()
    assert changed > 10


@pytest.mark.parametrize("name", HIDING)
def test_all_that_is_hidden_is_drawn_as_redeal_draws_it(name: str) -> None:
    for play in recorded(name, 12):
        if "kept_events" in play.game.options:
            continue  # an event kept for long stays as it is
        at, seat = play.length // 2, CHANCE.randrange(play.seats)
        history, rng = until(play, at), CHANCE.getrandbits(63)
        end = history.states[-1].copy()
        end.rng = rng
        play.game.rules.redeal(end, seat)
        end.rng = history.states[-1].rng
        found = played(history, *history.redeal(seat, rng)).state
        assert lying(found) == lying(end)


def lying(state: Any) -> dict[str, Any]:
    """Return all fields of a state, without the cards that have gone out of its piles."""
    fields = {name: getattr(state, name) for name in state.layout_.fields}
    if "pile" in fields:
        fields["pile"] = state.pile[state.pile_at : state.pile_end]
        fields["events"] = state.events[state.event_at : state.event_end]
        fields["drawn"] = fields["drawn"] if MARKET_CLOSED not in fields["drawn"] else []
    return fields


def test_events_kept_over_a_closed_market_stay_and_the_rest_is_drawn_again() -> None:
    game = moguls.game("take-stock", kept_events="stay")
    for seed in range(12):
        play = game.new(4, seed=seed)
        chance = random.Random(seed)
        while not play.over:
            legal = list(play.legal())
            play.move(chance.choice([m for m in legal if m.endswith(("keep", "two"))] or legal))
        for at in range(0, play.length, 25):
            history = until(play, at)
            other = played(history, *history.redeal(1, seed))
            assert heard(other, 1) == heard(history, 1)


AUDIT = "audit corn top"  # the action whose number follows those of choosing an event


def before_an_audit() -> Playthrough:
    """Return a game at random in which the first audit can be made now."""
    for seed in range(60):
        play, dice = moguls.game("take-stock").new(3, seed), random.Random(seed)
        while not play.over and AUDIT not in play.legal():
            play.move(dice.choice(list(play.legal())))
        if not play.over:
            return play
    return pytest.fail(f"no game came to {AUDIT}")


def test_an_audit_takes_no_event_card_with_it() -> None:
    play = before_an_audit()
    play.move(AUDIT)
    history = until(play, play.length)
    for seat in range(play.seats):
        other = played(history, *history.redeal(seat, 7))
        assert other.view(seat) == play.view(seat)
        assert [step.get("move") for step in other.steps()][-1] == AUDIT


@pytest.mark.parametrize("name", GAMES)
def test_an_open_view_has_what_any_seat_may_know_and_no_more(name: str) -> None:
    for play in recorded(name, 3):
        for state in play.states()[:: max(1, play.length // 25)]:
            views = [play.game.rules.display.view(state, seat) for seat in range(play.seats)]
            seen = open_view(play.game.rules.display, state)
            public = play.game.rules.display.view(state, None)
            for key in set(public) - set(OWN):
                for view in views:
                    assert agrees(view[key], seen[key]), (key, view[key], seen[key])
                assert agrees(public[key], seen[key])
            assert seen["seat"] is None
            assert seen["actions"] == []


def agrees(known: Any, seen: Any) -> bool:
    if isinstance(known, dict):
        return set(known) == set(seen) and all(agrees(known[key], seen[key]) for key in known)
    if isinstance(known, list) and known != seen:
        return len(known) == len(seen) and all(map(agrees, known, seen))
    return known is None or known == seen


@pytest.mark.parametrize("name", GAMES)
def test_with_all_hands_open_no_hand_is_left_out(name: str) -> None:
    for play in recorded(name, 2):
        seen = open_view(play.game.rules.display, play.states()[play.length // 2])
        for key in ("chips", "hands", "kept", "drawn", "unchosen"):
            assert None not in seen.get(key, [])


@pytest.mark.parametrize("name", GAMES)
def test_open_events_tell_what_the_acting_seat_was_told(name: str) -> None:
    for play in recorded(name, 2):
        rules, states = play.game.rules, play.states()
        for number, step in enumerate(play.steps(), 1):
            what = step if "chance" in step else rules.codec.actions[step["move"]]
            pair = states[number - 1], what, states[number]
            told = open_events(rules.display, *pair)
            for seat in range(play.seats):
                for event in rules.display.tell(*pair, seat):
                    assert [each for each in told if {**each, **event} == each], (event, told)
            assert len({json.dumps(e) for e in told}) <= len(told)


class Whispers:
    """Stands for rules under which each seat hears one thing that nobody else does, or more."""

    def __init__(self, *, private: bool) -> None:
        self.private = private

    def tell(self, _before: Any, _what: Any, _after: Any, seat: int | None) -> list[dict[str, Any]]:
        """Return what all hear, and between it what a seat hears alone, or knows besides."""
        if seat is None:
            return [{"type": "begin"}, {"type": "drawn", "seat": 1}, {"type": "end"}]
        if self.private:
            return [{"type": "begin"}, {"type": "own", "seat": seat}, {"type": "end"}]
        mine = {"card": "brown/blue"} if seat == 1 else {}
        return [{"type": "begin"}, {"type": "drawn", "seat": 1, **mine}, {"type": "end"}]


def test_what_seats_hear_alone_is_told_in_the_order_of_the_seats_where_it_happened() -> None:
    rules: Any = Whispers(private=True)
    told = open_events(rules, None, None, SimpleNamespace(seats=3))

    assert [(each["type"], each.get("seat")) for each in told] == [
        ("begin", None),
        ("own", 0),
        ("own", 1),
        ("own", 2),
        ("drawn", 1),
        ("end", None),
    ]


def test_what_one_seat_knows_more_of_an_event_is_told_with_it_and_once() -> None:
    rules: Any = Whispers(private=False)
    told = open_events(rules, None, None, SimpleNamespace(seats=3))

    drawn = {"type": "drawn", "seat": 1, "card": "brown/blue"}
    assert told == [{"type": "begin"}, drawn, {"type": "end"}]
