"""Before the first round: start shares, the deck with the crash near its bottom."""

from typing import Final

from moguls.games.mogul2013.facts import LOW_SEATS, MAX_SEATS, NUM_COMPANIES, NUM_SHARES
from moguls.games.mogul2013.material import (
    CHIPS_PER_SEAT,
    CRASH,
    CRASH_PLACES,
    FILE,
    NUM_CHIPS,
    SHARES,
    START_HANDS,
    START_SHARES,
)
from moguls.games.mogul2013.reveal import reveal
from moguls.games.mogul2013.state import State
from moguls.games.mogul2013.switches import DECK_B, FIRST_MASK, FIRST_SHIFT, RANDOM_SHARES
from moguls.kernel.rules.chance import draw
from moguls.mechanisms.mogul.deck import bury_crash, random_share_of, shuffle_unseen, swap
from moguls.mechanisms.shuffle import shuffle

CACHE_KEY: Final = FILE.data  # compiled code contains the tables


def setup(s: State, seats: int, options: int, rng: int) -> None:
    """Set up a game, deal at random, and begin the first round.

    Args:
        s: the state, which is overwritten.
        seats: 3 to 5.
        options: house-rule switches in the format of `switches.pack`.
        rng: start of the random numbers, 64 bits.
    """
    s.rng = rng
    s.seats = seats
    s.options = options
    deal(s)
    begin(s)


def deal(s: State) -> None:
    """Write all cards into `deck`: the start shares, ascending by kind, then those face down.

    Reads `seats` and `options`; sets `deck`, `deck_at` (0) and `taker`, the first player.

    Rules: M13-C1, M13-S2, M13-S3.
    """
    at = _row(s) * NUM_SHARES
    for i in range(NUM_SHARES):
        s.deck[i] = SHARES[at + i]
    s.deck[NUM_SHARES] = CRASH
    s.deck_at = 0
    dealt = num_dealt(s)
    if s.options & RANDOM_SHARES:
        _choose_start_shares(s, dealt)
    shuffle(s, s.deck, dealt, NUM_SHARES)
    bury_crash(s, CRASH_PLACES)
    s.taker = _first_player(s)


def _row(s: State) -> int:
    """Return which row of `SHARES` lists the cards. Rules: M13-C1, M13-C4."""
    row = s.seats - LOW_SEATS
    if s.options & DECK_B:
        row += MAX_SEATS - LOW_SEATS + 1
    return row


def num_dealt(s: State) -> int:
    """Return the number of start shares. Rules: M13-C4."""
    total = 0
    for company in range(NUM_COMPANIES):
        total += START_SHARES[(s.seats - LOW_SEATS) * NUM_COMPANIES + company]
    return total


def _choose_start_shares(s: State, dealt: int) -> None:
    """Move random shares of the companies on the placard to deck[:dealt], ascending by kind.

    Rules: M13-S2.
    """
    at = 0
    for company in range(NUM_COMPANIES):
        for _ in range(START_SHARES[(s.seats - LOW_SEATS) * NUM_COMPANIES + company]):
            swap(s, at, random_share_of(s, company, at))
            at += 1
    for last in range(dealt - 1, 0, -1):
        for i in range(last):
            if s.deck[i] > s.deck[i + 1]:
                swap(s, i, i + 1)


def _first_player(s: State) -> int:
    """Return the first player set by the switch, or a random one. Rules: M13-S3."""
    first = s.options >> FIRST_SHIFT & FIRST_MASK
    if first:
        return first - 1
    return draw(s, s.seats)


def begin(s: State) -> None:
    """Hand out chips and start shares, and reveal the first card.

    Reads `seats`, `options`, `deck` and `taker` (the first player); sets the rest.

    Rules: M13-S1, M13-S2, M13-C4.
    """
    for seat in range(MAX_SEATS):
        s.score[seat] = 0
        s.depots[seat] = 0
        s.chips[seat] = CHIPS_PER_SEAT if seat < s.seats else 0
        for company in range(NUM_COMPANIES):
            s.shares[seat][company] = 0
    s.bank = NUM_CHIPS - CHIPS_PER_SEAT * s.seats
    s.deck_at = num_dealt(s)
    for place in range(s.seats):
        _hand_out(s, (s.taker + place) % s.seats, place)
    _clear_round(s)
    reveal(s)


def _hand_out(s: State, seat: int, place: int) -> None:
    """Give a seat the shares on the placard for its place from the start player. Rules: M13-C4."""
    row = ((s.seats - LOW_SEATS) * MAX_SEATS + place) * NUM_COMPANIES
    for company in range(NUM_COMPANIES):
        s.shares[seat][company] = START_HANDS[row + company]


def _clear_round(s: State) -> None:
    s.bowl = 0
    s.credit = 0
    s.winner = 0
    s.runner_up = 0
    s.option_used = 0
    s.round = 0


def redeal(s: State, seat: int) -> None:  # noqa: ARG001  # all seats have seen the same cards
    """Shuffle the cards that nobody has seen, the crash uniformly among its possible places.

    Chips are not redealt: all payments are public, so perfect recall determines them (M13-H1).

    Rules: M13-H1, M13-S2.
    """
    shuffle_unseen(s, CRASH_PLACES)
