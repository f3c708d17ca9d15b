"""Any whole number is a seed, for every way to play; equal modulo 2**64 is equal."""

import pytest

import moguls
from moguls.core.perft import perft
from moguls.vector.batches import Batch

GAME = moguls.game("mogul-2002")
SEEDS = [0, 1, 5, -1, 2**63 - 1, 2**63, 2**64 - 1, 2**70, -(2**63), *range(20, 40)]


@pytest.mark.parametrize("seed", SEEDS)
def test_native_code_begins_the_game_that_the_seed_deals(seed: int) -> None:
    """Half of all seeds lead to counters that need all 64 bits."""
    data, play = GAME.jit().begin(4, seed).bytes, GAME.new(seats=4, seed=seed)

    assert data[8:] == play.state.pack()[8:]
    assert data == GAME.jit().begin(4, seed % 2**64).bytes


@pytest.mark.parametrize("seed", SEEDS[:9])
def test_playouts_take_any_seed_plain_and_native(seed: int) -> None:
    fast, slow = (engine.playouts(3, seed, 2) for engine in (GAME.jit(), GAME.plain()))

    assert fast == slow == GAME.plain().playouts(3, seed % 2**64, 2)


@pytest.mark.parametrize("seed", SEEDS[:9])
def test_perft_takes_any_seed_plain_and_native(seed: int) -> None:
    assert perft(GAME.jit(), 3, seed, 4) == perft(GAME.plain(), 3, seed, 4)


@pytest.mark.parametrize("seed", SEEDS[:9])
def test_a_batch_takes_any_seed(seed: int) -> None:
    first = Batch(GAME.jit(), 2, 4, seed).states[0].tobytes()

    assert first == GAME.jit().begin(4, seed).bytes


def test_seeds_next_to_each_other_deal_differently() -> None:
    assert len({str(GAME.deal(4, seed)) for seed in range(100)}) == 100
