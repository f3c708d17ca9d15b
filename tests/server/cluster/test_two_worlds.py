"""Questions for a cluster: nothing in them depends on what the seat may not know.

The order of cards that nobody has seen is drawn by a secret seed. Where it depends on the order
before, as in a deck, they are compared sorted; everything else must be the same, byte by byte.
"""

from __future__ import annotations

import random
import secrets
from dataclasses import dataclass
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any

import pytest
from starlette.testclient import TestClient

import moguls
from moguls.core.play.game import Game
from moguls.games import registry
from moguls.games.takestock.material import HAND, KIND_NAMES, MARKET_CLOSED, NUM_CARDS
from moguls.games.takestock.resample import buried_at
from moguls.server.app import make_app
from moguls.server.limits import rates
from moguls.server.limits.buckets import Rate
from moguls.server.live import hints
from moguls.server.table.determinization import concealed
from moguls.server.thinking.cluster.messages import Ask, QuestionAnswered, question_of
from moguls.server.thinking.interface import NOT_READY
from moguls.server.thinking.job import HINT, MOVE, PackedPosition
from tests.core.test_history import HIDING, played, recorded, until
from tests.server.cluster.remote import Cluster
from tests.server.conftest import HOME, Person
from tests.server.test_leaks import worlds

if TYPE_CHECKING:
    from collections.abc import Iterable
    from pathlib import Path

    from moguls.kernel.state.layout import State

Deal = dict[str, Any]
TURNS = 4  # of the person
KEEP = ", keep"
SECRET = 7  # what the patched system source draws


@dataclass
class Worlds:
    """Deals of a game.

    Attributes:
        deal: the first one.
        twins: others, each with the seats that cannot tell it from the first one.
        unplayed: cards that nobody discards: hands differ in them.
    """

    game: str
    deal: Deal
    twins: list[tuple[Deal, set[int]]]
    unplayed: frozenset[str] = frozenset()

    @property
    def seats(self) -> int:
        return len(set().union(*(seats for _, seats in self.twins)))


def of_decks(game: str) -> Worlds:
    """Return worlds that differ in the deck, of which all seats know the same."""
    deal, other = worlds({}, game)
    return Worlds(game, deal, [(other, {0, 1, 2, 3})])


def of_nothing_hidden() -> Worlds:
    deal = moguls.game("moguli").deal(2, seed=8)
    return Worlds("moguli", deal, [(deal, {0, 1})])


def of_hands() -> Worlds:
    """Return worlds of Take Stock, of which only one seat cannot tell each from the first one."""
    deal, seats = moguls.game("take-stock").deal(3, seed=8), 3
    twins, unplayed = [], set[str]()
    dealt, turns = seats * HAND[seats], seats * (TURNS + 1)
    first = deal["dealer"] + 1
    for seat in range(seats):
        hands = [i for i in range(seats) if (first + i) % seats != seat]
        kept = [i for i in range(turns) if (first + i) % seats != seat]
        closed = deal["events"].index(KIND_NAMES[MARKET_CLOSED])
        shares = exchanged(deal["shares"], [*hands, *range(dealt + turns, NUM_CARDS)])
        events = exchanged(deal["events"], [*kept, *range(turns, closed)])
        twins.append(({**deal, "shares": shares, "events": events}, {seat}))
        unplayed.update(each["shares"][i] for each in (deal, twins[-1][0]) for i in hands)
    return Worlds("take-stock", deal, twins, frozenset(unplayed))


def exchanged(cards: list[str], places: list[int]) -> list[str]:
    """Return cards of which those at some places are in the reverse order."""
    changed = cards[:]
    for place, source in zip(places, reversed(places), strict=True):
        changed[place] = cards[source]
    assert changed != cards
    return changed


WORLDS = {
    "mogul-2002": lambda: of_decks("mogul-2002"),
    "mogul-2013": lambda: of_decks("mogul-2013"),
    "moguli": of_nothing_hidden,
    "take-stock": of_hands,
}


# -- what is sent ----------------------------------------------------------------------------------


@dataclass(frozen=True)
class Task:
    """A question for a cluster; `seat` is the one that wants to know."""

    kind: str
    seat: int
    state: Any
    rest: tuple[object, ...]

    @property
    def comparable(self) -> tuple[object, ...]:
        return self.kind, without_order(self.state), self.rest


def without_order(known: State) -> bytes:
    """Return a state with those cards sorted that a redeal shuffles as they lie."""
    state: Any = known.copy()
    if hasattr(state, "deck"):
        state.deck[state.deck_at :] = sorted(state.deck[state.deck_at :])
    if hasattr(state, "buried"):
        at = buried_at(state)
        for count in state.buried:
            state.events[at : at + count] = sorted(state.events[at : at + count])
            at += count
    packed: bytes = state.pack()
    return packed


def read(sent: bytes) -> Task:
    kind, seconds, at, *more = question_of(sent)
    state = rules_of(at).state.unpack(at.state)
    seat = more[0] if kind == MOVE else state.turn
    return Task(kind, seat, state, (seconds, at._replace(state=b""), *more))


def rules_of(at: PackedPosition) -> Any:
    return registry.game(registry.under(at.game, at.facts), **at.options).rules


def chosen(legal: Iterable[str], unplayed: Iterable[str]) -> str:
    """Return a move: an event is kept by discarding a card that is the same in all worlds."""
    moves = list(legal)
    kept = [move for move in moves if move.endswith(KEEP)]
    cards = {move: move.removeprefix("discard ").removesuffix(KEEP) for move in kept}
    return next((move for move in kept if cards[move] not in unplayed), moves[0])


