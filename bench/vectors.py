"""Many tables stepped together: `moguls.vector` beside the `Batch` of before, and OpenSpiel.

    python -m bench.vectors [--games NAME ...] [--rounds N] [--before SOURCES [--tables]]
                            [--threads N [--opponents BOT]] [--sizes N ...]

A step is all that a learner needs: a legal action drawn for each table, played, games that are over
begun anew, observation and legal actions of the seat on turn. SOURCES is the `src` folder of
another checkout (`git worktree add ../before COMMIT`), whose `Batch` then takes turns with ours in
a process of its own, or with `--tables` its tables with masks as bits; without it the loop of
before is played by the `Batch` of now, and only its way to make masks is the old one. Times are CPU
times of the thread that steps (with threads: of the clock); slices are equally long, and ratios
are of neighbouring ones. With `moguls[openspiel]` Python steps of its crazy_eights with observation
and mask take their turn, too, read by an observer (its fastest documented way) and as a list.

The `Batch` of before makes large arrays anew. In a process that has given back larger ones they
cost little; with `MOGULS_BENCH_FRESH=1` it is one that has not, and the system clears each page.
"""

from __future__ import annotations

import argparse
import os
import random
import subprocess
import sys
from pathlib import Path
from statistics import median
from time import perf_counter, thread_time
from typing import TYPE_CHECKING, Any

from bench.notes import spread, tell

if TYPE_CHECKING:
    from collections.abc import Callable

SIZES = (64, 1024)
SLICE = 0.05  # seconds
FIRST = 4_096  # moves, that tell how many a slice has
FRESH = "MOGULS_BENCH_FRESH"
ROOM = 31 << 20  # bytes; the most that glibc learns from
SEED = 7
SEATS = 4
HERE = Path(__file__).resolve().parents[1] / "src"
BATCH, TABLES = "batch", "tables"
PEER = "crazy_eights(players=4)"
PEERS = {"openspiel": False, "openspiel_list": True}  # whether observations are read as lists


def seats_of(name: str) -> int:
    """Return the number of seats that is measured."""
    return 2 if name == "moguli" else SEATS


def old_mask(masks: Any, actions: int) -> Any:
    """Return what `Batch.legal` made before `moguls.vector` was there, in its way."""
    import numpy as np  # noqa: PLC0415  # the child has it from another tree

    words = masks.astype("<i8").view(np.uint8)
    bits = np.unpackbits(words, axis=1, count=actions, bitorder="little")
    return bits.astype(np.bool_)


def settle() -> None:
    """Let the system's allocator keep what arrays give back, as it does after a while anyway."""
    import numpy as np  # noqa: PLC0415  # as above

    for _ in range(0 if os.environ.get(FRESH) else 2):
        np.ones(ROOM, np.uint8)


def public(name: str, n: int) -> Callable[[int], float]:
    """Return what takes steps by a batch and says how many seconds each move took."""
    import moguls  # noqa: PLC0415  # of the tree that PYTHONPATH names
    from moguls import vector  # noqa: PLC0415  # of the same tree

    settle()
    game = moguls.game(name)
    batch = vector.batch(game, n, seats_of(name), SEED)

    def play(steps: int) -> float:
        begun = thread_time()
        for _ in range(steps):
            batch.step(batch.random_actions())
            if batch.over.any():
                batch.restart()
            batch.observe()
            old_mask(batch.masks, game.rules.num_actions)
        return (thread_time() - begun) / steps / n

    return play


def vector(
    name: str, n: int, mask: str, threads: int = 1, opponents: str | None = None
) -> Callable[[int], float]:
    """Return the same by tables."""
    import numpy as np  # noqa: PLC0415  # as above

    import moguls.vector  # noqa: PLC0415  # as above
    from moguls.vector.plan import VectorPlan  # noqa: PLC0415  # as above

    VectorPlan.fewest = 1  # type: ignore[assignment,method-assign]  # threads at few tables too
    made = moguls.vector.tables(
        name,
        seats_of(name),
        n=n,
        seed=SEED,
        mask=mask,
        autoreset="SameStep",
        copy=False,
        threads=threads,
        opponents=opponents,
    )
    made.reset()
    rng, actions = np.random.default_rng(SEED), np.zeros(n, np.int64)
    clock = thread_time if threads == 1 else perf_counter

    def play(steps: int) -> float:
        begun = clock()
        for _ in range(steps):
            made.step(made.sample(rng, actions))
        return (clock() - begun) / steps / n

    return play


def child(name: str, n: int, what: str) -> None:
    """Play steps by a batch or tables for each line of input; tell seconds a move."""
    play = vector(name, n, "bits") if what == TABLES else public(name, n)
    play(2)
    print("ready", flush=True)
    for line in sys.stdin:
        print(play(int(line)), flush=True)


