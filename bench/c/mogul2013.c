/* The yardstick: Mogul (2013) written by hand in C, as tightly as we can.
 *
 * The same game as src/moguls/games/mogul2013 with all its switches and the packaged data file,
 * the same counter RNG, the same draw of a legal action and the same playout loop, so that the
 * number of moves and the checksum agree with the plain and the native engine, bit for bit.
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

enum { SEATS = 5, LOW_SEATS = 3, COMPANIES = 5, SHARES = 37, DECK = 38, CRASH = 25 };
enum { CHIPS = 45, CHIPS_PER_SEAT = 6, CREDIT_CHIPS = 3, CREDIT_DOLLARS = 3, CHIPS_PER_DOLLAR = 5 };
enum { CRASH_PLACES = 4, STATIONS = 30, DEPOTS = 6 };
enum { LEAVE, BID, CREDIT, TAKE, SELL, NOTHING, ERECT, MOVE = ERECT + STATIONS };
enum { IN_AUCTION, AT_WINNER, AT_RUNNER_UP, OVER };
enum { DECK_B = 1, RANDOM_SHARES = 2, SCORE_FLOOR = 4, FIRST_SHIFT = 4, FIRST_MASK = 7 };
enum { BARE_NOTHING = 1 << 7 };

typedef struct {
    u64 rng;
    i64 depots[SEATS];
    u16 options;
    i16 score[SEATS];
    i8 shares[SEATS][COMPANIES];
    i8 chips[SEATS];
    u8 deck[DECK];
    i8 bank, bowl;
    u8 deck_at, seats, turn, start, taker, phase, revealed;
    u8 in_auction, credit, winner, runner_up, option_used, round;
} State;

/* kind = company * 5 + box colour; brown, purple, blue, gray, yellow (M13-C1). Six rows of 37:
 * deck a with 3, 4, 5 seats, then deck b; start shares first (M13-S2). Then the placard (M13-C4)
 * and the stations of each network as bits (M13-C3). */
static const u8 cards[222] = {
    2, 4, 7, 8, 10, 11, 14, 15, 16, 19, 22, 23, 1, 1, 2, 3, 3, 4, 5, 5, 7, 8, 9, 9, 10, 11,
    13, 13, 14, 15, 16, 17, 17, 19, 20, 21, 22, 2, 4, 7, 8, 10, 11, 14, 14, 15, 16, 22, 23,
    1, 1, 2, 3, 3, 4, 5, 5, 7, 8, 9, 9, 10, 11, 13, 13, 15, 16, 17, 17, 19, 19, 20, 21, 22,
    2, 4, 5, 8, 10, 14, 16, 16, 22, 23, 1, 1, 2, 3, 3, 4, 5, 7, 7, 8, 9, 9, 10, 11, 11, 13,
    13, 14, 15, 15, 17, 17, 19, 19, 20, 21, 22, 1, 2, 8, 8, 10, 11, 14, 15, 17, 19, 21, 22,
    1, 2, 3, 4, 4, 5, 5, 7, 7, 9, 9, 10, 11, 13, 13, 14, 15, 16, 16, 17, 20, 21, 22, 23, 23,
    1, 2, 8, 9, 10, 11, 13, 14, 15, 17, 21, 22, 1, 2, 3, 4, 4, 5, 5, 7, 7, 8, 9, 10, 11, 13,
    14, 15, 16, 16, 17, 19, 20, 21, 22, 23, 23, 1, 2, 8, 9, 10, 14, 15, 17, 21, 23, 1, 2, 3,
    4, 4, 5, 5, 7, 7, 8, 9, 10, 11, 11, 13, 13, 14, 15, 16, 16, 17, 19, 20, 21, 22, 22, 23};
static const u8 start_shares[15] = {
    2, 2, 3, 3, 2, 2, 2, 4, 2, 2, 2, 2, 2, 2, 2};
static const u8 start_hands[75] = {
    1, 0, 1, 1, 1, 1, 1, 1, 1, 0, 0, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 1, 0,
    1, 0, 1, 1, 1, 0, 1, 0, 1, 0, 1, 0, 1, 1, 1, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 1, 0, 1, 1,
    0, 0, 1, 0, 0, 1, 0, 0, 1, 0, 0, 1, 0, 0, 1, 1, 0};
