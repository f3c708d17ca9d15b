"""Sources of a library: the compiled modules and their imports, and nothing else of the package."""

import pytest

import moguls
from moguls.kernel.jit import sources
from tools.native import module

INSIDE = ("state.bits", "rules.chance", "loops.playouts", "loops.single_calls")  # of the kernel
APART = (
    *(f"moguls.kernel.{name}" for name in ("engines", "jit", "native", "select")),
    *(f"moguls.core.{name}" for name in ("play", "records", "text")),
    *(f"moguls.{name}" for name in ("server", "review", "arena")),
)


@pytest.mark.parametrize("name", moguls.games())
def test_no_library_is_made_again_when_engines_records_or_words_change(name: str) -> None:
    bound = [each.__name__ for each in module.modules_of(moguls.game(name))]
    made_of = set(sources.closure(bound))

    assert {f"moguls.kernel.{it}" for it in INSIDE} <= made_of
    assert any(each.endswith(".step") for each in made_of)
    assert any(each.startswith("moguls.bots.") for each in made_of)
    assert all(sources.path_of(name) for name in APART), "a folder has another name"
    assert not [name for name in made_of if f"{name}.".startswith(tuple(f"{it}." for it in APART))]
