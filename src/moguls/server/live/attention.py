"""How urgent the thinking at a table is, and for whom it is."""

from __future__ import annotations

from collections import OrderedDict
from typing import TYPE_CHECKING, Final

from moguls.server.table.table import BOT
from moguls.server.thinking.job import Asker, Urgency

if TYPE_CHECKING:
    from moguls.server.live.live import Live

WATCHES: Final = 30.0  # seconds for which a request counts as looking on
MOST: Final = 20_000  # people whose network is remembered


class Whereabouts:
    """The network that each person was last seen at, in memory."""

    def __init__(self) -> None:
        """Begin with nobody."""
        self._networks: OrderedDict[str, str] = OrderedDict()

    def note(self, person: str, network: str) -> None:
        """Remember where a person is; those seen longest ago are forgotten."""
        self._networks[person] = network
        self._networks.move_to_end(person)
        if len(self._networks) > MOST:
            self._networks.popitem(last=False)

    def of(self, person: str) -> str:
        """Return where a person was last seen, "" where that is not known."""
        return self._networks.get(person, "")


def urgency_of(live: Live) -> Urgency:
    """Say how urgent a bot's move is at a table: who waits for it, or looks on."""
    if _waiting(live):
        return Urgency.PERSON
    return Urgency.WATCHED if live.is_watched(WATCHES) else Urgency.NOBODY


def asker_of(live: Live, whereabouts: Whereabouts) -> Asker:
    """Say for whom a bot of a table thinks: who waits there, else who made the table."""
    waiting = _waiting(live)
    person = waiting[0] if waiting else live.table.host
    return Asker(whereabouts.of(person), person, live.table.id)


def is_unattended(live: Live) -> bool:
    """Say whether bots are alone at a table and nobody looks on."""
    return all(seat.kind == BOT for seat in live.table.seats) and not live.is_watched(WATCHES)


def _waiting(live: Live) -> list[str]:
    """Return who sits at a table and is there, in the order of the seats."""
    here = live.online() | live.seen_within(WATCHES)
    return [seat.user for seat in live.table.seats if seat.user is not None and seat.user in here]
