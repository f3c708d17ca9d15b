"""Deal of the day: one attempt each, results after it, sealed until the day has ended."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, Any

import pytest

from moguls.core.commitment import commit
from moguls.games import registry
from tests.server.daily.site import (
    DAY,
    NOON,
    TODAY,
    TOMORROW,
    DayClock,
    begin,
    clock_of,
    finish,
    sign_up,
)

if TYPE_CHECKING:
    from collections.abc import Callable

    from starlette.testclient import TestClient

    from tests.server.conftest import Person

QUICK = "take-stock"


@pytest.fixture
def clock(client: TestClient) -> DayClock:
    return clock_of(client)


def daily_of(person: Person, game: str = QUICK) -> dict[str, Any]:
    found: dict[str, Any] = next(
        it for it in person.get("/api/daily")["games"] if it["game"] == game
    )
    return found


def results(person: Person, day: str = TODAY, game: str = QUICK) -> dict[str, Any]:
    found: dict[str, Any] = person.get(f"/api/daily/{game}/{day}")
    return found


def test_all_games_have_one_sealed_deal_that_is_the_same_for_everybody(
    client: TestClient, person: Callable[[], Person], clock: DayClock
) -> None:
    ada, bob = person(), person()
    seen = ada.get("/api/daily")

    assert (seen["day"], seen["yesterday"]) == (TODAY, "2027-01-14")
    assert seen["ends_at"] == NOON + DAY / 2
    assert [it["game"] for it in seen["games"]] == list(registry.names())
    assert bob.get("/api/daily") == seen
    assert all(len(it["commit"]) == 64 and it["attempt"] is None for it in seen["games"])
    assert "salt" not in str(seen)
    hub = client.app.state.site.hub  # type: ignore[attr-defined]  # Starlette's
    for game in seen["games"]:
        deals = []
        for who in (ada, bob):
            table = who.post(f"/api/daily/{game['game']}")["table"]
            frame = who.get(f"/api/tables/{table}")
            assert frame["table"]["commit"] == game["commit"]
            assert frame["table"]["you"] == game["seat"]
            assert frame["table"]["daily"] == TODAY
            deals.append(hub.in_use()[table].table.setup["deal"])
        assert deals[0] == deals[1]
    clock.now += DAY
    assert {it["commit"] for it in ada.get("/api/daily")["games"]}.isdisjoint(
        it["commit"] for it in seen["games"]
    )


def test_two_tabs_share_one_attempt_and_whoever_leaves_resumes_it(
    person: Callable[[], Person], clock: DayClock
) -> None:
    assert clock.now == NOON
    ada = person()
    with ThreadPoolExecutor(4) as pool:
        tables = set(pool.map(lambda _: begin(ada), range(4)))
    (table,) = tables
    ada.play_on(table)
    moved = ada.get(f"/api/tables/{table}")["seq"]

    assert begin(ada) == table
    assert ada.get(f"/api/tables/{table}")["seq"] >= moved
    assert daily_of(ada)["attempt"] == {
        "table": table,
        "status": "playing",
        "points": None,
        "place": None,
    }
    finish(ada)
    assert begin(ada) == table  # not a second attempt either
    assert daily_of(ada)["attempt"]["status"] == "over"


def test_results_are_shown_after_ones_own_and_a_guest_counts_for_itself_only(
    person: Callable[[], Person], clock: DayClock
) -> None:
    ada, bob, guest = person(), person(), person()
    sign_up(ada, "Ada")
    sign_up(bob, "Bob")
    finish(ada)
    path = f"/api/daily/{QUICK}/{TODAY}"
    begin(bob)
    for early in (person(), bob):
        assert early.refused("GET", path)["code"] == "daily/not_finished"
    finish(bob)
    finish(guest)
    of_ada, of_guest = results(ada), results(guest)

    assert guest.get("/api/daily")["guest"]
    assert not ada.get("/api/daily")["guest"]
    assert sorted(it["name"] for it in of_ada["rows"]) == ["Ada", "Bob"]
    assert of_ada["mine"]["name"] == "Ada"
    assert of_ada["count"] == of_guest["count"] == 2
    assert of_guest["rows"] == [{**it, "you": False} for it in of_ada["rows"]]
    assert of_guest["mine"]["you"]
    assert of_ada["seal"] is None
    assert clock.now == NOON
    guest.post("/api/me/recovery")  # no longer a guest
    assert results(ada)["count"] == 3


def test_nobody_else_sees_an_attempt_before_its_day_has_ended(
    person: Callable[[], Person], clock: DayClock
) -> None:
    ada, eve = person(), person()
    table = finish(ada)["table"]["id"]
    for path in (
        f"/api/tables/{table}",
        f"/api/tables/{table}/log",
        f"/api/tables/{table}/record",
        f"/api/tables/{table}/best-deals",
    ):
        assert eve.refused("GET", path)["code"] == "daily/sealed"
    with eve.socket(table) as socket:
        assert socket.hear_any()["code"] == "daily/sealed"
    paths = [f"/api/tables/{table}/record"]
    paths += [f"/api/replays/{table}{more}" for more in ("", "/at/0", "/steps", "/record")]
    for who in (ada, eve):
        for path in paths:
            assert who.refused("GET", path)["code"] == "daily/sealed"
        for name in ("review", "fork"):
            request = {"at": 0, "seat": 0, "level": "easy"} if name == "fork" else {}
            refusal = who.refused("POST", f"/api/replays/{table}/{name}", **request)
            assert refusal["code"] == "daily/sealed"
    own = ada.get(f"/api/tables/{table}")
    assert own["table"]["reveal"] is None
    assert ada.get(f"/api/tables/{table}/best-deals")
    assert all(it["id"] != table for it in eve.get("/api/tables")["tables"])

    clock.now += DAY
    assert eve.get(f"/api/tables/{table}/record")["reveal"]["salt"]
    assert eve.get(f"/api/replays/{table}")["id"] == table


def test_an_attempt_has_no_help_no_takeback_and_no_other_players(
    person: Callable[[], Person], clock: DayClock
) -> None:
    assert clock.now == NOON
    ada = person()
    table = begin(ada, "mogul-2002")
    ada.play_on(table)
    base = f"/api/tables/{table}"
    frame = ada.get(base)["table"]
    rights = ("can_take_back", "can_host", "can_seat", "open")
    assert [frame[name] for name in rights] == [False] * 4
    bot = (frame["you"] + 1) % 4
    refused: list[tuple[str, str, dict[str, Any]]] = [
        ("POST", "take-back", {}),
        ("POST", "go-back", {}),
        ("GET", "hint", {}),
        ("POST", "stand", {}),
        ("POST", "leave", {}),
        ("POST", "rematch", {}),
        ("POST", "bots", {"seat": bot, "level": "beginner"}),
        ("POST", "sit", {"seat": bot, "name": "Friend"}),
        ("POST", "links", {"seat": frame["you"]}),
        ("PUT", "standing", {"orders": None}),
        ("POST", "standing/preview", {"orders": None}),
        ("PUT", "arrangement", {"open": True}),
    ]
    for method, name, message in refused:
        assert ada.refused(method, f"{base}/{name}", **message)["code"] == "daily/not_here", name
    assert ada.ask("PUT", f"{base}/arrangement", json={"step_mode": True}).status_code == 200


def test_the_seal_is_opened_on_the_next_day_for_those_who_do_not_play_on(
    person: Callable[[], Person], clock: DayClock
) -> None:
    ada, bob, eve = person(), person(), person()
    sealed = daily_of(ada)["commit"]
    sign_up(ada, "Ada")
    finish(ada)
    begin(bob)
    clock.now += DAY / 2  # midnight
    path = f"/api/daily/{QUICK}/{TODAY}"

    opened = results(eve)
    seal = opened["seal"]
    assert commit(seal["game"], seal["options"], seal["deal"], seal["salt"]) == sealed
    assert (opened["mine"], opened["table"]) == (None, None)
    assert [it["name"] for it in opened["rows"]] == ["Ada"]
    assert bob.refused("GET", path)["code"] == "daily/not_finished"


def test_an_attempt_counts_for_the_day_on_which_it_began(
    person: Callable[[], Person], clock: DayClock
) -> None:
    ada = person()
    sign_up(ada, "Ada")
    table = begin(ada)
    clock.now += DAY / 2
    while not ada.play_on(table)["view"]["over"]:
        pass

    assert ada.get("/api/daily")["day"] == TOMORROW
    assert daily_of(ada)["attempt"] is None
    assert results(ada)["mine"]["rank"] == 1
    assert results(ada)["table"] == table
    assert ada.refused("GET", f"/api/daily/{QUICK}/{TOMORROW}")["code"] == "daily/not_finished"
    assert begin(ada) != table


def test_a_deleted_person_is_in_no_table_of_results(
    person: Callable[[], Person], clock: DayClock
) -> None:
    ada, bob = person(), person()
    for who, name in ((ada, "Ada"), (bob, "Bob")):
        sign_up(who, name)
        finish(who)
    begin(bob, "mogul-2002")
    assert ada.patiently("DELETE", "/api/me/account").status_code == 200
    assert bob.patiently("DELETE", "/api/me/account").status_code == 200
    clock.now += DAY

    assert results(person())["rows"] == []


@pytest.mark.parametrize(
    "path", ["chess/2027-01-15", "moguli/2027-01-14", "moguli/2027-01-16", "moguli/today"]
)
def test_a_deal_that_does_not_exist_is_refused(
    person: Callable[[], Person], clock: DayClock, path: str
) -> None:
    assert clock.now == NOON
    assert person().refused("GET", f"/api/daily/{path}")["code"] == "daily/not_found"
    assert person().refused("POST", "/api/daily/chess")["code"] == "usage/no_such_game"
