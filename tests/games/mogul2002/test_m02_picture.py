"""Table as text, for the terminal."""

import pytest

from moguls.core.play.playthrough import Playthrough
from moguls.core.text.display import Grid, plain
from moguls.games.mogul2002 import picture
from moguls.games.mogul2002.picture import FACE
from moguls.mechanisms.mogul.picture import head
from tests.tables import at_actions, at_auction, at_loans, at_the_end

PLAYERS = ["you", "bot 1", "bot 2"]


def effects(table: Playthrough) -> dict[str, str]:
    assert table.turn is not None
    assert FACE.effect is not None
    view = table.view(table.turn)
    return {each["move"]: FACE.effect(each, view) for each in view["actions"] if each["legal"]}


@pytest.mark.rule("M02-L1", "M02-L2")
def test_a_loan_says_what_one_holds_afterwards() -> None:
    assert effects(at_loans(chips=(6, 6, 6), scores=(5, 0, 0))) == {
        "loan": "borrow 2 chips for 2 points: 8 chips, 3 points",
        "decline": "no loan",
    }


def test_every_action_of_an_auction_says_what_it_would_do() -> None:
    assert effects(at_auction(bowl=2)) == {
        "leave": "leave and take 2 chips: you hold 8",
        "bid": "put a chip in: bowl 3, you keep 5",
    }
    assert effects(at_auction())["leave"] == "leave the auction; the bowl is empty"


def test_the_winner_is_told_what_a_share_and_each_sale_bring() -> None:
    found = effects(at_actions(shares=[{"yellow": 2}, {"yellow": 1}, {}]))

    assert found == {
        "take": "the pink/yellow share goes in front of you",
        "sell 0": "sell nothing",
        "sell 1": "sell 1 yellow at 3: +3 points",
        "sell 2": "sell 2 yellow at 3: +6 points",
    }


@pytest.mark.rule("M02-P9")
def test_the_track_has_32_spaces_in_eights_and_a_row_more_where_two_stand_on_one() -> None:
    empty = "········"
    apart, one, other = (
        [{"space": space, "laps": laps, "below": False} for space, laps in places]
        for places in (((0, 0), (8, 0), (31, 0)), ((9, 0), (9, 1)), ((9, 0), (9, 0)))
    )

    assert picture.track(apart) == [f"  track  0······· 1······· {empty} ·······2"]
    first, second, laps = picture.track(one)
    assert first == f"  track  {empty} ·0······ {empty} {empty}"
    assert second == f"         {empty} ·1······ {empty} {empty}"
    assert laps == "         seat 1 +1 lap"
    assert picture.track(other) == [first, second]


@pytest.mark.rule("M02-E2", "M02-E3")
def test_the_final_count_has_winners_first_and_what_chips_bring() -> None:
    view = at_the_end(chips=(6, 11, 0), scores=(3, 0, 4)).view(None)
    (grid,) = picture.count(view, PLAYERS)

    assert isinstance(grid, Grid)
    assert list(map(list, grid.rows)) == [
        ["you", "3", "1 (6 chips)", "4", "1", "won"],
        ["bot 2", "4", "0 (0 chips)", "4", "0", ""],  # as many points, and no share
        ["bot 1", "0", "2 (11 chips)", "2", "0", ""],
    ]


def test_the_head_and_the_brief_line_say_where_the_game_is() -> None:
    view = at_auction(bowl=2, deck=["pink/yellow", "crash"]).view(0)

    assert plain(picture.brief(view)).endswith(
        "pink/yellow · bowl 2 · in: 0, 1, 2 · you: 6 chips, 0 points"
    )
    assert plain(head(view)).endswith("auction · 2 cards left, next is the crash: 1 in 2")


@pytest.mark.rule("M02-H1")
def test_unseen_shares_are_named_by_company_in_the_order_of_the_book() -> None:
    view = {"unseen": {"blue/green": 2, "crash": 1, "blue/pink": 0, "brown/blue": 1}}
    assert picture.unseen(view) == [
        "Great Northern: 1 to sell Santa Fe",
        "Santa Fe: 2 to sell Frisco",
    ]
