"""Delay of a person's bots and hints, alone and while a crowd uses the server.

    python -m bench.crowd [MOVES]

The crowd is one person who makes 20 tables of six `expert` bots and leaves, then watches as many as
allowed; then five who request ten hints each and disconnect. Meanwhile another person plays `easy`
bots at a table without pauses, and requests a hint. All share one address, so they take turns as
people. The client shares the machine with the server.
"""

from __future__ import annotations

import asyncio
import json
import secrets
import sys
import tempfile
from contextlib import AsyncExitStack, suppress
from pathlib import Path
from time import perf_counter
from typing import Any

import httpx2 as httpx
import websockets

from bench.notes import say, spread, tell
from bench.saturation import _cookie, _post
from tests.serving import Server

MOVES, TABLES, SOCKETS = 40, 20, 12
EXPERTS = {"game": "mogul-2002", "seats": 6, "sit": False, "bots": ["expert"] * 6}
ALONE = {"game": "mogul-2002", "seats": 6, "bots": ["easy"] * 5, "auto_response": "ask"}
FAST = {"pace": "at_once"}


class Guest:
    """A person with a cookie of its own."""

    def __init__(self, url: str, client: httpx.AsyncClient) -> None:
        """Remember where; `come` brings the cookie."""
        self.url, self.client, self.cookie = url, client, ""

    async def come(self) -> Guest:
        """Get a cookie."""
        self.cookie = await _cookie(self.client)
        return self

    async def table(self, wanted: dict[str, Any]) -> str:
        """Make a table; return its id."""
        made = await _post(self.client, self.cookie, "/api/tables", {**wanted, **FAST})
        return str(made["table"])

    def socket(self, table: str) -> Any:
        """Return a connection to a table."""
        address = f"{self.url.replace('http', 'ws')}/ws/tables/{table}"
        headers = {"Cookie": self.cookie}
        return websockets.connect(address, origin=self.url, additional_headers=headers)  # type: ignore[arg-type]  # an origin is a text

    async def hint(self, table: str, patience: float = 300) -> float:
        """Ask for a hint until it is there; return the seconds."""
        began = perf_counter()
        while True:
            self.client.cookies.clear()
            answer = await self.client.get(
                f"/api/tables/{table}/hint", headers={"cookie": self.cookie}, timeout=patience
            )
            if answer.status_code == httpx.codes.OK:
                return perf_counter() - began
            await asyncio.sleep(0 if "waiting" in answer.text else 0.5)


async def waits(guest: Guest, moves: int) -> list[float]:
    """Play with easy bots; return how long each of their moves was waited for."""
    found: list[float] = []
    while len(found) < moves:
        async with guest.socket(await guest.table(ALONE)) as socket:
            await _game(socket, found, moves)
    return found


async def _game(socket: Any, found: list[float], moves: int) -> None:
    """Play one game, or until there are enough waits."""
    last = perf_counter()
    seen = -1
    while len(found) < moves:
        message = json.loads(await socket.recv())
        if message["type"] != "frame" or message["view"] is None or message["seq"] == seen:
            continue
        now, seen = perf_counter(), message["seq"]
        turn, view = message["view"]["turn"], message["view"]
        if any(entry["events"] for entry in message["log"]):
            found.append(now - last)
        last = now
        if view["over"]:
            return
        if turn == message["table"]["you"]:
            move = next(each["move"] for each in view["actions"] if each["legal"])
            said = {"type": "move", "id": secrets.token_hex(8), "seq": seen, "move": move}
            await socket.send(json.dumps(said))
            last = perf_counter()


async def on_turn(guest: Guest) -> str:
    """Return a table at which a guest is on turn."""
    table = await guest.table(ALONE)
    headers = {"cookie": guest.cookie}
    while True:
        guest.client.cookies.clear()
        seen = (await guest.client.get(f"/api/tables/{table}", headers=headers)).json()
        if seen["view"] and seen["view"]["turn"] == 0:
            return table
        await asyncio.sleep(0.1)


async def hung_up(guests: list[Guest], tables: list[str]) -> None:
    """Let guests ask for ten hints each and hang up."""
    asked = [
        guest.hint(table, patience=0.2)
        for guest, table in zip(guests, tables, strict=True)
        for _ in range(10)
    ]
    with suppress(Exception):
        await asyncio.gather(*asked, return_exceptions=True)


async def crowded(url: str, moves: int) -> dict[str, Any]:
    """Return how long one waits, alone and beside the crowd."""
    async with httpx.AsyncClient(base_url=url, timeout=60) as client, AsyncExitStack() as stack:
        ada, crowd, *others = [await Guest(url, client).come() for _ in range(7)]
        say("getting ready")
        mine = await on_turn(ada)
        await ada.hint(mine)
        told: dict[str, Any] = {"alone": spread(await waits(ada, moves))}
        told["hint_alone"] = round(await ada.hint(mine), 2)
        say("twenty tables of experts that nobody looks at")
        tables = [await crowd.table(EXPERTS) for _ in range(TABLES)]
        told["beside_tables"] = spread(await waits(ada, moves))
        told["hint_beside_tables"] = round(await ada.hint(mine), 2)
        say("and as many looked at as one person may")
        for table in tables[:SOCKETS]:
            await stack.enter_async_context(crowd.socket(table))
        told["beside_watched"] = spread(await waits(ada, moves))
        told["hint_beside_watched"] = round(await ada.hint(mine), 2)
        await stack.aclose()
        say("fifty hints of five who hang up")
        theirs = [await on_turn(each) for each in others]
        await hung_up(others, theirs)
        told["hint_after_hung_up"] = round(await ada.hint(mine), 2)
        return told


def main() -> None:
    """Print the figures as JSON."""
    moves = int(sys.argv[1]) if len(sys.argv) > 1 else MOVES
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder))
        server.start()
        try:
            tell({"moves": moves, **asyncio.run(crowded(server.url, moves))})
        finally:
            server.stop()


if __name__ == "__main__":
    main()
