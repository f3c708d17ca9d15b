"""Policies for tests: of a game's size, with weights that are known."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING, Any

import numpy as np

import moguls
from moguls.bots.saved.network import About, Network

if TYPE_CHECKING:
    from pathlib import Path


def about(game: str = "mogul-2002", seats: int = 3, **given: Any) -> About:
    usual = {"options": {}, "observation": "signed", "perfect_memory": False}
    return About(game=game, seats=seats, **{**usual, **given})


def of_biases(told: About, biases: dict[int, float]) -> Network:
    """Return a policy that wants the same actions everywhere; an action without a bias has 0."""
    rules = moguls.game(told.game).rules
    bias = np.zeros(rules.num_actions, np.float32)
    bias[list(biases)] = list(biases.values())
    return Network(told, [(np.zeros((rules.num_actions, rules.size), np.float32), bias)])


def of_chance(told: About, seed: int = 1) -> Network:
    rules, rng = moguls.game(told.game).rules, np.random.default_rng(seed)
    sizes = (rules.size, 8, rules.num_actions)
    layers = [
        (
            rng.normal(size=(units, inputs)).astype(np.float32),
            rng.normal(size=units).astype(np.float32),
        )
        for inputs, units in pairwise(sizes)
    ]
    return Network(told, layers)


def saved(network: Network, folder: Path) -> str:
    network.save(folder / "p.npz")
    return f"policy:{folder / 'p.npz'}"
