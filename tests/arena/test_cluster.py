"""Arenas and sets of games on a cluster of Ray's: a node that is killed changes no byte."""

from __future__ import annotations

import re
import shutil
import socket
import subprocess
import sys
import tempfile
import threading
import time
import warnings
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

import moguls
from moguls.arena import cluster, plan
from moguls.errors import UsageError
from moguls.extras import command as hint

if TYPE_CHECKING:
    from collections.abc import Iterator

STORE = 80 * 1024 * 1024  # bytes of shared memory of a node: the least that Ray takes
MATCH = "arena match moguli --bots steady,random --games 800 --seed 3"
DATA = "data make mogul-2002 --bots steady --games 30 --seats 3"
# A node that is gone is missed soon.
ALERT = {
    "health_check_initial_delay_ms": 1000,
    "health_check_period_ms": 500,
    "health_check_timeout_ms": 2000,
    "health_check_failure_threshold": 3,
}
SILENT = {"RAY_USAGE_STATS_ENABLED": "0", "RAY_memory_monitor_refresh_ms": "0"}


@pytest.fixture(scope="module")
def two_nodes() -> Iterator[Any]:
    """Yield a cluster of two nodes on this machine, each with one processor."""
    with pytest.MonkeyPatch.context() as patch, warnings.catch_warnings():
        warnings.simplefilter("ignore")
        for name, value in SILENT.items():
            patch.setenv(name, value)
        utils = pytest.importorskip("ray.cluster_utils")
        place = tempfile.mkdtemp(prefix="ray")  # the paths of sockets are short
        Path(tempfile.gettempdir(), "ray").mkdir(exist_ok=True)  # for the address of the cluster
        node = {"num_cpus": 1, "object_store_memory": STORE}
        own = {"include_dashboard": False, "temp_dir": place, "_system_config": ALERT}
        head = {**node, **own}
        made = utils.Cluster(initialize_head=True, head_node_args=head)
        made.add_node(**node)
        yield made
        made.shutdown()
        shutil.rmtree(place, ignore_errors=True)


def command(line: str) -> list[str]:
    return [sys.executable, "-m", "moguls", *line.split()]


def bytes_of(folder: Path) -> dict[str, bytes]:
    found = sorted(path for path in folder.rglob("*") if path.is_file())
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in found}


@pytest.mark.slow
def test_a_cluster_makes_the_same_data_as_one_machine(two_nodes: Any, tmp_path: Path) -> None:
    away = subprocess.run(
        command(f"{DATA} --ray {two_nodes.address} --out {tmp_path}/a"), check=False
    )
    here = subprocess.run(command(f"{DATA} --jobs 1 --out {tmp_path}/b"), check=False)

    assert (away.returncode, here.returncode) == (0, 0)
    assert bytes_of(tmp_path / "a") == bytes_of(tmp_path / "b")


@pytest.mark.slow
def test_a_node_that_is_killed_in_the_middle_changes_no_byte(
    two_nodes: Any, tmp_path: Path
) -> None:
    (victim,) = [node for node in two_nodes.list_all_nodes() if node != two_nodes.head_node]
    line = f"{MATCH} --ray {two_nodes.address} --out {tmp_path}/a"
    with subprocess.Popen(command(line), stdout=subprocess.DEVNULL) as running:
        games = tmp_path / "a" / "games.jsonl"
        while not games.exists() or games.read_bytes().count(b"\n") < 100:
            assert running.poll() is None
            time.sleep(0.02)
        two_nodes.remove_node(victim, allow_graceful=False)
        assert running.poll() is None
    assert running.returncode == 0
    here = command(f"{MATCH} --jobs 1 --out {tmp_path}/b")
    assert subprocess.run(here, check=False, stdout=subprocess.DEVNULL).returncode == 0

    assert bytes_of(tmp_path / "a") == bytes_of(tmp_path / "b")


def test_a_node_with_other_code_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    parts = {"moguls": "1", "rules_version": 1, "rules": "a", "bots": "b"}
    monkeypatch.setattr(cluster, "code_of", lambda _game: parts)
    made = plan.in_order(moguls.game("moguli"), ["random"] * 2, 2, 1)
    right = cluster.code_for(made, parts)
    other = cluster.code_for(made, {**parts, "bots": "c"})

    assert cluster._run(right, max, 1, 2) == 2  # noqa: SLF001  # what a node is sent
    with pytest.raises(UsageError, match=r"has other code: .*the sources of the bots"):
        cluster._run(other, max, 1, 2)  # noqa: SLF001  # likewise


def test_programs_of_this_machine_do_not_play_on_a_cluster() -> None:
    game = moguls.game("moguli")
    two = plan.in_order(game, ["random", "program:./mine"], 2, 1)
    with pytest.raises(UsageError, match="only built-in bots play on a"):
        cluster.code_for(two, {})


@pytest.mark.parametrize(
    ("address", "says"),
    [
        ("nowhere", "--ray nowhere: expected HOST:PORT"),
        ("127.0.0.1:99999", "expected HOST:PORT"),
        ("127.0.0.1:{}", "no cluster answers at 127.0.0.1:"),
    ],
)
def test_an_address_where_no_cluster_answers_is_refused(
    address: str, says: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    with socket.socket() as bound:
        bound.bind(("127.0.0.1", 0))
        free = bound.getsockname()[1]
    monkeypatch.setattr(cluster, "_ray", lambda: None)
    code = cluster.CodeVersion("moguli", (), ())
    with pytest.raises(UsageError, match=says):
        cluster.cluster(address.format(free), code)


def test_another_service_is_told_from_a_cluster(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cluster, "_ray", lambda: None)
    with socket.create_server(("127.0.0.1", 0)) as server:

        def answer() -> None:
            line, _ = server.accept()
            with line:
                line.recv(100)
                line.sendall(b"HTTP/1.0 400 Bad Request\r\n\r\n")

        answering = threading.Thread(target=answer)
        answering.start()
        address = f"127.0.0.1:{server.getsockname()[1]}"
        with pytest.raises(UsageError, match="something else listens there"):
            cluster.cluster(address, cluster.CodeVersion("moguli", (), ()))
        answering.join()


def test_without_ray_it_is_told_what_to_type(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    code = cluster.CodeVersion("moguli", (), ())
    needs = f"--ray needs Ray: {re.escape(hint('cluster'))}"
    with pytest.raises(UsageError, match=needs):
        cluster.cluster("auto", code)
