"""A real server on PostgreSQL: administration, dumps, and an update."""

from __future__ import annotations

import json
import subprocess
from typing import TYPE_CHECKING

import httpx2 as httpx
import pytest

from moguls.cli.main import main
from moguls.server.storage.folders import ELSEWHERE
from tests.postgresql import _program
from tests.serving import Server

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from tests.postgresql import Cluster

pytestmark = pytest.mark.slow
TABLE = {"game": "moguli", "seats": 2, "bots": ["easy"]}


@pytest.fixture
def server(tmp_path: Path, empty_postgresql: str) -> Iterator[Server]:
    made = Server(tmp_path, "--database", empty_postgresql)
    made.start()
    try:
        with httpx.Client(base_url=made.url, timeout=300) as client:
            client.put("/api/me", json={"name": "Ada"})
            client.post("/api/tables", json=TABLE)
        yield made
    finally:
        made.stop()


def rows(capsys: pytest.CaptureFixture[str], *words: object) -> list[dict[str, object]]:
    capsys.readouterr()
    code = main([str(word) for word in words])
    out, err = capsys.readouterr()
    assert code == 0, err
    return [json.loads(line) for line in out.splitlines()]


def test_the_administrator_acts_through_the_running_server_and_reads_the_database(
    server: Server, empty_postgresql: str, capsys: pytest.CaptureFixture[str]
) -> None:
    (person,) = rows(capsys, "admin", "list", "people", "--data", server.data, "--json")
    assert person["name"] == "Ada"
    named = ("--data", server.data, "--database", empty_postgresql)
    assert rows(capsys, "admin", "check", "--json", *named) == []
    (record,) = rows(capsys, "admin", "export", "-", *named)
    assert record["game"] == "moguli"
    (stored,) = rows(capsys, "admin", "export", "-", "--person", person["person"], *named)
    assert "Ada" in json.dumps(stored)
    files = {path.name for path in server.data.iterdir()} - {"cache"}
    assert files == {"admin.sock", "lock", "server.log", ELSEWHERE}


def test_a_dump_can_be_restored_and_checked(
    server: Server, cluster: Cluster, empty_postgresql: str, capsys: pytest.CaptureFixture[str]
) -> None:
    dump, name = server.data / "dump", cluster.create()
    other = cluster.url(name)
    try:
        command = [_program("pg_dump"), "--format=custom", f"--file={dump}", empty_postgresql]
        subprocess.run(command, check=True)
        subprocess.run([_program("pg_restore"), f"--dbname={other}", str(dump)], check=True)
        capsys.readouterr()
        assert main(["admin", "check", "--database", other, "--data", str(server.data)]) == 0
        assert "1 table, 0 records; none of them" in capsys.readouterr().err
    finally:
        cluster.drop(name)


def test_a_database_of_another_version_is_only_read_after_a_start(
    server: Server, cluster: Cluster, empty_postgresql: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with cluster.connect(empty_postgresql.rpartition("/")[2]) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '0001'")
    named = ["--data", str(server.data), "--database", empty_postgresql]
    assert main(["admin", "check", *named]) == 2
    assert "has version 0001: start this version's server on it once" in capsys.readouterr().err
