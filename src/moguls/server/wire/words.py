"""The server's own sentences, from the catalogues that the browser has, too.

It says little, and a catalogue takes long to read: each is read when something in it is first said.
"""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from fluent.runtime import FluentBundle, FluentResource

from moguls.server.wire.request_id import request_id

if TYPE_CHECKING:
    from collections.abc import Mapping

LANGUAGES = ("en", "fr", "it", "de")
PACKAGE = Path(__file__).parents[2]
MESSAGE = re.compile(r"^([a-zA-Z][\w-]*) *=", re.MULTILINE)  # where one begins


def say(lang: str, key: str, told: Mapping[str, str | int] | None = None) -> str:
    """Return a message in a language, in English where that lacks it.

    Every message can name the request that it answers.
    """
    known = {"request": request_id() or "-", **(told or {})}
    for each in (lang, "en"):
        if key in _homes(each):
            bundle = _bundle(each, _homes(each)[key])
            pattern = bundle.get_message(key).value
            if pattern is not None:
                return str(bundle.format_pattern(pattern, known)[0])
    return key


def prefix(rule: str) -> str:
    """Return how the keys of a game's messages begin: as the ids of its rules do, as "m02"."""
    return rule.split("-", maxsplit=1)[0].lower()


def language(wanted: str | None, accepted: str) -> str:
    """Return the language to speak: the person's, else the first accepted one that we have."""
    if wanted in LANGUAGES:
        return str(wanted)
    for part in accepted.split(","):
        short = part.split(";")[0].strip().lower()[:2]
        if short in LANGUAGES:
            return short
    return "en"


@cache
def _homes(lang: str) -> dict[str, Path]:
    """Return which catalogue of a language holds a message."""
    paths = sorted((_folder() / lang).glob("*.ftl"))
    return {key: path for path in paths for key in MESSAGE.findall(path.read_text("utf-8"))}


@cache
def _bundle(lang: str, path: Path) -> FluentBundle:
    """Return a catalogue of a language; none refers to another."""
    bundle = FluentBundle([lang], use_isolating=False)
    bundle.add_resource(FluentResource(path.read_text("utf-8")))
    return bundle


def _folder() -> Path:
    """Return where the catalogues lie: in the wheel, or at the root of the source tree."""
    packed = PACKAGE / "locales"
    return packed if packed.is_dir() else PACKAGE.parents[1] / "locales"
