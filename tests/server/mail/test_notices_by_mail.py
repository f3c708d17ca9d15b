"""Notices by mail: digests, warnings, pushes that arrived, retries, and dead addresses."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from moguls.server.mail.planning import next_digest
from moguls.server.notify.worker import BACKOFF, LEASE
from moguls.server.ports.notices import DEAD, WAITING, DeliveryOutcome
from moguls.server.table.notices.events import SLOW_DELAY
from tests import loops
from tests.server.mail.people import SITE, MailHouse

if TYPE_CHECKING:
    from collections.abc import Callable, Coroutine
    from pathlib import Path


@pytest.fixture
def house(tmp_path: Path) -> MailHouse:
    return MailHouse(tmp_path / "moguls.sqlite")


def run(story: Callable[[], Coroutine[object, object, None]]) -> None:
    loops.run(story())


def until_digest(house: MailHouse) -> float:
    now = house.clock.time()
    return next_digest(now, 8, "Europe/Rome") - now


def test_a_digest_tells_of_all_tables_at_its_hour_and_once(house: MailHouse) -> None:
    async def story() -> None:
        await house.write_to("bob")
        tables = [await house.table(), await house.table()]
        for live in tables:
            await house.until(live, "bob")
        await house.wait(SLOW_DELAY)
        assert house.mailer.letters == []

        await house.wait(until_digest(house) - 1)
        assert house.mailer.letters == []
        await house.wait(1)
        await house.wait(7200)

        (letter,) = house.to("bob")
        assert letter.subject == "Moguls: 2 tables"
        for live in tables:
            assert letter.text.count(f"{SITE}/t/{live.table.id}\n") == 1
            assert f'href="{SITE}/t/{live.table.id}"' in letter.html
        assert letter.html.count("src=") == letter.html.count('src="cid:board') == 2
        assert [it.name for it in letter.images] == ["board0", "board1"]

    run(story)


def test_one_click_ends_these_mails(house: MailHouse) -> None:
    async def story() -> None:
        channel = await house.write_to("bob", mode="each")
        await house.until(await house.table(), "bob")
        await house.wait(SLOW_DELAY)

        headers = dict(house.to("bob")[-1].headers)
        url = f"{SITE}/mail/stop/{channel}/stop-bob"
        assert headers["List-Unsubscribe"] == f"<{url}>"
        assert headers["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
        assert len(url) < 120
        assert url in house.to("bob")[-1].text

    run(story)


def test_what_was_seen_before_the_digest_is_not_in_it(house: MailHouse) -> None:
    async def story() -> None:
        await house.write_to("bob")
        live = await house.table()
        await house.until(live, "bob")
        await house.wait(SLOW_DELAY)
        await house.notices.see("bob", live, live.table.seq)
        await house.wait(until_digest(house))

        assert house.mailer.letters == []
        assert house.states("bob")[-1] == ("turn", "seen")

    run(story)


def test_a_warning_is_sent_at_once_and_alone(house: MailHouse) -> None:
    async def story() -> None:
        await house.write_to("bob")
        live = await house.table()
        await house.until(live, "bob")
        for _ in range(14):
            await house.wait(6 * 3600)
        warnings = [it for it in house.to("bob") if "little time left" in it.subject]

        assert len(warnings) == 1
        assert warnings[0].text.count(f"{SITE}/t/") == 1

    run(story)


def test_everything_comes_at_once_at_the_wish_of_the_person(house: MailHouse) -> None:
    async def story() -> None:
        await house.write_to("bob", mode="each")
        live = await house.table()
        await house.until(live, "bob")
        house.mailer.letters.clear()
        await house.wait(SLOW_DELAY)

        (letter,) = house.to("bob")
        assert "your turn" in letter.subject

    run(story)


def test_no_mail_for_a_turn_whose_push_has_arrived(house: MailHouse) -> None:
    async def story() -> None:
        await house.write_to("bob", mode="each")
        await house.subscribe("bob")
        await house.until(await house.table(), "bob")
        house.mailer.letters.clear()
        await house.wait(SLOW_DELAY)
        await house.wait(120)

        assert len(house.channel.log) == 1
        assert house.mailer.letters == []
        assert ("turn", "pushed") in house.states("bob")

    run(story)


def test_a_mail_waits_for_the_push_also_after_the_server_was_down_for_an_hour(
    house: MailHouse,
) -> None:
    house.channel.pauses = 50

    async def story() -> None:
        await house.write_to("bob", mode="each")
        await house.subscribe("bob")
        await house.until(await house.table(), "bob")
        house.mailer.letters.clear()
        await house.wait(SLOW_DELAY + 3600)
        await house.wait(120)

        assert len(house.channel.log) == 1
        assert house.mailer.letters == []

    run(story)


def test_a_digest_waits_for_a_push_for_minutes_and_not_for_a_day(house: MailHouse) -> None:
    async def story() -> None:
        await house.write_to("bob")
        await house.subscribe("bob")
        await house.wait(until_digest(house) - 3600 - SLOW_DELAY - 60)
        await house.until(await house.table(), "bob")
        house.mailer.letters.clear()
        house.channel.outcomes = [DeliveryOutcome(WAITING, "503")] * 9
        await house.wait(SLOW_DELAY)
        for _ in range(3):
            await house.wait(60)
        assert house.mailer.letters == []
        for _ in range(15):
            await house.wait(60)

        assert len(house.to("bob")) == 1

    run(story)


def test_a_letter_that_takes_others_along_is_no_attempt_of_theirs(house: MailHouse) -> None:
    async def story() -> None:
        await house.write_to("bob")
        await house.until(await house.table(), "bob")
        house.mailer.outcomes = [DeliveryOutcome(WAITING, "421")] * 20
        await house.wait(until_digest(house))
        for seconds in BACKOFF[:3]:
            await house.wait(seconds)
        await house.until(await house.table(pace="brisk"), "bob")  # an hour later
        for seconds in (SLOW_DELAY, *BACKOFF[:2]):
            await house.wait(seconds)
        states = {row["state"] for row in house.store.notices.recent("bob", 100)}
        assert "failed" not in states

        house.mailer.outcomes.clear()
        await house.wait(BACKOFF[2])
        assert house.to("bob")[-1].subject == "Moguls: 2 tables"

    run(story)


def test_a_mail_takes_the_place_of_a_push_to_a_dead_device(house: MailHouse) -> None:
    async def story() -> None:
        await house.write_to("bob", mode="each")
        await house.subscribe("bob")
        await house.until(await house.table(), "bob")
        house.mailer.letters.clear()
        house.channel.outcomes = [DeliveryOutcome(DEAD, "410")]
        await house.wait(SLOW_DELAY)
        await house.wait(120)

        assert house.channel.log == []
        assert len(house.to("bob")) == 1

    run(story)


def test_a_mail_waits_only_for_a_while_for_a_push_that_is_tried_again(house: MailHouse) -> None:
    async def story() -> None:
        await house.write_to("bob", mode="each")
        await house.subscribe("bob")
        await house.until(await house.table(), "bob")
        house.mailer.letters.clear()
        house.channel.outcomes = [DeliveryOutcome(WAITING, "503")] * 99
        await house.wait(SLOW_DELAY)
        await house.wait(600)
        assert house.mailer.letters == []
        for _ in range(10):
            await house.wait(60)

        assert len(house.to("bob")) == 1

    run(story)


def test_a_digest_is_tried_again_whole_and_with_the_same_id(house: MailHouse) -> None:
    async def story() -> None:
        await house.write_to("bob")
        for live in (await house.table(), await house.table()):
            await house.until(live, "bob")
        house.mailer.outcomes = [DeliveryOutcome(WAITING, "450"), DeliveryOutcome(WAITING, "421")]
        await house.wait(until_digest(house))
        await house.wait(BACKOFF[0] - 1)
        assert house.mailer.letters == []
        await house.wait(1)
        await house.wait(BACKOFF[1])
        await house.wait(7200)

        (letter,) = house.to("bob")
        assert letter.subject == "Moguls: 2 tables"

    run(story)


def test_a_crash_after_sending_repeats_the_same_letter(house: MailHouse) -> None:
    async def story() -> None:
        await house.write_to("bob")
        for live in (await house.table(), await house.table()):
            await house.until(live, "bob")
        finish = house.store.notices.finish
        house.store.notices.finish = _crash
        await house.wait(until_digest(house))
        house.store.notices.finish = finish
        await house.wait(LEASE)
        await house.wait(7200)

        first, again = house.to("bob")
        assert first.key == again.key
        assert first.text == again.text

    run(story)


def _crash(*_: object, **__: object) -> None:
    msg = "the process ends"
    raise RuntimeError(msg)


def test_a_dead_address_is_deleted(house: MailHouse) -> None:
    async def story() -> None:
        await house.write_to("bob", mode="each")
        await house.until(await house.table(), "bob")
        house.mailer.outcomes = [DeliveryOutcome(DEAD, "550")]
        await house.wait(SLOW_DELAY)

        assert house.store.notices.channels_of("bob") == []

    run(story)


def test_a_digest_that_waits_is_no_failure(house: MailHouse) -> None:
    async def story() -> None:
        await house.write_to("bob")
        await house.until(await house.table(), "bob")
        await house.wait(SLOW_DELAY)

        (channel,) = house.store.notices.channels_of("bob")
        assert channel["failing_since"] is None

    run(story)
