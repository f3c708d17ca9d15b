"""`moguls play`: a full game in the terminal."""

from __future__ import annotations

import shlex
import sys
from typing import TYPE_CHECKING

from rich.markup import escape

from moguls.cli.output import console, keeping, line_of
from moguls.cli.parsing import Parser, add_game, add_options, add_seed, chosen_game, seats_near
from moguls.cli.players import KINDS, ME, read_seats, seated
from moguls.cli.table.ask import Asker
from moguls.cli.table.loop import Terminal

if TYPE_CHECKING:
    import argparse

    from rich.console import Console

    from moguls.cli.output import Sink
    from moguls.core.play.game import Game
    from moguls.core.play.playthrough import Playthrough

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


def run(arguments: argparse.Namespace) -> int:
    """Play the game."""
    of_people = arguments.seats is None or ME in arguments.seats
    game: Game = chosen_game(arguments, of_people=of_people)
    if arguments.seats is None:
        arguments.seats = read_seats(str(seats_near(game, SEATS)))
    game.check_seats(len(arguments.seats))
    with keeping(arguments.record, "a") as stream:
        return _play(game, arguments, stream)


def _play(game: Game, arguments: argparse.Namespace, stream: Sink | None) -> int:
    """Deal, play, and keep the record whatever happens."""
    who = arguments.seats
    out = console(sys.stderr if arguments.record == "-" else sys.stdout)
    play = game.new(len(who), arguments.seed)
    bots = seated(game, who, arguments.seed)
    out.print(f"[bold]{escape(game.title)}[/], {len(who)} seats. ? helps, quit stops.")
    terminal = Terminal(play, who, bots, out, Asker(out, shared=who.count(ME) > 1))
    try:
        finished = terminal.run()
    finally:
        if stream is not None:  # the game that it was in the end: it may have gone back
            stream.write(line_of(_named(terminal.play, who)))
    _leave(out, arguments.record, finished=finished)
    return 0


def _named(play: Playthrough, who: list[str]) -> dict[str, object]:
    """Return the record with the players' names."""
    return {**play.record(), "players": who}


def _leave(out: Console, record: str | None, *, finished: bool) -> None:
    """Say what has become of the game."""
    if not finished:
        out.print("\nThe game stops here, unfinished.")
    if record is not None and record != "-":
        named = shlex.quote(record)
        told = f"Recorded in {record}; moguls replay {named} --show tells it again."
        out.print(told, markup=False, soft_wrap=True)
