"""`moguls restore`: a copy put in place of a server's database."""

from __future__ import annotations

from typing import TYPE_CHECKING

from moguls.cli.output import say
from moguls.server.configuring import place_named
from moguls.server.storage.backups import restore
from moguls.server.storage.folders import refuse_postgresql

if TYPE_CHECKING:
    import argparse


def run(arguments: argparse.Namespace) -> int:
    """Put it back."""
    place = place_named(arguments.data)
    refuse_postgresql(place, "pg_restore --dbname=URL FILE, with an empty database")
    folder = place.folder
    count, aside = restore(arguments.file, folder)
    say(f"{folder}: {count} tables, as in {arguments.file}")
    if aside is not None:
        say(f"the old database is in {aside}")
    return 0