static const i64 network[5] = {
    0x1aa10810, 0x214304c, 0x846d1, 0x2c089022, 0x1664120};
static const u8 company_of[CRASH + 1] = {0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 2, 2, 2,
                                         2, 2, 3, 3, 3, 3, 3, 4, 4, 4, 4, 4, 0};
static const u8 box_of[CRASH + 1] = {0, 1, 2, 3, 4, 0, 1, 2, 3, 4, 0, 1, 2,
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

static inline int count_of(i64 bits) { return __builtin_popcountll((u64)bits); }

static inline int nth(u64 bits, int index) {
    for (; index; index--) bits &= bits - 1;
    return __builtin_ctzll(bits);
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

static void choose_start_shares(State *s, int dealt) { /* M13-S2 */
    int at = 0;
    for (int company = 0; company < COMPANIES; company++)
        for (int k = start_shares[(s->seats - LOW_SEATS) * COMPANIES + company]; k; k--, at++)
            swap(s, at, random_share_of(s, company, at));
    for (int last = dealt - 1; last > 0; last--)
        for (int i = 0; i < last; i++)
            if (s->deck[i] > s->deck[i + 1]) swap(s, i, i + 1);
}

/* ---- the round ---- */

static inline int next_seat(unsigned among, int seat) {
    unsigned later = among >> (seat + 1);
    return later ? seat + 1 + __builtin_ctz(later) : __builtin_ctz(among);
}

static inline int num_shares(const State *s, int seat) {
    int total = 0;
    for (int company = 0; company < COMPANIES; company++) total += s->shares[seat][company];
    return total;
}

static inline void finish(State *s) { /* M13-E1 to M13-E3 */
    s->phase = OVER;
    s->in_auction = 0;
    for (int seat = 0; seat < s->seats; seat++) {
        int dollars = num_shares(s, seat) + s->chips[seat] / CHIPS_PER_DOLLAR;
        for (int company = 0; company < COMPANIES; company++) {
            int count = count_of(s->depots[seat] & network[company]);
            dollars += count * count;
        }
        s->score[seat] += (i16)dollars;
    }
}

static inline void reveal(State *s) { /* M13-R2, M13-R3, M13-A1 */
    s->start = s->taker;
    s->revealed = s->deck[s->deck_at++];
    if (s->revealed == CRASH) {
        finish(s);
        return;
    }
    s->round++;
    int company = company_of[s->revealed];
    for (int seat = 0; seat < s->seats; seat++) s->score[seat] += s->shares[seat][company];
    s->phase = IN_AUCTION;
    s->in_auction = (u8)((1 << s->seats) - 1);
    s->turn = s->start;
}

static inline int may_borrow(const State *s) { /* M13-L1, M13-L2 */
    if (s->credit >> s->turn & 1) return 0;
    return !(s->options & SCORE_FLOOR) || s->score[s->turn] >= CREDIT_DOLLARS;
}

static inline int sample(State *s) {
    if (s->phase == IN_AUCTION) { /* M13-A2, M13-L1 */
        unsigned actions = 1u << LEAVE;
        if (s->chips[s->turn]) actions |= 1u << BID;
        if (may_borrow(s)) actions |= 1u << CREDIT;
        return nth(actions, draw(s, __builtin_popcount(actions)));
    }
    unsigned actions = 0;
    i64 free = 0;
    if (s->phase == AT_WINNER || s->option_used) actions = 1u << TAKE; /* M13-X1 */
    if (s->phase == AT_WINNER || !s->option_used) {                    /* M13-X2 */
        int some = s->shares[s->turn][box_of[s->revealed]] != 0;
        if (!(some && s->options & BARE_NOTHING)) actions |= 1u << NOTHING;
        if (some) actions |= 1u << SELL;
        i64 taken = 0; /* M13-D1, M13-D3 */
        for (int seat = 0; seat < s->seats; seat++) taken |= s->depots[seat];
        free = network[box_of[s->revealed]] & ~taken;
    }
    int count = __builtin_popcount(actions), width = count_of(free);
    int full = count_of(s->depots[s->turn]) == DEPOTS; /* M13-D2 */
    int at = draw(s, count + (full ? width * DEPOTS : width));
    if (at < count) return nth(actions, at);
    at -= count;
    if (!full) return ERECT + nth((u64)free, at);
    return MOVE + nth((u64)s->depots[s->turn], at / width) * STATIONS + nth((u64)free, at % width);
}

static inline void leave(State *s) { /* M13-A3, M13-A4 */
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

static inline void go_on(State *s, int used) { /* M13-X1 */
    s->option_used = (u8)used;
    if (s->phase == AT_WINNER) {
        s->phase = AT_RUNNER_UP;
        s->turn = s->runner_up;
    } else {
        reveal(s);
    }
}

static inline void sell(State *s) { /* M13-X2, M13-X3 */
    int company = box_of[s->revealed], price = 0;
    for (int seat = 0; seat < s->seats; seat++) price += s->shares[seat][company];
    s->score[s->turn] += (i16)(s->shares[s->turn][company] * price);
    s->shares[s->turn][company] = 0;
}

static inline void apply(State *s, int action) {
    switch (action) {
    case BID: /* M13-A2 */
        s->chips[s->turn]--;
        s->bowl++;
        s->turn = (u8)next_seat(s->in_auction, s->turn);
        return;
    case LEAVE: leave(s); return;
    case CREDIT: /* M13-L1 */
        s->bank -= CREDIT_CHIPS;
        s->chips[s->turn] += CREDIT_CHIPS;
        s->score[s->turn] -= CREDIT_DOLLARS;
        s->credit |= (u8)(1 << s->turn);
        return;
    case TAKE: /* M13-X1, M13-X4 */
        s->shares[s->turn][company_of[s->revealed]]++;
        s->taker = s->turn;
        go_on(s, 0);
        return;
    case SELL: sell(s); break;
    case NOTHING: break;
    default:
        if (action < MOVE) { /* M13-D1 */
            s->depots[s->turn] |= (i64)1 << (action - ERECT);
        } else { /* M13-D2 */
            int pair = action - MOVE;
            s->depots[s->turn] ^= (i64)1 << (pair / STATIONS) | (i64)1 << (pair % STATIONS);
        }
    }
    go_on(s, 1);
}

/* ---- setup and result ---- */

static inline void setup(State *s, int seats, int options, u64 rng) { /* M13-S1 to M13-S3 */
    s->rng = rng;
    s->seats = (u8)seats;
    s->options = (u16)options;
    int row = seats - LOW_SEATS, dealt = 0;
    const u8 *listed = cards + (row + (options & DECK_B ? SEATS - LOW_SEATS + 1 : 0)) * SHARES;
    for (int i = 0; i < SHARES; i++) s->deck[i] = listed[i];
    s->deck[SHARES] = CRASH;
    for (int company = 0; company < COMPANIES; company++)
        dealt += start_shares[row * COMPANIES + company];
    if (options & RANDOM_SHARES) choose_start_shares(s, dealt);
    shuffle(s, dealt, SHARES);
    swap(s, SHARES, SHARES - draw(s, CRASH_PLACES));
    int named = options >> FIRST_SHIFT & FIRST_MASK;
    s->taker = (u8)(named ? named - 1 : draw(s, seats));
    for (int seat = 0; seat < SEATS; seat++) {
        s->score[seat] = 0;
        s->depots[seat] = 0;
        s->chips[seat] = seat < seats ? CHIPS_PER_SEAT : 0;
    }
    for (int place = 0; place < seats; place++)
        for (int company = 0; company < COMPANIES; company++)
            s->shares[(s->taker + place) % seats][company] =
                (i8)start_hands[(row * SEATS + place) * COMPANIES + company];
    s->bank = (i8)(CHIPS - CHIPS_PER_SEAT * seats);
    s->deck_at = (u8)dealt;
    s->bowl = 0;
    s->credit = s->winner = s->runner_up = s->option_used = s->round = 0;
    reveal(s);
}

static inline u64 digest(const State *s) {
    u64 result = s->round;
    for (int seat = 0; seat < s->seats; seat++) {
        result = mix(result ^ (u64)(i64)s->score[seat]);
        result = mix(result ^ (u64)(i64)(s->chips[seat] * 64 + num_shares(s, seat)));
        result = mix(result ^ (u64)s->depots[seat]);
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
            apply(s, sample(s));
            count++;
        }
        sum = mix(sum ^ digest(s));
    }
    *moves = count;
    *checksum = sum;
}
