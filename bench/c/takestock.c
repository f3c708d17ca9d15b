/* The yardstick: Take Stock (2006) written by hand in C, as tightly as we can.
 *
 * The same game as src/moguls/games/takestock with all its switches, the same counter RNG,
 * the same draw of a legal action and the same playout loop, so that the number of moves and
 * the checksum agree with the plain and the native engine, bit for bit. What the seats have
 * seen (the last group of fields there) is left out: random play never looks at it.
 * bench/yardstick.py builds it as a shared library and calls it through ctypes.
 * Remarks cite the clauses of RULES.md.
 */
#include <stdint.h>

typedef uint64_t u64;
typedef int64_t i64;
typedef uint16_t u16;
typedef uint8_t u8;
typedef int8_t i8;

enum { SEATS = 6, STOCKS = 5, LANE = 11, CARDS = 55, EVENTS = 40, KINDS = 24, KEEPABLE = 23 };
enum { CLOSING = 11 - 2, TOKENS = 30, TOKENS_PER_SEAT = 4, TAKES = 3, UNDER_CLOSED = 10, ROUNDS = 4 };
enum { SPLIT = 0, CRASH = 5, INSIDER = 10, AUDIT = 15, FREEZE, NO_CHANGE, BULL, BEAR };
enum { OPTIONS_UP = 20, OPTIONS_DOWN, MARKET_CRASH, MARKET_CLOSED };
enum { RAISE = 0, SAVE = RAISE + CARDS, DRAW_TWO = SAVE + CARDS * CARDS, KEEP = DRAW_TWO + CARDS };
enum { PLAY = KEEP + CARDS, CHOOSE = PLAY + CARDS * KEEPABLE, DO_AUDIT = CHOOSE + KEEPABLE };
enum { DO_FREEZE = DO_AUDIT + STOCKS * 3, TAKE = DO_FREEZE + STOCKS, TAKE_DONE = TAKE + CARDS * CARDS };
enum { DO_BEAR = TAKE_DONE + 1, OPTION = DO_BEAR + CARDS, OPTION_DONE = OPTION + CARDS };
enum { AT_TURN, AT_CHOOSE, AT_AUDIT, AT_FREEZE, AT_INSIDER, AT_BEAR, AT_OPTIONS };
enum { RESHUFFLE = AT_OPTIONS + 1, NEXT_ROUND, OVER };
enum { FOUR_STEPS = 1, SKIP_START = 2, KEEP_EVENTS = 4, ROUNDS_SHIFT = 3, FIRST_SHIFT = 7 };

typedef struct {
    u64 rng;
    u64 hands[SEATS], certificates[SEATS]; /* sets of shares: stock * 11 + value - 2 */
    u64 kept[SEATS];                       /* bags of events: see bags.py */
    u64 columns, discards, pool, out;      /* out: the bag of all discarded events */
    u16 totals[SEATS], options;
    i8 tokens[SEATS], supply;
    u8 pile[CARDS], pile_at, pile_end, events[EVENTS], event_at, event_end, drawn[2];
    u8 splits[STOCKS], frozen, seats, turn, active, dealer, phase, round, taken;
    u8 drawer, bull_draws, closed;
} State;

static const u8 first_at[KINDS] = {0,  3,  6,  9,  12, 15, 16, 17, 18, 19, 20, 21,
                                   22, 23, 24, 25, 29, 32, 34, 35, 36, 37, 38, 39};
static const u8 copies[KINDS] = {3, 3, 3, 3, 3, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 4, 3, 2, 1, 1, 1, 1, 1, 1};
static const u8 kind_at[EVENTS] = {0,  0,  0,  1,  1,  1,  2,  2,  2,  3,  3,  3,  4,  4,
                                   4,  5,  6,  7,  8,  9,  10, 11, 12, 13, 14, 15, 15, 15,
                                   15, 16, 16, 16, 17, 17, 18, 19, 20, 21, 22, 23};
static const u8 dealt[SEATS + 1] = {0, 0, 7, 6, 5, 4, 4}; /* TKS-S2 */
static const u8 shares_on[2][LANE] = {{1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3}, {1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4}};

