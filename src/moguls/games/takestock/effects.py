"""Effects of events when they are played."""

from typing import Final

from moguls.games.takestock.event_bags import added
from moguls.games.takestock.insider import open_insider
from moguls.games.takestock.market import crash, market_crash, split
from moguls.games.takestock.material import (
    AUDIT,
    BEAR,
    BULL,
    CRASH,
    FREEZE,
    INSIDER,
    MARKET_CRASH,
    OPTIONS_DOWN,
    OPTIONS_UP,
)
from moguls.games.takestock.state import Phase, State
from moguls.games.takestock.tokens import options_down, options_up
from moguls.games.takestock.turn import bull, next_turn

OUTLINED: Final = ("carry_out",)


def carry_out(s: State, kind: int) -> None:
    """Carry out an event of the active seat, or ask for the choice that it needs.

    It is discarded first, except a split or a freeze, which may stay on a column.

    Rules: TKS-V10, TKS-V11.
    """
    if kind < CRASH:
        split(s, kind)
        next_turn(s)
    elif kind == FREEZE:
        s.phase = Phase.FREEZE
    else:
        s.played = added(s.played, kind)
        if kind >= AUDIT:
            _carry_out_general(s, kind)
        elif kind >= INSIDER:
            open_insider(s, kind - INSIDER)
        else:
            crash(s, kind - CRASH)
            next_turn(s)


def _carry_out_general(s: State, kind: int) -> None:
    """Carry out an event without a stock. Rules: TKS-V5, TKS-V8, TKS-V9, TKS-V3, TKS-V10."""
    if kind == AUDIT:
        s.phase = Phase.AUDIT
    elif kind == BEAR:
        s.phase = Phase.BEAR
    elif kind == BULL:
        bull(s)
    else:
        if kind == OPTIONS_UP:
            options_up(s)
        elif kind == OPTIONS_DOWN:
            options_down(s)
        elif kind == MARKET_CRASH:
            market_crash(s)
        next_turn(s)
