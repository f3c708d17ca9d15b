"""Delays of orders where turns last for days: those of the turn, whatever orders there are."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

import msgspec
import pytest

from moguls.server.live.attention import Whereabouts
from moguls.server.live.driver import Driver
from moguls.server.live.resuming import go_on
from moguls.server.table import decide
from moguls.server.table.clock.banks import banks
from moguls.server.table.due import is_automatic
from moguls.server.table.orders import deciding
from moguls.server.wire.clock.time_control import HOUR
from moguls.server.wire.orders.messages import StandingOrders
from tests import loops
from tests.server.clock.sites import Machine
from tests.server.conftest import NoThinkers

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable
    from pathlib import Path

    from moguls.server.live.live import Live

KEY = bytes(32)
LEAST, MOST = 30.0, 120.0
ORDERS: dict[str, dict[str, Any]] = {
    "bids": {"lines": [{"bowl": 40, "then": "leave"}]},
    "bids, then asks": {"lines": [{"bowl": 39, "then": "ask"}, {"bowl": 38}]},
    "bids in one company": {"lines": [{"bowl": 30, "win": "take", "then": "leave"}]},
}


class Slow(Machine):
    """A server with a driver; while the driver waits, the clock goes on."""

    def start(self) -> None:
        super().start()
        self.driver = Driver(self.hub, NoThinkers(), Whereabouts(), KEY)
        self.hub.after_change = self.driver.look

    async def rest(self, live: Live) -> None:
        """Wait until a person is to move."""
        while is_automatic(live.table):  # noqa: ASYNC110  # the clock is fake
            await asyncio.sleep(0)

    async def order(self, live: Live, orders: dict[str, Any] | None) -> None:
        """Give or cancel the orders of Bob."""
        given = None if orders is None else msgspec.convert(orders, StandingOrders)
        await self.hub.do(live, deciding.put, "bob", given)

    def moves(self, live: Live) -> list[tuple[int, float]]:
        """Return the seat and time of each move in the log."""
        stored = self.store.load(live.table.id)
        assert stored is not None
        return [(it.data["seat"], it.at) for it in stored[1] if it.kind == "move"]


@pytest.fixture
def run(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Callable[[str, Callable[[Slow], Awaitable[Any]]], Any]:
    """Return a function that runs a script on a new server."""

    def start(name: str, script: Callable[[Slow], Awaitable[Any]]) -> Any:
        (tmp_path / name).mkdir()
        machine = Slow(tmp_path / name)

        async def changed(_driver: Driver, _live: Live, seconds: float) -> None:
            machine.clock.now += min(seconds, 1.0)
            await asyncio.sleep(0)

        monkeypatch.setattr(Driver, "_changed", changed)
        monkeypatch.setattr("moguls.server.live.hub.secrets.token_urlsafe", lambda _: "table")

        async def whole() -> Any:
            try:
                return await script(machine)
            finally:
                await machine.driver.stop()
                await machine.stop()

        return loops.run(whole())

    return start


async def begun(machine: Slow, **more: Any) -> Live:
    live = await machine.new_table("bob", "cid", **more)
    machine.clock.now += 60
    return live


@pytest.mark.parametrize("name", ORDERS)
def test_an_order_moves_at_the_same_time_whatever_it_says_and_however_it_was_edited(
    run: Any, name: str
) -> None:
    async def script(machine: Slow, orders: dict[str, Any], edits: int) -> Any:
        live = await begun(machine)
        for given in ({"lines": [{"bowl": 3}]}, None)[:edits]:
            await machine.order(live, given)
        await machine.order(live, orders)
        await machine.play(live, "ada", "bid")
        await machine.rest(live)
        return machine.moves(live), banks(live.table)

    plain = run("plain", lambda machine: script(machine, ORDERS["bids"], 0))
    assert run(name, lambda machine: script(machine, ORDERS[name], 2)) == plain
    (_seat, before), (seat, at) = plain[0][:2]
    assert (seat, LEAST <= at - before <= MOST) == (1, True)


def test_the_clock_is_that_of_a_person_who_moves_at_the_same_time(run: Any) -> None:
    async def by_order(machine: Slow) -> Any:
        live = await begun(machine)
        await machine.order(live, ORDERS["bids"])
        await machine.play(live, "ada", "bid")
        await machine.rest(live)
        return machine.moves(live)[1][1], banks(live.table)

    at, by_the_order = run("order", by_order)

    async def by_hand(machine: Slow) -> Any:
        live = await begun(machine)
        await machine.play(live, "ada", "bid")
        machine.clock.now += at - machine.clock.time()
        await machine.play(live, "bob", "bid")
        return banks(live.table)

    assert run("hand", by_hand) == by_the_order


def test_a_loan_is_answered_at_once_with_an_order_as_without(run: Any) -> None:
    async def script(machine: Slow, orders: dict[str, Any] | None) -> Any:
        live = await begun(machine, options={"first_player": "0"}, auto_response="no")
        if orders is not None:
            await machine.order(live, orders)
        await machine.rest(live)
        return machine.moves(live)

    with_order = {"lines": [{"bowl": 4}], "general": {"loan_below": 0}}
    moves = run("order", lambda machine: script(machine, with_order))
    assert moves == run("none", lambda machine: script(machine, None))


def test_a_move_by_hand_meanwhile_does_not_delay_the_others(run: Any) -> None:
    async def script(machine: Slow) -> Any:
        live = await begun(machine)
        await machine.hub.do(live, decide.order, "cid", {"bowl": 40})
        await machine.order(live, ORDERS["bids"])
        await machine.play(live, "ada", "bid")
        await asyncio.sleep(0)
        by_hand = machine.clock.time()
        await machine.play(live, "bob", "bid")
        await machine.rest(live)
        (seat, at) = machine.moves(live)[2]
        return seat, at - by_hand

    seat, delay = run("hand", script)
    assert seat == 2
    assert LEAST <= delay <= MOST + 2


def test_no_clock_runs_out_while_an_order_waits(run: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    async def script(machine: Slow) -> Any:
        live = await begun(machine)
        monkeypatch.setattr(
            "moguls.server.live.pace.next_deadline", lambda table, _outages: table.turn_at + 20
        )
        await machine.order(live, ORDERS["bids"])
        await machine.play(live, "ada", "bid")
        await machine.rest(live)
        (_ada, before), (_bob, at) = machine.moves(live)[:2]
        return at - before

    assert 9 <= run("short", script) <= 11


def test_after_a_restart_an_order_that_waits_still_moves(run: Any) -> None:
    async def script(machine: Slow) -> Any:
        live = await begun(machine)
        await machine.order(live, ORDERS["bids"])
        await machine.play(live, "ada", "bid")
        key = live.table.id
        await machine.driver.stop()
        await machine.hub.stop()
        del live
        machine.clock.now += HOUR
        machine.start()
        await go_on(machine.hub, machine.driver)
        live = await machine.hub.find(key)
        await machine.rest(live)
        return [seat for seat, _at in machine.moves(live)]

    assert run("again", script)[:2] == [0, 1]


def test_bots_do_not_wait_as_orders_do(run: Any) -> None:
    async def script(machine: Slow) -> Any:
        live = await machine.new_table("bob", bots=["easy"])
        await machine.play(live, "ada", "bid")
        await machine.rest(live)
        (_ada, before), (seat, at) = machine.moves(live)[:2]
        return seat, at - before

    seat, delay = run("bot", script)
    assert seat == 1
    assert delay < 10


def test_an_order_that_is_edited_while_it_waits_does_not_move(run: Any) -> None:
    async def script(machine: Slow) -> Any:
        live = await begun(machine)
        await machine.order(live, ORDERS["bids"])
        await machine.play(live, "ada", "bid")
        await asyncio.sleep(0)
        await machine.order(live, ORDERS["bids, then asks"])
        for _ in range(1000):
            await asyncio.sleep(0)
        return len(machine.moves(live))

    assert run("edited", script) == 1
