"""`moguls admin clock`: whether timeouts are enforced, outages, and confirmation."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from tests.admin import Host, change, hosted

if TYPE_CHECKING:
    from pathlib import Path

    import pytest

HOUR = 3600


def test_a_clock_that_was_set_forward_is_shown_and_can_be_confirmed(
    folder: Path, monkeypatch: pytest.MonkeyPatch, host: Host
) -> None:
    real, ahead = time.time, [0.0]
    monkeypatch.setattr(time, "time", lambda: real() + ahead[0])
    with hosted(folder):
        while not host("clock")[0]["enforces"]:  # until the first heartbeat
            time.sleep(0.05)
        ahead[0] = HOUR
        (state, *_outages) = host("clock")
        assert (round(state["differs"], -1), state["enforces"]) == (HOUR, False)
        (state, *_outages) = host("clock", "--confirm")
        assert (round(state["differs"], -1), state["enforces"]) == (0, True)


def test_outages_are_listed(folder: Path, host: Host) -> None:
    with hosted(folder):
        host("clock")
    change(folder, "INSERT INTO outages VALUES (?, ?)", 86_400.0, 90_000.0)
    (_state, outage) = host("clock")
    assert outage == {"outage": "1970-01-02T00:00:00+00:00", "until": "1970-01-02T01:00:00+00:00"}
