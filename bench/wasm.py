"""Games as WebAssembly in Node against the libraries of this machine: size, random games, searches.

python -m bench.wasm [GAME ...]

Both take turns; a ratio above 1 says that WebAssembly is faster. Times are of the processor.
"""

import gzip
import sys
from collections.abc import Callable
from contextlib import closing
from time import thread_time
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
from tools.wasm.engine import Module, Wasm
from tools.wasm.node import Node

ROUNDS, SEED = 15, 7
SECONDS: Final = 0.3  # of random games a turn
LEVELS: Final = ("expert",)  # who searches so long that carrying the call to Node is nothing
NATIVE, WEB = target.TARGETS["linux-x86-64-v2"], target.TARGETS["wasm32"]
Clock = Callable[[], float]


def measure(name: str) -> dict[str, Any]:
    """Compare both engines of a game."""
    game = moguls.game(name)
    library, web = (make.make(game, kind, make.place()) for kind in (NATIVE, WEB))
    code = web[0].read_bytes()
    with closing(Node(*web)) as node:
        native = Native(game.rules, game.packed_options, Library(*library))
        wasm = Wasm(game.rules, game.packed_options, Module(*web, node))
        engines: list[tuple[Any, Clock]] = [(native, thread_time), (wasm, lambda: node.spent)]
        sizes = {"bytes": len(code), "gzip": len(gzip.compress(code, 9))}
        return {**sizes, "playouts": playouts(game, engines), **searches(game, engines)}


def playouts(game: Game, engines: list[tuple[Any, Clock]]) -> dict[str, float]:
    """Compare random games."""
    seats, games = game.seats[-1], 50

    def play(engine: Any) -> None:
        engine.playouts(seats, SEED, games)

    play(engines[0][0])
    games = max(games, int(games * SECONDS / spent(play, *engines[0])))
    return ratios(play, engines)


def searches(game: Game, engines: list[tuple[Any, Clock]]) -> dict[str, Any]:
    """Compare what the bots search in, without what is done once a thought."""
    state = game.new(seed=SEED).state
    searchers = [(Searcher(engine), clock) for engine, clock in engines]
    found = {}
    for level in LEVELS:
        config = config_of(level, searchers[0][0].policy)

        def search(searcher: Searcher, sims: int = config.sims) -> None:
            searcher.grow(int(state.turn), SEED, 0, searcher.begin(int(state.turn), sims))

        for searcher, _ in searchers:
            searcher.set_up(state, config.options, SEED)
        found[level] = ratios(search, searchers)
    return found


def ratios(work: Callable[[Any], None], pair: list[tuple[Any, Clock]]) -> dict[str, float]:
    """Return how much faster WebAssembly is, after a turn that does not count."""
    found = []
    for _ in range(ROUNDS + 1):
        native, web = (spent(work, *each) for each in pair)
        found.append(native / web)
    return spread(found[1:], 3)


def spent(work: Callable[[Any], None], engine: Any, clock: Clock) -> float:
    """Return the processor time of work."""
    begun = clock()
    work(engine)
    return clock() - begun


if __name__ == "__main__":
    games = {name: measure(name) for name in sys.argv[1:] or [*MODULES]}
    tell({"bench": "wasm", "games": games})
