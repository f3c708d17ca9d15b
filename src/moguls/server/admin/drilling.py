"""Drill of a restore: a backup is restored into a temporary folder and replayed there."""

from __future__ import annotations

import time
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING

from moguls.errors import UsageError
from moguls.server.admin.checking import check
from moguls.server.storage.backups import restore
from moguls.server.storage.folders import FILE, Place
from moguls.server.storage.opening import reading
from moguls.server.storage.store import SqliteStore

if TYPE_CHECKING:
    from moguls.server.admin.checking import Check


@dataclass(frozen=True)
class Drill:
    """Result of a drill: what was checked, and the seconds that each part took."""

    checks: tuple[Check, ...]
    restore_seconds: float
    replay_seconds: float

    @property
    def failures(self) -> list[Check]:
        """The tables and records that cannot be replayed."""
        return [result for result in self.checks if result.why]

    def count(self, kind: str) -> int:
        """Return how many tables or records were checked."""
        return sum(result.kind == kind for result in self.checks)


def drill(backup: Path) -> Drill:
    """Restore a backup, migrate it as a server would, and replay all logs and records.

    The backup is not changed. The temporary folder, in TMPDIR, is removed at the end.

    Raises:
        UsageError: the backup cannot be restored, or this version cannot use it.
    """
    with TemporaryDirectory(prefix="moguls-drill-") as name:
        folder = Path(name)
        start = time.perf_counter()
        restore(backup, folder)
        _migrate(backup, folder)
        restored = time.perf_counter()
        with reading(Place(folder)) as store:
            checks = tuple(check(store))
        return Drill(checks, restored - start, time.perf_counter() - restored)


def _migrate(backup: Path, folder: Path) -> None:
    """Open the restored database as a server does.

    Raises:
        UsageError: that fails; the message names the backup, since the folder is removed.
    """
    try:
        SqliteStore(folder / FILE).close()
    except UsageError as error:
        msg = f"{backup} can be restored, but no server can start with it: {error.__cause__}"
        raise UsageError(msg) from error
