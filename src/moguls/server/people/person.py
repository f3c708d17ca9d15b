"""A person, and a person on one of its devices."""

from __future__ import annotations

import re
from dataclasses import dataclass

from moguls.core.text.rulebook import LANGUAGES
from moguls.server.wire.messages import Me
from moguls.server.wire.words import say

# What one is called who has chosen no name, in any language: see `People.greet`.
GUEST = re.compile("|".join(say(lang, "guest-name", {"number": r"\d{4}"}) for lang in LANGUAGES))


@dataclass
class Person:
    """A person: an id for the log, a name for the others, a language."""

    id: str
    name: str
    lang: str | None

    def seen(self) -> Me:
        """Return what a person is told of itself."""
        return Me(self.id, self.name, self.lang, GUEST.fullmatch(self.name) is not None)


@dataclass
class Known:
    """Who is asking: a person on one of its devices.

    `token`: what its cookie must be, for one who is new or comes with a cookie of another name.
    """

    person: Person
    device: str
    token: str | None = None
    seen_at: float = 0.0
