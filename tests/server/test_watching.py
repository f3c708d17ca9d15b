"""Monitoring of a server: its health and its figures."""

from __future__ import annotations

import sqlite3
import threading
from typing import TYPE_CHECKING, Any

import pytest
import sqlalchemy as sa

from moguls.server.watching import health
from tests.server.conftest import Person
from tests.watching import FAR, HERE, served

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from starlette.testclient import TestClient


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    with served(tmp_path / "moguls.sqlite") as made:
        yield made


def figure(client: TestClient, name: str) -> float:
    """Return a figure by its name with its labels, 0 where it is not there yet."""
    text = client.get("/metrics").text
    found = [line.rsplit(" ", 1)[1] for line in text.splitlines() if line.startswith(f"{name} ")]
    return float(found[0]) if found else 0.0


# -- health -------------------------------------------------------------------------------------


def test_it_says_that_it_is_alive(client: TestClient) -> None:
    assert client.get("/healthz").text == "alive\n"


def test_it_is_ready_when_it_can_write_and_a_process_answers(client: TestClient) -> None:
    response = client.get("/readyz")

    assert (response.status_code, response.text) == (200, "ready\n")


@pytest.mark.parametrize("host", ["moguls", "moguls.games.svc.cluster.local:8000", "", "a, b"])
def test_probes_and_scrapers_may_use_any_host_name(tmp_path: Path, host: str) -> None:
    headers = {"host": host, "authorization": "Bearer secret"}
    with served(tmp_path / "db", metrics_token="secret") as client:  # noqa: S106
        assert client.get("/readyz").status_code == 200, "under a name of its own"
        for path in ("/healthz", "/readyz", "/metrics"):
            assert client.get(path, headers=headers).status_code == 200
        assert client.get("/metrics", headers={"host": host}).status_code == 403
        assert client.get("/api/games", headers=headers).status_code == 403


