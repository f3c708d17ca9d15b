"""The two engines of native code, for tests that hold for both."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

import moguls
from moguls.kernel.native.finding import native_engine
from moguls.kernel.native.library import Misfit
from moguls.kernel.native.processor import targets
from moguls.vector.plan import VectorPlan
from tools.native import make, target

if TYPE_CHECKING:
    from moguls.kernel.engines.native import NativeEngine


@pytest.fixture
def every_thread(monkeypatch: pytest.MonkeyPatch) -> None:
    """Use as many threads as asked for, also at few tables."""
    monkeypatch.setattr(VectorPlan, "fewest", 1)


@pytest.fixture(params=["native", "jit"])
def fast(request: pytest.FixtureRequest) -> NativeEngine:
    """Return Mogul (2002) by a library, made now if there is none, and by the compiler."""
    game = moguls.game("mogul-2002")
    if request.param == "jit":
        return game.jit()
    if not targets():
        pytest.skip("no library is made for such a machine")
    try:
        return native_engine(game.rules, game.packed_options)
    except Misfit:
        make.make(game, target.TARGETS[targets()[0]], make.place())
        return native_engine(game.rules, game.packed_options)
