"""Sentences of the server, from the catalogues that the client uses, too.

A catalogue takes long to read, so each is read when one of its messages is first needed.
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


def say(lang: str, key: str, parameters: Mapping[str, str | int] | None = None) -> str:
    """Return a message in a language, or in English if it is missing there.

    Every message can name the request that it answers.
    """
    values = {"request": request_id() or "-", **(parameters or {})}
    for candidate in (lang, "en"):
        if key in _homes(candidate):
            bundle = _bundle(candidate, _homes(candidate)[key])
            pattern = bundle.get_message(key).value
            if pattern is not None:
                return str(bundle.format_pattern(pattern, values)[0])
    return key


def prefix(rule: str) -> str:
    """Return the prefix of a game's message keys and rule ids, for example "m02"."""
    return rule.split("-", maxsplit=1)[0].lower()


def language(preferred: str | None, accepted: str) -> str:
    """Return the language to use: the person's, else the first accepted one with a catalogue."""
    if preferred in LANGUAGES:
        return str(preferred)
    for part in accepted.split(","):
        short = part.split(";")[0].strip().lower()[:2]
        if short in LANGUAGES:
            return short
    return "en"


@cache
def _homes(lang: str) -> dict[str, Path]:
    """Return the catalogue of each message of a language."""
    paths = sorted((_folder() / lang).glob("*.ftl"))
    return {key: path for path in paths for key in MESSAGE.findall(path.read_text("utf-8"))}


@cache
def _bundle(lang: str, path: Path) -> FluentBundle:
    """Return a catalogue of a language; none refers to another."""
    bundle = FluentBundle([lang], use_isolating=False)
    bundle.add_resource(FluentResource(path.read_text("utf-8")))
    return bundle


def _folder() -> Path:
    """Return the folder of the catalogues: in the wheel, or at the root of the source tree."""
    packed = PACKAGE / "locales"
    return packed if packed.is_dir() else PACKAGE.parents[1] / "locales"
