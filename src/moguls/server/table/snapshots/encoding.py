"""Snapshots of tables as bytes: a version, a checksum, and compressed MessagePack.

No I/O in here. What is read is checked against the types of a table, and nothing in it is executed.
What the first entry of the log says (deal, salt, time control) is not in a snapshot.
"""

from __future__ import annotations

import zlib
from dataclasses import fields
from hashlib import sha256
from typing import Any, Final, NamedTuple, get_type_hints

import msgspec

from moguls.core.auto_response import AutoResponse
from moguls.core.play.playthrough import Playthrough
from moguls.core.play.trajectory import Step  # noqa: TC001  # read by msgspec
from moguls.core.records.chance_source import from_salt
from moguls.kernel.state.arguments import own
from moguls.server.table.table import Table, game_of, time_control_of

HEAD: Final = b"moguls-snapshot/1\n"
CHECKSUM: Final = 16  # bytes
LIMIT: Final = 1 << 26  # bytes that a snapshot may have, unpacked
# Fields that come from the first entry, have a part of their own, or are computed when needed.
ELSEWHERE: Final = frozenset({"id", "setup", "time_control", "play", "public"})


class UnusableSnapshot(Exception):
    """The snapshot is damaged, or of other rules; the log is replayed instead."""


class PastPlay(NamedTuple):
    """A playthrough without its deal: the state now, and what `Trajectory.pickled` describes."""

    position: bytes
    trajectory: tuple[list[bytes], list[bytes], list[bytes], list[Step]]


def _field_types() -> list[tuple[str, Any]]:
    """Return the other fields of a table with their types: a new field is in snapshots, too."""
    hints = get_type_hints(Table, localns={"AutoResponse": AutoResponse})
    names = [field.name for field in fields(Table)]
    return [(name, hints[name]) for name in names if name not in ELSEWHERE]


FIELDS: Final = _field_types()
Body = msgspec.defstruct("Body", FIELDS, array_like=True, forbid_unknown_fields=True)
_PARTS: Final[Any] = tuple[str, PastPlay, Body]  # type: ignore[valid-type]  # made above
_DECODER: Final = msgspec.msgpack.Decoder(_PARTS)


def encode(table: Table, rules: str) -> bytes:
    """Return the snapshot of a table.

    Args:
        table: must not change meanwhile.
        rules: a hash of the rules, and of all code that decides what is in a table.
    """
    past = table.play.__getstate__()
    play = PastPlay(past["_position"], past["_trajectory"])  # type: ignore[arg-type]  # of these types
    body = Body(*(getattr(table, name) for name, _type in FIELDS))
    data = zlib.compress(msgspec.msgpack.encode((rules, play, body)), 1)
    return HEAD + _checksum(data) + data


def decode(snapshot: bytes, table_id: str, setup: dict[str, Any], rules: str) -> Table:
    """Return the table of a snapshot.

    Args:
        snapshot: as `encode` has written it.
        table_id: of the table.
        setup: of its first entry.
        rules: the hash of the rules now.

    Raises:
        UnusableSnapshot: it is of another version or other rules, or damaged.
    """
    then, past, body = _read(snapshot)
    if then != rules:
        msg = "it is of other rules"
        raise UnusableSnapshot(msg)
    play = _playthrough(past, setup)
    values = {name: getattr(body, name) for name, _type in FIELDS}
    return Table(table_id, setup, play, time_control=time_control_of(setup), **values)


def _read(snapshot: bytes) -> tuple[str, PastPlay, Any]:
    """Check and unpack a snapshot."""
    head, body = snapshot[: len(HEAD)], snapshot[len(HEAD) :]
    if head != HEAD:
        msg = f"it is of another version: {head[:40]!r}"
        raise UnusableSnapshot(msg)
    checksum, data = body[:CHECKSUM], body[CHECKSUM:]
    if checksum != _checksum(data):
        msg = "its checksum is wrong"
        raise UnusableSnapshot(msg)
    try:
        then, past, table = _DECODER.decode(zlib.decompressobj().decompress(data, LIMIT))
    except (zlib.error, msgspec.MsgspecError) as error:
        msg = f"it cannot be read: {error}"
        raise UnusableSnapshot(msg) from error
    return then, past, table


def _playthrough(past: PastPlay, setup: dict[str, Any]) -> Playthrough:
    """Return the game of a table, where it stood."""
    game = game_of(setup)
    size = game.rules.state.layout_.size
    if len(past.position) != size:
        msg = f"its state has {len(past.position)} bytes instead of {size}"
        raise UnusableSnapshot(msg)
    play = Playthrough.__new__(Playthrough)
    deal, chance = own(setup["deal"]), from_salt(setup["salt"])
    head = {"game": game, "seats": setup["seats"], "_deal": deal, "later_chance": chance}
    play.__setstate__({**head, "_position": past.position, "_trajectory": past.trajectory})
    return play


def _checksum(data: bytes) -> bytes:
    return sha256(data).digest()[:CHECKSUM]
