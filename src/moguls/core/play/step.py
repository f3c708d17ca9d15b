"""One step of a playthrough."""

from __future__ import annotations

from typing import NamedTuple


class Step(NamedTuple):
    """One step of a record: an action, or an outcome of chance as the record has it.

    Attributes:
        seat: who acted; None for chance.
        action: its number; None for chance.
        chance: what chance brought; None for an action.
    """

    seat: int | None
    action: int | None
    chance: dict[str, object] | None = None
