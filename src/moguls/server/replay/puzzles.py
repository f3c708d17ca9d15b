"""Puzzles as they are shown: made from what one seat knows, and nothing else.

Those of the package come first, then those of this server's games, in the order of their making.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec

from moguls.errors import MogulsError
from moguls.games import registry
from moguls.review.puzzles import Solution, puzzles_of
from moguls.server.table.table import BOT_NAMES
from moguls.server.table.views import drawn
from moguls.server.wire.puzzle import PuzzleAnswer, PuzzleCount, PuzzleInfo, PuzzleMove
from moguls.server.wire.refusal import Refusal
from moguls.server.wire.replay import MomentInfo, ReplayInfo, ReplaySeat, StepInfo
from moguls.server.wire.words import prefix

if TYPE_CHECKING:
    from moguls.core.play.configured import ConfiguredRules
    from moguls.review.puzzles import Puzzle
    from moguls.server.ports.puzzles import PuzzleStore, StoredPuzzle
    from moguls.server.replay.archive import Archive
    from moguls.server.replay.replays import GameReplay

MOST_IN_MEMORY = 128


class PuzzlePosition(NamedTuple):
    """A position of a game; `dealt`: the states before chance; `ply`: the moves up to there."""

    game: ConfiguredRules
    state: Any
    dealt: list[Any]
    ply: int


@dataclass
class Puzzles:
    """The puzzles of the package and of this server's games."""

    archive: Archive
    store: PuzzleStore

    async def counts(self) -> list[PuzzleCount]:
        """Return the games with the numbers of their puzzles."""
        own = await self.archive.hub.transact(self.store.counts)
        games = [registry.game(name) for name in registry.names()]
        return [
            PuzzleCount(it.name, it.title, len(puzzles_of(it.name)) + own.get(it.name, 0))
            for it in games
        ]

    async def question(self, game: str, number: int) -> PuzzleInfo:
        """Return a puzzle, numbered from 1.

        Raises:
            Refusal: there is no such puzzle, or not under this server's data file.
        """
        puzzle = await self._find(game, number)
        compute = self.archive.hub.executor.compute
        if isinstance(puzzle, tuple):
            replay, at = await self.archive.find(puzzle.table_id), puzzle.step - 1
            solution = _solution(puzzle)
            position = await compute(_position_in, replay, at)
        else:
            solution, position = puzzle, await compute(_position_of, game, number)
        count = next(it.count for it in await self.counts() if it.game == game)
        info: PuzzleInfo = await compute(puzzle_info, position, solution, number, count)
        return info

    async def answer(self, game: str, number: int) -> PuzzleAnswer:
        """Return the answer of a puzzle.

        Raises:
            Refusal: there is no such puzzle.
        """
        puzzle = await self._find(game, number)
        it = _solution(puzzle) if isinstance(puzzle, tuple) else puzzle
        return PuzzleAnswer(
            best=it.best,
            played=it.played,
            gain=it.gain,
            error=it.error,
            sims=it.sims,
            moves=[PuzzleMove(option.move, option.win, option.error) for option in it.options],
        )

    async def _find(self, game: str, number: int) -> Puzzle | StoredPuzzle:
        shipped = puzzles_of(game) if game in registry.names() else ()
        if 1 <= number <= len(shipped):
            return shipped[number - 1]
        own = number - 1 - len(shipped)
        stored = await self.archive.hub.transact(self.store.find, game, own) if own >= 0 else None
        if stored is None:
            raise _no_puzzle(game, number)
        puzzle: StoredPuzzle = stored
        return puzzle


def _solution(puzzle: StoredPuzzle) -> Solution:
    return msgspec.json.decode(puzzle.solution, type=Solution)


@lru_cache(MOST_IN_MEMORY)
def _position_of(game_name: str, number: int) -> PuzzlePosition:
    """Return the position of a puzzle of the package, numbered from 1."""
    puzzle, game = puzzles_of(game_name)[number - 1], registry.game(game_name)
    try:
        play = puzzle.play(game)
    except MogulsError as error:  # another data file, or other rules
        raise _no_puzzle(game_name, number) from error
    steps = [play.step_at(it) for it in range(1, play.length + 1)]
    dealt = [play.before(at) for at, it in enumerate(steps, 1) if it and it.action is None]
    return PuzzlePosition(game, play.state, dealt, len(puzzle.moves))


def _position_in(replay: GameReplay, at: int) -> PuzzlePosition:
    """Return a position of a game of this server, after so many steps."""
    steps = replay.steps[:at]
    dealt = [replay.state(number) for number, step in enumerate(steps) if "chance" in step]
    ply = sum("move" in step for step in steps)
    return PuzzlePosition(replay.game, replay.state(at), dealt, ply)


def puzzle_info(
    position: PuzzlePosition, solution: Solution, number: int, count: int
) -> PuzzleInfo:
    """Return a puzzle from a position: only the view of its seat is part of it."""
    game, state = position.game, position.state
    rules, seats = game.rules, int(state.seats)
    facts = rules.display.view(state, solution.seat)
    if rules.display.past is not None:
        facts |= rules.display.past([*position.dealt, state])
    view = {
        **facts,
        "ply": position.ply,
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
        seats=[ReplaySeat(i, BOT_NAMES[i], None, "") for i in range(seats)],
        steps=0,
        marks=[],
        result=None,
        table=None,
        you=solution.seat,
        has_hidden_info=rules.codec.redeal_history is not None,
        fork=None,
    )
    return PuzzleInfo(
        about=about,
        moment=MomentInfo(StepInfo(0, None, None, None, []), drawn(rules, view)),
        moves=sorted(it.move for it in solution.options),
        number=number,
        count=count,
    )


def _no_puzzle(game: str, number: int) -> Refusal:
    return Refusal("puzzle/not_found", {"game": game[:40], "number": number})


def as_bytes(info: PuzzleInfo) -> bytes:
    """Return a puzzle as it is sent."""
    return msgspec.json.encode(info)
