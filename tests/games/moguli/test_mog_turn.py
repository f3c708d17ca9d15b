"""Moguli: the two actions of a turn, the bonus, and barred tiles."""

import pytest

from moguls.games.moguli.material import GATES
from tests.games.moguli.positions import BOUND, FREE, STUCK, lay, moves_of, play, refused, state

pytestmark = pytest.mark.usefixtures("engine")


@pytest.mark.rule("MOG-T1")
def test_a_turn_may_end_at_once() -> None:
    table = play(lay(FREE), "end")

    assert (table.turn, table.round) == (1, 2)


@pytest.mark.rule("MOG-T1")
@pytest.mark.parametrize("moves", ["rotate e7 90, pawn a1-b2", "pawn a1-b2, rotate e7 90"])
def test_a_rotation_and_a_move_go_in_either_order(moves: str) -> None:
    table = play(lay(FREE), moves)

    assert table.check_state()["used"] == ["pawn", "rotate"]
    assert table.turn == 0


@pytest.mark.rule("MOG-T1")
def test_each_action_can_be_used_once() -> None:
    assert refused(play(lay(FREE), "rotate e7 90"), "rotate e6 90") == ("MOG-T1", "rotated")
    assert refused(play(lay(FREE), "pawn a1-b2"), "pawn b2-a1") == ("MOG-T1", "moved")
    assert moves_of(play(lay(FREE), "pawn a1-b2"), "pawn") == []


@pytest.mark.rule("MOG-T1")
def test_when_nothing_is_left_the_turn_is_ended_by_a_step_of_its_own() -> None:
    table = play(lay(FREE), "pawn a1-b2, rotate e7 90, rotate e7 90")

    assert moves_of(table) == ["end"]


@pytest.mark.rule("MOG-T1")
def test_under_the_house_rule_a_pawn_that_can_move_must() -> None:
    table = lay(FREE, compulsory_move="on")

    assert refused(table, "end") == ("MOG-T1", "must_move")
    assert refused(table, "rotate b1 180") == ("MOG-T1", "keeps_still")
    assert moves_of(play(table, "rotate e7 90")) == ["pawn a1-b2"]
    assert "end" in moves_of(play(table, "pawn a1-b2"))


@pytest.mark.rule("MOG-T1")
def test_under_the_house_rule_a_seat_that_cannot_move_need_not() -> None:
    table = lay(FREE.replace("x", "."), compulsory_move="on")

    assert "end" in moves_of(table)
    assert len(moves_of(table, "rotate")) == 105


@pytest.mark.rule("MOG-A1")
@pytest.mark.parametrize(("degrees", "code"), [(90, "s1"), (180, "s2"), (270, "s3")])
def test_a_tile_turns_clockwise_in_its_place(degrees: int, code: str) -> None:
    table = lay(FREE)
    before = table.check_state()["tiles"]
    assert before[GATES.index("e7")] == "s0"

    after = play(table, f"rotate e7 {degrees}").check_state()["tiles"]

    assert after == [*before[:-1], code]


@pytest.mark.rule("MOG-A1", "MOG-C1")
def test_both_faces_turn_together() -> None:
    table = play(lay(FREE), "rotate b2 90")
    tile = table.view(None)["tiles"][GATES.index("b2")]

    assert (tile["over"], tile["under"]) == ("NE", "SW")  # they were NW and SE


@pytest.mark.rule("MOG-A1")
def test_a_pawn_stays_on_the_tile_that_turns() -> None:
    table = lay(FREE)
    before = table.check_state()["pawns"]

    assert play(table, "rotate b1 90").check_state()["pawns"] == before


@pytest.mark.rule("MOG-A1", "MOG-A3")
def test_all_tiles_may_be_rotated_even_by_a_seat_that_cannot_move() -> None:
    assert len(moves_of(lay(FREE), "rotate")) == 105
    assert len(moves_of(lay(STUCK), "rotate")) == 105
    assert moves_of(lay(STUCK), "pawn") == []


@pytest.mark.rule("MOG-A2")
def test_what_the_other_has_just_rotated_may_not_be_rotated() -> None:
    table = play(lay(FREE), "rotate e7 90, end")

    assert refused(table, "rotate e7 270") == ("MOG-A2", "barred")
    assert table.check_state()["rotated"] == ["e7"]
    play(table, "rotate a7 90, end")
    assert table.check_state()["rotated"] == ["a7"]


@pytest.mark.rule("MOG-A2", "MOG-B6")
def test_after_a_bonus_two_tiles_are_barred() -> None:
    table = play(lay(FREE), "rotate e7 90, pawn a1-b2, rotate e6 90, end")

    assert table.check_state()["rotated"] == ["e6", "e7"]
    assert len(moves_of(table, "rotate")) == 99


@pytest.mark.rule("MOG-A2", "MOG-B6")
def test_a_barred_tile_is_barred_from_the_bonus_too() -> None:
    table = play(lay(FREE, barred=1 << 34), "pawn a1-b2, rotate e6 90")

    assert refused(table, "rotate e7 90") == ("MOG-A2", "barred")


@pytest.mark.rule("MOG-B6")
def test_passing_beneath_an_opposing_pawn_earns_a_second_rotation() -> None:
    table = play(lay(FREE), "rotate e7 90, pawn a1-b2, rotate e7 90")

    assert table.check_state()["used"] == ["bonus", "pawn", "rotate"]
    assert refused(table, "rotate e6 90") == ("MOG-B6", "bonus_used")


@pytest.mark.rule("MOG-B6")
def test_passing_beneath_ones_own_earns_none() -> None:
    table = play(lay(BOUND), "rotate e7 90, pawn a1-b2")

    assert refused(table, "rotate e6 90") == ("MOG-B6", "no_bonus")


@pytest.mark.rule("MOG-B6")
def test_the_bonus_needs_the_move_to_be_made() -> None:
    assert moves_of(play(lay(FREE), "rotate e7 90"), "rotate") == []


@pytest.mark.rule("MOG-B6", "MOG-A2")
def test_a_tile_that_is_back_as_it_was_has_been_rotated() -> None:
    table = lay(FREE)
    before = table.check_state()["tiles"]
    play(table, "rotate e7 90, pawn a1-b2, rotate e7 270, end")

    assert table.check_state()["tiles"] == before
    assert refused(table, "rotate e7 90") == ("MOG-A2", "barred")


@pytest.mark.rule("MOG-B5")
def test_a_move_may_end_where_it_began_only_under_the_house_rule() -> None:
    text = """
        over      under
        ┌+ └+     ┌ ┐
        └0 ┌x     └ ┘
    """

    assert refused(lay(text), "pawn a1-a1") == ("MOG-B5", "same_gate")
    table = play(lay(text, null_move="on"), "pawn a1-a1")
    assert table.check_state()["used"] == ["pawn"]
    assert state(table).earned == 1


@pytest.mark.rule("MOG-S1", "MOG-B4", "MOG-B2")
def test_the_reasons_against_a_pawn_move_are_told() -> None:
    table = lay(FREE)

    assert refused(table, "pawn a1-b1") == ("MOG-S1", "occupied")
    assert refused(table, "pawn a1-a2") == ("MOG-B4", "no_way")
    assert refused(table, "pawn b1-a2") == ("MOG-B2", "no_pawn")
