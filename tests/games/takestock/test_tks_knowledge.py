"""Information of seats, and redeals of hidden cards."""

from collections import Counter
from collections.abc import Callable, Iterator
from itertools import combinations, permutations
from typing import Any

import pytest

import moguls
from moguls.games.takestock.check import card_names, event_names
from moguls.games.takestock.event_bags import KIND_AT, RETURNING, added
from moguls.games.takestock.material import (
    CARD_OF,
    KIND_NAMES,
    KIND_OF,
    MARKET_CLOSED,
    NUM_EVENTS,
    card_name,
)
from moguls.games.takestock.resample import draw_pile, hidden_events
from moguls.games.takestock.state import Phase, State
from moguls.kernel.rules.chance import stream
from tests.chances import evenly, looks_like
from tests.games.takestock.positions import ENGINE, lay, play, state

DRAWS = 4000
THREE = ["corn 2, corn 3", "gems 2, gems 3", "oil 2, oil 3"]


def redealt(s: State, seat: int, draws: int = DRAWS) -> Iterator[State]:
    game = moguls.game("take-stock")
    for number in range(draws):
        twin = s.copy()
        twin.rng = stream(2006, number)
        if ENGINE["name"] == "jit":
            position = game.native().position(twin.pack())
            position.redeal(seat)
            made = position.state
            assert isinstance(made, State)
            twin = made
        else:
            game.rules.redeal(twin, seat)
        yield twin


def shares(s: State) -> tuple[str, ...]:
    """Write the hands of the others, and the draw pile in its order."""
    hands = [", ".join(card_names(cards)) for cards in s.hands[1 : s.seats]]
    return (*hands, ", ".join(card_name(card) for card in s.pile[s.pile_at : s.pile_end]))


def names(cards: Any) -> str:
    return ", ".join(sorted(cards))


# -- shares ---------------------------------------------------------------------------------------


@pytest.mark.rule("TKS-H1")
def test_hidden_hands_and_the_draw_pile_are_drawn_again_evenly() -> None:
    table = lay(
        ["corn 2, corn 3", "gems 2, gems 3", "oil 2"], pile="oil 4, movies 9", rest="certificates"
    )
    hidden = {"gems 2", "gems 3", "oil 2", "oil 4", "movies 9"}
    worlds = [
        (names(first), second, ", ".join(pile))
        for first in combinations(sorted(hidden), 2)
        for second in sorted(hidden - {*first})
        for pile in permutations(sorted(hidden - {*first, second}))
    ]

    found = [shares(twin) for twin in redealt(state(table), 0)]

    assert len(worlds) == 60
    assert looks_like(found, evenly(worlds))


@pytest.mark.rule("TKS-H1", "TKS-V4")
def test_a_card_taken_by_an_insider_is_known_until_it_leaves_the_hand() -> None:
    table = lay(
        ["corn 2, corn 3", "gems 12, gems 3", "oil 2"],
        kept=["", "insider gems", ""],
        pile="oil 4, movies 9",
        discards="gems 5",
        rest="certificates",
        active=1,
        turn=1,
    )

    play(table, "discard gems 12, play insider gems; insider take gems 5, discard gems 3")
    assert card_names(state(table).shown) == ["gems 5"]
    found = [shares(twin) for twin in redealt(state(table), 0)]

    hidden = {"oil 2", "oil 4", "movies 9"}
    assert looks_like(
        found,
        evenly(
            ("gems 5", mine, ", ".join(pile))
            for mine in sorted(hidden)
            for pile in permutations(sorted(hidden - {mine}))
        ),
    )
    play(table, "insider done; discard oil 2, keep; raise corn 2; discard gems 5, keep")
    assert card_names(state(table).shown) == []


@pytest.mark.rule("TKS-H1")
def test_after_a_reshuffle_old_hands_and_the_new_pile_do_not_mix() -> None:
    table = lay(
        ["corn 2, corn 3", "gems 2, gems 3", "oil 2, oil 3"],
        discards="movies 2, movies 3, movies 4",
        rest="certificates",
    )
    table.later_chance = None

    play(table, "raise corn 3")
    table.chance({"chance": "reshuffle", "order": ["movies 4", "movies 2", "movies 3"]})
    found = [shares(twin) for twin in redealt(state(table), 0)]

    old, new = ["gems 2", "gems 3", "oil 2", "oil 3"], ["movies 2", "movies 3", "movies 4"]
    worlds = [
        (names([*first, drawn]), names({*old} - {*first}), ", ".join(pile))
        for first in combinations(old, 2)
        for drawn in new
        for pile in permutations(sorted({*new} - {drawn}))
    ]
    assert len(worlds) == 36
    assert looks_like(found, evenly(worlds))


