"""One state in a buffer, played by compiled calls."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

import moguls
from moguls.errors import UsageError
from tests.strategies import choices, choose

if TYPE_CHECKING:
    from moguls.kernel.engines.native_engine import NativeEngine

GAME = moguls.game("mogul-2002")


def test_a_game_is_played_to_its_end(fast: NativeEngine) -> None:
    handle = fast.new(3, 7)
    for number in choices(1):
        if handle.over:
            break
        handle.apply(choose(handle.choices(), number))

    assert handle.legal() == 0
    assert GAME.rules.is_over(handle.unpack())


def test_equal_bytes_are_equal_and_hash_alike(fast: NativeEngine) -> None:
    first, second = fast.new(4, 7), fast.new(4, 7)

    assert first == second
    assert hash(first) == hash(second)
    assert first.bytes == second.bytes
    assert first != fast.new(4, 8)
    assert first != first.bytes
    assert len({first, second, fast.new(4, 8)}) == 2


def test_a_copy_goes_its_own_way(fast: NativeEngine) -> None:
    handle = fast.new(4, 7)
    before = handle.bytes
    twin = handle.copy()

    twin.apply(3)

    assert handle.bytes == before
    assert twin != handle


def test_a_handle_keeps_its_bytes_when_others_come_and_go(fast: NativeEngine) -> None:
    handles = [fast.new(4, seed) for seed in range(200)]
    bytes_of = [handle.bytes for handle in handles]
    for handle in handles[::2]:
        handle.apply(2)

    assert [handle.bytes for handle in handles[1::2]] == bytes_of[1::2]


def test_bytes_can_be_loaded_again(fast: NativeEngine) -> None:
    handle = fast.new(4, 7)
    handle.apply(2)

    assert fast.load(handle.bytes) == handle
    assert fast.load(handle.unpack().pack()) == handle


def test_a_redeal_changes_only_what_is_hidden(fast: NativeEngine) -> None:
    handle = fast.new(4, 7)
    table, twin = handle.unpack(), handle.copy()
    twin.redeal(2)

    assert twin != handle
    assert GAME.rules.view(twin.unpack(), 2) == GAME.rules.view(table, 2)


@pytest.mark.parametrize("seats", [2, 7])
def test_seats_that_cannot_be_are_refused(fast: NativeEngine, seats: int) -> None:
    with pytest.raises(UsageError):
        fast.new(seats, 1)
