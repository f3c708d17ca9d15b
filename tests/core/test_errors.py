"""Tests of exceptions: each survives pickle and copy, so processes can report them."""

from __future__ import annotations

import copy
import importlib
import pickle
import pkgutil
from multiprocessing import get_context
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

import moguls
from moguls.arena.store import CutOff
from moguls.bots.external.faults import BadAnswer, ProgramSilent
from moguls.cli.table.moves import Ambiguous
from moguls.core.encoding import NotText
from moguls.core.records.strict_json import Unsound
from moguls.errors import Denial, IllegalMove, MalformedMove, MogulsError, RecordError
from moguls.server.storage.folders import FolderInUse
from moguls.server.table.decide import Repeated
from moguls.server.thinking.interface import BotFailed
from moguls.server.wire.names import BadNameError
from moguls.server.wire.refusal import Refusal

if TYPE_CHECKING:
    from collections.abc import Callable

SAMPLES: list[Exception] = [
    MalformedMove("sel 2", ["sell 2"]),
    IllegalMove(2, "sell 2", Denial("M02-L2", "loan_first", "take a loan first"), ["loan"]),
    RecordError("no such move", step=3, move="x", rule="M02-L2", legal=["loan"]),
    CutOff("the disk is full"),
    BadAnswer("illegal", "not possible", rule="M02-L2"),
    ProgramSilent("late", "no answer in time"),
    Ambiguous("several moves fit", ["sell 1", "sell 2"]),
    Unsound(code="key_twice", found="seed"),
    NotText(3, "not UTF-8 text"),
    Repeated(7),
    BotFailed("raised", "ValueError"),
    BadNameError("name/long", most=30),
    FolderInUse(Path("data"), "4711"),
    Refusal("move/illegal", {"move": "x"}, rule="M02-L2", legal=["loan"]),
]
WAYS: dict[str, Callable[[Exception], Exception]] = {
    "pickle": lambda error: pickle.loads(pickle.dumps(error)),  # noqa: S301  # our own bytes
    "copy": copy.copy,
    "deepcopy": copy.deepcopy,
    "called with itself": lambda error: type(error)(error),
}


def exceptions() -> set[type[Exception]]:
    """Return all exceptions that the package defines."""
    for module in pkgutil.walk_packages(moguls.__path__, "moguls."):
        if not module.name.endswith("__main__") and "migrations" not in module.name:
            try:
                importlib.import_module(module.name)
            except ImportError:
                continue  # an extra is missing
    classes, found = [Exception], set()
    while classes:
        subclasses = classes.pop().__subclasses__()
        classes += subclasses
        found |= {kind for kind in subclasses if kind.__module__.startswith("moguls.")}
    return found


def test_each_exception_with_a_constructor_of_its_own_has_a_sample() -> None:
    own = {kind for kind in exceptions() if "__init__" in vars(kind)}
    assert own - {type(sample) for sample in SAMPLES} == set()


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("error", SAMPLES, ids=lambda error: type(error).__name__)
def test_an_exception_survives(error: Exception, way: str) -> None:
    copied = WAYS[way](error)
    assert type(copied) is type(error)
    assert str(copied) == str(error)
    assert copied.args == error.args
    assert vars(copied) == vars(error)


def play_illegal_action(name: str) -> None:
    game = moguls.game(name)
    play = game.new(game.seats[0], 1)
    play.step(next(a for a in range(game.rules.num_actions) if a not in play.choices()))


def test_a_pool_of_processes_reports_the_rule() -> None:
    with get_context("spawn").Pool(1) as pool:
        result = pool.apply_async(play_illegal_action, ("mogul-2002",))
        with pytest.raises(IllegalMove) as caught:
            result.get(timeout=60)
    assert caught.value.rule.startswith("M02-")
    assert caught.value.legal
    assert isinstance(caught.value, MogulsError)
