"""Rule books and their clauses, found by name or id."""

from __future__ import annotations

from moguls.core.text.rulebook import Book, Clause, book
from moguls.core.text.wording import hint
from moguls.errors import UsageError
from moguls.games.registry import game, names


def book_of(name: str, lang: str) -> Book:
    """Return a game's rule book.

    Raises:
        UsageError: it is not written in this language.
    """
    try:
        return book(game(name).rules.package, lang)
    except FileNotFoundError as error:
        msg = f"the rule book of {name} is missing in {lang!r}"
        raise UsageError(msg) from error


def find(wanted: str, lang: str = "en", here: str | None = None) -> Clause:
    """Return a clause by its id; capitals do not matter, nor the game's prefix if one has it.

    Args:
        wanted: the id, as "M02-A2" or "a2".
        lang: the language.
        here: the game that is being played; its clauses need no prefix.

    Raises:
        UsageError: there is none, or several; the message names them, or the nearest.
    """
    known = {clause.id: clause for name in names() for clause in _clauses(name, lang)}
    upper = wanted.upper()
    if upper in known:
        return known[upper]
    ending = [clause for clause_id, clause in known.items() if clause_id.endswith(f"-{upper}")]
    own = {clause.id for clause in _clauses(here, lang)} if here else set()
    for found in ([clause for clause in ending if clause.id in own], ending):
        if len(found) == 1:
            return found[0]
    if ending:
        msg = f"several games have a clause {wanted!r}: {', '.join(c.id for c in ending)}"
        raise UsageError(msg)
    close = hint(wanted.lower(), names()) or hint(upper, known)
    msg = f"no game or clause {wanted!r}{close}; games: {', '.join(names())}; " + _ids(known)
    raise UsageError(msg)


def _clauses(name: str, lang: str) -> list[Clause]:
    """Return a game's clauses; where its rule book is missing in this language, the English."""
    try:
        return book_of(name, lang).clauses
    except UsageError:
        return book_of(name, "en").clauses


def _ids(known: dict[str, Clause]) -> str:
    """Write which clauses there are, shortly."""
    every = list(known)
    return f"clauses: {every[0]} to {every[-1]}, {len(every)} in all"
