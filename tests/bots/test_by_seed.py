"""Decisions by seed: the same on a busy machine, before and after compilation."""

from __future__ import annotations

import threading
from itertools import count
from typing import TYPE_CHECKING

import pytest

import moguls
from moguls import bots
from moguls.bots import service
from moguls.bots.bot import BuiltinPlayer
from moguls.bots.config import CAP, CAP_CLASSIC, CAP_PLAIN, BotConfig
from moguls.bots.levels import FEW, config_of
from moguls.bots.registry import policy_of
from moguls.bots.searcher.searcher import Searcher
from moguls.errors import UsageError
from tests.bots.games import GAMES, native_searcher, plain_searcher, played

if TYPE_CHECKING:
    from collections.abc import Callable

    from moguls.kernel.state.layout import State

    Have = Callable[..., None]

MOGUL = moguls.game("mogul-2002")
# A tree, one that looks ahead where plain rules in a hurry do not, and Moguli's own.
BOTS = {
    "mogul-2002": "search:40",
    "mogul-2013": "search:24",
    "take-stock": "search:12:alone=2:ahead=3:paired=1:halved=1",
    "moguli": "search:4",
}


@pytest.fixture
def have(monkeypatch: pytest.MonkeyPatch) -> Have:
    """Return a function that gives bots a game's native code, or none at all."""
    monkeypatch.setattr(service, "_compile", lambda _name: None)

    def to_have(name: str, searcher: Searcher | None) -> None:
        monkeypatch.setattr(service, "_started", {})
        monkeypatch.setattr(service, "_native", {} if searcher is None else {name: searcher})

    return to_have


@pytest.fixture
def slow(monkeypatch: pytest.MonkeyPatch) -> Callable[[], None]:
    """Return a function that makes the clock advance ten seconds at each reading."""

    def to_be_slow() -> None:
        seconds = count(0, 10)
        for module in ("searcher", "time_control"):
            monkeypatch.setattr(
                f"moguls.bots.searcher.{module}.perf_counter", lambda: float(next(seconds))
            )

    return to_be_slow


def decisions(name: str, bot: str, seed: int | None, *, plies: int = 30) -> list[str]:
    game = moguls.game(name)
    player = bots.make(bot, game, seed)
    return [player.move(played(game, game.seats[-1], 2, ply)) for ply in range(3, plies, 5)]


@pytest.mark.parametrize("name", GAMES)
def test_neither_the_clock_nor_what_is_compiled_changes_a_move(
    name: str, have: Have, slow: Callable[[], None]
) -> None:
    have(name, native_searcher(name))
    moves = decisions(name, BOTS[name], 1)
    assert decisions(name, BOTS[name], 1) == moves
    slow()
    assert decisions(name, BOTS[name], 1) == moves
    have(name, None)
    assert decisions(name, BOTS[name], 1) == moves
    assert len({tuple(decisions(name, "random", seed, plies=60)) for seed in (1, 2, None)}) == 3


@pytest.mark.parametrize("level", [*bots.LEVELS, "classic:20000"])
def test_the_levels_go_by_their_seed_however_slow_the_clock(
    level: str, have: Have, slow: Callable[[], None]
) -> None:
    have("mogul-2002", native_searcher("mogul-2002"))
    moves = decisions("mogul-2002", level, 1, plies=20)
    slow()
    assert decisions("mogul-2002", level, 1, plies=20) == moves


@pytest.mark.slow
@pytest.mark.parametrize("name", GAMES)
def test_hard_plays_the_same_before_and_after_compilation(name: str, have: Have) -> None:
    have(name, native_searcher(name))
    moves = decisions(name, "hard", 1)
    have(name, None)
    assert decisions(name, "hard", 1) == moves


def test_the_number_of_threads_changes_no_move_by_seed(have: Have) -> None:
    have("mogul-2002", native_searcher("mogul-2002"))
    moves = decisions("mogul-2002", "search:40", 1, plies=90)
    have("mogul-2002", Searcher(MOGUL.native_engine(), threads=3))
    assert decisions("mogul-2002", "search:40", 1, plies=90) == moves


