"""Sources of a library: the compiled modules and their imports, and nothing else of the package."""

import pytest

import moguls
from moguls.kernel.jit import sources
from tools.native import module

MODULES = ("game", "configured", "playthrough", "records", "text")


@pytest.mark.parametrize("name", moguls.games())
def test_no_library_is_made_anew_when_engines_records_or_words_change(name: str) -> None:
    bound = [each.__name__ for each in module.modules_of(moguls.game(name))]
    made_of = set(sources.closure(bound))

    inside = ("bits", "chance", "playouts", "single_calls")
    assert {f"moguls.kernel.{it}" for it in inside} <= made_of
    assert any(each.endswith(".step") for each in made_of)
    assert any(each.startswith("moguls.bots.") for each in made_of)
    engines = ("engine", "engines", "native_engine", "compiled", "choice", "compiler", "native")
    apart = {*(("kernel", it) for it in engines), *(("core", it) for it in MODULES)}
    assert not [each for each in made_of if tuple(each.split(".")[1:3]) in apart]
    assert not [each for each in made_of if each.split(".")[1] in {"server", "review", "arena"}]
