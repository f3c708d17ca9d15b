/* The yardstick: Mogul (2002) written by hand in C, as tightly as we can.
 *
 * The same game as src/moguls/games/mogul2002 with all its switches, the same counter RNG,
 * the same draw of a legal action and the same playout loop, so that the number of moves and
 * the checksum agree with the plain and the native engine, bit for bit.
 * bench/yardstick.py builds it as a shared library and calls it through ctypes.
 * Remarks cite the clauses of RULES.md.
 */
#include <stdint.h>

typedef uint64_t u64;
typedef int64_t i64;
typedef uint16_t u16;
typedef uint8_t u8;
typedef int16_t i16;
typedef int8_t i8;

enum { SEATS = 6, COMPANIES = 5, START_SHARES = 6, SHARES = 31, DECK = 32, CRASH = 25 };
enum { CHIPS = 45, CHIPS_PER_SEAT = 6, LOAN_CHIPS = 2, LOAN_POINTS = 2, CHIPS_PER_POINT = 5 };
enum { CRASH_PLACES = 5 };
enum { LEAVE, BID, LOAN, DECLINE, TAKE, SELL };
enum { IN_WINDOW, IN_AUCTION, AT_WINNER, AT_RUNNER_UP, OVER };
enum { QUICK_START = 1, ON_OWN_TURN = 2, ANY_LOANS = 4, SCORE_FLOOR = 8, ALL_OR_NONE = 16 };
enum { FIRST_SHIFT = 6 };

typedef struct {
    u64 rng;
    u16 options;
    i16 score[SEATS];
    i8 shares[SEATS][COMPANIES];
    i8 chips[SEATS];
    u8 deck[DECK];
    i8 bank, bowl;
    u8 deck_at, seats, turn, start, taker, phase, revealed;
    u8 in_auction, borrowed, winner, runner_up, winner_sold, round;
} State;

/* kind = company * 5 + sale colour; brown, pink, blue, green, yellow (M02-C2, M02-C3) */
static const u8 cards[DECK] = {3,  4,  2,  2,  1,  1,  3,  4,  9,  9,  7,  7,  5,  5,  8,  13,
                               13, 11, 11, 14, 10, 16, 16, 19, 17, 15, 22, 22, 21, 23, 20, CRASH};
static const u8 company_of[CRASH + 1] = {0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 2, 2, 2,
                                         2, 2, 3, 3, 3, 3, 3, 4, 4, 4, 4, 4, 0};
static const u8 sale_of[CRASH + 1] = {0, 1, 2, 3, 4, 0, 1, 2, 3, 4, 0, 1, 2,
                                      3, 4, 0, 1, 2, 3, 4, 0, 1, 2, 3, 4, 0};

/* ---- chance: splitmix64 over a counter ---- */

static const u64 golden = 0x9E3779B97F4A7C15u;

static inline u64 mix(u64 z) {
    z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9u;
    z = (z ^ (z >> 27)) * 0x94D049BB133111EBu;
    return z ^ (z >> 31);
}

static inline u64 stream(u64 seed, u64 index) { return mix(mix(seed + golden) + index); }

static inline int draw(State *s, int bound) {
    s->rng += golden;
    return (int)(((mix(s->rng) >> 32) * (u64)bound) >> 32);
}

static inline int pick(State *s, unsigned bits) {
    for (int skip = draw(s, __builtin_popcount(bits)); skip; skip--) bits &= bits - 1;
    return __builtin_ctz(bits);
}

/* ---- the deck ---- */

static inline void swap(State *s, int i, int j) {
    u8 kept = s->deck[i];
    s->deck[i] = s->deck[j];
    s->deck[j] = kept;
}

static inline void shuffle(State *s, int start, int stop) {
    for (int left = stop - start; left > 1; left--) swap(s, start + left - 1, start + draw(s, left));
}

