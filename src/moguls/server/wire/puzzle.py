"""Messages of puzzles: a position as its seat sees it, and the answer."""

from __future__ import annotations

from msgspec import Struct

from moguls.server.wire.replay import MomentInfo, ReplayInfo  # noqa: TC001  # read at run time


class PuzzleCount(Struct):
    """The number of puzzles of a game."""

    game: str
    title: str
    count: int


class PuzzleInfo(Struct):
    """A puzzle: what its seat (`about.you`) knows, and the moves to choose from."""

    about: ReplayInfo
    moment: MomentInfo
    moves: list[str]
    number: int
    count: int


class PuzzleConsent(Struct, forbid_unknown_fields=True):
    """Whether a person agrees that its finished games become puzzles, without names."""

    agrees: bool


class PuzzleMove(Struct):
    """The value of a move: share of the win in simulations, and its standard error."""

    move: str
    win: float
    error: float


class PuzzleAnswer(Struct):
    """The answer.

    `played`: the mistake; `gain`: by how much the best move wins more often, with its standard
    error, 0 where nothing is simulated; `sims`: simulations of each evaluation.
    """

    best: str
    played: str
    gain: float
    error: float
    sims: int
    moves: list[PuzzleMove]
