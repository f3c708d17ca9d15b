"""The names that a log tells, so that those of one person can be told otherwise from its beginning.

No game is replayed for it: that works for logs that cannot be replayed, too.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, NamedTuple

from moguls.server.wire.names import apart

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

SITS: Final = frozenset({"sat", "handed"})


class Told(NamedTuple):
    """An entry of a log."""

    number: int
    kind: str
    data: dict[str, Any]


class Who(NamedTuple):
    """Whose name it is: a person's own, or that of a friend who plays in a seat of its."""

    user: str
    friend: int | None = None


def told_otherwise(
    log: list[Told], user: str, name: str, *, friends: bool
) -> dict[int, dict[str, Any]]:
    """Return the entries that come to be otherwise, by their numbers.

    Args:
        log: of a table, whole.
        user: whose names are told otherwise.
        name: what it is called from now on; where others have that name, with a number.
        friends: whether the friends who play on its devices are called so as well.
    """
    owned = list(_with_owners(log))

    def is_meant(who: Who | None) -> bool:
        return who is not None and who.user == user and (friends or who.friend is None)

    others = [str(told.data["name"]) for told, who in owned if not is_meant(who)]
    names: dict[Who | None, str] = {}
    changed = {}
    for told, who in owned:
        if is_meant(who):
            if who not in names:
                names[who] = apart(name, [*others, *names.values()])
            changed[told.number] = {**told.data, "name": names[who]}
    return changed


def _with_owners(log: Iterable[Told]) -> Iterator[tuple[Told, Who | None]]:
    """Yield the entries that tell a name, each with whose it is, None for a bot's."""
    owners: dict[int, Who] = {}
    called: dict[int, set[str]] = {}
    for told in log:
        seat, name = told.data.get("seat"), told.data.get("name")
        if not name or not isinstance(seat, int):
            continue
        if told.kind in SITS:
            owners[seat] = Who(told.data["user"], seat if told.data.get("friend") else None)
            called[seat] = set()
        if told.kind in SITS or told.kind == "named":
            called.setdefault(seat, set()).add(name)
        # A bot may stand in for whose the seat is: then it is the bot that goes by its name.
        is_owners = told.kind != "bot" and name in called.get(seat, ())
        yield told, owners.get(seat) if is_owners else None
