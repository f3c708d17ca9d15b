"""Sources of chance during a game: the state's counter, the operating system, a sealed salt.

Each source lays the outcome number `drawn` (from 0) into a state. Sources are values: they can be
compared, copied and pickled, and equal sources give the same outcomes.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, Protocol

from moguls.errors import SavedError, UsageError
from moguls.kernel.engines.plain import Plain

if TYPE_CHECKING:
    from collections.abc import Callable

    from moguls.core.rules import Rules


class LaterChance(Protocol):
    """Draws chance that falls due during a game."""

    def __call__(self, rules: Rules, state: object, drawn: int, /) -> None:
        """Lay the outcome number `drawn` into a state whose chance is due."""


@dataclass(frozen=True)
class Counter:
    """Draws by the counter in the state, like playouts and batches (ADR 0008)."""

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
    """Draws what a sealed salt has fixed before play, so that it can be checked afterwards.

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
        """Hide the salt: it determines all future chance."""
        return "Salt(…)"


def _draw_by(rules: Rules, state: object, below: Callable[[int], int]) -> None:
    engine = Plain(rules, 0, lambda _state, bound: below(bound))
    engine.ns.draw_chance(state)


COUNTER = Counter()
of_the_system = System()
from_salt = Salt
NAMES: Final[dict[type, str]] = {Counter: "counter", System: "system"}


def named(source: LaterChance | None) -> str | dict[str, str] | None:
    """Return a source of chance as JSON.

    Raises:
        UsageError: it is a function of one's own.
    """
    if source is None:
        return None
    if isinstance(source, Salt):
        return {"salt": source.salt}
    name = NAMES.get(type(source))
    if name is None:
        msg = f"later_chance is {source!r}: save() supports Counter, System, Salt and None"
        raise UsageError(msg)
    return name


def source_of(name: object) -> LaterChance | None:
    """Return the source of chance that `named` has written.

    Raises:
        SavedError: there is no such source.
    """
    match name:
        case None:
            return None
        case "counter":
            return COUNTER
        case "system":
            return of_the_system
        case {"salt": str(salt)}:
            return Salt(salt)
    msg = f"the saved game draws its chance by {name!r}, which this version does not support"
    raise SavedError(msg)
