"""Database versions: each is the number of the migration that leads to it."""

from __future__ import annotations

from pathlib import Path
from typing import Final

MIGRATIONS: Final = Path(__file__).with_name("migrations") / "versions"


def newest_version() -> str:
    """Return the number of the newest migration, with which the name of its file begins."""
    return max(path.name[:4] for path in MIGRATIONS.glob("[0-9]*.py"))
