"""A package imported once more, beside itself, so that its constants can come from another file.

A game's facts are constants of its modules, so that rules stay plain and compile well. Where one
process needs the game under two data files, the modules are there twice: the second time under
names of their own. Nothing else differs: the source is the same, only what it imports of the
package is what has those names.
"""

from __future__ import annotations

import ast
import sys
from importlib import import_module
from importlib.abc import MetaPathFinder
from importlib.machinery import SourceFileLoader
from importlib.util import find_spec, spec_from_file_location
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence
    from importlib.machinery import ModuleSpec
    from types import CodeType, ModuleType


class MarkedFinder(MetaPathFinder):
    """Finds the modules of some packages again, under names that end in a mark."""

    def __init__(self, packages: Sequence[str], mark: str) -> None:
        """Begin to find them; `mark` is part of a name."""
        self.mark, self.names = mark, {package: f"{package}_{mark}" for package in packages}
        sys.meta_path.insert(0, self)

    def module(self, name: str) -> ModuleType:
        """Return a module of the packages as it is under the mark."""
        return import_module(self.renamed(name))

    def renamed(self, name: str) -> str:
        """Return the name of a module under the mark; one of other packages keeps its name."""
        return _replaced(name, self.names)

    def plain(self, name: str) -> str:
        """Return the name of a module without the mark."""
        return _replaced(name, {marked: package for package, marked in self.names.items()})

    def find_spec(
        self,
        fullname: str,
        path: Sequence[str] | None,  # noqa: ARG002  # as finders are called
        target: ModuleType | None = None,  # noqa: ARG002  # as finders are called
    ) -> ModuleSpec | None:
        """Return how a module under the mark is loaded: from the file of the unmarked one."""
        name = self.plain(fullname)
        spec = None if name == fullname else find_spec(name)
        if spec is None or spec.origin is None:
            return None
        return spec_from_file_location(
            fullname,
            spec.origin,
            loader=_Loader(fullname, spec.origin, self),
            submodule_search_locations=spec.submodule_search_locations,
        )


class _Loader(SourceFileLoader):
    """Loads a module with other names in its imports."""

    def __init__(self, fullname: str, path: str, beside: MarkedFinder) -> None:
        """Remember whose names they are."""
        super().__init__(fullname, path)
        self._beside = beside

    def get_code(self, fullname: str) -> CodeType:
        """Return its code, always made from the source: what lies in the cache is the unmarked."""
        tree = ast.parse(self.get_data(self.path), self.path)
        for node in ast.walk(tree):
            if isinstance(node, ast.ImportFrom) and node.module:
                node.module = self._beside.renamed(node.module)
        return compile(tree, self.get_filename(fullname), "exec", dont_inherit=True)


def plain_name(name: str) -> str:
    """Return the name of a module that may have been imported beside itself, without a mark."""
    for finder in _finders():
        name = finder.plain(name)
    return name


def module_of(name: str, mark: str) -> ModuleType:
    """Return a module as it is under a mark; with no mark, or if it has none, as it is."""
    for finder in _finders():
        if finder.mark == mark:
            return finder.module(name)
    return import_module(name)


def _finders() -> list[MarkedFinder]:
    """Return all packages that are there twice."""
    return [finder for finder in sys.meta_path if isinstance(finder, MarkedFinder)]


def _replaced(name: str, names: dict[str, str]) -> str:
    """Return a name with its package replaced."""
    for package, other in names.items():
        if name == package or name.startswith(f"{package}."):
            return other + name.removeprefix(package)
    return name
