"""Analysts kept for each game of a process: native code is made once, in a thread."""

from __future__ import annotations

import threading
from functools import cache
from typing import Final

import moguls
from moguls.bots.analysis.analyst import Analyst
from moguls.kernel.engines.plain import Plain

# Seconds that the search thinks of a hint.
HINT_SECONDS: Final = 0.9

_compiled: Final[dict[str, Analyst]] = {}
_threads: Final[dict[str, threading.Thread]] = {}
_lock: Final = threading.Lock()


def analyst_of(game: str) -> Analyst:
    """Return an analyst of a game once native code is ready; one at a time may ask it.

    Without a compiler it is a plain one.

    Args:
        game: its name, or a key that `registry.under` returned.
    """
    is_ready(game)
    return _compiled.get(game) or _plain(game)


def is_ready(game: str, seconds: float | None = None) -> bool:
    """Begin to compile, if that has not been begun; say whether it is done by now.

    Args:
        game: as `analyst_of` takes it.
        seconds: how long to wait for that at most; None for as long as it takes.
    """
    with _lock:
        if game not in _threads:
            _threads[game] = threading.Thread(target=_compile, args=(game,), daemon=True)
            _threads[game].start()
    _threads[game].join(seconds)
    return not _threads[game].is_alive()


def _compile(game: str) -> None:
    """Compile, or load, all that an analysis needs: that is done at the first call."""
    engine = moguls.game(game).engine()
    if isinstance(engine, Plain):  # there is no native code
        return
    first, analyst = moguls.game(game).new(seed=1).state, Analyst(engine)
    analyst.analyse(first, 1, 2)
    analyst.standing(first, 1, 2)
    _compiled[game] = analyst


@cache
def _plain(game: str) -> Analyst:
    """Return an analyst by plain rules, made once a process."""
    return Analyst(moguls.game(game).plain())
