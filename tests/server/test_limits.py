"""Token buckets, and the networks that they count by."""

import pytest

from moguls.server.limits import buckets as module
from moguls.server.limits import rates
from moguls.server.limits.buckets import CROWD, Buckets, Rate, Shares
from moguls.server.limits.network import network, wider
from moguls.server.limits.quotas import Quotas
from moguls.server.limits.rates import OneAtATime
from moguls.server.wire.refusal import Refusal
from tools.steps import ROOT


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    now = [100.0]
    monkeypatch.setattr("moguls.server.limits.buckets.time.monotonic", lambda: now[0])
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


# What the page of the server tells its host, row by row, and where that is held.
TOLD: dict[str, str | Rate | tuple[Rate, float]] = {
    "a message": f"{rates.MAX_BODY // 1024} KB",
    "records uploaded at once": f"{rates.MAX_RECORD // 1024} KB, {rates.MAX_RECORDS} games",
    "extra fields of a record": f"{rates.MAX_BESIDES // 1024} KB",
    "sockets": f"{rates.MAX_SOCKETS_PER_USER} a person, {rates.MAX_SOCKETS_PER_ADDRESS} an address",
    "other connections": f"{Quotas().connections} an address",
    "stored records": f"{Quotas().person_records // 10**6} MB a person, "
    f"{Quotas().all_records // 10**9} GB in total",
    "messages of one person, over all connections": (rates.MESSAGES, CROWD),
    "feeds read from one address": rates.FEEDS,
    "test notifications of one person": rates.TESTS,
    "requests of one person over HTTP": (rates.REQUESTS, CROWD),
    "new sockets of one person": (rates.CONNECTIONS, CROWD),
    "steps of games loaded from the store or listed in full, for one person": (
        rates.WORK,
        rates.WORK_CROWD,
    ),
    "moves of one person": rates.MOVES,
    "other changes of one person to seats and tables": rates.CHANGES,
    "name changes of one person": rates.NAMES,
    "new tables of one person": rates.TABLES,
    "records of one person": rates.IMPORTS,
    "hints for one person": rates.HINTS,
    "reviews started by one person": rates.REVIEWS,
    "new visitors from one address": rates.NEW_PEOPLE,
    "device codes tried from one address": rates.CODES,
}


def written(held: str | Rate | tuple[Rate, float]) -> str:
    if isinstance(held, tuple):
        return f"{written(held[0])}; an address {held[1]} times as much"
    if isinstance(held, str):
        return held
    often = f"{held.per_second} a second" if held.per_second >= 1 else ""
    return f"{held.burst:,} at once, {often or f'one in {round(1 / held.per_second)} seconds'}"


@pytest.mark.parametrize("what", TOLD)
def test_each_limit_is_the_one_that_the_page_tells(what: str) -> None:
    page = (ROOT / "docs" / "server" / "operation.md").read_text("utf-8").splitlines()
    [row] = [line for line in page if line.startswith(f"| {what} | ")]

    assert row.removeprefix(f"| {what} | ").startswith(written(TOLD[what]))


def test_a_record_may_be_longer_than_other_messages() -> None:
    assert rates.longest_body("/api/records") == 512 * 1024
    assert rates.longest_body("/api/tables") == rates.longest_body("/api/records/x") == 8 * 1024


def test_the_next_one_may_begin_when_the_first_has_ended_or_failed() -> None:
    checks = OneAtATime("record/busy")
    with checks.one_more("ada"):
        with checks.one_more("bob"):
            pass
        with pytest.raises(Refusal, match="record/busy"), checks.one_more("ada"):
            pass
        with pytest.raises(Refusal), checks.one_more("ada"):
            pytest.fail("a refused one has let the first go")
    with pytest.raises(ZeroDivisionError), checks.one_more("ada"):
        _ = 1 // 0
    with checks.one_more("ada"):
        pass


def test_a_token_that_was_refused_costs_nothing(clock: list[float]) -> None:
    buckets = Buckets(Rate(burst=1, per_second=1))
    assert buckets.take("a")
    for _ in range(9):
        clock[0] += 0.1
        assert not buckets.take("a")
    clock[0] += 0.11
    assert buckets.take("a")


def test_a_network_is_filled_again_as_its_people_are(clock: list[float]) -> None:
    shares = Shares(Rate(burst=1, per_second=0.5), crowd=2)
    for person in "ab":
        shares.spend(person, "192.0.2.7")
    with pytest.raises(Refusal):
        shares.spend("c", "192.0.2.7")
    clock[0] += 1.1
    shares.spend("d", "192.0.2.7")
    with pytest.raises(Refusal):
        shares.spend("e", "192.0.2.7")
    shares.owe("f", "192.0.2.7", 4)
    clock[0] += 4.5
    with pytest.raises(Refusal):
        shares.spend("g", "192.0.2.7")
    clock[0] += 1
    shares.spend("h", "192.0.2.7")
