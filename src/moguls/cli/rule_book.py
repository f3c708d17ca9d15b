"""Rule books and their clauses, found by name or id."""

from __future__ import annotations

from moguls.core.text.rulebook import Book, Clause, book
from moguls.core.text.wording import hint
from moguls.errors import UsageError
from moguls.games.registry import game, names


def book_of(name: str, lang: str) -> Book:
    """Return a game's rule book.

    Raises:
        UsageError: it does not exist in this language.
    """
    try:
        return book(game(name).rules.identity.package, lang)
    except FileNotFoundError as error:
        msg = f"the rule book of {name} is missing in {lang!r}"
        raise UsageError(msg) from error


def find(reference: str, lang: str = "en", here: str | None = None) -> Clause:
    """Return a clause by its id, in any case, without the game's prefix if that is unique.

    Args:
        reference: the id, for example "M02-A2" or "a2".
        lang: the language.
        here: the game that is being played; its clauses need no prefix.

    Raises:
        UsageError: there is no such clause, or several; the message names them or the nearest.
    """
    clauses = {clause.id: clause for name in names() for clause in _clauses(name, lang)}
    upper = reference.upper()
    if upper in clauses:
        return clauses[upper]
    ending = [clause for clause_id, clause in clauses.items() if clause_id.endswith(f"-{upper}")]
    own = {clause.id for clause in _clauses(here, lang)} if here else set()
    for candidates in ([clause for clause in ending if clause.id in own], ending):
        if len(candidates) == 1:
            return candidates[0]
    if ending:
        msg = f"several games have a clause {reference!r}: {', '.join(c.id for c in ending)}"
        raise UsageError(msg)
    close = hint(reference.lower(), names()) or hint(upper, clauses)
    msg = f"no game or clause {reference!r}{close}; games: {', '.join(names())}; " + _ids(clauses)
    raise UsageError(msg)


def _clauses(name: str, lang: str) -> list[Clause]:
    """Return a game's clauses, in English if there is no rule book in this language."""
    try:
        return book_of(name, lang).clauses
    except UsageError:
        return book_of(name, "en").clauses


def _ids(clauses: dict[str, Clause]) -> str:
    every = list(clauses)
    return f"clauses: {every[0]} to {every[-1]}, {len(every)} in all"
