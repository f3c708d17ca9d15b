"""Bots at tables: they play; one that fails is replaced, and the table goes on."""

from __future__ import annotations

import os
import time
from contextlib import suppress
from typing import TYPE_CHECKING, Any

import pytest
from starlette.testclient import TestClient

from moguls.server.app import make_app
from moguls.server.table.table import events_for
from moguls.server.thinking import scheduler, worker
from moguls.server.thinking.interface import TooLate
from moguls.server.thinking.job import MOVE, Asker, Job
from moguls.server.thinking.scheduler import Scheduler
from tests.server.conftest import HOME, NoThinkers, Person, first_move

if TYPE_CHECKING:
    from pathlib import Path

PATIENCE = 600  # seconds; nobody waits for them but on a machine that is very busy


def raises(*_question: Any) -> str:
    message = "no idea"
    raise RuntimeError(message)


def cheats(*_question: Any) -> str:
    return "sell 8"


def bots_game(path: Path, pool: Scheduler) -> tuple[dict[str, Any], list[Any]]:
    """Let three bots play to the end; return the last frame and all events."""
    with TestClient(make_app(path, pool), base_url=HOME) as client:
        ada = Person(client)
        table = ada.new_table(sit=False, bots=["easy", "normal", "hard"])
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            frame = ada.get(f"/api/tables/{table}")
            if frame["table"]["status"] == "over":
                log = client.app.state.site.hub._live[table].table.log  # type: ignore[attr-defined]  # noqa: SLF001  # a frame holds fifty entries
                return frame, [event for told in log for event in events_for(told, None)]
            time.sleep(0.05)
    return pytest.fail(f"not over after {PATIENCE} s, {frame['seq']} entries")


@pytest.mark.slow
def test_bots_in_processes_play_a_whole_game(tmp_path: Path) -> None:
    frame, _events = bots_game(tmp_path / "db", Scheduler())

    assert [seat["level"] for seat in frame["table"]["seats"]] == ["easy", "normal", "hard"]


@pytest.mark.slow
@pytest.mark.parametrize("function", [raises, cheats])
def test_a_bot_that_fails_is_replaced_and_the_table_says_why_and_goes_on(
    tmp_path: Path, function: Any
) -> None:
    frame, events = bots_game(tmp_path / "db", Scheduler(function, grace=60.0))

    assert {seat["level"] for seat in frame["table"]["seats"]} == {"steady"}
    failed = [event for event in events if event["type"] == "bot_failed"]
    assert sorted(event["seat"] for event in failed) == [0, 1, 2]
    assert {event["why"] for event in failed} == {"raised"}


def test_what_goes_to_a_bot_holds_no_hidden_card(tmp_path: Path) -> None:
    seen: list[bytes] = []

    class Spying(Scheduler):
        def start(self, game: str) -> None:
            pass

        async def ask(self, job: Job, _urgency: Any = None) -> str:
            seen.append(job.question[0].state)
            return "decline"

    with TestClient(make_app(tmp_path / "db", Spying()), base_url=HOME) as client:
        ada = Person(client)
        table = ada.new_table(sit=False, bots=["hard"] * 3)
        until = time.monotonic() + PATIENCE
        while not seen and time.monotonic() < until:
            time.sleep(0.02)
        live = client.portal.call(client.app.state.site.hub.find, table)  # type: ignore[union-attr, attr-defined]  # Starlette
        truth = live.table.play.deal["deck"]
    from moguls.games.mogul2002.material import card_name  # noqa: PLC0415  # beside its use
    from moguls.games.mogul2002.state import State  # noqa: PLC0415  # beside its use

    told = State.unpack(seen[0])
    assert [card_name(kind) for kind in told.deck[told.deck_at :]] != truth[1:]
    assert sorted(card_name(kind) for kind in told.deck[told.deck_at :]) == sorted(truth[1:])


@pytest.mark.slow
def test_many_bots_at_once_wait_their_turn_and_none_is_given_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(scheduler, "BUDGET", 0.1)
    pool = Scheduler(slow, grace=3.0)
    with TestClient(make_app(tmp_path / "db", pool), base_url=HOME) as client:
        assert client.portal.call(has_begun, pool)  # type: ignore[union-attr]  # Starlette
        ada = Person(client)
        tables = [ada.new_table(sit=False, bots=["hard"] * 3) for _ in range(15)]
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            frames = [ada.get(f"/api/tables/{table}") for table in tables]
            if all(frame["seq"] > 4 for frame in frames):
                break
            time.sleep(0.1)

    levels = {seat["level"] for frame in frames for seat in frame["table"]["seats"]}
    assert all(frame["seq"] > 4 for frame in frames)
    assert levels == {"hard"}
    assert "a fallback move was played" not in caplog.text


async def has_begun(pool: Scheduler) -> bool:
    """Wait for the first answer: starting a process can exceed the grace on a busy machine."""
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        with suppress(TooLate):
            return not await pool.ask(Job(MOVE, (), Asker("", "", "")))
    return False


def slow(_kind: str, _seconds: float, *question: Any) -> str:
    """Return the first legal move after more than a fifteenth of a bot's time limit."""
    time.sleep(0.3)
    return first_move(*question) if question else ""


def test_thinkers_prepare_for_the_games_that_are_played_and_no_other(tmp_path: Path) -> None:
    asked: list[str] = []

    class Asked(NoThinkers):
        def start(self, game: str) -> None:
            asked.append(game)

    with TestClient(make_app(tmp_path / "db", Asked()), base_url=HOME) as client:
        ada = Person(client)
        ada.new_table(game="take-stock", seats=3)
        assert asked == []  # nobody plays by itself there
        ada.new_table(game="take-stock", seats=3, bots=["easy"])
        assert set(asked) == {"take-stock"}


def test_a_thinker_prepares_once_for_each_game(monkeypatch: pytest.MonkeyPatch) -> None:
    pool = Scheduler(cheats)
    prepared: list[str] = []
    monkeypatch.setattr(worker.Worker, "prepare", lambda _self, game: prepared.append(game))
    monkeypatch.setattr(worker.Worker, "start", lambda _self: None)
    for game in ("moguli", "take-stock", "moguli"):
        pool.start(game)
    assert list(dict.fromkeys(prepared)) == ["moguli", "take-stock"]
    assert len(prepared) == 2 * max(2, (os.cpu_count() or 2) - 1)
