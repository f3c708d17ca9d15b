"""ArenaPart of an arena: a range of its deals, which another machine may play.

The folder of a part has the manifest of the whole arena and a file with the range of its deals.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from moguls.errors import UsageError

if TYPE_CHECKING:
    from pathlib import Path

PART: Final = "part.json"
FORMAT: Final = "moguls-arena-part/1"


@dataclass(frozen=True)
class ArenaPart:
    """The deals `first` to `last` of an arena, counted from 0."""

    first: int
    last: int

    def __str__(self) -> str:
        """Return it in the form of --deals."""
        return f"{self.first}..{self.last}"

    @property
    def deals(self) -> range:
        """The deals."""
        return range(self.first, self.last + 1)

    def text(self) -> str:
        """Return the text of its file."""
        return json.dumps({"format": FORMAT, "deals": [self.first, self.last]}) + "\n"


def part_in(folder: Path) -> ArenaPart | None:
    """Return the part of an arena in a folder; None for a whole arena.

    Raises:
        UsageError: the file with the range cannot be read.
    """
    path = folder / PART
    try:
        content = json.loads(path.read_text("utf-8"))
    except FileNotFoundError:
        return None
    except (OSError, ValueError, RecursionError):
        content = None
    match content:
        case {"format": "moguls-arena-part/1", "deals": [int(first), int(last)]}:
            if 0 <= first <= last:
                return ArenaPart(first, last)
    msg = f"invalid {path}: copy this file again from the machine that played the part"
    raise UsageError(msg)


def refuse_outside(part: ArenaPart, deals: int) -> None:
    """Refuse a part that is not within an arena.

    Args:
        part: its deals.
        deals: the number of deals of the arena.

    Raises:
        UsageError: with the deals of the arena.
    """
    if part.last >= deals:
        msg = (
            f"invalid --deals {part}: the arena has deals 0..{deals - 1}; increase --games for more"
        )
        raise UsageError(msg)
