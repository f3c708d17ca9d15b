"""Options of `moguls bench`."""

from __future__ import annotations

from moguls.cli.parsing import Parser, add_options, add_seed, any_int, whole

SEATS = 4
BENCHES = {
    "plain": "the rules as ordinary Python, one thread",
    "compiled": "the rules as native code, one thread",
    "threads": "the rules as native code, two threads",
}


def parser() -> Parser:
    """Describe the command."""
    made = Parser(
        "bench",
        "Measure random games and print JSON. NAME is one of:\n"
        + "".join(f"  {name:<10}{line}\n" for name, line in BENCHES.items())
        + "Nothing is asserted: figures depend on the machine and on what else it does.",
        ["moguls bench", "moguls bench compiled --seats 3 --seconds 5"],
    )
    made.add_argument("name", metavar="NAME", nargs="?", help="only this one (default: all)")
    says = f"seats (default: {SEATS} or what is nearest)"
    made.add_argument("--seats", metavar="N", type=any_int, help=says)
    says = "how long each measurement runs, 1 to 600 (default: 1)"
    made.add_argument("--seconds", metavar="T", type=whole(1, 600), default=1, help=says)
    add_seed(made, 1)
    add_options(made)
    # NAME is the first word, so the game is an option.
    says = "which game (default: mogul-2002)"
    made.add_argument("--game", metavar="GAME", default="mogul-2002", help=says)
    return made
