"""`moguls rules`: a rule book, or one clause with the code and tests that cite it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.markup import escape
from rich.padding import Padding

from moguls.cli.output import console
from moguls.cli.rule_book import book_of, find
from moguls.cli.trace import citing
from moguls.games.registry import names

if TYPE_CHECKING:
    import argparse

    from rich.console import Console

    from moguls.core.text.rulebook import Book, Clause

BINDING = "binding"


def run(arguments: argparse.Namespace) -> int:
    """Print what was asked for."""
    out = console()
    if arguments.what is None or arguments.what in names():
        for name in [arguments.what] if arguments.what else names():
            _print_book(out, book_of(name, arguments.lang))
        return 0
    clause = find(arguments.what, arguments.lang)
    _print_clause(out, clause, section=True)
    _print_citing(out, clause.id)
    return 0


def _print_book(out: Console, shown: Book) -> None:
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
    for title, places in citing(clause_id).items():
        out.print()
        out.print(f"[bold]{title}[/]")
        for place in places:
            out.print(f"    {place}", soft_wrap=True)
