"""Before the first round: start shares, quick start, the deck with the crash near its bottom."""

from moguls.games.mogul2002.material import (
    CHIPS_PER_SEAT,
    COMPANY_OF,
    CRASH,
    CRASH_PLACES,
    NUM_CHIPS,
    NUM_COMPANIES,
    NUM_SHARES,
    NUM_START_SHARES,
    SHARES,
)
from moguls.games.mogul2002.reveal import reveal
from moguls.games.mogul2002.state import State
from moguls.games.mogul2002.switches import FIRST_SHIFT, QUICK_START
from moguls.kernel.rules.chance import draw
from moguls.mechanisms.mogul.deck import bury_crash, random_share_of, shuffle_unseen, swap
from moguls.mechanisms.shuffle import shuffle


def setup(s: State, seats: int, options: int, rng: int) -> None:
    """Set up a game, deal at random, and begin the first round.

    Args:
        s: the state, which is overwritten.
        seats: 3 to 6.
        options: house-rule switches in the format of `switches.pack`.
        rng: start of the random numbers, 64 bits.
    """
    s.rng = rng
    s.seats = seats
    s.options = options
    deal(s)
    begin(s)


def deal(s: State) -> None:
    """Write the whole deal into `deck`: start shares, quick shares, then the deck.

    Reads `seats` and `options`; sets `deck`, `deck_at` (0) and `taker`, the first player.

    Rules: M02-S3, M02-S4, M02-S5.
    """
    for i in range(NUM_SHARES):
        s.deck[i] = SHARES[i]
    s.deck[NUM_SHARES] = CRASH
    s.deck_at = 0
    shuffle(s, s.deck, 0, NUM_START_SHARES)
    dealt = s.seats
    if s.options & QUICK_START:
        _gather_quick_shares(s, dealt)
        dealt += s.seats
    shuffle(s, s.deck, dealt, NUM_SHARES)
    bury_crash(s, CRASH_PLACES)
    s.taker = _first_player(s)


def _gather_quick_shares(s: State, at: int) -> None:
    """Move one random share of each company to deck[at:at + 5], in random order.

    Those beyond the number of seats are left at the head of the deck, which is shuffled next.

    Rules: M02-S6.
    """
    for company in range(NUM_COMPANIES):
        place = at + company
        swap(s, place, random_share_of(s, company, place))
    shuffle(s, s.deck, at, at + NUM_COMPANIES)


def _first_player(s: State) -> int:
    """Return the first player set by the switch, or a random one. Rules: M02-S5."""
    first = s.options >> FIRST_SHIFT
    if first:
        return first - 1
    return draw(s, s.seats)


def begin(s: State) -> None:
    """Hand out chips and the dealt shares, and reveal the first card.

    Reads `seats`, `options`, `deck` and `taker` (the first player); sets the rest.

    Rules: M02-S1, M02-S2, M02-S3, M02-S6.
    """
    for seat in range(len(s.score)):
        s.score[seat] = 0
        s.chips[seat] = CHIPS_PER_SEAT if seat < s.seats else 0
        for company in range(NUM_COMPANIES):
            s.shares[seat][company] = 0
    s.bank = NUM_CHIPS - CHIPS_PER_SEAT * s.seats
    s.deck_at = _dealt(s)
    for i in range(s.deck_at):
        s.shares[i % s.seats][COMPANY_OF[s.deck[i]]] += 1
    _clear_round(s)
    reveal(s)


def _dealt(s: State) -> int:
    """Return how many shares are dealt before the first round. Rules: M02-S3, M02-S6."""
    if s.options & QUICK_START:
        return s.seats * 2
    return s.seats


def _clear_round(s: State) -> None:
    s.bowl = 0
    s.winner = 0
    s.runner_up = 0
    s.winner_sold = 0
    s.round = 0


def redeal(s: State, seat: int) -> None:  # noqa: ARG001  # all seats have seen the same cards
    """Shuffle the cards that nobody has seen, the crash uniformly among its possible places.

    Chips are not redealt: all payments are public, so perfect recall determines them (M02-H1).

    Rules: M02-H1, M02-S4.
    """
    shuffle_unseen(s, CRASH_PLACES)
