"""The folder of an arena: a manifest, and beside it the games, one a line, added at the end only.

Killed at any time, it goes on where it was: the games of a deal that is not whole are dropped,
with the half of a line that may stand last, and played again.
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
    from moguls.arena.part import Part
    from moguls.arena.plan import Plan, Setting

MANIFEST: Final = "manifest.json"
GAMES: Final = "games.jsonl"
DRAFT: Final = "manifest.new"
GOES_ON: Final = "what was played before is kept, and the same command goes on from there"


class CutOff(UsageError):
    """What ends an arena before its time, and says nothing of the games that there are."""

    def __init__(self, why: str, goes_on: str = GOES_ON) -> None:
        """Say why, and what can be done."""
        super().__init__(f"{why}; {goes_on}")
        self.why = why


def folder_of(path: str | Path) -> Path:
    """Return the folder of a whole arena, named by itself or by its manifest.

    Raises:
        UsageError: there is none, or it has a part of an arena.
    """
    folder = any_folder_of(path)
    part = part_in(folder)
    if part is not None:
        msg = f"{folder}: has a part of an arena, the deals {part}: `moguls arena join` puts all"
        msg += " parts together"
        raise UsageError(msg)
    return folder


def any_folder_of(path: str | Path) -> Path:
    """Return the folder of an arena or of a part of one.

    Raises:
        UsageError: there is none.
    """
    named = Path(path)
    folder = named.parent if named.name == MANIFEST else named
    if not (folder / MANIFEST).is_file():
        msg = f"{path}: holds no {MANIFEST}, so it is no arena's folder: `moguls arena match"
        msg += f" … --out {shlex.quote(str(path))}` makes one"
        raise UsageError(msg)
    return folder


def load(folder: Path) -> tuple[Manifest, list[Outcome]]:
    """Return the manifest of a folder and its games, whole deals only.

    Raises:
        UsageError: a file that cannot be read, or is not of the other.
    """
    made = manifests.read(folder / MANIFEST)
    data, part = read_games(folder), part_in(folder)
    name = str(folder / GAMES)
    return made, [] if data is None else games_of(made.plan, data, name, part)


def read_games(folder: Path) -> bytes | None:
    """Return the file of games of a folder; None where there is none.

    Raises:
        UsageError: it cannot be read.
    """
    try:
        return (folder / GAMES).read_bytes()
    except FileNotFoundError:
        return None
    except OSError as error:
        msg = f"cannot read {folder / GAMES}: {error.strerror}; nothing has been changed"
        raise UsageError(msg) from error


def games_of(plan: Plan, data: bytes, name: str, part: Part | None = None) -> list[Outcome]:
    """Return the games that a file holds, as far as deals are whole.

    Args:
        plan: of the arena.
        data: of the file.
        name: of the file, for messages.
        part: whose deals they are; None for all.

    Raises:
        UsageError: a line that is not the game that the plan has there.
    """
    *lines, half = data.split(b"\n")
    found = []
    deals = range(plan.deals) if part is None else part.deals
    settings = (setting for deal in deals for setting in plan.settings(deal))
    first = deals.start * plan.games_a_deal
    for number, line in enumerate(lines, 1):
        setting = next(settings, None)
        try:
            read = outcome.read(line.decode("utf-8"))
        except (UnicodeDecodeError, outcome.BadLine) as error:
            why = "is no text in UTF-8" if isinstance(error, UnicodeDecodeError) else str(error)
            raise spoilt(name, number, why) from error
        if setting is None or not _is_at(read, setting):
            at = first + number - 1
            raise spoilt(name, number, f"is not game {at} of the manifest beside it")
        found.append(read)
    after = first + len(lines)
    if not _begins(half, after):
        raise spoilt(name, len(lines) + 1, f"does not begin as game {after} does")
    return found[: len(found) - len(found) % plan.games_a_deal]


def _is_at(read: Outcome, setting: Setting) -> bool:
    """Say whether a game is the one that the plan has there."""
    wanted = setting.game, setting.deal, setting.table, setting.bots
    same = (read.game, read.deal, read.table, read.bots) == wanted
    return same and len(read.scores) == len(setting.bots)


def _begins(half: bytes, number: int) -> bool:
    """Say whether what follows the last line break may be the first part of a game's line."""
    begun = outcome.beginning(number).encode()
    return half[: len(begun)] == begun[: len(half)]


def why_none(folder: Path) -> str:
    """Say why a folder has no games that could be counted or compared."""
    if not (folder / GAMES).exists():
        return f"has no {GAMES} beside {MANIFEST}: it is lost, or nothing has been played yet"
    return f"no deal in {GAMES} has been played to its end yet"


