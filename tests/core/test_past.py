"""The states before each step: the same, whether plain, as bytes, or compressed."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

import moguls
from moguls.core.play.past import BLOCK, Past

if TYPE_CHECKING:
    from moguls.kernel.state.layout import State

KIND = moguls.game("take-stock").rules.state


def numbered(number: int) -> State:
    """Return a state that differs from all others."""
    state: State = KIND()
    state.rng = number  # type: ignore[attr-defined]  # each game's state has it
    return state


def filled(count: int, *, compact: bool) -> Past:
    """Return a past of so many states, every third as bytes."""
    past = Past(KIND)
    for number in range(count):
        if number % 3:
            past.add(numbered(number))
        else:
            past.add_bytes(numbered(number).pack())
        if compact:
            past.compact()
    return past


def numbers(past: Past) -> list[int]:
    """Return the numbers of all states, each asked for alone."""
    found = [past[number] for number in range(len(past))]
    assert found == past.all()
    return [state.rng for state in found]  # type: ignore[attr-defined]  # each has it


@pytest.mark.parametrize("compact", [False, True])
@pytest.mark.parametrize("count", [0, 1, BLOCK, BLOCK + 1, BLOCK + 2, 5 * BLOCK + 3])
def test_every_state_is_found_again(count: int, compact: bool) -> None:
    assert numbers(filled(count, compact=compact)) == [*range(count)]


@pytest.mark.parametrize("compact", [False, True])
def test_states_are_taken_back_and_others_come(compact: bool) -> None:
    past = filled(3 * BLOCK + 5, compact=compact)
    twin = past.copy()
    for number in reversed(range(7, 3 * BLOCK + 5)):
        assert past.pop() == numbered(number).pack()
    past.add(numbered(99))

    assert numbers(past) == [*range(7), 99]
    assert numbers(twin) == [*range(3 * BLOCK + 5)]
    for _ in range(8):
        past.pop()
    with pytest.raises(IndexError):
        past.pop()


@pytest.mark.parametrize("number", [-1, 40, 41])
def test_there_are_no_others(number: int) -> None:
    with pytest.raises(IndexError):
        filled(40, compact=True)[number]


def test_compressed_states_take_a_fraction_of_the_room() -> None:
    past = filled(4 * BLOCK, compact=True)

    assert sum(map(len, past.blocks)) < BLOCK * KIND.layout_.size / 2
    assert len(past.blocks) == 3
