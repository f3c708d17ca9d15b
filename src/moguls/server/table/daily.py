"""Tables of the deal of the day: one person among bots that always answer alike.

The deal is the same for everybody, so until the end of its day (UTC) nobody but its person sees
such a table, and even that person gets neither record nor replay. No I/O, no clock, no chance in
here.
"""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING, Final

from moguls.server.wire.refusal import Refusal

if TYPE_CHECKING:
    from moguls.server.table.table import Table

# What a person may do there; with `arrange` only `SETTINGS`.
POSSIBLE: Final = frozenset({"move", "call_next", "order", "auto_response", "arrange"})
SETTINGS: Final = frozenset({"pace", "step_mode"})
SEED_BITS: Final = 63


def setup_of(day: str, opens: float) -> dict[str, object]:
    """Return the part of a table's setup that says of which day it has the deal.

    Args:
        day: such as "2026-11-28".
        opens: when the seals of that day are opened, in seconds since 1970.
    """
    return {"daily": {"day": day, "opens": opens}}


def day_of(table: Table) -> str | None:
    """Return the day of which a table has the deal; None for other tables."""
    daily = table.setup.get("daily")
    return None if daily is None else str(daily["day"])


def refuse_sealed(table: Table, now: float) -> None:
    """Refuse record and replay before the seal is opened.

    Raises:
        Refusal: the day of the deal has not ended.
    """
    daily = table.setup.get("daily")
    if daily is not None and now < daily["opens"]:
        raise Refusal("daily/sealed", {"day": daily["day"]})


def refuse_others(table: Table, user: str | None, now: float) -> None:
    """Refuse those who could learn the deal before they play it.

    Raises:
        Refusal: it is somebody else's attempt, and its day has not ended.
    """
    if user != table.host:
        refuse_sealed(table, now)


def refuse_command(table: Table, name: str, changed: object = None) -> None:
    """Refuse commands that would make an attempt unequal: help, takebacks, other players.

    Args:
        table: the table.
        name: of the command.
        changed: the settings that `arrange` changes.

    Raises:
        Refusal: the command is not possible at such a table.
    """
    if day_of(table) is None:
        return
    if name not in POSSIBLE or (name == "arrange" and not _is_harmless(changed)):
        raise Refusal("daily/not_here")


def _is_harmless(changed: object) -> bool:
    return isinstance(changed, dict) and SETTINGS.issuperset(
        name for name, value in changed.items() if value is not None
    )


def bot_seed(table: Table) -> int | None:
    """Return the seed of the next choice of a bot, the same after the same moves.

    None at other tables, where bots draw one.
    """
    if day_of(table) is None:
        return None
    text = f"bot {table.play.length} {table.setup['salt']}"
    return int.from_bytes(hashlib.sha256(text.encode()).digest()) >> (256 - SEED_BITS)
