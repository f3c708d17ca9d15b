"""Copies of libraries, each to be loaded with memory of its own: the same file is loaded once."""

from __future__ import annotations

import tempfile
from contextlib import suppress
from pathlib import Path
from typing import Final

from moguls.kernel.jit import cache_place

DIGITS: Final = 16  # of a hash, in the name of a file


def copied(path: Path, digest: str) -> Path:
    """Return a copy of a library for what has this hash, in our own cache.

    It stays there, for other processes and for later; `tools.native.make` removes old ones.

    Raises:
        OSError: there is no such place.
    """
    folder = cache_place.own_folder(cache_place.LIBRARIES)
    if folder is None:
        msg = "there is no private cache folder"
        raise FileNotFoundError(msg)
    place, code = folder / f"{path.stem}-{digest[:DIGITS]}{path.suffix}", path.read_bytes()
    if not place.exists() or place.read_bytes() != code:
        _write(place, code)
    return place


def _write(place: Path, code: bytes) -> None:
    """Write a file whole or not at all."""
    with tempfile.NamedTemporaryFile(dir=place.parent, delete=False) as file:
        file.write(code)
    try:
        Path(file.name).replace(place)
    except OSError:  # on Windows another process may have loaded what lies there
        with suppress(OSError):
            Path(file.name).unlink()
        raise
