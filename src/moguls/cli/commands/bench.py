"""`moguls bench`: speed of random games on this machine; `bench/` has the full benchmarks."""

from __future__ import annotations

import json
import os
import platform
import time
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING

from moguls import __version__
from moguls.cli.games import chosen_game
from moguls.cli.output import say
from moguls.core.text.wording import hint
from moguls.errors import UsageError
from moguls.kernel.select import tell

if TYPE_CHECKING:
    import argparse
    from collections.abc import Callable

    from moguls.core.play.game import Game
    from moguls.kernel.engines.base import Engine

FIRST_PART = 50


def run(arguments: argparse.Namespace) -> int:
    """Measure and print."""
    game: Game = chosen_game(arguments)
    if arguments.seats is None:
        arguments.seats = game.default_seats
    game.check_seats(arguments.seats)
    if arguments.name is not None and arguments.name not in BENCHES:
        close = hint(arguments.name, BENCHES)
        msg = f"unknown benchmark {arguments.name!r}{close}; the benchmarks are"
        msg += f" {', '.join(BENCHES)}"
        raise UsageError(msg)
    selected = [arguments.name] if arguments.name else list(BENCHES)
    measured = {name: BENCHES[name](game, arguments) for name in selected}
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
    """Return the versions and the machine that the figures depend on."""
    return {
        "moguls": __version__,
        "python": platform.python_version(),
        "system": f"{platform.system()} {platform.machine()}",
        "cores": os.cpu_count(),
    }


def _plain(game: Game, arguments: argparse.Namespace) -> dict[str, object]:
    return _timed(_player(game.plain(), arguments), arguments.seconds)


def _native(game: Game, arguments: argparse.Namespace) -> dict[str, object]:
    """Measure native code; the time to load or compile it is reported separately."""
    began = time.perf_counter()
    engine = game.native_engine()
    engine.playouts(arguments.seats, arguments.seed, 1)
    ready = time.perf_counter() - began
    timed = _timed(_player(engine, arguments), arguments.seconds)
    return {**timed, "seconds_to_load": round(ready, 3)}


def _threads(game: Game, arguments: argparse.Namespace) -> dict[str, object]:
    play = _player(game.native_engine(), arguments)
    play(0, 1)
    with ThreadPoolExecutor(2) as pool:

        def both(first: int, games: int) -> int:
            half = games // 2
            parts = pool.map(play, (first, first + half), (half, games - half))
            return sum(parts)

        return _timed(both, arguments.seconds)


def _player(engine: Engine, arguments: argparse.Namespace) -> Callable[[int, int], int]:
    def play(first: int, games: int) -> int:
        return engine.playouts(arguments.seats, arguments.seed, games, first)[0]

    return play


def _timed(play: Callable[[int, int], int], seconds: int) -> dict[str, object]:
    """Play larger and larger batches until one lasts long enough; report that one."""
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


BENCHES = {"plain": _plain, "native": _native, "threads": _threads}
