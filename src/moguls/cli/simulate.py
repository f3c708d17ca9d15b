"""`moguls simulate`: many games at once, their results by seat, and their records."""

from __future__ import annotations

import argparse
import json
import sys
import time
from typing import TYPE_CHECKING, Any, TextIO

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

from moguls.cli import matches
from moguls.cli.output import complain, console, line_of, say, writing
from moguls.cli.parsing import (
    Parser,
    add_game,
    add_options,
    add_seed,
    any_int,
    chosen_game,
    whole,
)
from moguls.cli.players import KINDS, read_bots, seated
from moguls.cli.standings import Standings
from moguls.core.errors import UsageError

if TYPE_CHECKING:
    from collections.abc import Iterator

    from moguls.core.game import Game

MAX_GAMES = 10**12
SEATS = 4


def parser() -> Parser:
    """Describe the command."""
    made = Parser(
        "simulate",
        "Play many games and show what each seat wins and scores. Without --bots all play at\n"
        "random; without --record, too, the games run as native code, about a million a minute\n"
        "and core. Game k of a seed is the same game in every mode.",
        [
            "moguls simulate mogul-2002 --seats 4 --games 100000 --seed 1",
            "moguls simulate mogul-2002 --bots hard,easy,easy --games 100",
            "moguls simulate mogul-2002 --games 50 --record games.jsonl --checks every",
            "moguls simulate mogul-2002 --games 1000 --option quick_start=on --json",
        ],
    )
    add_game(made)
    says = f"seats (default: as many as --bots names, else {SEATS})"
    made.add_argument("--seats", metavar="N", type=any_int, help=says)
    says = "how many games (default: 1000)"
    made.add_argument("--games", metavar="K", type=whole(1, MAX_GAMES), default=1000, help=says)
    add_seed(made, 1)
    add_options(made)
    says = f"who sits where, from seat 0: {KINDS} (default: random everywhere)"
    made.add_argument("--bots", metavar="A,B,…", type=read_bots, help=says)
    says = "write the games to a new file as JSON Lines; - is stdout (default: none)"
    made.add_argument("--record", metavar="FILE", help=says)
    says = "check states in records: every step, every N steps and the end, or end (default: end)"
    made.add_argument("--checks", metavar="every|N|end", type=read_checks, help=says)
    made.add_argument("--json", action="store_true", help="print the results as JSON")
    return made


def read_checks(text: str) -> int | None:
    """Read --checks as a number of steps; None is "end"."""
    if text == "end":
        return None
    try:
        return 1 if text == "every" else whole(1, 10**6)(text)
    except argparse.ArgumentTypeError as error:
        msg = f"{text!r} is none of: every, end, or a whole number of steps from 1"
        raise argparse.ArgumentTypeError(msg) from error


def run(arguments: argparse.Namespace) -> int:
    """Play, count, and show."""
    game: Game = chosen_game(arguments)
    seats = _seats(arguments)
    game.check_seats(seats)
    if arguments.checks is not None and arguments.record is None:
        msg = "--checks go into records: give --record FILE, too"
        raise UsageError(msg)
    if arguments.json and arguments.record == "-":
        msg = "--json and --record - would mix on stdout: give --record a file"
        raise UsageError(msg)
    standings = Standings(seats)
    with writing(arguments.record) as stream:
        seconds = _play(_games(game, arguments, standings, stream), arguments)
    _report(game, arguments, standings, seconds)
    return 0


def _seats(arguments: argparse.Namespace) -> int:
    """Return how many seats there are.

    Raises:
        UsageError: --seats and --bots disagree.
    """
    named = len(arguments.bots) if arguments.bots else None
    seats = arguments.seats if arguments.seats is not None else named or SEATS
    if named is not None and named != seats:
        msg = f"--bots names {named} players for {seats} seats: name one for each"
        raise UsageError(msg)
    return int(seats)


def _games(
    game: Game, arguments: argparse.Namespace, standings: Standings, stream: TextIO | None
) -> Iterator[int]:
    """Choose the way to play; yield how many games each part had."""
    if arguments.bots is None and stream is None:
        return matches.playouts(game, arguments.seed, arguments.games, standings)
    return _single_games(game, arguments, standings, stream)


def _single_games(
    game: Game, arguments: argparse.Namespace, standings: Standings, stream: TextIO | None
) -> Iterator[int]:
    """Play game by game, and write each one down."""
    seed, seats, every = arguments.seed, standings.seats, arguments.checks
    yield 0
    for number in range(arguments.games):
        if arguments.bots:
            players = seated(game, arguments.bots, seed, number)
            plies = matches.bots_game(game, players, seed, number)
        else:
            plies = matches.random_game(game, seats, seed, number)
        play, checks = matches.checks_of(plies, every)
        standings.add(play.scores, play.winners, play.ply)
        if stream is not None:
            record = {**play.record(), "checks": checks}
            stream.write(line_of(_named(record, arguments)))
        yield 1


def _named(record: dict[str, Any], arguments: argparse.Namespace) -> dict[str, Any]:
    """Put the players' names into a record."""
    players = arguments.bots or ["random"] * record["seats"]
    return {**record, "players": players}


def _play(games: Iterator[int], arguments: argparse.Namespace) -> float:
    """Play all games under a progress bar on stderr, if that is a terminal.

    Returns:
        The seconds since all was loaded, which the first part, of no games, says.
    """
    columns = (BarColumn(), MofNCompleteColumn(), "games", TimeRemainingColumn())
    quiet = not sys.stderr.isatty()
    with Progress(*columns, console=console(sys.stderr), transient=True, disable=quiet) as bar:
        task = bar.add_task("", total=arguments.games)
        next(games)
        began = time.perf_counter()
        for part in games:
            bar.advance(task, part)
        return max(time.perf_counter() - began, 1e-9)


def _report(
    game: Game, arguments: argparse.Namespace, standings: Standings, seconds: float
) -> None:
    """Show the results, on stderr where records fill stdout."""
    players = arguments.bots or ["random"] * standings.seats
    facts = {
        "game": game.name,
        "options": game.options,
        "seats": standings.seats,
        "games": standings.games,
        "seed": arguments.seed,
        "players": players,
        "engine": _engine(arguments),
        "moves": standings.moves,
        "seconds": round(seconds, 4),
        "games_per_second": round(standings.games / seconds, 1),
        "moves_per_second": round(standings.moves / seconds, 1),
    }
    if arguments.json:
        say(json.dumps({**facts, "results": standings.rows()}, indent=2))
        return
    out = console(sys.stderr if arguments.record == "-" else sys.stdout)
    switches = "".join(f" {name}={value}" for name, value in game.options.items())
    out.print(f"[bold]{game.title}[/]{switches}, {standings.seats} seats, seed {arguments.seed}")
    rates = f"{facts['games_per_second']:,.0f} games/s, {facts['moves_per_second']:,.0f} moves/s"
    out.print(f"{standings.games:,} games, {standings.moves:,} moves in {seconds:.2f} s: {rates}")
    out.print(f"[quiet]{WAYS[_engine(arguments)]}[/]")
    out.print(standings.table(players))
    if arguments.record not in (None, "-"):
        complain(f"written to {arguments.record}; moguls replay {arguments.record} --check")


WAYS = {
    "compiled": "random play by compiled playouts",
    "plain": "random play, step by step, for the record",
    "bots": "bots, step by step",
}


def _engine(arguments: argparse.Namespace) -> str:
    """Say which way the games were played."""
    if arguments.bots:
        return "bots"
    return "plain" if arguments.record else "compiled"
