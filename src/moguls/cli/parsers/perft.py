"""Options of `moguls perft`."""

from __future__ import annotations

from moguls.cli.parsing import Parser, add_game, add_options, add_seed, any_int, whole

SEATS, MAX_DEPTH = 3, 64


def parser() -> Parser:
    """Describe the command."""
    made = Parser(
        "perft",
        "Count the states that lie DEPTH plies into game 0 of a seed, for each depth up to it;\n"
        "games that end before count, too. Two engines that agree here agree on the rules.",
        [
            "moguls perft mogul-2002 --seats 3 --seed 1 --depth 8",
            "moguls perft mogul-2002 --depth 6 --divide",
        ],
    )
    add_game(made)
    says = f"seats (default: {SEATS} or what is nearest)"
    made.add_argument("--seats", metavar="N", type=any_int, help=says)
    add_seed(made, 1)
    says = f"plies, 0 to {MAX_DEPTH} (default: 6); each ply doubles the work and more"
    made.add_argument("--depth", metavar="D", type=whole(0, MAX_DEPTH), default=6, help=says)
    says = "also count by first move, through the checked playthrough"
    made.add_argument("--divide", action="store_true", help=says)
    says = "plain | compiled (default: plain; compiled is worth it from about 100000 states)"
    made.add_argument("--engine", choices=("plain", "compiled"), default="plain", help=says)
    add_options(made)
    return made
