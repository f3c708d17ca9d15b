"""Where chance that falls due during a game comes from: a seed, the system, or a sealed salt.

Each source is a function that lays the outcome number `drawn` (from 0) into a state. It leaves
the counter of the state as it was: a game played from its record has the same bytes.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from moguls.kernel.bits import MASK
from moguls.kernel.chance import stream

if TYPE_CHECKING:
    from moguls.core.rules import Rules

LaterChance = Callable[["Rules", Any, int], None]


def from_seed(seed: int) -> LaterChance:
    """Draw by the counter of random numbers: the same seed, the same outcomes."""

    def draw(rules: Rules, state: Any, drawn: int) -> None:
        kept, state.rng = state.rng, stream(seed & MASK, drawn + 1)
        rules.draw_chance(state)
        state.rng = kept

    return draw


def of_the_system(rules: Rules, state: Any, drawn: int) -> None:  # noqa: ARG001  # each is fresh
    """Draw by the operating system's random source."""
    _draw_by(rules, state, secrets.randbelow)


def from_salt(salt: str) -> LaterChance:
    """Draw what a sealed salt has fixed before play: who knows the salt can check it.

    Outcome k takes its numbers from HMAC-SHA256(salt, "k.0"), HMAC-SHA256(salt, "k.1"), …, each
    read as a number of 256 bits and taken modulo its bound.
    """

    def draw(rules: Rules, state: Any, drawn: int) -> None:
        count = 0

        def below(bound: int) -> int:
            nonlocal count
            text = f"{drawn}.{count}".encode()
            count += 1
            digest = hmac.digest(salt.encode(), text, hashlib.sha256)
            return int.from_bytes(digest, "big") % bound  # its lean is below 2**-200

        _draw_by(rules, state, below)

    return draw


def _draw_by(rules: Rules, state: Any, below: Callable[[int], int]) -> None:
    """Lay the outcome with every number drawn by `below`."""
    from moguls.kernel.engine import Plain  # noqa: PLC0415  # that module imports much

    engine = Plain(rules, 0, lambda _state, bound: below(bound))
    engine.ns.draw_chance(state)