@pytest.mark.rule("TKS-H1")
def test_hands_of_three_piles_are_drawn_again_each_from_its_own() -> None:
    table = lay(THREE, rest="certificates", pile="movies 9, movies 8")
    s = state(table)
    s.lots = 2
    for name, lot in {"gems 2": 0, "gems 3": 1, "oil 2": 0, "oil 3": 1}.items():
        s.lot[CARD_OF[name]] = lot
    for name in ("movies 9", "movies 8"):
        s.lot[CARD_OF[name]] = 2

    found = [shares(twin) for twin in redealt(s, 0)]

    first = [("gems 2", "oil 2"), ("oil 2", "gems 2")]
    second = [("gems 3", "oil 3"), ("oil 3", "gems 3")]
    piles = ["movies 8, movies 9", "movies 9, movies 8"]
    worlds = [
        (names([a[0], b[0]]), names([a[1], b[1]]), pile)
        for a in first
        for b in second
        for pile in piles
    ]
    assert looks_like(found, evenly(worlds))


# -- events ---------------------------------------------------------------------------------------


def hidden_from(s: State, seat: int) -> list[str]:
    bag = hidden_events(s, seat)
    return [KIND_NAMES[KIND_AT[i]] for i in range(NUM_EVENTS) if bag >> i & 1]


def worlds_of(
    hidden: list[str], places: int, fits: Callable[[tuple[str, ...]], bool]
) -> Counter[tuple[str, ...]]:
    """Count the ways to put hidden cards in the first places; the rest has equally many each."""
    return Counter(way for way in permutations(hidden, places) if fits(way))


def bag_of(text: str) -> int:
    bag = 0
    for name in text.split(", "):
        bag = added(bag, KIND_OF[name])
    return bag


@pytest.mark.rule("TKS-H1", "TKS-S3")
def test_kept_and_unchosen_events_and_the_pile_are_drawn_again_evenly() -> None:
    table = lay(
        [*THREE],
        kept=["bear", "audit", ""],
        unchosen=["options-up", "", "split oil"],
        closed_after=1,
    )
    s = state(table)
    hidden = hidden_from(s, 0)
    assert len(hidden) == 1 + 1 + 1 + 10

    found = []
    for twin in redealt(s, 0):
        one, other = event_names(twin.kept[1]), event_names(twin.unchosen[2])
        found.append((one[0], other[0], KIND_NAMES[twin.events[twin.event_at]]))
        assert twin.events[twin.event_at + 1] == MARKET_CLOSED
        assert (twin.kept[0], twin.unchosen[0]) == (s.kept[0], s.unchosen[0])
        assert sorted(hidden_from(twin, 0)) == sorted(hidden)

    pairs = worlds_of(hidden, 2, lambda _: True)
    assert looks_like([way[:2] for way in found], grouped(pairs))
    assert looks_like([way[1:] for way in found], grouped(pairs))


def grouped(ways: Counter[tuple[str, ...]], least: int = 10) -> dict[Any, float]:
    """Return the ways as weights; there must be enough draws for each."""
    assert DRAWS * min(ways.values()) / ways.total() >= least
    return dict(ways)


@pytest.mark.rule("TKS-H1", "TKS-A5")
def test_two_drawn_events_are_known_to_the_seat_that_chooses_alone() -> None:
    table = lay(THREE, events="bull, audit", closed_after=2)
    s = state(play(table, "discard corn 2, draw two"))
    hidden = hidden_from(s, 1)
    assert len(hidden) == len(hidden_from(s, 0)) + 2

    assert all(twin.drawn == s.drawn for twin in redealt(s, 0, 20))
    found = [tuple(KIND_NAMES[kind] for kind in twin.drawn) for twin in redealt(s, 1)]
    assert looks_like(found, grouped(worlds_of(hidden, 2, lambda _: True)))


@pytest.mark.rule("TKS-H1", "TKS-S5", "TKS-V12")
def test_what_was_put_under_the_pile_stays_there_in_an_order_that_nobody_knows() -> None:
    table = lay(
        ["corn 11, corn 3", "gems 2", "oil 2"],
        columns="corn 10",
        splits="gems",
        frozen="oil",
        unchosen=["", "bear, freeze", ""],
        closed_after=1,
        totals=[1, 0, 2],
    )
    play(table, "raise corn 11")
    s = state(table)
    assert s.buried[0] >= 3
    under = s.events[s.event_end - s.buried[0] : s.event_end]

    lowest = []
    for twin in redealt(s, 0):
        assert sorted(twin.events[s.event_end - s.buried[0] : s.event_end]) == sorted(under)
        lowest.append(twin.events[s.event_end - 1])
        assert not twin.unchosen[1] & RETURNING
    assert looks_like(lowest, Counter(under))