static const u64 one = 1, all_shares = (1ull << CARDS) - 1, all_events = (1ull << EVENTS) - 1;
static const u64 lane_mask = (1 << LANE) - 1;

static inline u64 field(int kind) { return ((one << copies[kind]) - 1) << first_at[kind]; }

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

static inline void shuffle(State *s, u8 *cards, int start, int stop) {
    for (int left = stop - start; left > 1; left--) {
        int i = start + left - 1, j = start + draw(s, left);
        u8 kept = cards[i];
        cards[i] = cards[j];
        cards[j] = kept;
    }
}

/* ---- sets and bags ---- */

static inline int count(u64 bits) { return __builtin_popcountll(bits); }
static inline int lowest(u64 bits) { return __builtin_ctzll(bits); }

static inline int nth(u64 bits, int skip) {
    for (; skip; skip--) bits &= bits - 1;
    return lowest(bits);
}

static inline u64 added(u64 bag, int kind) {
    return bag | one << first_at[kind] | (bag & field(kind)) << 1;
}

static inline u64 removed(u64 bag, int kind) {
    u64 mine = bag & field(kind);
    return (bag ^ mine) | (mine >> 1 & field(kind));
}

static inline u64 without(u64 bag, u64 other) {
    for (; other; other &= other - 1) bag = removed(bag, kind_at[lowest(other)]);
    return bag;
}

static inline u64 first_cards(void) {
    u64 bits = 0;
    for (int kind = 0; kind < KINDS; kind++) bits |= one << first_at[kind];
    return bits;
}

static inline u64 returning_kinds(void) {
    u64 bits = field(FREEZE);
    for (int stock = 0; stock < STOCKS; stock++) bits |= field(SPLIT + stock);
    return bits;
}

/* ---- the market ---- */

static inline u64 column(const State *s, int stock) { return s->columns >> LANE * stock & lane_mask; }

static inline u64 lanes(u64 bits) { /* the same bits for each stock */
    u64 made = 0;
    for (int stock = 0; stock < STOCKS; stock++) made |= bits << LANE * stock;
    return made;
}

static inline u64 up_to_top(u64 columns) {
    columns |= (columns & lanes(lane_mask & ~1ull)) >> 1;
    columns |= (columns & lanes(lane_mask & ~3ull)) >> 2;
    columns |= (columns & lanes(lane_mask & ~15ull)) >> 4;
    return columns | (columns & lanes(lane_mask & ~255ull)) >> 8;
}

static inline u64 raising(const State *s) { /* TKS-A1, TKS-V7 */
    u64 low = up_to_top(s->columns), up_1 = lanes(lane_mask & ~1ull);
    u64 reach = (low << 1 & up_1) | lanes(1);
    reach |= reach << 1 & up_1;
    reach |= reach << 2 & lanes(lane_mask & ~3ull);
    u64 cards = reach & ~low;
    for (unsigned left = s->frozen; left; left &= left - 1)
        cards &= ~(lane_mask << LANE * __builtin_ctz(left));
    return cards;
}

static inline int top(const State *s, int stock) {
    u64 cards = column(s, stock);
    return cards ? 65 - __builtin_clzll(cards) : 1;
}

static inline int price(const State *s, int stock) { return top(s, stock) * (1 + s->splits[stock]); }

static inline int longest(const State *s) { /* TKS-A4 */
    int most = 0;
    for (int stock = 0; stock < STOCKS; stock++) {
        int cards = 1 + count(column(s, stock)) + s->splits[stock];
        if (cards > most) most = cards;
    }
    return most;
}

static inline void discard_top(State *s, int stock) {
    u64 cards = column(s, stock);
    if (!cards) return;
    u64 card = one << (LANE * stock + 63 - __builtin_clzll(cards));
    s->columns ^= card;
    s->discards |= card;
}

static inline void discard_split(State *s, int stock) {
    if (!s->splits[stock]) return;
    s->splits[stock]--;
    s->out = added(s->out, SPLIT + stock);
}

static inline void thaw(State *s, int stock) {
    s->frozen &= (u8) ~(1 << stock);
    s->out = added(s->out, FREEZE);
}

