"""Bots at a table: they answer at once, whether or not native code is ready yet.

In a new process the search runs as plain Python while a thread compiles it, or loads it from the
disk cache. Nobody waits for that but a bot that thinks by its seed, and only where it thinks long.
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
LOOK: Final = 0.01  # seconds between two looks at what is being compiled

_compiled: Final[dict[str, Searcher]] = {}
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

    A seed without a time counts simulations: the move is then always the same. With a time, or
    without both, the search also ends by the clock.

    Args:
        game_name: such as "mogul-2002", or a key that `registry.under` returned.
        options: the game's switches that differ from their default.
        state: the game as it is, or `state.pack()`; what `seat` cannot know is wiped first.
        seat: must be on turn.
        level: the name of a bot, as `config_of` reads it.
        seed: of its choices; None draws one.
        budget_s: seconds to think at most, whatever the seed; never more than the bot's own cap,
            or than `CAP_PLAIN` as long as native code is not ready.

    Raises:
        UsageError: unknown game, option or bot, or not this seat's turn.
        GameOver: there is nothing to decide.
    """
    game = moguls.game(game_name, **options)
    config = config_of(level, policy_of(game_name))
    known = game.rules.state.unpack(state) if isinstance(state, bytes) else state
    _refuse(game, known, seat)
    if seed is not None and budget_s is None:
        make_ready(game_name, config)
        budget = None
    else:
        budget = _budget(game_name, config, budget_s)
    own = secrets.randbits(63) if seed is None else seed
    action = _searcher(game_name).think(known, config, own, budget)
    return game.rules.to_text(action)


def _refuse(game: ConfiguredRules, state: State, seat: int) -> None:
    """Refuse to think where there is nothing for this seat to decide."""
    if game.rules.is_over(state):
        msg = "the game is over: there is nothing to decide"
        raise GameOver(msg)
    turn = state.turn
    if turn != seat:
        msg = f"seat {seat} is not on turn, seat {turn} is: a bot decides for that one alone"
        raise UsageError(msg)


def _budget(game_name: str, config: BotConfig, budget_s: float | None) -> float:
    """Return how many seconds a bot may think that goes by the clock."""
    if config.sims:
        prepare(game_name)
    cap = config.cap if is_ready(game_name) else CAP_PLAIN
    return cap if budget_s is None else min(cap, max(0.0, budget_s))


def make_ready(game_name: str, config: BotConfig) -> None:
    """Get ready for a bot that counts its simulations: begin to compile what it thinks with.

    Wait for that only where plain rules would take long: they come to the same move.
    """
    if not config.sims:
        return
    prepare(game_name)
    if config.sims > FEW or config.options[ENDGAME_BUDGET]:
        while not is_prepared(game_name):
            time.sleep(LOOK)


def prepare(game_name: str) -> None:
    """Begin to compile a game's search in a thread, if that has not been begun; return at once."""
    policy_of(game_name)
    with _lock:
        if game_name in _started:
            return
        thread = threading.Thread(target=_compile, args=(game_name,), name="compile", daemon=True)
        _started[game_name] = thread
        thread.start()


def is_prepared(game_name: str) -> bool:
    """Say whether `prepare` has come to its end, be it that there is no compiler."""
    thread = _started.get(game_name)
    return thread is not None and not thread.is_alive()


def is_ready(game_name: str) -> bool:
    """Say whether bots of this game think in native code by now."""
    return game_name in _compiled


def _compile(game_name: str) -> None:
    """Compile, or load, all that a search needs, and from then on think with it."""
    engine = moguls.game(game_name).engine()
    if isinstance(engine, Plain):  # there is no native code
        return
    searcher = Searcher(engine, _threads())
    _try_out(searcher, game_name)
    _compiled[game_name] = searcher


def _threads() -> int:
    """Return how many threads a search has: MOGULS_THREADS, or one."""
    wanted = os.environ.get("MOGULS_THREADS", "")
    return min(int(wanted), MAX_THREADS) if wanted.isdecimal() and int(wanted) > 0 else 1


def _try_out(searcher: Searcher, game_name: str) -> None:
    """Think once, and throw the result away: compilation is done at the first call."""
    first = moguls.game(game_name).new(seed=1)
    for sims in (0, 1):
        searcher.think(first.state, BotConfig(sims=sims), 1, None)


@cache
def _plain(game_name: str) -> Searcher:
    """Return what plain thinking needs, made once a process."""
    return Searcher(moguls.game(game_name).plain())


def _searcher(game_name: str) -> Searcher:
    """Return the compiled kit, or the plain one until that is ready."""
    return _compiled.get(game_name) or _plain(game_name)
