"""Text of files that people write, with whatever their editor puts before it."""

from __future__ import annotations

import codecs
from typing import Final

from moguls.errors import PicklableError

UTF_16: Final = (codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)
NO_UTF_8: Final = "not UTF-8 text"


class NotText(PicklableError, ValueError):
    """Bytes that are not text: the line, from 1, and what they are."""

    def __init__(self, line: int, why: str) -> None:
        """Keep both."""
        super().__init__(line, why)
        self.line, self.why = line, why


def text_of(data: bytes) -> str:
    """Decode UTF-8; a byte order mark is left out.

    Raises:
        NotText: it is something else.
    """
    if data.startswith(UTF_16) or b"\0" in data[:4]:
        raise NotText(1, "UTF-16 text or no text; save it as UTF-8")
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise NotText(data[: error.start].count(b"\n") + 1, NO_UTF_8) from error
