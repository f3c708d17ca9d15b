"""`moguls admin`: administration of a server, running or not."""

from __future__ import annotations

import asyncio
import json
import os
import sys
from typing import TYPE_CHECKING, Final

from moguls.cli.output import complain, keeping, say
from moguls.core.text.wording import counted
from moguls.errors import UsageError
from moguls.server.admin import exporting, messages
from moguls.server.admin.checking import check
from moguls.server.admin.client import ask
from moguls.server.admin.drilling import drill
from moguls.server.admin.mailing import mail_check, mail_host
from moguls.server.admin.messages import AddBan, Close, Delete, Free, Rename, Show, Sweep, Unban
from moguls.server.admin.puzzling import search
from moguls.server.configuring import load, place_named
from moguls.server.storage.copying.ends import copy
from moguls.server.storage.opening import reading

if TYPE_CHECKING:
    import argparse
    from collections.abc import Callable

    from moguls.server.admin.checking import Check
    from moguls.server.admin.messages import AdminRequest
    from moguls.server.storage.folders import Place


def run(arguments: argparse.Namespace) -> int:
    """Run the subcommand."""
    part = PARTS.get(arguments.part)
    return _act(arguments, _place(arguments)) if part is None else part(arguments)


def _place(arguments: argparse.Namespace) -> Place:
    return place_named(arguments.data, getattr(arguments, "database", None))


def _check(arguments: argparse.Namespace) -> int:
    """Replay all logs; return 1 if one of them cannot be replayed."""
    counts = {"table": 0, "record": 0}
    bad = 0
    with reading(_place(arguments)) as store:
        for verdict in check(store):
            counts[verdict.kind] += 1
            if verdict.why:
                bad += 1
                _say_failure(verdict, as_json=arguments.json)
    all_of_them = f"{counted(counts['table'], 'table')}, {counted(counts['record'], 'record')}"
    complain(f"{all_of_them}; {bad or 'none'} of them cannot be replayed")
    return 1 if bad else 0


def _say_failure(verdict: Check, *, as_json: bool) -> None:
    row = {"kind": verdict.kind, "id": verdict.id, "game": verdict.game, "why": verdict.why}
    plain = f"{verdict.kind} {verdict.id} ({verdict.game}): {verdict.why}"
    say(json.dumps(row, ensure_ascii=False) if as_json else plain)


def _copy(arguments: argparse.Namespace) -> int:
    """Copy all tables to another database."""
    result = copy(arguments.source, arguments.target, _copying)
    for table in result:
        row = {"table": table.table, "rows": table.source.rows, "sha256": table.source.sha256}
        if arguments.json:
            say(json.dumps(row))
    rows = counted(sum(table.source.rows for table in result), "row")
    complain(f"both have the same {rows} in {counted(len(result), 'table')}")
    return 0


def _copying(table: str, rows: int) -> None:
    complain(f"{table}: {counted(rows, 'row')}")


def _drill(arguments: argparse.Namespace) -> int:
    """Restore a backup for a moment; return 1 if something in it cannot be replayed."""
    result = drill(arguments.backup)
    failures = result.failures
    for verdict in failures:
        _say_failure(verdict, as_json=arguments.json)
    tables, records = result.count("table"), result.count("record")
    complain(
        f"restored {arguments.backup} in {result.restore_seconds:.1f} s; replayed"
        f" {counted(tables, 'table')}, {counted(records, 'record')}"
        f" in {result.replay_seconds:.1f} s; {len(failures) or 'none'} of them cannot be replayed"
    )
    return 1 if failures else 0


def _export(arguments: argparse.Namespace) -> int:
    lost = 0
    with reading(_place(arguments)) as store, keeping(arguments.file) as sink:
        assert sink is not None  # noqa: S101  # a file is always named
        if arguments.log is not None:
            for line in exporting.log_of(store, arguments.log):
                sink.write(f"{line}\n")
            return 0
        if arguments.person is not None:
            sink.write(f"{exporting.person(store, arguments.person)}\n")
            return 0
        for table, record in exporting.records(store):
            if record is None:
                lost += 1
                complain(f"table {table} cannot be replayed; --log {table} exports its log")
            else:
                sink.write(json.dumps(record, separators=(",", ":"), ensure_ascii=False) + "\n")
    return 1 if lost else 0


def _mail_check(arguments: argparse.Namespace) -> int:
    """Test the settings of mail; return 1 if no mail can be sent."""
    typed = {} if arguments.data is None else {"data": str(arguments.data)}
    host = mail_host(load(typed, os.environ).settings, os.environ)
    is_good, lines = asyncio.run(mail_check(host, arguments.address))
    for line in lines:
        say(line)
    return 0 if is_good else 1


def _puzzles(arguments: argparse.Namespace) -> int:
    """Search games for puzzles, and have the server store those of each game at once."""
    place, total = _place(arguments), 0
    with reading(place) as store:
        for request in search(store, arguments.seconds):
            for row in ask(place, request):
                total += row["puzzles"]
                say(json.dumps(row) if arguments.json else _plain(row))
    if not arguments.json:
        complain(f"{counted(total, 'new puzzle')}")
    return 0


