"""Moguli: material, the random board, the first player, and variants of the setup."""

from collections import Counter

import pytest

import moguls
from moguls.errors import RecordError, UsageError
from moguls.games.moguli.board import connect
from moguls.games.moguli.state import State
from moguls.games.moguli.switches import CYLINDER, NEW_START_ROW, pack
from tests.chances import evenly, looks_like
from tests.games.moguli.positions import moves_of, new_game, play, refused, state

GAME = moguls.game("moguli")
SWAPS = moguls.game("moguli", new_start_row="on")


def deals(count: int) -> list[dict[str, list[str]]]:
    return [GAME.deal(2, seed=seed) for seed in range(count)]


@pytest.mark.rule("MOG-C1")
def test_there_are_17_marked_and_18_inverse_tiles() -> None:
    for deal in deals(20):
        assert Counter(tile[0] for tile in deal["tiles"]) == {"s": 17, "i": 18}


@pytest.mark.rule("MOG-C1", "MOG-H1")
def test_paths_below_are_those_above_or_the_two_others() -> None:
    for tile in GAME.new(seed=3).view(None)["tiles"]:
        assert len(tile["over"]) == len(tile["under"]) == 2
        others = {"N", "E", "S", "W"} - set(tile["over"])
        assert set(tile["under"]) == (set(tile["over"]) if tile["marked"] else others)
        assert tile["marked"] == (tile["code"][0] == "s")


@pytest.mark.rule("MOG-C2", "MOG-S1")
def test_five_pawns_of_each_seat_stand_on_its_start_row() -> None:
    pawns = GAME.new(seed=1).check_state()["pawns"]

    assert pawns == [[f"{c}1" for c in "abcde"], [f"{c}7" for c in "abcde"]]


@pytest.mark.rule("MOG-S1")
def test_tiles_and_orientations_are_random() -> None:
    made = deals(3000)

    assert looks_like([int(deal["tiles"][7][1]) for deal in made], evenly(range(4)))
    inverse = [at for deal in made for at, tile in enumerate(deal["tiles"]) if tile[0] == "i"]
    assert looks_like(inverse, evenly(range(35)))
    pairs = [deal["tiles"][0][0] + deal["tiles"][34][0] for deal in made]
    of = {"ss": 17 * 16, "si": 17 * 18, "is": 17 * 18, "ii": 18 * 17}
    assert looks_like(pairs, {pair: count / (35 * 34) for pair, count in of.items()})


@pytest.mark.rule("MOG-S2")
def test_a_random_seat_moves_first_or_the_one_that_is_named() -> None:
    assert looks_like([int(str(deal["first"])) for deal in deals(1000)], evenly(range(2)))
    for seat in (0, 1):
        game = moguls.game("moguli", first_player=seat)
        assert {game.new(seed=seed).turn for seed in range(20)} == {seat}


@pytest.mark.rule("MOG-V1")
def test_seats_are_asked_for_their_start_rows_first_player_first() -> None:
    table = new_game(SWAPS)
    first = table.deal["first"]

    assert (table.phase, table.turn, table.round) == ("swap", first, 0)
    assert moves_of(table) == ["keep", "swap 3", "swap 4", "swap 5"]
    play(table, "keep")
    assert (table.phase, table.turn) == ("swap", 1 - first)
    play(table, "keep")
    assert (table.phase, table.turn, table.round) == ("play", first, 1)
    assert refused(table, "swap 3") == ("MOG-V1", "no_swap")


@pytest.mark.rule("MOG-V1")
@pytest.mark.parametrize("row", [3, 4, 5])
@pytest.mark.parametrize("first", [0, 1])
def test_a_swap_exchanges_five_tiles_and_turns_none(row: int, first: int) -> None:
    table = new_game(moguls.game("moguli", new_start_row="on", first_player=first))
    before, rows = rows_of(table.check_state()["tiles"]), [0, 6]

    after = rows_of(play(table, f"swap {row}").check_state()["tiles"])

    swapped = before[:]
    swapped[rows[first]], swapped[row - 1] = before[row - 1], before[rows[first]]
    assert after == swapped
    assert table.check_state()["pawns"][first] == [f"{c}{rows[first] + 1}" for c in "abcde"]


