"""`moguls restore`: a copy put in place of a server's database."""

from __future__ import annotations

from typing import TYPE_CHECKING

from moguls.cli.output import say
from moguls.server.configuring import data_named
from moguls.server.storage.backups import restore

if TYPE_CHECKING:
    import argparse


def run(arguments: argparse.Namespace) -> int:
    """Put it back."""
    folder = data_named(arguments.data)
    count, aside = restore(arguments.file, folder)
    say(f"{folder}: {count} tables, as in {arguments.file}")
    if aside is not None:
        say(f"the old database is in {aside}")
    return 0
