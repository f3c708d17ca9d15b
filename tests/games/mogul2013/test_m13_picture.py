"""Table as text, for the terminal."""

from typing import Any

import pytest

from moguls.core.text.display import Grid, plain
from moguls.games.mogul2013 import picture
from moguls.games.mogul2013.picture import FACE
from moguls.games.mogul2013.words import tell
from moguls.mechanisms.mogul.picture import head
from tests.games.mogul2013.positions import SIX, at_auction, at_option, at_the_end
from tests.tables import play

PLAYERS = ["you", "bot 1", "bot 2"]


def lines(view: dict[str, Any]) -> list[str]:
    """Return the lines of a picture that are neither boxes nor tables, without colour."""
    return [plain(block) for block in FACE.table(view, PLAYERS) if isinstance(block, str)]


def effects(table: Any) -> dict[str, str]:
    view = table.view(table.turn)
    assert FACE.effect is not None
    return {each["move"]: FACE.effect(each, view) for each in view["actions"] if each["legal"]}


@pytest.mark.rule("M13-C1", "M13-C3", "M13-C4", "M13-P1")
def test_a_reconstruction_is_marked_below_the_table() -> None:
    view = at_auction().view(0)

    assert lines(view)[-1].endswith("reconstructed (M13-C1, M13-C3, M13-C4, M13-P1)")
    assert not any("reconstructed" in line for line in lines({**view, "reconstruction": False}))


@pytest.mark.rule("M13-C3", "M13-D3")
def test_every_network_shows_its_stations_and_whose_depot_stands_there() -> None:
    view = at_option(depots=["DEN CHI", "", "GAL"]).view(0)

    assert lines(view)[2] == "  blue   ALB CHI:0 DEN:0 DOD FLA GAL:2 LOS OKL"
    assert lines(view)[5] == "  depots 0 4 left, +6 · 1 6 left, +0 · 2 5 left, +1"


@pytest.mark.rule("M13-L1")
def test_the_last_column_says_what_a_seat_is_and_whether_its_credit_is_gone() -> None:
    view = at_option().view(0)

    def standing(**more: Any) -> list[str]:
        table = FACE.table({**view, **more}, PLAYERS)
        return next([row[-1] for row in it.rows] for it in table if isinstance(it, Grid))

    assert standing() == ["start, winner", "runner-up", ""]
    assert standing(credit=[True, False, True]) == [
        "start, winner, credit taken",
        "runner-up",
        "credit taken",
    ]


@pytest.mark.rule("M13-P1")
def test_who_has_been_round_the_track_is_told() -> None:
    view = at_auction(scores=(105, -2, 0)).view(0)

    assert "  track of 100 spaces: seat 0 +1 lap, seat 1 below 0" in lines(view)


def test_the_head_and_the_brief_line_say_where_the_game_is() -> None:
    view = at_auction(bowl=2, deck=["gray/blue", "crash"]).view(0)

    assert plain(head(view)).endswith("auction · 2 cards left, next is the crash: 1 in 2")
    assert plain(picture.brief(view)).endswith(
        "yellow/blue · bowl 2 · in: 0, 1, 2 · you: 6 chips, 0 dollars"
    )
    assert plain(head(at_the_end().view(0))).endswith("the game is over · 0 cards left")


def test_every_action_says_what_it_would_do() -> None:
    assert effects(at_auction(bowl=2, scores=(5, 0, 0))) == {
        "leave": "leave and take 2 chips: you hold 8",
        "bid": "put a chip in: bowl 3, you keep 5",
        "credit": "3 chips for 3 dollars, once a game: 9 chips, 2 dollars",
    }
    assert effects(at_auction())["leave"] == "leave the auction; the bowl is empty"
    found = effects(at_option(shares=[{"blue": 2}, {"blue": 1}, {}], depots=["ALB", "", ""]))
    assert found["take"] == "the yellow/blue share goes in front of you"
    assert found["sell"] == "sell 2 blue at 3: +6 dollars"
    assert found["nothing"] == "neither sell nor build"
    assert found["erect CHI"] == "a depot at Chicago: depots worth +4 at the end"
    moved = effects(at_option(depots=[SIX, "", ""]))["move BOI>CHI"]
    assert moved == "from BOI to Chicago: depots worth -7 at the end"


@pytest.mark.rule("M13-E2", "M13-E3", "M13-E4")
def test_the_final_count_has_a_column_for_each_bonus() -> None:
    view = at_the_end(chips=(5, 10, 0), scores=(3, 0, 0), depots=["DEN", "", ""]).view(None)
    (grid,) = picture.count(view, PLAYERS)

    assert isinstance(grid, Grid)
    assert list(map(list, grid.rows)) == [
        ["you", "3", "2", "1", "1", "7", "won"],
        ["bot 1", "0", "0", "0", "2", "2", ""],
        ["bot 2", "0", "0", "0", "0", "0", ""],
    ]


def test_dividends_and_bonuses_of_several_seats_share_a_sentence() -> None:
    table = at_the_end(chips=(5, 0, 0), depots=["CHI", "ALB DOD", ""])

    assert tell(table.events(None), lambda seat: "You" if seat == 0 else f"Seat {seat}") == [
        "Seat 1 does nothing.",
        "The crash: the game is over.",
        "Depots on brown: you +1.",
        "Depots on blue: you +1, seat 1 +4.",
        "Dollars for shares: you +1, seat 1 +0, seat 2 +0.",
        "Dollars for chips: you +1, seat 1 +0, seat 2 +0.",
        "You win on shares, 1 to 0.",
    ]


def test_the_table_is_drawn_in_every_phase() -> None:
    for table in (at_auction(), at_option(), play(at_option(), "take"), at_the_end()):
        for seat in (0, 1):
            assert len(FACE.table(table.view(seat), PLAYERS)) > 6
