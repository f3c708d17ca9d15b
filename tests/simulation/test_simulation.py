"""A site of people, bots and devices runs for months, and nothing is lost, late or untrue."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from moguls.server.mail import planning
from moguls.server.notify import checking, mailing, notices, worker
from moguls.server.ports.notices import FAILED, DeliveryOutcome
from tests.simulation.simulation import simulate

if TYPE_CHECKING:
    from collections.abc import Callable


def test_a_simulated_site_keeps_its_promises() -> None:
    report = simulate(seed=1, days=6, people=8)

    assert report.moves > 50
    assert report.looks > 50
    assert all(outcomes["sent"] > 5 for outcomes in report.attempts.values())


def send_unchecked(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(worker, "verdict", lambda *_: checking.SEND)


def mail_beside_push(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(mailing, "PUSH", "none")


def ignore_deadlines(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(planning, "EARLY", -1e9)


def send_digests_at_once(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(mailing, "waits_until", lambda *_: None)


def never_try_again(patch: pytest.MonkeyPatch) -> None:
    finish = worker.NoticeWorker.finish

    async def give_up(self: Any, rows: Any, outcome: DeliveryOutcome, **more: Any) -> None:
        if outcome.state == "waiting":
            outcome = DeliveryOutcome(FAILED, outcome.why)
        await finish(self, rows, outcome, **more)

    patch.setattr(worker.NoticeWorker, "finish", give_up)


def tell_nobody(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(notices, "notices_of", lambda *_: [])


@pytest.mark.slow
@pytest.mark.parametrize(
    "fault",
    [
        send_unchecked,
        mail_beside_push,
        ignore_deadlines,
        send_digests_at_once,
        never_try_again,
        tell_nobody,
    ],
)
def test_a_broken_server_is_noticed(
    fault: Callable[[pytest.MonkeyPatch], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    fault(monkeypatch)

    with pytest.raises(AssertionError):
        simulate(seed=5, days=15, people=8)


@pytest.mark.slow
def test_a_simulated_site_keeps_its_promises_for_months() -> None:
    report = simulate(seed=2, days=120, people=10, seconds=180)

    assert report.kills, "something went wrong"
    assert report.restarts
    assert report.timeouts
    assert all(outcomes["sent"] for outcomes in report.attempts.values())


def test_the_same_seed_gives_the_same_site() -> None:
    first, second, other = (simulate(seed, days=2, people=4) for seed in (3, 3, 4))

    assert first._replace(seconds=0) == second._replace(seconds=0)
    assert first.digest != other.digest
