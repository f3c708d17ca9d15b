"""Whether code that Numba lowered may be laid out for pointers of 32 bits.

LLVM's passes turn places in a structure into bytes, by the layout of the machine that they run for.
With pointers of 64 bits that is right only there: `docs/native.md` tells what it did to Moguli.
"""

from __future__ import annotations

import re
from typing import Final

# A structure in a frame whose size depends on pointers, as in `%a = alloca { ptr, i64 }, align 8`.
FRAME: Final = re.compile(r"^ *(%\S+) = alloca ([^\n]*\bptr\b[^\n]*), align", re.MULTILINE)
# What reckons in bytes: a place so many of them after another, or so many of them filled or copied.
BYTES: Final = re.compile(
    r"= getelementptr [\w ]*(?:i8|\[\d+ x i8\]), ptr (%[^\s,]+),"
    r"|@llvm\.mem(?:set|cpy|move)\.[^\n]*?ptr [^\n]*?(%[^\s,]+),"
)


class TooWide(ValueError):
    """Code has been laid out for pointers of 64 bits."""


def refuse_wide(text: str) -> None:
    """Refuse a module that reckons in bytes where the size depends on pointers.

    Raises:
        TooWide: says in which function, and what it must not have gone through.
    """
    for function in text.split("\ndefine ")[1:]:
        frames = dict(FRAME.findall(function))
        for match in BYTES.finditer(function):
            place = match[1] or match[2]
            if place in frames:
                name = function.partition("@")[2].partition("(")[0]
                msg = (
                    f"{name} reckons in bytes of {frames[place]}, laid out for pointers of 64 bits:"
                    " run no pass of LLVM's before tools/native/target.py does"
                )
                raise TooWide(msg)
