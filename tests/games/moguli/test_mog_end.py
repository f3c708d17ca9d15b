"""Moguli: ends by four pawns across, by a stall, and by the longest game."""

from typing import Any

import pytest

from moguls.core.play.playthrough import Playthrough
from moguls.games.moguli.material import GATES
from tests.games.moguli.positions import FREE, RACE, STUCK, lay, moves_of, play, refused, state

pytestmark = pytest.mark.usefixtures("engine")

NOBODY = FREE.replace("x", ".")


def result(table: Playthrough) -> tuple[list[int], str]:
    assert table.over
    return table.winners, table.view(None)["result"]["why"]


@pytest.mark.rule("MOG-E1")
def test_the_second_player_wins_with_its_fourth_pawn_across() -> None:
    table = play(lay(RACE, first=1), "pawn d6-e7")

    assert result(table) == ([0], "across")
    assert table.scores == [4, 3]
    assert table.check_state()["used"] == []
    assert moves_of(table) == []


@pytest.mark.rule("MOG-E1")
def test_the_first_player_gives_the_other_one_whole_last_turn() -> None:
    table = play(lay(RACE, first=0), "pawn d6-e7")

    assert (table.over, table.turn, table.round) == (False, 1, 2)
    assert table.view(1)["last_turn"]
    play(table, "rotate c4 90, end")
    assert result(table) == ([0], "across")


@pytest.mark.rule("MOG-E1")
def test_with_its_own_fourth_pawn_across_in_the_last_turn_the_game_is_drawn() -> None:
    table = play(lay(RACE, first=0), "pawn d6-e7, rotate c4 90, pawn b2-a1")

    assert result(table) == ([0, 1], "across")
    assert table.scores == [4, 4]
    assert table.returns() == [0.5, 0.5]


@pytest.mark.rule("MOG-E1", "MOG-B6")
def test_no_rotation_and_no_bonus_follow_the_fourth_pawn() -> None:
    table = play(lay(RACE, first=0), "pawn d6-e7")

    assert table.check_state()["rotated"] == []
    assert table.check_state()["used"] == []


@pytest.mark.rule("MOG-E4")
def test_a_pawn_may_leave_the_opposing_start_row() -> None:
    table = play(lay(FREE, turn=1), "pawn a1-b2")

    assert table.scores[1] == 0


@pytest.mark.rule("MOG-E2")
@pytest.mark.parametrize(("options", "stalled"), [({}, 5), ({"stall_turns": "3"}, 2)])
def test_after_enough_turns_without_a_possible_move_the_game_ends(
    options: dict[str, Any], stalled: int
) -> None:
    early = play(lay(NOBODY, stalled=stalled - 1, **options), "end")
    table = play(lay(NOBODY, stalled=stalled, **options), "end")

    assert not early.over
    assert result(table) == ([0, 1], "stall")
    assert table.check_state()["stalled"] == stalled + 1


@pytest.mark.rule("MOG-E2")
def test_at_a_stall_more_pawns_across_win() -> None:
    table = play(lay(NOBODY, turn=1, stalled=5), "end")

    assert table.scores == [0, 1]
    assert result(table) == ([1], "stall")


@pytest.mark.rule("MOG-E2")
def test_a_seat_that_could_move_and_does_not_ends_the_count() -> None:
    table = play(lay(FREE, stalled=5), "end")

    assert not table.over
    assert table.check_state()["stalled"] == 0


@pytest.mark.rule("MOG-E2")
def test_a_move_that_a_rotation_opens_ends_the_count_too() -> None:
    text = FREE.replace("└ ┘", "┐ ┘")
    table = play(lay(text, stalled=5), "rotate a1 180, end")

    assert not table.over
    assert table.check_state()["stalled"] == 0


@pytest.mark.rule("MOG-E2")
def test_a_move_that_a_rotation_closes_was_possible() -> None:
    table = play(lay(FREE, stalled=5), "rotate a1 180, end")

    assert table.check_state()["stalled"] == 0


@pytest.mark.rule("MOG-E2", "MOG-O2")
def test_a_bound_seat_without_a_way_out_counts_as_unable_to_move() -> None:
    table = play(lay(STUCK), "end")

    assert table.check_state()["stalled"] == 1


