"""From games to shards: workers make rows of a few games at a time, one process writes them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from moguls.data.extras import arrow
from moguls.data.folder import SHARD
from moguls.data.games import Kit
from moguls.data.rows import Rows

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

    from moguls.arena.workers import Workers
    from moguls.data.folder import Folder
    from moguls.data.games import Source

LOT: Final = 5  # games whose rows are made at once
GROUP: Final = 25  # games whose rows are a row group
Streams = tuple[bytes, bytes]  # of `games` and of `steps`

_kits: Final[dict[bool, Kit]] = {}  # of a process that plays: one, or two


@dataclass(frozen=True)
class Lot:
    """Some games that a worker makes rows of.

    Attributes:
        first: number of the first one in the set.
        sources: of the games.
        more: columns on request.
    """

    first: int
    sources: tuple[Source, ...]
    more: tuple[str, ...]


def rows_of(lot: Lot) -> Streams:
    """Play some games and return their rows; what a worker does."""
    watched = "policy" in lot.more
    kit = _kits.setdefault(watched, Kit(watched=watched))
    rows = Rows(lot.more)
    for number, source in enumerate(lot.sources, lot.first):
        rows.add(number, source.played(kit))
    return rows.batches()


def lots_of(sources: Iterable[Source], first: int, more: tuple[str, ...]) -> Iterator[Lot]:
    """Yield the games of a set in lots.

    Args:
        sources: of the games from `first` on.
        first: a multiple of the games of a shard, so that lots are cut alike in every run.
        more: columns on request.
    """
    held: list[Source] = []
    for source in sources:
        held.append(source)
        if len(held) == LOT:
            yield Lot(first, tuple(held), more)
            first, held = first + LOT, []
    if held:
        yield Lot(first, tuple(held), more)


def write(
    folder: Folder,
    lots: Iterable[Lot],
    games: int,
    workers: Workers,
    on_progress: Callable[[int], None],
) -> None:
    """Write what is missing of a set, shard by shard.

    Args:
        folder: opened for writing.
        lots: of the games that are missing.
        games: of the whole set.
        workers: that make the rows.
        on_progress: called with the number of games that there are.
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
        """Begin without rows."""
        pa = arrow()
        self._held: list[list[Any]] = [[], []]
        self._sinks = [pa.BufferOutputStream() for _ in self._held]
        self._writers: list[Any] = []
        self._lots = 0

    def add(self, streams: Streams) -> None:
        """Add the rows of a lot; those of a row group are written together."""
        pa = arrow()
        for held, stream in zip(self._held, streams, strict=True):
            held.append(pa.ipc.open_stream(stream).read_all())
        self._lots += 1
        if self._lots * LOT % GROUP == 0:
            self._flush()

    def _flush(self) -> None:
        """Write a row group of each table."""
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
        """Return the files of `games` and of `steps`, whole."""
        self._flush()
        for writer in self._writers:
            writer.close()
        return [sink.getvalue().to_pybytes() for sink in self._sinks]
