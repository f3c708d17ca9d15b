"""The parts of `moguls admin` that a server is asked for, or that are done where none runs."""

from __future__ import annotations

import json
import sys
from typing import TYPE_CHECKING, Final

from moguls.cli.output import complain, say
from moguls.core.text.wording import counted
from moguls.errors import UsageError

if TYPE_CHECKING:
    import argparse
    from collections.abc import Callable
    from pathlib import Path

    from moguls.server.admin.asked import Asked

NARROWED: Final = {"tables": ("status", "game", "idle"), "people": ("idle", "free"), "bans": ()}


def run(arguments: argparse.Namespace, folder: Path) -> int:
    """Ask, and write what comes back."""
    from moguls.server.admin.asking import ask  # noqa: PLC0415  # help need not load the server

    asked = ASKED[arguments.part](arguments)
    if arguments.part in UNDOES and not arguments.yes and not getattr(arguments, "dry_run", False):
        which = [_plain(row) for row in ask(folder, _about(arguments))]
        if not which:
            complain("there is nothing to sweep")
            return 0
        if not _agreed(arguments.part, which):
            complain("nothing was done")
            return 1
    found = ask(folder, asked)
    for row in found:
        say(json.dumps(row, ensure_ascii=False) if arguments.json else _plain(row))
    if not arguments.json:
        complain(counted(len(found), "line"))
    return 0


def _agreed(part: str, which: list[str]) -> bool:
    """Ask whether something is meant that cannot be undone.

    Raises:
        UsageError: nobody is there to be asked.
    """
    if not sys.stdin.isatty():
        msg = f"{part} cannot be undone: say --yes where nobody can be asked"
        raise UsageError(msg)
    for line in which:
        complain(line)
    return input(f"{part}, which cannot be undone? [y/N] ").strip().lower() in {"y", "yes"}


def _about(arguments: argparse.Namespace) -> Asked:
    """Return what asks for that which is to be undone."""
    from moguls.server.admin.asked import Show, Sweep  # noqa: PLC0415  # as above

    if arguments.part == "sweep":
        return Sweep(arguments.tables, arguments.guests, dry=True)
    return Show(getattr(arguments, "which", None) or arguments.table)


def _plain(row: dict[str, object]) -> str:
    """Return a row for people: what it is, then what is known of it."""
    (_, first), *more = row.items()
    return "  ".join([str(first), *(f"{key} {_short(value)}" for key, value in more)])


def _short(value: object) -> str:
    """Return a value for people."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, list):
        return ", ".join(map(str, value)) or "none"
    return "-" if value in (None, "") else str(value)


def _list(arguments: argparse.Namespace) -> Asked:
    """Return what asks for tables, people or bans.

    Raises:
        UsageError: an option that is for another of them.
    """
    from moguls.server.admin import asked  # noqa: PLC0415  # as above

    for name in ("status", "game", "idle", "free"):
        if getattr(arguments, name) and name not in NARROWED[arguments.what]:
            msg = f"--{name} says nothing of {arguments.what}; see moguls admin list --help"
            raise UsageError(msg)
    if arguments.what == "tables":
        return asked.ListTables(arguments.status, arguments.game, arguments.idle)
    if arguments.what == "bans":
        return asked.ListBans()
    return asked.ListPeople(arguments.idle, arguments.free)


def _show(arguments: argparse.Namespace) -> Asked:
    """Return what asks for one table or person."""
    from moguls.server.admin.asked import Show  # noqa: PLC0415  # as above

    return Show(arguments.which)


def _close(arguments: argparse.Namespace) -> Asked:
    """Return what closes a table."""
    from moguls.server.admin.asked import Close  # noqa: PLC0415  # as above

    return Close(arguments.table, arguments.say)


def _delete(arguments: argparse.Namespace) -> Asked:
    """Return what deletes a table or a person."""
    from moguls.server.admin.asked import Delete  # noqa: PLC0415  # as above

    return Delete(arguments.which)


def _free(arguments: argparse.Namespace) -> Asked:
    """Return what frees a seat."""
    from moguls.server.admin.asked import Free  # noqa: PLC0415  # as above

    return Free(arguments.table, arguments.seat)


def _rename(arguments: argparse.Namespace) -> Asked:
    """Return what gives a person another name."""
    from moguls.server.admin.asked import Rename  # noqa: PLC0415  # as above

    return Rename(arguments.person, arguments.name)


def _ban(arguments: argparse.Namespace) -> Asked:
    """Return what bans somebody."""
    from moguls.server.admin.asked import Ban  # noqa: PLC0415  # as above

    return Ban(arguments.who, arguments.until, arguments.reason)


def _unban(arguments: argparse.Namespace) -> Asked:
    """Return what lifts a ban."""
    from moguls.server.admin.asked import Unban  # noqa: PLC0415  # as above

    return Unban(arguments.who)


def _sweep(arguments: argparse.Namespace) -> Asked:
    """Return what sweeps."""
    from moguls.server.admin.asked import Sweep  # noqa: PLC0415  # as above

    return Sweep(arguments.tables, arguments.guests, arguments.dry_run)


ASKED: Final[dict[str, Callable[[argparse.Namespace], Asked]]] = {
    "list": _list,
    "show": _show,
    "close": _close,
    "delete": _delete,
    "free": _free,
    "rename": _rename,
    "ban": _ban,
    "unban": _unban,
    "sweep": _sweep,
}
UNDOES: Final = frozenset(
    {"close", "delete", "free", "sweep"}
)  # what cannot be undone is asked about
