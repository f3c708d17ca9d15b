"""Options of `moguls play`."""

from __future__ import annotations

from moguls.cli.parsing import Parser, add_game, add_options, add_seed
from moguls.cli.players import KINDS, ME, read_seats

SEATS, BOT = 4, "normal"


def parser() -> Parser:
    """Describe the command."""
    made = Parser(
        "play",
        "Play a full game in this terminal. Type a move's word, its beginning or its number;\n"
        "? helps, hint advises, why take explains a forbidden move, quit stops. With several\n"
        "seats called me you hand the keyboard round, and a curtain hides what the others hold.",
        [
            "moguls play mogul-2002",
            "moguls play mogul-2002 --seats me,hard,expert",
            "moguls play moguli --seats me,me",
            "moguls play mogul-2002 --seats me,me,easy --option loan_timing=on_own_turn",
            "moguls play mogul-2002 --seed 7 --record games.jsonl",
        ],
    )
    add_game(made, default="mogul-2002")
    says = (
        f"who sits where, from seat 0: {ME}, {KINDS}; a number is that many seats, you and "
        f"{BOT} bots (default: {SEATS} or what is nearest)"
    )
    made.add_argument("--seats", metavar="A,B,…", type=read_seats, help=says)
    add_seed(made, None)
    add_options(made)
    says = "add the game's record to the end of this file, finished or not (default: none)"
    made.add_argument("--record", metavar="FILE", help=says)
    return made
