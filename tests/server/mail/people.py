"""A site whose people get mail: what is sent, and what a mail server answers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from moguls.server.mail.notices import MailChannel
from moguls.server.mail.planning import KIND, MailData
from moguls.server.notify.notices import Notices
from moguls.server.ports.mail import MailHost
from moguls.server.ports.notices import SENT, DeliveryOutcome
from tests.server.notices.people import House

if TYPE_CHECKING:
    from pathlib import Path

    from moguls.server.ports.mail import Letter
    from moguls.server.ports.notices import Row

SITE = "https://games.example.org"


class FakeMailer:
    """A mailer in memory.

    Attributes:
        letters: what was sent.
        outcomes: of the next letters; afterwards all are sent.
    """

    host = MailHost("127.0.0.1", 25, "none", "", "", "moguls@games.example.org", SITE)

    def __init__(self) -> None:
        self.letters: list[Letter] = []
        self.outcomes: list[DeliveryOutcome] = []

    async def send(self, letter: Letter) -> DeliveryOutcome:
        outcome = self.outcomes.pop(0) if self.outcomes else DeliveryOutcome(SENT, "250")
        if outcome.state == SENT:
            self.letters.append(letter)
        return outcome


class MailHouse(House):
    """A house whose notices go out by push and by mail."""

    def __init__(self, path: Path) -> None:
        self.mailer = FakeMailer()
        super().__init__(path)

    def restart(self) -> None:
        super().restart()
        channels: dict[str, Any] = {"push": self.channel, KIND: MailChannel(self.mailer)}
        self.notices = Notices(self.hub, self.store.notices, channels)

    async def write_to(self, user: str, mode: str = "digest", hour: int = 8) -> str:
        """Have a person told by mail; return the channel."""
        address = f"{user}@example.org"
        data = MailData(address, mode, hour, f"stop-{user}")
        row: Row = {
            "user_id": user,
            "kind": KIND,
            "address": f"{KIND} {user} {address}",
            "data": msgspec.json.encode(data).decode(),
            "device": "",
            "label": address,
            "lang": "en",
            "zone": "Europe/Rome",
        }
        made: str = self.store.notices.put_channel(row, self.clock.time())
        await self.notices.load()
        return made

    def to(self, user: str) -> list[Letter]:
        return [it for it in self.mailer.letters if it.to == f"{user}@example.org"]
