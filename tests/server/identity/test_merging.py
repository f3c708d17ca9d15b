"""Signing in with the guest's games: everything of the guest becomes the person's, or nothing."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

import pytest
import sqlalchemy as sa

from moguls.server.storage.identity.merging import StoredMerges
from moguls.server.storage.schema import VACATIONS
from tests.server.conftest import Person
from tests.server.identity.test_former_players import LOGS, rows_naming
from tests.server.raw_rows import dump

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from starlette.testclient import TestClient

People = tuple[Person, Person]


@pytest.fixture
def both(person: Callable[[], Person]) -> People:
    """A person called Ada, and a guest in another browser."""
    ada, guest = person(), person()
    ada.ask("PUT", "/api/me", json={"name": "Ada", "lang": "en"})
    return ada, guest


def offer(ada: Person, guest: Person) -> Any:
    code = ada.post("/api/me/recovery")["code"]
    return guest.post("/api/sign-in/recovery", code=code)


def bring(ada: Person, guest: Person) -> str:
    """Sign in the guest's browser as the person; return the id that the guest had."""
    was = str(guest.get("/api/me")["id"])
    guest.post("/api/sign-in", link=offer(ada, guest)["link"], bring=True)
    assert guest.get("/api/me") == ada.get("/api/me")
    return was


def site(client: TestClient) -> Any:
    return client.app.state.site  # type: ignore[attr-defined]


def events(frame: Any) -> list[Any]:
    return [event for entry in frame["log"] for event in entry["events"]]


def view(browser: Person, table: str) -> Any:
    return browser.get(f"/api/tables/{table}")


def test_a_running_game_goes_on_as_the_person(
    client: TestClient, both: People, person: Callable[[], Person]
) -> None:
    (ada, guest), other = both, person()
    table = guest.new_table(bots=[None, "easy"], options={"first_player": "0"})
    other.sit(table)
    name, before = guest.get("/api/me")["name"], view(guest, table)
    found = offer(ada, guest)
    bring(ada, guest)

    assert (found["games"], found["running"], found["tables_left"]) == (1, 1, 1)
    after = view(ada, table)
    assert after["view"] == before["view"], "the same position and hand, and still on turn"
    assert (after["table"]["you"], after["table"]["is_host"]) == (0, True)
    merged = {"type": "merged", "seat": 0, "name": "Ada", "previous_name": name, "shares": False}
    assert merged in events(view(other, table))
    ada.play(table)
    site(client).hub.forget(table)
    assert view(ada, table)["table"]["you"] == 0, "also when it is read from its log"
    assert [row["id"] for row in ada.get("/api/me/tables")["tables"]] == [table]


@pytest.mark.parametrize("in_memory", [True, False])
def test_finished_games_count_in_the_record_and_stay_as_they_were(
    client: TestClient, both: People, in_memory: bool
) -> None:
    ada, guest = both
    table = guest.new_table(bots=["easy", "easy"])
    while guest.play_on(table)["table"]["status"] != "over":
        pass
    record, changed = guest.get("/api/me/record"), guest.get("/api/me/tables")["tables"]
    seats = view(guest, table)["table"]["seats"]
    if not in_memory:
        site(client).hub.forget(table)
    found = offer(ada, guest)
    bring(ada, guest)

    assert (found["games"], found["running"], found["tables_left"]) == (1, 0, 0)
    for _ in range(2):
        assert ada.get("/api/me/record") == record
        assert ada.get("/api/me/tables")["tables"] == changed, "its date stays"
        client.portal.call(site(client).hub.repair, table)  # type: ignore[union-attr]
    names = [seat["name"] for seat in view(ada, table)["table"]["seats"]]
    assert names == [seat["name"] for seat in seats]
    assert view(ada, table)["table"]["seats"][0]["you"]


