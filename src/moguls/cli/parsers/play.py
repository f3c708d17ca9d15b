"""Options of `moguls play`."""

from __future__ import annotations

from moguls.cli.parsing import Parser, add_game, add_options, add_seed
from moguls.cli.players import KINDS, ME, read_seats

BOT = "normal"


def parser() -> Parser:
    """Describe the command."""
    parser = Parser(
        "play",
        "Play a game in this terminal. Type a move, its beginning or its number. Type ? for help,\n"
        "hint for advice, why take to learn why a move is forbidden, and quit to stop. With\n"
        "several seats called me, players share the keyboard, and the table is hidden in between.",
        [
            "moguls play mogul-2002",
            "moguls play mogul-2002 --seats me,hard,expert",
            "moguls play moguli --seats me,me",
            "moguls play mogul-2002 --seats me,me,easy --option loan_timing=on_own_turn",
            "moguls play mogul-2002 --seed 7 --record games.jsonl",
        ],
    )
    add_game(parser, default="mogul-2002")
    says = (
        f"the players from seat 1: {ME}, {KINDS}; a number means that many seats, you and "
        f"{BOT} bots (default: 4 or the nearest possible)"
    )
    parser.add_argument("--seats", metavar="A,B,…", type=read_seats, help=says)
    add_seed(parser, None)
    add_options(parser)
    says = "append the record of the game to this file, finished or not (default: none)"
    parser.add_argument("--record", metavar="FILE", help=says)
    return parser
