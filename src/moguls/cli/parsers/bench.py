"""Options of `moguls bench`."""

from __future__ import annotations

from moguls.cli.parsing import Parser, add_options, add_seed, any_int, whole

BENCHES = {
    "plain": "the rules as ordinary Python, one thread",
    "native": "the rules as native code, one thread",
    "threads": "the rules as native code, two threads",
}


def parser() -> Parser:
    """Describe the command."""
    parser = Parser(
        "bench",
        "Measure random games and print JSON. NAME is one of:\n"
        + "".join(f"  {name:<10}{line}\n" for name, line in BENCHES.items())
        + "The figures depend on the machine and on its load.",
        ["moguls bench", "moguls bench native --seats 3 --seconds 5"],
    )
    parser.add_argument("name", metavar="NAME", nargs="?", help="only this one (default: all)")
    says = "number of seats (default: 4 or the nearest possible)"
    parser.add_argument("--seats", metavar="N", type=any_int, help=says)
    says = "duration of each measurement, 1 to 600 seconds (default: 1)"
    parser.add_argument("--seconds", metavar="T", type=whole(1, 600), default=1, help=says)
    add_seed(parser, 1)
    add_options(parser)
    # NAME is the first word, so the game is an option.
    says = "name of the game (default: mogul-2002)"
    parser.add_argument("--game", metavar="GAME", default="mogul-2002", help=says)
    return parser
