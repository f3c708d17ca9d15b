"""The counter of random numbers, against an implementation of its own."""

from collections import Counter
from itertools import pairwise

import numpy as np
import pytest

from moguls.core.annotate import Dice
from moguls.kernel.rules.chance import draw, mix, pick, stream
from moguls.kernel.state import bits
from tests.chances import evenly, looks_like

MASK = 2**64 - 1


class SplitMix64:
    """Steele, Lea and Flood's generator, written with NumPy's wrapping numbers."""

    def __init__(self, seed: int) -> None:
        self.at = np.array([seed], np.uint64)

    def __call__(self) -> int:
        self.at += np.uint64(0x9E3779B97F4A7C15)
        z = self.at.copy()
        z = (z ^ (z >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
        z = (z ^ (z >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
        return int((z ^ (z >> np.uint64(31)))[0])


def dice(rng: int) -> Dice:
    made = Dice()
    made.rng = rng
    return made


def test_the_other_implementation_gives_the_published_numbers() -> None:
    """The first outputs for seeds 0 and 1234567, as they stand in many libraries' tests."""
    zero, other = SplitMix64(0), SplitMix64(1234567)

    assert [zero() for _ in range(3)] == [
        *(0xE220A8397B1DCDAF, 0x6E789E6AA1B965F4, 0x06C45D188009454F)
    ]
    assert [other() for _ in range(3)] == [
        *(6457827717110365317, 3203168211198807973, 9817491932198370423)
    ]


@pytest.mark.parametrize("seed", [0, 1, 1234567, 2**63, MASK])
def test_draws_are_those_of_splitmix64(seed: int) -> None:
    """A draw takes the upper 32 bits times the bound: no division."""
    ours, theirs = dice(seed), SplitMix64(seed)
    for bound in (2, 3, 5, 31, 32, 1000, 2**31):
        assert draw(ours, bound) == (theirs() >> 32) * bound >> 32
    assert ours.rng == int(theirs.at[0])


def test_hashing_loses_nothing() -> None:
    numbers = [*range(1000), *(1 << i for i in range(64)), *(MASK ^ 1 << i for i in range(64))]

    assert len({mix(n) for n in set(numbers)}) == len(set(numbers))
    assert all(0 <= mix(n) <= MASK for n in numbers)


@pytest.mark.parametrize("bound", [1, 2, 3, 5, 6, 32])
def test_every_number_below_the_bound_is_as_likely(bound: int) -> None:
    of = dice(99)
    found = [draw(of, bound) for _ in range(6000)]

    assert set(found) == set(range(bound))
    if bound > 1:
        assert looks_like(found, evenly(range(bound)))


def test_draws_do_not_follow_from_one_another() -> None:
    of = dice(7)
    found = [draw(of, 6) for _ in range(9000)]

    assert looks_like(pairwise(found), evenly((a, b) for a in range(6) for b in range(6)))


@pytest.mark.parametrize("chosen", [0b1, 0b1000, 0b1011, 0b11111111111111, 1 << 13 | 1])
def test_each_of_the_set_bits_is_as_likely(chosen: int) -> None:
    of = dice(3)
    found = Counter(pick(of, chosen) for _ in range(3000))
    wanted = [i for i in range(14) if chosen >> i & 1]

    assert set(found) == set(wanted)
    if len(wanted) > 1:
        assert looks_like(found.elements(), evenly(wanted))


def test_streams_of_neighbouring_seeds_and_games_share_no_place() -> None:
    """Hashed once only, game k of seed s would run one draw behind game k of seed s + golden."""
    golden = 0x9E3779B97F4A7C15
    seeds = [0, 1, 2, 2002, golden, 2 * golden & MASK, MASK, MASK - 1]
    places = set()
    for seed in seeds:
        for game in range(40):
            of = dice(stream(seed, game))
            for _ in range(50):
                places.add(of.rng)
                draw(of, 2)

    assert len(places) == len(seeds) * 40 * 50


def test_streams_begin_anywhere() -> None:
    starts = [stream(seed, game) for seed in range(50) for game in range(50)]

    assert looks_like((start >> 60 for start in starts), evenly(range(16)))
    assert looks_like((start & 15 for start in starts), evenly(range(16)))


@pytest.mark.parametrize("number", [1, 2, 3, 12, 0x8000, 0xFF00, 2**62, 2**63 - 1])
def test_bits_are_counted_and_found(number: int) -> None:
    text = f"{number:b}"

    assert bits.popcount(number) == text.count("1")
    assert bits.lowest(number) == len(text) - len(text.rstrip("0"))
    assert [bits.has(number, i) for i in range(64)] == [c == "1" for c in f"{number:064b}"[::-1]]


def test_numbers_wrap_at_64_bits() -> None:
    assert (bits.unsigned(-1), bits.unsigned(2**64 + 5), bits.signed(7)) == (MASK, 5, 7)
