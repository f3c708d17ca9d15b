"""Shards of a data set: workers compute the rows, one process writes them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from moguls.data.extras import arrow
from moguls.data.folder import SHARD
from moguls.data.games import Players
from moguls.data.rows import Rows

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

    from moguls.arena.workers import Workers
    from moguls.data.folder import Folder
    from moguls.data.games import Source

LOT: Final = 5  # games of a task
GROUP: Final = 25  # games of a row group
Streams = tuple[bytes, bytes]  # of `games` and of `steps`

_players: Final[dict[bool, Players]] = {}  # of a worker process, by `watched`


@dataclass(frozen=True)
class Lot:
    """A task of a worker: the rows of some games.

    Attributes:
        first: number of the first game in the data set.
        sources: of the games.
        more: additional columns.
    """

    first: int
    sources: tuple[Source, ...]
    more: tuple[str, ...]


def rows_of(lot: Lot) -> Streams:
    """Play some games and return their rows, in a worker."""
    watched = "policy" in lot.more
    kit = _players.setdefault(watched, Players(watched=watched))
    rows = Rows(lot.more)
    for number, source in enumerate(lot.sources, lot.first):
        rows.add(number, source.played(kit))
    return rows.batches()


def lots_of(sources: Iterable[Source], first: int, more: tuple[str, ...]) -> Iterator[Lot]:
    """Yield tasks for the games of a data set.

    Args:
        sources: of the games from `first` on.
        first: a multiple of SHARD, so that every run cuts the same tasks.
        more: additional columns.
    """
    lot: list[Source] = []
    for source in sources:
        lot.append(source)
        if len(lot) == LOT:
            yield Lot(first, tuple(lot), more)
            first, lot = first + LOT, []
    if lot:
        yield Lot(first, tuple(lot), more)


def write(
    folder: Folder,
    lots: Iterable[Lot],
    games: int,
    workers: Workers,
    on_progress: Callable[[int], None],
) -> None:
    """Write the missing shards of a data set.

    Args:
        folder: opened for writing.
        lots: of the missing games.
        games: number of games of the data set.
        workers: that compute the rows.
        on_progress: called with the number of finished games.
    """
    done = min(folder.shards() * SHARD, games)
    on_progress(done)
    shard = Shard()
    for streams in workers.in_order((rows_of, lot) for lot in lots):
        shard.add(streams)
        done = min(done + LOT, games)
        if done % SHARD == 0 or done == games:
            folder.put_shard((done - 1) // SHARD, shard.close())
            shard = Shard()
        on_progress(done)


class Shard:
    """The files of a shard, as they are written."""

    def __init__(self) -> None:
        pa = arrow()
        self._held: list[list[Any]] = [[], []]
        self._sinks = [pa.BufferOutputStream() for _ in self._held]
        self._writers: list[Any] = []
        self._lots = 0

    def add(self, streams: Streams) -> None:
        """Add the rows of a task; those of a row group are written together."""
        pa = arrow()
        for held, stream in zip(self._held, streams, strict=True):
            held.append(pa.ipc.open_stream(stream).read_all())
        self._lots += 1
        if self._lots * LOT % GROUP == 0:
            self._flush()

    def _flush(self) -> None:
        pa = arrow()
        if not self._held[0]:
            return
        if not self._writers:
            self._writers = [
                pa.parquet.ParquetWriter(sink, held[0].schema, compression="zstd")
                for sink, held in zip(self._sinks, self._held, strict=True)
            ]
        for writer, held in zip(self._writers, self._held, strict=True):
            table = pa.concat_tables(held).combine_chunks()
            writer.write_table(table, row_group_size=max(1, table.num_rows))
            held.clear()

    def close(self) -> list[bytes]:
        """Return the complete files of `games` and `steps`."""
        self._flush()
        for writer in self._writers:
            writer.close()
        return [sink.getvalue().to_pybytes() for sink in self._sinks]
