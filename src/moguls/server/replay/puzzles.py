"""Puzzles as they are shown: made from what one seat knows, and nothing else."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Any

import msgspec

from moguls.errors import MogulsError
from moguls.games import registry
from moguls.review.puzzles import puzzles_of
from moguls.server.table.table import BOT_NAMES
from moguls.server.table.views import drawn
from moguls.server.wire.puzzle import PuzzleAnswer, PuzzleCount, PuzzleInfo, PuzzleMove
from moguls.server.wire.refusal import Refusal
from moguls.server.wire.replay import MomentInfo, ReplayInfo, ReplaySeat, StepInfo
from moguls.server.wire.words import prefix

if TYPE_CHECKING:
    from moguls.core.play.game import Game
    from moguls.review.puzzles import Puzzle

MOST_IN_MEMORY = 128


def counts() -> list[PuzzleCount]:
    """Return the games with the numbers of their puzzles."""
    games = (registry.game(name) for name in registry.names())
    return [PuzzleCount(it.name, it.title, len(puzzles_of(it.name))) for it in games]


@lru_cache(MOST_IN_MEMORY)
def question(game_name: str, number: int) -> PuzzleInfo:
    """Return a puzzle, numbered from 1.

    Raises:
        Refusal: there is no such puzzle, or not under this server's data file.
    """
    puzzle, game = _puzzle(game_name, number), registry.game(game_name)
    try:
        play = puzzle.play(game)
    except MogulsError as error:  # another data file, or other rules
        raise _no_puzzle(game_name, number) from error
    dealt = [play.before(it) for it in range(1, play.length + 1) if _is_chance(play, it)]
    return puzzle_info(game, puzzle, number, play.state, dealt)


def _is_chance(play: Any, number: int) -> bool:
    step = play.step_at(number)
    return step is not None and step.action is None


def puzzle_info(
    game: Game, puzzle: Puzzle, number: int, state: Any, dealt: list[Any]
) -> PuzzleInfo:
    """Return a puzzle from a position: only the view of its seat is part of it."""
    rules = game.rules
    facts = rules.display.view(state, puzzle.seat)
    if rules.display.past is not None:
        facts |= rules.display.past([*dealt, state])
    view = {
        **facts,
        "ply": len(puzzle.moves),
        "options": dict(game.options),
        "actions": [],
        "wait": None,
    }
    about = ReplayInfo(
        id=f"{game.name}-{number}",
        game=game.name,
        title=game.title,
        message_prefix=prefix(rules.display.turn_rule),
        options=dict(game.options),
        seats=[ReplaySeat(i, BOT_NAMES[i], None, "") for i in range(puzzle.seats)],
        steps=0,
        marks=[],
        result=None,
        table=None,
        you=puzzle.seat,
        has_hidden_info=rules.codec.redeal_history is not None,
        fork=None,
    )
    return PuzzleInfo(
        about=about,
        moment=MomentInfo(StepInfo(0, None, None, None, []), drawn(rules, view)),
        moves=sorted(it.move for it in puzzle.options),
        number=number,
        count=len(puzzles_of(game.name)),
    )


def answer(game_name: str, number: int) -> PuzzleAnswer:
    """Return the answer of a puzzle.

    Raises:
        Refusal: there is no such puzzle.
    """
    puzzle = _puzzle(game_name, number)
    return PuzzleAnswer(
        best=puzzle.best,
        played=puzzle.played,
        gain=puzzle.gain,
        error=puzzle.error,
        sims=puzzle.sims,
        moves=[PuzzleMove(it.move, it.win, it.error) for it in puzzle.options],
    )


def _puzzle(game: str, number: int) -> Puzzle:
    puzzles = puzzles_of(game) if game in registry.names() else ()
    if not 1 <= number <= len(puzzles):
        raise _no_puzzle(game, number)
    return puzzles[number - 1]


def _no_puzzle(game: str, number: int) -> Refusal:
    return Refusal("puzzle/not_found", {"game": game[:40], "number": number})


def as_bytes(info: PuzzleInfo) -> bytes:
    """Return a puzzle as it is sent."""
    return msgspec.json.encode(info)
