"""Before the first round: both piles, the first player, the tokens."""

from moguls.games.takestock.event_bags import ALL_EVENTS
from moguls.games.takestock.material import NUM_CARDS, NUM_EVENTS, NUM_TOKENS, TOKENS_PER_SEAT
from moguls.games.takestock.rounds import lay_events, lay_shares, open_round
from moguls.games.takestock.state import State
from moguls.games.takestock.switches import FIRST_SHIFT
from moguls.kernel.rules.chance import draw


def setup(s: State, seats: int, options: int, rng: int) -> None:
    """Set up a game, deal at random, and begin the first round.

    Args:
        s: the state, which is overwritten.
        seats: 2 to 6.
        options: house-rule switches in the format of `switches.pack`.
        rng: start of the random numbers, 64 bits.
    """
    s.rng = rng
    s.seats = seats
    s.options = options
    deal(s)
    begin(s)


def deal(s: State) -> None:
    """Write the shares into `pile`, the events into `events`, and set the dealer.

    Reads `seats` and `options`; sets `pile`, `events` and `dealer`.

    Rules: TKS-S2, TKS-S3, TKS-S4.
    """
    lay_shares(s, (1 << NUM_CARDS) - 1)
    lay_events(s, ALL_EVENTS)
    first = _first_player(s)
    s.dealer = first - 1 if first != 0 else s.seats - 1


def _first_player(s: State) -> int:
    """Return the first player set by the switch, or a random one. Rules: TKS-S4."""
    first = s.options >> FIRST_SHIFT
    if first:
        return first - 1
    return draw(s, s.seats)


def begin(s: State) -> None:
    """Hand out tokens and the dealt shares, and begin the first turn.

    Reads `seats`, `options`, `pile`, `events` and `dealer`; sets the rest.

    Rules: TKS-S1, TKS-S2.
    """
    for seat in range(len(s.tokens)):
        s.tokens[seat] = TOKENS_PER_SEAT if seat < s.seats else 0
        s.totals[seat] = 0
        s.kept[seat] = 0
        s.unchosen[seat] = 0
        s.possible[seat] = 0
        s.aged[seat] = 0
        s.stale[seat] = 0
    for i in range(len(s.buried)):
        s.buried[i] = 0
    s.supply = NUM_TOKENS - TOKENS_PER_SEAT * s.seats
    s.event_at = 0
    s.event_end = NUM_EVENTS
    s.played = 0
    s.round = 1
    _clear_turn(s)
    open_round(s)


def _clear_turn(s: State) -> None:
    s.pool = 0
    s.drawn[0] = 0
    s.drawn[1] = 0
    s.stock = 0
    s.taken = 0
    s.drawer = 0
    s.bull_draws = 0
    s.closed = 0
