"""Say of each table in the lists whether it goes on from a game whose hidden cards were known."""

import json
from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"

HIDES_NOTHING = ("moguli",)


def upgrade() -> None:
    """Add `known` to what the lists show."""
    connection = op.get_bind()
    rows = connection.execute(
        sa.text(
            "SELECT table_id, shown, made FROM listings JOIN tables ON tables.id = table_id"
            " WHERE listings.status <> 'unknown'"
        )
    ).all()
    change = sa.text("UPDATE listings SET shown = :shown WHERE table_id = :table_id")
    for table_id, shown, setup in rows:
        row = {**json.loads(shown), "known": _is_known(json.loads(setup))}
        connection.execute(change, {"shown": json.dumps(row), "table_id": table_id})


def _is_known(setup: dict[str, Any]) -> bool:
    """Return whether the deal was known to the host of the table."""
    fork = setup.get("fork")
    return fork is not None and "seat" not in fork and setup["game"] not in HIDES_NOTHING
