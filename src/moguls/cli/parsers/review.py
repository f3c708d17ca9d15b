"""Options of `moguls review`."""

from __future__ import annotations

from typing import Final

from moguls.cli.parsing import Parser, add_seed, whole

SIMS: Final = 1000
MOST: Final = 100_000


def parser() -> Parser:
    """Describe the command."""
    made = Parser(
        "review",
        "Review finished games: the chance of each seat to win before each move, what the\n"
        "strongest bot would have played knowing only what the player knew, the moves that turned\n"
        "the game, and for each seat how much was skill, the others' play, and luck.\n"
        "The same seed and simulations give the same review on any machine.\n\n"
        "exit codes: 0 reviewed; 1 a game is not over, or its record breaks the rules or tells\n"
        "another result; 2 no record.",
        [
            "moguls review game.json",
            "moguls review game.json --sims 5000",
            "moguls review game.json --json > review.json",
            "moguls simulate moguli --bots expert,hard --games 2 --record - | moguls review -",
        ],
    )
    made.add_argument("record", metavar="RECORD", help="a file of records; - reads stdin")
    made.add_argument("--json", action="store_true", help="one line of JSON a game")
    says = f"simulations a decision, 1 to {MOST} (default: {SIMS})"
    made.add_argument("--sims", metavar="N", type=whole(1, MOST), default=SIMS, help=says)
    says = "which form of the rules thinks: plain | compiled (default: compiled)"
    made.add_argument("--engine", choices=("plain", "compiled"), default="compiled", help=says)
    add_seed(made, 1)
    return made
