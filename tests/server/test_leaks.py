"""Nothing that a seat may not know reaches it: two worlds that it cannot tell apart, byte by byte.

The worlds differ in the order of the cards that nobody has seen yet, the crash's place included.
People play the same moves in both; every byte that a seat or a spectator gets must be the same.
Only the seal of the deal differs by its nature, a hash of deal and salt: it is masked.
"""

from __future__ import annotations

import json
import re
import secrets
from typing import TYPE_CHECKING, Any

import pytest
from starlette.testclient import TestClient

import moguls
from moguls.core.play.game import Game
from moguls.server.app import make_app
from moguls.server.limits import rates
from moguls.server.limits.buckets import Rate
from tests.server.conftest import HOME, NoThinkers, Person

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

SEATS, ROUNDS = 4, 5
SEAL = re.compile(rb'"commit":"[0-9a-f]{64}"')


def worlds(options: dict[str, str], name: str = "mogul-2002") -> list[dict[str, Any]]:
    """Return two deals that agree in all public information of the first rounds."""
    deal = moguls.game(name, **options).deal(SEATS, seed=8)
    hidden = deal["deck"][ROUNDS:]
    shares = sorted(card for card in hidden if card != "crash")
    other = [*shares, "crash"] if hidden[-1] != "crash" else ["crash", *shares][::-1]
    if other[-1] == hidden[-1]:
        other[-1], other[-2] = other[-2], other[-1]
    assert other != hidden
    return [deal, {**deal, "deck": deal["deck"][:ROUNDS] + other}]


class Wire:
    """Everything that reached the people of one world, in order."""

    def __init__(self) -> None:
        self.events_for: list[tuple[str, bytes]] = []

    def keep(self, who: str, data: bytes) -> None:
        self.events_for.append((who, SEAL.sub(b'"commit":""', data)))


def live_through(
    path: Path, deal: dict[str, Any], options: dict[str, str], monkeypatch: pytest.MonkeyPatch
) -> list[tuple[str, bytes]]:
    """Play the first rounds of a state; return all data sent by each interface."""
    numbers = iter(range(10**6))
    monkeypatch.setattr(secrets, "token_urlsafe", lambda _size=0: f"id{next(numbers)}")
    monkeypatch.setattr(secrets, "randbelow", lambda _bound: 7)
    monkeypatch.setattr(Game, "deal", lambda *_args, **_more: deal)
    monkeypatch.setattr(rates, "CONNECTIONS", Rate(10**6, 1))
    wire = Wire()
    with TestClient(make_app(path, NoThinkers()), base_url=HOME) as client:
        people = {name: Person(client) for name in ("ada", "bob", "cid", "dan", "spectator")}
        table = people["ada"].new_table(seats=SEATS, options=options)
        for name in ("bob", "cid", "dan"):
            people[name].get("/api/me")
            people[name].sit(table)
        _play(people, table, wire)
    return wire.events_for


def _play(people: dict[str, Person], table: str, wire: Wire) -> None:
    """Play by a fixed script of choices, everybody asking everything after every move."""
    seated = ["ada", "bob", "cid", "dan"]
    for number in range(400):
        frame = people["spectator"].get(f"/api/tables/{table}")
        if frame["view"]["round"] == ROUNDS and frame["view"]["phase"] == "runner-up":
            break
        _look(people, table, wire)
        mover = people[seated[frame["view"]["turn"]]]
        view = mover.get(f"/api/tables/{table}")["view"]
        legal = [each["move"] for each in view["actions"] if each["legal"]]
        message = {"id": f"m{number}", "seq": frame["seq"], "move": legal[number % len(legal)]}
        path = f"/api/tables/{table}/moves"
        wire.keep("mover", mover.ask("POST", path, json={**message, "move": "shout"}).content)
        wire.keep("mover", mover.patiently("POST", path, json=message).content)