def test_where_both_sit_the_guest_becomes_a_friend_on_the_same_device(
    client: TestClient, both: People, person: Callable[[], Person]
) -> None:
    (ada, guest), other = both, person()
    table = ada.new_table(options={"first_player": "0"})
    guest.sit(table)
    other.sit(table)
    name, hand = guest.get("/api/me")["name"], view(guest, table)["view"]
    bring(ada, guest)

    for _ in range(2):
        seats = view(ada, table)["table"]["seats"]
        assert [(seat["you"], seat["friend"]) for seat in seats] == [
            *((True, False), (True, True), (False, False))
        ]
        assert [seat["name"] for seat in seats[:2]] == ["Ada", name]
        assert view(ada, f"{table}?as=1")["view"] == hand
        site(client).hub.forget(table)
    shown = {"type": "merged", "seat": 1, "name": "Ada", "previous_name": name, "shares": True}
    assert shown in events(view(other, table)), "everybody sees that one person has both hands"
    refused = other.ask("GET", f"/api/tables/{table}?as=1").json()
    assert refused["error"]["code"] == "table/not_your_seat"


def test_another_persons_view_has_nothing_new_but_the_name(
    both: People, person: Callable[[], Person]
) -> None:
    (ada, guest), other = both, person()
    table = guest.new_table(options={"first_player": "0"})
    for each in (other, person()):
        each.sit(table)
    before, was = view(other, table)["view"], guest.get("/api/me")["id"]
    bring(ada, guest)

    after = view(other, table)
    assert after["view"] == before
    assert not any(it in repr(after) for it in (was, ada.get("/api/me")["id"]))


def filled(client: TestClient, guest: str, table: str) -> dict[str, str]:
    """Add a row of a guest to each table of the database; return the columns of people."""
    columns = {}
    engine = site(client).store.engine
    with engine.begin() as connection:
        for name in sa.inspect(engine).get_table_names():
            row: dict[str, Any] = {}
            for column in sa.inspect(engine).get_columns(name):
                if column["name"] in {"user_id", "owner", "person", "who"}:
                    columns[name], row[column["name"]] = column["name"], guest
                elif column["name"] == "table_id":
                    row["table_id"] = table
                elif column["name"] == "readers":
                    row["readers"] = f'["{guest}", "x"]'
                elif isinstance(column["type"], sa.Boolean):
                    row[column["name"]] = True
                elif not isinstance(column["type"], sa.String | sa.Text):
                    row[column["name"]] = 4711
                else:
                    row[column["name"]] = f"{name}-new"
            if name in columns and name not in {"listed_people", "deadlines"}:
                marks = ", ".join(f":{key}" for key in row)
                insert = f"INSERT INTO {name} ({', '.join(row)}) VALUES ({marks})"  # noqa: S608
                connection.execute(sa.text(insert), row)
    return columns


def test_rows_of_every_kind_become_the_persons_or_are_deleted(
    tmp_path: Path, client: TestClient, both: People
) -> None:
    ada, guest = both
    table = guest.new_table()
    columns = filled(client, guest.get("/api/me")["id"], table)
    me, was = ada.get("/api/me")["id"], bring(ada, guest)

    assert rows_naming(tmp_path / "moguls.sqlite", was) <= LOGS
    dropped = {"bans", "manual_vacations", "puzzle_consents", "recovery_codes"}
    with site(client).store.engine.connect() as connection:
        for name, column in columns.items():
            query = sa.text(f"SELECT count(*) FROM {name} WHERE {column} = :me")  # noqa: S608
            has_row = connection.execute(query, {"me": me}).scalar_one() > 0
            assert has_row == (name not in dropped - {"recovery_codes"} and name != "deadlines"), (
                name
            )
        readers = connection.execute(sa.text("SELECT readers FROM texts")).scalar_one()
    assert me in readers


def test_the_days_of_vacation_of_both_count_together(client: TestClient, both: People) -> None:
    ada, guest = both
    ids = [str(it.get("/api/me")["id"]) for it in both]
    vacations = site(client).store.clocks.vacations
    now = site(client).hub.clock.time()
    with site(client).store.engine.begin() as connection:
        for number, user in enumerate(ids):
            times = {"begin_at": now - 100 - number, "end_at": now - 50 - number}
            row = {"table_id": f"t{number}", "seat": 0, **times, "user_id": user}
            connection.execute(VACATIONS.table.insert(), row)
    guest.ask("PUT", "/api/me/vacations", json={"automatic": False})
    guest.new_table()
    bring(ada, guest)

    assert len(vacations.intervals(ids[0], now)) == 2
    assert vacations.is_automatic(ids[0]), "the person's own choice counts"


