"""Depots: where one may be put up, and by which seat one may be moved."""

import pytest

from tests.games.mogul2013.positions import SIX, at_option, depots, refused
from tests.tables import moves_of, play

BLUE = ["ALB", "CHI", "DEN", "DOD", "FLA", "GAL", "LOS", "OKL"]


@pytest.mark.rule("M13-D1")
def test_a_depot_is_put_up_on_the_network_of_the_box_colour() -> None:
    table = at_option(revealed="yellow/blue")

    assert moves_of(table) == ["take", "nothing", *(f"erect {code}" for code in BLUE)]
    assert depots(play(table, "erect GAL")) == [["GAL"], [], []]
    assert table.view(None)["depots_left"] == [5, 6, 6]


@pytest.mark.rule("M13-D1")
def test_a_station_of_another_network_is_refused() -> None:
    assert refused(at_option(revealed="yellow/blue"), "erect SEA") == ("M13-D1", "other_network")


@pytest.mark.rule("M13-D1")
@pytest.mark.parametrize("revealed", ["yellow/blue", "yellow/brown"])
def test_a_station_on_two_networks_can_be_built_on_for_either_colour(revealed: str) -> None:
    table = at_option(revealed=revealed)

    assert depots(play(table, "erect CHI")) == [["CHI"], [], []]


@pytest.mark.rule("M13-D1")
def test_the_runner_up_builds_for_itself() -> None:
    table = play(at_option(winner=2, runner_up=1), "take, erect DEN")

    assert depots(table) == [[], ["DEN"], []]


@pytest.mark.rule("M13-D3")
@pytest.mark.parametrize("owner", [0, 2])
def test_a_station_holds_one_depot_whosesoever_it_is(owner: int) -> None:
    built = ["", "", ""]
    built[owner] = "DEN LOS"
    table = at_option(revealed="yellow/blue", depots=built)

    free = [code for code in BLUE if code not in ("DEN", "LOS")]
    assert moves_of(table) == ["take", "nothing", *(f"erect {code}" for code in free)]
    assert refused(table, "erect DEN") == ("M13-D3", "space_taken")


@pytest.mark.rule("M13-D3")
def test_on_a_full_network_nothing_can_be_put_up() -> None:
    table = at_option(revealed="yellow/blue", depots=["ALB CHI DEN", "DOD FLA GAL", "LOS OKL"])

    assert moves_of(table) == ["take", "nothing"]


@pytest.mark.rule("M13-D2")
def test_a_seat_with_six_depots_on_the_board_moves_any_of_them_instead() -> None:
    table = at_option(revealed="yellow/blue", depots=[SIX, "CHI", ""])

    free = [code for code in BLUE if code not in ("DEN", "CHI")]
    expected = [f"move {start}>{to}" for start in sorted(SIX.split()) for to in free]
    assert moves_of(table) == ["take", "nothing", *expected]
    assert refused(table, "erect GAL") == ("M13-D2", "all_built")


@pytest.mark.rule("M13-D2")
def test_a_moved_depot_leaves_its_space_empty() -> None:
    table = play(at_option(revealed="yellow/blue", depots=[SIX, "", ""]), "move BOI>GAL")

    assert depots(table)[0] == ["CHE", "DEN", "GAL", "LAS", "OGD", "OMA"]


@pytest.mark.rule("M13-D2")
def test_a_depot_may_move_within_the_network() -> None:
    table = play(at_option(revealed="yellow/blue", depots=[SIX, "", ""]), "move DEN>GAL")

    assert depots(table)[0] == ["BOI", "CHE", "GAL", "LAS", "OGD", "OMA"]


@pytest.mark.rule("M13-D2")
@pytest.mark.parametrize(
    ("built", "move", "reason"),
    [
        ("DEN CHI", "move DEN>GAL", ("M13-D2", "not_all_built")),
        (SIX, "move FLA>GAL", ("M13-D2", "no_depot")),
        (SIX, "move SEA>GAL", ("M13-D2", "no_depot")),
        (SIX, "move BOI>SEA", ("M13-D1", "other_network")),
        (SIX, "move BOI>DEN", ("M13-D3", "space_taken")),
        (SIX, "move DEN>DEN", ("M13-D3", "space_taken")),
        (SIX, "move BOI>LOS", ("M13-D3", "space_taken")),
    ],
)
def test_other_moves_are_refused(built: str, move: str, reason: tuple[str, str]) -> None:
    table = at_option(revealed="yellow/blue", depots=[built, "LOS", ""])

    assert refused(table, move) == reason


@pytest.mark.rule("M13-D2")
def test_the_sixth_depot_is_put_up_before_any_is_moved() -> None:
    table = at_option(
        revealed="yellow/blue", depots=["BOI OGD LAS CHE OMA", "", ""], deck=["gray/blue", "crash"]
    )

    play(table, "erect DEN, take, leave, leave")
    assert table.turn == 0
    assert "move BOI>CHI" in moves_of(table)
