"""Properties of Mogul (2002) for the laws."""

from collections import Counter
from typing import Any

from moguls.games.mogul2002.material import COMPANY_OF, CRASH, SHARES, SHARES_OF
from moguls.games.mogul2002.state import Phase, State
from moguls.games.mogul2002.switches import OPEN_CHIPS
from tests.laws.world import World


def check(s: State) -> None:
    """45 chips, 31 shares, one crash; sets and seats within the table."""
    assert sum(s.chips) + s.bank + s.bowl == 45
    assert min(*s.chips, s.bowl) >= 0
    assert s.bank % 2 == 1  # so its last chip stays
    assert Counter(s.deck) == Counter([*SHARES, CRASH])
    for company in range(5):
        front = sum(hand[company] for hand in s.shares)
        out = sum(COMPANY_OF[kind] == company for kind in s.deck[: s.deck_at] if kind != CRASH)
        assert min(hand[company] for hand in s.shares) >= 0
        assert front <= out <= SHARES_OF[company]
    assert max(s.turn, s.start, s.taker, s.winner, s.runner_up) < s.seats
    assert s.in_auction | s.borrowed < 1 << s.seats
    assert not any(s.score[s.seats :] + s.chips[s.seats :])
    assert (s.phase == Phase.OVER) == (CRASH not in s.deck[s.deck_at :])
    assert s.phase == Phase.AUCTION or s.bowl == 0
    assert s.round == s.deck_at - s.seats * (2 if s.options & 1 else 1) - (s.phase == Phase.OVER)
    assert min(s.score) >= -26


def twin(s: State, seat: int) -> None:
    """Move chips between the hands of others where they are hidden."""
    if s.phase == Phase.OVER or s.options & OPEN_CHIPS:
        return
    others = [other for other in range(s.seats) if other != seat]
    total = sum(s.chips[other] for other in others)
    for other in others:
        s.chips[other] = 0
    s.chips[others[0]] = total // 2
    s.chips[others[1]] = total - total // 2


def turn(deal: dict[str, Any], seats: int) -> dict[str, Any]:
    """Move the start shares, the quick shares and the first player one seat on."""
    turned = {**deal, "first": (deal["first"] + 1) % seats}
    for key in ("start_shares", "quick_shares"):
        if key in deal:
            turned[key] = [deal[key][-1], *deal[key][:-1]]
    return turned


WORLD = World(
    check=check,
    # each of at most 28 rounds: the window, every chip bid once, all but one leave, two
    # actions; and all the loans that there are
    most_plies=28 * (6 + 44 + 5 + 2) + 13,
    twin=twin,
    turned=turn,
    private=("chips",),
)
