"""How much the host gives to people: each a setting of `moguls serve`, with its default here."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

MEGABYTE: Final = 1_000_000


@dataclass(frozen=True)
class Quotas:
    """What one person, one address and all together may take.

    Attributes:
        person_records: bytes of records that one person may keep here (`--records-each`).
        all_records: bytes of records of all people together (`--records-total`).
        connections: open at once from one address (`--connections`), besides sockets.
    """

    person_records: int = 5 * MEGABYTE
    all_records: int = 1000 * MEGABYTE
    connections: int = 400


USUAL: Final = Quotas()
