"""Options up and options down: tokens are gained and returned."""

from moguls.games.takestock.state import State


def options_up(s: State) -> None:
    """Let every seat take a token, from the active one on, while there are any. Rules: TKS-V9."""
    seat = s.active
    for _ in range(min(s.seats, s.supply)):
        s.tokens[seat] += 1
        seat = seat + 1 if seat + 1 < s.seats else 0
    s.supply -= min(s.seats, s.supply)


def options_down(s: State) -> None:
    """Let every seat that has a token give one back. Rules: TKS-V9."""
    for seat in range(s.seats):
        if s.tokens[seat] != 0:
            s.tokens[seat] -= 1
            s.supply += 1
