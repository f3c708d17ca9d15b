"""`moguls backup`: copies of a server's database."""

from __future__ import annotations

from typing import TYPE_CHECKING

from moguls.cli.output import say
from moguls.server.configuring import data_named
from moguls.server.storage.backups import back_up

if TYPE_CHECKING:
    import argparse


def run(arguments: argparse.Namespace) -> int:
    """Copy."""
    count = back_up(data_named(arguments.data), arguments.file)
    size = arguments.file.stat().st_size
    say(f"{arguments.file}: {count} tables, {size / 1000:,.0f} kB")
    return 0
