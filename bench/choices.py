"""Cost of enumerating the legal actions of a position in native code, and their number.

    python -m bench.choices [ROUNDS]

Positions are those of random play. The same games are played with and without enumerating each
position eight times, in turns, and the difference is divided.
"""

import sys
from time import thread_time_ns
from typing import Any

import moguls
from bench import enumerating
from bench.notes import say, spread, tell
from moguls.core.play.game import Game
from moguls.errors import UsageError

ROUNDS, GAMES, TIMES = 20, 400, 8


def measure(name: str, rounds: int) -> dict[str, Any]:
    """Measure one game with its usual number of seats."""
    game = moguls.game(name)
    seats = usual_seats(game)
    engine = game.jit()
    loops = engine.build(enumerating)
    states, out = engine.states(1), engine.integers(game.rules.max_choices)

    def run(times: int, first: int) -> tuple[int, int, int]:
        begun = thread_time_ns()
        plies, listed = loops.play_and_list(states, seats, 0, 2002, first, GAMES, times, out)
        return thread_time_ns() - begun, int(plies), int(listed)

    run(1, 0)
    costs = []
    for k in range(rounds):
        without, plies, _ = run(0, k * GAMES)
        with_lists, _, listed = run(TIMES, k * GAMES)
        costs.append((with_lists - without) / plies / TIMES)
    per_position = round(listed / TIMES / plies, 1)
    return {"game": name, "seats": seats, "legal_actions": per_position, "ns": spread(costs, 1)}


def usual_seats(game: Game) -> int:
    """Return four seats, or two where four are too many."""
    try:
        game.check_seats(4)
    except UsageError:
        return game.seats[0]
    return 4


def main(rounds: int) -> None:
    """Measure all games."""
    results = []
    for name in moguls.games():
        say(f"{name}: {rounds} rounds")
        results.append(measure(name, rounds))
    tell({"bench": "choices", "results": results})


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else ROUNDS)
