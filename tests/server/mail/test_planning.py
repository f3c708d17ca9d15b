"""Times of digests: at an hour of the day in a zone, also where the clocks change."""

from __future__ import annotations

from datetime import UTC, datetime
from itertools import pairwise
from typing import Any

import pytest

from moguls.server.mail.planning import EARLY, next_digest, waits_until
from moguls.server.table.notices.notice import OVER, QUARTER, TURN

ROME = "Europe/Rome"


def at(text: str) -> float:
    return datetime.fromisoformat(text).replace(tzinfo=UTC).timestamp()


@pytest.mark.parametrize(
    ("now", "digest"),
    [
        ("2026-01-10T06:59:00", "2026-01-10T07:00:00"),
        ("2026-01-10T07:00:00", "2026-01-11T07:00:00"),
        ("2026-07-10T07:00:00", "2026-07-11T06:00:00"),
        ("2026-03-28T12:00:00", "2026-03-29T06:00:00"),  # summer time begins
        ("2026-10-24T12:00:00", "2026-10-25T07:00:00"),  # and ends
    ],
)
def test_the_digest_comes_at_its_hour_in_the_zone(now: str, digest: str) -> None:
    assert next_digest(at(now), 8, ROME) == at(digest)


@pytest.mark.parametrize("hour", [2, 3])
def test_an_hour_that_is_left_out_or_comes_twice_has_one_digest_a_day(hour: int) -> None:
    now = start = at("2026-03-20T12:00:00")
    times = []
    while now < start + 300 * 86_400:
        now = next_digest(now, hour, ROME)
        times.append(now)

    gaps = [b - a for a, b in pairwise(times)]
    assert all(22 * 3600 <= gap <= 26 * 3600 for gap in gaps)


def channel(mode: str) -> dict[str, Any]:
    data = f'{{"address": "ada@example.org", "mode": "{mode}", "hour": 8, "stop": "x"}}'
    return {"data": data, "zone": ROME}


def test_a_notice_waits_for_the_digest_unless_its_deadline_is_near() -> None:
    now, digest = at("2026-01-10T12:00:00"), at("2026-01-11T07:00:00")
    later = {"kind": TURN, "deadline": digest + EARLY}
    near = {"kind": TURN, "deadline": digest + EARLY - 1}
    over = {"kind": OVER, "deadline": 0.0}

    assert waits_until(later, channel("digest"), now) == digest
    assert waits_until(over, channel("digest"), now) == digest
    assert waits_until(near, channel("digest"), now) is None


def test_warnings_never_wait_and_nothing_does_at_the_wish_of_the_person() -> None:
    now = at("2026-01-10T12:00:00")

    assert waits_until({"kind": QUARTER, "deadline": now + 1e6}, channel("digest"), now) is None
    assert waits_until({"kind": TURN, "deadline": now + 1e6}, channel("each"), now) is None
