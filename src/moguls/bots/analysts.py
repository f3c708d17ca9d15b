"""Analysts kept for each game of a process: plain ones until native code is ready."""

from __future__ import annotations

import threading
from functools import cache
from typing import Final

import moguls
from moguls.bots.analysis import Analyst

_compiled: Final[dict[str, Analyst]] = {}
_threads: Final[dict[str, threading.Thread]] = {}
_lock: Final = threading.Lock()


def analyst_of(game: str, *, patient: bool = False) -> Analyst:
    """Return an analyst of a game; one at a time may ask it.

    Args:
        game: its name, or a key that `registry.under` returned.
        patient: wait until native code is ready, however long that takes.
    """
    with _lock:
        if game not in _threads:
            _threads[game] = threading.Thread(target=_compile, args=(game,), daemon=True)
            _threads[game].start()
    if patient:
        _threads[game].join()
    return _compiled.get(game) or _plain(game)


def _compile(game: str) -> None:
    """Compile, or load, all that an analysis needs: that is done at the first call."""
    first = moguls.game(game).new(seed=1).state
    try:
        analyst = Analyst(moguls.game(game).compiled())
        analyst.analyse(first, 1, 2)
        analyst.standing(first, 1, 2)
    except ImportError:  # without Numba it stays at plain Python
        return
    _compiled[game] = analyst


@cache
def _plain(game: str) -> Analyst:
    """Return an analyst by plain rules, made once a process."""
    return Analyst(moguls.game(game).plain())
