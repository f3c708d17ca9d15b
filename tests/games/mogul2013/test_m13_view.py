"""View: everything that a client needs, and nothing that a seat may not know."""

import json
from typing import Any

import pytest

import moguls
from tests.games.mogul2013.positions import SIX, at_auction, at_option, at_the_end
from tests.tables import play

GAME = moguls.game("mogul-2013")


def actions(table: Any, seat: int = 0) -> dict[str, dict[str, Any]]:
    return {each.pop("move"): each for each in table.view(seat)["actions"]}


def test_a_view_is_ready_for_json_and_has_these_keys() -> None:
    view = GAME.new(4, seed=2).view(1)

    assert json.loads(json.dumps(view)) == view
    assert set(view) == {
        *("game", "seats", "seat", "phase", "turn", "over", "round", "revealed", "scores"),
        *("chips", "bank", "bowl", "in_auction", "start", "winner", "runner_up", "credit"),
        *("shares", "depots", "depots_left", "depot_worth", "networks", "sites", "price"),
        *(
            "market",
            "unseen",
            "deck_left",
            "crash_chance",
            "track",
            "track_spaces",
            "map",
            "companies",
        ),
        *("reconstruction", "actions", "wait", "result"),
        *("options", "ply"),  # of every game
    }
    assert (view["game"], view["seats"], view["seat"]) == ("mogul-2013", 4, 1)


@pytest.mark.rule("M13-C3")
def test_the_map_has_every_station_with_its_town_place_and_networks() -> None:
    drawn = GAME.new(3, seed=1).view(None)["map"]

    assert len(drawn["stations"]) == 30
    assert drawn["stations"]["CHI"] == {
        "town": "Chicago",
        "at": [902, 222],
        "networks": ["brown", "blue"],
    }
    assert drawn["tracks"]["brown"][0] == ["POR", "SEA"]
    assert set(drawn["tracks"]) == {"brown", "purple", "blue", "gray", "yellow"}


@pytest.mark.rule("M13-P1", "M13-C2")
@pytest.mark.parametrize(
    ("score", "space", "laps", "below"),
    [
        *((0, 0, 0, False), (99, 99, 0, False), (100, 0, 1, False), (135, 35, 1, False)),
        *((200, 0, 2, False), (-1, 99, 0, True), (-3, 97, 0, True)),
    ],
)
def test_the_marker_laps_past_the_last_of_100_spaces(
    score: int, space: int, laps: int, below: bool
) -> None:
    view = at_auction(scores=(0, score, 0)).view(None)

    assert view["track"][1] == {"space": space, "laps": laps, "below": below}
    assert (view["track_spaces"], view["scores"][1]) == (100, score)


@pytest.mark.rule("M13-E2")
def test_the_view_tells_what_the_depots_are_worth_now() -> None:
    view = at_option(depots=["CHI ALB", "SEA", ""]).view(2)

    assert view["depots"] == [["ALB", "CHI"], ["SEA"], []]
    assert view["depots_left"] == [4, 5, 6]
    assert view["depot_worth"] == [5, 1, 0]
    assert view["networks"]["brown"] == [1, 1, 0]
    assert view["networks"]["blue"] == [2, 0, 0]


@pytest.mark.rule("M13-C1")
def test_the_market_counts_each_share_in_one_place() -> None:
    table = at_option(shares=[{"yellow": 2}, {}, {}], revealed="yellow/blue", deck=["crash"])

    seen = table.view(None)["market"]["yellow"]
    assert seen == {"front": 2, "unseen": 0, "sold": 2, "all": 5}
    after = play(table, "take").view(None)["market"]["yellow"]
    assert after == {"front": 3, "unseen": 0, "sold": 2, "all": 5}


@pytest.mark.rule("M13-S2")
@pytest.mark.parametrize(("left", "chance"), [(1, [1, 1]), (3, [1, 3]), (4, [1, 4]), (5, [0, 1])])
def test_the_view_tells_how_likely_the_crash_is_next(left: int, chance: list[int]) -> None:
    cards = ["gray/blue", "gray/brown", "brown/gray", "purple/gray"]

    table = at_auction(deck=[*cards[: left - 1], "crash"])

    assert table.view(0)["crash_chance"] == chance
    assert table.observation(0)["crash_within"] == [left if left < 5 else 0]


