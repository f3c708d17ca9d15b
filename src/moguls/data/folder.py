"""The folder of a set of games: a description, shards of Parquet, and last the data card.

A shard is there whole or not at all. Killed at any time, the same command goes on behind the last
one, and the files are the same to the byte as if it had never been killed.
"""

from __future__ import annotations

import json
import os
from contextlib import contextmanager
from typing import TYPE_CHECKING, Final

from moguls.data.described import first_difference
from moguls.data.extras import arrow
from moguls.errors import UsageError
from moguls.kernel.native import file_lock

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from pathlib import Path

    from moguls.data.described import Described

TABLES: Final = ("games", "steps")
DESCRIPTION: Final = "dataset.json"
CARD: Final = "README.md"
DRAFT: Final = "draft.new"
SHARD: Final = 100  # games


class Folder:
    """A folder that a set of games is written to."""

    def __init__(self, path: Path) -> None:
        """Name it; nothing is read or written yet."""
        self.path = path

    @contextmanager
    def writing(self, described: Described) -> Iterator[int]:
        """Open it for a set of games, new or begun; yield how many shards it has.

        Raises:
            UsageError: it holds something else, somebody is writing there, or it cannot be written.
        """
        with told(self.path):
            self._refuse_foreign()
            for table in TABLES:
                (self.path / table).mkdir(parents=True, exist_ok=True)
            self._describe(described)
            lock = (self.path / DESCRIPTION).open("rb+")
        with lock:
            if not file_lock.take(lock):
                msg = f"{self.path}: another command is writing there; wait for it, or name another"
                msg += " folder with --out"
                raise UsageError(msg)
            yield self.shards()
            (self.path / DRAFT).unlink(missing_ok=True)

    def _refuse_foreign(self) -> None:
        """Refuse a folder with files of others."""
        if self.path.exists() and not self.path.is_dir():
            msg = f"{self.path}: is a file; name a folder with --out"
            raise UsageError(msg)
        if not self.path.is_dir() or (self.path / DESCRIPTION).exists():
            return
        foreign = sorted({path.name for path in self.path.iterdir()} - {*TABLES, DRAFT})
        if foreign:
            msg = f"{self.path}: is neither empty nor a set of games: it holds {foreign[0]}"
            msg += f" and {len(foreign) - 1} more" if foreign[1:] else ""
            msg += "; name another folder with --out"
            raise UsageError(msg)

    def _describe(self, described: Described) -> None:
        """Write the description, or compare it with the one that is there."""
        path = self.path / DESCRIPTION
        if not path.exists():
            self.put(DESCRIPTION, described.text().encode())
            return
        try:
            there = json.loads(path.read_text("utf-8"))
        except (ValueError, RecursionError):
            there = None
        other = first_difference(there, described.as_json())
        if other is not None:
            msg = (
                f"{self.path}: holds another set of games: {other}; name another folder with --out"
            )
            raise UsageError(msg)

    def shards(self) -> int:
        """Return how many shards are whole; `games` is written after `steps`."""
        number = 0
        while (self.path / place_of("games", number)).exists():
            number += 1
        return number

    def put(self, name: str, data: bytes) -> None:
        """Write a file whole or not at all.

        Raises:
            UsageError: it cannot be written; what was there is there.
        """
        draft = self.path / DRAFT
        with told(self.path / name):
            draft.write_bytes(data)
            os.replace(draft, self.path / name)  # noqa: PTH105  # one step, on every system

    def put_shard(self, number: int, tables: Sequence[bytes]) -> None:
        """Write a shard: `games` last, since its being there says that all is."""
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
                found = pa.parquet.read_table(path, columns=columns)
            except (pa.ArrowException, OSError) as error:
                msg = f"{path}: cannot be read: {str(error).splitlines()[0]}; delete it, and the"
                msg += " same command writes it and all after it anew"
                raise UsageError(msg) from error
            yield from found.to_pylist()

    def size(self, table: str) -> int:
        """Return how many bytes the files of a table have."""
        return sum(path.stat().st_size for path in (self.path / table).glob("*.parquet"))


def place_of(table: str, shard: int) -> str:
    """Return where a shard of a table lies in the folder."""
    return f"{table}/{shard:05}.parquet"


@contextmanager
def told(path: Path) -> Iterator[None]:
    """Say in a line what the system says of a file that cannot be written, and what can be done.

    Raises:
        UsageError: always then.
    """
    try:
        yield
    except OSError as error:
        msg = f"cannot write {path}: {error.strerror}; what is there is whole, and the same command"
        msg += " goes on from there"
        raise UsageError(msg) from error
