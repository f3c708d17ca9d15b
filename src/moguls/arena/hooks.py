"""Hooks: functions that are called while an arena or a data set is played."""

from __future__ import annotations

from contextlib import nullcontext
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable
    from contextlib import AbstractContextManager


def _ignore(_games: int) -> None:
    """Do nothing."""


@dataclass(frozen=True)
class Hooks:
    """Functions of the caller.

    Attributes:
        on_progress: called with the number of finished games.
        compiling: entered while native code is compiled or loaded, before the first game.
    """

    on_progress: Callable[[int], None] = _ignore
    compiling: AbstractContextManager[object] = field(default_factory=nullcontext)


SILENT = Hooks()
