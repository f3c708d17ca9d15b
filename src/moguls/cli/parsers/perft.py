"""Options of `moguls perft`."""

from __future__ import annotations

from moguls.cli.parsing import Parser, add_game, add_options, add_seed, any_int, whole

MAX_DEPTH = 64


def parser() -> Parser:
    """Describe the command."""
    parser = Parser(
        "perft",
        "Count the sequences of DEPTH plies from the deal of a seed, for each depth up to DEPTH;\n"
        "games that end earlier are counted too. Use it to compare implementations of the rules.",
        [
            "moguls perft mogul-2002 --seats 3 --seed 1 --depth 8",
            "moguls perft mogul-2002 --depth 6 --divide",
        ],
    )
    add_game(parser)
    says = "number of seats (default: 4 or the nearest possible)"
    parser.add_argument("--seats", metavar="N", type=any_int, help=says)
    add_seed(parser, 1)
    says = f"plies, 0 to {MAX_DEPTH} (default: 6); each ply at least doubles the work"
    parser.add_argument("--depth", metavar="D", type=whole(0, MAX_DEPTH), default=6, help=says)
    says = "also count by first move"
    parser.add_argument("--divide", action="store_true", help=says)
    says = "plain or native (default: plain; native is faster from about 100000 states)"
    parser.add_argument("--engine", choices=("plain", "native"), default="plain", help=says)
    add_options(parser)
    return parser
