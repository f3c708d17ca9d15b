"""Mail over SMTP: what arrives, and what each answer of a server means."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

import pytest

from moguls.server.mail.smtp import of_recipient
from moguls.server.ports.mail import InlineImage
from moguls.server.ports.notices import DEAD, FAILED, SENT, WAITING
from tests import loops
from tests.server.mail.inbox import ADA, RIGHT, SENDER, letter, serving

if TYPE_CHECKING:
    from moguls.server.ports.notices import DeliveryOutcome


def test_a_letter_arrives_with_text_page_and_picture() -> None:
    async def story() -> None:
        async with serving() as inbox:
            image = InlineImage("board", b"\x89PNG picture")
            page = '<p>Grüße</p><img src="cid:board" alt="">'
            more = {"html": page, "images": (image,), "headers": (("List-Unsubscribe", "<x>"),)}
            outcome = await inbox.mailer().send(letter(subject="Du bist am Zug, Jörg", **more))

            (mail,) = inbox.mails
            assert outcome.state == SENT
            assert (mail["To"], mail["Subject"]) == (ADA, "Du bist am Zug, Jörg")
            assert SENDER in mail["From"]
            assert mail["Auto-Submitted"] == "auto-generated"
            assert mail["List-Unsubscribe"] == "<x>"
            text, html = mail.get_body(("plain",)), mail.get_body(("html",))
            assert text is not None
            assert html is not None
            assert text.get_content().strip() == "It is your turn."
            assert "Grüße" in html.get_content()
            (picture,) = [it for it in mail.walk() if it.get_content_type() == "image/png"]
            assert picture["Content-ID"] == "<board>"
            assert picture.get_payload(decode=True) == image.data

    loops.run(story())


def test_a_repeated_letter_has_the_same_message_id() -> None:
    async def story() -> None:
        async with serving() as inbox:
            mailer = inbox.mailer()
            for key in ("notice 1", "notice 1", "notice 2"):
                await mailer.send(letter(key=key))

            first, again, other = [mail["Message-ID"] for mail in inbox.mails]
            assert first == again != other
            assert "notice" not in first

    loops.run(story())


def test_a_line_break_begins_no_header() -> None:
    async def story() -> None:
        async with serving() as inbox:
            await inbox.mailer().send(letter(subject="Turn\r\nBcc: eve@example.org"))

            (mail,) = inbox.mails
            assert mail["Bcc"] is None
            assert mail["Subject"] == "Turn Bcc: eve@example.org"

    loops.run(story())


@pytest.mark.parametrize(
    ("answer", "state"),
    [
        ("550 5.1.1 no such user ada@example.org", DEAD),
        ("550 no such user", DEAD),
        ("550 5.7.1 rejected as spam", FAILED),
        ("552 5.2.2 mailbox full", FAILED),
        ("450 4.2.0 try later", WAITING),
        ("421 busy", WAITING),
    ],
)
def test_a_refused_recipient_is_gone_or_tried_again(
    answer: str, state: str, caplog: pytest.LogCaptureFixture
) -> None:
    async def story() -> DeliveryOutcome:
        async with serving() as inbox:
            inbox.refusals = [answer]
            return await inbox.mailer().send(letter())

    with caplog.at_level(logging.DEBUG):
        outcome = loops.run(story())

    assert (outcome.state, outcome.why) == (state, answer[:3])
    own = [it.getMessage() for it in caplog.records if not it.name.startswith(("mail.", "asyncio"))]
    assert ADA not in "".join(own)  # the others are the receiving server's


def test_an_unwanted_content_does_not_kill_the_address() -> None:
    async def story() -> None:
        async with serving() as inbox:
            inbox.data_refusals = ["554 5.7.1 looks like spam", "451 4.3.0 greylisted"]
            mailer = inbox.mailer()

            assert (await mailer.send(letter())).state == FAILED
            assert (await mailer.send(letter())).state == WAITING
            assert (await mailer.send(letter())).state == SENT

    loops.run(story())


def test_nothing_is_sent_in_the_clear_where_encryption_is_set() -> None:
    async def story() -> None:
        async with serving() as inbox:
            outcome = await inbox.mailer(tls="starttls").send(letter())

            assert outcome.state == WAITING
            assert inbox.mails == []

    loops.run(story())


@pytest.mark.parametrize(("password", "state"), [(RIGHT, SENT), (RIGHT[::-1], WAITING)])
def test_it_signs_in(password: str, state: str) -> None:
    async def story() -> None:
        async with serving(password=RIGHT) as inbox:
            outcome = await inbox.mailer(user="moguls", password=password).send(letter())

            assert outcome.state == state

    loops.run(story())


def test_a_server_that_does_not_answer_is_tried_again() -> None:
    async def story() -> None:
        async with serving() as inbox:
            mailer = inbox.mailer()
        outcome = await mailer.send(letter())

        assert outcome.state == WAITING

    loops.run(story())


def test_only_a_lasting_answer_about_the_mailbox_means_that_it_is_gone() -> None:
    assert of_recipient(550, "5.1.10 recipient not found").state == DEAD
    assert of_recipient(550, "5.4.1 access denied").state == FAILED
