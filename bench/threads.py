"""Two threads of native code against one, by wall time; and the same in C.

    python -m bench.threads [ROUNDS]

A shared machine has not always two cores free: `cores_used` says how many there were, and the
speed-up of the rounds in which it is near 2 is the one to believe.
"""

import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from time import perf_counter, process_time
from typing import Any

import moguls
from bench.notes import say, spread, tell
from bench.yardstick import Yardstick

ROUNDS, GAMES, SEATS, SEED = 30, 60_000, 4, 2002
ENOUGH = 1.9  # cores
Player = Callable[[int, int, int, int], tuple[int, int]]


def one(play: Player) -> float:
    """Return the wall seconds that one thread takes for its games."""
    begun = perf_counter()
    play(SEATS, SEED, GAMES, 0)
    return perf_counter() - begun


def two(play: Player, pool: ThreadPoolExecutor) -> tuple[float, float]:
    """Return the wall seconds that two threads take for twice the games, and the cores used."""
    begun, cpu = perf_counter(), process_time()
    both = [pool.submit(play, SEATS, SEED, GAMES, k * GAMES) for k in range(2)]
    for each in both:
        each.result()
    wall = perf_counter() - begun
    return wall, (process_time() - cpu) / wall


def measure(play: Player, rounds: int) -> dict[str, Any]:
    """Let one and two threads take turns."""
    speedups, used = [], []
    with ThreadPoolExecutor(2) as pool:
        two(play, pool)
        for _ in range(rounds):
            alone = one(play)
            together, cores = two(play, pool)
            speedups.append(2 * alone / together)
            used.append(cores)
    free = [gain for gain, cores in zip(speedups, used, strict=True) if cores > ENOUGH]
    return {
        "speedup": spread(speedups),
        "cores_used": spread(used),
        "rounds_with_two_cores": len(free),
        "speedup_with_two_cores": spread(free) if len(free) > 1 else None,
    }


def main(rounds: int) -> None:
    """Measure native code and C."""
    say(f"{rounds} rounds each")
    native = measure(moguls.game("mogul-2002").compiled().playouts, rounds)
    tell({"bench": "threads", "compiled": native, "c": measure(Yardstick().playouts, rounds)})


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else ROUNDS)
