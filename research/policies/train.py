"""Train the small network of a learned policy with JAX, on a GPU where JAX finds one."""

from __future__ import annotations

from math import prod
from typing import TYPE_CHECKING, Any, Final

import jax
import jax.numpy as jnp
import numpy as np
import optax

from moguls.bots.networks.value_network import SCALE

if TYPE_CHECKING:
    from research.policies.games import Decisions
    from research.policies.recipe import Recipe

BATCH: Final = 1024
RATE: Final = 0.003
Weights = dict[str, Any]


def begin(seed: int, sizes: tuple[int, int, int, int]) -> Weights:
    """Return the weights that training begins with."""
    features, units, slots = sizes[1:]
    keys = jax.random.split(jax.random.key(seed), 2)
    return {
        "read": (2.0 / features) ** 0.5 * jax.random.normal(keys[0], (units, features)),
        "biases": jnp.zeros(units),
        "kinds": 0.1 * jax.random.normal(keys[1], (slots, units)),
        "leans": jnp.zeros(slots),
    }


def expected(weights: Weights, read: Any, kinds: Any) -> Any:
    """Return how likely each candidate is best: the network, for many decisions at once."""
    units = jnp.maximum(read @ weights["read"].T + weights["biases"], 0.0)
    worths = units @ weights["kinds"].T + weights["leans"]
    worth = jnp.take_along_axis(worths, jnp.maximum(kinds, 0), axis=1)
    positive = (worth + jnp.sqrt(1.0 + worth * worth)) ** 2 * (kinds >= 0)
    return positive / positive.sum(axis=1, keepdims=True)


def loss(weights: Weights, decisions: tuple[Any, Any, Any, Any]) -> Any:
    """Return how far the network is from what was tried: the mean cross-entropy."""
    found = expected(weights, *decisions[:2])
    return -(decisions[2] * jnp.log(jnp.maximum(found, 1e-6))).sum(axis=1).mean()


def train(own: Decisions, weights: Weights, epochs: int, seed: int) -> Weights:
    """Return weights trained on decisions."""
    order = np.random.default_rng(seed)
    count = len(own.read)
    batch = min(BATCH, count)
    rule = optax.adam(optax.cosine_decay_schedule(RATE, epochs * (count // batch)))
    state = rule.init(weights)

    def change(weights: Any, state: Any, decisions: Any) -> Any:
        less, state = rule.update(jax.grad(loss)(weights, decisions), state)
        return optax.apply_updates(weights, less), state

    step = jax.jit(change)
    for _ in range(epochs):
        for some in np.split(order.permutation(count), range(batch, count, batch)):
            if len(some) == batch:  # each shape would be compiled anew
                weights, state = step(weights, state, own.part(some).all)
    return weights


def whole(numbers: list[int], recipe: Recipe) -> Weights:
    """Return the weights that a file holds."""
    features, units, kinds = recipe.sizes[1:]
    shapes = {"read": (features, units), "biases": (units,)}
    shapes |= {"kinds": (kinds, units), "leans": (kinds,)}
    parts = np.split(np.array(numbers) / SCALE, np.cumsum([prod(s) for s in shapes.values()])[:-1])
    found = {name: p.reshape(shapes[name]) for name, p in zip(shapes, parts, strict=True)}
    return {**found, "read": found["read"].T}


def flat(weights: Weights) -> list[int]:
    """Return the weights as whole numbers, in the order in which the network reads them."""
    parts = (weights["read"].T, weights["biases"], weights["kinds"], weights["leans"])
    return [round(float(w) * SCALE) for part in parts for w in np.asarray(part).ravel()]
