"""Libraries for tests, made for every game beforehand: once, on all cores.

`python -m tests.compiled`; otherwise all workers would make the same library at the same time.
Other code is compiled by the first test that needs it.
"""

import fcntl
import hashlib
import multiprocessing
import os
import sys
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Final

import moguls
from moguls.core.perft import perft
from moguls.core.play.game import Game
from moguls.envs.positions import advance
from moguls.kernel.jit import build
from moguls.kernel.loops import playouts, tally
from moguls.kernel.native import making
from moguls.kernel.native.processor import targets
from moguls.kernel.state.types import Seating, Slice
from moguls.vector.batches import Batch
from tools.native import make, target

SOURCES = Path(moguls.__file__).parent
SEED: Final = 1


def library(game: Game) -> None:
    with making.held(make.place(), game.name):  # who wants it meanwhile waits for it
        if targets():
            make.make(game, target.TARGETS[targets()[0]], make.place())


def rules(game: Game) -> None:
    engine, seats = game.jit(), game.seats[0]
    engine.playouts(seats, SEED, 1)
    perft(engine, seats, SEED, 2)
    position = engine.begin(seats, SEED)
    position.why_not(0)
    position.redeal(position.turn)
    position.try_step(position.choices()[0])
    while not position.over:
        advance(position, position.sample())
    if game.rules.has_later_chance:
        position.draw_chance()
        position.take_chance()
    sums = [engine.integers(seats) for _ in range(3)]
    play = engine.build(playouts, tally).tally
    play(engine.states(1), Seating(seats, engine.options), Slice(SEED, 0, 0), *sums)


def batches(game: Game) -> None:
    batch = Batch(game.jit(), 2, game.seats[0], SEED)
    batch.step(batch.random_actions())
    batch.observe()


# What tests ask the compiler for, though there are libraries: the tests of the compiler itself.
BY_COMPILER: Final = "mogul-2002"
SLOWEST: Final = ("take-stock", "mogul-2013", "mogul-2002", "moguli")  # to make, first
PARTS: dict[str, Callable[[Game], None]] = {
    each.__name__: each for each in (library, rules, batches)
}


def compile_part(part: str, name: str) -> str:
    began = time.process_time()
    try:
        PARTS[part](moguls.game(name))
    except Exception as error:  # noqa: BLE001  # the tests will say it better
        return f"{name}, {part}: {error!r}"
    sys.stdout.write(f"{name}, {part}: {time.process_time() - began:.1f} s of a processor\n")
    sys.stdout.flush()
    return ""


def everything() -> bool:
    todo = [(library.__name__, name) for name in sorted(moguls.games(), key=SLOWEST.index)]
    todo += [(part, BY_COMPILER) for part in PARTS if part != library.__name__]
    context = multiprocessing.get_context("spawn")
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count()
    with ProcessPoolExecutor(cores, context, max_tasks_per_child=1) as pool:
        wrong = list(filter(None, pool.map(compile_part, *zip(*todo, strict=True))))
    sys.stdout.writelines(f"{line}\n" for line in wrong)
    return not wrong


def main() -> None:
    """Compile everything unless it has been compiled from these sources, under a lock."""
    folder = build.cache_folder([])
    if folder is None:
        return
    with (folder / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        digest = hashlib.sha256()
        for path in sorted(SOURCES.rglob("*.py")):
            digest.update(str(path.relative_to(SOURCES)).encode() + b"\0" + path.read_bytes())
        done = folder / f"compiled-{digest.hexdigest()[:24]}"
        if not done.exists() and everything():
            done.touch()


if __name__ == "__main__":
    main()
