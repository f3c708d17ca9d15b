"""`moguls backup`: copies of a server's database."""

from __future__ import annotations

from typing import TYPE_CHECKING

from moguls.cli.output import say
from moguls.server.configuring import place_named
from moguls.server.storage.backups import back_up
from moguls.server.storage.folders import refuse_postgresql

if TYPE_CHECKING:
    import argparse


def run(arguments: argparse.Namespace) -> int:
    """Copy."""
    place = place_named(arguments.data)
    refuse_postgresql(place, "pg_dump --format=custom --file=FILE URL")
    count = back_up(place.folder, arguments.file)
    size = arguments.file.stat().st_size
    say(f"{arguments.file}: {count} tables, {size / 1000:,.0f} kB")
    return 0
