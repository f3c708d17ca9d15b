"""Questions for a real cluster, and patience with it."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING, Any

import moguls
from moguls.server.thinking.interface import NOT_READY
from moguls.server.thinking.job import HINT, MOVE, WEIGH, Asker, Job, position_of

if TYPE_CHECKING:
    from collections.abc import Callable

    from moguls.server.thinking.cluster.scheduler import ClusterScheduler

PATIENCE = 120.0  # seconds, on a busy machine
ADA = Asker("", "ada", "table")


async def until(condition: Callable[[], object]) -> None:
    end = time.monotonic() + PATIENCE
    while not condition():
        assert time.monotonic() < end
        await asyncio.sleep(0.05)


def questions() -> tuple[list[str], dict[str, tuple[Any, ...]]]:
    """Return the legal moves of a position, and a question of each kind about it."""
    play = moguls.game("moguli").new(seats=2, seed=5)
    at = position_of(play.game, play.state)
    action = play.game.rules.legal_actions(play.state)[0]
    kinds = {MOVE: (at, play.turn, "expert"), HINT: (at, 1), WEIGH: (at, action, 1)}
    return list(play.legal()), kinds


async def answer(scheduler: ClusterScheduler, kind: str, question: tuple[Any, ...]) -> str:
    """Return an answer, once native code is ready."""
    end = time.monotonic() + PATIENCE
    while (text := await scheduler.insist(Job(kind, question, ADA))) == NOT_READY:
        assert time.monotonic() < end
        await asyncio.sleep(0.1)
    return text
