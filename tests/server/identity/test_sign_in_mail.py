"""Sign-in by mail: the same answer for every address, few mails, and links that work once."""

from __future__ import annotations

import asyncio
import re
from typing import TYPE_CHECKING, Any

import pytest
from starlette.testclient import TestClient

from moguls.server.app import Options, make_app
from tests.server.conftest import HOME, NoThinkers, Person
from tests.server.mail.people import FakeMailer

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

ASK, ADA = "/api/sign-in/mail", "ada@example.org"


class Post:
    """A site with mail, and what it has sent."""

    def __init__(self, client: TestClient, mailer: FakeMailer) -> None:
        self.client, self.mailer = client, mailer
        self.site: Any = client.app.state.site  # type: ignore[attr-defined]

    def person(self, address: str = "") -> Person:
        person = Person(self.client)
        user = person.post("/api/me/code") and person.get("/api/me")["id"]
        if address:
            row = {"user_id": user, "kind": "mail", "address": f"mail {user} {address}"}
            row |= {"data": "{}", "device": "", "label": address, "lang": "en", "zone": "UTC"}
            self.site.store.notices.put_channel(row, 0.0)
        return person

    def ask(self, address: str) -> tuple[int, bytes]:
        response = Person(self.client).ask("POST", ASK, json={"address": address})
        return response.status_code, response.content

    def links(self) -> list[str]:
        """Return the secrets of the links that have been sent."""
        portal: Any = self.client.portal
        portal.call(self.site.identity.mail.quiet)
        found = (re.search(r"/sign-in#(\S+)", it.text) for it in self.mailer.letters)
        return [match[1] for match in found if match]


@pytest.fixture
def post(tmp_path: Path) -> Iterator[Post]:
    mailer = FakeMailer()
    app = make_app(tmp_path / "moguls.sqlite", NoThinkers(), Options(mailer=mailer))
    with TestClient(app, base_url=HOME) as client:
        yield Post(client, mailer)


def test_a_link_signs_its_owner_in_once(post: Post) -> None:
    ada, phone = post.person(ADA), Person(post.client)
    post.ask("ADA@Example.org")
    (link,) = post.links()

    assert post.mailer.letters[0].to == ADA
    assert phone.post("/api/sign-in/look", link=link)["name"] == ada.get("/api/me")["name"]
    assert phone.cookie == "", "to look uses up nothing and signs nobody in"
    phone.post("/api/sign-in", link=link)
    assert phone.get("/api/me") == ada.get("/api/me")
    thief = Person(post.client)
    assert thief.refused("POST", "/api/sign-in", link=link)["code"] == "one_time/used"


def test_known_and_unknown_addresses_get_the_same_answer_before_the_look_up(
    post: Post, monkeypatch: pytest.MonkeyPatch
) -> None:
    post.person(ADA)

    async def never(*_any: object) -> None:
        await asyncio.sleep(3600)

    monkeypatch.setattr(post.site.identity.mail, "_send", never)
    answers = {post.ask(address) for address in (ADA, "nobody@example.org")}
    assert len(answers) == 1
    assert answers.pop()[0] == 200


def test_an_unknown_address_gets_no_mail(post: Post) -> None:
    post.person(ADA)
    post.ask("nobody@example.org")

    assert post.links() == []


@pytest.mark.usefixtures("stopped_clock")
def test_an_address_gets_three_mails_an_hour_and_the_answer_does_not_show_it(post: Post) -> None:
    post.person(ADA)
    answers = {post.ask(ADA) for _ in range(5)}

    assert len(answers) == 1
    assert len(post.links()) == 3


@pytest.mark.usefixtures("stopped_clock")
def test_a_network_may_ask_twenty_times_an_hour(post: Post) -> None:
    statuses = [post.ask(f"p{number}@example.org")[0] for number in range(21)]

    assert statuses == [200] * 20 + [429]


def test_people_who_share_an_address_get_a_link_each(post: Post) -> None:
    people = [post.person(ADA) for _ in range(2)]
    post.ask(ADA)
    names = {Person(post.client).post("/api/sign-in/look", link=it)["name"] for it in post.links()}

    assert names == {person.get("/api/me")["name"] for person in people}


def test_what_cannot_be_an_address_is_refused_with_the_reason(post: Post) -> None:
    refused = Person(post.client).refused("POST", ASK, address="ada")

    assert refused["code"] == "mail/no_at"


def test_without_mail_there_is_no_such_sign_in(client: TestClient) -> None:
    ada = Person(client)

    assert ada.refused("POST", ASK, address=ADA)["code"] == "mail/off"
    assert ada.get("/api/me/account")["mail"] is False


def test_pages_of_other_sites_are_refused(post: Post) -> None:
    post.person(ADA)
    foreign = {"origin": "http://evil.example"}
    response = Person(post.client).ask("POST", ASK, json={"address": ADA}, headers=foreign)

    assert response.json()["error"]["code"] == "auth/origin"
    assert post.links() == []
