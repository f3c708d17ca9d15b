"""Sentences of a page that depend on the game, and its BibTeX entry."""

from __future__ import annotations

import re
from functools import cache
from typing import TYPE_CHECKING, Final

import moguls
from moguls.kernel.rules.planes import Of
from tools.steps import ROOT

if TYPE_CHECKING:
    from pathlib import Path

    from moguls.core.play.game import Game

CITATION: Final[Path] = ROOT / "CITATION.cff"
LOCALE: Final[Path] = ROOT / "locales" / "en" / "hall.ftl"
MEMORY: Final = "memory; "  # begins the meaning of a plane that only information states have


def unlike(game: Game) -> list[str]:
    """Return the planes that only the observer knows."""
    own = [f"`{p.name}`" for p in game.rules.planes if p.meaning.of == Of.OBSERVER]
    if not own:
        return ["Seats differ only in their knowledge of chips, which a perfect memory counts."]
    return [f"Planes that only one seat knows: {', '.join(own)}."]


def state(game: Game) -> list[str]:
    """Return the difference between information state and observation."""
    planes = game.rules.planes
    memory = [f"`{p.name}`" for p in planes if p.meaning.says.startswith(MEMORY)]
    if game.rules.codec.redeal_history is None:
        return ["The information state of a seat is its observation: nothing is hidden."]
    if memory:
        what = f"the planes {', '.join(memory)}, which are -1 in an observation"
    else:
        what = "the chips of all seats, which are -1 in an observation"
    return [
        f"The information state (`perfect_memory=True`) also has {what}.",
        "It summarises relevant knowledge; it is not perfect recall in the sense of Kuhn.",
    ]


@cache
def _said() -> dict[str, str]:
    """Return the client's texts of switches."""
    lines = LOCALE.read_text("utf-8")
    return dict(re.findall(r"^(switch-[\w-]+) = (.+)$", lines, re.MULTILINE))


def switch(name: str) -> str:
    """Return title and sentence of a switch."""
    return f"{_said()[f'switch-{name}']}: {_said()[f'switch-{name}-lead']}"


def entry(game: Game) -> list[str]:
    """Return the entry for BibTeX, from `CITATION.cff`."""
    text = CITATION.read_text("utf-8")
    given = dict(re.findall(r"^([\w-]+): *\"?(.+?)\"?$", text, re.MULTILINE))
    authors = re.findall(r"^ +- name: (.+)$", text, re.MULTILINE)
    fields = {
        "author": " and ".join(f"{{{author}}}" for author in authors),
        "title": f"{{{given['title']}}}",
        "version": given["version"],
        "year": given.get("date-released", "")[:4],
        "url": given.get("url", given.get("repository-code", "")),
        "note": f"{game.title}, rules version {game.rules_version}",
    }
    named = game.name.replace("-", "_")
    lines = [f"  {key} = {{{value}}}," for key, value in fields.items() if value]
    assert given["version"] == moguls.__version__  # noqa: S101  # a test compares both
    return [f"@software{{moguls_{named},", *lines, "}"]
