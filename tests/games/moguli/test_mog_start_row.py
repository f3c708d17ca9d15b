"""Moguli: the duty to leave the start row, and moves back to it."""

import pytest

import moguls
from moguls.games.moguli.material import GATES
from tests.games.moguli.positions import (
    BOUND,
    HOMEWARDS,
    STUCK,
    lay,
    moves_of,
    new_game,
    play,
    refused,
)
from tests.strategies import choices

pytestmark = pytest.mark.usefixtures("engine")


@pytest.mark.rule("MOG-O1")
def test_a_bound_seat_may_not_end_its_turn_while_a_pawn_can_leave() -> None:
    table = lay(BOUND)

    assert refused(table, "end") == ("MOG-O1", "must_free")
    assert moves_of(table, "pawn") == ["pawn a1-b2"]


@pytest.mark.rule("MOG-O1")
def test_a_bound_seat_may_rotate_what_leaves_a_freeing_move() -> None:
    table = lay(BOUND)
    denied = {move for move, denial in table.denials() if denial.code == "keeps_bound"}

    # b1 by 90 opens the way for c1 instead; a1 by 90 and b2 by 90 keep the sides that matter
    assert denied == {f"rotate {tile} {turn}" for tile in ("a1", "b1", "b2") for turn in (180, 270)}
    assert refused(table, "rotate b2 180") == ("MOG-O1", "keeps_bound")
    assert moves_of(play(table, "rotate b1 90")) == ["pawn c1-b2"]


@pytest.mark.rule("MOG-O1")
def test_after_a_rotation_nothing_but_the_freeing_move_is_left() -> None:
    assert moves_of(play(lay(BOUND), "rotate e7 90")) == ["pawn a1-b2"]


@pytest.mark.rule("MOG-O1")
def test_after_the_move_the_duty_is_done_even_if_the_row_is_still_full() -> None:
    table = play(lay(BOUND), "pawn a1-b2")

    assert "end" in moves_of(table)
    assert len(moves_of(table, "rotate")) == 105


@pytest.mark.rule("MOG-O1")
def test_with_two_gates_free_nobody_is_bound() -> None:
    text = BOUND.replace("┐o ┐o ┐o", "┐o ┐. ┐.")

    assert "end" in moves_of(lay(text))


@pytest.mark.rule("MOG-O1")
def test_a_row_filled_by_the_other_binds_too() -> None:
    text = BOUND.replace("┐o ┐o ┐o", "┐x ┐x ┐.")

    assert refused(lay(text), "end") == ("MOG-O1", "must_free")


@pytest.mark.rule("MOG-O1")
def test_without_a_pawn_of_its_own_in_the_row_a_seat_is_not_bound() -> None:
    text = """
        over                under
        ┘. ┘+ └. └. └.      ┘ ┌ └ └ └
        ┐@ ┘x └. └. └.      └ ┘ └ └ └
        ┐x ┐x ┐x ┐x ┐x      ┐ ┐ ┐ ┐ ┐
    """
    table = lay(text)

    assert "end" in moves_of(table)
    assert not table.view(0)["start_row"]["bound"]


@pytest.mark.rule("MOG-O1")
def test_nobody_need_look_for_a_rotation_that_opens_a_way() -> None:
    assert "end" in moves_of(lay(STUCK))


@pytest.mark.rule("MOG-O1")
def test_a_way_that_a_rotation_has_opened_must_be_taken() -> None:
    table = play(lay(STUCK), "rotate b2 90")

    assert moves_of(table) == ["pawn a1-b2"]
    assert refused(table, "end") == ("MOG-O1", "must_free")


@pytest.mark.rule("MOG-O1")
def test_under_the_house_rule_a_tile_that_frees_a_pawn_must_be_turned_and_the_pawn_moved() -> None:
    table = lay(STUCK, start_row_duty="rotation")
    ways = [move for move in moves_of(lay(STUCK), "rotate") if frees(move)]

    assert "rotate b2 90" in ways
    assert moves_of(table) == ways
    assert refused(table, "end") == ("MOG-O1", "must_turn")
    assert refused(table, "pawn a1-b2") == ("MOG-O1", "must_turn")
    assert refused(table, "rotate e7 90") == ("MOG-O1", "opens_none")
    assert moves_of(play(table, "rotate b2 90")) == ["pawn a1-b2"]
    assert "end" in moves_of(play(table, "pawn a1-b2"))


