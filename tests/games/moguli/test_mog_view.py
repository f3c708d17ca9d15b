"""Moguli: the view, effects of actions, and data for drawing."""

import json
from typing import Any

import pytest

import moguls
from moguls.games.moguli.material import GATES
from tests.games.moguli.positions import BOUND, FREE, RACE, STUCK, lay, moves_of, new_game, play
from tests.laws.world import OWN

pytestmark = pytest.mark.usefixtures("engine")


def action(seen: dict[str, Any], move: str) -> dict[str, Any]:
    return next(each for each in seen["actions"] if each["move"] == move)


@pytest.mark.rule("MOG-H1")
def test_both_seats_and_spectators_see_the_same_save_for_their_actions() -> None:
    table = play(lay(FREE), "rotate e7 90")
    seen = [table.view(seat) for seat in (0, 1, None)]

    shared = [{key: value for key, value in each.items() if key not in OWN} for each in seen]

    assert shared[0] == shared[1] == shared[2]
    assert [bool(each["actions"]) for each in seen] == [True, False, False]
    assert seen[1]["wait"] == {"rule": "MOG-T1", "code": "not_your_turn"}
    assert [seen[0]["wait"], seen[2]["wait"]] == [None, None]


@pytest.mark.rule("MOG-H1")
def test_a_tile_shows_both_faces_and_who_stands_on_it() -> None:
    tiles = lay(FREE).view(None)["tiles"]

    assert tiles[GATES.index("b1")] == {
        "gate": "b1",
        "code": "s3",
        "marked": True,
        "over": "NW",
        "under": "NW",
        "pawn": 1,
    }
    assert (tiles[0]["over"], tiles[0]["under"], tiles[0]["pawn"]) == ("SW", "NE", 0)


@pytest.mark.rule("MOG-H1", "MOG-B2", "MOG-B6")
def test_a_pawn_move_shows_one_walk_and_what_it_brings() -> None:
    effect = action(lay(FREE).view(0), "pawn a1-b2")["effect"]

    assert effect == {
        "from": "a1",
        "to": "b2",
        "bonus": True,
        "walk": [["a1", "over"], ["a1", "under"], ["b1", "under"], ["b2", "under"], ["b2", "over"]],
        "across": 0,
        "last": False,
    }
    assert action(lay(RACE, first=1).view(0), "pawn d6-e7")["effect"]["last"]


@pytest.mark.rule("MOG-H1", "MOG-A1")
def test_a_rotation_shows_how_the_tile_will_lie() -> None:
    table = lay(FREE)

    assert action(table.view(0), "rotate e7 270")["effect"] == {
        "tile": "e7",
        "degrees": 270,
        "code": "s3",
        "bonus": False,
    }
    play(table, "rotate e7 270, pawn a1-b2")
    assert action(table.view(0), "rotate e7 90")["effect"]["bonus"]
    assert table.view(0)["bonus"]


@pytest.mark.rule("MOG-O1", "MOG-H1")
def test_a_bound_seat_is_told_so_and_sees_why_it_cannot_end_its_turn() -> None:
    seen = lay(BOUND).view(0)

    assert seen["start_row"] == {"free": 0, "required": 2, "bound": True}
    assert seen["must_move"]
    end = {"move": "end", "id": 0, "legal": False, "rule": "MOG-O1", "code": "must_free"}
    assert seen["actions"][0] == end
    assert not lay(STUCK).view(0)["must_move"]


@pytest.mark.rule("MOG-O1", "MOG-H1")
def test_after_its_move_a_seat_is_bound_no_more_though_its_row_is_still_full() -> None:
    seen = play(lay(BOUND), "pawn a1-b2").view(0)

    assert seen["start_row"] == {"free": 1, "required": 2, "bound": False}


@pytest.mark.rule("MOG-O1", "MOG-H1")
def test_a_seat_that_must_turn_a_tile_first_is_told_so() -> None:
    seen = lay(STUCK, start_row_duty="rotation").view(0)

    assert (seen["must_turn"], seen["must_move"]) == (True, False)
    end = {"move": "end", "id": 0, "legal": False, "rule": "MOG-O1", "code": "must_turn"}
    assert seen["actions"][0] == end
    told = {each["tile"]: each["code"] for each in seen["no_rotation"]}
    assert told["e7"] == "opens_none"
    legal = [each["move"] for each in seen["actions"] if each["legal"]]
    assert legal == [f"rotate {tile} {turn}" for tile, turn in opening(seen)]
    assert not lay(STUCK).view(0)["must_turn"]


