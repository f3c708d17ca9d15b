"""What shows itself: as text, as SVG, and in notebooks."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence


class Depicted:
    """A position that can be looked at: from a seat, as a spectator, or with all hands open."""

    __slots__ = ()

    def text(
        self,
        seat: int | None = None,
        *,
        open_hands: bool = False,
        players: Sequence[str] | None = None,
    ) -> str:
        """Return the position as lines of text.

        Args:
            seat: who looks; None is a spectator, who sees no hidden card.
            open_hands: show what any seat may know, put together; decks stay closed.
            players: their names, one a seat; "seat 0" and so on unless given.

        Raises:
            UsageError: the table has no such seat, or not as many players.
        """
        return self._depict("text", seat, players, open_hands=open_hands)

    def svg(
        self,
        seat: int | None = None,
        *,
        open_hands: bool = False,
        players: Sequence[str] | None = None,
    ) -> str:
        """Return the position as SVG, with what it shows in words for those who do not see it.

        Args:
            seat: as for `text`.
            open_hands: as for `text`.
            players: as for `text`.

        Raises:
            UsageError: as `text`.
        """
        return self._depict("svg", seat, players, open_hands=open_hands)

    def _repr_html_(self) -> str:
        """Return what a notebook shows: the position as a spectator sees it."""
        return self._depict("html", None, None, open_hands=False)

    def _depict(
        self, form: str, seat: int | None, players: Sequence[str] | None, *, open_hands: bool
    ) -> str:
        """Return the position in a form: text, svg or html."""
        raise NotImplementedError
