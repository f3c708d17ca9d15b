"""Sources of compiled code: the bound modules and their imports, and nothing else."""

from pathlib import Path

import pytest

import moguls
from moguls.kernel.jit import sources


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    texts = {
        "__init__.py": "from moguls.words import said\n",
        "rules.py": "from typing import TYPE_CHECKING\nfrom moguls.parts import deck\n"
        "if TYPE_CHECKING:\n    from moguls.kinds import Kind\n",
        "parts/__init__.py": "from moguls import words\n",
        "parts/deck.py": "def shuffle():\n    import moguls.chance\n    from os import path\n",
        "chance.py": "from moguls.rules import nothing\n",
        "words.py": "",
        "kinds.py": "",
    }
    for name, text in texts.items():
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text(text)
    monkeypatch.setattr(sources, "ROOT", tmp_path)
    sources.imports_of.cache_clear()
    return tmp_path


@pytest.fixture(autouse=True)
def _forget() -> None:
    sources.imports_of.cache_clear()


def test_what_a_module_imports_counts_all_the_way_and_packages_do_not(package: Path) -> None:
    del package

    assert sources.closure(["moguls.rules"]) == [
        "moguls.chance",
        "moguls.parts.deck",
        "moguls.rules",
    ]


def test_a_change_of_a_source_changes_the_hash_and_one_elsewhere_does_not(package: Path) -> None:
    names = sources.closure(["moguls.rules"])
    before = sources.digest(names)
    (package / "words.py").write_text("# a comment\n")
    unchanged = sources.digest(names)
    (package / "chance.py").write_text("# a comment\n")

    assert unchanged == before
    assert sources.digest(names) != before


def test_a_source_that_has_gone_is_named(package: Path) -> None:
    (package / "chance.py").unlink()

    with pytest.raises(FileNotFoundError, match=r"no module moguls\.chance"):
        sources.digest(["moguls.chance"])


@pytest.mark.parametrize("name", moguls.games())
def test_words_and_pages_are_not_sources_of_a_game(name: str) -> None:
    rules = moguls.game(name).rules
    modules = {module.__name__ for module in (*rules.shared, *rules.modules)}
    found = sources.closure(modules)

    assert modules <= set(found)
    assert {"moguls.kernel.state.bits", "moguls.kernel.rules.chance"} <= set(found)
    assert [each for each in found if each.split(".")[1] in {"cli", "server", "review"}] == []
    assert [each for each in found if each.endswith((".words", ".texts", ".__init__"))] == []
