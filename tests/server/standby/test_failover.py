"""Takeover by a standby while people play: nothing acknowledged is lost, and it is quick."""

from __future__ import annotations

import asyncio
import os
from typing import TYPE_CHECKING

import pytest
import sqlalchemy as sa

from tests.failover.running import CUT, KILL, LIMITS, STOP, failures

if TYPE_CHECKING:
    from pathlib import Path

    from tests.postgresql import Cluster

pytestmark = pytest.mark.slow

KINDS = [KILL, KILL, STOP, KILL, CUT, KILL, KILL]
BUSY = 4  # times as long: other tests run beside
OVERLOADED = 4.0  # processes that want a core; seconds say nothing then


# A connection may be cancelled in the moment in which it opens; nobody has it then.
@pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning")
def test_no_acknowledged_move_is_lost_or_written_twice(
    cluster: Cluster, postgresql: str, tmp_path: Path
) -> None:
    engine = sa.create_engine(postgresql.replace("://", "+psycopg://", 1))
    address = postgresql.replace(f":{cluster.port}/", ":{port}/")
    more = {"tables": 2, "cluster_port": cluster.port, "database": address}
    figures = asyncio.run(failures(KINDS, tmp_path, engine, minutes=10, **more))
    engine.dispose()
    assert figures["problems"] == []
    assert figures["acknowledged"] > len(KINDS)
    for kind, limit in LIMITS.items():
        assert figures["takeover"][kind]["count"] == KINDS.count(kind)
        is_quick = figures["takeover"][kind]["max"] <= limit * BUSY
        assert is_quick or os.getloadavg()[0] > OVERLOADED * (os.cpu_count() or 1)
