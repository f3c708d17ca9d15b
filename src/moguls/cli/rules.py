"""`moguls rules`: a rule book, or one clause with what implements and tests it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.markup import escape
from rich.padding import Padding

from moguls.cli.output import console
from moguls.cli.parsing import Parser
from moguls.cli.trace import citing
from moguls.core.text.rulebook import LANGUAGES, Book, Clause, book
from moguls.core.text.wording import hint
from moguls.errors import UsageError
from moguls.games.registry import game, names

if TYPE_CHECKING:
    import argparse

    from rich.console import Console

BINDING = "binding"


def parser() -> Parser:
    """Describe the command."""
    made = Parser(
        "rules",
        "Print a rule book, or one clause of it. Error messages name clauses by such ids, as\n"
        "M02-A2. In a source tree a clause also shows the functions and tests that cite it.",
        ["moguls rules", "moguls rules M02-A2", "moguls rules mogul-2002 --lang fr"],
    )
    says = "a game's name or a clause's id (default: every rule book)"
    made.add_argument("what", metavar="GAME|CLAUSE", nargs="?", help=says)
    says = f"language: {' | '.join(LANGUAGES)} (default: en)"
    made.add_argument("--lang", choices=LANGUAGES, default="en", help=says)
    return made


def run(arguments: argparse.Namespace) -> int:
    """Print what was asked for."""
    out = console()
    if arguments.what is None or arguments.what in names():
        for name in [arguments.what] if arguments.what else names():
            _print_book(out, _book(name, arguments.lang))
        return 0
    clause = find(arguments.what, arguments.lang)
    _print_clause(out, clause, section=True)
    _print_citing(out, clause.id)
    return 0


def _book(name: str, lang: str) -> Book:
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
        return _book(name, lang).clauses
    except UsageError:
        return _book(name, "en").clauses


def _ids(known: dict[str, Clause]) -> str:
    """Write which clauses there are, shortly."""
    every = list(known)
    return f"clauses: {every[0]} to {every[-1]}, {len(every)} in all"


def _print_book(out: Console, shown: Book) -> None:
    """Print a whole rule book."""
    out.rule(f"[bold]{escape(shown.title)}[/]", align="left", characters="=")
    if shown.intro:
        out.print(escape(shown.intro))
    section = ""
    for clause in shown.clauses:
        if clause.section != section:
            section = clause.section
            out.print()
            out.rule(f"[bold]{escape(section)}[/]", align="left", characters="-")
        _print_clause(out, clause, section=False)


def _print_clause(out: Console, clause: Clause, *, section: bool) -> None:
    """Print one clause."""
    status = "" if clause.status == BINDING else f" [quiet]({escape(clause.status)})[/]"
    where = f"[quiet]{escape(clause.section)}:[/] " if section else ""
    out.print(f"[rule]{clause.id}[/]  {where}[bold]{escape(clause.title)}[/]{status}")
    out.print(Padding(escape(clause.text), (0, 0, 0, 4), expand=False))
    if clause.decision:
        out.print(
            Padding(f"[quiet]Decision:[/] {escape(clause.decision)}", (0, 0, 0, 4), expand=False)
        )
    for switch in clause.switches:
        out.print(Padding(f"[quiet]Switch:[/] {escape(switch)}", (0, 0, 0, 4), expand=False))
    if section and clause.source:
        out.print(Padding(f"[quiet]Source:[/] {escape(clause.source)}", (0, 0, 0, 4), expand=False))


def _print_citing(out: Console, clause_id: str) -> None:
    """Print the functions and tests that cite a clause, where the sources lie beside us."""
    for title, places in citing(clause_id).items():
        out.print()
        out.print(f"[bold]{title}[/]")
        for place in places:
            out.print(f"    {place}", soft_wrap=True)
