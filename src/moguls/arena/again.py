"""Playing an arena again from its manifest: the same file to the byte, or a word on why not."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from moguls.arena.manifest import refuse_other_code
from moguls.arena.runner import Player, run, scripts_of
from moguls.arena.store import GAMES, MANIFEST, load
from moguls.core.errors import UsageError

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from moguls.arena.manifest import Manifest


@dataclass(frozen=True)
class Again:
    """What a second run came to.

    Attributes:
        games: how many were played.
        by_moves: in how many of them some moves were read instead of thought anew.
        digest: SHA-256 of the new file.
        first: number of the first line that differs, from 1; None where none does.
        compared: whether there were games to compare with.
    """

    games: int
    by_moves: int
    digest: str
    first: int | None
    compared: bool


def again(
    folder: Path,
    out: Path,
    jobs: int,
    on_progress: Callable[[int], None] | None = None,
    *,
    anyway: bool = False,
) -> Again:
    """Play an arena again and compare.

    Args:
        folder: has the manifest, and its games if they are to be compared.
        out: folder for the new games.
        jobs: how many processes.
        on_progress: called with the number of games that there are.
        anyway: play even if the code is not the one that made the manifest.

    Raises:
        UsageError: the code is another, or games are missing that cannot be played anew.
    """
    made, games = load(folder)
    if folder.resolve() == out.resolve():
        msg = f"{out}: is the arena itself; name another folder for the second run"
        raise UsageError(msg)
    if not anyway:
        _refuse(folder, made)
    scripts = scripts_of(games)
    if not made.same_again and not scripts:
        msg = f"{folder}: has bots that may not play the same again, and no games with their moves"
        msg += f": keep {GAMES} beside {MANIFEST}"
        raise UsageError(msg)
    played = run(made, out, jobs, on_progress, scripts)
    old, new = ((place / GAMES) for place in (folder, out))
    was = old.read_bytes() if old.exists() else b""
    now = new.read_bytes()
    digest = hashlib.sha256(now).hexdigest()
    return Again(len(played), len(scripts), digest, _first(was, now) if was else None, bool(was))


def _refuse(folder: Path, made: Manifest) -> None:
    """Refuse other code, and say what can be done."""
    try:
        refuse_other_code(made)
    except UsageError as error:
        msg = f"{folder}: {error}. Take that version of the program, or see with --anyway whether"
        msg += " this one plays the same games"
        raise UsageError(msg) from error


def _first(was: bytes, now: bytes) -> int | None:
    """Return the first line that differs, from 1."""
    if was == now:
        return None
    old, new = was.split(b"\n"), now.split(b"\n")
    same = (i for i, (a, b) in enumerate(zip(old, new, strict=False)) if a != b)
    return next(same, min(len(old), len(new))) + 1


def record(folder: Path, number: int) -> dict[str, Any]:
    """Return one game of an arena as a record, played again.

    Raises:
        UsageError: there is no such game, or the code is another.
    """
    made, games = load(folder)
    if number >= len(games):
        msg = f"{folder}: has no game {number}; it has {len(games)}, numbered from 0"
        raise UsageError(msg)
    _refuse(folder, made)
    game, player = games[number], Player(made.plan)
    setting = next(each for each in made.plan.settings(game.deal) if each.game == number)
    play = player.table(setting).step(setting.number, game.moves)
    players = [made.plan.bots[bot] for bot in game.bots]
    return {**play.record(), "players": players}