def elsewhere(sources: Path, name: str, n: int, what: str) -> Callable[[int], float]:
    """Return what takes steps by batch or tables of another tree, in a process of its own."""
    paths = os.pathsep.join((str(sources), str(HERE.parent)))
    cache = os.environ.get("MOGULS_CACHE_BEFORE", os.environ.get("MOGULS_CACHE", ""))
    names = {**os.environ, "PYTHONPATH": paths, **({"MOGULS_CACHE": cache} if cache else {})}
    begin = [sys.executable, "-m", "bench.vectors", "--child", name, str(n), what]
    pipes: dict[str, Any] = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "text": True}
    process: Any = subprocess.Popen(begin, env=names, **pipes)  # noqa: S603  # this very program
    if process.stdout.readline().strip() != "ready":
        sys.exit(f"{sources} has no {what} to step")

    def play(steps: int) -> float:
        process.stdin.write(f"{steps}\n")
        process.stdin.flush()
        return float(process.stdout.readline())

    return play


def peers() -> dict[str, Callable[[int], float]]:
    """Return both ways to play a game of OpenSpiel, if it is installed."""
    try:
        from bench.stepping import theirs  # noqa: PLC0415  # an extra
    except ImportError:
        return {}
    return {
        name: _timed(theirs(PEER, "observation", as_list=as_list))
        for name, as_list in PEERS.items()
    }


def _timed(play: Callable[[random.Random, int], int]) -> Callable[[int], float]:
    """Return what plays a few games and says how many seconds each move took."""

    def timed(_steps: int) -> float:
        begun, moves = thread_time(), 0
        while moves < 500:  # noqa: PLR2004  # a twentieth of a second
            moves += play(random.Random(moves), 0)
        return (thread_time() - begun) / moves

    return timed


def contenders(
    name: str, n: int, before: Path | None, what: str, threads: int
) -> dict[str, Callable[[int], float]]:
    """Return all that take turns."""
    made = {"before": elsewhere(before, name, n, what) if before else public(name, n)}
    for mask in ("bits", "bytes", "indices"):
        made[mask] = vector(name, n, mask)
    if threads > 1:
        made["threads"] = vector(name, n, "bits", threads)
    return {**made, **peers()}


def among(bot: str, name: str, n: int, threads: int) -> dict[str, Callable[[int], float]]:
    """Return one thread as `before` and several, of learners among bots."""
    return {
        "before": vector(name, n, "bits", 1, bot),
        "threads": vector(name, n, "bits", threads, bot),
    }


def measured(name: str, n: int, given: argparse.Namespace) -> dict[str, Any]:
    """Return nanoseconds a move and ratios of all, taken in turn."""
    rounds, what = given.rounds, TABLES if given.tables else BATCH
    if given.opponents:
        plays = among(given.opponents, name, n, given.threads)
    else:
        plays = contenders(name, n, given.before, what, given.threads)
    found: dict[str, list[float]] = {who: [] for who in plays}
    for play in plays.values():
        play(2)  # which may compile
    steps = {who: max(2, int(SLICE / play(max(2, FIRST // n)) / n)) for who, play in plays.items()}
    for k in range(rounds):
        for who in [*plays][:: 1 if k % 2 else -1]:
            found[who].append(plays[who](steps[who]))
    told: dict[str, Any] = {who: {"ns": round(median(x) * 1e9, 1)} for who, x in found.items()}
    for who in set(found) - {"before", *PEERS}:
        pairs = zip(found["before"], found[who], strict=True)
        told[who]["times_before"] = spread([old / new for old, new in pairs])
        for peer in PEERS.keys() & found.keys():
            pairs = zip(found[peer], found[who], strict=True)
            told[who][f"times_{peer}"] = spread([theirs / ours for theirs, ours in pairs])
    return told


def main() -> None:
    """Measure what the command line names."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", nargs="+")
    parser.add_argument("--rounds", type=int, default=11)
    parser.add_argument("--before", type=Path)
    parser.add_argument("--threads", type=int, default=1)
    parser.add_argument("--opponents", metavar="BOT")
    parser.add_argument("--sizes", type=int, nargs="+", default=SIZES)
    parser.add_argument("--tables", action="store_true")
    parser.add_argument("--child", nargs=3)
    given = parser.parse_args()
    if given.child:
        name, n, what = given.child
        return child(name, int(n), what)
    import moguls  # noqa: PLC0415  # as above

    names = given.games or moguls.games()
    return tell({f"{name} {n}": measured(name, n, given) for name in names for n in given.sizes})


if __name__ == "__main__":
    main()
