"""Hints: one a person, ended when nobody waits for it, with a place in the queue."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

import pytest
from starlette.requests import Request

from moguls.server.live import hints
from moguls.server.live.attention import Whereabouts
from moguls.server.live.hints import Hints
from moguls.server.live.live import Live
from moguls.server.routes.routing import while_connected
from moguls.server.thinking.interface import DIED, BotFailed
from moguls.server.wire.refusal import Refusal
from tests.loops import run
from tests.server.test_paces import seated
from tests.server.test_scheduler import Pool, job, settle

if TYPE_CHECKING:
    from moguls.server.wire.review import HintInfo

HINT = '{"seat": 0, "best": "end", "moves": [], "reasons": []}'


class Told(Pool):
    """Workers that give a hint when they are let go."""

    def __init__(self) -> None:
        super().__init__()
        self.says = [HINT]

    async def answer(self, text: Any, seconds: float) -> str:
        await super().answer(str(text), seconds)
        said = self.says.pop(0) if len(self.says) > 1 else self.says[0]
        if said == DIED:
            raise BotFailed(DIED, "x")
        return said


def asking(made: Hints, live: Live, person: str = "ada") -> asyncio.Task[HintInfo]:
    return asyncio.ensure_future(made.ask(live, 0, person))


def made_of(pool: Pool) -> tuple[Hints, Live]:
    return Hints(pool, Whereabouts()), Live(seated("normal", first_player="0"))


def test_a_repeated_request_gets_one_answer_and_ends_the_first_search() -> None:
    async def work() -> None:
        pool = Told()
        made, live = made_of(pool)
        first = asking(made, live)
        await settle()
        second = asking(made, live)
        await settle()
        assert (await first).state == "passed"
        assert sum(one.ended for one in pool._all) == 1  # type: ignore[attr-defined]  # noqa: SLF001
        pool.go.set()
        assert (await second).state == "ready"
        assert not made._now  # noqa: SLF001

    run(work())


def test_a_hint_that_nobody_waits_for_is_ended() -> None:
    async def work() -> None:
        pool = Told()
        made, live = made_of(pool)
        asked = asking(made, live)
        await settle()
        asked.cancel()
        await settle()
        assert sum(one.ended for one in pool._all) == 1  # type: ignore[attr-defined]  # noqa: SLF001
        assert not made._now  # noqa: SLF001

    run(work())


def test_who_must_wait_longer_is_told_its_place_and_keeps_nothing_waiting(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(hints, "PATIENCE", 0.05)

    async def work() -> None:
        pool = Told()
        made, live = made_of(pool)
        busy = pool.put(*[job(who, who) for who in ("bob", "lin", "eve")])
        await settle()
        seen = await made.ask(live, 0, "ada")
        assert (seen.state, seen.place) == ("waiting", 3)
        assert seen.seconds is not None
        assert 1 <= seen.seconds <= 3
        assert sum(pool.queue.counts().values()) == 2
        pool.go.set()
        await asyncio.gather(*busy)
        assert (await made.ask(live, 0, "ada")).state == "ready"

    run(work())


@pytest.mark.parametrize(("says", "state"), [(["null", HINT], "ready"), (["null"], "preparing")])
def test_while_native_code_is_made_it_is_asked_again_for_a_while(
    monkeypatch: pytest.MonkeyPatch, says: list[str], state: str
) -> None:
    monkeypatch.setattr(hints, "PREPARING", 0.1)
    monkeypatch.setattr(hints, "LOOK", 0.01)

    async def work() -> None:
        pool = Told()
        pool.says = says
        pool.go.set()
        made, live = made_of(pool)
        assert (await made.ask(live, 0, "ada")).state == state

    run(work())


def test_a_process_that_dies_is_asked_once_more_and_then_it_is_said() -> None:
    async def work() -> None:
        pool = Told()
        pool.go.set()
        made, live = made_of(pool)
        pool.says = [DIED, HINT]
        assert (await made.ask(live, 0, "ada")).state == "ready"
        pool.says = [DIED]
        with pytest.raises(Refusal) as refused:
            await made.ask(live, 0, "ada")
        assert refused.value.code == "table/hint_failed"

    run(work())


def test_work_for_a_request_ends_when_its_connection_is_closed() -> None:
    async def work() -> None:
        closed, ended = asyncio.Event(), asyncio.Event()

        async def receive() -> dict[str, str]:
            await closed.wait()
            return {"type": "http.disconnect"}

        async def long() -> str:
            try:
                await asyncio.Event().wait()
            finally:
                ended.set()
            return "never"

        request = Request({"type": "http"}, receive)
        asked = asyncio.ensure_future(while_connected(request, long()))
        await settle()
        assert not asked.done()
        closed.set()
        assert await asked is None
        await asyncio.wait_for(ended.wait(), 60)

    async def quick() -> None:
        async def receive() -> dict[str, str]:
            await asyncio.Event().wait()
            return {}

        async def answer() -> str:
            return "here"

        request = Request({"type": "http"}, receive)
        assert await while_connected(request, answer()) == "here"

    run(work())
    run(quick())
