"""Constant parts of a view, such as a map, are sent once per connection."""

from __future__ import annotations

import json
import random
from typing import TYPE_CHECKING, Any

import pytest

from moguls.games import registry

if TYPE_CHECKING:
    from tests.server.conftest import Person, Socket

BYTES = 3500  # of a frame without it, at this table: docs/server/protocol.md


@pytest.fixture
def table(three: tuple[list[Person], str]) -> tuple[list[Person], str]:
    """Three people at a table of a game with a map; one of them has sat down in each seat."""
    people, _other = three
    made = people[0].new_table(game="mogul-2013", options={"first_player": "0"})
    people[1].sit(made)
    return people, made


def dealt(socket: Socket) -> dict[str, Any]:
    while not (frame := socket.hear("frame"))["view"]:
        pass
    return frame


def test_the_first_view_of_a_connection_has_it_and_later_ones_do_not(
    table: tuple[list[Person], str],
) -> None:
    people, made = table
    with people[0].socket(made) as socket:
        assert socket.hear("frame")["view"] is None  # it still waits for the third
        people[2].sit(made)
        first = dealt(socket)
        people[0].play(made)
        later = dealt(socket)
        while later["seq"] == first["seq"]:
            later = dealt(socket)
    with people[0].socket(made, since=later["seq"]) as socket:
        again = dealt(socket)

    assert first["fixed"] == later["fixed"] == again["fixed"] == ["map", "companies"]
    assert set(first["view"]) == set(again["view"]) == {*later["view"], "map", "companies"}
    whole = people[0].get(f"/api/tables/{made}?since={later['seq']}")
    assert {**first["view"], **later["view"]} == again["view"] == whole["view"]
    assert len(json.dumps(later, separators=(",", ":"))) < BYTES


def test_one_who_looks_as_another_seat_has_it_already(table: tuple[list[Person], str]) -> None:
    people, made = table
    people[0].post(f"/api/tables/{made}/sit", seat=2, name="Friend")
    with people[0].socket(made) as socket:
        assert "map" in dealt(socket)["view"]  # as what everybody may see: the person has two seats
        socket.say(type="look", seat=2)
        while (frame := dealt(socket))["table"]["you"] != 2:
            pass

    assert "map" not in frame["view"]


@pytest.mark.parametrize("name", registry.names())
def test_it_is_the_same_in_every_view_of_a_game(name: str) -> None:
    game, chosen = registry.game(name), random.Random(3)
    play = game.new(game.seats[0], seed=3)
    seen = []
    while not play.over and play.ply < 100:
        seen += [play.view(seat) for seat in (None, *range(play.seats))]
        play.move(chosen.choice(list(play.legal())))

    for key in game.rules.display.fixed:
        assert all(view[key] == seen[0][key] for view in seen)
