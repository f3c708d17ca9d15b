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
    for table_id, shown, made in rows:
        told = {**json.loads(shown), "known": _is_known(json.loads(made))}
        connection.execute(change, {"shown": json.dumps(told), "table_id": table_id})


def _is_known(made: dict[str, Any]) -> bool:
    """Say whether the deal was known to whoever made the table."""
    fork = made.get("fork")
    return fork is not None and "seat" not in fork and made["game"] not in HIDES_NOTHING
