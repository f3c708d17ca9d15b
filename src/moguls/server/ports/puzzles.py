"""Puzzle port: who agrees that games become puzzles, and the puzzles made from them."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple, Protocol

if TYPE_CHECKING:
    from collections.abc import Collection, Sequence


class StoredPuzzle(NamedTuple):
    """A mistake in a finished game.

    Attributes:
        game: its name.
        table_id: where it was played.
        step: the number of the mistake among the steps of the game, from 1.
        solution: JSON.
    """

    game: str
    table_id: str
    step: int
    solution: str


class PuzzleStore(Protocol):
    """Consents and puzzles of one database."""

    def agrees(self, user_id: str) -> bool:
        """Return whether a person agrees that its games become puzzles."""

    def agree(self, user_id: str, *, agrees: bool) -> None:
        """Record whether a person agrees."""

    def can_search(self, table_id: str, people: Collection[str]) -> bool:
        """Return whether a game was not searched yet, and all its people agree."""

    def add(self, table_id: str, people: Collection[str], puzzles: Sequence[StoredPuzzle]) -> bool:
        """Add the puzzles of a game, unless it cannot be searched; return whether it could."""

    def counts(self) -> dict[str, int]:
        """Return the number of puzzles of each game that has any."""

    def find(self, game: str, number: int) -> StoredPuzzle | None:
        """Return a puzzle of a game, numbered from 0 in the order of adding, or None."""
