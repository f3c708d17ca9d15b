"""Addresses of mail over HTTP: used once confirmed, and ended by a link in the mail."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

import pytest
from starlette.testclient import TestClient

from moguls.server.app import Options, make_app
from moguls.server.identity.one_time_links import GOOD_FOR
from moguls.server.ports.notices import WAITING, DeliveryOutcome
from tests.server.conftest import HOME, NoThinkers, Person
from tests.server.mail.people import SITE, FakeMailer

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

PLAN: dict[str, Any] = {"mode": "digest", "hour": 8, "zone": "Europe/Rome"}
ADDRESS = "Ada@example.org"


@pytest.fixture
def mailer() -> FakeMailer:
    return FakeMailer()


@pytest.fixture
def site(tmp_path: Path, mailer: FakeMailer) -> Iterator[TestClient]:
    app = make_app(tmp_path / "moguls.sqlite", NoThinkers(), Options(mailer=mailer))
    with TestClient(app, base_url=HOME) as client:
        yield client


@pytest.fixture
def ada(site: TestClient) -> Person:
    return person(site)


def person(site: TestClient) -> Person:
    somebody = Person(site)
    somebody.get("/api/me")
    return somebody


def link_in(mailer: FakeMailer) -> str:
    found = re.search(rf"{SITE}/mail/confirm#(\S+)", mailer.letters[-1].text)
    assert found is not None
    return found[1]


def confirmed(ada: Person, mailer: FakeMailer) -> dict[str, Any]:
    ada.post("/api/me/mail", address=ADDRESS, **PLAN)
    ada.post("/api/mail/confirm", link=link_in(mailer))
    (address,) = ada.get("/api/me/mail")["addresses"]
    assert isinstance(address, dict)
    return address


def test_an_address_is_used_only_once_it_is_confirmed(ada: Person, mailer: FakeMailer) -> None:
    ada.post("/api/me/mail", address=ADDRESS, **PLAN)
    link = link_in(mailer)
    assert ada.get("/api/me/mail") == {"offered": True, "addresses": []}
    assert ada.post("/api/mail/look", link=link) == {"address": ADDRESS}
    assert ada.get("/api/me/mail")["addresses"] == []

    ada.post("/api/mail/confirm", link=link)

    (address,) = ada.get("/api/me/mail")["addresses"]
    assert (address["address"], address["mode"], address["hour"]) == (ADDRESS, "digest", 8)
    assert ada.refused("POST", "/api/mail/confirm", link=link)["code"] == "one_time/used"


def test_a_link_that_somebody_else_opens_confirms_for_the_person_who_asked(
    site: TestClient, ada: Person, mailer: FakeMailer
) -> None:
    ada.post("/api/me/mail", address=ADDRESS, **PLAN)
    eve = person(site)
    eve.post("/api/mail/confirm", link=link_in(mailer))

    assert eve.get("/api/me/mail")["addresses"] == []
    assert len(ada.get("/api/me/mail")["addresses"]) == 1


@pytest.mark.parametrize("link", ["forged", "x" * 43])
def test_a_forged_link_changes_nothing(ada: Person, link: str) -> None:
    ada.post("/api/me/mail", address=ADDRESS, **PLAN)

    assert ada.refused("POST", "/api/mail/confirm", link=link)["code"] == "one_time/not_found"
    assert ada.get("/api/me/mail")["addresses"] == []


def test_links_say_how_long_they_are_valid(ada: Person, mailer: FakeMailer) -> None:
    ada.post("/api/me/mail", address=ADDRESS, **PLAN)

    assert f"{GOOD_FOR / 60:.0f} minutes" in mailer.letters[0].text


def test_the_plan_of_an_address_can_change(ada: Person, mailer: FakeMailer) -> None:
    address = confirmed(ada, mailer)
    path = f"/api/me/mail/{address['id']}"
    plan = {"mode": "each", "hour": 20, "zone": "Asia/Tokyo"}
    (changed,) = ada.ask("PUT", path, json=plan).json()["addresses"]

    assert {name: changed[name] for name in plan} == plan
    assert changed["id"] == address["id"]
    for bad in ({**plan, "zone": "Nowhere"}, {**plan, "hour": 24}, {**plan, "mode": "never"}):
        assert ada.ask("PUT", path, json=bad).status_code == 400


def test_a_plan_of_somebody_else_cannot_change(
    site: TestClient, ada: Person, mailer: FakeMailer
) -> None:
    path = f"/api/me/mail/{confirmed(ada, mailer)['id']}"

    assert person(site).ask("PUT", path, json=PLAN).status_code == 404


def test_a_test_mail_ends_these_mails_with_one_click(
    site: TestClient, ada: Person, mailer: FakeMailer
) -> None:
    address = confirmed(ada, mailer)
    ada.post(f"/api/me/channels/{address['id']}/test")
    url = dict(mailer.letters[-1].headers)["List-Unsubscribe"].strip("<>").removeprefix(SITE)
    body = "List-Unsubscribe=One-Click"
    form = {"content-type": "application/x-www-form-urlencoded"}
    program = TestClient(site.app, base_url=HOME)  # without cookies

    assert program.get(url).headers["content-type"].startswith(("text/html", "text/plain"))
    assert len(ada.get("/api/me/mail")["addresses"]) == 1  # GET changes nothing
    assert program.post(f"{url}x", content=body, headers=form).status_code == 404
    assert len(ada.get("/api/me/mail")["addresses"]) == 1
    assert program.post(url, content=body, headers=form).status_code == 200
    assert ada.get("/api/me/mail")["addresses"] == []
    assert program.post(url, content=body, headers=form).json()["error"]["code"] == "mail/not_found"


def test_a_link_in_an_older_mail_still_ends_mails_after_a_second_confirmation(
    ada: Person, mailer: FakeMailer
) -> None:
    address = confirmed(ada, mailer)
    ada.post(f"/api/me/channels/{address['id']}/test")
    headers = dict(mailer.letters[-1].headers)
    again = confirmed(ada, mailer)
    ada.post(f"/api/me/channels/{again['id']}/test")

    assert dict(mailer.letters[-1].headers) == headers


def test_bad_addresses_and_zones_are_refused_with_a_reason(ada: Person, mailer: FakeMailer) -> None:
    refused = ada.refused("POST", "/api/me/mail", address="ada", **PLAN)
    assert (refused["code"], "@" in refused["text"]) == ("mail/no_at", True)
    zone = {**PLAN, "zone": "../../etc/passwd"}
    assert ada.refused("POST", "/api/me/mail", address=ADDRESS, **zone)["code"] == "channel/zone"
    assert mailer.letters == []


def test_a_mail_that_could_not_be_sent_is_said(ada: Person, mailer: FakeMailer) -> None:
    mailer.outcomes = [DeliveryOutcome(WAITING, "450")]

    assert ada.refused("POST", "/api/me/mail", address=ADDRESS, **PLAN)["code"] == "mail/not_sent"


def test_nobody_can_flood_an_address(site: TestClient, mailer: FakeMailer) -> None:
    codes = []
    for _ in range(4):
        done = person(site).ask("POST", "/api/me/mail", json={"address": ADDRESS, **PLAN})
        codes.append(done.status_code)

    assert codes == [200, 200, 200, 429]
    assert len(mailer.letters) == 3


def test_a_site_without_mail_says_so(client: TestClient) -> None:
    ada = person(client)

    assert ada.get("/api/me/mail") == {"offered": False, "addresses": []}
    assert ada.refused("POST", "/api/me/mail", address=ADDRESS, **PLAN)["code"] == "mail/off"
