"""Screen of a move that cannot be taken back because information was revealed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.browser.back_tables import shown

if TYPE_CHECKING:
    from tests.browser.screens import Hall


def no_way_back(hall: Hall) -> None:
    """Show why a move cannot be taken back, and the offer of a table with redrawn cards."""
    shown(hall.page)


SCREENS = (no_way_back,)