static void crash(State *s, int stock) { /* TKS-V2 */
    if (s->frozen >> stock & 1) thaw(s, stock);
    int cards = count(column(s, stock)) + !(s->options & SKIP_START);
    for (int n = cards / 2; n; n--) discard_top(s, stock);
    discard_split(s, stock);
}

/* ---- the end of a round ---- */

static void score_round(State *s) { /* TKS-E2, TKS-E3, TKS-E4 */
    int scale = s->options & FOUR_STEPS, rounds = s->options >> ROUNDS_SHIFT & 15;
    int prices[STOCKS];
    for (int stock = 0; stock < STOCKS; stock++) prices[stock] = price(s, stock);
    for (int seat = 0; seat < s->seats; seat++) {
        s->discards |= s->hands[seat];
        s->hands[seat] = 0;
        for (u64 left = s->certificates[seat]; left; left &= left - 1) {
            int card = lowest(left);
            s->totals[seat] += (u16)(shares_on[scale][card % LANE] * prices[card / LANE]);
        }
    }
    s->phase = s->round == (rounds ? rounds : ROUNDS) ? OVER : NEXT_ROUND;
}

static inline u8 after(const State *s, int seat) { return (u8)(seat + 1 < s->seats ? seat + 1 : 0); }

static void ask_next(State *s) { /* TKS-E2 */
    for (int k = 0; k < s->seats; k++) {
        s->turn = after(s, s->turn);
        if (s->tokens[s->turn] && s->hands[s->turn]) return;
        if (s->turn == s->active) break;
    }
    score_round(s);
}

static void end_round(State *s) {
    s->bull_draws = 0;
    s->phase = AT_OPTIONS;
    s->turn = s->active;
    ask_next(s);
}

static inline void done(State *s) {
    if (s->turn == s->active)
        score_round(s);
    else
        ask_next(s);
}

/* ---- drawing ---- */

static inline int draw_one(State *s, int seat) { /* TKS-T2 */
    if (s->pile_at < s->pile_end) {
        s->hands[seat] |= one << s->pile[s->pile_at++];
        return 1;
    }
    if (s->discards)
        s->phase = RESHUFFLE;
    else
        end_round(s);
    return 0;
}

static void keep_drawing(State *s) { /* TKS-T1, TKS-V8 */
    while (s->bull_draws) {
        if (!draw_one(s, s->drawer)) return;
        s->drawer = after(s, s->drawer);
        if (--s->bull_draws == 0) s->active = after(s, s->active);
    }
    if (draw_one(s, s->active)) {
        s->phase = AT_TURN;
        s->turn = s->active;
    }
}

static inline void next_turn(State *s) {
    s->active = after(s, s->active);
    keep_drawing(s);
}

/* ---- events ---- */

static void carry_out(State *s, int kind) {
    if (kind < CRASH) { /* TKS-V1 */
        if (s->frozen >> kind & 1) {
            s->out = added(s->out, kind);
        } else {
            s->splits[kind]++;
            discard_top(s, kind);
        }
        next_turn(s);
        return;
    }
    if (kind == FREEZE) {
        s->phase = AT_FREEZE;
        return;
    }
    s->out = added(s->out, kind);
    switch (kind) {
    case AUDIT: s->phase = AT_AUDIT; return;
    case BEAR: s->phase = AT_BEAR; return;
    case BULL:
        s->drawer = s->active;
        s->bull_draws = s->seats;
        keep_drawing(s);
        return;
    case OPTIONS_UP: /* TKS-V9 */
        for (int k = 0, seat = s->active; k < s->seats && s->supply; k++, seat = after(s, seat)) {
            s->tokens[seat]++;
            s->supply--;
        }
        break;
    case OPTIONS_DOWN:
        for (int seat = 0; seat < s->seats; seat++) {
            s->supply += s->tokens[seat] != 0;
            s->tokens[seat] -= s->tokens[seat] != 0;
        }
        break;
    case MARKET_CRASH:
        for (int stock = 0; stock < STOCKS; stock++) crash(s, stock);
        break;
    case NO_CHANGE: break;
    default:
        if (kind >= INSIDER) { /* TKS-V4 */
            s->phase = AT_INSIDER;
            s->taken = 0;
            s->pool = s->discards & lane_mask << LANE * (kind - INSIDER);
            return;
        }
        crash(s, kind - CRASH);
    }
    next_turn(s);
}

