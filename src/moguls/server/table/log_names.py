"""Names in a log: the rewrite of one person's name from the log's beginning.

No I/O, no clock, no chance in here. No game is replayed.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, NamedTuple

from moguls.server.wire.names import apart

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping

    from moguls.server.table.table import LogEntry

SEATING: Final = frozenset({"sat", "handed"})
NAMING: Final = ("sat", "handed", "left", "merged")  # entries with the id of a person
BOTS: Final = frozenset({"bot", "timeout"})


class NameOwner(NamedTuple):
    """The person of a name, and the seat of a friend who plays on that person's device."""

    user: str
    friend: int | None = None


def renamed(
    log: Mapping[int, LogEntry], user: str, name: str, *, friends: bool
) -> dict[int, dict[str, Any]]:
    """Return the new data of all entries that change, by their numbers.

    Args:
        log: of a table, whole, by number.
        user: the person to be renamed.
        name: the new name; a number is added where others have it.
        friends: whether the friends on its devices are renamed as well.
    """
    users = _merged_into(log.values(), user)
    entries = list(_with_owners(log.items(), dict.fromkeys(users, user)))

    def is_renamed(owner: NameOwner | None) -> bool:
        return owner is not None and owner.user == user and (friends or owner.friend is None)

    others = [str(entry.data["name"]) for _number, entry, owner in entries if not is_renamed(owner)]
    names: dict[NameOwner | None, str] = {}
    changed = {}
    for number, entry, owner in entries:
        if is_renamed(owner):
            if owner not in names:
                names[owner] = apart(name, [*others, *names.values()])
            changed[number] = {**entry.data, "name": names[owner]}
            if entry.data.get("previous_name") and (friends or not entry.data["shares"]):
                changed[number]["previous_name"] = names[owner]
    return changed


def _merged_into(log: Iterable[LogEntry], user: str) -> set[str]:
    """Return a person with all guests that it has been at a table."""
    users = {user}
    for entry in reversed(list(log)):
        if entry.kind == "merged" and entry.data["user"] in users:
            users.add(entry.data["from"])
    return users


def _with_owners(
    log: Iterable[tuple[int, LogEntry]], merged: Mapping[str, str]
) -> Iterator[tuple[int, LogEntry, NameOwner | None]]:
    """Yield the entries with a name and the name's owner, None for a bot.

    `merged`: the person of each guest that has signed in.
    """
    owners: dict[int, NameOwner] = {}
    names: dict[int, set[str]] = {}
    for number, entry in log:
        seat, name = entry.data.get("seat"), entry.data.get("name")
        if not name or not isinstance(seat, int):
            continue
        if entry.kind in SEATING:
            friend = seat if entry.data.get("friend") else None
            owners[seat] = _owner(entry, merged, friend)
            names[seat] = set()
        if entry.kind == "merged":
            yield number, entry, _owner(entry, merged)
            owners[seat] = _owner(entry, merged, seat if entry.data["shares"] else None)
            names.setdefault(seat, set()).add(name)
            continue
        if entry.kind in SEATING or entry.kind == "named":
            names.setdefault(seat, set()).add(name)
        # A bot that stands in may have the name of the seat's owner: then the name is the bot's.
        is_owners = entry.kind not in BOTS and name in names.get(seat, ())
        yield number, entry, owners.get(seat) if is_owners else None


def _owner(entry: LogEntry, merged: Mapping[str, str], friend: int | None = None) -> NameOwner:
    """Return the owner of a seat after an entry."""
    user = entry.data["user"]
    return NameOwner(merged.get(user, user), friend)
