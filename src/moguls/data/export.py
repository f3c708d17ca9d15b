"""Records and arenas written as a set of games."""

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
class Records:
    """A file of records.

    Attributes:
        path: as it was named.
        named: whether players are named.
    """

    path: Path
    named: bool

    def survey(self) -> dict[str, Any]:
        """Return what the file is, with its games and how often each is there.

        Raises:
            UsageError: it cannot be read, or holds what is no record.
        """
        played: dict[str, int] = {}
        for line, record in records(str(self.path)):
            name = game_of(str(self.path), line, record).name
            played[name] = played.get(name, 0) + 1
        told = {"kind": "records", "name": self.path.name, "sha256": _hash_of(self.path)}
        return {**told, "games": dict(sorted(played.items()))}

    def sources(self) -> Iterator[Source]:
        """Yield the games."""
        for line, record in records(str(self.path)):
            yield OfRecord(str(self.path), self.path.name, line, record, self.named)


@dataclass(frozen=True)
class Arena:
    """The folder of an arena, or of a part of one."""

    folder: Path

    def survey(self) -> dict[str, Any]:
        """Return what the folder holds.

        Raises:
            UsageError: it has no games, or this code may play others.
        """
        made, games = load(self.folder)
        if not games:
            msg = f"{self.folder}: {why_none(self.folder)}"
            raise UsageError(msg)
        try:
            refuse_other_code(made)
        except UsageError as error:
            msg = (
                f"{self.folder}: {error}; its games cannot be played again here. Take that version"
            )
            msg += " of the program"
            raise UsageError(msg) from error
        told = {"kind": "arena", "name": self.folder.resolve().name}
        hashes = {name: _hash_of(self.folder / name) for name in (MANIFEST, GAMES)}
        bots = list(made.plan.bots)
        return {**told, "sha256": hashes, "bots": bots, "games": {made.plan.game: len(games)}}

    def sources(self) -> Iterator[Source]:
        """Yield the games."""
        made, games = load(self.folder)
        name = self.folder.resolve().name
        for game in games:
            yield OfArena(made.plan, name, game)


def found_in(named: str, *, names: bool) -> list[Records | Arena]:
    """Return what a name stands for: an arena, a file of records, or a folder of such files.

    Args:
        named: a path.
        names: whether players of records are named.

    Raises:
        UsageError: there is nothing of this name, or nothing that can be exported.
    """
    path = Path(named)
    if named == "-":
        msg = "what comes on stdin cannot be read twice, so nothing could go on: name a file"
        raise UsageError(msg)
    if path.name == MANIFEST or (path / MANIFEST).is_file():
        return [Arena(any_folder_of(path))]
    if not path.is_dir():
        return [Records(path, names)]
    files = sorted(each for each in path.iterdir() if each.suffix in SUFFIXES)
    if not files:
        msg = f"{path}: holds neither an arena ({MANIFEST}) nor records ({', '.join(SUFFIXES)})"
        raise UsageError(msg)
    return [Records(each, names) for each in files]


def described_of(
    found: Sequence[Records | Arena], more: Iterable[str], *, names: bool
) -> Described:
    """Return the description of a set of games that are there; all sources are read for it once.

    Args:
        found: the sources, in order.
        more: columns on request.
        names: whether players of records are named.

    Raises:
        UsageError: a source cannot be exported, or they do not go together.
    """
    columns = asked_for(more)
    surveys = [each.survey() for each in found]
    games = sorted({name for survey in surveys for name in survey["games"]})
    if len(games) > 1 and SIZED & set(columns):
        msg = f"--with {min(SIZED & set(columns))}: its length hangs on the game, and these are of"
        msg += f" {', '.join(games)}: export each game into a folder of its own"
        raise UsageError(msg)
    count = sum(sum(survey["games"].values()) for survey in surveys)
    told = {"sources": surveys, "players_named": names}
    return Described("export", count, columns, told, {"moguls": __version__})


def export(
    sources: Sequence[str],
    more: Iterable[str],
    out: Path | str,
    workers: AbstractContextManager[Workers],
    on_progress: Callable[[int, int], None] = lambda _games, _all: None,
    *,
    names: bool = True,
) -> Described:
    """Write records and arenas into a folder, or go on where that was stopped.

    Args:
        sources: files of records, folders of such files, and folders of arenas.
        more: columns on request, as `schema.ASKED` has them.
        out: the folder.
        workers: that replay.
        on_progress: called with the number of games that there are, and that there will be.
        names: whether players of records are named.

    Raises:
        UsageError: a source cannot be exported, the folder holds something else, or pyarrow is
            missing.
    """
    arrow()
    found = [each for named in sources for each in found_in(named, names=names)]
    described = described_of(found, more, names=names)
    folder = Folder(Path(out))
    games = described.games
    with folder.writing(described) as shards, workers as crew:
        first = min(shards * SHARD, games)
        left = islice((game for each in found for game in each.sources()), first, None)
        lots = lots_of(left, first, described.more)
        write(folder, lots, games, crew, lambda done: on_progress(done, games))
        folder.put(CARD, card_of(described, folder).encode())
    return described


def _hash_of(path: Path) -> str:
    """Return the SHA-256 of a file."""
    with path.open("rb") as stream:
        return hashlib.file_digest(stream, "sha256").hexdigest()