/* ---- actions ---- */

static inline void discard(State *s, int card) {
    s->hands[s->turn] &= ~(one << card);
    s->discards |= one << card;
}

static inline void save(State *s, int card) {
    s->hands[s->turn] &= ~(one << card);
    s->certificates[s->turn] |= one << card;
}

static void close_market(State *s) { /* TKS-A6 */
    s->out = added(s->out, MARKET_CLOSED);
    s->closed = 1;
    end_round(s);
}

static inline void draw_two(State *s) { /* TKS-A5 */
    s->drawn[0] = s->events[s->event_at++];
    s->drawn[1] = s->events[s->event_at++];
    if (s->drawn[0] == MARKET_CLOSED || s->drawn[1] == MARKET_CLOSED) {
        s->out = added(s->out, s->drawn[s->drawn[0] == MARKET_CLOSED]);
        close_market(s);
    } else {
        s->phase = AT_CHOOSE;
    }
}

static inline void keep(State *s) {
    int kind = s->events[s->event_at++];
    if (kind == MARKET_CLOSED) {
        close_market(s);
    } else {
        s->kept[s->turn] = added(s->kept[s->turn], kind);
        next_turn(s);
    }
}

static inline void take(State *s, int card, int other) { /* TKS-V4 */
    discard(s, other);
    s->pool ^= one << card;
    s->discards ^= one << card;
    s->hands[s->turn] |= one << card;
    if (++s->taken == TAKES) {
        s->pool = 0;
        next_turn(s);
    }
}

static inline void bear(State *s, int card) { /* TKS-V8 */
    discard(s, card);
    s->turn = after(s, s->turn);
    if (s->turn != s->active) return;
    for (int seat = 0; seat < s->seats; seat++)
        if (!s->hands[seat]) {
            end_round(s);
            return;
        }
    next_turn(s);
}

static inline void exercise(State *s, int card) { /* TKS-E2 */
    save(s, card);
    s->tokens[s->turn]--;
    s->supply++;
    if (!s->tokens[s->turn] || !s->hands[s->turn]) done(s);
}

static inline void answer(State *s, int action) {
    if (action < DO_AUDIT) {
        int kind = action - CHOOSE;
        s->out = added(s->out, s->drawn[s->drawn[0] == kind]);
        carry_out(s, kind);
    } else if (action < DO_FREEZE) {
        int stock = (action - DO_AUDIT) / 3, way = (action - DO_AUDIT) % 3;
        if (way == 0) discard_top(s, stock);
        if (way == 1) discard_split(s, stock);
        next_turn(s);
    } else if (action < TAKE) { /* TKS-V6 */
        int stock = action - DO_FREEZE;
        if (s->frozen >> stock & 1) {
            thaw(s, stock);
            s->out = added(s->out, FREEZE);
        } else {
            s->frozen |= (u8)(1 << stock);
        }
        next_turn(s);
    } else if (action < TAKE_DONE) {
        take(s, (action - TAKE) / CARDS, (action - TAKE) % CARDS);
    } else if (action == TAKE_DONE) {
        s->pool = 0;
        next_turn(s);
    } else if (action < OPTION) {
        bear(s, action - DO_BEAR);
    } else if (action < OPTION_DONE) {
        exercise(s, action - OPTION);
    } else {
        done(s);
    }
}

static inline void apply(State *s, int action) {
    if (action >= CHOOSE) {
        answer(s, action);
    } else if (action < SAVE) { /* TKS-A1, TKS-A2 */
        s->hands[s->turn] &= ~(one << action);
        s->columns |= one << action;
        if (action % LANE >= CLOSING)
            end_round(s);
        else
            next_turn(s);
    } else if (action < DRAW_TWO) { /* TKS-A3 */
        save(s, (action - SAVE) / CARDS);
        discard(s, (action - SAVE) % CARDS);
        if (!s->hands[s->turn])
            end_round(s);
        else
            next_turn(s);
    } else if (action < KEEP) {
        discard(s, action - DRAW_TWO);
        draw_two(s);
    } else if (action < PLAY) {
        discard(s, action - KEEP);
        keep(s);
    } else { /* TKS-A7 */
        int kind = (action - PLAY) % KEEPABLE;
        discard(s, (action - PLAY) / KEEPABLE);
        s->kept[s->turn] = removed(s->kept[s->turn], kind);
        carry_out(s, kind);
    }
}

