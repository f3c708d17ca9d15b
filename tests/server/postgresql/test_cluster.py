"""PostgreSQL server of the tests: separate databases, and an end in any case."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from tools.steps import ROOT

if TYPE_CHECKING:
    from tests.postgresql import Cluster

pytestmark = pytest.mark.slow

KILLED = """
import os, signal
from tests.postgresql import running_cluster
with running_cluster() as cluster:
    print(cluster.pid, cluster.folder, flush=True)
    os.kill(os.getpid(), signal.SIGKILL)
"""


def test_each_test_gets_a_migrated_database_of_its_own(cluster: Cluster) -> None:
    names = [cluster.migrated(), cluster.migrated()]
    sites = []
    for name in names:
        with cluster.connect(name) as connection:
            (version,) = connection.execute("SELECT version_num FROM alembic_version").fetchone()
            sites.append(connection.execute("SELECT id FROM site").fetchone())
            connection.execute("DELETE FROM site")
            assert version >= "0025"

    assert sites[0] != sites[1]
    for name in names:
        cluster.drop(name)


def test_the_server_ends_with_a_killed_process_of_tests() -> None:
    command = [sys.executable, "-c", KILLED]
    done = subprocess.run(command, capture_output=True, text=True, check=False, cwd=ROOT)
    assert done.returncode == -signal.SIGKILL, done.stderr
    pid, folder = done.stdout.split()
    end = time.monotonic() + 300
    while Path(folder).exists() and time.monotonic() < end:
        time.sleep(0.05)

    assert not Path(folder).exists()
    with pytest.raises(ProcessLookupError):
        os.kill(int(pid), 0)
