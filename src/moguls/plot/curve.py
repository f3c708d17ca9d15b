"""Plot of learning curves, with bands for intervals."""

from __future__ import annotations

import csv
import json
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from moguls.core.encoding import NotText, text_of
from moguls.errors import UsageError
from moguls.plot.axes import drawn_on, plain, style

if TYPE_CHECKING:
    from matplotlib.axes import Axes

Row = Mapping[str, Any]
SIZE: Final = (6.5, 3.6)  # inches
LOW, HIGH = "_low", "_high"
KINDS: Final = "a list of rows, or a file .jsonl (one row per line), .json (a list of rows) or .csv"


def curve(
    rows: Sequence[Row] | str | Path,
    x: str | None = None,
    y: Sequence[str] | None = None,
    axes: Axes | None = None,
) -> Axes:
    """Plot columns of rows against one of them.

    Args:
        rows: dictionaries with the same keys; or a file of them: .jsonl, .json or .csv.
        x: the column of the x axis, by default the first one.
        y: the columns to draw, by default all others with numbers. `NAME_low` and `NAME_high`
            are the interval of `NAME`, drawn as a band.
        axes: Matplotlib axes to draw on; by default those of a new figure.

    Returns:
        The axes; `axes.figure` is the figure.

    Raises:
        UsageError: no rows, no such column, a file that cannot be read, or no Matplotlib.
    """
    read = _checked(_read(Path(rows)) if isinstance(rows, str | Path) else rows)
    along = next(iter(read[0])) if x is None else x
    names = _numbers(read[0], along) if y is None else list(y)
    canvas = drawn_on(axes, SIZE)
    places = _column(read, along)
    for number, name in enumerate(names):
        _draw(canvas, places, read, name, number)
    canvas.set_xlabel(along)
    if len(names) == 1:
        canvas.set_ylabel(names[0])
    else:
        canvas.legend(frameon=False)
    plain(canvas)
    return canvas


def _checked(value: object) -> list[Row]:
    """Check the rows.

    Raises:
        UsageError: there are none, or one is not a dictionary.
    """
    rows = list(value) if isinstance(value, Iterable) and not isinstance(value, Mapping) else []
    if not rows:
        msg = f"no rows to plot; expected {KINDS}"
        raise UsageError(msg)
    for number, row in enumerate(rows):
        if not isinstance(row, Mapping) or not row:
            msg = f"row {number} is not a dictionary of columns: {row!r}; expected {KINDS}"
            raise UsageError(msg)
    return rows


def _read(path: Path) -> object:
    """Return the content of a file, unchecked.

    Raises:
        UsageError: it cannot be read, or has another format.
    """
    try:
        text = text_of(path.read_bytes())
        if path.suffix == ".csv":
            return [_numbered(row) for row in csv.DictReader(text.splitlines())]
        if path.suffix == ".jsonl":
            return [json.loads(line) for line in text.splitlines() if line.strip()]
        if path.suffix == ".json":
            return json.loads(text)
    except NotText as error:
        msg = f"cannot read rows from {path}, line {error.line}: it is {error.why}"
        raise UsageError(msg) from error
    except (OSError, ValueError) as error:
        msg = f"cannot read rows from {path}: {error}"
        raise UsageError(msg) from error
    msg = f"{path}: unknown format {path.suffix!r}; expected {KINDS}"
    raise UsageError(msg)


def _numbered(row: Row) -> dict[str, object]:
    numbered: dict[str, object] = {}
    for key, value in row.items():
        try:
            numbered[key] = float(value)
        except (TypeError, ValueError):
            numbered[key] = value
    return numbered


def _is_number(value: object) -> bool:
    return isinstance(value, int | float) and not isinstance(value, bool)


def _numbers(row: Row, along: str) -> list[str]:
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
        UsageError: a row has no such number; the message lists its columns.
    """
    for number, row in enumerate(rows):
        if not _is_number(row.get(name)):
            msg = f"row {number} has no number {name!r}; its columns are {', '.join(map(str, row))}"
            raise UsageError(msg)
    return [float(row[name]) for row in rows]


def _draw(axes: Axes, places: list[float], rows: Sequence[Row], name: str, number: int) -> None:
    style_ = style(number)
    axes.plot(places, _column(rows, name), label=name, **style_)
    if name + LOW in rows[0] and name + HIGH in rows[0]:
        band = _column(rows, name + LOW), _column(rows, name + HIGH)
        axes.fill_between(places, *band, color=style_["color"], alpha=0.18, linewidth=0)
