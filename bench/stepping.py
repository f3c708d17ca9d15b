"""Single steps from Python: playthroughs and the games of OpenSpiel, on one core.

    python -m bench.stepping [ROUNDS]

It needs `moguls[openspiel]`. One move is: the legal actions, one of them drawn, played.

- `steps`: no more than that.
- `observation`: and the mover's observation and action mask: here by
  `ObservationBuffer.step`, one call for the move and what is read, there by
  `observation.make_observation(...).set_from`, its fastest documented way, and
  `legal_actions_mask`. Of OpenSpiel crazy_eights and quoridor have them.
- `information`: the same with information states, the history of an observer; of OpenSpiel
  hearts and oh_hell have them. `... list` reads them as Python lists, which is slower.

The contenders take turns in slices of the same length, timed by the CPU time of their thread.
A ratio is ours over the geometric mean of the card games of OpenSpiel in the same round; over
quoridor for Moguli, where it takes part.
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
from open_spiel.python.observation import make_observation

import moguls
from bench.notes import spread, tell

# Short slices: what slows the machine for a while slows neighbours alike.
ROUNDS, SLICE = 51, 0.05  # seconds
HISTORIES = ("hearts", "oh_hell(players=3)")
OBSERVED = ("crazy_eights(players=4)",)
BOARD = "quoridor"
# The games of OpenSpiel for each kind of move.
PEERS = {
    "steps": (*HISTORIES, *OBSERVED, BOARD),
    "observation": (*OBSERVED, BOARD),
    "information": HISTORIES,
}
LIST = " list"
Slice = Callable[[random.Random, int], int]


def theirs(name: str, kind: str, *, as_list: bool = False) -> Slice:
    """Return a function that plays one game of OpenSpiel and returns its number of moves."""
    game = pyspiel.load_game(name)
    observer = None if kind == "steps" or as_list else _observer(game, kind)

    def play(rng: random.Random, _number: int) -> int:
        state, moves = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes = state.chance_outcomes()
                state.apply_action(outcomes[int(rng.random() * len(outcomes))][0])
                continue
            if observer is not None:
                observer.set_from(state, state.current_player())
                state.legal_actions_mask()
            elif as_list:
                np.asarray(_read(state, kind)(state.current_player()), np.float32)
                state.legal_actions_mask()
            legal = state.legal_actions()
            state.apply_action(legal[int(rng.random() * len(legal))])
            moves += 1
        return moves

    return play


def _observer(game: Any, kind: str) -> Any:
    recalls = kind == "information"
    return make_observation(game, pyspiel.IIGObservationType(perfect_recall=recalls))


def _read(state: Any, kind: str) -> Callable[[int], list[float]]:
    read: Callable[[int], list[float]]
    read = state.information_state_tensor if kind == "information" else state.observation_tensor
    return read


def ours(name: str, kind: str, *, native: bool) -> Slice:
    """Return a function that plays one game of Moguls and returns its number of moves."""
    game = moguls.game(name)
    seats = min(3, game.seats[-1])
    game = game.native() if native else game
    buffer = (
        None if kind == "steps" else game.observation_buffer(perfect_memory=kind == "information")
    )

    def play(rng: random.Random, number: int) -> int:
        state, moves = game.new(seats, number), 0
        if buffer is not None:
            legal = buffer.read(state)
            while legal:
                legal = buffer.step(state, legal[int(rng.random() * len(legal))])
                moves += 1
            return moves
        while not state.over:
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


def contenders(kind: str) -> dict[str, Slice]:
    """Return all that take turns."""
    peers = {name: theirs(name, kind) for name in PEERS[kind]}
    if kind != "steps":
        peers |= {name + LIST: theirs(name, kind, as_list=True) for name in PEERS[kind]}
    mine = {
        f"{name} {engine}": ours(name, kind, native=engine == "native")
        for name in moguls.games()
        for engine in ("native", "playthrough")
    }
    return {**peers, **mine}


def compared(name: str, speeds: dict[str, list[float]], kind: str, k: int, way: str) -> float:
    """Return the ratio of one row of Moguls to its peers in round k; `way` is "" or LIST."""
    is_board = name.startswith("moguli ") and BOARD in PEERS[kind]
    peers = [peer for peer in PEERS[kind] if (peer == BOARD) == is_board]
    return speeds[name][k] / geometric_mean([speeds[peer + way][k] for peer in peers])


def main() -> None:
    """Measure all in turn and print speeds and ratios as JSON."""
    rounds, rng = int(sys.argv[1]) if len(sys.argv) > 1 else ROUNDS, random.Random(1)
    tell({kind: measured(rounds, rng, kind) for kind in PEERS})


def measured(rounds: int, rng: random.Random, kind: str) -> dict[str, dict[str, Any]]:
    """Return moves a second and ratios of all, taken in turn."""
    plays = contenders(kind)
    speeds: dict[str, list[float]] = {name: [] for name in plays}
    for k in range(rounds):
        for name in list(plays) if k % 2 else reversed(plays):
            speeds[name].append(speed(plays[name], rng))
    rows: dict[str, dict[str, Any]] = {}
    for name, values in speeds.items():
        rows[name] = {"moves_a_second": round(median(values))}
        for way in ("", LIST) if name.split()[0] in moguls.games() else ():
            if way and kind == "steps":
                continue
            ratios = [compared(name, speeds, kind, k, way) for k in range(rounds)]
            rows[name]["ratio" + way.replace(" ", "_")] = spread(ratios)
    return rows


if __name__ == "__main__":
    main()
