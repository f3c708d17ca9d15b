"""Database versions: each is the number of the migration that leads to it."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    import sqlalchemy as sa

MIGRATIONS: Final = Path(__file__).with_name("migrations") / "versions"
# How the version of a database begins while `moguls admin copy` fills it: after all others.
UNFINISHED: Final = "unfinished-"


def newest_version() -> str:
    """Return the number of the newest migration, with which the name of its file begins."""
    return max(path.name[:4] for path in MIGRATIONS.glob("[0-9]*.py"))


def unfinished(version: str) -> str:
    """Return why a database cannot be used while a copy fills it; empty: it is finished."""
    if not version.startswith(UNFINISHED):
        return ""
    return "an interrupted moguls admin copy is filling it; repeat that, or name another database"


def upgrade(connection: sa.Connection) -> None:
    """Run the migrations in a connection's transaction; Alembic is imported only for that."""
    from alembic import command, config  # noqa: PLC0415  # half a second to import

    settings = config.Config()
    settings.set_main_option("script_location", "moguls.server.storage:migrations")
    settings.attributes["connection"] = connection
    command.upgrade(settings, "head")
