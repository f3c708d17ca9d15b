"""Open tables and one's own: who finds what, what is told of it, and databases of before."""

from __future__ import annotations

import json
import time
from typing import TYPE_CHECKING, Any

import pytest
import sqlalchemy as sa
from starlette.testclient import TestClient

from moguls.server.app import make_app
from tests.server.conftest import HOME, NoThinkers, Person
from tests.server.old_versions import without_devices

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path


@pytest.fixture(autouse=True)
def _at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Disable the cache of lists, which may be a second old."""
    monkeypatch.setattr("moguls.server.live.lobby.FRESH", -1.0)


def listed(who: Person) -> list[dict[str, Any]]:
    tables: list[dict[str, Any]] = who.get("/api/tables")["tables"]
    return tables


def mine(who: Person) -> list[dict[str, Any]]:
    tables: list[dict[str, Any]] = who.get("/api/me/tables")["tables"]
    return tables


def play_out(who: Person, table: str) -> dict[str, Any]:
    while not (frame := who.play_on(table))["view"]["over"]:
        pass
    return dict(frame)


# -- open and unlisted tables ----------------------------------------------------------------------


def test_a_table_is_found_by_its_address_alone_unless_it_is_open(
    person: Callable[[], Person],
) -> None:
    ada, bob = person(), person()
    ada.new_table()
    table = ada.new_table(open=True, bots=["hard", None])
    [found] = listed(bob)

    assert (found["id"], found["status"], found["free"]) == (table, "waiting", 1)
    assert [seat["kind"] for seat in found["seats"]] == ["person", "bot", "empty"]
    assert found["seats"][1]["level"] == "hard"
    assert time.time() - found["created_at"] < 60


def test_the_host_opens_and_closes_the_list(person: Callable[[], Person]) -> None:
    ada, bob = person(), person()
    table = ada.new_table()
    path = f"/api/tables/{table}/arrangement"
    assert bob.refused("PUT", path, open=True)["code"] == "table/not_host"

    ada.ask("PUT", path, json={"open": True})
    assert [each["id"] for each in listed(bob)] == [table]
    with ada.socket(table) as socket:
        assert socket.hear("frame")["table"]["open"]
        socket.say(type="arrange", open=False)
        while socket.hear("frame")["table"]["open"]:
            pass
    assert listed(bob) == []


def test_a_game_in_play_is_listed_after_those_that_wait_and_not_when_over(
    person: Callable[[], Person],
) -> None:
    ada, bob = person(), person()
    played = ada.new_table(open=True, bots=["easy", "easy"])
    waits = ada.new_table(open=True)
    assert [(each["id"], each["status"]) for each in listed(bob)] == [
        (waits, "waiting"),
        (played, "playing"),
    ]

    play_out(ada, played)

    assert [each["id"] for each in listed(bob)] == [waits]


def test_a_table_whose_people_left_long_ago_leaves_the_list(
    person: Callable[[], Person], monkeypatch: pytest.MonkeyPatch
) -> None:
    ada, bob = person(), person()
    table = ada.new_table(open=True)
    monkeypatch.setattr("moguls.server.live.lobby.STALE", -1.0)
    assert listed(bob) == []

    with ada.socket(table) as socket:
        socket.hear("frame")
        [found] = listed(bob)
        assert found["seats"][0]["online"]


def test_house_rules_are_told_where_they_are_not_as_usual(person: Callable[[], Person]) -> None:
    ada = person()
    ada.new_table(open=True)
    ada.new_table(open=True, options={"quick_start": "on", "first_player": "random"})

    assert [each["house_rules"] for each in listed(ada)] == [{"quick_start": "on"}, {}]


def test_house_rules_are_told_where_people_play_as_the_engine_does_by_itself(
    person: Callable[[], Person],
) -> None:
    """Tables of people have defaults of their own; who departs from those plays a house rule."""
    ada = person()
    plain = {"start_row_duty": "board", "max_turns": "500"}
    for options in ({}, plain):
        ada.new_table(game="moguli", seats=2, open=True, options=options)

    assert [each["house_rules"] for each in listed(ada)] == [plain, {}]


def test_who_asks_again_is_told_only_what_is_new(person: Callable[[], Person]) -> None:
    ada = person()
    ada.new_table(open=True)
    tag = ada.ask("GET", "/api/tables").headers["etag"]
    again = ada.ask("GET", "/api/tables", headers={"if-none-match": tag})
    assert (again.status_code, again.content) == (304, b"")

    ada.new_table(open=True)

    assert ada.ask("GET", "/api/tables", headers={"if-none-match": tag}).status_code == 200


def test_the_lists_tell_no_ids_and_nothing_of_the_cards(person: Callable[[], Person]) -> None:
    ada, bob = person(), person()
    for game in ("mogul-2002", "take-stock"):
        table = ada.new_table(open=True, game=game, seats=3, bots=[None, "easy"])
        bob.sit(table)
    told = ada.ask("GET", "/api/tables").text + ada.ask("GET", "/api/me/tables").text
    store = ada.client.app.state.site.store  # type: ignore[attr-defined]  # Starlette
    with store.engine.connect() as connection:
        users = connection.exec_driver_sql("SELECT id FROM users").scalars().all()
        made = connection.exec_driver_sql("SELECT made FROM tables").scalars().all()

    assert len(users) == 2
    secrets = [value for each in map(json.loads, made) for value in (each["salt"], each["commit"])]
    assert not [each for each in (*users, *secrets) if each in told]
    fields = set(listed(ada)[0])
    assert fields == {
        *(
            "id",
            "game",
            "title",
            "status",
            "seats",
            "free",
            "bots_replaceable",
            "house_rules",
            "pace",
            "created_at",
        ),
        *("changed_at", "spectators", "deal_known", "time_mode", "deadline"),
    }
    assert set(listed(ada)[0]["seats"][0]) == {"kind", "name", "level", "bot_name", "online"}


# -- one's own tables ------------------------------------------------------------------------------


def test_my_tables_say_how_they_stand(person: Callable[[], Person]) -> None:
    ada, bob = person(), person()
    over = ada.new_table(bots=["easy", "easy"])
    result = play_out(ada, over)["view"]["result"]
    turn = ada.new_table(bots=["easy", "easy"], options={"first_player": "0"})
    waits = ada.new_table()
    bob.sit(waits)

    assert [(each["id"], each["status"], each["turn"], each["you"]) for each in mine(ada)] == [
        (waits, "waiting", False, 0),
        (turn, "playing", True, 0),
        (over, "over", False, 0),
    ]
    assert mine(ada)[2]["result"]["scores"] == result["scores"]
    assert mine(ada)[0]["result"] is None
    assert [(each["id"], each["you"]) for each in mine(bob)] == [(waits, 1)]
    bob.post(f"/api/tables/{waits}/stand")
    assert mine(bob) == []


def test_it_is_my_turn_when_it_is_a_friends_on_my_device(person: Callable[[], Person]) -> None:
    ada, bob = person(), person()
    options = {"loan_timing": "on_own_turn", "first_player": "0"}
    table = ada.new_table(friends=["Fay"], options=options)
    bob.sit(table)
    marks = []
    for who, seat in ((ada, 0), (ada, 1), (bob, 2)):
        marks.append((mine(ada)[0]["turn"], mine(bob)[0]["turn"]))
        seq = who.get(f"/api/tables/{table}?as={seat}")["seq"]
        message = {"id": f"bid by {seat}", "seq": seq, "move": "bid"}
        who.post(f"/api/tables/{table}/moves?as={seat}", **message)

    assert marks == [(True, False), (True, False), (False, True)]


def test_a_seat_that_a_bot_keeps_is_still_mine_and_so_is_a_table_that_i_host(
    person: Callable[[], Person],
) -> None:
    ada = person()
    kept = ada.new_table(bots=["easy", "easy"])
    ada.post(f"/api/tables/{kept}/bots", seat=0, level="easy")
    hosted = ada.new_table(sit=False)

    assert [(each["id"], each["you"]) for each in mine(ada)] in (
        [(hosted, None), (kept, 0)],
        [(kept, 0), (hosted, None)],  # its bots play on
    )


def test_my_tables_come_page_by_page(
    person: Callable[[], Person], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("moguls.server.live.lobby.PAGE", 2)
    ada = person()
    tables = [ada.new_table() for _ in range(5)]
    found, page = [], ada.get("/api/me/tables")
    while page["next"]:
        found += page["tables"]
        page = ada.get(f"/api/me/tables?before={page['next']}")

    assert [each["id"] for each in [*found, *page["tables"]]] == tables[::-1]
    assert ada.refused("GET", "/api/me/tables?before=noon")["code"] == "wire/malformed"


def test_a_stranger_has_no_tables(client: TestClient, person: Callable[[], Person]) -> None:
    person().new_table()
    client.cookies.clear()

    assert client.get("/api/me/tables").json() == {"tables": [], "next": None}


def test_a_guest_is_called_so_in_its_language(client: TestClient) -> None:
    names = []
    for lang in ("en", "fr", "it", "de"):
        client.cookies.clear()
        names.append(client.get("/api/me", headers={"accept-language": lang}).json()["name"])

    assert [name.split()[0] for name in names] == ["Guest", "Invité", "Ospite", "Gast"]
    assert all(name.split()[1].isdigit() for name in names)


# -- databases of before ---------------------------------------------------------------------------


def test_a_database_of_before_the_lists_is_filled_in_from_its_logs(tmp_path: Path) -> None:
    path = tmp_path / "moguls.sqlite"
    with TestClient(make_app(path, NoThinkers()), base_url=HOME) as client:
        ada, bob = Person(client), Person(client)
        ada.get("/api/me")
        bob.get("/api/me")
        over = ada.new_table(bots=["easy", "easy"])
        play_out(ada, over)
        waits, left = ada.new_table(), ada.new_table()
        bob.sit(waits)
        bob.sit(left)
        bob.post(f"/api/tables/{left}/stand")
        before = mine(ada)
    _downgrade(path, broken=left)

    with TestClient(make_app(path, NoThinkers()), base_url=HOME) as client:
        for each in (ada, bob):
            each.client, each.cookie = client, "moguls=" + each.cookie.split("=")[1]
        assert [each["id"] for each in mine(bob)] == [waits]
        after = {each["id"]: each for each in mine(ada)}
        assert after == {each["id"]: each for each in before if each["id"] != left}
        assert listed(ada) == []


def _downgrade(path: Path, broken: str) -> None:
    """Make a database as the version before the lists left it, one of its logs unreadable."""
    engine = sa.create_engine(f"sqlite:///{path}")
    with engine.begin() as connection:
        without_devices(connection)
        triggers = connection.exec_driver_sql(
            "SELECT name FROM sqlite_master WHERE type = 'trigger'"
        )
        for trigger in triggers.scalars().all():
            connection.exec_driver_sql(f"DROP TRIGGER {trigger}")
        later = set(sa.inspect(connection).get_table_names()) - {"users", "tables", "entries"}
        for table in sorted(later - {"alembic_version"}):  # listed_people before listings
            connection.exec_driver_sql(f"DROP TABLE {table}")
        connection.exec_driver_sql("UPDATE alembic_version SET version_num = '0001'")
        made = connection.exec_driver_sql("SELECT made FROM tables WHERE id = ?", (broken,))
        spoilt = json.dumps({**json.loads(made.scalar() or ""), "options": {"no_such": "switch"}})
        connection.exec_driver_sql("UPDATE tables SET made = ? WHERE id = ?", (spoilt, broken))
    engine.dispose()