def frees(rotation: str) -> bool:
    return bool(moves_of(play(lay(STUCK), rotation), "pawn"))


@pytest.mark.rule("MOG-O1", "MOG-A2")
def test_under_the_house_rule_too_nobody_is_held_where_no_rotation_frees_a_pawn() -> None:
    ways = {move[7:9] for move in moves_of(lay(STUCK), "rotate") if frees(move)}
    barred = sum(1 << GATES.index(gate) for gate in ways)
    table = lay(STUCK, start_row_duty="rotation", barred=barred)

    assert "end" in moves_of(table)
    assert len(moves_of(table, "rotate")) == 3 * (35 - len(ways))
    assert refused(table, "pawn a1-b2") == ("MOG-O2", "stuck")


@pytest.mark.rule("MOG-O1")
@pytest.mark.parametrize("text", [BOUND, HOMEWARDS])
def test_where_a_pawn_can_leave_or_nobody_is_bound_the_house_rule_changes_nothing(
    text: str,
) -> None:
    assert moves_of(lay(text, start_row_duty="rotation")) == moves_of(lay(text))


@pytest.mark.rule("MOG-O2")
def test_a_bound_seat_without_a_way_out_moves_no_other_pawn() -> None:
    text = """
        over                under
        ┘. ┘+ └. └. └.      ┘ ┌ └ └ └
        ┐@ ┘x └. └. └.      └ ┘ └ └ └
        ┐. ┐o ┐o ┐o ┐o      ┐ ┐ ┐ ┐ ┐
    """
    table = lay(text)

    assert moves_of(table, "pawn") == []
    assert refused(table, "pawn a2-b3") == ("MOG-O2", "stuck")
    assert len(moves_of(table, "rotate")) == 105
    assert "end" in moves_of(table)


@pytest.mark.rule("MOG-O1")
def test_while_a_freeing_move_exists_no_other_pawn_moves() -> None:
    text = """
        over                under
        ┘. ┘+ └. └. └.      ┘ ┌ └ └ └
        ┐@ ┘x ┘. ┘. └.      └ ┘ ┘ ┌ └
        ┐. ┐o ┐o ┘o ┐o      ┐ ┐ └ ┘ ┐
    """
    table = lay(text)

    assert moves_of(table, "pawn") == ["pawn c1-d2"]
    assert refused(table, "pawn a2-b3") == ("MOG-O1", "bound")


@pytest.mark.rule("MOG-O3")
def test_nobody_comes_home_to_a_row_with_only_two_free_gates() -> None:
    assert refused(lay(HOMEWARDS), "pawn b2-a1") == ("MOG-O3", "home_full")


@pytest.mark.rule("MOG-O3")
def test_to_a_row_with_three_free_gates_a_pawn_may_come_home() -> None:
    table = lay(HOMEWARDS.replace("└o └o └o", "└o └o └."))

    assert moves_of(table, "pawn") == ["pawn b2-a1"]


@pytest.mark.rule("MOG-O3")
def test_within_the_row_a_pawn_may_move_while_two_gates_are_free() -> None:
    text = """
        over                under
        ┘+ └x └. └. └.      ┌ ┐ └ └ └
        ┐+ ┌@ └o └o └.      └ ┘ └ └ └
    """

    assert moves_of(lay(text), "pawn") == ["pawn b1-a1", "pawn b1-a2"]


@pytest.mark.rule("MOG-O3")
def test_the_opposing_row_may_be_filled() -> None:
    text = HOMEWARDS.replace("┌. └o └o └o", "┌x └x └x └x")

    assert moves_of(lay(text, turn=1), "pawn") == ["pawn b2-a1"]


@pytest.mark.rule("MOG-O4", "MOG-O1", "MOG-O3")
def test_the_first_two_moves_of_each_seat_leave_its_start_row() -> None:
    numbers = choices(4)
    checked = 0
    for seed in range(8):
        table, made = new_game(moguls.game("moguli"), seed), [0, 0]
        while not table.over and min(made) < 2:
            seat = table.turn
            assert seat is not None
            moves = moves_of(table)
            move = moves[next(numbers) % len(moves)]
            if move.startswith("pawn") and made[seat] < 2:
                row = "17"[seat]
                assert (move[6], move[-1] != row) == (row, True)
                made[seat] += 1
                checked += 1
            table.move(move)
    assert checked > 10
