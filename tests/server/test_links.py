"""A seat's new link: for a friend who has lost every device, and for no rival's eyes."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Any

import pytest

from moguls.server.live.links import digest
from moguls.server.table import seat_transfer
from moguls.server.table.evolving import evolve
from moguls.server.table.seat_transfer import GOOD_FOR, linked
from moguls.server.table.table import new_table
from moguls.server.wire.refusal import Refusal

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.server.conftest import Person

SOON = 0.4  # seconds, in the place of two minutes
USUALLY = seat_transfer.LONG


@pytest.fixture(autouse=True)
def soon(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(seat_transfer, "LONG", SOON)


def gone(host: Person, table: str, seat: int = 1) -> str:
    """Wait until a seat has been away for long, and give it a link; return the secret part."""
    time.sleep(SOON)
    path = str(host.post(f"/api/tables/{table}/links", seat=seat)["path"])
    assert path.startswith(f"/link/{table}#")
    return path.split("#")[1]


def told(person: Person, table: str) -> list[dict[str, Any]]:
    log = person.get(f"/api/tables/{table}")["log"]
    events = [event for entry in log for event in entry["events"]]
    return [each for each in events if each["type"] in ("link", "link_off", "handed")]


def test_a_friend_who_has_lost_every_device_gets_the_seat_back(
    three: tuple[list[Person], str], person: Callable[[], Person]
) -> None:
    (host, _lost, rival), table = three
    friend = person()
    link = gone(host, table)
    seat = rival.get(f"/api/tables/{table}")["table"]["seats"][1]
    assert seat["link_opens_at"] == pytest.approx(time.time() + SOON, abs=5), "everybody sees it"
    found = friend.post(f"/api/tables/{table}/links/look", link=link)
    assert (found["seat"], found["name"]) == (1, seat["name"])
    early = friend.refused("POST", f"/api/tables/{table}/links/use", link=link, name="Anna")
    assert early["code"] == "link/too_early"
    time.sleep(SOON)
    friend.post(f"/api/tables/{table}/links/use", link=link, name="Anna")

    frame = friend.get(f"/api/tables/{table}")
    assert frame["table"]["you"] == 1
    assert frame["view"]["chips"][1] is not None, "with all that the seat hides"
    assert frame["table"]["seats"][1]["name"] == "Anna"
    assert told(rival, table) == [
        {"type": "link", "seat": 1},
        {"type": "handed", "seat": 1, "name": "Anna"},
    ]
    other = person()
    again = other.refused("POST", f"/api/tables/{table}/links/use", link=link, name="Eve")
    assert again["code"] == "link/not_found", "it is good once"


def test_an_owner_is_away_for_two_minutes_and_has_two_to_object() -> None:
    assert USUALLY == 120


def test_who_was_here_a_moment_ago_is_not_dispossessed(three: tuple[list[Person], str]) -> None:
    (host, rival, _other), table = three
    time.sleep(SOON)
    rival.get(f"/api/tables/{table}")

    refused = host.refused("POST", f"/api/tables/{table}/links", seat=1)
    assert refused["code"] == "link/not_away"


def test_any_sign_of_life_ends_the_link(
    three: tuple[list[Person], str], person: Callable[[], Person]
) -> None:
    (host, owner, rival), table = three
    link = gone(host, table)
    time.sleep(SOON)
    owner.get("/api/tables")  # not even at this table

    thief = person()
    refused = thief.refused("POST", f"/api/tables/{table}/links/use", link=link, name="Eve")
    assert refused["code"] == "link/not_found"
    assert owner.get(f"/api/tables/{table}")["table"]["you"] == 1
    assert told(rival, table)[-1] == {"type": "link_off", "seat": 1, "why": "back"}


def test_a_connection_to_the_table_ends_the_link_too(three: tuple[list[Person], str]) -> None:
    (host, owner, rival), table = three
    gone(host, table)
    with owner.socket(table) as socket:
        socket.hear("frame")

    assert told(rival, table)[-1]["why"] == "back"


def test_the_host_alone_gives_links_and_takes_them_back(
    three: tuple[list[Person], str], person: Callable[[], Person]
) -> None:
    (host, _owner, rival), table = three
    with host.socket(table):
        time.sleep(SOON)
        refused = rival.refused("POST", f"/api/tables/{table}/links", seat=1)
        assert refused["code"] == "table/not_host"
        link = gone(host, table)
        assert rival.refused("DELETE", f"/api/tables/{table}/links/1")["code"] == "table/not_host"
    host.ask("DELETE", f"/api/tables/{table}/links/1")
    time.sleep(SOON)
    friend = person()
    refused = friend.refused("POST", f"/api/tables/{table}/links/use", link=link, name="Anna")
    assert refused["code"] == "link/not_found"
    assert told(rival, table)[-1] == {"type": "link_off", "seat": 1, "why": "host"}


def test_nobody_at_the_table_takes_a_second_hand(three: tuple[list[Person], str]) -> None:
    (host, _owner, rival), table = three
    link = gone(host, table)
    time.sleep(SOON)

    for each in (host, rival):
        refused = each.refused("POST", f"/api/tables/{table}/links/use", link=link, name="Eve")
        assert refused["code"] == "link/yours_already"


def test_a_seat_that_a_bot_keeps_can_be_given_back_as_well(
    three: tuple[list[Person], str], person: Callable[[], Person], monkeypatch: pytest.MonkeyPatch
) -> None:
    (host, owner, _rival), table = three
    monkeypatch.setattr("moguls.server.live.live.AWAY", 0.0)
    owner.post(f"/api/tables/{table}/bots", seat=1, level="easy")
    link = gone(host, table)
    time.sleep(SOON)
    friend = person()
    friend.post(f"/api/tables/{table}/links/use", link=link, name="Anna")

    seat = friend.get(f"/api/tables/{table}")["table"]["seats"][1]
    assert (seat["kind"], seat["you"], seat["reserved"]) == ("person", True, False)


@pytest.mark.parametrize("seat", [0, 9])
def test_a_link_needs_a_friend_to_give_it_to(three: tuple[list[Person], str], seat: int) -> None:
    (host, *_others), table = three
    refused = host.refused("POST", f"/api/tables/{table}/links", seat=seat)

    assert refused["code"] == ("link/no_owner" if seat == 0 else "table/no_such_seat")


def test_the_log_keeps_a_hash_by_which_a_link_is_good_for_a_day(
    three: tuple[list[Person], str],
) -> None:
    (host, *_others), table = three
    link = gone(host, table)
    made, entries = host.client.app.state.site.store.load(table)  # type: ignore[attr-defined]  # Starlette
    again = new_table(table, made)
    for entry in entries:
        evolve(again, entry)
    opens = again.links[1]["opens"]

    assert link not in repr(entries)
    assert linked(again, digest(link), opens) == (1, 0.0)
    with pytest.raises(Refusal, match="link/not_found"):
        linked(again, digest(link), opens + GOOD_FOR)
