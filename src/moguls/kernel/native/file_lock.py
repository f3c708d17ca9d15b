"""Locks on files between processes: the system frees one however its holder ends."""

from __future__ import annotations

import sys
from typing import IO, Any, Final

FAR: Final = 1 << 30  # Windows locks bytes, and nobody else can read those


def take(file: IO[Any]) -> bool:
    """Lock an open file until it is closed; say whether nobody else has.

    Raises:
        OSError: files cannot be locked where it lies.
    """
    if sys.platform == "win32":
        import msvcrt  # noqa: PLC0415  # only there

        file.seek(FAR)
        try:
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        except PermissionError:
            return False
        finally:
            file.seek(0)
        return True
    import fcntl  # noqa: PLC0415  # only here

    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        return False
    return True
