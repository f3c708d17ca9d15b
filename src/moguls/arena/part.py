"""A part of an arena: some of its deals, played anywhere; all parts together are the arena.

The folder of a part has the manifest of the whole arena, and beside it which deals are its own.
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
class Part:
    """Which deals of an arena are played: `first` to `last`, counted from 0."""

    first: int
    last: int

    def __str__(self) -> str:
        """Write it as --deals takes it."""
        return f"{self.first}..{self.last}"

    @property
    def deals(self) -> range:
        """The deals."""
        return range(self.first, self.last + 1)

    def text(self) -> str:
        """Return the text of its file."""
        return json.dumps({"format": FORMAT, "deals": [self.first, self.last]}) + "\n"


def part_in(folder: Path) -> Part | None:
    """Return which part of an arena a folder holds; None where it is a whole one.

    Raises:
        UsageError: the file that says so cannot be read.
    """
    path = folder / PART
    try:
        told = json.loads(path.read_text("utf-8"))
    except FileNotFoundError:
        return None
    except (OSError, ValueError, RecursionError):
        told = None
    match told:
        case {"format": "moguls-arena-part/1", "deals": [int(first), int(last)]}:
            if 0 <= first <= last:
                return Part(first, last)
    msg = f"{path}: does not say which deals are here: take it from where the part was played"
    raise UsageError(msg)


def refuse_outside(part: Part, deals: int) -> None:
    """Refuse a part that lies outside of an arena.

    Args:
        part: its deals.
        deals: how many the arena has.

    Raises:
        UsageError: says which there are.
    """
    if part.last >= deals:
        msg = f"--deals {part}: the arena has deals 0..{deals - 1}; more --games have more"
        raise UsageError(msg)
