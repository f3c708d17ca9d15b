"""Process of the simulated people; `bench.people.site` starts it and tells it what to do.

It reads commands from standard input, one JSON object a line, and answers each with one.
"""

from __future__ import annotations

import asyncio
import json
import random
import sys
from pathlib import Path
from time import perf_counter
from typing import Any, Final

import msgspec
import uvloop

from bench.people.habits import milliseconds, usual
from bench.people.messages import Table, World
from bench.people.person import Person
from bench.people.prepared_tables import token_of
from bench.people.seating_plan import PlannedTable  # noqa: TC001  # msgspec reads it
from bench.people.wire import Browser
from moguls.server.front_door.protocol import open_many_files

PER_SECOND: Final = 100.0  # people who come
PATIENCE: Final = 60.0  # seconds for which their first frames are waited for
BLOCK, HOSTS = 60_000, 240  # people to a network of their own, and to its part


class Orders(msgspec.Struct):
    """What the process is started with."""

    port: int
    cookie: str
    tables: list[PlannedTable]
    is_idle: bool = False


def address_of(number: int) -> str:
    """Return an address of this machine for one person."""
    rest, host = divmod(number, HOSTS)
    net, part = divmod(rest, HOSTS)
    return f"127.{net + 1}.{part}.{host + 1}"


class Crowd:
    """The people of all tables; those of the first ones are there."""

    def __init__(self, orders: Orders) -> None:
        """Make them, none of them there."""
        self.world = World(usual(), random.Random(), is_idle=orders.is_idle)
        self.people: list[Person] = []
        for planned in orders.tables:
            self._seat(planned, orders)

    def _seat(self, planned: PlannedTable, orders: Orders) -> None:
        table = Table(planned.id, planned.people < planned.seats)
        for place in range(planned.persons):
            cookie = f"{orders.cookie}={token_of(planned.user(place))}"
            browser = Browser(orders.port, address_of(len(self.people)), cookie)
            plays = place < planned.people
            person = Person(self.world, table, browser, plays=plays)
            self.people.append(person)
            if plays:
                table.people.append(person)

    async def gather(self, number: int, *, firsts: bool = False) -> dict[str, Any]:
        """Have so many people there, or only the first of each table: others come, or leave."""
        wanted = self.people[:number]
        if firsts:
            wanted = [person for person in wanted if person is person.table.people[0]]
        for person in set(self.people) - set(wanted):
            if person.is_there:
                person.leave()
        for person in wanted:
            if not person.is_there:
                person.come()
                await asyncio.sleep(self.world.rng.expovariate(PER_SECOND))
        until = perf_counter() + PATIENCE
        while any(person.is_waiting for person in wanted) and perf_counter() < until:  # noqa: ASYNC110  # many
            await asyncio.sleep(0.1)
        return self.there()

    def there(self) -> dict[str, Any]:
        """Return how many people are connected."""
        there = [person for person in self.people if person.is_there]
        asleep = sum(person.is_asleep for person in there)
        connected = sum(person.is_connected for person in there)
        return {"there": len(there), "connected": connected, "asleep": asleep}

    async def measure(self, seconds: float) -> dict[str, Any]:
        """Return what people have waited for, and what they have done."""
        world = self.world
        world.begin()
        await asyncio.sleep(seconds)
        world.measures = False
        return {
            **self.there(),
            "ack_ms": milliseconds(world.acknowledged),
            "next_turn_ms": milliseconds(world.next_turns),
            "first_frame_ms": milliseconds(world.first_frames),
            "counts": dict(world.counts),
            "errors": dict(world.errors),
        }


async def answer(orders: Orders) -> None:
    """Answer commands until there are no more."""
    crowd, reader = Crowd(orders), asyncio.StreamReader()
    loop = asyncio.get_running_loop()
    await loop.connect_read_pipe(lambda: asyncio.StreamReaderProtocol(reader), sys.stdin)
    while line := await reader.readline():
        command = json.loads(line)
        doing = crowd.gather if command.pop("do") == "gather" else crowd.measure
        sys.stdout.write(json.dumps(await doing(**command)) + "\n")
        sys.stdout.flush()


if __name__ == "__main__":
    open_many_files()
    given = msgspec.json.decode(Path(sys.argv[1]).read_bytes(), type=Orders)
    uvloop.run(answer(given))
