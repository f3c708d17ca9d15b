"""`moguls play`: a game in the terminal."""

from __future__ import annotations

import shlex
import sys
from contextlib import nullcontext
from typing import TYPE_CHECKING, Final

from rich.markup import escape

from moguls.bots.bot import make
from moguls.bots.external.faults import STOPPED
from moguls.bots.foreign import is_foreign
from moguls.cli.games import chosen_game
from moguls.cli.meter import compiling
from moguls.cli.output import complain, console, keeping, line_of
from moguls.cli.players import ME, read_seats
from moguls.cli.table.ask import Prompt
from moguls.cli.table.loop import Terminal
from moguls.kernel.rules.chance import stream

if TYPE_CHECKING:
    import argparse
    from collections.abc import Callable

    from rich.console import Console

    from moguls.bots.bot import Player as BotPlayer
    from moguls.cli.output import Sink
    from moguls.core.play.game import Game
    from moguls.core.play.playthrough import Playthrough

    Player = Callable[[Playthrough], str]

BOT_SEEDS: Final = 1 << 40  # bots draw from streams that no deal of a batch has


def run(arguments: argparse.Namespace) -> int:
    """Play the game."""
    of_people = arguments.seats is None or ME in arguments.seats
    game: Game = chosen_game(arguments, of_people=of_people)
    if arguments.seats is None:
        arguments.seats = read_seats(str(game.default_seats))
    game.check_seats(len(arguments.seats))
    with keeping(arguments.record, "a") as stream:
        return _play(game, arguments, stream)


def _play(game: Game, arguments: argparse.Namespace, stream: Sink | None) -> int:
    who = arguments.seats
    out = console(sys.stderr if arguments.record == "-" else sys.stdout)
    play = game.new(len(who), arguments.seed)
    bots = _seated(game, who, arguments.seed)
    out.print(f"[bold]{escape(game.title)}[/], {len(who)} seats. ? helps, quit stops.")
    terminal = Terminal(play, who, bots, out, Prompt(out, shared=who.count(ME) > 1))
    try:
        finished = terminal.run()
    finally:
        if stream is not None:  # the game that it was in the end: it may have gone back
            stream.write(line_of(_record(terminal.play, who)))
    _leave(out, arguments.record, finished=finished)
    return 0


def _record(play: Playthrough, who: list[str]) -> dict[str, object]:
    return {**play.record(), "players": who}


def _leave(out: Console, record: str | None, *, finished: bool) -> None:
    if not finished:
        out.print("\nThe game stops here, unfinished.")
    if record is not None and record != "-":
        file = shlex.quote(record)
        line = f"Recorded in {record}; moguls replay {file} --show prints it."
        out.print(line, markup=False, soft_wrap=True)


def _seated(game: Game, players: list[str], seed: int | None) -> list[Player | None]:
    """Return for each seat a function from a playthrough to a move; None for people.

    Args:
        game: the game.
        players: the player of each seat.
        seed: of the bots' choices, which then do not depend on the clock.

    Raises:
        ProgramFailed: a program does not start, or does not play this game.
    """
    seeds = [
        None if seed is None else stream(seed, BOT_SEEDS + i) >> 1 for i in range(len(players))
    ]
    return [
        None if name == ME else _ready(name, game, own)
        for name, own in zip(players, seeds, strict=True)
    ]


def _ready(name: str, game: Game, seed: int | None) -> Player:
    bot = make(name, game, seed)
    with nullcontext() if is_foreign(name) else compiling():
        bot.start()
    return _moves_of(bot)


def _moves_of(bot: BotPlayer) -> Player:
    """Return a bot's moves; forfeits of programs are reported, a stopped program once a game."""
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
