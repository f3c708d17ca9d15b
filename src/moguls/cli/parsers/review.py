"""Options of `moguls review`."""

from __future__ import annotations

from typing import Final

from moguls.cli.parsing import Parser, add_seed, whole

SIMS: Final = 1000
MOST: Final = 100_000


def parser() -> Parser:
    """Describe the command."""
    parser = Parser(
        "review",
        "Review finished games: each seat's win chance before every move, the move that the\n"
        "strongest bot would have played with the same information, the turning points, and for\n"
        "each seat the shares of skill, others' play and luck. The same seed and number of\n"
        "simulations give the same review on any machine.\n\n"
        "exit codes: 0 reviewed; 1 a game is unfinished, or its record breaks the rules or has a\n"
        "wrong result; 2 not a record.",
        [
            "moguls review game.json",
            "moguls review game.json --sims 5000",
            "moguls review game.json --json > review.json",
            "moguls simulate moguli --bots expert,hard --games 2 --record - | moguls review -",
        ],
    )
    parser.add_argument("record", metavar="RECORD", help="a file of records; - reads stdin")
    parser.add_argument("--json", action="store_true", help="print one line of JSON per game")
    says = f"simulations per decision, 1 to {MOST} (default: {SIMS})"
    parser.add_argument("--sims", metavar="N", type=whole(1, MOST), default=SIMS, help=says)
    says = "engine of the search: plain or native (default: native)"
    parser.add_argument("--engine", choices=("plain", "native"), default="native", help=says)
    add_seed(parser, 1)
    return parser