static int random_share_of(State *s, int company, int start) {
    int count = 0;
    for (int i = start; i < SHARES; i++) count += company_of[s->deck[i]] == company;
    int skip = draw(s, count);
    for (int i = start;; i++)
        if (company_of[s->deck[i]] == company && skip-- == 0) return i;
}

static void gather_quick_shares(State *s, int at) { /* M02-S6 */
    for (int company = 0; company < COMPANIES; company++)
        swap(s, at + company, random_share_of(s, company, at + company));
    shuffle(s, at, at + COMPANIES);
}

/* ---- the round ---- */

static inline int next_seat(unsigned among, int seat) {
    unsigned later = among >> (seat + 1);
    return later ? seat + 1 + __builtin_ctz(later) : __builtin_ctz(among);
}

static inline void open_auction(State *s) { /* M02-A1 */
    s->phase = IN_AUCTION;
    s->turn = s->start;
}

static inline void reveal(State *s) { /* M02-R2, M02-R3, M02-L2, M02-L3 */
    s->start = s->taker;
    s->revealed = s->deck[s->deck_at++];
    if (s->revealed == CRASH) { /* M02-E1, M02-E2 */
        s->phase = OVER;
        s->in_auction = 0;
        for (int seat = 0; seat < s->seats; seat++) s->score[seat] += s->chips[seat] / CHIPS_PER_POINT;
        return;
    }
    s->round++;
    int company = company_of[s->revealed];
    for (int seat = 0; seat < s->seats; seat++) s->score[seat] += s->shares[seat][company];
    s->borrowed = 0;
    s->in_auction = (u8)((1 << s->seats) - 1);
    if (s->options & ON_OWN_TURN || s->bank < LOAN_CHIPS) {
        open_auction(s);
    } else {
        s->turn = s->start;
        s->phase = IN_WINDOW;
    }
}

static inline int may_borrow(const State *s) { /* M02-L1 to M02-L4 */
    if (s->bank < LOAN_CHIPS) return 0;
    if (s->borrowed >> s->turn & 1 && !(s->options & ANY_LOANS)) return 0;
    return !(s->options & SCORE_FLOOR) || s->score[s->turn] >= LOAN_POINTS;
}

static inline unsigned legal(const State *s) {
    unsigned actions = 0;
    if (s->phase == IN_AUCTION) { /* M02-A2 */
        actions = 1u << LEAVE;
        if (s->chips[s->turn]) actions |= 1u << BID;
        if (s->options & ON_OWN_TURN && may_borrow(s)) actions |= 1u << LOAN;
    } else if (s->phase == IN_WINDOW) { /* M02-L2 */
        actions = 1u << DECLINE;
        if (may_borrow(s)) actions |= 1u << LOAN;
    } else if (s->phase != OVER) { /* M02-X1 to M02-X5 */
        unsigned most = (unsigned)s->shares[s->turn][sale_of[s->revealed]];
        if (s->phase == AT_WINNER || s->winner_sold) actions = 1u << TAKE;
        if (s->phase == AT_WINNER || !s->winner_sold)
            actions |= (s->options & ALL_OR_NONE ? 1u | 1u << most : (2u << most) - 1) << SELL;
    }
    return actions;
}

static inline void decline(State *s) { /* M02-L2 */
    s->turn = (u8)next_seat(s->in_auction, s->turn);
    if (s->turn == s->start) open_auction(s);
}

static inline void borrow(State *s) { /* M02-L1 */
    s->bank -= LOAN_CHIPS;
    s->chips[s->turn] += LOAN_CHIPS;
    s->score[s->turn] -= LOAN_POINTS;
    s->borrowed |= (u8)(1 << s->turn);
    if (s->phase != IN_WINDOW) return;
    if (s->bank < LOAN_CHIPS)
        open_auction(s);
    else if (!(s->options & ANY_LOANS))
        decline(s);
}

static inline void leave(State *s) { /* M02-A3, M02-A4 */
    s->runner_up = s->turn;
    s->chips[s->turn] += s->bowl;
    s->bowl = 0;
    s->in_auction &= (u8) ~(1 << s->turn);
    s->turn = (u8)next_seat(s->in_auction, s->turn);
    if ((s->in_auction & (s->in_auction - 1)) == 0) {
        s->winner = s->turn;
        s->phase = AT_WINNER;
    }
}

