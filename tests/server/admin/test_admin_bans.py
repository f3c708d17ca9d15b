"""A host keeps people and addresses out."""

from __future__ import annotations

import json
import os
from typing import TYPE_CHECKING

import pytest
from starlette.websockets import WebSocketDisconnect

from moguls.server.people.bans import is_in, parse_network
from moguls.server.storage.folders import FILE
from moguls.server.wire.words import LANGUAGES
from tests.admin import Host, change, hosted
from tests.server.conftest import Person
from tests.server.raw_rows import execute
from tests.watching import FAR

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from starlette.testclient import TestClient

pytestmark = pytest.mark.skipif(os.name != "posix", reason="no such sockets here")
OUT = (403, "auth/banned")


@pytest.fixture
def client(folder: Path) -> Iterator[TestClient]:
    with hosted(folder, FAR) as made:
        yield made


def come(client: TestClient) -> tuple[Person, str]:
    made = Person(client)
    return made, str(made.get("/api/me")["id"])


def answered(ada: Person, path: str = "/api/me", lang: str = "en") -> tuple[int, str, str]:
    answer = ada.ask("GET", path, headers={"accept-language": lang})
    error = answer.json().get("error", {"code": "", "text": ""})
    return answer.status_code, error["code"], error["text"]


def test_one_who_is_banned_is_refused_in_four_languages_until_the_ban_is_lifted(
    client: TestClient, host: Host
) -> None:
    (ada, me), (bob, _) = come(client), come(client)
    until = ("--until", "2999-12-24T18:00+02:00")
    (told,) = host("ban", me, "--reason", " Rude \n words.", *until)

    assert (told["who"], told["until"], told["reason"]) == (
        me,
        "2999-12-24 16:00 UTC",
        "Rude words.",
    )
    assert host("list", "bans") == [told]
    answers = [answered(ada, lang=lang) for lang in LANGUAGES]
    assert [each[:2] for each in answers] == [OUT] * 4
    assert len({each[2] for each in answers}) == 4
    for _status, _code, text in answers:
        assert text.count("2999-12-24 16:00 UTC") == 1
        assert text.endswith("Rude words.")
    assert answered(bob)[0] == 200
    assert answered(ada, "/api/games")[:2] == OUT
    assert host("unban", me) == [{"who": me, "lifted": True}]
    assert (answered(ada)[0], host("list", "bans")) == (200, [])


def test_a_ban_for_ever_without_a_reason_says_no_more_than_that(
    client: TestClient, host: Host
) -> None:
    ada, me = come(client)
    host("ban", me)

    said = "The operator of this server has banned you. The operator can lift the ban."
    assert answered(ada)[2] == said


@pytest.mark.parametrize("whole", ["192.0.2.0/24", "192.0.2.7", "PERSON"])
def test_open_sockets_end_and_no_new_one_comes_about(
    client: TestClient, host: Host, whole: str
) -> None:
    (ada, me), (bob, _) = come(client), come(client)
    table = bob.new_table()
    with bob.socket(table) as other, ada.socket(table) as socket:
        socket.hear("frame")
        host("ban", me if whole == "PERSON" else whole, "--reason", "Rude.")
        error = socket.hear("error")
        assert (error["code"], error["text"][-5:]) == ("auth/banned", "Rude.")
        with pytest.raises(WebSocketDisconnect) as closed:
            socket.session.receive_text()
        assert closed.value.code == 4423
        if whole == "PERSON":
            other.say(type="ping")
            assert other.hear("pong")
    with ada.socket(table) as socket:
        assert json.loads(socket.session.receive_text())["code"] == "auth/banned"
        with pytest.raises(WebSocketDisconnect) as closed:
            socket.session.receive_text()
        assert closed.value.code == 4423


def test_an_address_is_kept_out_before_anybody_new_is_made_of_it(
    client: TestClient, host: Host
) -> None:
    host("ban", "192.0.2.99/28", "--reason", "Rude.")
    assert answered(Person(client))[0] == 200
    (told,) = host("ban", "192.0.2.7/24")
    count = len(host("list", "people"))

    assert told["who"] == "192.0.2.0/24"
    assert answered(Person(client))[:2] == OUT
    page = Person(client).ask("GET", "/")
    assert (page.status_code, page.text[:12]) == (403, "The operator")
    assert Person(client).ask("GET", "/healthz").status_code == 200
    assert len(host("list", "people")) == count


def test_bans_hold_after_a_restart_and_end_by_themselves(folder: Path, host: Host) -> None:
    with hosted(folder, FAR) as client:
        (ada, me), (bob, other) = come(client), come(client)
    host("ban", me, "--until", "2999-01-01")
    host("ban", other)
    change(folder, "UPDATE bans SET ends_at=1 WHERE who=?", me)
    with hosted(folder, FAR) as client:
        ada.client = bob.client = client
        assert (answered(ada)[0], answered(bob)[:2]) == (200, OUT)
        assert [each["who"] for each in host("list", "bans")] == [other]
        assert "there is no ban of" in host.refused("unban", me)
        host("ban", "192.0.2.0/28")
    assert execute(folder / FILE, ("SELECT count(*) FROM bans", {})) == [(2,)]


def test_the_ban_of_a_deleted_person_goes_with_it(client: TestClient, host: Host) -> None:
    _ada, me = come(client)
    host("ban", me)
    host("delete", me, "--yes")

    assert host("list", "bans") == []


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (("ban", "nix"), "there is no person nix; moguls admin list people shows all"),
        (("ban", "0.0.0.0/0"), "includes every address; name a smaller network"),
        (("ban", "127.0.0.1"), "includes this machine, and everybody behind a proxy on it"),
        (("ban", "192.0.2.1", "--until", "soon"), "invalid date 'soon': expected, for example"),
        (("ban", "192.0.2.1", "--until", "2001-01-01"), "the date 2001-01-01 is in the past"),
        (("ban", "192.0.2.1", "--reason", "x" * 301), "the reason has 301 characters"),
        (("unban", "192.0.2.1"), "there is no ban of 192.0.2.1/32; moguls admin list bans shows"),
        (("list", "bans", "--idle", "3"), "--idle does not apply to bans"),
    ],
)
@pytest.mark.usefixtures("client")
def test_what_cannot_be_banned_is_said_in_one_line(
    host: Host, words: tuple[str, ...], says: str
) -> None:
    assert says in host.refused(*words)
    assert host("list", "bans") == []


@pytest.mark.parametrize(
    ("text", "inside", "outside"),
    [
        ("192.0.2.7", "::ffff:192.0.2.7", "192.0.2.8"),
        ("2001:db8::7", "2001:db8::1:2:3:4", "2001:db8:0:1::7"),
        ("2001:db8::/32", "2001:db8:ffff::1", "2001:db9::1"),
        ("192.0.2.0/24", "192.0.2.255", "testclient"),
    ],
)
def test_a_network_holds_what_is_in_it(text: str, inside: str, outside: str) -> None:
    network = parse_network(text)

    assert network is not None
    assert (is_in(inside, network), is_in(outside, network)) == (True, False)