def opening(seen: dict[str, Any]) -> list[tuple[str, int]]:
    told = {each["tile"]: each["degrees"] for each in seen["openers"]}
    return [(tile, turn) for tile in GATES if tile in told for turn in told[tile]]


@pytest.mark.rule("MOG-A1", "MOG-A2", "MOG-H1")
@pytest.mark.parametrize("text", [STUCK, FREE.replace("└ ┘", "┐ ┘")])
def test_a_player_without_a_legal_walk_sees_which_rotations_would_change_that(text: str) -> None:
    table = lay(text, barred=1 << 2)
    rotations = moves_of(table, "rotate")
    wanted = [each for each in rotations if moves_of(play(table.copy(), each), "pawn")]

    assert [f"rotate {tile} {turn}" for tile, turn in opening(table.view(0))] == wanted != []
    assert table.view(1)["openers"] == table.view(None)["openers"] == []


@pytest.mark.rule("MOG-H1")
@pytest.mark.parametrize("moves", ["", "rotate e7 90", "pawn a1-b2"])
def test_no_rotation_is_pointed_out_to_a_player_who_can_move_or_has_moved(moves: str) -> None:
    table = lay(FREE)

    assert (play(table, moves) if moves else table).view(0)["openers"] == []


@pytest.mark.rule("MOG-H1", "MOG-T1")
def test_no_rotation_is_pointed_out_when_none_is_left() -> None:
    assert play(lay(STUCK), "rotate e7 90").view(0)["openers"] == []


@pytest.mark.rule("MOG-A2", "MOG-O1", "MOG-H1")
def test_tiles_that_may_not_be_rotated_are_named_with_the_reason() -> None:
    table = lay(BOUND, barred=1 << 34)

    told = {each["tile"]: each for each in table.view(None)["no_rotation"]}

    assert told["e7"] == {
        "tile": "e7",
        "degrees": [90, 180, 270],
        "rule": "MOG-A2",
        "code": "barred",
    }
    assert told["b2"]["degrees"] == [180, 270]
    assert (told["b2"]["rule"], told["b2"]["code"]) == ("MOG-O1", "keeps_bound")
    assert sorted(told) == ["a1", "b1", "b2", "e7"]
    assert table.view(None)["rotated_out"] is None
    assert play(table, "rotate d4 90").view(None)["no_rotation"] == []
    assert table.view(None)["rotated_out"] == {"rule": "MOG-T1", "code": "rotated"}


@pytest.mark.rule("MOG-H1")
def test_actions_are_the_legal_moves_in_order() -> None:
    for table in (
        lay(FREE),
        lay(BOUND),
        lay(STUCK),
        new_game(moguls.game("moguli", cylinder="on")),
    ):
        seat = table.turn
        shown = [each["move"] for each in table.view(seat)["actions"] if each["legal"]]
        assert shown == moves_of(table)


@pytest.mark.rule("MOG-V1", "MOG-H1")
def test_while_start_rows_are_chosen_nobody_is_bound() -> None:
    table = new_game(moguls.game("moguli", new_start_row="on", first_player=0))
    seen = table.view(0)

    assert seen["phase"] == "swap"
    assert seen["start_row"] == {"free": None, "required": 2, "bound": False}
    assert [each["move"] for each in seen["actions"]] == ["keep", "swap 3", "swap 4", "swap 5"]
    assert action(seen, "swap 4")["effect"] == {"row": 4}


@pytest.mark.rule("MOG-E1", "MOG-H1")
def test_the_result_says_who_has_won_why_and_with_which_pawns() -> None:
    table = play(lay(RACE, first=1), "pawn d6-e7")

    assert table.view(1)["result"] == {
        "scores": [4, 3],
        "winners": [0],
        "why": "across",
        "goals": [["a7", "b7", "c7", "e7"], ["c1", "d1", "e1"]],
    }
    assert table.view(1)["wait"] == {"rule": "MOG-E1", "code": "over"}
    assert table.view(0)["actions"] == []


@pytest.mark.rule("MOG-H1")
def test_a_view_is_ready_for_json() -> None:
    for text in (FREE, BOUND, RACE):
        seen = lay(text).view(0)
        assert json.loads(json.dumps(seen)) == seen
