"""Where chance that falls due during a game comes from: its own counter, the system, a sealed salt.

Each source lays the outcome number `drawn` (from 0) into a state. Sources are values: they can be
compared, copied and pickled, and the same source brings the same outcomes.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from collections.abc import Callable

    from moguls.core.rules import Rules


class LaterChance(Protocol):
    """What draws chance that falls due during a game."""

    def __call__(self, rules: Rules, state: object, drawn: int, /) -> None:
        """Lay the outcome number `drawn` into a state whose chance is due."""


@dataclass(frozen=True)
class Counter:
    """Draws by the counter that the state carries, as playouts and batches do (ADR 0008)."""

    def __call__(self, rules: Rules, state: object, drawn: int, /) -> None:  # noqa: ARG002  # the next
        """Lay the outcome, and leave the counter where the draws have brought it."""
        rules.draw_chance(state)


@dataclass(frozen=True)
class System:
    """Draws by the operating system's random source: no outcome is fixed before it comes."""

    def __call__(self, rules: Rules, state: object, drawn: int, /) -> None:  # noqa: ARG002  # all alike
        """Lay the outcome; the counter of the state is left as it was."""
        _draw_by(rules, state, secrets.randbelow)


@dataclass(frozen=True)
class Salt:
    """Draws what a sealed salt has fixed before play: who knows the salt can check it.

    Outcome k takes its numbers from HMAC-SHA256(salt, "k.0"), HMAC-SHA256(salt, "k.1"), …, each
    read as a number of 256 bits and taken modulo its bound.
    """

    salt: str

    def __call__(self, rules: Rules, state: object, drawn: int, /) -> None:
        """Lay the outcome; the counter of the state is left as it was."""
        count = 0

        def below(bound: int) -> int:
            nonlocal count
            text = f"{drawn}.{count}".encode()
            count += 1
            digest = hmac.digest(self.salt.encode(), text, hashlib.sha256)
            return int.from_bytes(digest, "big") % bound  # its lean is below 2**-200

        _draw_by(rules, state, below)

    def __repr__(self) -> str:
        """Keep the salt to itself: it tells all that is to come."""
        return "Salt(…)"


def _draw_by(rules: Rules, state: object, below: Callable[[int], int]) -> None:
    """Lay the outcome with every number drawn by `below`."""
    from moguls.kernel.engines.base import Plain  # noqa: PLC0415  # that module imports much

    engine = Plain(rules, 0, lambda _state, bound: below(bound))
    engine.ns.draw_chance(state)


COUNTER = Counter()
of_the_system = System()
from_salt = Salt