class Noted:
    """A kit that notes by which seed it is to think, and for how long."""

    def __init__(self) -> None:
        self.seeds: list[int] = []
        self.budgets: list[float | None] = []

    def think(self, state: State, _brain: BotConfig, seed: int, budget: float | None) -> int:
        self.seeds.append(seed)
        self.budgets.append(budget)
        return plain_searcher("mogul-2002").think(state, BotConfig(), seed, budget)


@pytest.mark.parametrize(
    ("bot", "seed", "budget_s", "native", "plain"),
    [
        ("expert", 1, None, None, None),
        ("classic", 1, None, None, None),
        ("expert", None, None, CAP, CAP_PLAIN),
        ("classic", None, None, CAP_CLASSIC, CAP_PLAIN),
        ("expert", 1, 0.1, 0.1, 0.1),
        ("expert", 1, 9.0, CAP, CAP_PLAIN),
        ("expert", None, 0.1, 0.1, 0.1),
        ("expert", 1, -1.0, 0.0, 0.0),
    ],
)
def test_a_seed_counts_simulations_unless_a_time_is_given(
    bot: str,
    seed: int | None,
    budget_s: float | None,
    native: float | None,
    plain: float | None,
    have: Have,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    play, searcher = MOGUL.new(seats=4, seed=7), Noted()
    monkeypatch.setattr(service, "_searcher", lambda _name: searcher)
    for ready in (native_searcher("mogul-2002"), None):
        have("mogul-2002", ready)
        bots.make(bot, MOGUL, seed, budget_s).move(play)
        bots.choose("mogul-2002", {}, play.state, play.turn or 0, bot, seed, budget_s)
    assert searcher.budgets == [native, native, plain, plain]
    assert len({*searcher.seeds}) == (4 if seed is None else 2)  # that of the ply, and the one told


@pytest.mark.parametrize(
    ("bot", "seed", "waits"),
    [
        ("expert", 1, True),
        (f"search:{FEW + 1}", 1, True),
        ("search:5:exact=9", 1, True),
        ("hard", 1, False),
        ("steady", 1, False),
        ("expert", None, False),
    ],
)
def test_only_who_thinks_long_by_its_seed_waits_for_native_code(
    bot: str, seed: int | None, waits: bool, have: Have, monkeypatch: pytest.MonkeyPatch
) -> None:
    have("mogul-2002", None)
    go_on, asked = threading.Event(), list[str]()

    def compile_slowly(name: str) -> None:
        asked.append(name)
        assert go_on.wait(60)

    monkeypatch.setattr(service, "_compile", compile_slowly)
    monkeypatch.setattr("moguls.bots.service.time.sleep", lambda _seconds: go_on.set())
    bots.make(bot, MOGUL, seed).start()
    assert go_on.is_set() == waits
    go_on.set()
    counts = seed is not None and config_of(bot, policy_of("mogul-2002")).sims > 0
    assert asked == ["mogul-2002"] * counts


def test_a_bot_without_a_seed_gets_one_when_it_sits_down(have: Have) -> None:
    have("mogul-2002", None)
    play = MOGUL.new(seats=4, seed=7)
    bot, twin = BuiltinPlayer("random", MOGUL), BuiltinPlayer("random", MOGUL, seed=3)
    bot.sit(3)
    assert [bot.move(play) for _ in range(9)] == [twin.move(play)] * 9


def test_a_program_without_a_seed_gets_one() -> None:
    seeds = {bots.make("program:true", MOGUL).seed for _ in range(2)}  # type: ignore[attr-defined]
    assert len(seeds) == 2
    with pytest.raises(UsageError, match="must be a whole number or None, not '1'"):
        bots.make("program:true", MOGUL, "1")  # type: ignore[arg-type]
