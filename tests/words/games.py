"""Reasons, events and names of the games, from their own sources."""

import random
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, get_args, get_type_hints

import moguls
from moguls.games.registry import PACKAGES
from moguls.server.wire.words import prefix
from tools.steps import ROOT

GAMES = moguls.games()
OWN_BOARD = ("mogul-2002",)  # its sentences are put together by the client's own code
NO_BOARD = [name for name in GAMES if name not in OWN_BOARD]
# House rules under which random play soon ends, and one more of them comes into play.
SHORT = {"moguli": {"max_turns": "30", "new_start_row": "on"}, "take-stock": {"rounds": "2"}}
TABLES = 4  # played at random to learn which fields events have


@cache
def start_of(name: str) -> str:
    return prefix(moguls.game(name).rules.display.turn_rule) + "-"


def reasons(name: str) -> list[str]:
    return ["not_your_turn", *(code for code, _, _ in moguls.game(name).rules.denials.values())]


@cache
def event_types(name: str) -> frozenset[str]:
    shown = moguls.game(name).rules.display.shown
    assert shown is not None
    kinds = (get_type_hints(each)["type"] for each in get_args(shown.event))
    return frozenset(kind for literal in kinds for kind in get_args(literal))


def words_of(name: str) -> set[str]:
    """Return the lower-case words of a game's notation, and of its table of material."""
    texts = moves(name)
    texts += [path.read_text("utf-8") for path in _folder(name).glob("mater*.py")]
    texts += [path.read_text("utf-8") for path in _folder(name).glob("*.toml")]
    return {word for text in texts for word in re.findall(r"[a-z][a-z-]+", text)}


def verbs(name: str) -> set[str]:
    return {text.split(" ", maxsplit=1)[0] for text in moves(name)}


def moves(name: str) -> list[str]:
    rules = moguls.game(name).rules
    return [rules.to_text(action) for action in range(rules.num_actions)]


def is_reconstructed(name: str) -> bool:
    first = moguls.game(name).new(seats=moguls.game(name).rules.seats[0], seed=1)
    return bool(first.view(0).get("reconstruction"))


@cache
def fields(name: str) -> dict[str, frozenset[str]]:
    seen: dict[str, set[str]] = {}
    for seed in range(TABLES):
        for event in _events(name, seed):
            seen.setdefault(event["type"], set()).update(event)
    return {kind: frozenset(names) for kind, names in seen.items()}


def _events(name: str, seed: int) -> Iterator[dict[str, Any]]:
    game = moguls.game(name, **SHORT.get(name, {}))
    seats = (min if seed % 2 else max)(game.rules.seats)
    playthrough = game.new(seats=seats, seed=seed)
    chance = random.Random(seed)  # a test
    while True:
        for viewer in (0, None):
            yield from playthrough.events(viewer)
        if playthrough.over:
            return
        playthrough.move(chance.choice(list(playthrough.legal())))


def _folder(name: str) -> Path:
    return ROOT / "src" / PACKAGES[name].replace(".", "/")
