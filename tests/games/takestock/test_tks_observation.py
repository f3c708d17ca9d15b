"""Observations as numbers for learners."""

import pytest

import moguls
from moguls.games.takestock.material import CARD_OF, KIND_OF
from moguls.games.takestock.observe import MEMORY, OBSERVATION_SIZE, observe
from tests.games.takestock.positions import lay, play, state

PLANES = moguls.game("take-stock").rules.planes
FLAG = (0, 1)
SEEN = (-1, 1)


def test_the_planes_have_these_names_shapes_and_ranges() -> None:
    """Networks depend on the layout: a change requires a new rules version."""
    assert {plane.name: (plane.shape, (plane.low, plane.high)) for plane in PLANES} == {
        "phase": ((10,), FLAG),
        "round": ((1,), (1, 8)),
        "rounds": ((1,), (1, 8)),
        "columns": ((5, 11), FLAG),
        "splits": ((5,), (0, 3)),
        "frozen": ((5,), FLAG),
        "price": ((5,), (1, 48)),
        "supply": ((1,), (0, 30)),
        "draw_left": ((1,), (0, 55)),
        "num_discards": ((1,), (0, 55)),
        "events_left": ((1,), (0, 40)),
        "above_closed": ((1,), (-1, 40)),
        "insider_stock": ((5,), FLAG),
        "taken": ((1,), (0, 3)),
        "seated": ((6,), FLAG),
        "score": ((6,), (0, 8 * 55 * 48)),
        "turn": ((6,), FLAG),
        "active": ((6,), FLAG),
        "dealer": ((6,), FLAG),
        "tokens": ((6,), (0, 30)),
        "hand_size": ((6,), (0, 55)),
        "kept_size": ((6,), (0, 40)),
        "unchosen_size": ((6,), (0, 40)),
        "certificates": ((6, 55), FLAG),
        "hand": ((55,), FLAG),
        "kept": ((24,), (0, 4)),
        "drawn": ((24,), (0, 2)),
        "shown": ((6, 55), SEEN),
        "discards": ((55,), SEEN),
        "in_pile": ((55,), SEEN),
        "from_pile": ((6,), (-1, 55)),
        "played_events": ((24,), (-1, 4)),
        "unchosen_events": ((24,), (-1, 4)),
        "unseen_events": ((24,), (-1, 4)),
    }
    starts = [plane.start for plane in PLANES]
    assert starts == [0, *(sum(p.count for p in PLANES[: k + 1]) for k in range(len(PLANES) - 1))]
    assert sum(plane.count for plane in PLANES) == OBSERVATION_SIZE


@pytest.mark.rule("TKS-H1")
def test_what_an_array_held_before_does_not_show() -> None:
    s, clean, used = state(lay()), [0] * OBSERVATION_SIZE, [77] * (OBSERVATION_SIZE + 2)

    observe(s, 0, clean)
    observe(s, 0, used)

    assert used == [*clean, 77, 77]


@pytest.mark.rule("TKS-H1", "TKS-V12")
def test_what_lies_on_the_table_is_seen_and_what_is_gone_is_not() -> None:
    out = [0] * OBSERVATION_SIZE
    table = lay(kept=["audit, audit", "bull"], columns="oil 3", discards="corn 2")

    observe(state(table), 0, out)
    seen = table.observation(0)

    assert out[MEMORY:] == [-1] * (OBSERVATION_SIZE - MEMORY)
    assert [card for card, n in enumerate(seen["hand"]) if n] == sorted(
        CARD_OF[name] for name in ("corn 5", "oil 2", "gems 3")
    )
    assert (seen["kept"][KIND_OF["audit"]], sum(seen["kept"])) == (2, 2)
    assert (seen["kept_size"], seen["hand_size"]) == ([2, 1, 0, 0, 0, 0], [3, 3, 0, 0, 0, 0])
    assert (seen["num_discards"], seen["price"]) == ([1], [1, 1, 1, 3, 1])


@pytest.mark.rule("TKS-H1")
def test_a_perfect_memory_has_what_was_seen() -> None:
    table = lay(
        ["corn 5, oil 2", "gems 3"],
        kept=["insider corn", "bull"],
        unchosen=["bear", "freeze"],
        discards="corn 2, corn 3",
        pile="chips 2",
        rest="certificates",
    )
    play(table, "discard corn 5, play insider corn; insider take corn 2, discard oil 2")

    seen = table.observation(1, perfect_memory=True)
    shown = [at for at, n in enumerate(seen["shown"]) if n]
    assert shown == [55 + CARD_OF["corn 2"]]  # the seat after the observer
    assert [card for card, n in enumerate(seen["discards"]) if n] == sorted(
        CARD_OF[name] for name in ("corn 3", "corn 5", "oil 2")
    )
    assert [card for card, n in enumerate(seen["in_pile"]) if n] == [CARD_OF["chips 2"]]
    assert seen["from_pile"] == [1, 0, 0, 0, 0, 0]
    assert seen["played_events"][KIND_OF["insider corn"]] == 1
    assert seen["unchosen_events"][KIND_OF["freeze"]] == 1
    assert seen["unseen_events"][KIND_OF["bear"]] == 1
    assert seen["unseen_events"][KIND_OF["bull"]] == 0


@pytest.mark.rule("TKS-A5", "TKS-H1")
def test_the_two_events_drawn_are_seen_by_who_chooses() -> None:
    table = play(lay(events="audit, audit"), "discard corn 5, draw two")

    assert table.observation(0)["drawn"][KIND_OF["audit"]] == 2
    assert not any(table.observation(1)["drawn"])
