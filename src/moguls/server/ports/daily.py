"""Daily port: the deals of the days, and the attempts of people."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

if TYPE_CHECKING:
    from collections.abc import Sequence

Row = dict[str, Any]


class Attempt(NamedTuple):
    """An attempt, with what the lists of tables say about its table.

    Attributes:
        user, name: of the person.
        game: the name of the game.
        table_id: its table.
        status: of the table; None while it is not there yet.
        result: points and winners, once the game is over.
        is_guest: whether the person has no way to sign in.
    """

    user: str
    name: str
    game: str
    table_id: str
    status: str | None
    result: dict[str, list[int]] | None
    is_guest: bool


class DailyStore(Protocol):
    """Deals and attempts."""

    def deals(self, day: str) -> dict[str, Row]:
        """Return the deals of a day by game."""

    def add_deals(self, day: str, deals: dict[str, Row]) -> dict[str, Row]:
        """Add the deals that are not there yet; return all of the day."""

    def add_attempt(self, day: str, game: str, user: str, table_id: str, at: float) -> str:
        """Add the attempt of a person unless there is one; return the id of its table."""

    def attempts(
        self, day: str, *, game: str | None = None, user: str | None = None
    ) -> Sequence[Attempt]:
        """Return the attempts of a day, in the order in which they began."""

    def is_guest(self, user: str) -> bool:
        """Return whether a person has no way to sign in."""