def tasks_of(path: Path, deal: Deal, at: Worlds, monkeypatch: pytest.MonkeyPatch) -> list[Task]:
    """Let a person play the first turns with experts; return all that is sent to the cluster."""
    numbers = iter(range(10**6))
    monkeypatch.setattr(secrets, "token_urlsafe", lambda _size=0: f"id{next(numbers)}")
    monkeypatch.setattr(secrets, "randbelow", lambda _bound: SECRET)
    monkeypatch.setattr(secrets, "randbits", lambda _bits: SECRET)
    monkeypatch.setattr(Game, "deal", lambda *_args, **_more: deal)
    monkeypatch.setattr(rates, "CONNECTIONS", Rate(10**6, 1))
    monkeypatch.setattr(hints, "PREPARING", 0.0)

    def answer(ask: Ask) -> QuestionAnswered:
        """Play a move; give no hint."""
        kind, _seconds, position, *_ = question_of(ask.task)
        text = NOT_READY
        if kind == MOVE:
            rules = rules_of(position)
            actions = rules.legal_actions(rules.state.unpack(position.state))
            text = chosen(map(rules.to_text, actions), at.unplayed)
        return QuestionAnswered(ask.number, ask.worker, text)

    cluster = Cluster()
    cluster.link.answers = answer
    with TestClient(make_app(path, cluster), base_url=HOME) as client:
        assert client.portal is not None
        client.portal.call(cluster.join, "a/1")
        play(Person(client), at)
    assert cluster.here == []
    return [read(ask.task) for ask in cluster.link.asked]


def play(ada: Person, at: Worlds) -> None:
    """Ask for hints and play until the person's last turn, when no bot thinks."""
    experts = ["expert"] * (at.seats - 1)
    table = ada.new_table(game=at.game, seats=at.seats, bots=experts)
    turns = 0
    while turns <= TURNS:
        frame = ada.get(f"/api/tables/{table}")
        if frame["view"]["turn"] != frame["table"]["you"]:
            continue
        turns += 1
        if turns <= TURNS:
            hint = ada.patiently("GET", f"/api/tables/{table}/hint").json()
            assert hint["state"] == "preparing"
            legal = [each["move"] for each in frame["view"]["actions"] if each["legal"]]
            ada.play(table, chosen(legal, at.unplayed))


# -- tests ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", moguls.games())
def test_two_worlds_that_a_seat_cannot_tell_apart_send_the_same(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    at = WORLDS[name]()
    sent = []
    for number, deal in enumerate([at.deal, *(deal for deal, _ in at.twins)]):
        with monkeypatch.context() as patch:
            sent.append(tasks_of(tmp_path / f"{number}.sqlite", deal, at, patch))
    kinds = [task.kind for task in sent[0]]
    assert kinds.count(MOVE) > 2
    assert kinds.count(HINT) == TURNS
    for (_, seats), tasks in zip(at.twins, sent[1:], strict=True):
        for seat in range(at.seats):
            here, there = [
                [task.comparable for task in each if task.seat == seat] for each in (sent[0], tasks)
            ]
            assert len(here) == len(there) > 0
            assert (here == there) == (seat in seats)


@pytest.mark.parametrize("name", HIDING)
def test_whole_games_that_a_seat_cannot_tell_apart_send_the_same(name: str) -> None:
    chance = random.Random(4)  # a test
    for play in recorded(name):
        for _ in range(10):
            at, seat = chance.randrange(play.length), chance.randrange(play.seats)
            history = until(play, at)
            here = SimpleNamespace(game=play.game, state=history.states[-1])
            there = played(history, *history.redeal(seat, chance.getrandbits(63)))
            sent = [concealed(each, seat, SECRET, SECRET) for each in (here, there)]  # type: ignore[arg-type]  # enough of a game
            assert without_order(sent[0]) == without_order(sent[1])


@pytest.mark.parametrize("name", ["mogul-2002", "mogul-2013"])
def test_the_order_of_a_deck_is_not_sent(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    at = WORLDS[name]()
    start: Any = moguls.game(name).new(deal=at.deal).state
    for task in tasks_of(tmp_path / "moguls.sqlite", at.deal, at, monkeypatch):
        order = task.state.deck[task.state.deck_at :]
        assert order != start.deck[-len(order) :]
        assert sorted(order) == sorted(start.deck[-len(order) :])


def test_where_nothing_is_hidden_all_but_the_generator_is_sent_as_it_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    at = WORLDS["moguli"]()
    assert moguls.game("moguli").rules.codec.redeal_history is None
    tasks = tasks_of(tmp_path / "moguls.sqlite", at.deal, at, monkeypatch)
    options = moguls.game("moguli").rules.identity.table_options
    truth = moguls.game("moguli", **options).new(deal=at.deal)
    truth.state = generator(truth.state, SECRET)
    for task in tasks:
        while task.state != truth.state:
            truth.move(chosen(truth.legal(), ()))
    assert len(tasks) > TURNS


def generator(state: State, rng: int) -> State:
    changed = state.copy()
    changed.rng = rng
    return changed


@pytest.mark.parametrize("name", moguls.games())
def test_the_generator_that_is_sent_does_not_restore_the_order_of_hidden_cards(name: str) -> None:
    play = moguls.game(name).new(seed=2)
    sent = [concealed(play, 0, seed, 99) for seed in (1, 2)]
    unpack = play.game.rules.state.unpack

    assert [unpack(state.pack()).rng for state in sent] == [99, 99]
