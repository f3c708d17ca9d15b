"""Sources of compiled code: the bound modules and all that they import, for cache keys.

A comment in any other file makes nothing anew.
"""

from __future__ import annotations

import ast
import hashlib
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator
    from types import ModuleType

PACKAGE: Final = "moguls"
ROOT: Final = Path(__file__).resolve().parents[2]


def closure(names: Iterable[str]) -> list[str]:
    """Return the names of modules and of all of this package that they import, sorted.

    A package counts only where something imported from it is not a module.
    """
    modules: set[str] = set()
    waiting = [name for name in names if path_of(name) is not None]
    while waiting:
        name = waiting.pop()
        if name not in modules:
            modules.add(name)
            waiting += imports_of(name)
    return sorted(modules)


def path_of(name: str) -> Path | None:
    """Return the file of a module of this package, or None if there is none."""
    first, *rest = name.split(".")
    if first != PACKAGE:
        return None
    place = ROOT.joinpath(*rest)
    for path in (place.with_suffix(".py") if rest else place, place / "__init__.py"):
        if path.is_file():
            return path
    return None


def digest(names: Iterable[str]) -> str:
    """Return a hash of the sources of modules: of their names and of what is in the files.

    Raises:
        FileNotFoundError: a module is not there any more.
    """
    digest_ = hashlib.sha256()
    for name in sorted(names):
        path = path_of(name)
        if path is None:
            msg = f"there is no module {name}"
            raise FileNotFoundError(msg)
        digest_.update(name.encode() + b"\0" + path.read_bytes() + b"\0")
    return digest_.hexdigest()


def data_of(module: ModuleType, facts: bytes) -> str:
    """Return a hash of what a module has read from a file, or nothing; `facts` are no such thing.

    What a data file says is not compiled in: `facts.py`.
    """
    read = getattr(module, "CACHE_KEY", b"")
    return hashlib.sha256(read).hexdigest() if read and read != facts else ""


@cache
def imports_of(name: str) -> tuple[str, ...]:
    """Return the modules of this package that one of them imports."""
    path = path_of(name)
    return () if path is None else imports_in(path)


def imports_in(path: Path) -> tuple[str, ...]:
    """Return the modules of this package that a file imports, save for types alone."""
    tree = ast.parse(path.read_bytes())
    return tuple(item for node in _run(tree) for item in _named(node) if path_of(item) is not None)


def _run(node: ast.AST) -> Iterator[ast.AST]:
    """Yield all that is run of a module: what stands under TYPE_CHECKING is not."""
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.If) and "TYPE_CHECKING" in ast.unparse(child.test):
            continue
        yield child
        yield from _run(child)


def _named(node: ast.AST) -> Iterator[str]:
    """Yield what an import names, if it is one: a module rather than its package."""
    if isinstance(node, ast.Import):
        yield from (alias.name for alias in node.names)
    elif isinstance(node, ast.ImportFrom) and node.module and node.level == 0:
        for alias in node.names:
            whole = f"{node.module}.{alias.name}"
            yield whole if path_of(whole) is not None else node.module
