"""Quotas for people; each is a setting of `moguls serve`, with its default here."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

MEGABYTE: Final = 1_000_000


@dataclass(frozen=True)
class Quotas:
    """Storage and connections for one person, one address and everybody together.

    Attributes:
        person_records: bytes of records that one person may store (`--records-each`).
        all_records: bytes of the records of everybody (`--records-total`).
        connections: open connections from one address (`--connections`), without sockets.
    """

    person_records: int = 5 * MEGABYTE
    all_records: int = 1000 * MEGABYTE
    connections: int = 400


USUAL: Final = Quotas()
