"""`moguls bench`: how fast random games run on this machine; the full set lies in `bench/`."""

from __future__ import annotations

import json
import os
import platform
import time
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING

from moguls import __version__
from moguls.cli.output import say
from moguls.cli.parsing import (
    Parser,
    add_options,
    add_seed,
    any_int,
    chosen_game,
    seats_near,
    whole,
)
from moguls.core.text.wording import hint
from moguls.errors import UsageError
from moguls.kernel.select import tell

if TYPE_CHECKING:
    import argparse
    from collections.abc import Callable

    from moguls.core.play.game import Game
    from moguls.kernel.engines.base import Engine

SEATS, FIRST_PART = 4, 50


def parser() -> Parser:
    """Describe the command."""
    made = Parser(
        "bench",
        "Measure random games and print JSON. NAME is one of:\n"
        + "".join(f"  {name:<10}{told}\n" for name, (told, _run) in BENCHES.items())
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
    add_game_option(made)
    return made


def add_game_option(made: Parser) -> None:
    """Add --game, since NAME is the first word."""
    says = "which game (default: mogul-2002)"
    made.add_argument("--game", metavar="GAME", default="mogul-2002", help=says)


def run(arguments: argparse.Namespace) -> int:
    """Measure and print."""
    game: Game = chosen_game(arguments)
    if arguments.seats is None:
        arguments.seats = seats_near(game, SEATS)
    game.check_seats(arguments.seats)
    if arguments.name is not None and arguments.name not in BENCHES:
        close = hint(arguments.name, BENCHES)
        msg = f"no bench {arguments.name!r}{close}; there is {', '.join(BENCHES)}"
        raise UsageError(msg)
    wanted = [arguments.name] if arguments.name else list(BENCHES)
    measured = {name: BENCHES[name][1](game, arguments) for name in wanted}
    name, why = tell(game.rules, game.packed_options)
    facts: dict[str, object] = {
        "game": game.name,
        "options": game.options,
        "seats": arguments.seats,
    }
    facts["engine"] = {"name": name, "why": why}
    say(json.dumps({**facts, "machine": machine(), **measured}, indent=2))
    return 0


def machine() -> dict[str, object]:
    """Return what the figures depend on."""
    return {
        "moguls": __version__,
        "python": platform.python_version(),
        "system": f"{platform.system()} {platform.machine()}",
        "cores": os.cpu_count(),
    }


def _plain(game: Game, arguments: argparse.Namespace) -> dict[str, object]:
    """Measure the rules as ordinary Python."""
    return _timed(_player(game.plain(), arguments), arguments.seconds)


def _compiled(game: Game, arguments: argparse.Namespace) -> dict[str, object]:
    """Measure the rules as native code; loading or compiling them is measured apart."""
    began = time.perf_counter()
    engine = game.native()
    engine.playouts(arguments.seats, arguments.seed, 1)
    ready = time.perf_counter() - began
    timed = _timed(_player(engine, arguments), arguments.seconds)
    return {**timed, "seconds_to_load": round(ready, 3)}


def _threads(game: Game, arguments: argparse.Namespace) -> dict[str, object]:
    """Measure two threads of native code at once, each on its own games."""
    play = _player(game.native(), arguments)
    play(0, 1)
    with ThreadPoolExecutor(2) as pool:

        def both(first: int, games: int) -> int:
            half = games // 2
            parts = pool.map(play, (first, first + half), (half, games - half))
            return sum(parts)

        return _timed(both, arguments.seconds)


def _player(engine: Engine, arguments: argparse.Namespace) -> Callable[[int, int], int]:
    """Return a function that plays some games and returns their moves."""

    def play(first: int, games: int) -> int:
        return engine.playouts(arguments.seats, arguments.seed, games, first)[0]

    return play


def _timed(play: Callable[[int, int], int], seconds: int) -> dict[str, object]:
    """Play ever larger parts until one lasts long enough; report that one."""
    first, games = 0, FIRST_PART
    while True:
        began = time.perf_counter()
        moves = play(first, games)
        spent = time.perf_counter() - began
        if spent >= seconds:
            break
        first += games
        games = int(games * min(10.0, 1.2 * seconds / max(spent, 1e-6))) + 1
    return {
        "games": games,
        "moves": moves,
        "seconds": round(spent, 3),
        "games_per_second": round(games / spent),
        "moves_per_second": round(moves / spent),
    }


BENCHES = {
    "plain": ("the rules as ordinary Python, one thread", _plain),
    "compiled": ("the rules as native code, one thread", _compiled),
    "threads": ("the rules as native code, two threads", _threads),
}
