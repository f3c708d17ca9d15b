"""Habits of simulated people, from `habits.toml`, and percentiles of their waiting times."""

from __future__ import annotations

import math
import tomllib
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final, NamedTuple

import msgspec

if TYPE_CHECKING:
    from collections.abc import Sequence
    from random import Random

FILE: Final = Path(__file__).with_suffix(".toml")
Share = Annotated[float, msgspec.Meta(ge=0, le=1)]


class Lognormal(NamedTuple):
    """A distribution of times with a long tail; `sigma` is of the logarithm."""

    median: float
    sigma: float

    def draw(self, rng: Random) -> float:
        """Return a time."""
        return self.median * math.exp(rng.gauss(0.0, self.sigma))

    @property
    def mean(self) -> float:
        """The mean time."""
        return self.median * math.exp(self.sigma**2 / 2)


class Habits(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What people do, and how often: see `habits.toml`."""

    thinks: Lognormal
    reloads_every: float
    sleeps_every: float
    sleeps: Lognormal
    called_after: float
    silent: Share
    says_every: float
    hints: Share
    with_bots: Share
    bots: str
    spectators: Share
    tables: list[tuple[str, int]]
    bot_tables: list[tuple[str, int, int]]
    options: dict[str, dict[str, str]]


def usual() -> Habits:
    """Return the habits of the file."""
    return msgspec.convert(tomllib.loads(FILE.read_text("utf-8")), Habits)


def percentile(numbers: Sequence[float], percent: float) -> float | None:
    """Return a percentile by nearest rank, which is one of the numbers; None without numbers."""
    if not numbers:
        return None
    rank = max(1, math.ceil(len(numbers) * percent / 100))
    return sorted(numbers)[rank - 1]


def milliseconds(seconds: Sequence[float]) -> dict[str, float | int | None]:
    """Return the number of some times, their median and 99th percentile in milliseconds."""
    found = {f"p{it}": percentile(seconds, it) for it in (50, 99)}
    rounded = {name: None if it is None else round(1000 * it, 1) for name, it in found.items()}
    return {"number": len(seconds), **rounded}
