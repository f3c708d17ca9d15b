"""Folder of a data set: a description, shards of Parquet, and the data card.

Shards are written atomically. After an interruption the same command continues after the last one;
the files are the same to the byte as without the interruption.
"""

from __future__ import annotations

import json
import os
from contextlib import contextmanager
from typing import TYPE_CHECKING, Final

from moguls.data.described import licence_of
from moguls.data.extras import arrow
from moguls.errors import UsageError
from moguls.kernel.native import file_lock

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from pathlib import Path
    from typing import IO, Any

    from moguls.data.described import Described

TABLES: Final = ("games", "steps")
DESCRIPTION: Final = "dataset.json"
CARD: Final = "README.md"
DRAFT: Final = "draft.new"
SHARD: Final = 100  # games


class Folder:
    """A folder that a data set is written to."""

    def __init__(self, path: Path) -> None:
        self.path = path

    @contextmanager
    def writing(self, described: Described) -> Iterator[int]:
        """Open the folder for a data set: new, to continue, or to grow; yield its complete shards.

        Raises:
            UsageError: it holds something else, is in use, or cannot be written.
        """
        with writable(self.path):
            self._refuse_foreign()
            for table in TABLES:
                (self.path / table).mkdir(parents=True, exist_ok=True)
            if not (self.path / DESCRIPTION).exists():
                self.put(DESCRIPTION, described.text().encode())
            lock = (self.path / DESCRIPTION).open("rb+")
        with lock:
            if not file_lock.take(lock):
                msg = f"{self.path}: another command is writing there; wait for it, or choose"
                msg += " another folder with --out"
                raise UsageError(msg)
            with writable(self.path):
                self._describe(described, lock)
            yield self.shards()
            (self.path / DRAFT).unlink(missing_ok=True)

    def _refuse_foreign(self) -> None:
        if self.path.exists() and not self.path.is_dir():
            msg = f"{self.path}: not a folder; choose a folder with --out"
            raise UsageError(msg)
        if not self.path.is_dir() or (self.path / DESCRIPTION).exists():
            return
        foreign = sorted({path.name for path in self.path.iterdir()} - {*TABLES, DRAFT})
        if foreign:
            msg = f"{self.path}: neither empty nor a data set: it contains {foreign[0]}"
            msg += f" and {len(foreign) - 1} more" if foreign[1:] else ""
            msg += "; choose another folder with --out"
            raise UsageError(msg)

    def _describe(self, described: Described, file: IO[bytes]) -> None:
        """Compare the description in the open file with this one, and write this one if it differs.

        The file is changed in place, because it is locked.
        """
        there = _json(file.read())
        other = described.difference(there)
        if other is not None:
            msg = (
                f"{self.path}: contains another data set: {other}; choose another folder with --out"
            )
            raise UsageError(msg)
        if there == described.as_json():
            return
        self._open_last_shard(there["games"], described.games)
        file.seek(0)
        file.write(described.text().encode())
        file.truncate()
        file.flush()

    def _open_last_shard(self, games: int, to_be: int) -> None:
        """Have the last shard written again if games are missing in it, and the card."""
        if to_be > games and games % SHARD:
            (self.path / place_of("games", games // SHARD)).unlink(missing_ok=True)
        (self.path / CARD).unlink(missing_ok=True)

    def licence(self, name: str | None = None) -> str | None:
        """Return the licence with this name, or that of the data set in the folder, or None.

        Raises:
            UsageError: the name is not an identifier of SPDX.
        """
        if name is not None:
            return licence_of(name)
        try:
            there = _json((self.path / DESCRIPTION).read_bytes())
        except OSError:
            return None
        licence = there.get("licence") if isinstance(there, dict) else None
        return licence if isinstance(licence, str) else None

    def shards(self) -> int:
        """Return the number of complete shards; `games` is written after `steps`."""
        number = 0
        while (self.path / place_of("games", number)).exists():
            number += 1
        return number

    def put(self, name: str, data: bytes) -> None:
        """Write a file atomically.

        Raises:
            UsageError: it cannot be written; an old file is unchanged.
        """
        draft = self.path / DRAFT
        with writable(self.path / name):
            draft.write_bytes(data)
            os.replace(draft, self.path / name)  # noqa: PTH105  # one step, on every system

    def put_shard(self, number: int, tables: Sequence[bytes]) -> None:
        """Write a shard: `games` last, because it marks the shard as complete."""
        for table, data in reversed([*zip(TABLES, tables, strict=True)]):
            self.put(place_of(table, number), data)

    def read(self, table: str, columns: list[str]) -> Iterator[dict[str, object]]:
        """Yield the rows of a table, shard by shard.

        Raises:
            UsageError: a file is damaged.
        """
        pa = arrow()
        for number in range(self.shards()):
            path = self.path / place_of(table, number)
            try:
                table_ = pa.parquet.read_table(path, columns=columns)
            except (pa.ArrowException, OSError) as error:
                msg = f"{path}: cannot be read: {str(error).splitlines()[0]}; delete it, and the"
                msg += " same command writes it and all later ones again"
                raise UsageError(msg) from error
            yield from table_.to_pylist()

    def size(self, table: str) -> int:
        """Return the size of the files of a table in bytes."""
        return sum(path.stat().st_size for path in (self.path / table).glob("*.parquet"))


def _json(data: bytes) -> Any:
    """Return the content of a description, or None if it is damaged."""
    try:
        return json.loads(data)
    except (ValueError, RecursionError):
        return None


def place_of(table: str, shard: int) -> str:
    """Return the path of a shard of a table in the folder."""
    return f"{table}/{shard:05}.parquet"


@contextmanager
def writable(path: Path) -> Iterator[None]:
    """Convert errors of writing a file.

    Raises:
        UsageError: with the reason, and how to continue.
    """
    try:
        yield
    except OSError as error:
        msg = f"cannot write {path}: {error.strerror}; existing files are complete, and the same"
        msg += " command continues there"
        raise UsageError(msg) from error
