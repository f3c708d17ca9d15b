"""What the laws must know of a game: what is conserved, its length, and what is hidden."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Callable


@dataclass(frozen=True)
class World:
    """What holds for one game.

    Attributes:
        check: asserts that what is conserved is there, and each field within its range.
        most_plies: no game is longer.
        twin: changes a state in what a seat may not know, other than by a redeal.
        turned: a deal with every seat moved one place on.
    """

    check: Callable[[Any], None]
    most_plies: int
    twin: Callable[[Any, int], None]
    turned: Callable[[dict[str, Any], int], dict[str, Any]]
