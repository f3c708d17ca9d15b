"""Search for prebuilt libraries: in the package, from a wheel, or in the cache.

A library and its table have one name: game, target, and a number by which several of one game
are told apart. The newest that fits is taken.
"""

from __future__ import annotations

import logging
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Final

from moguls.kernel.jit import cache_place
from moguls.kernel.native.engine import Native
from moguls.kernel.native.library import Library, Misfit, Torn
from moguls.kernel.native.processor import ending, targets

if TYPE_CHECKING:
    from collections.abc import Iterator

    from moguls.kernel.rules.rule_set import RuleSet

LOG: Final = logging.getLogger("moguls.native")
PACKAGED: Final = Path(__file__).resolve().parents[2] / "libraries"
CACHED: Final = cache_place.LIBRARIES


def native_engine(rules: RuleSet, options: int) -> Native:
    """Return the engine of the best library of a game that fits.

    Raises:
        Misfit: there is none; says why each that was found is refused.
    """
    why = []
    for library, table in candidates(rules.name):
        try:
            return Native(rules, options, _loaded(library, table))
        except Misfit as refusal:
            if isinstance(refusal, Torn):
                LOG.warning("%s", refusal)
            why.append(str(refusal))
    if not targets():
        why.append("no libraries are made for this system and processor")
    msg = "; ".join(why) or f"there is no native library for {rules.name}"
    raise Misfit(msg)


def candidates(game: str) -> Iterator[tuple[Path, Path]]:
    """Yield the libraries of a game with their tables: the best target first, then the newest."""
    for target in targets():
        for place in places():
            tables = sorted(place.glob(f"{game}-{target}*.json"), key=_age)
            for table in tables:
                library = table.with_suffix(ending(target))
                if library.exists():
                    yield library, table


def places() -> Iterator[Path]:
    """Yield the folders where libraries may lie, as far as nobody else could put one there."""
    yield PACKAGED
    cached = cache_place.found_folder(CACHED)
    if cached is not None:
        yield cached


@cache
def _loaded(library: Path, table: Path) -> Library:
    """Load a library once: another one has another name.

    Raises:
        Misfit: it is none for this program.
    """
    return Library(library, table)


def _age(path: Path) -> float:
    """Return how old a file is, as a number that is less for newer ones."""
    try:
        return -path.stat().st_mtime
    except FileNotFoundError:  # gone meanwhile
        return 0.0
