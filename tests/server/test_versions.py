"""Tables are brought up to date where they lack something; where not, nothing is loaded for it."""

from __future__ import annotations

import subprocess
import sys
from typing import TYPE_CHECKING

from alembic.config import Config
from alembic.script import ScriptDirectory

from moguls.server.storage.versions import newest_version

if TYPE_CHECKING:
    from pathlib import Path


def test_the_newest_version_is_that_of_the_migrations() -> None:
    config = Config()
    config.set_main_option("script_location", "moguls.server.storage:migrations")

    assert newest_version() == ScriptDirectory.from_config(config).get_current_head()


def test_what_migrates_is_loaded_once(tmp_path: Path) -> None:
    code = """
import sys
from pathlib import Path
from moguls.server.storage.store import SqliteStore
SqliteStore(Path(sys.argv[1])).close()
print("alembic" in sys.modules)"""
    command = [sys.executable, "-c", code, str(tmp_path / "db")]
    said = [subprocess.run(command, capture_output=True, text=True, check=True) for _ in range(2)]

    assert [done.stdout.strip() for done in said] == ["True", "False"]
