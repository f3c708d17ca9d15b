"""Rate limits per person and per address."""

from __future__ import annotations

from contextlib import contextmanager
from typing import TYPE_CHECKING

from moguls.server.limits.buckets import Rate
from moguls.server.wire.refusal import Refusal

if TYPE_CHECKING:
    from collections.abc import Iterator

MAX_BODY = 8 * 1024  # bytes of a request or a frame
MAX_RECORD = 512 * 1024  # bytes of an upload of records
MAX_RECORDS = 20  # games in them
MAX_BESIDES = 4 * 1024  # bytes of a record's extra fields
MAX_SOCKETS_PER_USER = 12
MAX_SOCKETS_PER_ADDRESS = 200


MESSAGES = Rate(60, 20)  # of one person on all its connections; an address: `CROWD` times that
REQUESTS = Rate(240, 60)  # of one person over HTTP; an address: `CROWD` times that
MOVES = Rate(120, 30)  # of one person, over all its connections
CHANGES = Rate(60, 2)  # of seats and tables, by one person: each is an entry of a log
TALK = Rate(6, 0.2)  # phrases and emotes of one person, over all tables
FEEDS = Rate(60, 1)  # read from one address
TESTS = Rate(5, 1 / 30)  # test notifications of one person
MAILS = Rate(5, 1 / 600)  # that one person has sent to unconfirmed addresses
MAILS_TO = Rate(3, 1 / 1200)  # to one unconfirmed address
NAMES = Rate(10, 0.1)  # changes of one person's own name
CONNECTIONS = Rate(60, 1)  # new sockets of one person; an address: `CROWD` times that
# Steps of games that are opened from the store or sent as a whole, for one person; a step takes
# a fraction of a millisecond. An address has `WORK_CROWD` times that.
WORK = Rate(10_000, 200)
WORK_CROWD = 4
TABLES = Rate(20, 0.2)  # created by one person
IMPORTS = Rate(10, 0.2)  # of records, by one person
HINTS = Rate(10, 0.5)  # for one person
REVIEWS = Rate(5, 0.05)  # started by one person
NEW_PEOPLE = Rate(100, 2)  # from one address
SIGN_IN_MAILS_TO = Rate(3, 3 / 3600)  # to one address
SIGN_IN_MAILS_FROM = Rate(20, 20 / 3600)  # requested from one network
SIGN_INS = Rate(30, 0.1)  # sign-ins by a passkey that begin, from one address
CODES = Rate(10, 1 / 30)  # attempts at device codes from one address


def longest_body(path: str) -> int:
    """Return the maximum body size of a request to a path, in bytes."""
    return MAX_RECORD if path == "/api/records" else MAX_BODY


class OneAtATime:
    """A lock per person for work that may run once at a time, such as a check of records."""

    def __init__(self, code: str) -> None:
        """Remember the refusal code for a second request."""
        self._code = code
        self._busy: set[str] = set()

    @contextmanager
    def one_more(self, key: str) -> Iterator[None]:
        """Hold the lock of a person while the context lasts.

        Raises:
            Refusal: the person holds it already.
        """
        if key in self._busy:
            raise Refusal(self._code)
        self._busy.add(key)
        try:
            yield
        finally:
            self._busy.discard(key)
