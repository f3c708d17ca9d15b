"""Takeover by the standby: how long it takes, and whether acknowledged moves are lost.

    python -m bench.failover [--kills 5] [--stops 1] [--cuts 1] [--tables 4] [--minutes 40]

Two processes over a temporary PostgreSQL; people play at tables through a router. The active
process is killed, stopped, or cut off from the database, in random order; the log is compared with
what the people have sent and what was acknowledged. After so many minutes no further failure
begins. Everything shares one machine.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import sys
import tempfile
from pathlib import Path

import sqlalchemy as sa

from bench.notes import tell
from tests.failover.running import CUT, KILL, STOP, failures
from tests.postgresql import USER, running_cluster


def main() -> int:
    """Print the figures as JSON; return 1 if the log is wrong."""
    parser = argparse.ArgumentParser()
    for name, usual in (("kills", 5), ("stops", 1), ("cuts", 1), ("tables", 4), ("minutes", 40)):
        parser.add_argument(f"--{name}", type=int, default=usual)
    arguments = parser.parse_args()
    kinds = [KILL] * arguments.kills + [STOP] * arguments.stops + [CUT] * arguments.cuts
    random.shuffle(kinds)
    with running_cluster() as cluster, tempfile.TemporaryDirectory() as folder:
        name = cluster.migrated()
        figures = asyncio.run(
            failures(
                kinds,
                Path(folder),
                sa.create_engine(cluster.url(name).replace("://", "+psycopg://", 1)),
                minutes=arguments.minutes,
                tables=arguments.tables,
                cluster_port=cluster.port,
                database=f"postgresql://{USER}@127.0.0.1:{{port}}/{name}",
            )
        )
    tell({"bench": "failover", **figures})
    return 1 if figures["problems"] else 0


if __name__ == "__main__":
    sys.exit(main())
