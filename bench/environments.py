"""The loop of PettingZoo's documents: our environments against its own connect_four, on one core.

    python -m bench.environments [ROUNDS]

It needs `moguls[pettingzoo]` and pygame, which connect_four imports. The contenders take turns in
slices of the same length, timed by the CPU time of their thread; a ratio is of two neighbouring
slices. A step is one action of one agent, observed with its mask and drawn uniformly.
"""

import sys
from collections.abc import Callable
from statistics import median
from time import thread_time
from typing import Any

import numpy as np

import moguls
import moguls.envs
from bench.notes import say

ROUNDS, SLICE, SEED = 9, 0.5, 1
PEER = "connect_four"


def contenders() -> dict[str, Callable[[], Any]]:
    """Return what makes each environment."""
    from pettingzoo.classic import connect_four_v3  # noqa: PLC0415  # it needs pygame

    ours = {name: lambda name=name: moguls.envs.aec(name) for name in moguls.games()}
    return {PEER: connect_four_v3.env, **ours}


def speed(env: Any, rng: np.random.Generator) -> float:
    """Return steps a second of one slice."""
    steps, begun = 0, thread_time()
    while (spent := thread_time() - begun) < SLICE:
        env.reset(seed=int(rng.integers(1 << 31)))
        for _ in env.agent_iter():
            observation, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.step(None)
                continue
            legal = observation["action_mask"].nonzero()[0]
            env.step(int(legal[int(rng.random() * len(legal))]))
            steps += 1
    return steps / spent


def main() -> None:
    """Measure all in turn and print speeds and ratios."""
    rounds = int(sys.argv[1]) if len(sys.argv) > 1 else ROUNDS
    envs = {name: make() for name, make in contenders().items()}
    rng = np.random.default_rng(SEED)
    for env in envs.values():  # what is compiled or loaded comes first
        speed(env, rng)
    speeds: dict[str, list[float]] = {name: [] for name in envs}
    for k in range(rounds):
        for name in list(envs) if k % 2 else reversed(envs):
            speeds[name].append(speed(envs[name], rng))
    for name, found in speeds.items():
        ratios = sorted(own / peer for own, peer in zip(found, speeds[PEER], strict=True))
        told = f"{ratios[0]:.2f} to {ratios[-1]:.2f}"
        say(f"{name:14} {median(found):9.0f} steps/s, {median(ratios):.2f} of {PEER} ({told})")


if __name__ == "__main__":
    main()
