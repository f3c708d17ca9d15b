"""Decisions of built-in bots, with plain rules until native code is ready.

In a new process the search runs in plain Python while a thread compiles it, or loads it from the
disk cache. Only bots with a seed and a long search wait for that.
"""

from __future__ import annotations

import os
import secrets
import threading
import time
from functools import cache
from typing import TYPE_CHECKING, Final

import moguls
from moguls.bots.config import CAP_PLAIN, BotConfig
from moguls.bots.levels import FEW, config_of
from moguls.bots.registry import policy_of
from moguls.bots.search.options import ENDGAME_BUDGET
from moguls.bots.searcher.searcher import Searcher
from moguls.errors import GameOver, UsageError
from moguls.kernel.engines.plain import Plain

if TYPE_CHECKING:
    from moguls.core.play.configured import ConfiguredRules
    from moguls.kernel.state.layout import State

MAX_THREADS: Final = 64
POLL_S: Final = 0.01  # seconds between two tests whether compilation has ended

_native: Final[dict[str, Searcher]] = {}
_started: Final[dict[str, threading.Thread]] = {}
_lock: Final = threading.Lock()


def choose(
    game_name: str,
    options: dict[str, str],
    state: bytes | State,
    seat: int,
    level: str,
    seed: int | None = None,
    budget_s: float | None = None,
) -> str:
    """Return the move, in notation, that a bot plays for the seat on turn.

    With a seed and no time limit the search counts its simulations, and the move is always the
    same. Otherwise it also ends by the clock.

    Args:
        game_name: such as "mogul-2002", or a key that `registry.under` returned.
        options: the game's switches that differ from their default.
        state: the state, or `state.pack()`; it is reduced to what `seat` knows.
        seat: the seat on turn.
        level: the name of a built-in bot.
        seed: of its choices; None draws one.
        budget_s: maximum seconds, whatever the seed; never more than the bot's own limit, or than
            `CAP_PLAIN` as long as native code is not ready.

    Raises:
        UsageError: unknown game, option or bot, or not this seat's turn.
        GameOver: there is nothing to decide.
    """
    game = moguls.game(game_name, **options)
    config = config_of(level, policy_of(game_name))
    position = game.rules.state.unpack(state) if isinstance(state, bytes) else state
    _refuse(game, position, seat)
    if seed is not None and budget_s is None:
        make_ready(game_name, config)
        budget = None
    else:
        budget = _budget(game_name, config, budget_s)
    own = secrets.randbits(63) if seed is None else seed
    action = _searcher(game_name).think(position, config, own, budget)
    return game.rules.to_text(action)


def _refuse(game: ConfiguredRules, state: State, seat: int) -> None:
    if game.rules.is_over(state):
        msg = "the game is over: there is nothing to decide"
        raise GameOver(msg)
    turn = state.turn
    if turn != seat:
        msg = f"it is seat {turn}'s turn, not seat {seat}'s: a bot decides only for the seat to act"
        raise UsageError(msg)


def _budget(game_name: str, config: BotConfig, budget_s: float | None) -> float:
    """Return the seconds of a search that ends by the clock."""
    if config.sims:
        prepare(game_name)
    cap = config.cap if is_ready(game_name) else CAP_PLAIN
    return cap if budget_s is None else min(cap, max(0.0, budget_s))


def make_ready(game_name: str, config: BotConfig) -> None:
    """Begin to compile for a bot that counts its simulations; wait if plain rules would be slow.

    Plain rules give the same move.
    """
    if not config.sims:
        return
    prepare(game_name)
    if config.sims > FEW or config.options[ENDGAME_BUDGET]:
        while not is_prepared(game_name):
            time.sleep(POLL_S)


def prepare(game_name: str) -> None:
    """Begin to compile a game's search in a thread, unless that has begun; return at once."""
    policy_of(game_name)
    with _lock:
        if game_name in _started:
            return
        thread = threading.Thread(target=_compile, args=(game_name,), name="compile", daemon=True)
        _started[game_name] = thread
        thread.start()


def is_prepared(game_name: str) -> bool:
    """Whether `prepare` has ended, with or without a compiler."""
    thread = _started.get(game_name)
    return thread is not None and not thread.is_alive()


def is_ready(game_name: str) -> bool:
    """Whether bots of this game run in native code."""
    return game_name in _native


def _compile(game_name: str) -> None:
    engine = moguls.game(game_name).engine()
    if isinstance(engine, Plain):  # there is no native code
        return
    searcher = Searcher(engine, _threads())
    _try_out(searcher, game_name)
    _native[game_name] = searcher


def _threads() -> int:
    """Return how many threads a search has: MOGULS_THREADS, or one."""
    text = os.environ.get("MOGULS_THREADS", "")
    return min(int(text), MAX_THREADS) if text.isdecimal() and int(text) > 0 else 1


def _try_out(searcher: Searcher, game_name: str) -> None:
    """Search once and discard the result: the first call compiles."""
    first = moguls.game(game_name).new(seed=1)
    for sims in (0, 1):
        searcher.think(first.state, BotConfig(sims=sims), 1, None)


@cache
def _plain(game_name: str) -> Searcher:
    return Searcher(moguls.game(game_name).plain())


def _searcher(game_name: str) -> Searcher:
    return _native.get(game_name) or _plain(game_name)
