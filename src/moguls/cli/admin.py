"""`moguls admin`: what a host does with a server, beside it while it runs."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Final

from moguls.cli import admin_acts
from moguls.cli.admin_parser import parser
from moguls.cli.output import complain, keeping, say
from moguls.core.text.wording import counted

if TYPE_CHECKING:
    import argparse
    from collections.abc import Callable
    from pathlib import Path

__all__ = ["parser", "run"]


def run(arguments: argparse.Namespace) -> int:
    """Do the part that was asked for."""
    part = PARTS.get(arguments.part)
    return admin_acts.run(arguments, _folder(arguments)) if part is None else part(arguments)


def _folder(arguments: argparse.Namespace) -> Path:
    """Return the data folder that is meant."""
    from moguls.server.configuring import data_named  # noqa: PLC0415  # help need not load it

    return data_named(arguments.data)


def _check(arguments: argparse.Namespace) -> int:
    """Replay all logs; the exit code is 1 if one of them cannot be."""
    from moguls.server.admin.checking import check  # noqa: PLC0415  # help need not load the rules
    from moguls.server.admin.reading import reading  # noqa: PLC0415  # likewise

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
    from moguls.server.admin import exporting  # noqa: PLC0415  # help need not load the rules
    from moguls.server.admin.reading import reading  # noqa: PLC0415  # likewise

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
