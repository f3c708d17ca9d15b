"""A turn in which nothing is left to do is ended by the server, and the log says so."""

from __future__ import annotations

from typing import TYPE_CHECKING

import moguls
from moguls.server.live.hub import seal
from moguls.server.table import auto_response, decide
from moguls.server.table import table as tables
from moguls.server.table.evolving import evolve
from moguls.server.table.table import events_for

if TYPE_CHECKING:
    from collections.abc import Callable

    from moguls.server.table.table import LogEntry, Table
    from tests.server.conftest import Person

OPTIONS = {"first_player": "0", "start_row_duty": "board"}


def take_in(table: Table, entries: list[LogEntry]) -> None:
    for entry in entries:
        evolve(table, entry)


def seated(seed: int = 1) -> Table:
    game = moguls.game("moguli", **OPTIONS)
    made = {**seal(game.name, game.options, game.deal(2, seed=seed)), "seats": 2, "host": "ada"}
    table = tables.new_table("t", {**made, "pace": "normal"})
    for user in ("ada", "bob"):
        take_in(table, auto_response.sit(table, user, user.title(), None, None))
    return table


def play_on(table: Table, *kinds: str) -> None:
    for kind in kinds:
        move = next(each for each in table.play.legal() if each.startswith(kind))
        take_in(table, decide.move(table, "ada", move, table.seq, move))


def test_a_turn_with_nothing_left_to_do_is_ended_and_marked() -> None:
    """Rotated, and no pawn can move: only the end is left."""
    table = next(each for each in map(seated, range(50)) if stuck(each))
    assert auto_response.answer(table) is None  # as long as a tile may be turned
    play_on(table, "rotate a7")
    assert list(table.play.legal()) == ["end"]

    [entry] = auto_response.automatic(table, 0, str(auto_response.answer(table)))
    take_in(table, [entry])

    assert entry.data == {"seat": 0, "move": "end", "auto": True}
    assert (table.play.turn, auto_response.answer(table)) == (1, None)
    told = table.log[-1]
    assert events_for(told, 0)[0]["auto"]
    assert not any("auto" in event for event in events_for(told, 1))


def stuck(table: Table) -> bool:
    """Return whether no pawn can move, nor could if a7 were turned by a quarter."""
    if any(move.startswith("pawn") for move in table.play.legal()):
        return False
    changed = table.play.copy()
    changed.move("rotate a7 90")
    return list(changed.legal()) == ["end"]


def test_a_turn_in_which_anything_can_be_done_is_not_ended() -> None:
    seen = set()
    for seed in range(12):
        play = seated(seed).play
        while not play.over and play.ply < 40:
            legal = list(play.legal())
            assert (auto_response.forced(play) == "end") == (legal == ["end"])
            seen.add(auto_response.forced(play))
            play.move(legal[-1])

    assert seen == {None, "end"}


def test_a_seat_that_wants_to_be_asked_ends_its_turns_itself() -> None:
    """As programs do: one that has seen the position would come too late with its move."""
    table = next(each for each in map(seated, range(50)) if stuck(each))
    table.auto_responses[0] = "ask"
    play_on(table, "rotate a7")

    assert auto_response.answer(table) is None
    assert auto_response.automatic(table, 0, "end") == []


def test_no_other_game_plays_anything_by_itself_but_what_it_names() -> None:
    for name in set(moguls.games()) - {"moguli"}:
        assert moguls.game(name).rules.automation.by_itself == frozenset()


def test_the_server_ends_such_a_turn_as_soon_as_it_comes(person: Callable[[], Person]) -> None:
    ada, bob = person(), person()
    for _ in range(40):
        table = ada.new_table(game="moguli", seats=2, options=OPTIONS, auto_response="no")
        bob.sit(table)
        view = ada.get(f"/api/tables/{table}")["view"]
        if view["openers"] and all(each["tile"] != "a7" for each in view["openers"]):
            break
    ada.play(table, "rotate a7 90")
    with bob.socket(table) as socket:
        while (frame := socket.hear("frame"))["view"]["ply"] < 2:
            pass
    assert (frame["view"]["turn"], frame["view"]["used"]) == (1, [])