def test_other_devices_of_the_guest_are_signed_out(client: TestClient, both: People) -> None:
    (ada, guest), phone = both, Person(client)
    table = guest.new_table()
    phone.post("/api/code", code=guest.post("/api/me/code")["code"])
    code = guest.post("/api/me/code")["code"]
    browser = Person(client)
    browser.cookie = guest.cookie
    was = bring(ada, guest)

    for old in (phone, browser):
        assert old.get("/api/me")["id"] not in {was, ada.get("/api/me")["id"]}
        assert view(old, table)["table"]["you"] is None
    refused = phone.refused("POST", "/api/code/look", code=code)
    assert refused["code"] == "device/no_such_code"
    assert len(ada.get("/api/me/devices")) == 2


def test_a_code_of_another_device_brings_the_games_along_too(both: People) -> None:
    ada, guest = both
    table, code = guest.new_table(), ada.post("/api/me/code")["code"]
    found = guest.post("/api/code/look", code=code)
    guest.post("/api/code", code=code, bring=True)

    assert (found["games"], found["running"]) == (1, 1)
    assert view(ada, table)["table"]["you"] == 0
    assert guest.get("/api/me") == ada.get("/api/me")


def test_forged_used_expired_and_foreign_attempts_change_nothing(
    client: TestClient, both: People, person: Callable[[], Person], monkeypatch: pytest.MonkeyPatch
) -> None:
    ada, guest = both
    table, before = guest.new_table(), guest.get("/api/me")
    link = offer(ada, guest)["link"]
    another = offer(ada, guest)["link"]

    def refusal(browser: Person, path: str = "/api/sign-in", **more: str) -> str:
        body = {"link": another, "bring": True, **more}
        code = str(browser.refused("POST", path, **body)["code"])
        assert guest.get("/api/me") == before
        assert view(guest, table)["table"]["you"] == 0
        return code

    assert refusal(guest, link="forged") == "one_time/not_found"
    assert refusal(Person(client)) == "sign_in/no_guest"
    foreign = guest.ask(
        "POST",
        "/api/sign-in",
        json={"link": link, "bring": True},
        headers={"origin": "http://evil.example"},
    )
    assert foreign.json()["error"]["code"] == "auth/origin"
    person().post("/api/sign-in", link=link)
    assert refusal(guest, link=link) == "one_time/used"
    now = site(client).hub.clock.time()
    monkeypatch.setattr(site(client).hub.clock, "time", lambda: now + 901)
    assert refusal(guest) == "one_time/expired"


