"""Puzzles: shipped ones can be played, and show only what their seat knew."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from moguls.games import registry
from moguls.review.puzzles import path_of, puzzles_of
from moguls.review.puzzles.search import GAIN, SURE
from moguls.server.replay import puzzles
from moguls.server.table.determinization import determinized

if TYPE_CHECKING:
    from collections.abc import Callable

    from moguls.core.play.playthrough import Playthrough
    from moguls.review.puzzles import Puzzle
    from tests.server.conftest import Person

# The counts may only grow: `python -m tools.puzzles GAME` goes on where it stopped.
LEAST = 100
MOST_BYTES = 120_000  # of all files together: a part of the wheel


@pytest.mark.parametrize("name", registry.names())
def test_a_game_has_puzzles_with_clear_answers(name: str) -> None:
    shipped = puzzles_of(name)

    assert len(shipped) >= LEAST
    positions = {(it.seed, len(it.moves)) for it in shipped}
    assert len(positions) == len(shipped)
    for puzzle in shipped:
        moves = [it.move for it in puzzle.options]
        assert puzzle.best == moves[0]
        assert puzzle.played in moves
        assert len(set(moves)) == len(moves) >= 3
        assert puzzle.gain >= GAIN
        assert puzzle.gain > SURE * puzzle.error


@pytest.mark.parametrize("name", registry.names())
def test_every_tenth_puzzle_can_be_played_to_its_position(name: str) -> None:
    game = registry.game(name)
    for puzzle in puzzles_of(name)[::10]:
        play = puzzle.play(game)

        assert play.turn == puzzle.seat
        assert {it.move for it in puzzle.options} <= play.legal().keys()


def test_all_puzzles_are_a_small_part_of_the_wheel() -> None:
    assert sum(path_of(name).stat().st_size for name in registry.names()) < MOST_BYTES


@pytest.mark.parametrize("name", [it for it in registry.names() if it != "moguli"])
def test_two_worlds_that_the_seat_cannot_tell_apart_give_the_same_bytes(name: str) -> None:
    game = registry.game(name)
    differ = 0
    for puzzle in puzzles_of(name)[:6]:
        play = puzzle.play(game)

        def shown(state: Any, play: Playthrough = play, puzzle: Puzzle = puzzle) -> bytes:
            position = puzzles.PuzzlePosition(game, state, [], play.ply)
            return puzzles.as_bytes(puzzles.puzzle_info(position, puzzle, 1, 1))

        for seed in range(4):
            other = determinized(play, puzzle.seat, seed)
            differ += other != play.state
            assert shown(other) == shown(play.state)
    assert differ


def test_a_puzzle_comes_without_its_answer_and_the_answer_on_request(
    person: Callable[[], Person],
) -> None:
    ada = person()
    counts = {it["game"]: it["count"] for it in ada.get("/api/puzzles")}
    assert set(counts) == set(registry.names())
    asked = ada.get("/api/puzzles/mogul-2002/1")
    reply = ada.get("/api/puzzles/mogul-2002/1/answer")

    assert asked["count"] == counts["mogul-2002"]
    assert asked["moves"] == sorted(asked["moves"])
    assert asked["moment"]["view"]["turn"] == asked["about"]["you"]
    assert asked["moment"]["view"]["actions"] == []
    assert reply["best"] in asked["moves"]
    assert {it["move"] for it in reply["moves"]} == set(asked["moves"])


@pytest.mark.parametrize("which", ["chess/1", "mogul-2002/0", "mogul-2002/99999"])
def test_a_puzzle_that_does_not_exist_is_refused(person: Callable[[], Person], which: str) -> None:
    for path in (f"/api/puzzles/{which}", f"/api/puzzles/{which}/answer"):
        assert person().refused("GET", path)["code"] == "puzzle/not_found"
    assert person().refused("GET", "/api/puzzles/moguli/x")["code"] == "wire/malformed"