def test_it_is_not_ready_while_another_process_holds_the_file(
    client: TestClient, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def yes(_site: Any) -> bool:
        return True

    monkeypatch.setattr(health, "can_think", yes)
    monkeypatch.setattr(health, "FRESH", 0.0)
    store = client.app.state.site.store  # type: ignore[attr-defined]  # Starlette
    sa.event.listen(store.engine, "checkout", lambda raw, *_: raw.execute("PRAGMA busy_timeout=1"))
    other = sqlite3.connect(tmp_path / "moguls.sqlite", isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    response = client.get("/readyz")
    other.execute("ROLLBACK")
    other.close()

    assert (response.status_code, response.text) == (503, "cannot write its tables\n")
    assert client.get("/readyz").status_code == 200


def test_it_is_not_ready_without_a_process_for_bots(
    client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def no(_site: Any) -> bool:
        return False

    monkeypatch.setattr(health, "can_think", no)
    response = client.get("/readyz")

    assert (response.status_code, response.text) == (503, "cannot let bots think\n")


# -- figures ------------------------------------------------------------------------------------


def test_moves_refusals_sockets_and_bytes_are_counted(client: TestClient) -> None:
    ada = Person(client)
    ada.get("/api/me")
    names = [
        'moguls_moves_total{by="person",game="mogul-2002"}',
        "moguls_acknowledgement_seconds_count",
        'moguls_refusals_total{code="table/not_your_turn"}',
        'moguls_store_seconds_count{what="append"}',
        'moguls_bytes_total{direction="out"}',
        'moguls_requests_total{status="409"}',
        "moguls_loop_lag_seconds_count",
    ]
    before = [figure(client, name) for name in names]
    table = ada.new_table(bots=["easy", "easy"], options={"first_player": "0"})
    bob = Person(client)
    bob.get("/api/me")
    ada.play(table)
    ada.refused("POST", f"/api/tables/{table}/moves", id="x", seq=1, move="bid")
    with ada.socket(table) as socket:
        socket.hear("frame")
        sockets, playing = figure(client, "moguls_sockets"), 'moguls_tables{status="playing"}'
        assert figure(client, playing) == 1
    after = [figure(client, name) for name in names]

    moves, acknowledged, _, store, sent, _, _ = (
        late - early for early, late in zip(before, after, strict=True)
    )
    assert sockets == 1
    assert (moves, acknowledged) == (1, 1)
    assert store >= 1
    assert sent > 1000
    assert figure(client, 'moguls_store_bytes{file="tables"}') > 0
    assert 'moguls_thinking{class="person"} 0.0' in client.get("/metrics").text


def test_figures_do_not_wait_for_a_database_that_is_away(
    client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = client.app.state.site.store  # type: ignore[attr-defined]  # Starlette
    asked, answers = list[str](), threading.Event()

    def sizes() -> dict[str, int]:
        asked.append("sizes")
        answers.wait(60)
        return {"tables": 7}

    monkeypatch.setattr(store, "sizes", sizes)
    monkeypatch.setattr(health, "SOON", 0.01)
    for _ in range(3):
        assert "moguls_store_bytes{" not in client.get("/metrics").text
    assert asked == ["sizes"], "one question at a time"
    answers.set()
    monkeypatch.setattr(health, "SOON", 60.0)
    assert figure(client, 'moguls_store_bytes{file="tables"}') == 7


@pytest.mark.parametrize("over", ["http", "socket"])
def test_a_refusal_is_counted_by_its_code(client: TestClient, over: str) -> None:
    ada = Person(client)
    ada.get("/api/me")
    table = ada.new_table(sit=True)
    name = 'moguls_refusals_total{code="table/not_started"}'
    before = figure(client, name)
    if over == "http":
        ada.refused("POST", f"/api/tables/{table}/moves", id="x", seq=1, move="bid")
    else:
        with ada.socket(table) as socket:
            socket.say(type="move", id="x", seq=1, move="bid")
            socket.hear("error")

    assert figure(client, name) == before + 1


@pytest.mark.parametrize(
    ("peer", "headers", "status"),
    [
        (HERE, {}, 200),
        (HERE, {"host": "127.0.0.1:8000"}, 200),
        (("::1", 1), {"host": "[::1]:8000"}, 200),
        (FAR, {}, 403),
        (FAR, {"host": "127.0.0.1"}, 403),
        (HERE, {"x-forwarded-for": "127.0.0.1"}, 403),
        (HERE, {"x-forwarded-host": "localhost"}, 403),
        (HERE, {"forwarded": "for=127.0.0.1"}, 403),
        (HERE, {"via": "1.1 caddy"}, 403),
        (HERE, {"host": "10.0.0.9"}, 403),
        (HERE, {"authorization": "Bearer guessed"}, 200),
    ],
)
def test_figures_are_for_this_machine_alone(
    tmp_path: Path, peer: tuple[str, int], headers: dict[str, str], status: int
) -> None:
    """Requests through a proxy on this machine do not count as local."""
    with served(tmp_path / "db", peer) as client:
        response = client.get("/metrics", headers=headers)

    assert response.status_code == status
    assert ("moguls_moves" in response.text) == (status == 200)


@pytest.mark.parametrize(
    ("headers", "status"),
    [
        ({"authorization": "Bearer s3cret"}, 200),
        ({"authorization": "Bearer s3cre"}, 403),
        ({}, 403),
    ],
)
def test_where_there_is_a_token_it_alone_counts(
    tmp_path: Path, headers: dict[str, str], status: int
) -> None:
    for peer in (HERE, FAR):
        with served(tmp_path / "db", peer, metrics_token="s3cret") as client:  # noqa: S106  # a test's
            forwarded = {**headers, "x-forwarded-for": "192.0.2.9"}
            assert client.get("/metrics", headers=headers).status_code == status
            assert client.get("/metrics", headers=forwarded).status_code == status
