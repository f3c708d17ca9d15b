"""Options of `moguls replay`."""

from __future__ import annotations

from moguls.cli.parsing import Parser


def parser() -> Parser:
    """Describe the command."""
    made = Parser(
        "replay",
        "Replay recorded games step by step under the rules. A step that the rules forbid, and\n"
        "a result that is not the one the rules give, is reported with game, step, move, rule\n"
        "and what was legal; then the next game follows. The last line counts.\n\n"
        "exit codes: 0 all is as recorded; 1 a difference or an illegal step; 2 no record.",
        [
            "moguls replay games.jsonl --check",
            "moguls replay one.json --show",
            "moguls simulate mogul-2002 --games 9 --record - | moguls replay - --check",
        ],
    )
    says = "records as JSON Lines, or one JSON object over several lines; - reads stdin"
    made.add_argument("file", metavar="FILE", help=says)
    says = "compare every recorded check state, key by key (default: only the result)"
    made.add_argument("--check", action="store_true", help=says)
    made.add_argument("--show", action="store_true", help="print each step in words")
    says = "which form of the rules plays the steps: plain | compiled (default: plain)"
    made.add_argument("--engine", choices=("plain", "compiled"), default="plain", help=says)
    says = "the same as --engine compiled"
    made.add_argument(
        "--compiled", dest="engine", action="store_const", const="compiled", help=says
    )
    return made
