"""The values in a data file, each read by its kind; whatever is not of it is refused."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from collections.abc import Iterable

    from moguls.core.datafile.file import DataFile, Key

LONGEST_NAME: Final = 40


def value_at(file: DataFile, key: Key) -> Any:
    """Return what stands at a key that is there."""
    value: Any = file.values
    for part in key:
        value = value[part]
    return value


def table_at(file: DataFile, key: Key) -> dict[str, object]:
    """Return the table at a key."""
    value = value_at(file, key)
    if not isinstance(value, dict):
        file.refuse(key, f"{dotted(key)} must be a table")
    return value


def dotted(key: Key) -> str:
    """Write a key."""
    return ".".join(key)


def refuse_keys(
    file: DataFile, key: Key, needed: Iterable[str], possible: Iterable[str] = ()
) -> None:
    """Refuse a table with a key too many or too few."""
    where = dotted(key) or "the file"
    table, names = table_at(file, key), [*needed, *possible]
    for name in table:
        if name not in names:
            why = f"unknown key {name!r}; {where} has {', '.join(names)}"
            file.refuse((*key, name), why)
    for name in needed:
        if name not in table:
            file.refuse(key, f"{where} lacks {name!r}")


def refuse_unless(file: DataFile, key: Key, fixed: object, rule: str) -> None:
    """Refuse what is not as a clause fixes it."""
    value = value_at(file, key)
    if value != fixed or isinstance(value, bool | float):
        file.refuse(key, f"{dotted(key)} must be {fixed}, not {value!r} ({rule})")


def yes_or_no(file: DataFile, key: Key) -> bool:
    """Return true or false."""
    value = value_at(file, key)
    if not isinstance(value, bool):
        file.refuse(key, f"{dotted(key)} must be true or false, not {value!r}")
    return value


def whole(file: DataFile, key: Key, low: int, high: int) -> int:
    """Return a whole number."""
    value = value_at(file, key)
    if type(value) is not int or not low <= value <= high:
        file.refuse(key, f"{dotted(key)} must be a number from {low} to {high}, not {value!r}")
    return value


def name_at(file: DataFile, key: Key) -> str:
    """Return a name for people: one line, not empty, not long."""
    value = value_at(file, key)
    if not isinstance(value, str) or not value.isprintable() or not value.strip():
        file.refuse(key, f"{dotted(key)} must be a name, not {value!r}")
    if len(value) > LONGEST_NAME:
        file.refuse(key, f"{dotted(key)} is longer than {LONGEST_NAME} characters")
    return value


def list_at(file: DataFile, key: Key, of: str) -> list[Any]:
    """Return a list."""
    value = value_at(file, key)
    if not isinstance(value, list):
        file.refuse(key, f"{dotted(key)} must be a list of {of}, not {value!r}")
    return value
