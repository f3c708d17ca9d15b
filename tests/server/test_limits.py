"""Token buckets, and the networks that they count by."""

from __future__ import annotations

import pytest

from moguls.server import limits
from moguls.server.client_network import network
from moguls.server.refusal import Refusal


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """A clock that stands: its one number is the time."""
    now = [100.0]
    monkeypatch.setattr("moguls.server.limits.time.monotonic", lambda: now[0])
    return now


def test_a_bucket_gives_its_burst_and_then_what_time_brings(clock: list[float]) -> None:
    buckets = limits.Buckets(limits.Rate(burst=3, per_second=0.5))

    assert [buckets.take("a") for _ in range(5)] == [True, True, True, False, False]
    clock[0] += 1.9
    assert not buckets.take("a")
    clock[0] += 0.1
    assert [buckets.take("a") for _ in range(2)] == [True, False]
    clock[0] += 1000
    assert [buckets.take("a") for _ in range(4)] == [True, True, True, False], "never above burst"


def test_each_key_has_a_bucket_of_its_own(clock: list[float]) -> None:
    assert clock
    buckets = limits.Buckets(limits.Rate(burst=1, per_second=1))

    assert [buckets.take(key) for key in "aba"] == [True, True, False]
    with pytest.raises(Refusal, match="wire/rate_limited"):
        buckets.spend("b")


def test_too_many_keys_do_not_make_anybody_forgotten_who_asks_on(
    monkeypatch: pytest.MonkeyPatch, clock: list[float]
) -> None:
    assert clock
    monkeypatch.setattr(limits, "MAX_BUCKETS", 10)
    buckets = limits.Buckets(limits.Rate(burst=2, per_second=0.001))
    buckets.take("guest")

    for number in range(100):
        assert buckets.take(str(number))
        buckets.take("guest")
    assert not buckets.take("guest")
    assert buckets.take("0"), "who has not asked for longest is forgotten"
    assert len(buckets._left) == 10  # noqa: SLF001  # what is kept is the point


@pytest.mark.parametrize(
    ("address", "kept"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8::1:2:3:4", "2001:db8::"),
        ("2001:db8:0:1::1", "2001:db8:0:1::"),
        ("testclient", "testclient"),
    ],
)
def test_an_address_cannot_multiply_itself(address: str, kept: str) -> None:
    assert network(address) == kept
