"""Talk port: free text of people at tables, reports of it, and who may not write."""

from __future__ import annotations

from typing import NamedTuple, Protocol


class WrittenText(NamedTuple):
    """A text as it is stored.

    Attributes:
        id: unique, and rising with time.
        table_id, user_id: where, and its author.
        seat: of the author; None for a spectator.
        to_seat: the seat that alone reads it; None for the whole group.
        readers: the people who may read it besides the author; None: all spectators.
        text: cleaned.
        at: in seconds since 1970.
    """

    id: int
    table_id: str
    user_id: str
    seat: int | None
    to_seat: int | None
    readers: tuple[str, ...] | None
    text: str
    at: float


class ReportedText(NamedTuple):
    """A text that somebody has reported, with the names and the number of reports."""

    text: WrittenText
    name: str
    reports: int
    at: float


class TalkStore(Protocol):
    """Texts in a database; each method is one transaction."""

    def add_text(self, text: WrittenText) -> None:
        """Add a text; the oldest of a table with too many are deleted."""

    def last_id(self) -> int:
        """Return the greatest id; 0 without a text."""

    def texts_of(self, table_id: str) -> list[tuple[WrittenText, str]]:
        """Return the texts of a table with the names of their authors, the oldest first."""

    def texts_by(self, user_id: str) -> list[WrittenText]:
        """Return the texts of an author, the oldest first."""

    def clear(self, text_id: int) -> str | None:
        """Delete a text with its reports; return its table, or None if there is no such text."""

    def report(self, text_id: int, user_id: str, at: float) -> None:
        """Report a text; a person does so once."""

    def reported(self) -> list[ReportedText]:
        """Return the reported texts, the first report first."""

    def locked(self) -> set[str]:
        """Return the people and tables without free text."""

    def lock(self, who: str, at: float) -> None:
        """Allow a person, or everybody at a table, no free text."""

    def unlock(self, who: str) -> None:
        """Allow it again."""

    def agree(self, table_id: str, user_id: str, *, agrees: bool) -> None:
        """Record whether a person agrees that a record contains the texts."""

    def agreed(self, table_id: str) -> set[str]:
        """Return who agrees."""

    def forget(self, user_id: str) -> list[str]:
        """Delete all that a person wrote, reported and agreed to; return where it wrote."""
