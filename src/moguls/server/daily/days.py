"""Days in UTC, by which the deals change."""

from __future__ import annotations

from datetime import UTC, date, datetime, timedelta


def day_at(time: float) -> str:
    """Return the day of a time, such as "2026-11-28"."""
    return datetime.fromtimestamp(time, UTC).date().isoformat()


def day_before(day: str) -> str:
    """Return the day before another one."""
    return (date.fromisoformat(day) - timedelta(days=1)).isoformat()


def end_of(day: str) -> float:
    """Return the time at which a day ends, in seconds since 1970."""
    begin = datetime.fromisoformat(day).replace(tzinfo=UTC)
    return (begin + timedelta(days=1)).timestamp()
