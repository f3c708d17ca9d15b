"""Saved games as bytes: a line that names format and version, and compressed JSON."""

from __future__ import annotations

import json
import zlib
from hashlib import sha256
from typing import TYPE_CHECKING, Any, Final

from moguls.errors import SavedError

if TYPE_CHECKING:
    from moguls.kernel.rules.rule_set import RuleSet

HEAD: Final = b"moguls-save/"
VERSION: Final = b"1\n"
LIMIT: Final = 1 << 26  # bytes that a saved game may have, unpacked


def is_saved(data: bytes) -> bool:
    """Say whether bytes are a saved game of any version, and not a bare state."""
    return data.startswith(HEAD)


def write(rules: RuleSet, body: dict[str, object]) -> bytes:
    """Return a saved game as bytes; equal games give equal bytes."""
    whole = {"game": rules.name, "facts": facts_of(rules), **body}
    text = json.dumps(whole, separators=(",", ":"), sort_keys=True)
    return HEAD + VERSION + zlib.compress(text.encode(), 6)


def read(data: bytes) -> dict[str, object]:
    """Return what has been saved.

    Raises:
        SavedError: it is not a saved game, of another version, or not whole.
    """
    if not is_saved(data):
        msg = "these bytes are not a saved game: save() writes one"
        raise SavedError(msg)
    version, line, packed = data[len(HEAD) :].partition(b"\n")
    if version + line != VERSION:
        ours = VERSION.decode().strip()
        version_text = version[:20].decode(errors="replace")
        msg = f"the saved game is of version {version_text}, but this program reads version {ours}"
        raise SavedError(msg)
    try:
        unpack = zlib.decompressobj()
        body: dict[str, object] = json.loads(unpack.decompress(packed, LIMIT))
        if unpack.eof and not unpack.unused_data and isinstance(body, dict):
            return body
    except (zlib.error, ValueError, RecursionError):
        pass
    msg = "the saved game is damaged: it cannot be unpacked"
    raise SavedError(msg)


def facts_of(rules: RuleSet) -> str:
    """Return a hash of the data file that a game is played by; nothing where there is none."""
    return sha256(rules.facts).hexdigest()[:16] if rules.facts else ""


def layout_of(rules: RuleSet) -> str:
    """Return a hash of how the states of a game lie in memory."""
    fields = [(name, f.code, f.shape) for name, f in rules.state.layout_.fields.items()]
    return sha256(repr(fields).encode()).hexdigest()[:16]


def refuse_other(rules: RuleSet, body: dict[str, object]) -> None:
    """Refuse what is saved of another game, or under other facts.

    Raises:
        SavedError: naming both.
    """
    if body.get("game") != rules.name:
        msg = f"the saved game is {body.get('game')}, not {rules.name}"
        raise SavedError(msg)
    if body.get("facts") != facts_of(rules):
        msg = f"the saved game was played with another data file than {rules.name} uses now"
        raise SavedError(msg)


def state_in(rules: RuleSet, body: dict[str, Any]) -> bytes:
    """Return the bytes of the state that has been saved.

    Raises:
        SavedError: it lies otherwise in memory than states of this version.
    """
    if body.get("layout") != layout_of(rules):
        msg = "the saved state was written by another version of the rules: use a record instead"
        raise SavedError(msg)
    try:
        data = bytes.fromhex(body["state"])
    except (KeyError, TypeError, ValueError):
        data = b""
    if len(data) != rules.state.layout_.size:
        msg = "the saved state is damaged"
        raise SavedError(msg)
    return data