/* ---- a legal action at random: the one at the place drawn among all, ascending ---- */

static inline int sample_turn(State *s) {
    u64 hand = s->hands[s->turn], up = hand & raising(s), kinds = s->kept[s->turn] & first_cards();
    int size = count(hand), ups = count(up), each = count(kinds);
    int saves = count(s->certificates[s->turn]) < longest(s) ? size * (size - 1) : 0;
    int skip = draw(s, ups + saves + size * (2 + each));
    if (skip < ups) return RAISE + nth(up, skip);
    skip -= ups;
    if (skip < saves) {
        int card = nth(hand, skip / (size - 1));
        return SAVE + card * CARDS + nth(hand & ~(one << card), skip % (size - 1));
    }
    skip -= saves;
    if (skip < size) return DRAW_TWO + nth(hand, skip);
    if (skip < 2 * size) return KEEP + nth(hand, skip - size);
    skip -= 2 * size;
    return PLAY + nth(hand, skip / each) * KEEPABLE + kind_at[nth(kinds, skip % each)];
}

static inline u64 audits(const State *s) { /* TKS-V5 */
    u64 ways = 0;
    for (int stock = 0; stock < STOCKS; stock++) {
        if (s->frozen >> stock & 1) continue;
        u64 mine = (u64)(column(s, stock) != 0) | (u64)(s->splits[stock] != 0) << 1;
        ways |= (mine ? mine : 4) << stock * 3;
    }
    return ways;
}

static inline int sample(State *s) {
    u64 hand = s->hands[s->turn];
    int skip, size = count(hand);
    switch (s->phase) {
    case AT_TURN: return sample_turn(s);
    case AT_CHOOSE: {
        u64 pair = one << s->drawn[0] | one << s->drawn[1];
        return CHOOSE + nth(pair, draw(s, count(pair)));
    }
    case AT_AUDIT: {
        u64 ways = audits(s);
        return DO_AUDIT + nth(ways, draw(s, count(ways)));
    }
    case AT_FREEZE: return DO_FREEZE + draw(s, STOCKS);
    case AT_INSIDER:
        skip = draw(s, count(s->pool) * size + 1);
        if (skip == count(s->pool) * size) return TAKE_DONE;
        return TAKE + nth(s->pool, skip / size) * CARDS + nth(hand, skip % size);
    case AT_BEAR: return DO_BEAR + nth(hand, draw(s, size));
    default:
        skip = draw(s, size + 1);
        return skip == size ? OPTION_DONE : OPTION + nth(hand, skip);
    }
}

/* ---- setup, rounds and result ---- */

static void lay_shares(State *s, u64 cards) {
    s->pile_at = 0;
    s->pile_end = (u8)count(cards);
    for (int i = 0; cards; cards &= cards - 1) s->pile[i++] = (u8)lowest(cards);
    shuffle(s, s->pile, 0, s->pile_end);
}

static void lay_events(State *s, u64 bag) { /* TKS-S3 */
    s->event_at = 0;
    s->event_end = (u8)count(bag);
    for (int i = 0; bag; bag &= bag - 1) s->events[i++] = kind_at[lowest(bag)];
    int last = s->event_end - 1, place = last - UNDER_CLOSED;
    shuffle(s, s->events, 0, last);
    s->events[last] = s->events[place];
    s->events[place] = MARKET_CLOSED;
}

