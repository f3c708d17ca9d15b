"""Options of `moguls rules`."""

from __future__ import annotations

from moguls.cli.parsing import Parser
from moguls.core.text.rulebook import LANGUAGES


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
