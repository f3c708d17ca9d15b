"""Information hidden from a seat reaches it on no path."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from moguls.core.play.playthrough import Playthrough
from tests.laws.world import OWN
from tests.laws.worlds import WORLDS
from tests.strategies import law, numbers_of, play_on, seeds, tables


def seen_by(table: Playthrough, seat: int) -> dict[str, Any]:
    return {
        "view": table.view(seat),
        "events": table.events(seat),
        "observation": numbers_of(table, seat),
        "legal": table.legal() if table.turn == seat else None,
        "denials": table.denials() if table.turn == seat else None,
    }


def redealt(table: Playthrough, seat: int, seed: int) -> Playthrough:
    """Return a copy in which everything hidden from the seat is redealt."""
    twin = table.copy()
    state = twin.state.copy()
    state.rng = seed
    twin.game.rules.redeal(state, seat)
    twin.state = state
    return twin


@law
@given(tables(), seeds)
def test_a_redeal_for_a_seat_changes_nothing_that_it_sees(table: Playthrough, seed: int) -> None:
    for seat in range(table.seats):
        twin = redealt(table, seat, seed)
        assert seen_by(twin, seat) == seen_by(table, seat)
        perfect = {"perfect_memory": True}
        assert numbers_of(twin, seat, **perfect) == numbers_of(table, seat, **perfect)
        assert twin.view(None) == table.view(None)
        assert twin.events(None) == table.events(None)


@law
@given(tables())
def test_what_views_share_and_what_each_has_besides_have_no_key_in_common(
    table: Playthrough,
) -> None:
    public = table.public()
    for seat in (*range(table.seats), None):
        own = table.game.rules.display.own(table.state, seat)
        assert not public.keys() & own.keys()
        assert table.view(seat) == {**public, **own}
        assert table.view(seat, public) == table.view(seat)


@pytest.mark.slow
@law
@given(tables())
def test_what_is_hidden_otherwise_changes_nothing_that_a_seat_sees(table: Playthrough) -> None:
    for seat in range(table.seats):
        twin = table.copy()
        WORLDS[table.game.name].twin(twin.state, seat)
        assert twin.view(seat) == table.view(seat)
        assert numbers_of(twin, seat) == numbers_of(table, seat)
        assert twin.view(None) == table.view(None)
        if table.turn == seat:
            assert twin.legal() == table.legal()
            assert twin.denials() == table.denials()


@law
@given(tables(), seeds)
def test_a_redealt_position_is_a_position_of_the_game(table: Playthrough, seed: int) -> None:
    twin = redealt(table, 0, seed)
    WORLDS[table.game.name].check(twin.state)

    play_on(twin, seed, -1)

    WORLDS[table.game.name].check(twin.state)
    assert twin.over


@law
@given(tables(), seeds)
def test_a_redeal_depends_on_the_counter_alone(table: Playthrough, seed: int) -> None:
    first, second = redealt(table, 0, seed), redealt(table, 0, seed)

    assert first.state == second.state


@law
@given(tables(), st.data())
def test_spectators_see_no_more_than_a_seat(table: Playthrough, data: st.DataObject) -> None:
    """Of a seat's private information they see as much as the other seats."""
    seat = data.draw(st.integers(0, table.seats - 1))
    watched, seated = table.view(None), table.view(seat)
    private = WORLDS[table.game.name].private
    same = [key for key in watched if watched[key] == seated[key]]

    assert set(watched) == set(seated)
    assert set(watched) - set(same) <= {*OWN, *private}
    assert watched["actions"] == []
    for key in private:
        for other in set(range(table.seats)) - {seat}:
            assert watched[key][other] == seated[key][other]


@law
@given(tables())
def test_the_planes_cover_an_observation_and_hold_their_ranges(table: Playthrough) -> None:
    planes = table.game.rules.planes
    places = [i for plane in planes for i in range(plane.start, plane.start + plane.count)]
    assert places == list(range(len(places)))
    assert len({plane.name for plane in planes}) == len(planes)
    for seat in range(table.seats):
        for more in ({}, {"perfect_memory": True}):
            seen = table.observation(seat, **more)
            for plane in planes:
                assert all(plane.low <= n <= plane.high for n in seen[plane.name]), plane.name


@law
@given(tables())
def test_each_seat_finds_itself_first_in_its_observation(table: Playthrough) -> None:
    most = table.game.seats[-1]
    for seat in range(table.seats):
        seen = table.observation(seat, perfect_memory=True)
        ahead = [table.scores[(seat + k) % table.seats] for k in range(table.seats)]
        assert seen["score"] == [*ahead, *[0] * (most - table.seats)]
        turns = [(seat + k) % table.seats == table.turn for k in range(table.seats)]
        assert seen["turn"][: table.seats] == turns
        if len(table.game.seats) > 1:
            assert seen["seated"] == [1] * table.seats + [0] * (most - table.seats)
