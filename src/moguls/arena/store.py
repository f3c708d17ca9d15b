"""Folder of an arena: a manifest, and an append-only file of games, one a line.

An arena that was killed can be continued: an incomplete last line and the games of an incomplete
deal are dropped and played again.
"""

from __future__ import annotations

import os
import shlex
from contextlib import contextmanager
from io import FileIO
from itertools import islice
from pathlib import Path
from typing import TYPE_CHECKING, Final

from moguls.arena import manifest as manifests
from moguls.arena import outcome
from moguls.arena.manifest_diff import differing
from moguls.arena.part import PART, part_in
from moguls.errors import UsageError
from moguls.kernel.native import file_lock

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from moguls.arena.manifest import Manifest
    from moguls.arena.outcome import Outcome
    from moguls.arena.part import ArenaPart
    from moguls.arena.plan import GameSetup, Plan

MANIFEST: Final = "manifest.json"
GAMES: Final = "games.jsonl"
DRAFT: Final = "manifest.new"
GOES_ON: Final = "finished games are kept, and the same command continues"


class CutOff(UsageError):
    """The end of an arena before its last game, for a reason other than its games."""

    def __init__(self, why: str, goes_on: str = GOES_ON) -> None:
        """Store the reason, and what to do."""
        super().__init__(f"{why}; {goes_on}")
        self.why = why


def folder_of(path: str | Path) -> Path:
    """Return the folder of a whole arena, given it or its manifest.

    Raises:
        UsageError: there is none, or it has a part of an arena.
    """
    folder = any_folder_of(path)
    part = part_in(folder)
    if part is not None:
        msg = f"{folder}: has a part of an arena, the deals {part}: `moguls arena join` joins all"
        msg += " parts"
        raise UsageError(msg)
    return folder


def any_folder_of(path: str | Path) -> Path:
    """Return the folder of an arena or of a part of one.

    Raises:
        UsageError: there is none.
    """
    argument = Path(path)
    folder = argument.parent if argument.name == MANIFEST else argument
    if not (folder / MANIFEST).is_file():
        msg = f"{path}: has no {MANIFEST}, so it is not the folder of an arena: `moguls arena match"
        msg += f" … --out {shlex.quote(str(path))}` creates one"
        raise UsageError(msg)
    return folder


def load(folder: Path) -> tuple[Manifest, list[Outcome]]:
    """Return the manifest of a folder and its games, complete deals only.

    Raises:
        UsageError: a file cannot be read, or the files do not belong together.
    """
    manifest = manifests.read(folder / MANIFEST)
    data, part = read_games(folder), part_in(folder)
    name = str(folder / GAMES)
    return manifest, [] if data is None else games_of(manifest.plan, data, name, part)


def read_games(folder: Path) -> bytes | None:
    """Return the content of the file of games of a folder; None without one.

    Raises:
        UsageError: it cannot be read.
    """
    try:
        return (folder / GAMES).read_bytes()
    except FileNotFoundError:
        return None
    except OSError as error:
        msg = f"cannot read {folder / GAMES}: {error.strerror}"
        raise UsageError(msg) from error


def games_of(plan: Plan, data: bytes, name: str, part: ArenaPart | None = None) -> list[Outcome]:
    """Return the games of a file, complete deals only.

    Args:
        plan: of the arena.
        data: of the file.
        name: of the file, for messages.
        part: with the deals of the file; None for all.

    Raises:
        UsageError: a line is not the expected game of the plan.
    """
    *lines, half = data.split(b"\n")
    games = []
    deals = range(plan.deals) if part is None else part.deals
    setups = (setup for deal in deals for setup in plan.setups(deal))
    first = deals.start * plan.games_a_deal
    for number, line in enumerate(lines, 1):
        setup = next(setups, None)
        try:
            read = outcome.read(line.decode("utf-8"))
        except (UnicodeDecodeError, outcome.BadLine) as error:
            why = "is not text in UTF-8" if isinstance(error, UnicodeDecodeError) else str(error)
            raise spoilt(name, number, why) from error
        if setup is None or not _is_at(read, setup):
            at = first + number - 1
            raise spoilt(name, number, f"is not game {at} of the manifest")
        games.append(read)
    after = first + len(lines)
    if not _begins(half, after):
        raise spoilt(name, len(lines) + 1, f"does not begin like game {after}")
    return games[: len(games) - len(games) % plan.games_a_deal]


def _is_at(read: Outcome, setup: GameSetup) -> bool:
    expected = setup.game, setup.deal, setup.table, setup.bots
    same = (read.game, read.deal, read.table, read.bots) == expected
    return same and len(read.scores) == len(setup.bots)


def _begins(half: bytes, number: int) -> bool:
    """Whether the text after the last line break may be the beginning of a game's line."""
    expected = outcome.beginning(number).encode()
    return half[: len(expected)] == expected[: len(half)]


