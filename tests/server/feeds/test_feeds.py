"""Feeds: what they contain, their secret addresses, caching, limits, backup and deletion."""

from __future__ import annotations

import logging
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any
from xml.etree import ElementTree as ET

import pytest
from starlette.testclient import TestClient

from moguls.server.admin import people as admin
from moguls.server.app import make_app
from moguls.server.feeds import turns
from moguls.server.feeds.atom import NAMESPACE
from moguls.server.feeds.channel import FeedChannel
from moguls.server.feeds.feeds import LONGEST_TOKEN, Feeds
from moguls.server.limits import rates
from moguls.server.notify.personal import PersonalChannels
from moguls.server.ports.storage import Ban
from moguls.server.settings import Settings
from moguls.server.storage.backups import back_up, restore
from moguls.server.storage.folders import FILE
from moguls.server.table.notices.events import SLOW_DELAY
from moguls.server.watching.watch import watch
from tests import loops
from tests.server.conftest import HOME, NoThinkers, Person
from tests.server.notices.people import NAMES, House
from tests.server.raw_rows import dump, execute

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

ZONE = "Europe/Rome"
SITE = "https://games.example"
DAY = 86_400.0


class FeedHouse(House):
    """A house with feeds."""

    def restart(self) -> None:
        super().restart()
        channels: Any = self.notices.channels
        channels["feed"] = FeedChannel()
        self.feeds = Feeds(PersonalChannels(self.notices))

    async def token(self, user: str, lang: str = "en") -> str:
        made = await self.feeds.renew(user, lang, ZONE, SITE)
        return made.notices.split("/")[-2]

    async def read(self, token: str, name: str) -> bytes:
        feed = await self.feeds.read(token, name, SITE)
        assert feed is not None
        return feed[0]


@pytest.fixture
def house(tmp_path: Path) -> FeedHouse:
    return FeedHouse(tmp_path / "moguls.sqlite")


def texts(feed: bytes, name: str) -> list[str]:
    return [str(it.text) for it in ET.fromstring(feed).iter(f"{{{NAMESPACE}}}{name}")]  # noqa: S314


def test_notices_are_entries_the_latest_first(house: FeedHouse) -> None:
    async def story() -> None:
        token = await house.token("bob")
        live = await house.table()
        await house.until(live, "bob")
        await house.wait(SLOW_DELAY)
        feed = await house.read(token, "notices.atom")
        again = await house.read(token, "notices.atom")

        assert feed == again
        assert texts(feed, "title")[:2] == ["Moguls: notifications", "Mogul (2002): your turn"]
        assert "You have until" in texts(feed, "summary")[0]
        assert texts(feed, "updated")[0] == texts(feed, "updated")[1]
        assert texts(feed, "updated") == sorted(texts(feed, "updated"), reverse=True)
        assert len(set(texts(feed, "id"))) == len(texts(feed, "id")) > 1
        assert f'href="{SITE}/table/{live.table.id}"'.encode() in feed
        words = " ".join(texts(feed, "summary") + texts(feed, "title"))
        assert not {"Ada", "Bob", "Cid"} & set(words.split())
        assert token.encode() not in feed

    loops.run(story())


def test_what_was_answered_or_seen_is_no_entry(house: FeedHouse) -> None:
    async def story() -> None:
        token = await house.token("bob")
        live = await house.table()
        await house.until(live, "bob")
        before = texts(await house.read(token, "notices.atom"), "title")
        await house.play(live)
        await house.wait(SLOW_DELAY)

        assert texts(await house.read(token, "notices.atom"), "title") == before

    loops.run(story())


