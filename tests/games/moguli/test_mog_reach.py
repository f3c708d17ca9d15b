"""Moguli: gates in reach of a pawn, drawn as text pictures (see pictures.py)."""

import pytest

from moguls.games.moguli.material import codes
from moguls.games.moguli.reach import reach
from moguls.games.moguli.state import State
from moguls.games.moguli.switches import CYLINDER
from moguls.games.moguli.walks import walks
from tests.games.moguli.pictures import Picture, read


def drawn_ends(picture: Picture) -> tuple[list[str], list[str]]:
    """Return the drawn ends, and those with a bonus."""
    return codes(picture.ends), codes(picture.bonus)


def legal_ends(picture: Picture) -> tuple[list[str], list[str]]:
    """Return the ends by the rules; the search for walks must find the same."""
    s, pawn = picture.state, picture.pawn
    every, bonus = reach(s, pawn, s.pawns[0] | s.pawns[1]), reach(s, pawn, s.pawns[1])
    assert walked(s, pawn) == (every, bonus)
    return codes(every), codes(bonus)


def walked(s: State, pawn: int) -> tuple[int, int]:
    every = bonus = 0
    for gate, with_bonus in walks(s, pawn.bit_length() - 1):
        every |= 1 << gate
        bonus |= with_bonus << gate
    return every, bonus


def check(text: str, **fields: int) -> None:
    picture = read(text, **fields)
    assert legal_ends(picture) == drawn_ends(picture)


@pytest.mark.rule("MOG-B1", "MOG-B2", "MOG-B4", "MOG-B6")
def test_a_pawn_dives_passes_beneath_an_opposing_pawn_and_comes_up_with_a_bonus() -> None:
    check("""
        over      under
        ┘. ┘+     ┘ ┌
        ┐@ ┘x     └ ┘
    """)


@pytest.mark.rule("MOG-B4", "MOG-B6")
def test_beneath_a_pawn_of_its_own_seat_it_goes_without_a_bonus() -> None:
    check("""
        over      under
        ┘. ┘*     ┘ ┌
        ┐@ ┘o     └ ┘
    """)


@pytest.mark.rule("MOG-B4")
def test_with_nobody_to_pass_beneath_it_goes_nowhere() -> None:
    check("""
        over      under
        ┘. ┘.     ┘ ┌
        ┐@ ┘.     └ ┘
    """)


@pytest.mark.rule("MOG-B1")
def test_paths_that_do_not_meet_do_not_connect() -> None:
    check("""
        over      under
        ┘. ┘.     ┘ ┘
        ┐@ ┘x     └ ┘
    """)


@pytest.mark.rule("MOG-B4")
def test_a_pawn_comes_up_only_at_free_gates_and_pawns_do_not_block_below() -> None:
    check("""
        over         under
        ┘. ┘. ┘+     ┘ ┘ ┌
        ┘. ┘+ ┘x     ┘ ┌ ┘
        ┐@ ┘x ┘.     └ ┘ ┘
    """)


@pytest.mark.rule("MOG-B4", "MOG-B2")
def test_a_walk_below_ends_where_its_path_ends_and_does_not_turn_back() -> None:
    check("""
        over      under
        ┘. ┘.     ┘ ┘
        ┌. ┘x     ┌ ┘
        └@ ┐.     └ ┐
    """)


@pytest.mark.rule("MOG-B2", "MOG-B3")
def test_it_may_walk_over_first_to_where_it_dives() -> None:
    check("""
        over         under
        ┘. ┘. ┘+     ┘ ┘ ┌
        ┘. ┌. ┌x     ┘ ┌ ┘
        └@ ┘. ┐.     ┐ ┌ └
    """)


@pytest.mark.rule("MOG-B3")
def test_a_pawn_on_the_way_over_blocks_it() -> None:
    check("""
        over         under
        ┘. ┘. ┘.     ┘ ┘ ┌
        ┘. ┌. ┌x     ┘ ┌ ┘
        └@ ┘o ┐.     ┐ ┌ └
    """)


@pytest.mark.rule("MOG-B2", "MOG-B3", "MOG-B6")
def test_after_it_has_come_up_it_may_walk_on_over_free_gates() -> None:
    check("""
        over         under
        ┘. ┘. ┌+     ┘ ┘ ┘
        ┘. ┌+ ┘+     ┘ ┌ ┌
        ┐@ ┘x ┘.     └ ┘ ┌
    """)


@pytest.mark.rule("MOG-B3")
def test_the_last_walk_stops_before_a_pawn() -> None:
    check("""
        over         under
        ┘. ┘. ┌o     ┘ ┘ ┘
        ┘. ┌+ ┘+     ┘ ┌ ┌
        ┐@ ┘x ┘.     └ ┘ ┌
    """)


@pytest.mark.rule("MOG-B2", "MOG-B5")
def test_round_a_loop_it_comes_to_every_gate_but_the_one_where_it_dived() -> None:
    check("""
        over      under
        ┘+ └+     ┌ ┐
        ┐@ ┘x     └ ┘
    """)


@pytest.mark.rule("MOG-B5", "MOG-B2")
def test_where_it_can_dive_elsewhere_on_the_loop_it_may_come_up_at_its_start_gate() -> None:
    check("""
        over      under
        ┌+ └+     ┌ ┐
        └0 ┌x     └ ┘
    """)


@pytest.mark.rule("MOG-B2", "MOG-B4")
def test_its_own_start_gate_is_free_and_no_pawn_to_pass_beneath() -> None:
    check("""
        over      under
        ┘. ┘.     ┘ ┌
        └. ┘@     └ ┘
    """)


@pytest.mark.rule("MOG-B5", "MOG-B2")
def test_from_its_start_gate_it_may_walk_on_even_to_the_gate_where_it_dived() -> None:
    check("""
        over         under
        ┘. └0 ┘+     ┘ ┐ ┌
        ┘. ┐+ ┌x     ┘ └ ┘
    """)


@pytest.mark.rule("MOG-V2")
def test_on_the_cylinder_a_row_goes_on_at_its_other_end() -> None:
    check(
        """
        over                under
        ┘+ ┐. ┐. ┐. ┐.     ┌ └ └ └ └
        ┘x ┐. ┐. ┐. ┐@     ┘ └ └ └ └
    """,
        options=CYLINDER,
    )


@pytest.mark.rule("MOG-V2")
def test_on_the_flat_board_a_row_ends() -> None:
    check("""
        over                under
        ┘. ┐. ┐. ┐. ┐.     ┌ └ └ └ └
        ┘x ┐. ┐. ┐. ┐@     ┘ └ └ └ └
    """)
