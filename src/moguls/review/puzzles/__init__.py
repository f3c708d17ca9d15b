"""Puzzles: positions in which one move is clearly better than the one played."""

from __future__ import annotations

import lzma
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Final

import msgspec

if TYPE_CHECKING:
    from collections.abc import Sequence

    from moguls.core.play.game import Game
    from moguls.core.play.playthrough import Playthrough

FOLDER: Final = Path(__file__).parent


@dataclass(frozen=True)
class PuzzleOption:
    """A move to choose: the player's share of the win in simulations, and its standard error."""

    move: str
    win: float
    error: float


@dataclass(frozen=True, kw_only=True)
class Solution:
    """Solution of a puzzle.

    Attributes:
        seat: on turn in the position.
        played: the mistake.
        best: the best move by the knowledge of the seat.
        gain: by how much it wins more often than the mistake, compared on the same chance.
        error: the standard error of `gain`; 0 where nothing is simulated.
        sims: simulations of each evaluation.
        options: the moves to choose from, the best one first.
    """

    seat: int
    played: str
    best: str
    gain: float
    error: float
    sims: int
    options: list[PuzzleOption]


@dataclass(frozen=True, kw_only=True)
class Puzzle(Solution):
    """A puzzle of a game of bots; `seats`, `seed`, `moves`: of the game up to the position."""

    seats: int
    seed: int
    moves: list[str]

    def play(self, game: Game) -> Playthrough:
        """Return the game up to the position."""
        play = game.new(seats=self.seats, seed=self.seed)
        for move in self.moves:
            play.move(move)
        return play


def path_of(game: str) -> Path:
    """Return the file with the puzzles of a game."""
    return FOLDER / f"{game}.json.xz"


def write(game: str, puzzles: Sequence[Puzzle]) -> None:
    """Write the puzzles of a game, compressed."""
    path_of(game).write_bytes(lzma.compress(msgspec.json.encode(puzzles), preset=9))


@cache
def puzzles_of(game: str) -> tuple[Puzzle, ...]:
    """Return the puzzles of a game; none if it has no file."""
    path = path_of(game)
    if not path.exists():
        return ()
    return msgspec.json.decode(lzma.decompress(path.read_bytes()), type=tuple[Puzzle, ...])