def spoilt(name: str, number: int, why: str) -> UsageError:
    """Return the refusal of a line, and what can be done."""
    msg = f"{name}, line {number}: {why}; delete this line and all after it, and the games from"
    return UsageError(f"{msg} there on are played again")


@contextmanager
def writing(
    folder: Path, made: Manifest, part: Part | None = None
) -> Iterator[tuple[list[Outcome], FileIO]]:
    """Open a folder to play on: yield the games that it has, and the file for `add`.

    Args:
        folder: of the arena, or of the part.
        made: what is played.
        part: which deals; None for all.

    Raises:
        UsageError: it holds another arena, or somebody else is writing there.
        CutOff: it cannot be written.
    """
    with _told(folder, "name another folder with --out"):
        _refuse_foreign(folder)
        folder.mkdir(parents=True, exist_ok=True)
        stream = FileIO(folder / GAMES, "a+")
    with stream:
        _lock(stream, folder)
        with _told(folder):
            games = _begin(folder, made, part)
            stream.truncate(_size_of(folder / GAMES, len(games)))
        yield games, stream


@contextmanager
def _told(path: Path | str, goes_on: str = GOES_ON) -> Iterator[None]:
    """Say in a line what the system says of a file that cannot be written, and what can be done.

    Raises:
        CutOff: always then.
    """
    try:
        yield
    except OSError as error:
        msg = f"cannot write {path}: {error.strerror}"
        raise CutOff(msg, goes_on) from error


def keep(path: Path, data: bytes) -> None:
    """Write a file whole or not at all.

    Raises:
        CutOff: it cannot be written; what was there is there.
    """
    draft = path.with_name(DRAFT)
    with _told(path):
        try:
            draft.write_bytes(data)
            os.replace(draft, path)  # noqa: PTH105  # one step, on every system
        except OSError:
            draft.unlink(missing_ok=True)
            raise


def _size_of(path: Path, lines: int) -> int:
    """Return how many bytes the first lines of a file have, however they are written."""
    with path.open("rb") as stream:
        return sum(map(len, islice(stream, lines)))


def add(stream: FileIO, games: Iterable[Outcome]) -> None:
    """Add games to the file.

    Raises:
        CutOff: it takes no more; what stands there already is whole, but for one line perhaps.
    """
    left = "".join(game.line() for game in games).encode()
    with _told(str(stream.name)):
        while left:
            left = left[stream.write(left) :]


def _refuse_foreign(folder: Path) -> None:
    """Refuse a folder with files of others: an arena's holds a manifest, or nothing yet."""
    if not folder.is_dir() or (folder / MANIFEST).exists():
        return
    foreign = sorted({path.name for path in folder.iterdir()} - {GAMES, DRAFT, PART})
    if foreign:
        msg = f"{folder}: is neither empty nor an arena's: it holds {foreign[0]}"
        msg += f" and {len(foreign) - 1} more" if foreign[1:] else ""
        msg += "; name another folder with --out"
        raise UsageError(msg)


def _lock(stream: FileIO, folder: Path) -> None:
    """Make sure that nobody else adds games."""
    if not file_lock.take(stream):
        msg = f"{folder}: another arena is writing there; wait for it, or name another folder"
        raise UsageError(msg)


def _begin(folder: Path, made: Manifest, part: Part | None) -> list[Outcome]:
    """Return the games of a folder that are there already; write the manifest."""
    if (folder / MANIFEST).exists():
        _refuse_other_part(folder, part_in(folder), part)
        there, games = load(folder)
        _refuse_other(folder, there, made, len(games))
    else:
        games = []
        if (folder / GAMES).stat().st_size:
            msg = f"{folder}: holds {GAMES} without a {MANIFEST}: name another folder"
            raise UsageError(msg)
    if part is not None:
        keep(folder / PART, part.text().encode())
    keep(folder / MANIFEST, made.text().encode())
    return games


def _refuse_other_part(folder: Path, there: Part | None, part: Part | None) -> None:
    """Refuse to go on in the folder of other deals."""
    if there != part:
        has = "the whole arena" if there is None else f"the deals {there}"
        msg = f"{folder}: is for {has}; name another folder with --out"
        raise UsageError(msg)


def _refuse_other(folder: Path, there: Manifest, made: Manifest, games: int) -> None:
    """Refuse to go on in the folder of another arena; more deals than before are welcome."""
    other = differing(there, made)
    if other:
        msg = f"{folder}: holds another arena: {other}; name another folder with --out, or have its"
        msg += f" own games again with `moguls arena again {shlex.quote(str(folder))}`"
        raise UsageError(msg)
    if games > made.plan.games:
        msg = f"{folder}: has {games} games already, more than the {made.plan.games} asked for:"
        msg += f" `moguls arena report {shlex.quote(str(folder))}` tells what they came to"
        raise UsageError(msg)
