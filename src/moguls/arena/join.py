"""Parts of an arena put together: the same to the byte as if one machine had played it whole."""

from __future__ import annotations

import shlex
from typing import TYPE_CHECKING

from moguls.arena.part import part_in
from moguls.arena.runner import Verdict
from moguls.arena.store import add, load, writing
from moguls.errors import UsageError

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from moguls.arena.manifest import Manifest
    from moguls.arena.outcome import Outcome
    from moguls.arena.part import Part

Piece = tuple["Part", "Path", "Manifest", "list[Outcome]"]


def join(folders: Sequence[Path], out: Path) -> tuple[Manifest, list[Outcome]]:
    """Put the parts of an arena together in a folder; return its manifest and its games.

    A sequential test that was asked for ends the arena at the deal that answers it.

    Args:
        folders: of the parts, in any order.
        out: the folder of the whole; it may have been begun.

    Raises:
        UsageError: they are not parts of one arena, one of them is not whole, or deals are missing.
    """
    pieces = sorted((_piece(folder) for folder in folders), key=lambda piece: piece[0].first)
    made = pieces[0][2]
    _refuse_others(pieces)
    games = _whole(pieces, Verdict(made))
    with writing(out, made) as (before, stream):
        add(stream, games[len(before) :])
    return made, games


def _piece(folder: Path) -> Piece:
    """Return a part with what it holds.

    Raises:
        UsageError: the folder is no part, or not whole.
    """
    part = part_in(folder)
    made, games = load(folder)
    if part is None:
        msg = f"{folder}: is a whole arena, no part of one: only what --deals has played is joined"
        raise UsageError(msg)
    wanted = len(part.deals) * made.plan.games_a_deal
    if len(games) < wanted:
        msg = f"{folder}: has {len(games):,} games of {wanted:,}: the command that began it goes on"
        raise UsageError(msg)
    return part, folder, made, games


def _refuse_others(pieces: Sequence[Piece]) -> None:
    """Refuse parts of different arenas: other games, bots, seeds, or other code.

    Raises:
        UsageError: names the two folders.
    """
    _, first, made, _ = pieces[0]
    for _, folder, other, _ in pieces[1:]:
        if other.text() != made.text():
            msg = f"{first} and {folder} are parts of different arenas: their manifests differ"
            raise UsageError(msg)


def _whole(pieces: Sequence[Piece], verdict: Verdict) -> list[Outcome]:
    """Return the games of all deals in order, to the last or to the answer of the test.

    Raises:
        UsageError: a deal is missing.
    """
    plan = pieces[0][2].plan
    games: list[Outcome] = []
    a_deal = plan.games_a_deal
    for part, _, _, own in pieces:
        begun = len(games) // a_deal
        if part.first > begun:
            raise _missing(begun, part.first - 1)
        for at in range((begun - part.first) * a_deal, len(own), a_deal):
            if verdict.answer is not None:
                return games
            deal = own[at : at + a_deal]
            games += deal
            verdict.add(deal)
    if verdict.answer is None and len(games) < plan.games:
        raise _missing(len(games) // a_deal, plan.deals - 1)
    return games


def _missing(first: int, last: int) -> UsageError:
    """Return the refusal of a gap."""
    asked = shlex.quote(f"{first}..{last}")
    return UsageError(f"the deals {first}..{last} are in no part: --deals {asked} plays them")
