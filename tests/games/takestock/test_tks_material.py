"""Cards, tokens and scales."""

from collections import Counter

import pytest

from moguls.games.takestock import material as m
from moguls.games.takestock.event_bags import (
    ALL_EVENTS,
    KIND_AT,
    RETURNING,
    added,
    count_of,
    joined,
    removed,
    without,
)
from moguls.games.takestock.round_end import shares
from tests.games.takestock.positions import lay, state


@pytest.mark.rule("TKS-C1")
def test_there_are_five_stocks_of_twelve_values_of_which_the_ones_are_never_held() -> None:
    names = {f"{stock} {value}" for stock in m.STOCKS for value in range(2, 13)}

    assert set(m.CARD_OF) == names
    assert len(m.CARD_OF) == m.NUM_CARDS == 55


@pytest.mark.rule("TKS-C1")
@pytest.mark.parametrize(
    ("scale", "shown"),
    [
        ("thirds", [1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3]),
        ("four_steps", [1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4]),
    ],
)
def test_a_certificate_shows_shares_by_the_scale(scale: str, shown: list[int]) -> None:
    for value, count in zip(range(2, 13), shown, strict=True):
        table = lay(certificates=[f"movies {value}", ""], scale=scale)
        assert shares(state(table), 0, m.STOCKS.index("movies")) == count


@pytest.mark.rule("TKS-C2")
def test_the_events_are_the_published_forty() -> None:
    events = Counter(m.KIND_NAMES[kind] for kind in m.EVENTS)

    assert events.total() == 40
    for stock in m.STOCKS:
        mine = (events[f"split {stock}"], events[f"crash {stock}"], events[f"insider {stock}"])
        assert mine == (3, 1, 1)
    assert (events["audit"], events["freeze"], events["no-change"]) == (4, 3, 2)
    others = ("bull", "bear", "options-up", "options-down", "market-crash", "market-closed")
    assert [events[name] for name in others] == [1] * 6


@pytest.mark.rule("TKS-C2")
def test_a_bag_holds_as_many_events_of_a_kind_as_there_are() -> None:
    bag = 0
    for kind in m.EVENTS:
        bag = added(bag, kind)
    assert bag == ALL_EVENTS
    assert [count_of(bag, kind) for kind in range(m.NUM_KINDS)] == list(m.COPIES)

    without_audit = removed(bag, m.AUDIT)
    assert count_of(without_audit, m.AUDIT) == 3
    assert joined(without_audit, added(0, m.AUDIT)) == bag
    assert without(bag, bag) == 0
    kinds = {KIND_AT[i] for i in range(40) if RETURNING >> i & 1}
    assert kinds == {m.FREEZE, *range(5)}


@pytest.mark.rule("TKS-C3")
def test_there_are_thirty_tokens() -> None:
    table = lay(tokens=[4, 4])

    assert sum(state(table).tokens) + state(table).supply == m.NUM_TOKENS == 30