def _look(people: dict[str, Person], table: str, wire: Wire) -> None:
    for name, person in people.items():
        for path in ("", "/log", "/record"):
            response = person.patiently("GET", f"/api/tables/{table}{path}")
            wire.keep(name, response.content)
            wire.keep(name, repr(sorted(response.headers.items())).encode())
        wrong = {"id": "w", "seq": 10**6, "move": "sell 8"}
        path = f"/api/tables/{table}/moves"
        if name != "spectator":
            wire.keep(name, person.patiently("POST", path, json=wrong).content)
    for name in ("ada", "spectator"):
        with people[name].socket(table) as socket:
            wire.keep(name, socket.session.receive_text().encode())


@pytest.mark.slow
@pytest.mark.rule("M02-H1", "M02-S4")
@pytest.mark.parametrize("options", [{}, {"open_chips": "on", "quick_start": "on"}])
def test_two_worlds_that_seats_cannot_tell_apart_send_the_same_bytes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, options: dict[str, str]
) -> None:
    events_for = []
    for number, deal in enumerate(worlds(options)):
        with monkeypatch.context() as patch:
            events_for.append(live_through(tmp_path / f"{number}.sqlite", deal, options, patch))

    assert len(events_for[0]) > 500
    for first, second in zip(*events_for, strict=True):
        assert first == second


@pytest.mark.rule("M02-H1")
def test_other_seats_chips_reach_nobody(three: tuple[list[Person], str]) -> None:
    people, table = three
    for _ in range(12):
        for seat, person in enumerate(people):
            frame = person.get(f"/api/tables/{table}")
            chips = frame["view"]["chips"]
            assert [i for i, count in enumerate(chips) if count is not None] == [seat]
        turn = people[0].get(f"/api/tables/{table}")["view"]["turn"]
        people[turn].play(table)


def test_the_worlds_do_differ_where_nobody_may_look() -> None:
    first, second = worlds({})

    assert first["deck"][:ROUNDS] == second["deck"][:ROUNDS]
    assert sorted(first["deck"]) == sorted(second["deck"])
    assert first["deck"].index("crash") != second["deck"].index("crash")


# -- hands, in the game that has them --------------------------------------------------------------


def hidden_from(state: Any, viewer: int | None) -> set[str]:
    """Return the share cards that a viewer cannot know: in others' hands unshown, and to draw."""
    from moguls.games.takestock.material import card_name  # noqa: PLC0415  # beside its use

    others = [i for i in range(state.seats) if i != viewer]
    bags = [state.hands[i] & ~state.shown for i in others]
    in_hands = {card for bag in bags for card in range(60) if bag >> card & 1}
    return {card_name(card) for card in [*in_hands, *state.pile[state.pile_at : state.pile_end]]}


@pytest.mark.rule("TKS-H1", "TKS-V12")
def test_no_frame_names_a_card_that_its_viewer_cannot_know(person: Callable[[], Person]) -> None:
    people = [person() for _ in range(3)]
    watcher = person()
    table = people[0].new_table(game="take-stock", seats=3)
    for other in people[1:]:
        other.sit(table)
    app = people[0].client.app
    site = app.state.site  # type: ignore[attr-defined]  # Starlette
    looked = 0
    for number in range(60):
        live = people[0].client.portal.call(site.hub.find, table)  # type: ignore[union-attr]  # open
        state = live.table.play.state
        for seat, who in [*enumerate(people), (None, watcher)]:
            frame = who.get(f"/api/tables/{table}?since={live.table.seq}")
            told = json.dumps(frame["view"])
            named = {each for each in hidden_from(state, seat) if re.search(rf"\b{each}\b", told)}
            assert not named
            looked += seat is None or any(each in told for each in hidden_from(state, None))
        turn = live.table.play.turn
        if turn is None:
            break
        view = people[turn].get(f"/api/tables/{table}")["view"]
        legal = [each["move"] for each in view["actions"] if each["legal"]]
        people[turn].play(table, legal[7 * number % len(legal)])
    assert looked > 100