PARTS: Final[dict[str, Callable[[argparse.Namespace], int]]] = {
    "check": _check,
    "copy": _copy,
    "drill": _drill,
    "export": _export,
    "mail-check": _mail_check,
    "puzzles": _puzzles,
}


NARROWED: Final = {"tables": ("status", "game", "idle"), "people": ("idle", "free")}


def _act(arguments: argparse.Namespace, place: Place) -> int:
    request = ASKED[arguments.part](arguments)
    if arguments.part in UNDOES and not arguments.yes and not getattr(arguments, "dry_run", False):
        which = [_plain(row) for row in ask(place, _about(arguments))]
        if not which:
            complain("there is nothing to sweep")
            return 0
        if not _agreed(arguments.part, which):
            complain("nothing was done")
            return 1
    rows = ask(place, request)
    for row in rows:
        say(json.dumps(row, ensure_ascii=False) if arguments.json else _plain(row))
    if not arguments.json:
        complain(counted(len(rows), "line"))
    return 0


def _agreed(part: str, which: list[str]) -> bool:
    """Ask for confirmation.

    Raises:
        UsageError: stdin is not a terminal.
    """
    if not sys.stdin.isatty():
        msg = f"{part} cannot be undone: confirm it with --yes, since stdin is not a terminal"
        raise UsageError(msg)
    for line in which:
        complain(line)
    return input(f"{part} cannot be undone; continue? [y/N] ").strip().lower() in {"y", "yes"}


def _about(arguments: argparse.Namespace) -> AdminRequest:
    if arguments.part == "sweep":
        return Sweep(arguments.tables, arguments.guests, dry=True)
    return Show(getattr(arguments, "which", None) or arguments.table)


def _plain(row: dict[str, object]) -> str:
    (_, first), *more = row.items()
    return "  ".join([str(first), *(f"{key} {_short(value)}" for key, value in more)])


def _short(value: object) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, list):
        return ", ".join(map(str, value)) or "none"
    return "-" if value in (None, "") else str(value)


def _list(arguments: argparse.Namespace) -> AdminRequest:
    """Return what asks for tables, people, bans or reports.

    Raises:
        UsageError: an option that is for another of them.
    """
    for name in ("status", "game", "idle", "free"):
        if getattr(arguments, name) and name not in NARROWED.get(arguments.what, ()):
            msg = f"--{name} does not apply to {arguments.what}; see moguls admin list --help"
            raise UsageError(msg)
    if arguments.what == "tables":
        return messages.ListTables(arguments.status, arguments.game, arguments.idle)
    if arguments.what == "bans":
        return messages.ListBans()
    if arguments.what == "reports":
        return messages.ListReports()
    return messages.ListPeople(arguments.idle, arguments.free)


def _show(arguments: argparse.Namespace) -> AdminRequest:
    return Show(arguments.which)


def _close(arguments: argparse.Namespace) -> AdminRequest:
    return Close(arguments.table, arguments.say)


def _delete(arguments: argparse.Namespace) -> AdminRequest:
    return Delete(arguments.which)


def _sign_out(arguments: argparse.Namespace) -> AdminRequest:
    return messages.SignOut(arguments.which)


def _free(arguments: argparse.Namespace) -> AdminRequest:
    return Free(arguments.table, arguments.seat)


def _rename(arguments: argparse.Namespace) -> AdminRequest:
    return Rename(arguments.person, arguments.name)


def _ban(arguments: argparse.Namespace) -> AdminRequest:
    return AddBan(arguments.who, arguments.until, arguments.reason)


def _unban(arguments: argparse.Namespace) -> AdminRequest:
    return Unban(arguments.who)


def _clear(arguments: argparse.Namespace) -> AdminRequest:
    return messages.ClearText(arguments.text)


def _silence(arguments: argparse.Namespace) -> AdminRequest:
    return messages.Silence(arguments.who, arguments.undo)


def _sweep(arguments: argparse.Namespace) -> AdminRequest:
    return Sweep(arguments.tables, arguments.guests, arguments.dry_run)


def _clock(arguments: argparse.Namespace) -> AdminRequest:
    return messages.CheckClock(arguments.confirm)


ASKED: Final[dict[str, Callable[[argparse.Namespace], AdminRequest]]] = {
    "list": _list,
    "show": _show,
    "close": _close,
    "delete": _delete,
    "sign-out": _sign_out,
    "free": _free,
    "rename": _rename,
    "ban": _ban,
    "unban": _unban,
    "clear": _clear,
    "silence": _silence,
    "sweep": _sweep,
    "clock": _clock,
}
UNDOES: Final = frozenset(
    {"close", "delete", "sign-out", "free", "sweep"}
)  # what cannot be undone is asked about
