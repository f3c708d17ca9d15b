"""`moguls play`: a full game in the terminal."""

from __future__ import annotations

import shlex
import sys
from contextlib import nullcontext
from typing import TYPE_CHECKING, Final

from rich.markup import escape

from moguls.bots.bot import make
from moguls.bots.external.faults import STOPPED
from moguls.bots.foreign import is_foreign
from moguls.cli.games import chosen_game, seats_near
from moguls.cli.meter import compiling
from moguls.cli.output import complain, console, keeping, line_of
from moguls.cli.players import ME, read_seats
from moguls.cli.table.ask import Asker
from moguls.cli.table.loop import Terminal
from moguls.kernel.rules.chance import stream

if TYPE_CHECKING:
    import argparse
    from collections.abc import Callable

    from rich.console import Console

    from moguls.bots.bot import Bot
    from moguls.cli.output import Sink
    from moguls.core.play.game import Game
    from moguls.core.play.playthrough import Playthrough

    Player = Callable[[Playthrough], str]
from moguls.cli.parsers.play import SEATS

BOT_SEEDS: Final = 1 << 40  # bots draw from streams that no deal of a batch has


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
    bots = _seated(game, who, arguments.seed)
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


def _seated(game: Game, wanted: list[str], seed: int | None) -> list[Player | None]:
    """Return for each seat a function from a playthrough to a move; None for people.

    Args:
        game: that is played.
        wanted: who sits where.
        seed: of their choices, which then depend on no clock; None plays differently every time.

    Raises:
        ProgramFailed: a program does not start, or cannot play; before anybody has moved.
    """
    seeds = [None if seed is None else stream(seed, BOT_SEEDS + i) >> 1 for i in range(len(wanted))]
    return [
        None if name == ME else _ready(name, game, own)
        for name, own in zip(wanted, seeds, strict=True)
    ]


def _ready(name: str, game: Game, seed: int | None) -> Player:
    """Return the moves of a bot that can play: a program is started."""
    bot = make(name, game, seed)
    with nullcontext() if is_foreign(name) else compiling():
        bot.start()
    return _moves_of(bot)


def _moves_of(bot: Bot) -> Player:
    """Return a bot's moves; what a program forfeits is told at once, being stopped once a game."""
    stopped: set[int] = set()

    def move(play: Playthrough) -> str:
        before = len(bot.faults)
        moved = bot.move(play)
        for fault in bot.faults[before:]:
            if fault.code != STOPPED or fault.game not in stopped:
                complain(fault.text)
            stopped.update([fault.game] * (fault.code == STOPPED))
        return moved

    return move
