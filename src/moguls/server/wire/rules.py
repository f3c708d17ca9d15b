"""Message of a rule book."""

from __future__ import annotations

from msgspec import Struct

from moguls.core.text.rulebook import Clause  # noqa: TC001  # msgspec reads it at run time


class Section(Struct):
    """A section of a rule book."""

    title: str
    clauses: list[Clause]


class RuleBook(Struct):
    """The rule book of a game in a language."""

    game: str
    title: str
    lang: str
    intro: str
    sections: list[Section]
