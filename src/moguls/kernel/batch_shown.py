"""A batch of tables as a notebook shows it: how many there are, and the first of them."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING, Final, Protocol

if TYPE_CHECKING:
    from collections.abc import Iterator

    import numpy as np
    from numpy.typing import NDArray

    from moguls.kernel.engines.base import NativeCalls

SHOWN: Final = 10  # tables
HEADS: Final = ("table", "game", "to act", "legal actions", "points by seat")


class Tables(Protocol):
    """What of a batch is shown."""

    engine: NativeCalls
    seats: int
    states: NDArray[np.void]
    live: NDArray[np.int64]
    games: NDArray[np.int64]

    @property
    def turn(self) -> NDArray[np.uint8]:
        """(N,) the seat to act."""

    @property
    def over(self) -> NDArray[np.bool_]:
        """(N,) whether the game is over."""

    def legal(self) -> NDArray[np.bool_]:
        """Return (N, num_actions) whether each action is legal."""


def as_html(batch: Tables) -> str:
    """Return the first tables as a table of HTML."""
    tables, name = len(batch.live), batch.engine.rules.name
    told = f"{name}: {tables} tables of {batch.seats} seats, {int(batch.over.sum())} of them over"
    more = "" if tables <= SHOWN else f"; the first {SHOWN}"
    heads = "".join(f'<th scope="col">{head}</th>' for head in HEADS)
    rows = "".join(f"<tr>{''.join(map(_cell, cells))}</tr>" for cells in _rows(batch))
    return (
        f"<table><caption>{escape(told + more)}</caption>"
        f"<thead><tr>{heads}</tr></thead><tbody>{rows}</tbody></table>"
    )


def _cell(words: str) -> str:
    """Return a cell of HTML."""
    return f"<td>{escape(words)}</td>"


def _rows(batch: Tables) -> Iterator[tuple[str, ...]]:
    """Yield the cells of each table that is shown."""
    rules, legal = batch.engine.rules, batch.legal()[:SHOWN]
    for table in range(min(len(batch.live), SHOWN)):
        state = rules.state.unpack(batch.states[table].tobytes())
        points = ", ".join(str(rules.points(state, seat)) for seat in range(batch.seats))
        to_act = "over" if batch.over[table] else f"seat {batch.turn[table]}"
        yield str(table), str(batch.games[table]), to_act, str(legal[table].sum()), points
