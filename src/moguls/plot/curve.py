"""A learning curve: numbers along steps, with a band where an interval is given."""

from __future__ import annotations

import csv
import json
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from moguls.errors import UsageError
from moguls.plot.axes import drawn_on, plain, style

if TYPE_CHECKING:
    from matplotlib.axes import Axes

Row = Mapping[str, Any]
SIZE: Final = (6.5, 3.6)  # inches
LOW, HIGH = "_low", "_high"
KINDS: Final = "a list of rows, or a file .jsonl (a row a line), .json (a list of rows) or .csv"


def curve(
    rows: Sequence[Row] | str | Path,
    x: str | None = None,
    y: Sequence[str] | None = None,
    axes: Axes | None = None,
) -> Axes:
    """Plot columns of rows along one of them.

    Args:
        rows: dictionaries with the same keys; or a file of them: .jsonl, .json or .csv.
        x: the column along which; the first one unless told.
        y: the columns that are drawn; all others that hold numbers unless told. `NAME_low` and
            `NAME_high` are the interval of `NAME`, drawn as a band.
        axes: Matplotlib's to draw on; a new figure without.

    Returns:
        The axes; `axes.figure` is the figure.

    Raises:
        UsageError: no rows, no such column, a file that cannot be read, or no Matplotlib.
    """
    read = _checked(_read(Path(rows)) if isinstance(rows, str | Path) else rows)
    along = next(iter(read[0])) if x is None else x
    names = _numbers(read[0], along) if y is None else list(y)
    drawn = drawn_on(axes, SIZE)
    places = _column(read, along)
    for number, name in enumerate(names):
        _draw(drawn, places, read, name, number)
    drawn.set_xlabel(along)
    if len(names) == 1:
        drawn.set_ylabel(names[0])
    else:
        drawn.legend(frameon=False)
    plain(drawn)
    return drawn


def _checked(given: object) -> list[Row]:
    """Return rows that have columns.

    Raises:
        UsageError: there are none, or one is something else.
    """
    rows = list(given) if isinstance(given, Iterable) and not isinstance(given, Mapping) else []
    if not rows:
        msg = f"there are no rows to plot: give {KINDS}"
        raise UsageError(msg)
    for number, row in enumerate(rows):
        if not isinstance(row, Mapping) or not row:
            msg = f"row {number} is no dictionary of columns: {row!r}; give {KINDS}"
            raise UsageError(msg)
    return rows


def _read(path: Path) -> object:
    """Return what a file holds, which may be rows.

    Raises:
        UsageError: it cannot be read, or is none of these.
    """
    try:
        text = path.read_text("utf-8")
        if path.suffix == ".csv":
            return [_numbered(row) for row in csv.DictReader(text.splitlines())]
        if path.suffix == ".jsonl":
            return [json.loads(line) for line in text.splitlines() if line.strip()]
        if path.suffix == ".json":
            return json.loads(text)
    except (OSError, ValueError) as error:
        msg = f"{path}: cannot be read as rows: {error}"
        raise UsageError(msg) from error
    msg = f"{path}: {path.suffix or 'a name without ending'} tells no kind of rows: give {KINDS}"
    raise UsageError(msg)


def _numbered(row: Row) -> dict[str, object]:
    """Return a row of text with what are numbers as numbers."""
    made: dict[str, object] = {}
    for key, value in row.items():
        try:
            made[key] = float(value)
        except (TypeError, ValueError):
            made[key] = value
    return made


def _is_number(value: object) -> bool:
    """Say whether a value can be drawn."""
    return isinstance(value, int | float) and not isinstance(value, bool)


def _numbers(row: Row, along: str) -> list[str]:
    """Return the columns that are drawn unless told."""
    ends = (LOW, HIGH)
    return [
        key
        for key, value in row.items()
        if key != along
        and _is_number(value)
        and not (key.endswith(ends) and key[: key.rfind("_")] in row)
    ]


def _column(rows: Sequence[Row], name: str) -> list[float]:
    """Return a column.

    Raises:
        UsageError: a row has no such number; says what there is.
    """
    for number, row in enumerate(rows):
        if not _is_number(row.get(name)):
            msg = f"row {number} has no number {name!r}; it has {', '.join(map(str, row))}"
            raise UsageError(msg)
    return [float(row[name]) for row in rows]


def _draw(axes: Axes, places: list[float], rows: Sequence[Row], name: str, number: int) -> None:
    """Draw one column, and its band."""
    told = style(number)
    axes.plot(places, _column(rows, name), label=name, **told)
    if name + LOW in rows[0] and name + HIGH in rows[0]:
        band = _column(rows, name + LOW), _column(rows, name + HIGH)
        axes.fill_between(places, *band, color=told["color"], alpha=0.18, linewidth=0)
