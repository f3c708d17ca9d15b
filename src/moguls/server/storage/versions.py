"""The versions of the tables: each is the migration that leads to it."""

from __future__ import annotations

from pathlib import Path
from typing import Final

MIGRATIONS: Final = Path(__file__).with_name("migrations") / "versions"


def newest_version() -> str:
    """Return the number of the newest migration, with which the name of its file begins."""
    return max(each.name[:4] for each in MIGRATIONS.glob("[0-9]*.py"))
