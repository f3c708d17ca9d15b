"""Libraries against the compiler in the process: calls, random games, thoughts; and starting.

python -m bench.native [GAME ...]

Both engines take turns in one process; a ratio above 1 says that the library is faster.
"""

import subprocess
import sys
from collections.abc import Callable
from statistics import median
from time import perf_counter, thread_time
from typing import Any, Final

import moguls
from bench.notes import spread, tell
from moguls.bots.levels import config_of
from moguls.bots.registry import MODULES
from moguls.bots.searcher.searcher import Searcher
from moguls.core.play.game import Game
from moguls.kernel.native.engine import Native
from moguls.kernel.native.library import Library
from tools.native import make, target

ROUNDS, CALLS, STARTS = 15, 20_000, 5
SECONDS: Final = 0.3  # of random games a turn
LEVELS: Final = ("hard", "expert")
START: Final = """
import sys
from pathlib import Path
import moguls
from moguls.kernel.native.engine import Native
from moguls.kernel.native.library import Library
game = moguls.game(sys.argv[1])
engine = Native(game.rules, game.packed_options, Library(*map(Path, sys.argv[2:])))
engine.playouts(game.seats[0], 7, 200)
"""


def ratios(jit: Callable[[], object], native: Callable[[], object]) -> dict[str, float]:
    """Return how much faster the library is, both taking turns."""
    found = []
    for _ in range(ROUNDS):
        times = [spent(each) for each in (jit, native)]
        found.append(times[0] / times[1])
    return spread(found, 3)


def spent(call: Callable[[], object]) -> float:
    """Return the processor time of a call."""
    begun = thread_time()
    call()
    return thread_time() - begun


def calls(engine: Any, game: Game) -> float:
    """Return the nanoseconds of a single call with one number."""
    position = engine.position(game.new(seed=7).state.pack())
    turn, address = engine.calls.turn_at, position.address

    def many() -> None:
        for _ in range(CALLS):
            turn(address)

    many()
    return round(min(spent(many) for _ in range(ROUNDS)) / CALLS * 1e9)


def start(name: str, paths: tuple[Any, Any]) -> float:
    """Return the seconds from the start of Python to 200 random games, by a library."""
    times = []
    for _ in range(STARTS):
        begun = perf_counter()
        subprocess.run([sys.executable, "-c", START, name, *map(str, paths)], check=True)  # noqa: S603  # ours
        times.append(perf_counter() - begun)
    return round(median(times), 2)


def measure(name: str, kind: target.Target) -> dict[str, Any]:
    """Compare both engines of a game."""
    game, paths = moguls.game(name), make.make(moguls.game(name), kind, make.place())
    native, jit = Native(game.rules, game.packed_options, Library(*paths)), game.jit()
    seats, games = game.seats[-1], 50
    jit.playouts(seats, 7, games)
    games = max(games, int(games * SECONDS / spent(lambda: jit.playouts(seats, 7, games))))
    state, searchers = game.new(seed=7).state, (Searcher(jit), Searcher(native))
    found = {
        "bytes": paths[0].stat().st_size,
        "start_s": start(name, paths),
        "call_ns": {"jit": calls(jit, game), "native": calls(native, game)},
        "playouts": ratios(*(lambda e=e: e.playouts(seats, 7, games) for e in (jit, native))),
    }
    for level in LEVELS:
        config = config_of(level, searchers[0].policy)
        searchers[0].think(state, config, 5, None)
        thoughts = (lambda k=k, b=config: k.think(state, b, 5, None) for k in searchers)
        found[level] = ratios(*thoughts)
    return found


if __name__ == "__main__":
    names = sys.argv[1:] or [*MODULES]
    kinds = [kind for kind in target.TARGETS.values() if target.runs_here(kind)]
    games = {name: {kind.name: measure(name, kind) for kind in kinds} for name in names}
    tell({"bench": "native", "games": games})