@pytest.mark.parametrize("lang", ["en", "de", "fr", "it"])
def test_every_kind_of_notice_has_words_in_every_language(house: FeedHouse, lang: str) -> None:
    async def story() -> None:
        token = await house.token("bob", lang)
        live = await house.table()
        table, at = live.table.id, house.clock.time()
        for number, kind in enumerate(
            ("turn", "quarter", "started", "over", "bot", "rematch", "message"), 900
        ):
            values = {"number": number, "t": table, "kind": kind, "at": at, "end": at + DAY}
            notice = ":number, 'bob', :t, 1, :kind, :number, 0, :at, :at, :end, :at, false"
            sent = ":number, id, 'sent', '', 1, false, :at, NULL"
            execute(
                house.path,
                (f"INSERT INTO notices VALUES ({notice}, NULL, NULL)", values),  # noqa: S608
                (f"INSERT INTO deliveries SELECT {sent} FROM channels", values),  # noqa: S608
            )
        feed = await house.read(token, "notices.atom")

        assert len(texts(feed, "summary")) == 7
        assert all(" " in it for it in texts(feed, "summary") + texts(feed, "title"))

    loops.run(story())


def test_turns_with_deadlines_are_events(house: FeedHouse) -> None:
    pytest.importorskip("icalendar")
    import icalendar  # noqa: PLC0415

    async def story() -> None:
        tokens = {user: await house.token(user) for user in NAMES}
        live = await house.table()
        await house.table(slow=False)
        user = house.on_turn(live)
        others = next(it for it in NAMES if it != user)
        calendar: Any = icalendar.Calendar.from_ical(await house.read(tokens[user], "turns.ics"))
        [event] = calendar.walk("VEVENT")
        ends = datetime.fromtimestamp(int(house.clock.time() + 3 * DAY), UTC)

        assert str(event["SUMMARY"]) == "Mogul (2002): your turn"
        assert event["DTEND"].dt == ends
        assert event["DTSTART"].dt == ends - turns.LENGTH
        assert event["URL"] == f"{SITE}/table/{live.table.id}"
        assert b"VEVENT" not in await house.read(tokens[others], "turns.ics")
        first = await house.read(tokens[user], "turns.ics")
        assert first == await house.read(tokens[user], "turns.ics")
        await house.play(live)
        assert b"VEVENT" not in await house.read(tokens[user], "turns.ics")

    loops.run(story())