def rows_of(tiles: list[str]) -> list[list[str]]:
    return [tiles[at : at + 5] for at in range(0, 35, 5)]


@pytest.mark.rule("MOG-V1")
def test_both_may_swap_with_the_same_row_one_after_the_other() -> None:
    table = new_game(moguls.game("moguli", new_start_row="on", first_player=0))
    before = rows_of(table.check_state()["tiles"])

    after = rows_of(play(table, "swap 4, swap 4").check_state()["tiles"])

    assert (after[0], after[6], after[3]) == (before[3], before[0], before[6])


@pytest.mark.rule("MOG-V1")
def test_before_the_first_turn_nothing_else_can_be_done() -> None:
    table = new_game(SWAPS)

    for move in ("end", "rotate a1 90", "pawn a1-b2"):
        assert refused(table, move) == ("MOG-V1", "swap_pending")


@pytest.mark.rule("MOG-V2")
def test_start_rows_are_not_neighbours_on_the_cylinder() -> None:
    s = State()
    s.options, s.east, s.north = CYLINDER, 0b11111, 0b11111 << 30
    connect(s)

    assert not any(links >> 30 for links in s.column)


@pytest.mark.rule("MOG-V3", "MOG-V1", "MOG-V2")
def test_both_variants_are_played_together() -> None:
    game = moguls.game("moguli", new_start_row="on", cylinder="on")
    table = play(new_game(game), "swap 3, swap 5")

    assert state(table).options == NEW_START_ROW | CYLINDER
    assert any(state(table).ring)
    assert table.view(None)["cylinder"]


@pytest.mark.rule("MOG-E3")
@pytest.mark.parametrize("turns", ["0", "1", "500", "7777", "1000000"])
def test_any_number_of_turns_can_be_the_most(turns: str) -> None:
    game = moguls.game("moguli", max_turns=turns)

    assert game.new(seed=1).view(None)["max_turns"] == int(turns)
    assert (pack({"max_turns": turns}) == 0) == (turns == "500")
    assert pack({"max_turns": turns}) < 2**32


@pytest.mark.rule("MOG-E3")
@pytest.mark.parametrize("turns", ["-1", "1000001", "many", "05"])
def test_other_words_for_the_most_turns_are_refused(turns: str) -> None:
    with pytest.raises(UsageError, match=r"500 \| 0 \| 1 to 1000000"):
        moguls.game("moguli", max_turns=turns)


def broken(**changes: object) -> dict[str, object]:
    return {**GAME.deal(2, seed=1), **changes}


TILES = GAME.deal(2, seed=1)["tiles"]
FAULTS = [
    (["s0"], r"invalid deal: expected an object with 'first' and 'tiles' \(MOG-S1\)"),
    (broken(dealer=1), "unknown key 'dealer'; it has first, tiles"),
    (broken(tiles=TILES[1:]), r"must be a list of 35 tiles such as 's0' and 'i3' \(MOG-C1\)"),
    (broken(tiles=["s4", *TILES[1:]]), r"'s4' in 'tiles' is not a tile; expected s0, s1, .*MOG-C1"),
    (broken(tiles=[["s0"], *TILES[1:]]), "in 'tiles' is not a tile"),
    (broken(tiles=["s0"] * 18 + ["i0"] * 17), r"18 tiles are marked \(s\); there are 17"),
    (broken(first=2), r"'first' must be a seat, 0 or 1, not 2 \(MOG-S2\)"),
    (broken(first=True), "'first' must be a seat, 0 or 1, not True"),
]


@pytest.mark.rule("MOG-C1", "MOG-S1", "MOG-S2")
@pytest.mark.parametrize(("deal", "fault"), FAULTS)
def test_a_deal_that_cannot_be_is_refused(deal: dict[str, object], fault: str) -> None:
    with pytest.raises(RecordError, match=fault):
        GAME.new(deal=deal)


@pytest.mark.rule("MOG-S2")
def test_a_deal_with_another_first_player_than_the_switch_is_refused() -> None:
    game = moguls.game("moguli", first_player=0)

    with pytest.raises(RecordError, match=r"'first' is 1, but first_player=0 \(MOG-S2\)"):
        game.new(deal=broken(first=1))
