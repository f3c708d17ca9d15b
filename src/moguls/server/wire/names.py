"""Names of people, friends and programs: one rule and one limit for all.

The profile "Nickname" of PRECIS (RFC 8266) refuses text that changes the writing direction,
controls a terminal or is invisible, and maps equivalent texts to one. It also refuses emoji of
several parts, and accepts a few blank symbols: both are corrected here.
"""

from __future__ import annotations

import re
import unicodedata
from typing import Final

from precis_i18n import get_profile

from moguls.errors import PicklableError

LONGEST: Final = 24  # visible characters
_ENFORCED = get_profile("NicknameCasePreserved")
_COMPARED = get_profile("NicknameCaseMapped")

_JOINER, _TEXT, _PICTURE = "\u200d", "\ufe0e", "\ufe0f"
_BASE = (
    "[\U0001f000-\U0001f1e5\U0001f200-\U0001f3fa\U0001f400-\U0001faff\u2190-\u21ff\u2300-\u23ff"
    "\u24c2\u25a0-\u27bf\u2900-\u297f\u2b00-\u2bff\u3030\u303d\u3297\u3299\xa9\xae\u203c\u2049"
    "\u2122\u2139]"
)
_ONE = f"{_BASE}[{_TEXT}{_PICTURE}]?[\U0001f3fb-\U0001f3ff]?"
EMOJI = re.compile(
    f"[#*0-9]{_PICTURE}?\u20e3"  # a key
    "|\U0001f3f4[\U000e0030-\U000e007a]{2,6}\U000e007f"  # the flag of a part of a country
    "|[\U0001f1e6-\U0001f1ff]{2}"  # the flag of a country
    f"|{_ONE}(?:{_JOINER}{_ONE})*"
)
_STANDS_FOR_EMOJI = "\u26aa"  # an emoji itself, so it is in no other text
# Accepted by the profile, but invisible: a blank braille cell, a musical null note, the object
# replacement character.
_BLANK = frozenset("\u2800\U0001d159\ufffc")
_MOST_MARKS = 4  # on one letter: more of them cover the neighbouring lines


class BadNameError(PicklableError, ValueError):
    """An invalid name; `code` is the reason."""

    def __init__(self, code: str, **details: int | str) -> None:
        """Keep the reason."""
        super().__init__(code)
        self.code, self.details = code, details


def nickname(text: str) -> str:
    """Return a name in its stored form: stripped, and one text for equivalent ones.

    Raises:
        BadNameError: it is invisible, too long, or has an invalid character.
    """
    plain = EMOJI.sub(_STANDS_FOR_EMOJI, text)
    try:
        enforced = _ENFORCED.enforce(plain) if plain.strip() else ""
    except UnicodeEncodeError as error:
        if error.reason.startswith("DISALLOWED/empty"):
            raise BadNameError("name/empty") from None
        letter = ord(error.object[error.start])
        raise BadNameError("name/letter", letter=f"U+{letter:04X}") from None
    _refuse(enforced)
    emoji = iter(EMOJI.findall(text))
    return "".join(next(emoji) if letter == _STANDS_FOR_EMOJI else letter for letter in enforced)


def _refuse(plain: str) -> None:
    """Refuse what the profile accepts, in a name whose emoji are one character each."""
    if not any(_is_seen(letter) for letter in plain):
        raise BadNameError("name/empty")
    for letter in plain:
        if letter in _BLANK:
            raise BadNameError("name/letter", letter=f"U+{ord(letter):04X}")
    if re.search(_MARKED, "".join("m" if is_mark(letter) else "." for letter in plain)):
        raise BadNameError("name/marks", most=_MOST_MARKS)
    length = sum(not is_mark(letter) for letter in plain)
    if length > LONGEST:
        raise BadNameError("name/too_long", length=length, most=LONGEST)


_MARKED = re.compile(f"^m|m{{{_MOST_MARKS + 1}}}")  # a mark without a letter, or too many


def is_mark(letter: str) -> bool:
    """Return whether a character is a mark on the letter before it."""
    return unicodedata.category(letter) in ("Mn", "Me")


def is_blank(letter: str) -> bool:
    """Return whether a character is invisible, although its category is that of visible ones."""
    return letter in _BLANK


def _is_seen(letter: str) -> bool:
    return unicodedata.category(letter)[0] in "LNPS" and letter not in _BLANK


def cleaned(text: str) -> str:
    """Return a name from an imported record without invalid parts, cut to the limit.

    The result is "" if nothing is left.
    """
    try:
        return nickname(text)
    except BadNameError:
        good: list[str] = []
    for part in re.findall(f"{EMOJI.pattern}|.", text, re.DOTALL)[: 8 * LONGEST]:
        if _fits([*good, part]):
            good.append(part)
    while good:
        try:
            return nickname("".join(good))
        except BadNameError:
            good.pop()
    return ""


def _fits(parts: list[str]) -> bool:
    """Return whether parts can begin a name; more may follow, for example after a joiner."""
    try:
        nickname(f"x{''.join(parts[-_CONTEXT:])}x")
    except BadNameError:
        return False
    return sum(not is_mark(part[0]) for part in parts) <= LONGEST


_CONTEXT = 2 * _MOST_MARKS  # preceding parts that may decide whether one is valid


def is_same(one: str, other: str) -> bool:
    """Return whether two names look or sound the same."""
    return _compared(one) == _compared(other)


def _compared(name: str) -> str:
    try:
        return str(_COMPARED.enforce(EMOJI.sub(lambda match: match[0][0], name)))
    except UnicodeEncodeError:
        return name.casefold()


def apart(name: str, others: list[str]) -> str:
    """Return a name with the first number that makes it unique: "Anna (2)"."""
    number, candidate = 1, name
    while any(is_same(candidate, other) for other in others):
        number += 1
        candidate = f"{name} ({number})"
    return candidate