def test_a_crash_within_the_transaction_leaves_everything_as_it_was(
    client: TestClient, both: People, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (ada, guest), path = both, tmp_path / "moguls.sqlite"
    table, before = guest.new_table(), guest.get("/api/me")
    link = offer(ada, guest)["link"]

    def crash(*_: object) -> None:
        raise MemoryError

    rows = dump(path)
    with monkeypatch.context() as patched:
        patched.setattr(StoredMerges, "_delete", crash)
        with pytest.raises(MemoryError):
            guest.ask("POST", "/api/sign-in", json={"link": link, "bring": True})
    assert dump(path) == rows
    assert guest.get("/api/me") == before
    assert view(guest, table)["table"]["you"] == 0
    guest.post("/api/sign-in", link=link, bring=True)
    assert view(ada, table)["table"]["you"] == 0
    assert Person(client).refused("POST", "/api/sign-in", link=link)["code"] == "one_time/used"


def test_a_table_that_the_guest_comes_to_meanwhile_is_brought_along(
    client: TestClient, both: People, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada, guest = both
    first, second, merges = guest.new_table(), guest.new_table(), site(client).store.merges
    tables_of, calls = merges.tables_of, list[str]()

    def incomplete(user: str) -> dict[str, bool]:
        calls.append(user)
        tables: dict[str, bool] = tables_of(user)
        return tables if len(calls) > 1 else {first: True}

    monkeypatch.setattr(merges, "tables_of", incomplete)
    bring(ada, guest)
    assert len(calls) == 2
    assert [view(ada, table)["table"]["you"] for table in (first, second)] == [0, 0]


def test_the_name_of_the_guest_goes_with_a_deleted_person(
    both: People, person: Callable[[], Person]
) -> None:
    (ada, guest), other = both, person()
    guest.ask("PUT", "/api/me", json={"name": "Secret", "lang": "en"})
    table = guest.new_table()
    other.sit(table)
    bring(ada, guest)
    ada.ask("DELETE", "/api/me/account")

    shown = view(other, table)
    assert not any(name in repr(shown) for name in ("Secret", "Ada"))
    assert "Former player" in repr(shown)


def test_what_the_guest_wrote_and_may_read_is_the_persons(
    client: TestClient, both: People, person: Callable[[], Person]
) -> None:
    (ada, guest), other = both, person()
    table = guest.new_table()
    other.sit(table)

    def lines(browser: Person) -> list[tuple[str, bool]]:
        with browser.socket(table) as socket:
            socket.say(type="ping")
            read: list[dict[str, Any]] = []
            while (message := socket.hear_any())["type"] != "pong":
                read += message.get("lines", []) if message["type"] == "talk" else []
            return [(line["text"], line["own"]) for line in read]

    live = site(client).hub.in_use()[table]
    for author, text in ((guest, "hello"), (other, "hi")):
        me = author.get("/api/me")
        write = site(client).texts.write(live, (me["id"], me["name"], None), text, None)
        client.portal.call(asyncio.wait_for, write, 10)  # type: ignore[union-attr]
    bring(ada, guest)
    for _ in range(2):
        assert lines(ada) == [("hello", True), ("hi", False)]
        site(client).hub.forget(table)


@pytest.mark.parametrize("reachable", ["guest", "person", "both"])
def test_the_person_is_told_of_the_turn_once_and_warned(
    client: TestClient, both: People, person: Callable[[], Person], reachable: str
) -> None:
    (ada, guest), others = both, [person(), person()]
    for each, name in ((guest, "guest"), (ada, "person")):
        if reachable in {name, "both"}:
            url = f"https://{name}.example/"
            each.post("/api/me/webhooks", url=url, zone="Europe/Rome")
    (device,) = guest.get("/api/me/devices")
    with site(client).store.engine.begin() as connection:
        update = "UPDATE channels SET device = :device WHERE label LIKE '%guest%'"
        connection.execute(sa.text(update), {"device": device["id"]})
    control = {"mode": "days", "bank": 259_200, "increment": 43_200, "cap": 432_000}
    table = guest.new_table(options={"first_player": "0"}, time_control=control)
    for each in others:
        each.sit(table)
    bring(ada, guest)

    with site(client).store.engine.connect() as connection:
        query = "SELECT kind FROM notices WHERE user_id = :me AND table_id = :t AND due_at > 0"
        me = str(ada.get("/api/me")["id"])
        kinds = [row[0] for row in connection.execute(sa.text(query), {"me": me, "t": table})]
        channels = connection.exec_driver_sql("SELECT user_id, device FROM channels").all()
    assert sorted(kinds) == ["quarter", "turn"]
    assert {user for user, _ in channels} == {me}
    assert len(channels) == (2 if reachable == "both" else 1)
    devices = {"", *(row["id"] for row in ada.get("/api/me/devices"))}
    assert {it for _, it in channels} <= devices, "a channel of this browser goes on"
    assert me in site(client).notices.reachable


def test_the_consent_of_a_guest_to_puzzles_does_not_cover_the_games_of_the_person(
    both: People,
) -> None:
    ada, guest = both
    guest.ask("PUT", "/api/me/puzzles", json={"agrees": True})
    bring(ada, guest)

    assert ada.get("/api/me/puzzles") == {"agrees": False}
