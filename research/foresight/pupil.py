"""Learn with JAX what a search said of tables, on a GPU where JAX finds one."""

from math import prod
from typing import Any, Final

import jax
import jax.numpy as jnp
import numpy as np
import optax

from moguls.bots.takestock.workspace import MIXED, OF_STOCK, OF_TABLE, UNITS
from moguls.games.takestock.material import NUM_STOCKS
from research.foresight.thoughts import Thoughts

# The weights in the order in which the network reads them.
SHAPES: Final = {
    "stock": (OF_STOCK, UNITS),
    "stock_biases": (UNITS,),
    "mix": (UNITS + OF_TABLE, MIXED),
    "mix_biases": (MIXED,),
    "outcome": (MIXED,),
    "bias": (1,),
}
BATCH: Final = 2048
SURE: Final = 0.002  # nothing is held surer than that
SEED: Final = 5
Weights = dict[str, Any]


def parted(flat: Any) -> Weights:
    """Return the weights of one network by their names."""
    ends = np.cumsum([prod(shape) for shape in SHAPES.values()])
    parts = np.split(np.asarray(flat, np.float32), ends[:-1])
    return {
        name: jnp.asarray(part.reshape(SHAPES[name]))
        for name, part in zip(SHAPES, parts, strict=True)
    }


def joined(weights: Weights) -> Any:
    """Return the weights of one network as the package has them; floats of shape [NUM_WEIGHTS]."""
    return np.concatenate([np.asarray(weights[name], float).ravel() for name in SHAPES])


def odds(weights: Weights, seen: Any) -> Any:
    """Return what the network makes of tables: the logarithm of the odds, of shape [tables]."""
    split = NUM_STOCKS * OF_STOCK
    stocks = seen[:, :split].reshape(-1, NUM_STOCKS, OF_STOCK)
    units = jnp.maximum(stocks @ weights["stock"] + weights["stock_biases"], 0.0).sum(axis=1)
    both = jnp.concatenate([units, seen[:, split:]], axis=1)
    mixed = jnp.maximum(both @ weights["mix"] + weights["mix_biases"], 0.0)
    return mixed @ weights["outcome"] + weights["bias"][0]


def loss(weights: Weights, seen: Any, said: Any) -> Any:
    """Return how far the network is from what was said: the mean cross-entropy."""
    held = odds(weights, seen.astype(jnp.float32))
    return optax.sigmoid_binary_cross_entropy(held, jnp.clip(said, SURE, 1 - SURE)).mean()


def learn(weights: Weights, own: Thoughts, times: float, rate: float) -> Weights:
    """Return weights that have learned so many times over from all thoughts."""
    count, order = len(own.said), np.random.default_rng(SEED)
    batch = min(BATCH, count)
    steps = max(1, int(times * count / batch))
    rule = optax.adam(optax.cosine_decay_schedule(rate, steps))
    state = rule.init(weights)

    def change(weights: Any, state: Any, seen: Any, said: Any) -> Any:
        less, state = rule.update(jax.grad(loss)(weights, seen, said), state)
        return optax.apply_updates(weights, less), state

    step = jax.jit(change)
    for _ in range(steps):
        some = np.sort(order.integers(0, count, batch))
        weights, state = step(weights, state, own.seen[some], own.said[some])
    return weights


def error(weights: Weights, own: Thoughts) -> float:
    """Return by how much the network misses what was said, root mean square, of chances."""
    total = 0.0
    for at in range(0, len(own.said), BATCH):
        held = jax.nn.sigmoid(odds(weights, own.seen[at : at + BATCH].astype(np.float32)))
        total += float(((held - own.said[at : at + BATCH]) ** 2).sum())
    return float((total / len(own.said)) ** 0.5)
