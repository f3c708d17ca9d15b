"""`moguls rules`: a rule book, or one clause with the code and tests that cite it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.markup import escape
from rich.padding import Padding

from moguls.cli.output import console
from moguls.cli.rule_book import book_of, find
from moguls.cli.trace import citing
from moguls.games.registry import names
from moguls.server.wire.words import say

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
            _print_book(out, book_of(name, arguments.lang), arguments.lang)
        return 0
    clause = find(arguments.what, arguments.lang)
    _print_clause(out, clause, arguments.lang, section=True)
    _print_citing(out, clause.id)
    return 0


def _print_book(out: Console, shown: Book, lang: str) -> None:
    out.rule(f"[bold]{escape(shown.title)}[/]", align="left", characters="=")
    if shown.intro:
        out.print(escape(shown.intro))
    section = ""
    for clause in shown.clauses:
        if clause.section != section:
            section = clause.section
            out.print()
            out.rule(f"[bold]{escape(section)}[/]", align="left", characters="-")
        _print_clause(out, clause, lang, section=False)


def _print_clause(out: Console, clause: Clause, lang: str, *, section: bool) -> None:
    status = "" if clause.status == BINDING else f" [quiet]({escape(clause.status)})[/]"
    where = f"[quiet]{escape(clause.section)}:[/] " if section else ""
    out.print(f"[rule]{clause.id}[/]  {where}[bold]{escape(clause.title)}[/]{status}")
    out.print(Padding(escape(clause.text), (0, 0, 0, 4), expand=False))
    if clause.decision:
        _print_aside(out, say(lang, "rules-decision"), clause.decision)
    for switch in clause.switches:
        _print_aside(out, say(lang, "rules-switch"), _house_rule(switch, lang))
    if section and clause.source:
        _print_aside(out, say(lang, "rules-source"), clause.source)


def _print_aside(out: Console, label: str, text: str) -> None:
    out.print(Padding(f"[quiet]{escape(label)}[/] {escape(text)}", (0, 0, 0, 4), expand=False))


def _house_rule(switch: str, lang: str) -> str:
    """Return a house rule under its name for people, and the option that sets it."""
    name, _, values = switch.partition(" = ")
    seats = ""
    if name == "first_player":
        seats = f"; 0 = {say(lang, 'switch-first_player-seat', {'seat': 1})}"
    return f"{say(lang, f'switch-{name}')} (--option {name}={values}{seats})"


def _print_citing(out: Console, clause_id: str) -> None:
    for title, places in citing(clause_id).items():
        out.print()
        out.print(f"[bold]{title}[/]")
        for place in places:
            out.print(f"    {place}", soft_wrap=True)
