"""Devices, a mail server and webhooks of a simulated world: what arrives there, and what fails."""

from __future__ import annotations

import asyncio
from collections import Counter, defaultdict
from typing import TYPE_CHECKING, Any, Final

import msgspec

from moguls.server.mail.notices import MailChannel
from moguls.server.ports.mail import MailHost
from moguls.server.ports.notices import DEAD, FAILED, SENT, WAITING, DeliveryOutcome
from moguls.server.webhooks.channel import WebhookChannel
from moguls.server.webhooks.client import Response, Unreachable

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence
    from random import Random

    from moguls.server.ports.mail import Letter
    from moguls.server.ports.notices import NoticeMessage, Row
    from moguls.server.webhooks.target import WebhookTarget

    Look = Callable[[Row, NoticeMessage, float], None]

SITE: Final = "https://games.example.org"
CONNECTION: Final = "ConnectError"  # why a message waits that was not answered
LOST: Final = "lost"  # it arrives, and the answer to that does not
DOWN: Final = "down"
TIMEOUT: Final = "timeout"  # why a webhook waits
BETWEEN_OUTAGES: Final = 5 * 86_400.0
RATES: Final = {
    "push": ((0.03, WAITING), (0.035, FAILED), (0.045, DEAD)),
    "mail": ((0.02, WAITING), (0.023, FAILED), (0.026, DEAD), (0.036, LOST)),
    "webhook": ((0.03, WAITING), (0.033, FAILED), (0.038, DEAD), (0.048, LOST)),
}
MAIL_CODES: Final = {WAITING: "451", FAILED: "554", DEAD: "550"}
STATUSES: Final = {SENT: 204, WAITING: 503, FAILED: 404, DEAD: 410}


class Reception:
    """What arrives by one kind of channel.

    Attributes:
        outages: how often nothing was answered for a while.
        shown: how often each message was shown, by channel, tag and text.
        outcomes: the number of attempts, by their outcome.
        look: is called with each message that is shown.
    """

    def __init__(self, kind: str, rng: Random, may_kill: Callable[[], None]) -> None:
        self.kind, self.outages, self._is_down, self._up_since = kind, 0, False, 0.0
        self._rng, self._may_kill = rng, may_kill
        self._ids: defaultdict[tuple[str, str, str], set[str]] = defaultdict(set)
        self.shown: Counter[tuple[str, str, str]] = Counter()
        self.outcomes: Counter[str] = Counter()
        self.look: Look = lambda *_: None

    async def go_down(self) -> None:
        """Answer nothing for minutes or hours, now and then."""
        loop = asyncio.get_running_loop()
        while True:
            await asyncio.sleep(self._rng.expovariate(1 / BETWEEN_OUTAGES))
            self.outages += 1
            self._is_down = True
            await asyncio.sleep(self._rng.choice((600.0, 3600.0, 8 * 3600.0)))
            self._is_down, self._up_since = False, loop.time()

    def is_calm(self, seconds: float) -> bool:
        """Return whether everything has been answered for so long."""
        up = asyncio.get_running_loop().time() - self._up_since
        return not self._is_down and up >= seconds

    async def receive(
        self, address: Row, messages: Sequence[NoticeMessage], now: float, id_: str
    ) -> str:
        """Return the outcome of an attempt; messages that arrive are shown.

        Args:
            address: where they are sent.
            messages: that are sent together.
            now: the time.
            id_: of the attempt: an earlier one with the same id and text is replaced.
        """
        self._may_kill()
        draw = self._rng.random()
        state = next((state for rate, state in RATES[self.kind] if draw < rate), SENT)
        state = DOWN if self._is_down else state
        self.outcomes[state] += 1
        if state in {SENT, LOST}:
            for message in messages:
                self.look(address, message, now)
                self._show(address, message, id_)
        await asyncio.sleep(self._rng.uniform(0.1, 3.0))
        self._may_kill()
        return state

    def _show(self, address: Row, message: NoticeMessage, id_: str) -> None:
        key = address["id"], message.tag, message.body
        if id_ in self._ids[key]:
            return
        if id_:
            self._ids[key].add(id_)
        # What stands for several tables is the same again and again.
        self.shown[key] += not message.is_quiet


class Devices:
    """The devices of all people, as a channel."""

    def __init__(self, reception: Reception) -> None:
        self._reception = reception

    async def send(self, address: Row, message: NoticeMessage, now: float) -> DeliveryOutcome:
        state = await self._reception.receive(address, [message], now, "")
        if state == DOWN:
            return DeliveryOutcome(WAITING, CONNECTION)
        return DeliveryOutcome(state, state, 900.0 if state == WAITING else 0.0)


class MailServer:
    """A mailer that knows which messages the next letter consists of.

    Attributes:
        moves: links of moves in the last letter about each table, by person.
    """

    host = MailHost("127.0.0.1", 25, "none", "", "", "moguls@games.example.org", SITE)

    def __init__(self, reception: Reception) -> None:
        self._reception = reception
        self.next: tuple[Row, Sequence[NoticeMessage], float]
        self.moves: defaultdict[str, dict[str, list[str]]] = defaultdict(dict)

    async def send(self, letter: Letter) -> DeliveryOutcome:
        address, messages, now = self.next
        state = await self._reception.receive(address, messages, now, letter.key)
        if state in {LOST, DOWN}:
            return DeliveryOutcome(WAITING, CONNECTION)
        if state == SENT:
            links = {it.path: [path for _words, path in it.moves] for it in messages if it.moves}
            self.moves[address["user_id"]] |= links
        return DeliveryOutcome(state, MAIL_CODES.get(state, "250"))


class Letters(MailChannel):
    """Mail to the server above.

    Attributes:
        first: when a notice was first in a letter, by channel and notice.
        look: is called with the notices of each letter before it is sent.
    """

    def __init__(self, server: MailServer) -> None:
        super().__init__(server)
        self._server = server
        self.first: dict[tuple[str, int], float] = {}
        self.look: Callable[[Row, Sequence[int], float], None] = lambda *_: None

    async def send_all(
        self, address: Row, messages: Sequence[NoticeMessage], key: str, now: float
    ) -> DeliveryOutcome:
        notices = [int(notice) for notice in key.split(",")]
        for notice in notices:
            self.first.setdefault((address["id"], notice), now)
        self.look(address, notices, now)
        self._server.next = address, messages, now
        return await super().send_all(address, messages, key, now)


class Hosts:
    """The hosts of people, in place of a client of webhooks."""

    def __init__(self, reception: Reception) -> None:
        self._reception = reception
        self.next: tuple[Row, NoticeMessage, float]

    async def post(
        self, target: WebhookTarget, _headers: Mapping[str, str], body: bytes
    ) -> Response:
        address, message, now = self.next
        assert target.host == "hooks.example.org"
        id_ = msgspec.json.decode(body)["id"]
        state = await self._reception.receive(address, [message], now, id_)
        if state in {LOST, DOWN}:
            raise Unreachable(TIMEOUT)
        return Response(STATUSES[state], 600.0 if state == WAITING else 0.0)


class Webhooks(WebhookChannel):
    """Webhooks to the hosts above."""

    def __init__(self, hosts: Any) -> None:
        super().__init__(hosts)
        self._hosts = hosts

    async def send(self, address: Row, message: NoticeMessage, now: float) -> DeliveryOutcome:
        self._hosts.next = address, message, now
        return await super().send(address, message, now)
