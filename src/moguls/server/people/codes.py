"""Short codes that sign in another device: valid once, for ten minutes.

They are only in memory: after a restart, the person requests a new one.
"""

from __future__ import annotations

import secrets
import time
from dataclasses import dataclass, field

# No characters that look alike: 8 of these 31 give 8.5e11 codes. With the limit on guesses from an
# address (`rates.CODES`) ten minutes are enough for about thirty attempts.
LETTERS = "23456789ABCDEFGHJKMNPQRSTUVWXYZ"
LENGTH = 8
GOOD_FOR = 600.0  # seconds
MOST = 10_000  # codes at once


@dataclass
class Codes:
    """Codes by owner; a person has at most one at a time."""

    _owners: dict[str, tuple[str, float]] = field(default_factory=dict)  # with the expiry time

    def make(self, user: str) -> str:
        """Return a new code of a person; an older one becomes invalid."""
        now = time.monotonic()
        valid = {
            code: (owner, until)
            for code, (owner, until) in self._owners.items()
            if until > now and owner != user
        }
        while len(valid) >= MOST:
            valid.pop(next(iter(valid)))
        code = "".join(secrets.choice(LETTERS) for _ in range(LENGTH))
        self._owners = {**valid, code: (user, now + GOOD_FOR)}
        return code

    def owner(self, code: str) -> str | None:
        """Return the owner of a valid code, however it was typed; None if it is not valid."""
        user, until = self._owners.get(plain(code), ("", 0.0))
        return user if until > time.monotonic() else None

    def drop(self, user: str) -> None:
        """Invalidate the code of a person."""
        self._owners = {code: it for code, it in self._owners.items() if it[0] != user}

    def use(self, code: str) -> str | None:
        """Return the owner of a valid code, and invalidate it."""
        user = self.owner(code)
        self._owners.pop(plain(code), None)
        return user


def plain(code: str) -> str:
    """Return a code without blanks and hyphens, in capitals."""
    return "".join(letter for letter in code.upper() if letter.isalnum())


def formatted(code: str) -> str:
    """Return a code for display: in two halves."""
    return f"{code[: LENGTH // 2]}-{code[LENGTH // 2 :]}"
