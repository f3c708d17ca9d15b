"""Text, pictures and notebook output of positions: whole, and no more than may be known."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import TYPE_CHECKING
from xml.etree import ElementTree as ET

import pytest

import moguls
from moguls import vector
from moguls.core.drawing.sheet import PAPER
from moguls.errors import UsageError
from moguls.games.mogul2013.material import NUM_STATIONS

if TYPE_CHECKING:
    from collections.abc import Iterator

    from moguls.core.play.playthrough import Playthrough

NAMES = moguls.games()
SVG = "{http://www.w3.org/2000/svg}"


def positions(name: str) -> Iterator[Playthrough]:
    """Yield a game of random play at its deal, every few actions, and at its end."""
    rng = Random(1)
    play = moguls.game(name).new(seed=1)
    while not play.over and play.ply < 300:
        if play.ply % 23 == 0:
            yield play
        play.step(rng.choice(play.choices()))
    yield play


def later(name: str, plies: int, **options: str) -> Playthrough:
    rng = Random(1)
    play = moguls.game(name, **options).new(seed=1)
    while play.ply < plies:
        play.step(rng.choice(play.choices()))
    return play


def parsed(drawn: str) -> ET.Element:
    return ET.fromstring(drawn)  # noqa: S314  # our own


def words(svg: str) -> list[str]:
    return [each.text or "" for each in parsed(svg).iter(f"{SVG}text")]


@pytest.mark.parametrize("name", NAMES)
def test_every_position_is_a_picture_with_title_and_description(name: str) -> None:
    for play in positions(name):
        for seat in (None, 0):
            drawn = parsed(play.svg(seat))
            title, says = (drawn.find(f"{SVG}{tag}") for tag in ("title", "desc"))
            assert title is not None
            assert title.text == play.game.title
            assert says is not None
            assert says.text is not None
            assert drawn.get("aria-label") == f"{title.text}. {says.text}"
            for seat_told in range(play.seats):
                assert f"Seat {seat_told}" in says.text


@pytest.mark.parametrize("name", NAMES)
def test_all_that_is_drawn_lies_on_the_sheet(name: str) -> None:
    for play in positions(name):
        drawn = parsed(play.svg(open_hands=True))
        wide, high = (float(drawn.get(key, "0")) for key in ("width", "height"))
        for box in drawn.iter(f"{SVG}rect"):
            left, top = float(box.get("x", "0")), float(box.get("y", "0"))
            assert left + float(box.get("width", "0")) <= wide
            assert top + float(box.get("height", "0")) <= high
        for at in drawn.iter(f"{SVG}text"):
            assert 0 <= float(at.get("x", "-1")) <= wide
            assert 0 <= float(at.get("y", "-1")) <= high


@pytest.mark.parametrize("name", ["mogul-2002", "mogul-2013"])
def test_chips_of_others_are_drawn_with_open_hands_alone(name: str) -> None:
    play = later(name, 30)
    assert words(play.svg()).count("?") == play.seats
    assert words(play.svg(1)).count("?") == play.seats - 1
    assert words(play.svg(open_hands=True)).count("?") == 0


def test_cards_in_hand_are_drawn_for_their_seat_alone() -> None:
    play = later("take-stock", 30)
    hands = [f"hand of {seat}" for seat in range(play.seats)]
    assert not {*hands} & {*words(play.svg())}
    assert {*hands} & {*words(play.svg(1))} == {"hand of 1"}
    assert {*hands} <= {*words(play.svg(open_hands=True))}
    held = play.view(1)["hands"][1]
    assert [card for card in held if card not in words(play.svg(1))] == []
    assert "your hand" in play.text(1)
    assert "your hand" not in play.text()


def test_names_on_the_map_are_parted_from_the_lines_beneath() -> None:
    map_of = parsed(later("mogul-2013", 0).svg())
    outlined = [text for text in map_of.iter(f"{SVG}text") if text.get("paint-order") == "stroke"]

    assert len(outlined) == NUM_STATIONS
    assert {text.get("stroke") for text in outlined} == {PAPER}


def test_names_are_escaped_and_cut_to_their_room() -> None:
    play = moguls.game("mogul-2002").new(seats=3, seed=1)
    names = ["<script>&'\"", "a name that has no end at all", "C"]
    shown = words(play.svg(players=names))
    assert names[0] in shown
    assert "a name that h…" in shown
    assert "<script>" not in play.svg(players=names)


@pytest.mark.parametrize("form", ["text", "svg"])
def test_a_seat_or_a_name_too_many_is_refused(form: str) -> None:
    play = moguls.game("moguli").new(seed=1)
    with pytest.raises(UsageError, match="seat"):
        getattr(play, form)(2)
    with pytest.raises(UsageError, match="players must have 2 names, one for each seat, not 1"):
        getattr(play, form)(players=["A"])


@pytest.mark.parametrize("name", NAMES)
def test_a_notebook_shows_what_a_spectator_sees(name: str) -> None:
    play = later(name, 9)
    assert play.svg() in play._repr_html_()


def test_a_game_that_draws_nothing_is_shown_as_its_text() -> None:
    play = moguls.game("mogul-2002").new(seats=3, seed=1)
    rules = play.game.rules
    bare = replace(rules, display=replace(rules.display, face=None))
    shown = [each.replace("\u00a0", " ") for each in words(bare.depict("svg", play.view(0)))]
    assert shown[0] == "Mogul (2002)"
    assert any(each.startswith("revealed: ") for each in shown)


def test_a_native_state_is_drawn_as_the_playthrough_is() -> None:
    game = moguls.game("mogul-2002")
    one, play = game.native().new(seats=3, seed=1), game.new(seats=3, seed=1)
    assert one.svg(1) == play.svg(1)
    assert one.text(open_hands=True) == play.text(open_hands=True)
    assert one._repr_html_() == play._repr_html_()
    with pytest.raises(UsageError):
        one.svg(3)


def test_a_batch_shows_its_first_tables() -> None:
    batch = vector.batch(moguls.game("mogul-2002"), tables=12, seats=3, seed=1)
    shown = parsed(batch._repr_html_())
    rows = [[cell.text for cell in row] for row in shown.iter("tr")]
    assert shown.findtext("caption") == (
        "mogul-2002: 12 tables of 3 seats, 0 of them over; the first 10"
    )
    assert len(rows) == 1 + 10
    assert rows[1] == ["0", "0", f"seat {batch.turn[0]}", "2", "0, 0, 0"]


@pytest.mark.parametrize("name", NAMES)
def test_worlds_that_a_seat_cannot_tell_apart_look_the_same(name: str) -> None:
    """Hidden cards are redealt: pictures for that seat and for spectators stay the same."""
    for play in positions(name):
        rules, state = play.game.rules, play.state.copy()
        rules.redeal(state, 1)
        for seat in (None, 1):
            for form in ("svg", "text"):
                here, there = (rules.display.view(each, seat) for each in (play.state, state))
                assert rules.depict(form, here) == rules.depict(form, there)