def test_after_the_crash_there_is_no_price_and_no_chance() -> None:
    view = at_the_end().view(0)

    assert (view["price"], view["crash_chance"], view["turn"]) == (None, [0, 1], None)
    assert view["actions"] == []
    assert view["wait"] == {"rule": "M13-E1", "code": "over"}


@pytest.mark.rule("M13-A1")
def test_only_the_seat_on_turn_has_actions_and_the_others_are_told_to_wait() -> None:
    table = at_auction()

    assert table.view(1)["actions"] == table.view(None)["actions"] == []
    assert table.view(1)["wait"] == {"rule": "M13-A1", "code": "not_your_turn"}
    assert table.view(0)["wait"] is table.view(None)["wait"] is None


def test_in_the_auction_every_action_shows_its_effect_or_its_rule() -> None:
    found = actions(at_auction(bowl=2))

    assert found["bid"]["effect"] == {"chips": -1, "bowl": 3}
    assert found["leave"]["effect"] == {"chips": 2}
    assert found["credit"]["effect"] == {"chips": 3, "points": -3}
    assert (found["take"]["rule"], found["take"]["code"]) == ("M13-X1", "auction_running")
    assert {move for move, each in found.items() if each["legal"]} == {"leave", "bid", "credit"}
    assert len(found) == 8


@pytest.mark.rule("M13-X3", "M13-E2")
def test_with_the_sell_option_every_action_shows_what_it_brings() -> None:
    hands = [{"blue": 2}, {"blue": 3}, {}]
    found = actions(at_option(shares=hands, depots=["ALB", "", ""], revealed="yellow/blue"))

    assert found["take"]["effect"] == {"share": "yellow/blue"}
    assert found["sell"]["effect"] == {"points": 10, "price": 5, "count": 2, "company": "blue"}
    assert found["nothing"]["effect"] == {}
    assert found["erect CHI"]["effect"] == {
        "station": "CHI",
        "town": "Chicago",
        "worth": 4,
        "networks": {"brown": 1, "blue": 3},
    }
    assert sum(move.startswith("erect") for move in found) == 7
    denied = [each for move, each in found.items() if move.startswith("move")]
    assert [(each["rule"], each["code"]) for each in denied] == [("M13-D2", "not_all_built")]


@pytest.mark.rule("M13-D2", "M13-E2")
def test_a_moved_depot_shows_what_it_changes() -> None:
    found = actions(at_option(depots=[SIX, "", ""], revealed="yellow/blue"))

    assert found["move BOI>CHI"]["effect"] == {
        "from": "BOI",
        "station": "CHI",
        "town": "Chicago",
        "worth": (25 + 4 + 1 + 1) - (36 + 1 + 1),
        "networks": {"brown": 1, "purple": -11, "blue": 3},
    }
    assert found["erect ALB"]["code"] == "all_built"


@pytest.mark.rule("M13-D1", "M13-D3", "M13-E2")
def test_the_empty_stations_of_the_box_colour_tell_what_a_depot_would_bring_each_seat() -> None:
    table = at_auction(depots=["ALB CHI", SIX, ""], revealed="yellow/blue")

    found = table.view(None)["sites"]

    assert set(found) == {"DEN", "DOD", "FLA", "GAL", "LOS", "OKL"} - set(SIX.split())
    assert found["DOD"] == [5, None, 1]
    assert found["LOS"] == [5 + 1, None, 1 + 1]


def test_after_the_crash_no_station_is_to_be_had() -> None:
    assert at_the_end().view(0)["sites"] == {}


@pytest.mark.rule("M13-E4")
def test_the_result_lists_what_was_counted() -> None:
    result = at_the_end(chips=(5, 4, 4), depots=["DEN", "", ""]).view(None)["result"]

    assert result["scores"] == [2 + 1 + 1, 0, 0]
    assert (result["winners"], result["shares"]) == ([0], [1, 0, 0])
    assert (result["chips"], result["chip_points"]) == ([5, 4, 4], [1, 0, 0])
