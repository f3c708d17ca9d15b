"""Random games: native code against C and against plain Python, on one core.

    python -m bench.playouts [GAME] [ROUNDS]

The contenders take turns in short slices, timed by the CPU time of their thread; ratios are
of neighbouring slices. All must come to the same moves and checksum, else there is no figure.
A game that has no twin in C (`bench/c/`) is measured against plain Python only.
"""

import sys
from collections.abc import Callable
from time import thread_time
from typing import Any

import moguls
from bench.notes import say, spread, tell
from bench.yardstick import FLAGS, Yardstick, source_of

GAME, ROUNDS, SEED = "mogul-2002", 40, 2002
SLICE = 0.02  # seconds, about
FEW, MANY = 3, 20_000  # games in a slice
Player = Callable[[int, int, int, int], tuple[int, int]]


def timed(play: Player, seats: int, games: int, first: int) -> tuple[float, tuple[int, int]]:
    """Return moves a second and what came out."""
    begun = thread_time()
    out = play(seats, SEED, games, first)
    return out[0] / (thread_time() - begun), out


def games_of(play: Player, seats: int) -> int:
    """Return how many games a slice is to have; the first call may compile."""
    play(seats, SEED, FEW, 0)
    begun = thread_time()
    play(seats, SEED, 10 * FEW, 0)
    each = (thread_time() - begun) / (10 * FEW)
    return max(FEW, min(MANY, round(SLICE / each)))


def players(name: str) -> dict[str, Player]:
    """Return the contenders: native code, C where there is a twin, and plain Python."""
    game = moguls.game(name)
    found: dict[str, Player] = {"jit": game.jit().playouts}
    if source_of(name).exists():
        found["c"] = Yardstick(name).playouts
    return {**found, "plain": game.plain().playouts}


def measure(contenders: dict[str, Player], seats: int, rounds: int) -> dict[str, Any]:
    """Let the contenders take turns at one number of seats."""
    plain = contenders["plain"]
    fast = {name: play for name, play in contenders.items() if name != "plain"}
    games, few = games_of(fast["jit"], seats), games_of(plain, seats)
    same = len({play(seats, SEED, few, 0) for play in contenders.values()}) == 1
    speeds: dict[str, list[float]] = {name: [] for name in contenders}
    for k in range(rounds):
        order = list(fast.items())
        results = set()
        for name, play in order if k % 2 else order[::-1]:
            speed, out = timed(play, seats, games, k * games)
            speeds[name].append(speed)
            results.add(out)
        same = same and len(results) == 1
        speeds["plain"].append(timed(plain, seats, few, 0)[0])
    return {"seats": seats, "same_games": same, **figures(speeds)}


def figures(speeds: dict[str, list[float]]) -> dict[str, Any]:
    """Return the best of each contender and the ratios of neighbouring slices."""
    best = {name: max(found) for name, found in speeds.items()}
    told: dict[str, Any] = {
        "best_moves_per_second": {name: round(speed) for name, speed in best.items()}
    }
    if "c" in speeds:
        told["jit_over_c"] = _ratios(speeds, "c", 3)
        told["jit_over_c_best"] = round(best["jit"] / best["c"], 3)
    return {**told, "jit_over_plain": _ratios(speeds, "plain", 1)}


def _ratios(speeds: dict[str, list[float]], other: str, digits: int) -> dict[str, float]:
    """Return how much faster native code was than its neighbour, slice by slice."""
    pairs = zip(speeds["jit"], speeds[other], strict=True)
    return spread((fast / slow for fast, slow in pairs), digits)


def main(name: str = GAME, rounds: int = ROUNDS) -> None:
    """Measure a game with the fewest seats, with the most, and with the usual number between."""
    contenders = players(name)
    seats = moguls.game(name).seats
    results = []
    for count in sorted({seats[0], seats[(len(seats) - 1) // 2], seats[-1]}):
        say(f"{name}, {count} seats: {rounds} rounds")
        results.append(measure(contenders, count, rounds))
    sizes = {"state_bytes": moguls.game(name).rules.state.layout_.size}
    if "c" in contenders:
        sizes["state_bytes_c"] = Yardstick(name).state_size
    head = {"bench": "playouts", "game": name, "flags": " ".join(FLAGS)}
    tell({**head, **sizes, "results": results})


if __name__ == "__main__":
    words = sys.argv[1:]
    numbers = [int(word) for word in words if word.isdecimal()]
    named = [word for word in words if not word.isdecimal()]
    main((named or [GAME])[0], (numbers or [ROUNDS])[0])
