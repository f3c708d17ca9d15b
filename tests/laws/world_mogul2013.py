"""Properties of Mogul (2013) for the laws."""

from collections import Counter
from collections.abc import Iterable
from itertools import combinations
from typing import Any

from moguls.games.mogul2013.material import COMPANY_OF, CRASH, DECKS, NUM_STATIONS, PLACARD
from moguls.games.mogul2013.state import Phase, State
from moguls.games.mogul2013.switches import OPEN_CHIPS, deck_name
from tests.laws.world import World


def check(s: State) -> None:
    """45 chips, 37 shares, one crash, six depots a seat; sets and seats within the table."""
    assert sum(s.chips) + s.bank + s.bowl == 45
    assert min(*s.chips, s.bowl) >= 0
    assert s.bank == 45 - 6 * s.seats - 3 * s.credit.bit_count() >= 0
    assert max(s.turn, s.start, s.taker, s.winner, s.runner_up) < s.seats
    assert s.in_auction | s.credit < 1 << s.seats
    assert not any([*s.score[s.seats :], *s.chips[s.seats :], *s.depots[s.seats :]])
    assert (s.phase == Phase.OVER) == (CRASH not in s.deck[s.deck_at :])
    assert s.phase == Phase.AUCTION or s.bowl == 0
    dealt = sum(map(len, PLACARD[s.seats]))
    assert s.round == s.deck_at - dealt - (s.phase == Phase.OVER)
    assert min(s.score) >= -3
    _check_shares(s)
    _check_depots(s.depots)


def _check_shares(s: State) -> None:
    cards = DECKS[deck_name(s.options)]
    assert Counter(s.deck) == Counter([*cards, CRASH])
    for company in range(5):
        front = sum(hand[company] for hand in s.shares)
        out = sum(COMPANY_OF[kind] == company for kind in s.deck[: s.deck_at] if kind != CRASH)
        assert min(hand[company] for hand in s.shares) >= 0
        assert front <= out <= 8


def _check_depots(depots: Iterable[int]) -> None:
    sets = list(depots)
    assert all(mine & other == 0 for mine, other in combinations(sets, 2))
    assert all(mine.bit_count() <= 6 and mine < 1 << NUM_STATIONS for mine in sets)


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
    """Move the first player one seat on: the start shares go with it."""
    return {**deal, "first": (deal["first"] + 1) % seats}


WORLD = World(
    check=check,
    # each of at most 27 rounds: every chip bid once, all but one leave, two options; the credits
    most_plies=27 * (45 + 4 + 2) + 5,
    twin=twin,
    turned=turn,
    private=("chips",),
)
