"""Addresses of simulated people: devices, mail and webhooks, which come, change and go."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec

from moguls.server.mail.planning import AT_ONCE, DIGEST, MailData
from moguls.server.webhooks.channel import new_row
from moguls.server.wire.refusal import Refusal
from tests.simulation.reception import SITE
from tests.simulation.world import Down

if TYPE_CHECKING:
    from moguls.server.ports.notices import Row
    from tests.simulation.people import Visitor

PUSH, WEBHOOK = "push", "webhook"
# One after the other: what each person wants to have.
WISHES: Final = (
    (PUSH,),
    (DIGEST,),
    (PUSH, AT_ONCE),
    (WEBHOOK,),
    (PUSH, DIGEST),
    (AT_ONCE,),
    (),
    (PUSH, WEBHOOK, DIGEST),
)
PLACES: Final = (
    ("en", "Europe/Rome"),
    ("de", "America/New_York"),
    ("fr", "Asia/Kolkata"),
    ("it", "Pacific/Auckland"),
)


class Addresses:
    """The addresses of one person."""

    def __init__(self, visitor: Visitor, number: int) -> None:
        self._visitor, self._world = visitor, visitor.world
        self._rng, self._number = visitor.rng, number

    async def care(self) -> None:
        """Add what is missing, and change or lose something now and then."""
        user = self._visitor.person.id
        owned = await self._world.call(
            lambda site: site.hub.transact(site.store.notices.channels_of, user)
        )
        by_wish = {_wish_of(row): row for row in owned}
        for wish in WISHES[self._number % len(WISHES)]:
            row, draw = by_wish.get(wish), self._rng.random()
            if row is None and draw < 0.7:
                await self._put(self._new(user, wish))
            elif row is not None and draw < 0.02:
                await self._drop(row["id"])
            elif row is not None and wish == DIGEST and draw < 0.05:
                await self._put({**row, "data": self._mail_data(user, wish)})

    async def play_by_mail(self) -> None:
        """Press a button in one of the last mails; its turn may be over."""
        links = self._world.mail_server.moves[self._visitor.person.id]
        if not links or self._rng.random() > 0.3:
            return
        _path, moves = links.popitem()
        link = self._rng.choice(moves).partition("#")[2]
        try:
            await self._world.call(lambda site: site.mail_moves.play(link))
        except Refusal as refusal:
            self._visitor.refusals.append(refusal.code)
        except Down:
            pass

    async def _put(self, row: Row) -> None:
        columns = ("user_id", "kind", "address", "data", "device", "label", "lang", "zone")
        new, now = {name: row[name] for name in columns}, self._world.clock.time()
        await self._world.call(
            lambda site: site.hub.transact(site.store.notices.put_channel, new, now)
        )
        await self._world.call(lambda site: site.notices.load())

    async def _drop(self, channel: str) -> None:
        await self._world.call(
            lambda site: site.channels.drop(self._visitor.person.id, channel),
        )

    def _new(self, user: str, wish: str) -> Row:
        number = self._visitor.next_number()
        lang, zone = PLACES[self._number // len(WISHES) % len(PLACES) or self._number % len(PLACES)]
        row: Row = {"user_id": user, "device": "", "lang": lang, "zone": zone}
        if wish == PUSH:
            own = {"kind": PUSH, "address": f"{user} {number}", "data": "{}"}
            return {**row, **own, "device": "phone", "label": "Firefox"}
        if wish == WEBHOOK:
            return {**row, **new_row(f"https://hooks.example.org/{number}", user, SITE)}
        address = f"{user}.{number}@example.org"
        own = {"kind": "mail", "address": f"mail {user} {address}", "label": address}
        return {**row, **own, "data": self._mail_data(user, wish)}

    def _mail_data(self, user: str, wish: str) -> str:
        hour = self._rng.randrange(24)
        data = MailData(f"{user}@example.org", wish, hour, "stop")
        return msgspec.json.encode(data).decode()


def _wish_of(row: Row) -> str:
    """Return what a channel fulfils."""
    if row["kind"] != "mail":
        return str(row["kind"])
    return msgspec.json.decode(row["data"], type=MailData).mode
