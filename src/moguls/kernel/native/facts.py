"""Facts of data files in libraries: tables that are filled when a library is loaded.

A module names in FROM_FILE those of its constants that come of the data file: whole numbers, and
tuples of them that are equally long whatever the file says. In a library they are words of 64 bits,
one table after the other, with the facts it was made with. For others it is loaded once more.
"""

from __future__ import annotations

import hashlib
from array import array
from typing import TYPE_CHECKING, Final

from moguls.kernel.native.library import Misfit
from moguls.kernel.rules.reimport import module_of

if TYPE_CHECKING:
    from collections.abc import Iterable

    from moguls.kernel.native.library import Library
    from moguls.kernel.rules.rule_set import RuleSet

LISTED: Final = "FROM_FILE"
LOW, HIGH = -(2**63), 2**63 - 1
# A module, the name of a constant, and how long it is: 0 for a number.
Table = tuple[str, str, int]


def under(library: Library, rules: RuleSet) -> Library:
    """Return a library with the facts of these rules: itself, or another of the same code.

    Raises:
        Misfit: its tables cannot hold these facts, or there is no place for another.
    """
    facts, ours = library.table.get("facts"), digest_of(rules)
    if not facts or facts["digest"] == ours:
        return library
    return library.holding(words_of(facts["tables"], rules), ours)


def tables_of(names: Iterable[str], rules: RuleSet) -> list[Table]:
    """Return what the modules of these names list, in the order of memory."""
    tables = []
    for module in sorted(names):
        loaded = module_of(module, _mark(rules))
        for name in sorted(getattr(loaded, LISTED, ())):
            value = getattr(loaded, name)
            tables.append((module, name, len(value) if isinstance(value, tuple) else 0))
    return tables


def digest_of(rules: RuleSet) -> str:
    """Return a hash of the facts that rules have been loaded with."""
    return hashlib.sha256(rules.facts).hexdigest()


def words_of(tables: Iterable[Table], rules: RuleSet) -> array[int]:
    """Return what the tables of a library hold under the facts of these rules.

    Raises:
        Misfit: a constant is of another length, or contains a number of more than 64 bits.
    """
    words = array("q")
    for module, name, length in tables:
        value = getattr(module_of(module, _mark(rules)), name, None)
        numbers = value if isinstance(value, tuple) else (value,)
        has = len(value) if isinstance(value, tuple) else 0
        if has != length or not all(map(_fits, numbers)):
            msg = f"a table of {length or 1} words cannot hold {module}.{name} of this data file"
            raise Misfit(msg)
        words.extend(numbers)
    return words


def _fits(number: object) -> bool:
    """Say whether it is a whole number of 64 bits."""
    return type(number) is int and LOW <= number <= HIGH


def _mark(rules: RuleSet) -> str:
    """Return the mark of the modules that rules are made of."""
    return rules.key.partition("@")[2]
