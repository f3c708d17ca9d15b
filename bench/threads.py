"""Two threads of native code against one: by wall time, and by CPU time; and the same in C.

    python -m bench.threads [ROUNDS]

A shared machine has not always two cores free. `cores_used` says how many there were; the wall
speed-up means something where it is near 2. `work_per_cpu_second` is the work of two threads for
each second of CPU time, over that of one: 1 when they are not in each other's way. Twice that
is what two free cores would give, as far as no thread waits for the other, which no native code
does without the interpreter's lock.
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


def alone(play: Player) -> tuple[float, float]:
    """Return the wall and CPU seconds that one thread takes for its games."""
    begun, cpu = perf_counter(), process_time()
    play(SEATS, SEED, GAMES, 0)
    return perf_counter() - begun, process_time() - cpu


def together(play: Player, pool: ThreadPoolExecutor) -> tuple[float, float]:
    """Return the wall and CPU seconds that two threads take for twice the games."""
    begun, cpu = perf_counter(), process_time()
    both = [pool.submit(play, SEATS, SEED, GAMES, k * GAMES) for k in range(2)]
    for each in both:
        each.result()
    return perf_counter() - begun, process_time() - cpu


def measure(play: Player, rounds: int) -> dict[str, Any]:
    """Let one and two threads take turns."""
    speedups, used, work = [], [], []
    with ThreadPoolExecutor(2) as pool:
        together(play, pool)
        for _ in range(rounds):
            (wall_1, cpu_1), (wall_2, cpu_2) = alone(play), together(play, pool)
            speedups.append(2 * wall_1 / wall_2)
            used.append(cpu_2 / wall_2)
            work.append(2 * cpu_1 / cpu_2)
    free = [gain for gain, cores in zip(speedups, used, strict=True) if cores > ENOUGH]
    return {
        "wall_speedup": spread(speedups),
        "cores_used": spread(used),
        "work_per_cpu_second": spread(work),
        "rounds_with_two_cores": len(free),
        "wall_speedup_with_two_cores": spread(free) if len(free) > 1 else None,
    }


def main(rounds: int) -> None:
    """Measure native code and C."""
    say(f"{rounds} rounds each")
    native = measure(moguls.game("mogul-2002").jit().playouts, rounds)
    tell({"bench": "threads", "jit": native, "c": measure(Yardstick().playouts, rounds)})


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else ROUNDS)
