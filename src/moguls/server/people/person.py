"""A person, and its session on one device."""

from __future__ import annotations

import re
from dataclasses import dataclass

from moguls.core.text.rulebook import LANGUAGES
from moguls.server.wire.messages import Me
from moguls.server.wire.words import say

# Names of guests who have not chosen a name, in any language: see `People.greet`.
GUEST = re.compile("|".join(say(lang, "guest-name", {"number": r"\d{4}"}) for lang in LANGUAGES))


@dataclass
class Person:
    """A person: id, display name and language."""

    id: str
    name: str
    lang: str | None

    def seen(self) -> Me:
        """Return the message that describes the person to itself."""
        return Me(self.id, self.name, self.lang, GUEST.fullmatch(self.name) is not None)


@dataclass
class Session:
    """A person signed in on one device.

    `token`: the value to set as cookie, if the person is new or its cookie has an old name.
    """

    person: Person
    device: str
    token: str | None = None
    seen_at: float = 0.0
