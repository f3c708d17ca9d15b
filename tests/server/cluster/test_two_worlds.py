"""Questions for a cluster: nothing in them depends on what the seat may not know.

The order of the cards that nobody has seen is drawn by a secret seed, so it is compared sorted;
everything else must be the same, byte by byte.
"""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING, Any

import pytest
from starlette.testclient import TestClient

import moguls
from moguls.core.play.game import Game
from moguls.games.mogul2002.material import card_name
from moguls.games.mogul2002.state import State
from moguls.server.app import make_app
from moguls.server.limits import rates
from moguls.server.limits.buckets import Rate
from moguls.server.live import hints
from moguls.server.table.determinization import concealed
from moguls.server.thinking.cluster.messages import Ask, QuestionAnswered, question_of
from moguls.server.thinking.interface import NOT_READY
from moguls.server.thinking.job import HINT, MOVE
from tests.server.cluster.remote import Cluster
from tests.server.conftest import HOME, Person, first_move
from tests.server.test_leaks import ROUNDS, SEATS, worlds

if TYPE_CHECKING:
    from pathlib import Path


def answer(ask: Ask) -> QuestionAnswered:
    """Play the first legal move; give no hint."""
    kind, _seconds, *question = question_of(ask.task)
    text = first_move(*question) if kind == MOVE else NOT_READY
    return QuestionAnswered(ask.number, ask.worker, text)


def tasks_of(path: Path, deal: dict[str, Any], monkeypatch: pytest.MonkeyPatch) -> list[bytes]:
    """Let a person play the first rounds with experts; return all that is sent to the cluster."""
    numbers = iter(range(10**6))
    monkeypatch.setattr(secrets, "token_urlsafe", lambda _size=0: f"id{next(numbers)}")
    monkeypatch.setattr(secrets, "randbelow", lambda _bound: 7)
    monkeypatch.setattr(secrets, "randbits", lambda _bits: 7)
    monkeypatch.setattr(Game, "deal", lambda *_args, **_more: deal)
    monkeypatch.setattr(rates, "CONNECTIONS", Rate(10**6, 1))
    monkeypatch.setattr(hints, "PREPARING", 0.0)
    cluster = Cluster()
    cluster.link.answers = answer
    with TestClient(make_app(path, cluster), base_url=HOME) as client:
        assert client.portal is not None
        client.portal.call(cluster.join, "a/1")
        ada = Person(client)
        table = ada.new_table(seats=SEATS, bots=["expert"] * (SEATS - 1))
        while (frame := ada.get(f"/api/tables/{table}"))["view"]["round"] < ROUNDS:
            if frame["view"]["turn"] == frame["table"]["you"]:
                hint = ada.patiently("GET", f"/api/tables/{table}/hint").json()
                assert hint["state"] == "preparing"
                ada.play_on(table)
    assert cluster.here == []
    return [ask.task for ask in cluster.link.asked]


def without_order(task: bytes) -> tuple[object, ...]:
    """Return a question with the cards that nobody has seen sorted."""
    kind, seconds, at, *more = question_of(task)
    state = State.unpack(at.state)
    state.deck[state.deck_at :] = sorted(state.deck[state.deck_at :])
    return kind, seconds, at._replace(state=state.pack()), *more


def test_two_worlds_that_a_seat_cannot_tell_apart_send_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    sent, decks = [], []
    for number, deal in enumerate(worlds({})):
        with monkeypatch.context() as patch:
            sent.append(tasks_of(tmp_path / f"{number}.sqlite", deal, patch))
        decks.append(deal["deck"])
    kinds = [question_of(task)[0] for task in sent[0]]

    assert kinds.count(MOVE) > 5
    assert kinds.count(HINT) > 2
    assert [without_order(task) for task in sent[0]] == [without_order(task) for task in sent[1]]
    for tasks, deck in zip(sent, decks, strict=True):
        for task in tasks:
            state = State.unpack(question_of(task)[2].state)
            order = [card_name(card) for card in state.deck[state.deck_at :]]
            assert order != deck[-len(order) :]
            assert sorted(order) == sorted(deck[-len(order) :])


@pytest.mark.parametrize("name", moguls.games())
def test_the_generator_that_is_sent_does_not_restore_the_order_of_hidden_cards(name: str) -> None:
    play = moguls.game(name).new(seed=2)
    sent = [concealed(play, 0, seed, 99) for seed in (1, 2)]
    unpack = play.game.rules.state.unpack

    assert [unpack(state.pack()).rng for state in sent] == [99, 99]