def test_without_the_library_there_is_no_calendar(
    house: FeedHouse, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(turns, "find_spec", lambda _name: None)

    async def story() -> None:
        made = await house.feeds.renew("bob", "en", ZONE, SITE)
        token = made.notices.split("/")[-2]

        assert made.turns is None
        assert await house.feeds.read(token, "turns.ics", SITE) is None

    loops.run(story())


@pytest.fixture
def site(tmp_path: Path) -> Iterator[TestClient]:
    app = make_app(tmp_path / FILE, NoThinkers())
    with TestClient(watch(app, Settings()), base_url=HOME) as client:
        yield client


def person(site: TestClient) -> Person:
    somebody = Person(site)
    somebody.get("/api/me")
    return somebody


def path_of(address: str) -> str:
    return address.removeprefix(HOME)


def test_a_feed_is_read_without_a_cookie_and_may_be_cached(site: TestClient) -> None:
    made = person(site).post("/api/me/feeds", zone=ZONE)
    stranger = Person(site)
    first = stranger.ask("GET", path_of(made["notices"]))
    tag = first.headers["etag"]
    again = stranger.ask("GET", path_of(made["notices"]), headers={"if-none-match": tag})

    assert made["notices"].startswith(f"{HOME}/feeds/")
    assert first.status_code == 200
    assert first.headers["content-type"] == "application/atom+xml; charset=utf-8"
    assert first.headers["cache-control"] == "private, max-age=300"
    assert first.headers["x-robots-tag"] == "noindex"
    assert "set-cookie" not in first.headers
    assert (again.status_code, again.content) == (304, b"")


def test_an_old_address_an_unknown_one_and_a_wrong_name_look_the_same(site: TestClient) -> None:
    ada = person(site)
    old = ada.post("/api/me/feeds", zone=ZONE)["notices"]
    new = ada.post("/api/me/feeds", zone=ZONE)["notices"]
    unknown = old[: -len("/notices.atom") - 8] + "AAAAAAAA/notices.atom"
    wrong = new.replace("notices.atom", "other.atom")
    long = f"{HOME}/feeds/{'a' * (LONGEST_TOKEN + 1)}/notices.atom"
    answers = [ada.ask("GET", path_of(it)) for it in (old, unknown, wrong, long)]
    seen = {(it.status_code, it.content, frozenset(_headers(it))) for it in answers}

    assert len(seen) == 1
    assert answers[0].status_code == 404
    assert answers[0].headers["cache-control"] == "no-store"
    assert ada.ask("GET", path_of(new)).status_code == 200
    assert len(ada.get("/api/me/channels")) == 1


def _headers(answer: Any) -> Iterator[tuple[str, str]]:
    for name, value in answer.headers.items():
        if name != "x-request-id":
            yield name, value


def test_guessing_is_limited_by_network(site: TestClient) -> None:
    stranger = Person(site)
    tries = int(rates.FEEDS.burst) + 5
    answers = [stranger.ask("GET", f"/feeds/guess{n}/turns.ics") for n in range(tries)]

    assert answers[0].status_code == 404
    assert answers[-1].status_code == 429
    assert answers[-1].headers["retry-after"] == "60"


def test_the_secret_is_neither_logged_nor_stored_nor_listed(
    site: TestClient, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)
    ada = person(site)
    made = ada.post("/api/me/feeds", zone=ZONE)
    token = made["notices"].split("/")[-2]
    ada.ask("GET", path_of(made["notices"]))
    ada.ask("GET", f"/feeds/{token}/wrong")
    stored = dump(tmp_path / FILE)
    ours = [vars(it) for it in caplog.records if not it.name.startswith("httpx")]  # the client
    paths = [it.get("path") for it in ours]

    assert "/feeds/…/notices.atom" in paths
    assert token not in str(ours)
    assert token not in stored
    assert token not in str(ada.get("/api/me/channels"))


def test_a_feed_goes_with_its_channel_and_with_its_person(site: TestClient) -> None:
    ada, bob = person(site), person(site)
    first, second = (it.post("/api/me/feeds", zone=ZONE) for it in (ada, bob))
    ada.ask("DELETE", f"/api/me/channels/{first['channel']['id']}")
    app: Any = site.app
    assert site.portal is not None
    site.portal.call(admin.delete, app.state.site, bob.get("/api/me")["id"])

    for made in (first, second):
        assert ada.ask("GET", path_of(made["notices"])).status_code == 404


def test_a_banned_person_reads_no_feed(site: TestClient) -> None:
    ada = person(site)
    made = ada.post("/api/me/feeds", zone=ZONE)
    bans = site.app.state.site.bans  # type: ignore[attr-defined]
    ban = Ban(ada.get("/api/me")["id"], 0.0, None, "spam")
    assert site.portal is not None
    site.portal.call(bans.put, ban)
    answer = Person(site).ask("GET", path_of(made["notices"]))

    assert answer.status_code == 403
    assert "spam" in answer.text


def test_addresses_of_feeds_and_webhooks_survive_backup_and_restore(tmp_path: Path) -> None:
    folder = tmp_path / "there"
    folder.mkdir()
    with TestClient(make_app(folder / FILE, NoThinkers()), base_url=HOME) as client:
        ada = person(client)
        made = ada.post("/api/me/feeds", zone=ZONE)
        ada.post("/api/me/webhooks", url="https://hook.example/", zone=ZONE)
        back_up(folder, tmp_path / "copy")
    restore(tmp_path / "copy", tmp_path / "here")
    with TestClient(make_app(tmp_path / "here" / FILE, NoThinkers()), base_url=HOME) as client:
        kinds = {it["kind"] for it in _as(ada, client).get("/api/me/channels")}
        status = Person(client).ask("GET", path_of(made["notices"])).status_code

    assert status == 200
    assert kinds == {"feed", "webhook"}


def _as(before: Person, client: TestClient) -> Person:
    """Return the same browser at another server."""
    after = Person(client)
    after.cookie = before.cookie
    return after
