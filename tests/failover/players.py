"""People who play through failures: they reconnect, and repeat what was not acknowledged."""

from __future__ import annotations

import asyncio
import json
import random
import secrets
from contextlib import suppress
from time import monotonic
from typing import TYPE_CHECKING, Any

import httpx2 as httpx
import websockets
from websockets.exceptions import WebSocketException

from tests.failover.history import SentMove

if TYPE_CHECKING:
    from tests.failover.history import History

SEATS = 3
GAME = {"game": "mogul-2002", "seats": SEATS, "auto_response": "ask", "pace": "at_once"}
PAUSE = 0.15  # seconds before a move
PATIENCE = 4.0  # seconds for an acknowledgement before a client reconnects
RETRY = 0.2
GONE = (OSError, httpx.HTTPError, WebSocketException, TimeoutError)
FAILED = "server/failed"
CHANCE = random.Random(1)


class Site:
    """The address of the site, and what clients note."""

    def __init__(self, url: str, history: History) -> None:
        self.url, self.history, self.is_over = url, history, False

    async def ask(self, cookie: str, method: str, path: str, message: Any = None) -> httpx.Response:
        """Return the answer to a request, repeated until the site gives one."""
        headers = {"origin": self.url, **({"cookie": cookie} if cookie else {})}
        while True:
            with suppress(*GONE):
                async with httpx.AsyncClient(base_url=self.url, timeout=5) as client:
                    answer = await client.request(method, path, json=message, headers=headers)
                if answer.is_success:
                    return answer
                assert answer.status_code in {429, 500, 503}, answer.text
            await asyncio.sleep(RETRY)


async def table(site: Site) -> None:
    """Let people play one game after another."""
    cookies = []
    for _ in range(SEATS):
        answer = await site.ask("", "GET", "/api/me")
        cookies.append(answer.headers["set-cookie"].split(";")[0])
    while not site.is_over:
        made = (await site.ask(cookies[0], "POST", "/api/tables", GAME)).json()["table"]
        for cookie in cookies[1:]:
            await site.ask(cookie, "POST", f"/api/tables/{made}/sit", {"auto_response": "ask"})
        await asyncio.gather(*(Player(site, made, cookie).play() for cookie in cookies))


class Player:
    """One person at one table.

    Attributes:
        pending: the message of a move without an acknowledgement.
    """

    def __init__(self, site: Site, table: str, cookie: str) -> None:
        self._site, self._table, self._cookie = site, table, cookie
        self.pending: dict[str, Any] | None = None
        self._since = 0.0
        self._moved = -1  # the last entry seen when a move was sent
        self._is_over = False

    async def play(self) -> None:
        """Play until the game is over, or the run."""
        address = f"{self._site.url.replace('http', 'ws')}/ws/tables/{self._table}"
        headers = {"Cookie": self._cookie}
        while not self._is_over and not self._site.is_over:
            with suppress(*GONE):
                async with websockets.connect(
                    address,
                    origin=self._site.url,  # type: ignore[arg-type]  # an origin is a text
                    additional_headers=headers,
                    open_timeout=PATIENCE,
                    close_timeout=RETRY,
                ) as socket:
                    await self._connected(socket)
            await asyncio.sleep(RETRY)

    async def _connected(self, socket: Any) -> None:
        if self.pending is not None:
            await self._send(socket, self.pending)
        while not self._is_over and not self._site.is_over:
            try:
                message = json.loads(await asyncio.wait_for(socket.recv(), RETRY))
            except TimeoutError:
                if self.pending is not None and monotonic() - self._since > PATIENCE:
                    return
                continue
            await self._hear(socket, message)

    async def _hear(self, socket: Any, message: dict[str, Any]) -> None:
        if message["type"] == "ack":
            self._acknowledge(message["id"])
        elif message["type"] == "error":
            self._refuse(message)
        elif message["type"] == "frame" and message["view"]:
            await self._look(socket, message)

    def _acknowledge(self, move_id: str) -> None:
        if self.pending is not None and self.pending["id"] == move_id:
            said = SentMove(self._table, move_id, self.pending["move"])
            self._site.history.acknowledged.add(said)
            self.pending = None

    def _refuse(self, message: dict[str, Any]) -> None:
        """Give up a move that the site has refused, and look at the table again.

        Raises:
            ConnectionError: always, so that the client connects again.
        """
        if message["code"] == FAILED:
            self._site.history.failures.append(f"{self._table}: {message}")
        self.pending, self._moved = None, -1
        raise ConnectionError

    async def _look(self, socket: Any, frame: dict[str, Any]) -> None:
        view = frame["view"]
        self._is_over = view["over"]
        is_own = view["turn"] == view["seat"] and frame["seq"] > self._moved
        if not is_own or self.pending is not None or self._is_over:
            return
        await asyncio.sleep(PAUSE)
        move = CHANCE.choice([it["move"] for it in view["actions"] if it["legal"]])
        said = {"type": "move", "id": secrets.token_hex(8), "seq": frame["seq"], "move": move}
        self._moved, self.pending = frame["seq"], said
        self._site.history.sent.add(SentMove(self._table, said["id"], move))
        await self._send(socket, said)

    async def _send(self, socket: Any, said: dict[str, Any]) -> None:
        self._since = monotonic()
        await socket.send(json.dumps(said))
