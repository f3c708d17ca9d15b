"""No public name of a package is replaced by a submodule of the same name once it is imported."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

SOURCES = Path(__file__).resolve().parents[2] / "src"
PACKAGES = sorted(path.parent for path in (SOURCES / "moguls").rglob("__init__.py"))


def names_of(package: Path) -> set[str]:
    """Return the functions and classes that the `__init__` of a package defines.

    What it imports has loaded the submodule before, and stays.
    """
    names: set[str] = set()
    for node in ast.walk(ast.parse((package / "__init__.py").read_text("utf-8"))):
        if isinstance(node, ast.FunctionDef | ast.ClassDef):
            names.add(node.name)
    return names


def submodules_of(package: Path) -> set[str]:
    return {path.stem for path in package.iterdir() if path.suffix == ".py" or path.is_dir()}


@pytest.mark.parametrize("package", PACKAGES, ids=lambda path: str(path.relative_to(SOURCES)))
def test_no_submodule_has_a_public_name_of_its_package(package: Path) -> None:
    assert names_of(package) & submodules_of(package) == set()
