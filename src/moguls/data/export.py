"""Export of records and arenas as a data set."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from itertools import islice
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from moguls import __version__
from moguls.arena.manifest import refuse_other_code
from moguls.arena.store import GAMES, MANIFEST, any_folder_of, load, why_none
from moguls.data.card import card_of
from moguls.data.described import Described
from moguls.data.extras import arrow
from moguls.data.folder import CARD, SHARD, Folder
from moguls.data.games import OfArena, OfRecord
from moguls.data.record_files import game_of, records
from moguls.data.schema import SIZED, asked_for
from moguls.data.shards import lots_of, write
from moguls.errors import UsageError

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Sequence
    from contextlib import AbstractContextManager

    from moguls.arena.workers import Workers
    from moguls.data.games import Source

SUFFIXES: Final = (".json", ".jsonl")  # of records in a folder


@dataclass(frozen=True)
class RecordFile:
    """A file of records.

    Attributes:
        path: of the file.
        named: whether to include the names of players.
    """

    path: Path
    named: bool

    def survey(self) -> dict[str, Any]:
        """Return a description of the file with the number of games of each kind.

        Raises:
            UsageError: it cannot be read, or contains something else than records.
        """
        played: dict[str, int] = {}
        for line, record in records(str(self.path)):
            name = game_of(str(self.path), line, record).name
            played[name] = played.get(name, 0) + 1
        facts = {"kind": "records", "name": self.path.name, "sha256": _hash_of(self.path)}
        return {**facts, "games": dict(sorted(played.items()))}

    def sources(self) -> Iterator[Source]:
        """Yield the games."""
        for line, record in records(str(self.path)):
            yield OfRecord(str(self.path), self.path.name, line, record, self.named)


@dataclass(frozen=True)
class ArenaFolder:
    """The folder of an arena or of a part of one."""

    folder: Path

    def survey(self) -> dict[str, Any]:
        """Return a description of the folder.

        Raises:
            UsageError: it has no games, or this code may play differently.
        """
        manifest, games = load(self.folder)
        if not games:
            msg = f"{self.folder}: {why_none(self.folder)}"
            raise UsageError(msg)
        try:
            refuse_other_code(manifest)
        except UsageError as error:
            msg = f"{self.folder}: {error}; its games cannot be played again here. Use that version"
            msg += " of the program"
            raise UsageError(msg) from error
        facts = {"kind": "arena", "name": self.folder.resolve().name}
        hashes = {name: _hash_of(self.folder / name) for name in (MANIFEST, GAMES)}
        bots = list(manifest.plan.bots)
        return {**facts, "sha256": hashes, "bots": bots, "games": {manifest.plan.game: len(games)}}

    def sources(self) -> Iterator[Source]:
        """Yield the games."""
        manifest, games = load(self.folder)
        name = self.folder.resolve().name
        for game in games:
            yield OfArena(manifest.plan, name, game)


def sources_of(path_name: str, *, names: bool) -> list[RecordFile | ArenaFolder]:
    """Return the sources at a path: an arena, a file of records, or a folder of such files.

    Args:
        path_name: a path.
        names: whether to include the names of players of records.

    Raises:
        UsageError: there is nothing that can be exported.
    """
    path = Path(path_name)
    if path_name == "-":
        msg = "cannot export from stdin, because it can be read only once: name a file"
        raise UsageError(msg)
    if path.name == MANIFEST or (path / MANIFEST).is_file():
        return [ArenaFolder(any_folder_of(path))]
    if not path.is_dir():
        return [RecordFile(path, names)]
    files = sorted(file for file in path.iterdir() if file.suffix in SUFFIXES)
    if not files:
        msg = f"{path}: holds neither an arena ({MANIFEST}) nor records ({', '.join(SUFFIXES)})"
        raise UsageError(msg)
    return [RecordFile(file, names) for file in files]


def described_of(
    sources_: Sequence[RecordFile | ArenaFolder],
    more: Iterable[str],
    *,
    names: bool,
    licence: str | None = None,
) -> Described:
    """Return the description of a data set of existing games; reads all sources once.

    Args:
        sources_: the sources, in order.
        more: additional columns.
        names: whether to include the names of players of records.
        licence: of the data set; None: not set.

    Raises:
        UsageError: a source cannot be exported, or the sources cannot be combined.
    """
    columns = asked_for(more)
    surveys = [source.survey() for source in sources_]
    games = sorted({name for survey in surveys for name in survey["games"]})
    if len(games) > 1 and SIZED & set(columns):
        msg = f"--with {min(SIZED & set(columns))} needs a single game, because the length of the"
        msg += f" column depends on it; export {', '.join(games)} into separate folders"
        raise UsageError(msg)
    count = sum(sum(survey["games"].values()) for survey in surveys)
    content = {"sources": surveys, "players_named": names}
    return Described("export", count, columns, content, {"moguls": __version__}, licence)


def export(
    sources: Sequence[str],
    more: Iterable[str],
    out: Path | str,
    workers: AbstractContextManager[Workers],
    on_progress: Callable[[int, int], None] = lambda _games, _all: None,
    *,
    names: bool = True,
    licence: str | None = None,
) -> Described:
    """Write records and arenas into a folder; continue that, or add sources at the end.

    Args:
        sources: files of records, folders of such files, and folders of arenas.
        more: additional columns, from `schema.ADDITIONAL`.
        out: the folder.
        workers: that replay the games.
        on_progress: called with the number of finished games and of all games.
        names: whether to include the names of players of records.
        licence: of the data set, its SPDX identifier; None leaves that of the folder.

    Raises:
        UsageError: a source cannot be exported, the folder holds something else, or pyarrow is
            missing.
    """
    arrow()
    parts = [part for named in sources for part in sources_of(named, names=names)]
    folder = Folder(Path(out))
    described = described_of(parts, more, names=names, licence=folder.licence(licence))
    games = described.games
    with folder.writing(described) as shards, workers as crew:
        first = min(shards * SHARD, games)
        rest = islice((game for part in parts for game in part.sources()), first, None)
        lots = lots_of(rest, first, described.more)
        write(folder, lots, games, crew, lambda done: on_progress(done, games))
        folder.put(CARD, card_of(described, folder).encode())
    return described


def _hash_of(path: Path) -> str:
    with path.open("rb") as stream:
        return hashlib.file_digest(stream, "sha256").hexdigest()
