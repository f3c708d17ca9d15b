"""Short codes by which another device is signed in: good once, and for ten minutes.

They are kept in memory alone: after a restart one asks for a new one.
"""

from __future__ import annotations

import secrets
import time
from dataclasses import dataclass, field

# No letter or digit that is taken for another: 8 of these 31 are 8.5e11 codes. With the limit on
# guesses from an address (`limits.CODES`) ten minutes are enough for about thirty tries.
LETTERS = "23456789ABCDEFGHJKMNPQRSTUVWXYZ"
LENGTH = 8
GOOD_FOR = 600.0  # seconds
MOST = 10_000  # codes at once


@dataclass
class Codes:
    """Codes and whose they are; a person has one at a time."""

    _made: dict[str, tuple[str, float]] = field(default_factory=dict)

    def make(self, user: str) -> str:
        """Return a new code of a person; an older one is good no longer."""
        now = time.monotonic()
        kept = {
            code: (whose, until)
            for code, (whose, until) in self._made.items()
            if until > now and whose != user
        }
        while len(kept) >= MOST:
            kept.pop(next(iter(kept)))
        code = "".join(secrets.choice(LETTERS) for _ in range(LENGTH))
        self._made = {**kept, code: (user, now + GOOD_FOR)}
        return code

    def whose(self, code: str) -> str | None:
        """Return whose a code is as long as it is good, however it was typed."""
        user, until = self._made.get(plain(code), ("", 0.0))
        return user if until > time.monotonic() else None

    def use(self, code: str) -> str | None:
        """Return whose a code is, and make it good no longer."""
        user = self.whose(code)
        self._made.pop(plain(code), None)
        return user


def plain(code: str) -> str:
    """Return a code without the blanks and hyphens with which people write it."""
    return "".join(letter for letter in code.upper() if letter.isalnum())


def shown(code: str) -> str:
    """Return a code as people read it best: in two halves."""
    return f"{code[: LENGTH // 2]}-{code[LENGTH // 2 :]}"
