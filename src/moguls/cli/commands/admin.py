"""`moguls admin`: what a host does with a server, beside it while it runs."""

from __future__ import annotations

import json
import sys
from typing import TYPE_CHECKING, Final

from moguls.cli.output import complain, keeping, say
from moguls.core.text.wording import counted
from moguls.errors import UsageError
from moguls.server.admin import exporting, messages
from moguls.server.admin.checking import check
from moguls.server.admin.client import ask
from moguls.server.admin.messages import AddBan, Close, Delete, Free, Rename, Show, Sweep, Unban
from moguls.server.configuring import data_named
from moguls.server.storage.read_only import reading

if TYPE_CHECKING:
    import argparse
    from collections.abc import Callable
    from pathlib import Path

    from moguls.server.admin.messages import AdminRequest


def run(arguments: argparse.Namespace) -> int:
    """Do the part that was asked for."""
    part = PARTS.get(arguments.part)
    return _act(arguments, _folder(arguments)) if part is None else part(arguments)


def _folder(arguments: argparse.Namespace) -> Path:
    """Return the data folder that is meant."""
    return data_named(arguments.data)


def _check(arguments: argparse.Namespace) -> int:
    """Replay all logs; the exit code is 1 if one of them cannot be."""
    counts = {"table": 0, "record": 0}
    bad = []
    with reading(_folder(arguments)) as store:
        for found in check(store):
            counts[found.kind] += 1
            if found.why:
                bad.append(found)
                told = {"kind": found.kind, "id": found.id, "game": found.game, "why": found.why}
                plain = f"{found.kind} {found.id} ({found.game}): {found.why}"
                say(json.dumps(told, ensure_ascii=False) if arguments.json else plain)
    all_of_them = f"{counted(counts['table'], 'table')}, {counted(counts['record'], 'record')}"
    complain(f"{all_of_them}; {len(bad) or 'none'} of them cannot be replayed")
    return 1 if bad else 0


def _export(arguments: argparse.Namespace) -> int:
    """Write all games as records, or the log of a table."""
    lost = 0
    with reading(_folder(arguments)) as store, keeping(arguments.file) as sink:
        assert sink is not None  # noqa: S101  # a file is always named
        if arguments.log is not None:
            for line in exporting.log_of(store, arguments.log):
                sink.write(f"{line}\n")
            return 0
        for each, record in exporting.records(store):
            if record is None:
                lost += 1
                complain(f"table {each} cannot be replayed; --log {each} exports its log")
            else:
                sink.write(json.dumps(record, separators=(",", ":"), ensure_ascii=False) + "\n")
    return 1 if lost else 0


PARTS: Final[dict[str, Callable[[argparse.Namespace], int]]] = {
    "check": _check,
    "export": _export,
}


NARROWED: Final = {"tables": ("status", "game", "idle"), "people": ("idle", "free"), "bans": ()}


def _act(arguments: argparse.Namespace, folder: Path) -> int:
    """Ask, and write what comes back."""
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


def _about(arguments: argparse.Namespace) -> AdminRequest:
    """Return what asks for that which is to be undone."""
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


def _list(arguments: argparse.Namespace) -> AdminRequest:
    """Return what asks for tables, people or bans.

    Raises:
        UsageError: an option that is for another of them.
    """
    for name in ("status", "game", "idle", "free"):
        if getattr(arguments, name) and name not in NARROWED[arguments.what]:
            msg = f"--{name} says nothing of {arguments.what}; see moguls admin list --help"
            raise UsageError(msg)
    if arguments.what == "tables":
        return messages.ListTables(arguments.status, arguments.game, arguments.idle)
    if arguments.what == "bans":
        return messages.ListBans()
    return messages.ListPeople(arguments.idle, arguments.free)


def _show(arguments: argparse.Namespace) -> AdminRequest:
    """Return what asks for one table or person."""
    return Show(arguments.which)


def _close(arguments: argparse.Namespace) -> AdminRequest:
    """Return what closes a table."""
    return Close(arguments.table, arguments.say)


def _delete(arguments: argparse.Namespace) -> AdminRequest:
    """Return what deletes a table or a person."""
    return Delete(arguments.which)


def _free(arguments: argparse.Namespace) -> AdminRequest:
    """Return what frees a seat."""
    return Free(arguments.table, arguments.seat)


def _rename(arguments: argparse.Namespace) -> AdminRequest:
    """Return what gives a person another name."""
    return Rename(arguments.person, arguments.name)


def _ban(arguments: argparse.Namespace) -> AdminRequest:
    """Return what bans somebody."""
    return AddBan(arguments.who, arguments.until, arguments.reason)


def _unban(arguments: argparse.Namespace) -> AdminRequest:
    """Return what lifts a ban."""
    return Unban(arguments.who)


def _sweep(arguments: argparse.Namespace) -> AdminRequest:
    """Return what sweeps."""
    return Sweep(arguments.tables, arguments.guests, arguments.dry_run)


ASKED: Final[dict[str, Callable[[argparse.Namespace], AdminRequest]]] = {
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
