"""Train the small network of learned values with JAX, on a GPU where JAX finds one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import jax
import jax.numpy as jnp
import numpy as np
import optax

from moguls.bots.networks.value_network import SCALE

if TYPE_CHECKING:
    from research.values.games import Tables

BATCH: Final = 4096
RATE: Final = 0.003
HELD: Final = 0.1  # of the tables, to see what has been learned
Weights = dict[str, Any]
Losses = dict[str, float]


def begin(seed: int, sizes: tuple[int, int, int, int]) -> Weights:
    """Return the weights that training begins with."""
    _, features, table, units = sizes
    keys = jax.random.split(jax.random.key(seed), 4)
    scale = (2.0 / (2 * features + table)) ** 0.5
    return {
        "seat": scale * jax.random.normal(keys[0], (units, features)),
        "means": scale * jax.random.normal(keys[1], (units, features)),
        "table": scale * jax.random.normal(keys[2], (units, table)),
        "biases": jnp.zeros(units),
        "outcome": 0.1 * jax.random.normal(keys[3], (units,)),
    }


def expected(weights: Weights, table: Any, seats: Any, there: Any) -> Any:
    """Return what share of the win each seat can expect: the network, for many tables at once."""
    means = (seats * there[:, :, None]).sum(axis=1) / there.sum(axis=1, keepdims=True)
    common = means @ weights["means"].T + table @ weights["table"].T + weights["biases"]
    sums = seats @ weights["seat"].T + common[:, None, :]
    outcome = jnp.maximum(sums, 0.0) @ weights["outcome"]
    positive = (outcome + jnp.sqrt(1.0 + outcome * outcome)) ** 2 * there
    return positive / positive.sum(axis=1, keepdims=True)


def loss(weights: Weights, tables: tuple[Any, Any, Any, Any]) -> Any:
    """Return how far the expected shares are from those that came: the mean cross-entropy."""
    found = expected(weights, *tables[:3])
    return -(tables[3] * jnp.log(jnp.maximum(found, 1e-6))).sum(axis=1).mean()


def train(tables: Tables, weights: Weights, epochs: int, seed: int) -> tuple[Weights, Losses]:
    """Train on nine tenths of the tables; return the weights, and their losses on both parts."""
    order = np.random.default_rng(seed)
    mixed = order.permutation(len(tables.table))
    held, own = np.split(mixed, [int(HELD * len(mixed))])
    batch = min(BATCH, len(own))
    rule = optax.adam(optax.cosine_decay_schedule(RATE, epochs * (len(own) // batch)))
    state = rule.init(weights)

    def change(weights: Any, state: Any, tables: Any) -> Any:
        less, state = rule.update(jax.grad(loss)(weights, tables), state)
        return optax.apply_updates(weights, less), state

    step = jax.jit(change)
    for _ in range(epochs):
        for some in np.split(order.permutation(own), range(batch, len(own), batch)):
            if len(some) == batch:  # each shape would be compiled anew
                weights, state = step(weights, state, tables.part(some).all)
    parts = {"held": held, "trained": own}
    losses = {name: float(loss(weights, tables.part(part).all)) for name, part in parts.items()}
    return weights, losses


def flat(weights: Weights) -> list[int]:
    """Return the weights as whole numbers, in the order in which the network reads them."""
    names = ("seat", "means", "table", "biases", "outcome")
    return [round(float(w) * SCALE) for name in names for w in np.asarray(weights[name]).T.ravel()]
