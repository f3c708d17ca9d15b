"""One-time links: valid once, for fifteen minutes, for one purpose; only a hash is stored."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import pytest
import sqlalchemy as sa

from moguls.server.identity.one_time_links import GOOD_FOR, REMEMBERED, OneTimeLinks
from moguls.server.live.hub import Hub
from moguls.server.ports.executor import InlineExecutor
from moguls.server.storage.store import SqliteStore
from moguls.server.wire.refusal import Refusal
from tests.server.fakes import FakeClock

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path


@pytest.fixture
def store(tmp_path: Path) -> Iterator[SqliteStore]:
    opened = SqliteStore(tmp_path / "moguls.sqlite")
    yield opened
    opened.close()


@pytest.fixture
def clock() -> FakeClock:
    return FakeClock(offset=1_000_000.0)


@pytest.fixture
def links(store: SqliteStore, clock: FakeClock) -> OneTimeLinks:
    return OneTimeLinks(Hub(store, clock=clock, executor=InlineExecutor()), store.one_time_links)


def refusal_of(links: OneTimeLinks, secret: str, purpose: str = "sign-in") -> str:
    codes = set()
    for attempt in (links.look, links.use):
        with pytest.raises(Refusal) as refused:
            asyncio.run(attempt(purpose, secret))
        codes.add(refused.value.code)
    return codes.pop() if len(codes) == 1 else f"differs: {codes}"


def test_a_link_gives_its_person_and_payload_once(links: OneTimeLinks) -> None:
    secret = asyncio.run(links.make("sign-in", "ada", {"address": "ada@example.org"}))

    for _ in range(2):
        link = asyncio.run(links.look("sign-in", secret))
        assert (link.person, link.payload) == ("ada", {"address": "ada@example.org"})
    assert asyncio.run(links.use("sign-in", secret)).person == "ada"
    assert refusal_of(links, secret) == "one_time/used"


def test_a_link_of_nobody_has_no_person(links: OneTimeLinks) -> None:
    secret = asyncio.run(links.make("confirm", None))

    assert asyncio.run(links.use("confirm", secret)).person is None


def test_a_link_expires_after_fifteen_minutes(links: OneTimeLinks, clock: FakeClock) -> None:
    secret = asyncio.run(links.make("sign-in", "ada"))
    clock.now += GOOD_FOR - 1
    asyncio.run(links.look("sign-in", secret))
    clock.now += 1

    assert refusal_of(links, secret) == "one_time/expired"


def test_a_link_is_for_one_purpose(links: OneTimeLinks) -> None:
    secret = asyncio.run(links.make("confirm", "ada"))

    assert refusal_of(links, secret, "sign-in") == "one_time/not_found"
    assert asyncio.run(links.use("confirm", secret)).person == "ada", "the attempt used up nothing"


def test_a_forged_link_is_refused(links: OneTimeLinks) -> None:
    secret = asyncio.run(links.make("sign-in", "ada"))

    for forged in ("", secret[:-1], f"{secret}x", secret.swapcase()):
        assert refusal_of(links, forged) == "one_time/not_found"


def test_of_two_requests_at_once_one_gets_the_link(
    links: OneTimeLinks, monkeypatch: pytest.MonkeyPatch
) -> None:
    secret = asyncio.run(links.make("sign-in", "ada"))
    link = asyncio.run(links.look("sign-in", secret))

    async def valid_when_both_looked(_purpose: str, _secret: str) -> object:
        return link

    monkeypatch.setattr(links, "look", valid_when_both_looked)
    asyncio.run(links.use("sign-in", secret))
    with pytest.raises(Refusal, match="one_time/used"):
        asyncio.run(links.use("sign-in", secret))


def test_the_database_has_a_hash_alone(links: OneTimeLinks, store: SqliteStore) -> None:
    secret = asyncio.run(links.make("sign-in", "ada"))
    with store.engine.connect() as connection:
        rows = connection.execute(sa.text("SELECT * FROM one_time_links")).all()

    assert len(rows) == 1
    assert secret not in repr(rows)


def test_old_links_are_deleted_after_a_day(
    links: OneTimeLinks, clock: FakeClock, store: SqliteStore
) -> None:
    secret = asyncio.run(links.make("sign-in", "ada"))
    clock.now += GOOD_FOR + REMEMBERED + 1
    asyncio.run(links.make("sign-in", "ada"))

    assert refusal_of(links, secret) == "one_time/not_found"
    with store.engine.connect() as connection:
        assert connection.scalar(sa.text("SELECT count(*) FROM one_time_links")) == 1


def test_the_links_of_a_deleted_person_are_deleted(links: OneTimeLinks, store: SqliteStore) -> None:
    hers, his = (asyncio.run(links.make("sign-in", who)) for who in ("ada", "bob"))
    store.admin.delete_person("ada")

    assert refusal_of(links, hers) == "one_time/not_found"
    assert asyncio.run(links.use("sign-in", his)).person == "bob"