def why_none(folder: Path) -> str:
    """Return why a folder has no complete games."""
    if not (folder / GAMES).exists():
        return f"has no {GAMES}: it is lost, or no game has been played yet"
    return f"{GAMES} has no complete deal yet"


def spoilt(name: str, number: int, why: str) -> UsageError:
    """Return the error for an invalid line, with what to do."""
    msg = f"{name}, line {number}: {why}; delete this line and all after it to play these games"
    return UsageError(f"{msg} again")


@contextmanager
def writing(
    folder: Path, manifest: Manifest, part: ArenaPart | None = None
) -> Iterator[tuple[list[Outcome], FileIO]]:
    """Open a folder to continue an arena: yield its games, and the file for `add`.

    Args:
        folder: of the arena, or of the part.
        manifest: of the arena.
        part: with the deals; None for all.

    Raises:
        UsageError: it has another arena, or another process is writing there.
        CutOff: it cannot be written.
    """
    with _cut_off_by_errors(folder, "name another folder with --out"):
        _refuse_foreign(folder)
        folder.mkdir(parents=True, exist_ok=True)
        stream = FileIO(folder / GAMES, "a+")
    with stream:
        _lock(stream, folder)
        with _cut_off_by_errors(folder):
            games = _begin(folder, manifest, part)
            stream.truncate(_size_of(folder / GAMES, len(games)))
        yield games, stream


@contextmanager
def _cut_off_by_errors(path: Path | str, goes_on: str = GOES_ON) -> Iterator[None]:
    """Convert errors of the file system to `CutOff`."""
    try:
        yield
    except OSError as error:
        msg = f"cannot write {path}: {error.strerror}"
        raise CutOff(msg, goes_on) from error


def keep(path: Path, data: bytes) -> None:
    """Write a file whole or not at all.

    Raises:
        CutOff: it cannot be written; the old file is unchanged.
    """
    draft = path.with_name(DRAFT)
    with _cut_off_by_errors(path):
        try:
            draft.write_bytes(data)
            os.replace(draft, path)  # noqa: PTH105  # one step, on every system
        except OSError:
            draft.unlink(missing_ok=True)
            raise


def _size_of(path: Path, lines: int) -> int:
    """Return the number of bytes of the first lines of a file."""
    with path.open("rb") as stream:
        return sum(map(len, islice(stream, lines)))


def add(stream: FileIO, games: Iterable[Outcome]) -> None:
    """Add games to the file.

    Raises:
        CutOff: it cannot be written; only its last line may be incomplete.
    """
    data = "".join(game.line() for game in games).encode()
    with _cut_off_by_errors(str(stream.name)):
        while data:
            data = data[stream.write(data) :]


def _refuse_foreign(folder: Path) -> None:
    """Refuse a folder with other files: an arena's has a manifest, or nothing yet."""
    if not folder.is_dir() or (folder / MANIFEST).exists():
        return
    foreign = sorted({path.name for path in folder.iterdir()} - {GAMES, DRAFT, PART})
    if foreign:
        msg = f"{folder}: is neither empty nor the folder of an arena: it has {foreign[0]}"
        msg += f" and {len(foreign) - 1} more" if foreign[1:] else ""
        msg += "; name another folder with --out"
        raise UsageError(msg)


def _lock(stream: FileIO, folder: Path) -> None:
    if not file_lock.take(stream):
        msg = f"{folder}: another process is writing there; wait for it, or name another folder"
        raise UsageError(msg)


def _begin(folder: Path, manifest: Manifest, part: ArenaPart | None) -> list[Outcome]:
    """Write the manifest; return the games of a folder."""
    if (folder / MANIFEST).exists():
        _refuse_other_part(folder, part_in(folder), part)
        there, games = load(folder)
        _refuse_other(folder, there, manifest, len(games))
    else:
        games = []
        if (folder / GAMES).stat().st_size:
            msg = f"{folder}: has {GAMES} but no {MANIFEST}: name another folder"
            raise UsageError(msg)
    if part is not None:
        keep(folder / PART, part.text().encode())
    keep(folder / MANIFEST, manifest.text().encode())
    return games


def _refuse_other_part(folder: Path, there: ArenaPart | None, part: ArenaPart | None) -> None:
    if there != part:
        has = "the whole arena" if there is None else f"the deals {there}"
        msg = f"{folder}: has {has}; name another folder with --out"
        raise UsageError(msg)


def _refuse_other(folder: Path, there: Manifest, manifest: Manifest, games: int) -> None:
    """Refuse to continue another arena; a larger number of deals is allowed."""
    other = differing(there, manifest)
    if other:
        msg = f"{folder}: has another arena: {other}; name another folder with --out, or reproduce"
        msg += f" its games with `moguls arena again {shlex.quote(str(folder))}`"
        raise UsageError(msg)
    if games > manifest.plan.games:
        msg = f"{folder}: has {games} games, more than the requested {manifest.plan.games}:"
        msg += f" `moguls arena report {shlex.quote(str(folder))}` shows their results"
        raise UsageError(msg)
