"""Delivery of notices: delay, presence, checks when sending, retries, and what the owner sees."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from moguls.server.notify.checking import verdict
from moguls.server.notify.worker import BACKOFF, LOUD_TURNS
from moguls.server.ports.notices import DEAD, WAITING, DeliveryOutcome
from moguls.server.table import decide, seating
from moguls.server.table.notices.events import LIVE_DELAY, SLOW_DELAY
from moguls.server.table.notices.notice import TURN
from moguls.server.table.table import LogEntry, Stop
from tests import loops
from tests.server.notices.people import NAMES, House

if TYPE_CHECKING:
    from collections.abc import Callable, Coroutine
    from pathlib import Path


@pytest.fixture
def house(tmp_path: Path) -> House:
    return House(tmp_path / "moguls.sqlite")


def run(story: Callable[[], Coroutine[object, object, None]]) -> None:
    loops.run(story())


def turns(house: House, user: str) -> list[str]:
    return [it.title for who, it in house.channel.log if who == user]


@pytest.mark.parametrize(("slow", "delay"), [(True, SLOW_DELAY), (False, LIVE_DELAY)])
def test_a_turn_is_told_after_a_delay_and_once(house: House, slow: bool, delay: float) -> None:
    async def story() -> None:
        for name in NAMES:
            await house.subscribe(name)
        live = await house.table(slow=slow)
        await house.wait(delay * 2)  # the beginning
        house.channel.log.clear()
        user = await house.play(live)
        await house.wait(delay - 1)
        assert house.channel.log == []
        await house.wait(1)
        await house.wait(60)

        ((who, message),) = house.channel.log
        assert who == user
        assert message.path == f"/t/{live.table.id}"  # the address of its screen
        assert "Mogul" in message.title
        assert len(message.tag) <= 32

    run(story)


def test_people_without_a_channel_cost_no_rows(house: House) -> None:
    async def story() -> None:
        live = await house.table()
        user = await house.play(live)
        await house.notices.see(user, live, live.table.seq)

        assert house.store.notices.next_at() is None
        assert house.store.notices.seen_up_to(user, live.table.id) == 0
        assert house.states(user) == []

    run(story)


def test_what_a_visible_page_has_shown_is_not_told(house: House) -> None:
    async def story() -> None:
        await house.subscribe("bob")
        live = await house.table()
        await house.until(live, "bob")
        await house.notices.see("bob", live, live.table.seq)
        await house.wait(SLOW_DELAY)

        assert turns(house, "bob") == []
        assert house.states("bob")[-1] == ("turn", "seen")

    run(story)


def test_a_message_is_told_long_after_the_last_entry_unless_its_reader_looks(house: House) -> None:
    async def story() -> None:
        await house.subscribe("bob")
        live = await house.table()
        await house.until(live, "bob")
        seat = live.table.seats_of("bob")[0]
        await house.notices.see("bob", live, live.table.seq)
        await house.wait(30 * SLOW_DELAY)
        await house.notices.add_message(live, seat)
        await house.wait(SLOW_DELAY)
        assert house.states("bob")[-1] == ("message", "201")

        await house.until(live, "ada")
        await house.until(live, "bob")
        await house.notices.add_message(live, seat)
        await house.notices.see("bob", live, live.table.seq)
        await house.wait(SLOW_DELAY)
        assert ("message", "seen") in house.states("bob")

    run(story)


def test_what_is_seen_between_the_claim_and_the_check_is_not_sent(house: House) -> None:
    async def story() -> None:
        await house.subscribe("bob")
        live = await house.table()
        await house.until(live, "bob")
        table = live.table
        seat = table.play.turn
        notice = {
            "kind": TURN,
            "seat": seat,
            "seq": table.seq,
            "moved": table.moved,
            "user_id": "bob",
            "deadline": 0.0,
            "expires_at": house.clock.time() + 1,
        }
        unseen = verdict(table, notice, table.seq - 1, house.clock.time())
        seen = verdict(table, notice, table.seq, house.clock.time())

        assert (unseen.why, seen.why) == ("", "seen")

    run(story)


def test_a_spectator_has_seen_nothing(house: House) -> None:
    async def story() -> None:
        await house.subscribe("eve")
        live = await house.table()
        await house.notices.see("eve", live, live.table.seq)

        assert house.store.notices.seen_up_to("eve", live.table.id) == 0

    run(story)


def test_a_page_cannot_report_entries_that_are_not_there_yet(house: House) -> None:
    async def story() -> None:
        await house.subscribe("bob")
        live = await house.table()
        await house.notices.see("bob", live, 1_000_000)

        assert house.store.notices.seen_up_to("bob", live.table.id) == live.table.seq

    run(story)


def test_a_turn_that_was_answered_meanwhile_is_not_told(house: House) -> None:
    async def story() -> None:
        await house.subscribe("bob")
        live = await house.table()
        await house.until(live, "bob")
        await house.play(live)
        await house.wait(SLOW_DELAY)

        assert ("turn", "answered") in house.states("bob")

    run(story)


def test_an_order_that_will_answer_holds_the_notice_back(house: House) -> None:
    async def story() -> None:
        await house.subscribe("bob")
        live = await house.table()
        await house.until(live, "bob")
        order = {"bowl": None, "chips": None, "left": 3}
        play = live.table.play
        while play.game.standing_order(play.state, play.turn or 0, order) is None:
            await house.until(live, "bob")
            play = live.table.play
        await house.hub.do(live, decide.order, "bob", order)
        await house.wait(SLOW_DELAY)

        assert ("turn", "order") in house.states("bob")
        assert turns(house, "bob") == []

    run(story)


def test_a_pause_puts_a_turn_off_until_its_end(house: House) -> None:
    async def story() -> None:
        await house.subscribe("bob")
        live = await house.table()
        await house.until(live, "bob")
        now = house.clock.time()
        live.table.stops.append(Stop(now, now + 86_400))
        await house.wait(SLOW_DELAY)
        assert turns(house, "bob") == []
        await house.wait(86_400)

        assert len(turns(house, "bob")) == 1

    run(story)


def test_a_quarter_of_the_time_left_is_told_also_to_who_has_seen_the_turn(house: House) -> None:
    async def story() -> None:
        await house.subscribe("bob")
        live = await house.table()
        await house.until(live, "bob")
        await house.notices.see("bob", live, live.table.seq)
        await house.wait(3 * 86_400 * 3 / 4)

        ((_, message),) = house.channel.log
        assert "little time" in message.title
        assert message.is_urgent

    run(story)


def test_a_later_deadline_gets_a_warning_of_its_own(house: House) -> None:
    async def story() -> None:
        await house.subscribe("bob")
        live = await house.table()
        await house.until(live, "bob")
        await house.notices.see("bob", live, live.table.seq)
        now = house.clock.time()
        house.hub.outages[:] = [(now + 10, now + 10 + 86_400)]
        await house.wait(3 * 86_400 * 3 / 4)
        assert house.channel.log == []
        assert house.states("bob")[-1] == ("quarter", "moved")
        await house.wait(86_400)

        assert [it.title for _, it in house.channel.log] == ["Mogul (2002): little time left"]

    run(story)


def test_a_failed_attempt_is_repeated_with_growing_waits(house: House) -> None:
    async def story() -> None:
        await house.subscribe("bob")
        live = await house.table()
        await house.until(live, "bob")
        house.channel.outcomes = [OSError("no network"), DeliveryOutcome(WAITING, "503", 200.0)]
        await house.wait(SLOW_DELAY)
        await house.wait(BACKOFF[0])
        await house.wait(BACKOFF[1])
        assert turns(house, "bob") == []
        await house.wait(200 - BACKOFF[1])

        assert len(turns(house, "bob")) == 1
        assert house.states("bob")[-1] == ("turn", "201")

    run(story)


def test_after_the_last_attempt_a_notice_has_failed_and_says_why(house: House) -> None:
    async def story() -> None:
        await house.subscribe("bob")
        live = await house.table()
        await house.until(live, "bob")
        house.channel.outcomes = [DeliveryOutcome(WAITING, "503")] * 20
        await house.wait(SLOW_DELAY)
        for seconds in BACKOFF:
            await house.wait(seconds)

        assert len(house.channel.outcomes) == 20 - 1 - len(BACKOFF)
        assert ("turn", "503") in house.states("bob")
        assert "failed" in {it["state"] for it in house.store.notices.recent("bob", 20)}

    run(story)


def test_a_dead_address_is_deleted(house: House) -> None:
    async def story() -> None:
        await house.subscribe("bob")
        live = await house.table()
        await house.until(live, "bob")
        house.channel.outcomes = [DeliveryOutcome(DEAD, "410")]
        await house.wait(SLOW_DELAY)

        assert house.store.notices.channels_of("bob") == []
        assert "bob" not in house.notices.reachable
        assert house.states("bob")[-1] == ("turn", "410")

    run(story)


def test_from_the_fourth_turn_of_a_day_pushes_are_silent_and_collapse(house: House) -> None:
    async def story() -> None:
        await house.subscribe("bob")
        pushes = []
        for _ in range(LOUD_TURNS + 2):
            live = await house.table()
            await house.until(live, "bob")
            await house.wait(SLOW_DELAY)
            pushes += [it for who, it in house.channel.log if who == "bob"]

        loud, silent = pushes[:LOUD_TURNS], pushes[LOUD_TURNS:]
        assert [it.is_quiet for it in loud] == [False] * LOUD_TURNS
        assert len({it.tag for it in loud}) == LOUD_TURNS
        assert [it.is_quiet for it in silent] == [True, True]
        assert len({it.tag for it in silent}) == 1
        assert silent[-1].waiting == LOUD_TURNS + 2
        assert str(LOUD_TURNS + 2) in silent[-1].title

    run(story)


def test_pushes_that_are_due_together_are_counted_one_after_the_other(house: House) -> None:
    house.channel.pauses = 50

    async def story() -> None:
        await house.subscribe("bob")
        tables = [await house.table() for _ in range(LOUD_TURNS + 2)]
        await house.wait(3600)
        house.channel.log.clear()
        for live in tables:
            while await house.play(live) != "bob":
                pass
        await house.wait(SLOW_DELAY)

        quiet = [it.is_quiet for _who, it in house.channel.log]
        assert quiet == [False] * LOUD_TURNS + [True] * 2

    run(story)


def test_who_left_or_whose_table_is_gone_hears_nothing(house: House) -> None:
    async def story() -> None:
        for name in ("bob", "cid"):
            await house.subscribe(name)
        live = await house.table(slow=False)
        await house.hub.do(live, seating.leave, "cid")
        house.store.admin.delete_table(live.table.id)
        await house.wait(3600)

        assert house.channel.log == []
        assert house.store.notices.next_at() is None

    run(story)


def test_a_deleted_person_leaves_no_address_and_no_notice(house: House) -> None:
    async def story() -> None:
        await house.subscribe("bob")
        live = await house.table()
        await house.play(live)
        await house.notices.see("bob", live, 1)
        house.store.admin.delete_person("bob")

        assert house.store.notices.channels_of("bob") == []
        assert house.store.notices.seen_up_to("bob", live.table.id) == 0
        await house.wait(SLOW_DELAY)
        assert house.states("bob") == []

    run(story)


def test_a_bot_that_gave_the_seat_back_is_not_told(house: House) -> None:
    async def story() -> None:
        await house.subscribe("ada")
        live = await house.table(slow=False)
        await house.hub.do(live, _bot_for_bob)
        await house.hub.do(live, seating.sit, "bob", "Bob", 1)
        await house.wait(LIVE_DELAY * 2)

        assert ("bot", "over") in house.states("ada")

    run(story)


def _bot_for_bob(_table: object) -> list[LogEntry]:
    return [seating.bot_entry(1, "normal")]


def test_the_last_notices_are_stored_and_older_ones_deleted(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("moguls.server.storage.notices.stored.MOST_NOTICES", 3)

    async def story() -> None:
        await house.subscribe("bob")
        live = await house.table(slow=False)
        for _ in range(30):
            await house.play(live)
            await house.wait(LIVE_DELAY)

        assert len(house.states("bob")) <= 4

    run(story)
