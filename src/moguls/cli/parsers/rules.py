"""Options of `moguls rules`."""

from __future__ import annotations

from moguls.cli.parsing import Parser
from moguls.core.text.rulebook import LANGUAGES


def parser() -> Parser:
    """Describe the command."""
    parser = Parser(
        "rules",
        "Print a rule book or one of its clauses. Error messages refer to clauses by ids such as\n"
        "M02-A2. In a source tree, the functions and tests that cite the clause are listed too.",
        ["moguls rules", "moguls rules M02-A2", "moguls rules mogul-2002 --lang fr"],
    )
    says = "name of a game or id of a clause (default: every rule book)"
    parser.add_argument("what", metavar="GAME|CLAUSE", nargs="?", help=says)
    says = f"language: {', '.join(LANGUAGES)} (default: en)"
    parser.add_argument("--lang", choices=LANGUAGES, default="en", help=says)
    return parser
