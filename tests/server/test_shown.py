"""Views, events, previews and reviews are what their types say, no key more and none less."""

from __future__ import annotations

import json
import random
from typing import TYPE_CHECKING, Any, get_type_hints

import msgspec
import pytest

import moguls
from moguls.core.open_hands import open_events, open_view
from moguls.review.data import ReviewData
from moguls.server.table.evolving import PUBLIC, unasked
from moguls.server.table.views import drawn
from moguls.server.wire.shown import members, shown, tags
from moguls.server.wire.table_events import TableEvents
from tests.review.wandering import wandering
from tests.strategies import seats_of

if TYPE_CHECKING:
    from moguls.core.play.playthrough import Playthrough

TYPED = tuple(shown())
# House rules under which random play soon ends.
# Of the event that somebody takes over a seat, besides what its entry has.
BESIDES = {"previous_kind", "previous_name", "returning"}
SHORT: dict[str, dict[str, str]] = {"moguli": {"max_turns": "12"}, "take-stock": {"rounds": "2"}}
SIZES = [(name, seats) for name in TYPED for seats in seats_of(moguls.game(name))]


def check(value: Any, kind: Any) -> None:
    """Hold JSON to a type: what the type does not name is dropped, and so noticed."""
    sent = json.loads(msgspec.json.encode(value))
    read = msgspec.convert(sent, kind, strict=True)
    assert json.loads(msgspec.json.encode(read)) == sent


def check_event(event: dict[str, Any], union: Any) -> None:
    """Hold an event to the type of its kind; there must be one and only one."""
    [kind] = [each for each in members(union) if event["type"] in tags(each, "type")]
    check(event, kind)


def begun(name: str, seats: int, number: int) -> Playthrough:
    """Return a game under some of its house rules, others for each number."""
    usual = moguls.game(name)
    values = {each.name: each.values[number % len(each.values)] for each in usual.switches}
    chosen = {**(values if number else {}), **SHORT.get(name, {})}
    game = moguls.game(name, **chosen)
    return (game if seats in seats_of(game) else usual).new(seats=seats, seed=number)


def play_on(play: Playthrough, chance: random.Random) -> None:
    kinds: dict[str, list[str]] = {}
    for move in play.legal():
        kinds.setdefault(move.split(" ")[0], []).append(move)
    play.move(chance.choice(kinds[chance.choice(sorted(kinds))]))


def check_now(play: Playthrough) -> None:
    rules, types = play.game.rules, shown()[play.game.name]
    for viewer in (*range(play.seats), None):
        check(drawn(rules, play.view(viewer)), types.view)
        for event in unasked(play.events(viewer)):
            check_event(event, types.event)


@pytest.mark.parametrize(("name", "seats"), SIZES)
def test_all_that_is_shown_of_a_game_is_as_its_types_say(name: str, seats: int) -> None:
    play, chance = begun(name, seats, seats % 3), random.Random(seats)
    while not play.over:
        check_now(play)
        play_on(play, chance)
    check_now(play)


@pytest.mark.parametrize("name", TYPED)
def test_what_moves_would_change_is_as_its_type_says(name: str) -> None:
    preview = shown()[name].preview
    play = begun(name, moguls.game(name).seats[-1], 0)
    for _ply in range(6):
        for move in play.legal():
            told = play.preview(move)
            check(told, preview) if told else None
        play_on(play, random.Random(1))
    assert preview is not None or play.game.rules.display.preview is None


@pytest.mark.parametrize("name", TYPED)
def test_games_with_all_hands_open_are_as_their_types_say(name: str) -> None:
    play, chance = begun(name, moguls.game(name).seats[-1], 0), random.Random(2)
    rules, types = play.game.rules, shown()[name]
    for _ply in range(40):
        before, play_before = play.state.copy(), play.length
        play_on(play, chance)
        step = play.step_at(play_before + 1)
        after = play.state if play.length == play_before + 1 else None
        if step is None or after is None:
            continue
        for event in open_events(rules.display, before, step.action, after):
            check_event(event, types.event)
        past = {} if rules.display.past is None else rules.display.past([])
        table = {"ply": play.ply, "options": {}, **past}
        check({**open_view(rules.display, after), **table}, types.view)
        if play.over:
            break


@pytest.mark.parametrize("name", moguls.games())
def test_a_review_is_as_its_type_says(name: str) -> None:
    play, chance = begun(name, moguls.game(name).seats[-1], 0), random.Random(3)
    while not play.over:
        play.move(chance.choice(list(play.legal())))

    check(wandering(play).as_json(), ReviewData)


@pytest.mark.parametrize("kind", PUBLIC)
def test_what_tables_tell_has_a_type_with_the_same_keys(kind: str) -> None:
    [told] = [each for each in members(TableEvents) if kind in tags(each, "type")]
    besides = BESIDES if kind in {"sat", "bot"} else set[str]()

    assert set(get_type_hints(told)) - besides - {"type"} >= set(PUBLIC[kind])
    for each in members(TableEvents):
        fields = set.union(*(set(PUBLIC[one]) for one in tags(each, "type")))
        assert set(get_type_hints(each)) - (BESIDES - fields) - {"type"} == fields


def test_each_kind_of_event_has_one_type() -> None:
    for union in (*(each.event for each in shown().values()), TableEvents):
        kinds = [kind for each in members(union) for kind in tags(each, "type")]
        assert len(kinds) == len(set(kinds))
