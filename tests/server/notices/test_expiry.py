"""Expiry of addresses that no longer work, and of old notices."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from moguls.server.live.ages import Ages
from moguls.server.notify.expiry import LIFE, expire
from moguls.server.notify.worker import BACKOFF
from moguls.server.ports.notices import FAILED, OFF, SENT, WAITING, DeliveryOutcome
from moguls.server.table.notices.events import SLOW_DELAY
from tests import loops
from tests.server.notices.people import House

if TYPE_CHECKING:
    from pathlib import Path

DAY = 86_400.0
GONE, BUSY = DeliveryOutcome(FAILED, "403"), DeliveryOutcome(WAITING, "503")


@pytest.fixture
def house(tmp_path: Path) -> House:
    return House(tmp_path / "moguls.sqlite")


async def fail_once(house: House, *outcomes: DeliveryOutcome) -> Ages:
    """Begin a table for days, and let the first deliveries to bob end in some way."""
    ages = Ages(house.hub, house.store.admin)
    await ages.watch()
    await house.subscribe("bob")
    live = await house.table()
    house.channel.outcomes = list(outcomes)
    await house.until(live, "bob")
    await house.wait(SLOW_DELAY)
    return ages


async def days(house: House, ages: Ages, count: float) -> None:
    """Let time pass as at a running server, which watches the clock."""
    house.clock.now += count * DAY
    await ages.watch()


@pytest.mark.parametrize("outcome", [GONE, BUSY])
def test_an_address_is_deleted_after_ninety_days_of_failure(
    house: House, outcome: DeliveryOutcome
) -> None:
    async def story() -> None:
        ages = await fail_once(house, *[outcome] * (len(BACKOFF) + 9))
        await days(house, ages, 89)
        await expire(house.notices, ages)
        assert len(house.store.notices.channels_of("bob")) == 1

        await days(house, ages, 2)
        await expire(house.notices, ages)

        assert house.store.notices.channels_of("bob") == []
        assert house.notices.reachable == set()

    loops.run(story())


@pytest.mark.parametrize(
    "outcome", [DeliveryOutcome(SENT, "201"), DeliveryOutcome(FAILED, OFF)], ids=["sent", "off"]
)
def test_an_address_that_works_or_is_switched_off_stays(
    house: House, outcome: DeliveryOutcome
) -> None:
    async def story() -> None:
        ages = await fail_once(house, *[outcome] * 9)
        await days(house, ages, 200)
        await expire(house.notices, ages)

        assert len(house.store.notices.channels_of("bob")) == 1

    loops.run(story())


def test_old_notices_and_sights_are_deleted_and_later_ones_stay(house: House) -> None:
    async def story() -> None:
        ages = await fail_once(house)
        live = await house.table()
        await house.notices.see("bob", live, live.table.seq)
        assert house.states("bob")
        await days(house, ages, LIFE / DAY - 1)
        await expire(house.notices, ages)
        assert house.states("bob")
        assert house.store.notices.seen_up_to("bob", live.table.id) == live.table.seq

        await days(house, ages, 2)
        await expire(house.notices, ages)

        assert house.states("bob") == []
        assert house.store.notices.seen_up_to("bob", live.table.id) == 0

    loops.run(story())


def test_time_that_a_wrong_clock_leaves_out_does_not_count(house: House) -> None:
    async def story() -> None:
        ages = await fail_once(house, *[GONE] * 9)
        house.clock.offset += 365 * DAY
        await expire(house.notices, ages)

        assert len(house.store.notices.channels_of("bob")) == 1

    loops.run(story())
