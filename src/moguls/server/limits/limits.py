"""Rate limits of a site, in one place."""

from __future__ import annotations

from typing import Final

from moguls.server.limits import rates
from moguls.server.limits.buckets import Buckets, Shares

PER_PERSON: Final = {
    "moves": rates.MOVES,
    "changes": rates.CHANGES,
    "mails": rates.MAILS,
    "names": rates.NAMES,
    "talk": rates.TALK,
    "tests": rates.TESTS,
    "tables": rates.TABLES,
    "imports": rates.IMPORTS,
    "hints": rates.HINTS,
    "reviews": rates.REVIEWS,
}


class Limits:
    """Buckets of all people and networks.

    Attributes:
        messages, requests, connections, work: of a person, and of its network.
        newcomers: new people from one network.
        importers: people whose records are being checked.
        sockets: the number of open ones, by person and by network.
    """

    def __init__(self) -> None:
        """Begin with full buckets."""
        self._people = {name: Buckets(rate) for name, rate in PER_PERSON.items()}
        self.messages = Shares(rates.MESSAGES)
        self.requests = Shares(rates.REQUESTS)
        self.connections = Shares(rates.CONNECTIONS)
        self.work = Shares(rates.WORK, rates.WORK_CROWD)
        self.newcomers = Buckets(rates.NEW_PEOPLE)
        self.importers = rates.OneAtATime("record/one_at_a_time")
        self.sockets: dict[str, int] = {}

    def spend(self, name: str, person: str) -> None:
        """Take a token of a person's limit, named as in `PER_PERSON`.

        Raises:
            Refusal: there is none.
        """
        self._people[name].spend(person)
