"""Single steps from Python: our states and playthroughs beside OpenSpiel's, on one core.

    python -m bench.stepping [ROUNDS]

It needs `moguls[openspiel]`. One move is: the legal actions, one of them drawn, played. With
`tensor` it is also observed: ours as int16 with a mask, theirs as a tensor of the mover with a
mask. The contenders take turns in slices of the same length, timed by the CPU time of their
thread. A ratio is ours over the geometric mean of hearts, oh_hell and crazy_eights in the same
round; over quoridor for Moguli, without a tensor.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Callable
from statistics import geometric_mean, median
from time import thread_time
from typing import Any

import numpy as np
import pyspiel

import moguls
from bench.notes import spread, tell

# Short slices: what slows the machine for a while slows neighbours alike.
ROUNDS, SLICE = 51, 0.05  # seconds
CARDS = ("hearts", "oh_hell(players=3)", "crazy_eights(players=4)")
BOARD = "quoridor"
Slice = Callable[[random.Random, int], int]


def theirs(name: str, *, tensor: bool) -> Slice:
    """Return what plays one game of OpenSpiel and says how many moves it had."""
    game = pyspiel.load_game(name)
    informs = game.get_type().provides_information_state_tensor

    def play(rng: random.Random, _number: int) -> int:
        state, moves = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes = state.chance_outcomes()
                state.apply_action(outcomes[int(rng.random() * len(outcomes))][0])
                continue
            if tensor:
                read = state.information_state_tensor if informs else state.observation_tensor
                np.asarray(read(state.current_player()), np.float32)
                state.legal_actions_mask()
            legal = state.legal_actions()
            state.apply_action(legal[int(rng.random() * len(legal))])
            moves += 1
        return moves

    return play


def ours(name: str, *, tensor: bool, native: bool) -> Slice:
    """Return what plays one built-in game, as a native state or as a playthrough."""
    game = moguls.game(name)
    seats = min(3, game.seats[-1])
    begin: Callable[[int, int], Any] = game.native().new if native else game.new

    def play(rng: random.Random, number: int) -> int:
        state, moves = begin(seats, number), 0
        while not state.over:
            if tensor:
                state.observe(state.turn)
                state.mask()
            legal = state.choices()
            state.step(legal[int(rng.random() * len(legal))])
            moves += 1
        return moves

    return play


def speed(play: Slice, rng: random.Random) -> float:
    """Return moves a second of one slice."""
    moves, begun = 0, thread_time()
    while (spent := thread_time() - begun) < SLICE:
        moves += play(rng, rng.getrandbits(40))
    return moves / spent


def contenders(*, tensor: bool) -> dict[str, Slice]:
    """Return all that take turns."""
    peers = {name: theirs(name, tensor=tensor) for name in (*CARDS, *([] if tensor else [BOARD]))}
    kinds = (("native", True), ("playthrough", False))
    mine = {
        f"{name} {kind}": ours(name, tensor=tensor, native=native)
        for name in moguls.games()
        for kind, native in kinds
    }
    return {**peers, **mine}


def compared(name: str, speeds: dict[str, list[float]], k: int) -> float:
    """Return the ratio of one built-in row to its peers in round k."""
    peers = (BOARD,) if name.startswith("moguli ") and BOARD in speeds else CARDS
    return speeds[name][k] / geometric_mean([speeds[peer][k] for peer in peers])


def main() -> None:
    """Measure all in turn and print speeds and ratios as JSON."""
    rounds, rng = int(sys.argv[1]) if len(sys.argv) > 1 else ROUNDS, random.Random(1)
    tell({f"tensor: {tensor}": measured(rounds, rng, tensor=tensor) for tensor in (False, True)})


def measured(rounds: int, rng: random.Random, *, tensor: bool) -> dict[str, dict[str, Any]]:
    """Return moves a second and ratios of all, taken in turn."""
    plays = contenders(tensor=tensor)
    speeds: dict[str, list[float]] = {name: [] for name in plays}
    for k in range(rounds):
        for name in list(plays) if k % 2 else reversed(plays):
            speeds[name].append(speed(plays[name], rng))
    told: dict[str, dict[str, Any]] = {}
    for name, found in speeds.items():
        told[name] = {"moves_a_second": round(median(found))}
        if " " in name:
            ratios = [compared(name, speeds, k) for k in range(rounds)]
            told[name] |= {"ratio": spread(ratios)}
    return told


if __name__ == "__main__":
    main()
