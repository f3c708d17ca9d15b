"""Loops over many tables at once: one call steps them all."""

from typing import Any, Final

from moguls.core.bits import unsigned
from moguls.core.chance import pick, stream
from moguls.core.rules_api import apply, information, is_over, legal, observe, setup

ENTRIES: Final = ("deal_all", "step_all", "random_all", "observe_all", "information_all")


def deal_all(  # compiled entry points take plain numbers
    states: Any, options: int, seats: int, seed: int, numbers: Any, masks: Any
) -> None:
    """Begin game numbers[i] of the seed at each table i whose mask is 0."""
    for i in range(len(states)):
        if masks[i] == 0:
            setup(states[i], seats, options, stream(unsigned(seed), unsigned(numbers[i])))
            masks[i] = legal(states[i])


def step_all(states: Any, actions: Any, masks: Any) -> int:
    """Play actions[i] at each table i that is not over; write what is legal then.

    Returns:
        -1, or the first table whose action is not legal; then no table has been touched.
    """
    for i in range(len(states)):
        if masks[i] != 0 and (actions[i] < 0 or (masks[i] >> actions[i]) & 1 == 0):
            return i
    for i in range(len(states)):
        if masks[i] != 0:
            apply(states[i], actions[i])
            masks[i] = 0 if is_over(states[i]) else legal(states[i])
    return -1


def random_all(states: Any, masks: Any, actions: Any) -> None:
    """Draw a legal action for each table that is not over, by the table's own counter."""
    for i in range(len(states)):
        if masks[i] != 0:
            actions[i] = pick(states[i], masks[i])


def observe_all(states: Any, out: Any) -> None:
    """Write for each table what the seat on turn sees into out[i]."""
    for i in range(len(states)):
        observe(states[i], states[i].turn, out[i])


def information_all(states: Any, out: Any) -> None:
    """Write for each table what the seat on turn knows with a perfect memory into out[i]."""
    for i in range(len(states)):
        information(states[i], states[i].turn, out[i])
