"""Token buckets, and the networks that they count by."""

from __future__ import annotations

import pytest

from moguls.server import buckets as module
from moguls.server.buckets import Buckets, Rate, Shares
from moguls.server.client_network import network, wider
from moguls.server.refusal import Refusal


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """A clock that stands: its one number is the time."""
    now = [100.0]
    monkeypatch.setattr("moguls.server.buckets.time.monotonic", lambda: now[0])
    return now


def test_a_bucket_gives_its_burst_and_then_what_time_brings(clock: list[float]) -> None:
    buckets = Buckets(Rate(burst=3, per_second=0.5))

    assert [buckets.take("a") for _ in range(5)] == [True, True, True, False, False]
    clock[0] += 1.9
    assert not buckets.take("a")
    clock[0] += 0.1
    assert [buckets.take("a") for _ in range(2)] == [True, False]
    clock[0] += 1000
    assert [buckets.take("a") for _ in range(4)] == [True, True, True, False], "never above burst"


def test_each_key_has_a_bucket_of_its_own(clock: list[float]) -> None:
    assert clock
    buckets = Buckets(Rate(burst=1, per_second=1))

    assert [buckets.take(key) for key in "aba"] == [True, True, False]
    with pytest.raises(Refusal, match="wire/rate_limited"):
        buckets.spend("b")


def test_who_has_spent_is_never_flushed_out(
    monkeypatch: pytest.MonkeyPatch, clock: list[float]
) -> None:
    assert clock
    monkeypatch.setattr(module, "MAX_BUCKETS", 10)
    buckets = Buckets(Rate(burst=2, per_second=0.001))
    assert [buckets.take("guest") for _ in range(3)] == [True, True, False]

    for number in range(100):
        buckets.take(str(number))
    assert not buckets.take("guest")
    assert len(buckets._left) <= 11  # noqa: SLF001  # what is kept is the point


def test_who_is_full_again_makes_room_for_newcomers(
    monkeypatch: pytest.MonkeyPatch, clock: list[float]
) -> None:
    monkeypatch.setattr(module, "MAX_BUCKETS", 10)
    buckets = Buckets(Rate(burst=2, per_second=1))
    assert all(buckets.take("guest") for _ in range(2))
    for number in range(1000):
        clock[0] += 0.2
        assert buckets.take(str(number)), "each has a bucket of its own"
    assert len(buckets._left) <= 11  # noqa: SLF001  # what is kept is the point


def test_a_flood_from_one_network_leaves_room_for_others(
    monkeypatch: pytest.MonkeyPatch, clock: list[float]
) -> None:
    assert clock
    monkeypatch.setattr(module, "MAX_BUCKETS", 100)
    buckets = Buckets(Rate(burst=3, per_second=0.001))
    got = sum(buckets.take(f"2001:db8:0:{number:x}::") for number in range(10_000))

    assert got <= 100 + 3, "a hundred of their own, then as one network"
    assert buckets.take("2001:db9::")
    assert buckets.take("192.0.2.7")
    assert not buckets.take("2001:db8:0:ffff::")


def test_what_is_dear_leaves_a_debt(clock: list[float]) -> None:
    buckets = Buckets(Rate(burst=10, per_second=1))

    assert buckets.take("a")
    buckets.owe("a", 24)
    clock[0] += 15.5
    assert not buckets.take("a"), "half a token"
    clock[0] += 0.5
    assert buckets.take("a")


def test_many_people_of_one_address_have_only_so_much_together(clock: list[float]) -> None:
    assert clock
    shares = Shares(Rate(burst=2, per_second=1), crowd=3)

    for person in "abc":
        shares.spend(person, "192.0.2.7")
        shares.spend(person, "192.0.2.7")
        with pytest.raises(Refusal):
            shares.spend(person, "192.0.2.8")
    with pytest.raises(Refusal):
        shares.spend("d", "192.0.2.7")
    shares.spend("d", "192.0.2.9")
    shares.spend("", "192.0.2.10")


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


@pytest.mark.parametrize(
    ("one", "next_one"),
    [
        ("192.0.2.7", "192.0.2.0/24"),
        ("192.0.2.0/24", "192.0.0.0/16"),
        ("192.0.0.0/16", ""),
        ("2001:db8:1:2::", "2001:db8:1::/48"),
        ("2001:db8:1::/48", "2001:db8::/32"),
        ("2001:db8::/32", ""),
        ("a person", ""),
    ],
)
def test_networks_have_wider_ones(one: str, next_one: str) -> None:
    assert wider(one) == next_one
