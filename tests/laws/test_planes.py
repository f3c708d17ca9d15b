"""Observation planes have the declared point of view and stay within bounds."""

from collections.abc import Iterator
from random import Random

import pytest

import moguls
from moguls.core.play.playthrough import Playthrough
from moguls.kernel.rules.planes import Of, Plane

TABLES = [(name, seats) for name in moguls.games() for seats in moguls.game(name).seats]
SAMPLED = 7  # of so many positions one is looked at
MOST = 400  # plies; random play of Moguli would go on for long
HIDDEN = -1


def positions(name: str, seats: int) -> Iterator[Playthrough]:
    rng = Random(seats)
    play = moguls.game(name).new(seats=seats, seed=38)
    while not play.over and play.ply < MOST:
        if play.ply % SAMPLED == 0:
            yield play
        play.step(rng.choice(play.choices()))
    yield play


@pytest.mark.parametrize("name", moguls.games())
def test_every_plane_says_what_it_means_and_names_its_axes(name: str) -> None:
    for plane in moguls.game(name).rules.planes:
        of, says, axes = plane.meaning
        assert says, plane.name
        assert len(axes) == (0 if plane.shape == (1,) else len(plane.shape)), plane.name
        assert (of == Of.SEATS) == (axes[:1] == ("seat",)), plane.name


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_the_numbers_of_a_whole_random_game_stay_within_their_bounds(name: str, seats: int) -> None:
    for play in positions(name, seats):
        for seat in range(seats):
            for memory in (False, True):
                seen = play.observation(seat, perfect_memory=memory)
                for plane in play.game.rules.planes:
                    numbers = seen[plane.name]
                    assert plane.low <= min(numbers) <= max(numbers) <= plane.high, plane.name


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_a_plane_is_relative_to_whom_it_says(name: str, seats: int) -> None:
    """Planes of the table are the same for all; planes of the seats rotate with the observer."""
    for play in positions(name, seats):
        for memory in (False, True):
            seen = [play.observation(seat, perfect_memory=memory) for seat in range(seats)]
            for plane in play.game.rules.planes:
                rows = [turned(plane, seen[seat][plane.name], seat, seats) for seat in range(seats)]
                assert all(agree(row, rows[0]) for row in rows), (plane.name, rows)


def turned(plane: Plane, numbers: list[int], seat: int, seats: int) -> list[int]:
    """Return the numbers for an observer at seat 0, where they can be derived."""
    if plane.meaning.of == Of.TABLE:
        return numbers
    if plane.meaning.of != Of.SEATS:
        return []
    each = plane.count // plane.shape[0]
    assert set(numbers[seats * each :]) <= {0, HIDDEN}
    blocks = [numbers[k * each : (k + 1) * each] for k in range(seats)]
    return [n for k in range(seats) for n in blocks[(k - seat) % seats]]


def agree(one: list[int], other: list[int]) -> bool:
    """Return whether two observers see the same, except for values hidden from either."""
    pairs = zip(one, other, strict=True)
    return all(a == b or HIDDEN in (a, b) for a, b in pairs)
