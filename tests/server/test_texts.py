"""Free text: who reads it, what is left of it, what is stored, and what a host can do."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

import pytest

from moguls.server.storage.talk.stored import MOST_TEXTS
from moguls.server.wire.free_text import LONGEST, cleaned_text
from moguls.server.wire.refusal import Refusal
from tests.server.conftest import Person

if TYPE_CHECKING:
    from collections.abc import Callable

    from starlette.testclient import TestClient

    from tests.server.conftest import Socket

Three = tuple[list[Person], str]


def texts(socket: Socket) -> list[str]:
    """Return the texts that have arrived up to now."""
    socket.say(type="ping")
    received = []
    while (message := socket.hear_any())["type"] != "pong":
        if message["type"] == "talk":
            received += [line["text"] for line in message["lines"]]
    return received


def letters(socket: Socket) -> list[dict[str, Any]]:
    """Return everything that has arrived up to now, without frames: they tell of presence."""
    socket.say(type="ping")
    received = []
    while (message := socket.hear_any())["type"] != "pong":
        if message["type"] != "frame":
            received.append(message)
    return received


def earlier(person: Person, table: str) -> list[str]:
    with person.socket(table) as socket:
        return texts(socket)


def row(client: TestClient, query: str) -> list[tuple[Any, ...]]:
    with client.app.state.site.store.engine.connect() as connection:  # type: ignore[attr-defined]
        return [tuple(it) for it in connection.exec_driver_sql(query)]


def restart(client: TestClient, table: str) -> None:
    """Have a table loaded from the database again."""
    client.app.state.site.hub.forget(table)  # type: ignore[attr-defined]


def do(client: TestClient, function: Any, *arguments: Any) -> Any:
    assert client.portal is not None
    return client.portal.call(function, *arguments)


# -- who reads it -------------------------------------------------------------------------------


def test_a_text_to_all_seats_reaches_them_and_no_spectator(
    three: Three, person: Callable[[], Person]
) -> None:
    people, table = three
    watcher = person()
    with (
        people[0].socket(table) as mine,
        people[1].socket(table) as other,
        watcher.socket(table) as watching,
    ):
        mine.say(type="write", text="Back at eight!")
        line = other.hear("talk")["lines"][0]

        assert (line["text"], line["words"], line["seat"]) == ("Back at eight!", None, 0)
        assert texts(watching) == []
        watching.say(type="write", text="Seat 1 has no bonds")
        assert watching.hear("talk")["lines"][0]["own"]
        assert texts(mine) == ["Back at eight!"]
        assert texts(other) == []
    assert earlier(watcher, table) == ["Seat 1 has no bonds"]


def test_a_text_to_one_seat_changes_no_byte_for_anybody_else(
    three: Three, person: Callable[[], Person]
) -> None:
    people, table = three
    watcher = person()

    def worlds(text: str | None) -> list[Any]:
        with (
            people[0].socket(table) as mine,
            people[1].socket(table) as other,
            watcher.socket(table) as watching,
        ):
            if text is not None:
                mine.say(type="write", text=text, to=2)
                mine.hear("talk")
            frames = [one.get(f"/api/tables/{table}") for one in (people[1], watcher)]
            return [letters(other), letters(watching), *frames]

    silent = worlds(None)
    assert worlds("Shall we?") == silent
    assert worlds("A much longer text, which nobody else may even count.") == silent
    assert earlier(people[2], table)[0] == "Shall we?"
    assert earlier(people[1], table) == earlier(watcher, table) == []


def test_one_who_sits_down_later_does_not_read_what_was_written_before(
    person: Callable[[], Person],
) -> None:
    ada, bob, cyd = person(), person(), person()
    table = ada.new_table()
    bob.sit(table)
    with ada.socket(table) as mine, bob.socket(table) as other:
        mine.say(type="write", text="Only for Bob")
        other.hear("talk")
        bob.post(f"/api/tables/{table}/stand")
    cyd.sit(table, seat=1)

    assert earlier(cyd, table) == []
    assert earlier(bob, table) == ["Only for Bob"]


def test_a_player_for_whom_a_bot_plays_is_no_spectator(
    three: Three, person: Callable[[], Person]
) -> None:
    people, table = three
    watcher = person()
    people[2].post(f"/api/tables/{table}/stand")
    with (
        people[0].socket(table) as mine,
        people[2].socket(table) as away,
        watcher.socket(table) as watching,
    ):
        watching.say(type="write", text="He has two bonds")
        watching.hear("talk")
        mine.say(type="write", text="Come back")

        assert away.hear("talk")["lines"][0]["text"] == "Come back"
        away.say(type="write", text="Soon")
        assert mine.hear("talk")["lines"][0]["text"] == "Come back"
        assert mine.hear("talk")["lines"][0]["text"] == "Soon"
        assert texts(watching) == []


# -- what can be written ------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "shown_text"),
    [
        ("  two\n lines\t", "two lines"),
        ("a\u202eb\u2066c\u200bd\x07e\x1b[31m", "abcde[31m"),
        ("<b>&amp; https://bad.example</b>", "<b>&amp; https://bad.example</b>"),
        ("e\u0301a" + "\u0301" * 50, "\xe9\xe1" + "\u0301" * 4),
        ("👩‍👩‍👧 🇫🇷 ❤️", "👩‍👩‍👧 🇫🇷 ❤️"),
        ("\ue000\U000e0041\ufdd0x\u2800", "x"),
    ],
)
def test_invisible_characters_are_removed_and_nothing_else(text: str, shown_text: str) -> None:
    assert cleaned_text(text) == shown_text


@pytest.mark.parametrize("text", ["", "  \n", "\u200b\u202e", "\u0301\u0301"])
def test_a_text_without_anything_to_read_is_refused(text: str) -> None:
    with pytest.raises(Refusal, match="talk/empty"):
        cleaned_text(text)


def test_a_long_text_is_refused() -> None:
    assert cleaned_text("👩‍👩‍👧" * LONGEST)
    with pytest.raises(Refusal, match="talk/too_long"):
        cleaned_text("x" * (LONGEST + 1))


def test_an_open_table_has_no_free_text(person: Callable[[], Person]) -> None:
    ada, bob = person(), person()
    table = ada.new_table(open=True)
    bob.sit(table)
    with ada.socket(table) as mine, bob.socket(table) as other:
        mine.say(type="write", text="Hello, stranger")

        assert mine.hear("error")["code"] == "talk/open_table"
        assert texts(other) == []


@pytest.mark.usefixtures("stopped_clock")
def test_phrases_and_texts_share_one_limit(three: Three) -> None:
    people, table = three
    with people[0].socket(table) as mine, people[1].socket(table) as other:
        for number in range(4):
            mine.say(type="write", text=f"{number}")
        for _ in range(3):
            mine.say(type="say", words="hello")

        assert mine.hear("error")["code"] == "wire/rate_limited"
        assert texts(other) == ["0", "1", "2", "3", "", ""]


# -- what is stored -----------------------------------------------------------------------------


def test_texts_survive_a_restart_and_the_log_has_none(three: Three, client: TestClient) -> None:
    people, table = three
    seq = people[0].get(f"/api/tables/{table}")["seq"]
    with people[0].socket(table) as mine:
        mine.say(type="write", text="See you tomorrow", to=1)
        first = mine.hear("talk")["lines"][0]["id"]
    restart(client, table)

    assert earlier(people[1], table) == ["See you tomorrow"]
    assert earlier(people[2], table) == []
    assert people[0].get(f"/api/tables/{table}")["seq"] == seq
    with people[0].socket(table) as mine:
        mine.hear("talk")
        mine.say(type="say", words="hello")
        assert mine.hear("talk")["lines"][0]["id"] > first


def test_old_texts_of_a_table_are_deleted(three: Three, client: TestClient) -> None:
    people, table = three
    store = client.app.state.site.store.talk  # type: ignore[attr-defined]
    with people[0].socket(table) as mine:
        mine.say(type="write", text="first")
        mine.hear("talk")
    ((text, _),) = store.texts_of(table)
    for number in range(1, MOST_TEXTS + 1):
        store.add_text(text._replace(id=text.id + number, text="later"))

    assert [it.text for it, _ in store.texts_of(table)] == ["later"] * MOST_TEXTS


def test_a_deleted_person_or_table_leaves_no_text(three: Three, client: TestClient) -> None:
    people, table = three
    site = client.app.state.site  # type: ignore[attr-defined]
    author = people[0].get("/api/me")["id"]
    with people[0].socket(table) as mine, people[1].socket(table) as other:
        mine.say(type="write", text="Forget me")
        line = other.hear("talk")["lines"][0]
        other.say(type="write", text="Not me")
        other.hear("talk")
        other.say(type="report", id=line["id"])
        texts(other)
        do(client, site.texts.forget, author)

        remaining = other.hear("talk")
        assert [it["text"] for it in remaining["lines"]] == ["Not me"]
        assert not remaining["is_new"]
        assert texts(mine)[-1] == "Not me"
    assert row(client, "SELECT text FROM texts") == [("Not me",)]
    assert row(client, "SELECT * FROM text_reports") == []
    site.store.admin.delete_table(table)
    assert row(client, "SELECT text FROM texts") == []


# -- reports ------------------------------------------------------------------------------------


def test_only_a_reader_can_report_a_text(three: Three, client: TestClient) -> None:
    people, table = three
    with (
        people[0].socket(table) as mine,
        people[1].socket(table) as other,
        people[2].socket(table) as reader,
    ):
        mine.say(type="write", text="Rude", to=2)
        number = reader.hear("talk")["lines"][0]["id"]
        other.say(type="report", id=number)
        assert other.hear("error")["code"] == "talk/no_such_text"
        for _ in range(2):
            reader.say(type="report", id=number)
        texts(reader)
    (reported,) = client.app.state.site.store.talk.reported()  # type: ignore[attr-defined]

    assert (reported.text.text, reported.reports) == ("Rude", 1)


def test_a_host_clears_a_text_and_disables_text(three: Three, client: TestClient) -> None:
    people, table = three
    site = client.app.state.site  # type: ignore[attr-defined]
    with people[0].socket(table) as mine, people[1].socket(table) as other:
        mine.say(type="write", text="Rude")
        number = other.hear("talk")["lines"][0]["id"]
        assert do(client, site.texts.clear, number)
        assert other.hear("talk")["lines"] == []
        assert not do(client, site.texts.clear, number)

        for who in (table, people[0].get("/api/me")["id"]):
            do(client, site.texts.lock, who)
            mine.say(type="write", text="Rude again")
            assert mine.hear("error")["code"] == "talk/disabled"
            do(client, site.texts.load)
            assert who in site.texts.locked
            assert do(client, site.texts.unlock, who)
            assert not do(client, site.texts.unlock, who)
        mine.say(type="write", text="Polite")
        assert other.hear("talk")["lines"][0]["text"] == "Polite"


# -- the record ---------------------------------------------------------------------------------


def finished(people: list[Person], table: str) -> None:
    while people[0].get(f"/api/tables/{table}")["table"]["status"] == "playing":
        for one in people:
            one.play_on(table)


@pytest.mark.parametrize("agreeing", [1, 2])
def test_texts_to_all_seats_are_in_the_record_only_if_all_players_agree(
    person: Callable[[], Person], agreeing: int, client: TestClient
) -> None:
    people = [person(), person()]
    watcher = person()
    table = people[0].new_table(game="take-stock", seats=2)
    people[1].sit(table)
    with people[0].socket(table) as mine, watcher.socket(table) as watching:
        mine.say(type="write", text="Good game")
        mine.say(type="write", text="Between us", to=1)
        watching.say(type="write", text="Boo")
        mine.say(type="agree", agrees=True)
        assert mine.hear("error")["code"] == "table/not_over"
        assert texts(watching) == ["Boo"]
    finished(people, table)
    path = f"/api/tables/{table}/record"
    assert "talk" not in people[0].get(path)
    for one in people[:agreeing]:
        with one.socket(table) as socket:
            socket.say(type="agree", agrees=True)
            texts(socket)
    restart(client, table)
    record = people[0].get(path)

    assert ("talk" in record) == (agreeing == 2)
    if agreeing == 2:
        assert [(it["seat"], it["text"]) for it in record["talk"]] == [(0, "Good game")]
        with people[1].socket(table) as socket:
            socket.say(type="agree", agrees=False)
            texts(socket)
        assert "talk" not in people[0].get(path)
    with watcher.socket(table) as watching:
        watching.say(type="agree", agrees=True)
        assert watching.hear("error")["code"] == "table/not_seated"


# -- notices ------------------------------------------------------------------------------------


def test_a_text_to_all_seats_is_a_notice_for_each_other_player(
    three: Three, client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    people, table = three
    told: list[int] = []

    async def add_message(_live: object, seat: int) -> None:
        await asyncio.sleep(0)
        told.append(seat)

    site = client.app.state.site  # type: ignore[attr-defined]
    monkeypatch.setattr(site.notices, "add_message", add_message)
    with people[0].socket(table) as mine:
        mine.say(type="write", text="to all")
        mine.say(type="write", text="to one", to=2)
        texts(mine)

    assert told == [1, 2, 2]
