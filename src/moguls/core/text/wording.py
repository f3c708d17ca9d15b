"""Small parts of sentences: counts, and the word that was perhaps meant."""

from __future__ import annotations

from difflib import get_close_matches
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Iterable

BLANKS: Final = "\n\t\u00a0\u202f"  # besides the space; they move no terminal's cursor back


def hint(word: str, words: Iterable[str], *, quoted: bool = False) -> str:
    """Return a suggestion for a word that is nearly right, or nothing."""
    close = get_close_matches(word, list(words), n=1)
    if not close:
        return ""
    return f" (did you mean {close[0]!r}?)" if quoted else f" (did you mean {close[0]}?)"


def counted(number: int, what: str) -> str:
    """Return a number of things, such as "1 game", "-1 point" or "1,200 games"."""
    return f"{number:,} {what}" if abs(number) == 1 else f"{number:,} {what}s"


def shortened(text: str, most: int = 60) -> str:
    """Return the first characters of a text that may be long."""
    return text if len(text) <= most else f"{text[:most]}…"


def rate(number: float) -> str:
    """Return how many a second, whole where that says enough and never as 0."""
    return f"{number:,.0f}" if number >= 10 else f"{number:.2g}"  # noqa: PLR2004  # two digits


def harmless(text: str) -> str:
    """Return text of others as a terminal can show it: what could command one is spelt out."""
    return "".join(map(_spelt, text.replace("\r\n", "\n")))


def _spelt(letter: str) -> str:
    """Return a letter, or how Python writes one that is not seen."""
    seen = letter.isprintable() or letter in BLANKS
    return letter if seen else letter.encode("unicode_escape").decode()
