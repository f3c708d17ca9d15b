"""The arrays that the loops of the vector environment work in."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from moguls.kernel.engines.scaling import scale_of
from moguls.kernel.loops.vector_fields import BITS, BYTES, INDICES, Kept, Out
from moguls.kernel.state.arrays import zeroed

if TYPE_CHECKING:
    from moguls.kernel.engines.base import Engine
    from moguls.kernel.rules.rule_set import RuleSet

IN_WORD = 64


def kept_of(engine: Engine, tables: int, form: int) -> Any:
    """Return tables at which no game has begun; table i stands for game i."""
    numbers = [np.zeros(tables, np.int64) for _ in range(7)]
    words, _, most = widths(engine.rules, form)
    legal = np.zeros((tables, most), np.int16), np.zeros((tables, words), np.int64)
    states, games = zeroed(engine.rules.state, tables), np.arange(tables, dtype=np.int64)
    record: Any = Kept  # of arrays of NumPy
    return record(states, games, *numbers[:5], *legal, *numbers[5:])


def widths(rules: RuleSet, form: int) -> tuple[int, int, int]:
    """Return how many words, bytes and numbers rows of legal actions have in a form.

    Actions are kept as words, or else as numbers.
    """
    words = (rules.num_actions + IN_WORD - 1) // IN_WORD if form == BITS else 0
    flags = rules.num_actions if form == BYTES else 0
    return words, flags, 0 if form == BITS else rules.max_choices


def out_of(
    rules: RuleSet,
    tables: int,
    seats: int,
    form: int,
    *,
    final: bool = True,
    observation: str = "int16",
) -> Any:
    """Return zeros for what a step writes.

    Args:
        rules: of the game.
        tables: how many.
        seats: of each.
        form: of the legal actions.
        final: whether there is room for the last observations of games.
        observation: of `FORMS`.
    """
    words, flags, most = widths(rules, form)
    places = most if form == INDICES else 0
    last, scaled = rules.size if final else 0, rules.size if observation != "int16" else 0
    scaled_last = min(last, scaled)
    record: Any = Out  # of arrays of NumPy
    return record(
        observations=np.zeros((tables, rules.size), np.int16),
        words=np.zeros((tables, words), np.int64),
        flags=np.zeros((tables, flags), np.uint8),
        places=np.full((tables, places), -1, np.int16),
        counts=np.zeros(tables, np.int64),
        seats=np.zeros(tables, np.int64),
        rewards=np.zeros(tables),
        returns=np.zeros((tables, seats)),
        ended=np.zeros(tables, np.uint8),
        final=np.zeros((tables, last), np.int16),
        floats=np.zeros((tables, scaled), np.float32),
        previous=np.zeros((tables, scaled), np.int16),
        final_floats=np.zeros((tables, scaled_last), np.float32),
        final_previous=np.zeros((tables, scaled_last), np.int16),
        **scale_of(rules.planes, observation)._asdict(),
    )
