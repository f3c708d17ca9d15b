"""Sealing a deal before play: a hash is shown, the deal and a salt are revealed at the end.

The seal is SHA-256 over the canonical JSON (sorted keys, no spaces, UTF-8) of an object with the
game, the options, the deal and the salt. Anybody can check it with any language's standard library.
"""

from __future__ import annotations

import hashlib
import json
from typing import Any

from moguls.core.errors import RecordError

SALT_BYTES = 32


def commit(game: str, options: dict[str, str], deal: dict[str, Any], salt: str) -> str:
    """Return the seal of a deal: 64 hexadecimal digits.

    Args:
        game: name of the game.
        options: the switches that differ from their default.
        deal: as the record has it.
        salt: 64 random hexadecimal digits, so that deals cannot be tried out.
    """
    sealed = {"deal": deal, "game": game, "options": options, "salt": salt}
    text = json.dumps(sealed, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return hashlib.sha256(text.encode()).hexdigest()


def reveal(salt: str) -> dict[str, str]:
    """Return what opens a seal, as a record's `reveal` has it."""
    return {"salt": salt}


def check(record: dict[str, Any]) -> None:
    """Check that the deal of a record is the one that was sealed before play.

    Raises:
        RecordError: there is no seal, it has not been opened, or the deal is another.
    """
    seal, opened = record.get("commit"), record.get("reveal")
    if not isinstance(seal, str):
        msg = "the record has no 'commit': its deal was not sealed before play"
        raise RecordError(msg)
    if not isinstance(opened, dict) or not isinstance(opened.get("salt"), str):
        msg = "the record has no 'reveal' with the 'salt' that opens its seal"
        raise RecordError(msg)
    parts = (record.get("game"), record.get("options"), record.get("deal"))
    found = commit(*parts, opened["salt"])  # type: ignore[arg-type]  # hashed whatever they are
    if found != seal:
        msg = f"the deal is not the one that was sealed: sealed {seal}, this deal gives {found}"
        raise RecordError(msg)
