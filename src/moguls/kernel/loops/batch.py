"""Loops over many tables at once: one call steps them all."""

from typing import Final

from moguls.kernel.loops.advance import advance
from moguls.kernel.rules.chance import stream
from moguls.kernel.rules.interface import (
    information,
    is_over,
    legal_words,
    observe,
    sample,
    setup,
)
from moguls.kernel.rules.legal_sets import IN_WORD, WORD
from moguls.kernel.state.bits import lowest, unsigned
from moguls.kernel.state.types import IntArray, IntRows, Seating, States

ENTRIES: Final = (
    *("deal_all", "step_all", "random_all", "legal_all"),
    *("observe_all", "information_all"),
)


def deal_all(
    states: States,
    table: Seating,
    seed: int,
    numbers: IntArray,
    live: IntArray,
    masks: IntRows,
) -> None:
    """Begin game numbers[i] of the seed at each table i that is not live."""
    for i in range(len(states)):
        if live[i] == 0:
            number = stream(unsigned(seed), unsigned(numbers[i]))
            setup(states[i], table.seats, table.options, number)
            live[i] = 1
            legal_words(states[i], masks[i])


def step_all(states: States, actions: IntArray, live: IntArray, masks: IntRows) -> int:
    """Play actions[i] at each table i that is live; write what is legal then.

    Args:
        states: (N,) records.
        actions: (N,) actions.
        live: (N,) 0 where a game is over.
        masks: (N, words) what is legal.

    Returns:
        -1, or the first table whose action is not legal; then no table has been touched.
    """
    actions_there_are = len(masks[0]) << WORD
    for i in range(len(states)):
        action = actions[i]
        if live[i] != 0 and (
            action < 0
            or action >= actions_there_are
            or (masks[i][action >> WORD] >> (action & IN_WORD)) & 1 == 0
        ):
            return i
    for i in range(len(states)):
        if live[i] != 0:
            advance(states[i], actions[i])
            live[i] = 0 if is_over(states[i]) else 1
            legal_words(states[i], masks[i])
    return -1


def random_all(states: States, live: IntArray, actions: IntArray) -> None:
    """Draw a legal action for each table that is not over, by the table's own counter."""
    for i in range(len(states)):
        if live[i] != 0:
            actions[i] = sample(states[i])


def legal_all(masks: IntRows, flags: IntRows) -> None:
    """Write 1 into flags[i] for each action that a table's bits have; the rest is left."""
    for i in range(len(masks)):
        for word in range(len(masks[i])):
            bits = masks[i][word]
            while bits != 0:
                flags[i][(word << WORD) + lowest(bits)] = 1
                bits &= bits - 1


def observe_all(states: States, out: IntRows) -> None:
    """Write for each table what the seat on turn sees into out[i]."""
    for i in range(len(states)):
        observe(states[i], states[i].turn, out[i])


def information_all(states: States, out: IntRows) -> None:
    """Write for each table what the seat on turn knows with a perfect memory into out[i]."""
    for i in range(len(states)):
        information(states[i], states[i].turn, out[i])
