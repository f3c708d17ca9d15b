"""The server's own sentences, from the catalogues that the browser has, too."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from fluent.runtime import FluentBundle, FluentResource

if TYPE_CHECKING:
    from collections.abc import Mapping

LANGUAGES = ("en", "fr", "it", "de")
PACKAGE = Path(__file__).parents[1]


def say(lang: str, key: str, told: Mapping[str, str | int] | None = None) -> str:
    """Return a message in a language, in English where that lacks it."""
    for bundle in (_bundle(lang), _bundle("en")):
        if bundle.has_message(key):
            pattern = bundle.get_message(key).value
            if pattern is not None:
                return str(bundle.format_pattern(pattern, dict(told or {}))[0])
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
def _bundle(lang: str) -> FluentBundle:
    """Return the catalogues of a language."""
    bundle = FluentBundle([lang], use_isolating=False)
    for path in sorted((_folder() / lang).glob("*.ftl")):
        bundle.add_resource(FluentResource(path.read_text("utf-8")), allow_overrides=True)
    return bundle


def _folder() -> Path:
    """Return where the catalogues lie: in the wheel, or at the root of the source tree."""
    packed = PACKAGE / "locales"
    return packed if packed.is_dir() else PACKAGE.parents[1] / "locales"
