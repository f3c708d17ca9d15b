"""Fit the tables of the learned evaluation of Moguli with JAX, from the package's own ones on."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import jax
import jax.numpy as jnp
import numpy as np
import optax

from moguls.bots.moguli.evaluation_weights import DEFAULT, STALL
from moguls.games.moguli.material import PAWNS, ROWS
from research.values.moguli import reading, tables
from research.values.moguli.games import PER_ROW

if TYPE_CHECKING:
    from research.values.moguli.games import Positions

BATCH: Final = 2048
EPOCHS: Final = 25
RATE: Final = 0.01
NEAR: Final = 1e-4  # how much it costs to leave the tables that it begins with
HELD: Final = 10  # of so many games one is held back
THREAT: Final = 0.6  # what a way to the fourth pawn adds that the other may yet break, in logits
SIXTEENTHS: Final = 16
Weights = dict[str, Any]
Losses = dict[str, dict[str, float]]
SHAPES: Final = {"gain": (tables.GAIN, tables.MOBILE), "mobile": (tables.MOBILE, tables.SECOND)}


def begin(whole: list[int]) -> Weights:
    """Return tables as training wants them: in logits, but parts as parts."""
    found: Weights = {"forward": jnp.array(whole[: tables.PLACES], jnp.float32) * PER_ROW}
    for name, at in (("now", tables.NOW), ("next", tables.NEXT)):
        for part, (first, end) in SHAPES.items():
            found[f"{name} {part}"] = jnp.array(whole[at + first : at + end]) * PER_ROW
        found[f"{name} second"] = jnp.float32(whole[at + tables.SECOND] / SIXTEENTHS)
        found[f"{name} gates"] = jnp.float32(whole[at + tables.GATES] / SIXTEENTHS * PER_ROW)
    return found


def flat(weights: Weights) -> list[int]:
    """Return tables as whole numbers, in the order in which the search reads them."""
    found = [weights["forward"] / PER_ROW]
    for name in ("now", "next"):
        found += [weights[f"{name} {part}"] / PER_ROW for part in SHAPES]
        found.append(weights[f"{name} second"] * SIXTEENTHS)
        found.append(weights[f"{name} gates"] / PER_ROW * SIXTEENTHS)
    return [round(float(each)) for part in found for each in np.ravel(part)]


def logit(weights: Weights, rows: Any) -> Any:
    """Return the logit of the share of the win that the evaluation expects."""
    mine, theirs = reading.MINE, reading.THEIRS
    lead = _forward(weights, rows, mine) - _forward(weights, rows, theirs)
    threat = rows[:, mine + reading.CROSSES] > 0
    later = jnp.where(threat, THREAT, _outlook(weights, "next", rows, mine))
    stall = rows[:, reading.STALL] * DEFAULT[STALL] * PER_ROW
    return lead + later - _outlook(weights, "now", rows, theirs) + stall


def _forward(weights: Weights, rows: Any, at: int) -> Any:
    """Return what the pawns of a side are worth."""
    pawns = rows[:, at + reading.FORWARD : at + reading.FORWARD + PAWNS]
    return weights["forward"][pawns + ROWS * jnp.arange(PAWNS)].sum(axis=1)


def _outlook(weights: Weights, name: str, rows: Any, at: int) -> Any:
    """Return what a side may hope for from its pawn moves."""
    moves = rows[:, at + reading.MOVES : at + reading.MOVES + PAWNS]
    gains = jnp.where(moves >= 0, weights[f"{name} gain"][jnp.maximum(moves, 0)], 0.0)
    best, second = jax.lax.top_k(jnp.maximum(gains, 0.0), 2)[0].T
    mobile = weights[f"{name} mobile"][(moves >= 0).sum(axis=1)]
    more = weights[f"{name} second"] * second
    return best + mobile + more + weights[f"{name} gates"] * rows[:, at + reading.GATES]


def loss(weights: Weights, rows: Any, shares: Any) -> Any:
    """Return how far the expected shares are from those that came: the mean cross-entropy."""
    return optax.sigmoid_binary_cross_entropy(logit(weights, rows), shares).mean()


def fit(positions: Positions, first: Weights, epochs: int, seed: int) -> Weights:
    """Fit tables to nine tenths of the games, staying near those it begins with."""
    own = np.flatnonzero(positions.game % HELD)
    size = min(BATCH, len(own))
    rule = optax.adam(optax.cosine_decay_schedule(RATE, epochs * (len(own) // size)))
    rows, told = (jnp.asarray(each) for each in (positions.read, positions.told))

    def cost(weights: Weights, some: Any) -> Any:
        far = jax.tree.map(lambda one, two: ((one - two) ** 2).sum(), weights, first)
        return loss(weights, rows[some], told[some]) + NEAR * sum(jax.tree.leaves(far))

    def change(weights: Weights, state: Any, some: Any) -> Any:
        less, state = rule.update(jax.grad(cost)(weights, some), state)
        return optax.apply_updates(weights, less), state

    step, order = jax.jit(change), np.random.default_rng(seed)
    weights, state = first, rule.init(first)
    for _ in range(epochs):
        mixed = order.permutation(own)
        for at in range(0, len(own) - size + 1, size):
            weights, state = step(weights, state, mixed[at : at + size])
    return weights


def losses(positions: Positions, weights: Weights) -> Losses:
    """Return the cross-entropy of what was told and of results, held back and learned from."""
    held, measure = positions.game % HELD == 0, jax.jit(loss)
    found: Losses = {}
    for name, part in (("held", held), ("trained", ~held)):
        shares = {"told": positions.told[part], "won": positions.won[part]}
        found[name] = {
            k: float(measure(weights, positions.read[part], v)) for k, v in shares.items()
        }
    return found