@pytest.mark.rule("TKS-H1", "TKS-S5")
def test_an_unchosen_event_that_stayed_out_neither_splits_nor_freezes() -> None:
    table = lay(
        THREE, unchosen=["", "bear", "audit, split oil"], kept=["", "freeze", ""], closed_after=0
    )
    s = state(table)
    s.stale = [0, 1, 1, 0, 0, 0]
    hidden = hidden_from(s, 0)

    found = [
        (event_names(twin.unchosen[1])[0], event_names(twin.kept[1])[0]) for twin in redealt(s, 0)
    ]
    ways = worlds_of(
        hidden, 3, lambda way: not {"freeze", "split"} & {way[0].split()[0], way[1].split()[0]}
    )
    pairs: Counter[tuple[str, ...]] = Counter()
    for way, count in ways.items():
        pairs[way[0], way[2]] += count

    assert looks_like(found, grouped(pairs, 5))


@pytest.mark.rule("TKS-H1", "TKS-S5")
@pytest.mark.parametrize("stale", [0, 1])
def test_an_old_kept_event_is_one_that_the_seat_had_not_seen_when_the_market_closed(
    stale: int,
) -> None:
    table = lay(
        THREE,
        kept=["", "audit, bull", ""],
        unchosen=["", "", "bear"],
        closed_after=0,
        kept_events="stay",
    )
    s = state(table)
    s.possible[0] = bag_of("audit, audit, bull, freeze, split oil, bear")
    s.aged[1], s.stale[2] = 2, stale
    hidden = hidden_from(s, 0)

    def fits(way: tuple[str, ...]) -> bool:
        able = bag_of(", ".join(way[:2])) & ~s.possible[0] == 0
        return able and not (stale and {"freeze", "split"} & {way[2].split()[0]})

    found = [
        (names(event_names(twin.kept[1])), *event_names(twin.unchosen[2])) for twin in redealt(s, 0)
    ]
    ways: Counter[tuple[str, ...]] = Counter()
    for way, count in worlds_of(hidden, 3, fits).items():
        ways[names(way[:2]), way[2]] += count

    assert looks_like(found, grouped(ways, 3))


@pytest.mark.rule("TKS-S5", "TKS-H1")
def test_as_the_market_closes_each_seat_remembers_what_it_has_not_seen() -> None:
    table = lay(
        ["corn 5, oil 3", "oil 2, gems 2"],
        kept=["audit", "bull, freeze"],
        unchosen=["bear", "split corn"],
        closed_after=0,
        kept_events="stay",
        tokens=[1, 1],
    )

    play(table, "discard corn 5, keep")

    s = state(table)
    assert s.aged[:2] == [1, 2]
    assert {"bull", "freeze", "split corn"} <= {*event_names(s.possible[0])}
    assert not {"bear", "market-closed"} & {*event_names(s.possible[0])}
    assert {"audit", "bear"} <= {*event_names(s.possible[1])}
    assert "bull" not in event_names(s.possible[1])


@pytest.mark.rule("TKS-H1", "TKS-A7")
def test_an_old_kept_event_may_be_the_one_that_was_played() -> None:
    table = lay(kept=["audit, no-change", ""], kept_events="stay")
    s = state(table)
    s.aged[0], s.possible[1] = 2, bag_of("audit, no-change")
    table.state = s

    play(table, "discard corn 5, play no-change")

    assert state(table).aged[0] == 1


@pytest.mark.rule("TKS-H1")
def test_the_view_shows_a_seat_its_own_cards_only() -> None:
    table = lay(["corn 5, oil 2", "gems 3"], kept=["audit", "bull"], unchosen=["bear", "freeze"])

    seen = table.view(0)
    assert seen["hands"] == [["corn 5", "oil 2"], None]
    assert (seen["hand_sizes"], seen["kept_sizes"]) == ([2, 1], [1, 1])
    assert (seen["kept"], seen["unchosen"]) == ([["audit"], None], [["bear"], None])
    assert table.view(None)["hands"] == [None, None]
    play(table, "discard corn 5, draw two")
    assert table.view(1)["drawn"] == [None, []]
    mine = table.view(0)["drawn"]
    assert mine == [sorted(KIND_NAMES[kind] for kind in state(table).drawn), None]


@pytest.mark.rule("TKS-H1")
def test_all_may_count_the_events_above_market_closed() -> None:
    table = lay(closed_after=3)
    assert table.view(1)["above_closed"] == 3
    play(table, "discard corn 5, keep")
    assert table.view(1)["above_closed"] == 2


@pytest.mark.rule("TKS-H1")
def test_nothing_known_is_drawn_again_in_the_middle_of_any_phase() -> None:
    game = moguls.game("take-stock", rounds=2)
    for seed in range(4):
        table = game.new(3, seed)
        while not table.over:
            seat = int(state(table).rng + table.ply) % 3
            for twin in redealt(state(table), seat, 1):
                assert game.rules.display.view(twin, seat) == game.rules.display.view(
                    state(table), seat
                )
                assert draw_pile(twin).bit_count() == draw_pile(state(table)).bit_count()
            moves = list(table.legal().values())
            table.step(moves[(seed * 31 + table.ply * 17) % len(moves)])
    assert state(table).phase == Phase.OVER