static inline void go_on(State *s) { /* M02-X2 */
    if (s->phase == AT_WINNER) {
        s->phase = AT_RUNNER_UP;
        s->turn = s->runner_up;
    } else {
        reveal(s);
    }
}

static inline void take(State *s) { /* M02-X3, M02-X6 */
    s->shares[s->turn][company_of[s->revealed]]++;
    s->taker = s->turn;
    s->winner_sold = 0;
    go_on(s);
}

static inline void sell(State *s, int count) { /* M02-X4, M02-X5 */
    int company = sale_of[s->revealed], price = 0;
    for (int seat = 0; seat < s->seats; seat++) price += s->shares[seat][company];
    s->score[s->turn] += (i16)(count * price);
    s->shares[s->turn][company] -= (i8)count;
    s->winner_sold = 1;
    go_on(s);
}

static inline void apply(State *s, int action) {
    switch (action) {
    case BID: /* M02-A2 */
        s->chips[s->turn]--;
        s->bowl++;
        s->turn = (u8)next_seat(s->in_auction, s->turn);
        break;
    case LEAVE: leave(s); break;
    case DECLINE: decline(s); break;
    case LOAN: borrow(s); break;
    case TAKE: take(s); break;
    default: sell(s, action - SELL);
    }
}

/* ---- setup and result ---- */

static inline void setup(State *s, int seats, int options, u64 rng) { /* M02-S1 to M02-S6 */
    s->rng = rng;
    s->seats = (u8)seats;
    s->options = (u16)options;
    for (int i = 0; i < DECK; i++) s->deck[i] = cards[i];
    shuffle(s, 0, START_SHARES);
    int dealt = seats;
    if (options & QUICK_START) {
        gather_quick_shares(s, dealt);
        dealt += seats;
    }
    shuffle(s, dealt, SHARES);
    swap(s, SHARES, SHARES - draw(s, CRASH_PLACES));
    s->taker = (u8)(options >> FIRST_SHIFT ? (options >> FIRST_SHIFT) - 1 : draw(s, seats));
    for (int seat = 0; seat < SEATS; seat++) {
        s->score[seat] = 0;
        s->chips[seat] = seat < seats ? CHIPS_PER_SEAT : 0;
        for (int company = 0; company < COMPANIES; company++) s->shares[seat][company] = 0;
    }
    s->bank = (i8)(CHIPS - CHIPS_PER_SEAT * seats);
    for (int i = 0; i < dealt; i++) s->shares[i % seats][company_of[s->deck[i]]]++;
    s->deck_at = (u8)dealt;
    s->bowl = 0;
    s->winner = s->runner_up = s->winner_sold = s->round = 0;
    reveal(s);
}

static inline u64 digest(const State *s) {
    u64 result = s->round;
    for (int seat = 0; seat < s->seats; seat++) {
        int held = 0;
        for (int company = 0; company < COMPANIES; company++) held += s->shares[seat][company];
        result = mix(result ^ (u64)(i64)s->score[seat]);
        result = mix(result ^ (u64)(i64)(s->chips[seat] * 64 + held));
    }
    return result;
}

int state_size(void) { return (int)sizeof(State); }

/* Play `games` random games, the first being game `first` of the seed: moves and checksum. */
void playouts(int seats, int options, u64 seed, i64 first, i64 games, i64 *moves, u64 *checksum) {
    State state, *s = &state;
    i64 count = 0;
    u64 sum = 0;
    for (i64 k = first; k < first + games; k++) {
        setup(s, seats, options, stream(seed, (u64)k));
        while (s->phase != OVER) {
            apply(s, pick(s, legal(s)));
            count++;
        }
        sum = mix(sum ^ digest(s));
    }
    *moves = count;
    *checksum = sum;
}
