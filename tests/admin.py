"""Server with an admin socket, and `moguls admin` commands."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from moguls.cli.main import main
from moguls.server.admin.socket import with_admin
from moguls.server.settings import Settings
from moguls.server.storage.folders import FILE, lock_folder
from tests.server.conftest import HOME
from tests.server.raw_rows import execute
from tests.watching import HERE, watched


@contextmanager
def hosted(folder: Path, peer: tuple[str, int] = HERE, **settings: Any) -> Iterator[TestClient]:
    app = with_admin(watched(folder / FILE, **settings), folder, Settings(**settings))
    with lock_folder(folder), TestClient(app, base_url=HOME, client=peer) as client:
        yield client


class Host:
    """Types `moguls admin` for a folder."""

    def __init__(self, folder: Path, read: pytest.CaptureFixture[str]) -> None:
        self.folder, self.read = folder, read

    def __call__(self, *words: str) -> list[dict[str, Any]]:
        code, out, err = self.types(*words, "--json")
        assert code == 0, err
        return [json.loads(line) for line in out.splitlines()]

    def refused(self, *words: str) -> str:
        code, _out, err = self.types(*words)
        assert code == 2, err
        assert err.count("\n") == 1
        return err

    def types(self, *words: str) -> tuple[int, str, str]:
        self.read.readouterr()
        code = main(["admin", *words, "--data", str(self.folder)])
        return (code, *self.read.readouterr())


def change(folder: Path, statement: str, *values: Any) -> None:
    """Change rows past the server; each question mark stands for a value."""
    for number in range(len(values)):
        statement = statement.replace("?", f":v{number}", 1)
    named = {f"v{number}": value for number, value in enumerate(values)}
    execute(folder / FILE, (statement, named))