# A move now, after a rotation, never; by the switch: does the turn count if it is ended at once,
# ended after a rotation that opens or closes, or after a pawn's move?
CLOSED = FREE.replace("└ ┘", "┐ ┘")
COUNTS = [
    (FREE, "end", {"unable": 0, "unable_even_turning": 0, "unmoved": 1}),
    (FREE, "rotate a1 180, end", {"unable": 0, "unable_even_turning": 0, "unmoved": 1}),
    (FREE, "pawn a1-b2, end", {"unable": 0, "unable_even_turning": 0, "unmoved": 0}),
    (CLOSED, "end", {"unable": 1, "unable_even_turning": 0, "unmoved": 1}),
    (CLOSED, "rotate a1 180, end", {"unable": 0, "unable_even_turning": 0, "unmoved": 1}),
    (CLOSED, "rotate e7 90, end", {"unable": 1, "unable_even_turning": 0, "unmoved": 1}),
    (NOBODY, "end", {"unable": 1, "unable_even_turning": 1, "unmoved": 1}),
]


@pytest.mark.rule("MOG-E2")
@pytest.mark.parametrize("stall", ["unable", "unable_even_turning", "unmoved"])
@pytest.mark.parametrize(("text", "moves", "counts"), COUNTS)
def test_which_turns_count_is_as_the_house_rule_has_it(
    text: str, moves: str, counts: dict[str, int], stall: str
) -> None:
    table = play(lay(text, stall=stall, stalled=2), moves)

    assert table.check_state()["stalled"] == (3 if counts[stall] else 0)
    assert table.view(None)["stall"] == stall


@pytest.mark.rule("MOG-E2", "MOG-A2")
def test_a_rotation_that_is_barred_would_not_have_given_a_move() -> None:
    barred = sum(1 << gate for gate in range(35) if gate != GATES.index("e7"))
    table = play(lay(CLOSED, stall="unable_even_turning", barred=barred), "end")

    assert table.check_state()["stalled"] == 1


@pytest.mark.rule("MOG-E2")
def test_under_the_house_rule_six_turns_without_a_move_end_a_game_in_which_all_could_move() -> None:
    table = play(lay(FREE, turn=1, stall="unmoved", stalled=5), "end")

    assert result(table)[1] == "stall"


@pytest.mark.rule("MOG-E3")
@pytest.mark.parametrize(("options", "turns"), [({}, 500), ({"max_turns": "7"}, 7)])
def test_after_the_most_turns_the_game_is_drawn(options: dict[str, str], turns: int) -> None:
    early = play(lay(FREE, turn=1, round=turns - 1, **options), "end")
    table = play(lay(FREE, turn=1, round=turns, **options), "end")

    assert not early.over
    assert result(table) == ([0, 1], "limit")
    assert table.check_state()["turn_number"] == turns


@pytest.mark.rule("MOG-E3")
def test_a_game_without_a_limit_goes_on() -> None:
    assert not play(lay(FREE, round=500, max_turns="0"), "end").over
    assert not play(lay(FREE, round=123456, max_turns=0), "end").over


@pytest.mark.rule("MOG-E3", "MOG-E1")
def test_a_last_turn_is_played_even_after_the_most_turns() -> None:
    table = play(lay(RACE, first=0, round=9, max_turns="9"), "pawn d6-e7")

    assert (table.over, table.round) == (False, 10)
    assert result(play(table, "end")) == ([0], "across")


@pytest.mark.rule("MOG-E3", "MOG-E2")
def test_the_stall_goes_before_the_longest_game() -> None:
    table = play(lay(NOBODY, turn=1, stalled=5, round=500), "end")

    assert result(table) == ([1], "stall")


@pytest.mark.rule("MOG-E1", "MOG-E2")
def test_the_last_turn_goes_before_the_stall() -> None:
    table = play(lay(RACE.replace("└x └. └. └. └.", "└. └. └. └. └."), first=0), "pawn d6-e7")
    s = state(table).copy()
    s.stalled = 5
    table.state = s

    assert result(play(table, "end")) == ([0], "across")


@pytest.mark.rule("MOG-E1")
def test_after_the_end_every_action_is_denied() -> None:
    table = play(lay(RACE, first=1), "pawn d6-e7")

    for move in ("end", "keep", "swap 4", "rotate a1 90", "pawn b2-a1"):
        assert refused(table, move) == ("MOG-E1", "over")
