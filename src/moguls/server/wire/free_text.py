"""Free text that people write: what is left of it, and its limits.

It is shown as it is: never as markup, and no part of it becomes a link.
"""

from __future__ import annotations

import re
import unicodedata
from typing import Final

from moguls.server.wire.names import EMOJI, is_blank, is_mark
from moguls.server.wire.refusal import Refusal

LONGEST: Final = 200  # visible characters
MOST_MARKS: Final = 4  # on one letter: more of them cover the neighbouring lines
_PART: Final = re.compile(f"{EMOJI.pattern}|.", re.DOTALL)
# Controls, formats (which change the direction, or are invisible), surrogates, private characters
# and those that do not exist.
_REMOVED: Final = "C"


def cleaned_text(text: str) -> str:
    """Return a text in one line without what is invisible or changes the writing direction.

    Raises:
        Refusal: nothing is left, or too much.
    """
    parts: list[str] = []
    marks = 0
    for part in _PART.findall(unicodedata.normalize("NFC", text)):
        marks = marks + 1 if is_mark(part[0]) else 0
        if marks <= MOST_MARKS and (marks == 0 or parts):
            parts.append(_visible(part))
    line = " ".join("".join(parts).split())
    if not line:
        raise Refusal("talk/empty")
    length = sum(not is_mark(part[0]) for part in _PART.findall(line))
    if length > LONGEST:
        raise Refusal("talk/too_long", {"length": length, "most": LONGEST})
    return line


def _visible(part: str) -> str:
    """Return a character, or an emoji of several, as it is shown; "" if it is removed."""
    if EMOJI.fullmatch(part):
        return part
    if part.isspace():
        return " "
    return "" if unicodedata.category(part)[0] == _REMOVED or is_blank(part) else part
