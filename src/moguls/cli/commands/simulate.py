"""`moguls simulate`: results of many games by seat, and their records."""

from __future__ import annotations

import json
import shlex
import sys
from typing import TYPE_CHECKING, Any, Final

from moguls.cli import matches
from moguls.cli.games import chosen_game
from moguls.cli.meter import Meter, metered
from moguls.cli.output import complain, console, keeping, say
from moguls.cli.table import render
from moguls.cli.text.standings import Standings, bots_table
from moguls.core.text.wording import counted, rate
from moguls.errors import UsageError

if TYPE_CHECKING:
    import argparse

    from moguls.arena.result import Result
    from moguls.cli.output import Sink
    from moguls.core.play.game import Game

WAYS: Final = {
    "playouts": "random playouts, engine: {engine}",
    "steps": "random play, step by step, for the record",
    "match": "a match: bots change seats each game, each deal is played from every seat",
}


def run(arguments: argparse.Namespace) -> int:
    """Play, count, and show."""
    game: Game = chosen_game(arguments)
    standings = Standings(_seats(game, arguments))
    game.check_seats(standings.seats)
    _refuse_conflicts(arguments)
    with keeping(arguments.record) as stream, metered(arguments.games) as meter:
        result = _play(game, arguments, standings, meter, stream)
    facts = _facts(game, arguments, standings, meter.seconds)
    if arguments.json:
        match = result.as_json() if result else {}
        by_bot = {key: match[key] for key in ("by_bot", "faults") if match.get(key)}
        say(json.dumps({**facts, "results": standings.rows(), **by_bot}, indent=2))
    else:
        _report(game, arguments, facts, standings, result)
    return 0


def _seats(game: Game, arguments: argparse.Namespace) -> int:
    """Return how many seats there are.

    Raises:
        UsageError: --seats and --bots disagree.
    """
    named = len(arguments.bots) if arguments.bots else None
    seats = arguments.seats if arguments.seats is not None else named or game.default_seats
    if named is not None and named != seats:
        msg = f"--bots names {named} bots for {seats} seats: name one per seat"
        raise UsageError(msg)
    return int(seats)


def _refuse_conflicts(arguments: argparse.Namespace) -> None:
    if arguments.checks is not None and arguments.record is None:
        msg = "--checks needs --record FILE: check states are part of records"
        raise UsageError(msg)
    if arguments.json and arguments.record == "-":
        msg = "--json and --record - both write to stdout: give --record a file"
        raise UsageError(msg)


def _play(
    game: Game,
    arguments: argparse.Namespace,
    standings: Standings,
    meter: Meter,
    stream: Sink | None,
) -> Result | None:
    seed, games = arguments.seed, arguments.games
    every = arguments.checks if isinstance(arguments.checks, int) else None
    writer = None if stream is None else matches.RecordWriter(stream, every)
    if arguments.bots:
        result = matches.match(game, arguments.bots, seed, games, meter, writer)
        matches.complain_of(result)
        for played in result.games:
            standings.add(list(played.scores), list(played.winners), 0)
        standings.moves, standings.result = result.plies, result
        return result
    if writer is None:
        matches.playouts(game, seed, games, standings, meter)
    else:
        matches.recorded(game, seed, games, standings, meter, writer)
    return None


def _facts(
    game: Game, arguments: argparse.Namespace, standings: Standings, seconds: float
) -> dict[str, object]:
    return {
        "game": game.name,
        "options": game.options,
        "seats": standings.seats,
        "games": standings.games,
        "seed": arguments.seed,
        "bots": arguments.bots,
        "way": "match" if arguments.bots else "steps" if arguments.record else "playouts",
        "engine": game.choice().name,
        "moves": standings.moves,
        "seconds": round(seconds, 4),
        "games_per_second": round(standings.games / seconds, 4),
        "moves_per_second": round(standings.moves / seconds, 4),
    }


def _way(facts: dict[str, Any]) -> str:
    """Return how it was played; the last deal of a match may be incomplete."""
    over = facts["games"] % facts["seats"]
    if facts["way"] != "match" or not over:
        return WAYS[facts["way"]].format(engine=facts["engine"])
    return f"{WAYS['match']} but the last, which is played from {over} of {facts['seats']}"


def _report(
    game: Game,
    arguments: argparse.Namespace,
    facts: dict[str, Any],
    standings: Standings,
    result: Result | None,
) -> None:
    out = console(sys.stderr if arguments.record == "-" else sys.stdout)
    switches = "".join(f" {name}={value}" for name, value in game.options.items())
    out.print(f"[bold]{game.title}[/]{switches}, {facts['seats']} seats, seed {facts['seed']}")
    counts = f"{counted(facts['games'], 'game')}, {counted(facts['moves'], 'move')}"
    counts += f" in {facts['seconds']:.2f} s"
    rates = f"{rate(facts['games_per_second'])} games/s, {rate(facts['moves_per_second'])} moves/s"
    out.print(f"{counts}: {rates}")
    out.print(f"[quiet]{_way(facts)}[/]")
    if result is not None:
        render.show(out, [bots_table(result), ""])
    render.show(out, [standings.table()])
    if arguments.record not in (None, "-"):
        named = shlex.quote(arguments.record)
        complain(f"saved in {arguments.record}; moguls replay {named} --check")
