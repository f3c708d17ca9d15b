"""Random games: native code against C and against plain Python, on one core.

    python -m bench.playouts [ROUNDS]

The contenders take turns in short slices, timed by the CPU time of their thread; ratios are
of neighbouring slices. All must come to the same moves and checksum, else there is no figure.
"""

import sys
from collections.abc import Callable
from time import thread_time
from typing import Any

import moguls
from bench.notes import say, spread, tell
from bench.yardstick import FLAGS, Yardstick

GAME = "mogul-2002"
ROUNDS, GAMES, PLAIN_GAMES, SEED = 40, 10_000, 60, 2002
Player = Callable[[int, int, int, int], tuple[int, int]]


def timed(play: Player, seats: int, games: int, first: int) -> tuple[float, tuple[int, int]]:
    """Return moves a second and what came out."""
    begun = thread_time()
    out = play(seats, SEED, games, first)
    return out[0] / (thread_time() - begun), out


def measure(seats: int, rounds: int) -> dict[str, Any]:
    """Let the three contenders take turns at one number of seats."""
    game, in_c = moguls.game(GAME), Yardstick()
    native, plain = game.compiled().playouts, game.plain().playouts
    few = native(seats, SEED, PLAIN_GAMES)
    same = few == in_c.playouts(seats, SEED, PLAIN_GAMES) == plain(seats, SEED, PLAIN_GAMES)
    speeds: dict[str, list[float]] = {"c": [], "compiled": [], "plain": []}
    for k in range(rounds):
        first = k * GAMES
        order = (("c", in_c.playouts), ("compiled", native))
        results = set()
        for name, play in order if k % 2 else order[::-1]:
            speed, out = timed(play, seats, GAMES, first)
            speeds[name].append(speed)
            results.add(out)
        same = same and len(results) == 1
        speeds["plain"].append(timed(plain, seats, PLAIN_GAMES, first)[0])
    return {"seats": seats, "same_games": same, **figures(speeds)}


def figures(speeds: dict[str, list[float]]) -> dict[str, Any]:
    """Return the best of each contender and the ratios of neighbouring slices."""
    best = {name: max(found) for name, found in speeds.items()}
    pairs = list(zip(speeds["c"], speeds["compiled"], speeds["plain"], strict=True))
    return {
        "best_moves_per_second": {name: round(speed) for name, speed in best.items()},
        "compiled_over_c": spread(fast / c for c, fast, _ in pairs),
        "compiled_over_c_best": round(best["compiled"] / best["c"], 3),
        "compiled_over_plain": spread((fast / slow for _, fast, slow in pairs), 1),
    }


def main(rounds: int) -> None:
    """Measure 3, 4 and 6 seats."""
    results = []
    for seats in (3, 4, 6):
        say(f"{seats} seats: {rounds} rounds")
        results.append(measure(seats, rounds))
    layout = moguls.game(GAME).rules.state.layout_
    sizes = {"state_bytes": layout.size, "state_bytes_c": Yardstick().state_size}
    tell({"bench": "playouts", "flags": " ".join(FLAGS), **sizes, "results": results})


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else ROUNDS)
