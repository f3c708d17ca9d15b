"""What one native call from Python costs, in nanoseconds.

python -m bench.call [ROUNDS]
"""

import sys
from collections.abc import Callable
from time import thread_time_ns
from typing import Any

import moguls
from bench.notes import spread, tell

ROUNDS, CALLS = 30, 20_000


def nanoseconds(call: Callable[[], object], rounds: int) -> dict[str, float]:
    """Return what a call costs, the loop's own cost taken off."""
    found = []
    for _ in range(rounds):
        begun = thread_time_ns()
        for _ in range(CALLS):
            call()
        middle = thread_time_ns()
        for _ in range(CALLS):
            pass
        empty = thread_time_ns() - middle
        found.append((middle - begun - empty) / CALLS)
    return spread(found, 1)


def measure(rounds: int) -> dict[str, Any]:
    """Time the raw call by address, the handle's method round it, and their plain counterparts."""
    game = moguls.game("mogul-2002")
    engine = game.compiled()
    handle = engine.new(seats=4, seed=7)
    raw, address = engine.calls.legal_at, handle.address
    state = handle.unpack()
    plain = game.plain().ns.legal
    contenders: dict[str, Callable[[], object]] = {
        "legal_at(address)": lambda: raw(address),
        "handle.legal()": handle.legal,
        "handle.copy()": handle.copy,
        "handle.bytes": lambda: handle.bytes,
        "plain legal(state)": lambda: plain(state),
        "an empty call": lambda: None,
    }
    return {name: nanoseconds(call, rounds) for name, call in contenders.items()}


if __name__ == "__main__":
    tell({"bench": "call", "ns": measure(int(sys.argv[1]) if len(sys.argv) > 1 else ROUNDS)})
