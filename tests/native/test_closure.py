"""What a library is made of is what is compiled and its imports, and no more of the package."""

from __future__ import annotations

import pytest

import moguls
from moguls.kernel import sources
from tools.native import module


@pytest.mark.parametrize("name", moguls.games())
def test_no_library_is_made_anew_when_engines_records_or_words_change(name: str) -> None:
    bound = [each.__name__ for each in module.modules_of(moguls.game(name))]
    made_of = set(sources.closure(bound))

    assert {f"moguls.core.{it}" for it in ("bits", "chance", "loops", "handle")} <= made_of
    assert any(each.endswith(".step") for each in made_of)
    assert any(each.startswith("moguls.bots.") for each in made_of)
    apart = ("engine", "engines", "game", "playthrough", "records", "choice", "build", "native")
    wrong = [each for each in made_of if each.split(".")[:2] == ["moguls", "core"]]
    assert not [each for each in wrong if each.split(".")[2] in apart]
    assert not [each for each in made_of if each.split(".")[1] in {"server", "review", "arena"}]
