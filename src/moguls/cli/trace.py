"""Functions and tests that cite a clause, found in a source tree."""

from __future__ import annotations

import ast
import re
from pathlib import Path
from typing import TYPE_CHECKING

import moguls

if TYPE_CHECKING:
    from collections.abc import Iterator

Defined = ast.FunctionDef | ast.ClassDef
RULES_LINE = re.compile(r"Rules: ([^\n]+)")


def citing(clause: str) -> dict[str, list[str]]:
    """Return "Code" and "Tests", each a list of `path:line name`; {} outside a source tree."""
    package = Path(moguls.__file__).parent
    root = package.parent.parent
    if not (root / "src" / "moguls").is_dir() or not (root / "tests").is_dir():
        return {}
    places_ = {
        "Code": list(_code(root, package, clause)),
        "Tests": list(_tests(root, clause)),
    }
    return {title: places for title, places in places_.items() if places}


def _code(root: Path, package: Path, clause: str) -> Iterator[str]:
    """Yield the functions whose `Rules:` line cites the clause."""
    for folder in ("games", "mechanisms", "core"):
        for path, tree in _trees(package / folder, clause):
            for node in ast.walk(tree):
                if isinstance(node, Defined) and _cites(node, clause):
                    yield _place(root, path, node)


def _cites(node: Defined, clause: str) -> bool:
    """Say whether a docstring cites the clause in its `Rules:` line."""
    cited = RULES_LINE.search(ast.get_docstring(node) or "")
    return cited is not None and clause in re.findall(r"[A-Z0-9]+-[A-Z0-9.]+\d", cited[1])


def _tests(root: Path, clause: str) -> Iterator[str]:
    for path, tree in _trees(root / "tests", clause):
        for node in ast.walk(tree):
            if isinstance(node, Defined) and any(_marks(d, clause) for d in node.decorator_list):
                yield _place(root, path, node)


def _marks(decorator: ast.expr, clause: str) -> bool:
    if not isinstance(decorator, ast.Call) or not isinstance(decorator.func, ast.Attribute):
        return False
    values = [arg.value for arg in decorator.args if isinstance(arg, ast.Constant)]
    return decorator.func.attr == "rule" and clause in values


def _trees(folder: Path, clause: str) -> Iterator[tuple[Path, ast.Module]]:
    """Yield the parsed files of a folder that mention the clause."""
    for path in sorted(folder.rglob("*.py")):
        text = path.read_text("utf-8")
        if clause in text:
            yield path, ast.parse(text)


def _place(root: Path, path: Path, node: Defined) -> str:
    return f"{path.relative_to(root)}:{node.lineno} {node.name}"