static void lay_under(State *s) { /* TKS-S5 */
    u64 bag = s->out & returning_kinds();
    for (int stock = 0; stock < STOCKS; stock++) {
        for (int n = s->splits[stock]; n; n--) bag = added(bag, SPLIT + stock);
        if (s->frozen >> stock & 1) bag = added(bag, FREEZE);
    }
    int left = s->event_end - s->event_at;
    for (int i = 0; i < left; i++) s->events[i] = s->events[s->event_at + i];
    s->event_at = 0;
    s->event_end = (u8)(left + count(bag));
    for (int i = left; bag; bag &= bag - 1) s->events[i++] = kind_at[lowest(bag)];
    shuffle(s, s->events, left, s->event_end);
}

static void open_round(State *s) { /* TKS-S2 */
    s->columns = s->discards = s->frozen = 0;
    for (int stock = 0; stock < STOCKS; stock++) s->splits[stock] = 0;
    for (int seat = 0; seat < SEATS; seat++) s->hands[seat] = s->certificates[seat] = 0;
    for (int k = s->seats * dealt[s->seats], seat = s->dealer; k; k--) {
        seat = after(s, seat);
        s->hands[seat] |= one << s->pile[s->pile_at++];
    }
    s->active = s->dealer;
    next_turn(s);
}

static void next_round(State *s) { /* TKS-S4, TKS-S5 */
    lay_shares(s, all_shares);
    if (s->closed) {
        u64 bag = all_events;
        for (int seat = 0; seat < s->seats; seat++) {
            if (s->options & KEEP_EVENTS)
                bag = without(bag, s->kept[seat]);
            else
                s->kept[seat] = 0;
        }
        lay_events(s, bag);
        s->out = 0;
    } else {
        lay_under(s);
        s->out &= ~returning_kinds();
    }
    s->closed = 0;
    int found = after(s, s->dealer), seat = found;
    for (int k = 1; k < s->seats; k++) {
        seat = after(s, seat);
        if (s->totals[seat] < s->totals[found]) found = seat;
    }
    s->dealer = (u8)found;
    s->round++;
    open_round(s);
}

static inline void take_chance(State *s) {
    if (s->phase == NEXT_ROUND) {
        next_round(s);
        return;
    }
    lay_shares(s, s->discards); /* TKS-T2 */
    s->discards = 0;
    keep_drawing(s);
}

static inline void setup(State *s, int seats, int options, u64 rng) { /* TKS-S1 to TKS-S4 */
    s->rng = rng;
    s->seats = (u8)seats;
    s->options = (u16)options;
    lay_shares(s, all_shares);
    lay_events(s, all_events);
    int first = options >> FIRST_SHIFT ? (options >> FIRST_SHIFT) - 1 : draw(s, seats);
    s->dealer = (u8)(first ? first - 1 : seats - 1);
    for (int seat = 0; seat < SEATS; seat++) {
        s->tokens[seat] = seat < seats ? TOKENS_PER_SEAT : 0;
        s->totals[seat] = 0;
        s->kept[seat] = 0;
    }
    s->supply = (i8)(TOKENS - TOKENS_PER_SEAT * seats);
    s->out = s->pool = 0;
    s->round = 1;
    s->taken = s->drawer = s->bull_draws = s->closed = 0;
    open_round(s);
}

static inline u64 digest(const State *s) {
    u64 result = mix(s->columns ^ s->round);
    for (int seat = 0; seat < s->seats; seat++) {
        result = mix(result ^ (u64)(s->totals[seat] * 64 + s->tokens[seat]));
        result = mix(result ^ s->certificates[seat]);
    }
    return result;
}

int state_size(void) { return (int)sizeof(State); }

/* Play `games` random games, the first being game `first` of the seed: moves and checksum. */
void playouts(int seats, int options, u64 seed, i64 first, i64 games, i64 *moves, u64 *checksum) {
    State state, *s = &state;
    i64 plies = 0;
    u64 sum = 0;
    for (i64 k = first; k < first + games; k++) {
        setup(s, seats, options, stream(seed, (u64)k));
        while (s->phase != OVER) {
            apply(s, sample(s));
            while (s->phase == RESHUFFLE || s->phase == NEXT_ROUND) take_chance(s);
            plies++;
        }
        sum = mix(sum ^ digest(s));
    }
    *moves = plies;
    *checksum = sum;
}
