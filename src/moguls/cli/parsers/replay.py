"""Options of `moguls replay`."""

from __future__ import annotations

from moguls.cli.parsing import Parser


def parser() -> Parser:
    """Describe the command."""
    parser = Parser(
        "replay",
        "Replay recorded games step by step. Illegal steps and wrong results are reported with\n"
        "game, step, move, rule and the legal moves; then the next game is replayed. The last\n"
        "line is a summary.\n\n"
        "exit codes: 0 no differences; 1 a difference or an illegal step; 2 not a record.",
        [
            "moguls replay games.jsonl --check",
            "moguls replay one.json --show",
            "moguls simulate mogul-2002 --games 9 --record - | moguls replay - --check",
        ],
    )
    says = "records as JSON Lines, or one JSON object over several lines; - reads stdin"
    parser.add_argument("file", metavar="FILE", help=says)
    says = "compare every recorded check state (default: only the result)"
    parser.add_argument("--check", action="store_true", help=says)
    parser.add_argument("--show", action="store_true", help="print each step in words")
    says = "engine that plays the steps: plain or native (default: plain)"
    parser.add_argument("--engine", choices=("plain", "native"), default="plain", help=says)
    return parser
