"""A server that is killed between any two steps: no notice is lost, none is shown twice."""

from __future__ import annotations

import asyncio
import shutil
from contextlib import suppress
from typing import TYPE_CHECKING, Any

import pytest

from moguls.server.notify.worker import LEASE
from moguls.server.ports.notices import SENT, DeliveryOutcome, NoticeMessage
from moguls.server.storage.store import SqliteStore
from moguls.server.table.notices.events import SLOW_DELAY
from tests import loops
from tests.server.notices.people import FakeChannel, House

if TYPE_CHECKING:
    from pathlib import Path

    from moguls.server.live.live import Live
    from moguls.server.ports.notices import Row

STEPS = 13  # of a move and the delivery of its notice, see `test_all_steps_are_killed`
PATIENCE = 0.5  # seconds
WRITING = frozenset({"append", "spread", "claim", "finish", "put_off", "add"})


class Killed(BaseException):
    """The end of the process."""


class Killer:
    """Kills the process before or after a step, by its number."""

    def __init__(self, at: int, *, after: bool) -> None:
        self.at, self.after, self.steps = at, after, 0

    def step(self, when: str) -> None:
        self.steps += when == "before"
        if self.steps == self.at and self.after == (when == "after"):
            self.at = -1
            raise Killed


class Killing:
    """A store that may be killed before and after each of its writes."""

    def __init__(self, store: Any, killer: Killer) -> None:
        self._store, self._killer = store, killer

    def __getattr__(self, name: str) -> Any:
        method = getattr(self._store, name)
        if name not in WRITING:
            return method

        def step(*arguments: Any, **more: Any) -> Any:
            self._killer.step("before")
            result = method(*arguments, **more)
            self._killer.step("after")
            return result

        return step


class KillingChannel(FakeChannel):
    """A channel that may be killed before and after a push."""

    killer: Killer

    async def send(self, address: Row, message: NoticeMessage, now: float) -> DeliveryOutcome:
        self.killer.step("before")
        outcome = await super().send(address, message, now)
        self.killer.step("after")
        return outcome


class KilledHouse(House):
    """A site whose process may be killed."""

    def arm(self, killer: Killer) -> None:
        self.channel.killer = killer  # type: ignore[attr-defined]  # a KillingChannel
        self.hub._writer._store = Killing(self.store, killer)  # noqa: SLF001
        self.notices.worker.store = Killing(self.store.notices, killer)


@pytest.fixture(scope="module")
def empty(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("empty") / "moguls.sqlite"
    SqliteStore(path).close()
    return path


async def move_and_tell(house: KilledHouse, live: Live, killer: Killer) -> None:
    """Play a move and deliver its notice; the client and the server begin again when killed."""
    house.arm(killer)
    seat, move, last = live.table.play.turn, next(iter(live.table.play.legal())), live.table.seq
    for _ in range(3):
        with suppress(Killed, TimeoutError):  # nobody answers any more
            live = await house.hub.find(live.table.id)
            if live.table.seq == last:
                assert live.table.play.turn == seat
                await asyncio.wait_for(house.play(live, move), PATIENCE)
            break
        restart(house, killer)
    for _ in range(4):
        with suppress(Killed):
            await house.wait(SLOW_DELAY)
            continue
        restart(house, killer)
        await house.notices.load()
        house.clock.now += LEASE


def restart(house: KilledHouse, killer: Killer) -> None:
    house.store.close()
    house.restart()
    house.arm(killer)
    house.notices.reachable = house.store.notices.reachable()


async def story(house: KilledHouse, killer: Killer) -> str:
    for user in ("ada", "bob", "cid"):
        await house.subscribe(user)
    live = await house.table()
    await house.until(live, "bob")
    await house.wait(3600)
    house.channel.log.clear()
    house.channel.shown.clear()
    killer.steps = 0
    await move_and_tell(house, live, killer)
    return house.on_turn(await house.hub.find(live.table.id))


@pytest.mark.parametrize("after", [False, True])
@pytest.mark.parametrize("at", range(1, STEPS + 1))
def test_a_kill_at_any_step_loses_no_notice_and_shows_none_twice(
    at: int, after: bool, tmp_path: Path, empty: Path
) -> None:
    path = tmp_path / "moguls.sqlite"
    if empty.exists():  # not on PostgreSQL
        shutil.copy(empty, path)
    killer = Killer(-1, after=after)
    house = KilledHouse(path, KillingChannel())
    house.channel.killer = killer  # type: ignore[attr-defined]
    house.arm = _arming(house, killer, at)  # type: ignore[method-assign]
    user = loops.run(story(house, killer))

    shown = [tag for (_, tag) in house.channel.shown]
    assert len(shown) == 1, "one visible message"
    assert {who for who, _ in house.channel.log} == {user}
    assert 1 <= len(house.channel.log) <= 2
    if len(house.channel.log) == 2:
        assert len({message.tag for _, message in house.channel.log}) == 1
    told = [it for it in house.store.notices.recent(user, 3) if it["kind"] == "turn"]
    assert told[0]["state"] == SENT
    house.store.close()


def _arming(house: KilledHouse, killer: Killer, at: int) -> Any:
    """Return `arm` that sets the step of the kill at its first call."""
    armed: list[int] = []

    def arm(same: Killer) -> None:
        if not armed:
            killer.at = at
            armed.append(at)
        KilledHouse.arm(house, same)

    return arm


def test_all_steps_are_killed(tmp_path: Path, empty: Path) -> None:
    path = tmp_path / "moguls.sqlite"
    if empty.exists():  # not on PostgreSQL
        shutil.copy(empty, path)
    killer = Killer(-1, after=False)
    house = KilledHouse(path, KillingChannel())
    house.channel.killer = killer  # type: ignore[attr-defined]
    loops.run(story(house, killer))
    house.store.close()

    assert killer.steps <= STEPS
