"""Cost of one native call from Python in nanoseconds, by a library and by the JIT.

python -m bench.call [ROUNDS]
"""

import sys
from collections.abc import Callable
from time import thread_time_ns
from typing import Any

import moguls
from bench.notes import spread, tell
from moguls.kernel.engines.native import NativeEngine
from moguls.kernel.native.finding import native_engine

ROUNDS, CALLS = 30, 5_000
GAME = moguls.game("mogul-2002")


def nanoseconds(call: Callable[[], object]) -> float:
    """Return what a call costs, the loop's own cost taken off."""
    begun = thread_time_ns()
    for _ in range(CALLS):
        call()
    middle = thread_time_ns()
    for _ in range(CALLS):
        pass
    return (middle - begun - (thread_time_ns() - middle)) / CALLS


def contenders(name: str, engine: NativeEngine) -> dict[str, Callable[[], object]]:
    """Return the calls of a position on an engine."""
    position = engine.begin(seats=4, seed=7)
    return {
        f"{name}: choices()": position.choices,
        f"{name}: sample()": position.sample,
        f"{name}: turn": lambda: position.turn,
        f"{name}: copy()": position.copy,
    }


def measure(rounds: int) -> dict[str, Any]:
    """Time all in turns, with their plain counterpart and an empty call."""
    state, plain = GAME.new(seats=4, seed=7).state, GAME.plain().ns.legal
    calls: dict[str, Callable[[], object]] = {
        **contenders("library", native_engine(GAME.rules, 0)),
        **contenders("jit", GAME.jit()),
        "plain legal(state)": lambda: plain(state),
        "an empty call": lambda: None,
    }
    found: dict[str, list[float]] = {name: [] for name in calls}
    for _ in range(rounds):
        for name, call in calls.items():
            found[name].append(nanoseconds(call))
    return {name: spread(each, 1) for name, each in found.items()}


if __name__ == "__main__":
    tell({"bench": "call", "ns": measure(int(sys.argv[1]) if len(sys.argv) > 1 else ROUNDS)})
