/* The yardstick: Moguli written by hand in C, as tightly as we can.
 *
 * The same game as src/moguls/games/moguli with all its switches and the same sets of 35 bits, the
 * same counter RNG, the same draw of a legal action and the same playout loop, so that the number
 * of moves and the checksum agree with the plain and the native engine, bit for bit.
 * bench/yardstick.py builds it as a shared library and calls it through ctypes.
 * Remarks cite the clauses of RULES.md.
 */
#include <stdint.h>

typedef uint64_t u64;
typedef int64_t i64;
typedef uint32_t u32;
typedef uint8_t u8;

enum { COLUMNS = 5, TILES = 35, MARKED = 17, PAWNS = 5, PAWNS_TO_WIN = 4, FREE_HOME = 2 };
enum { TO_LAST_ROW = 30, TURNS = 3, QUARTERS = 4 };
enum { END, KEEP, SWAP, ROTATE = 5, PAWN = 110 };
enum { IN_SWAP, IN_PLAY, OVER };
enum { ON, ACROSS, STALL, LIMIT };
enum { NEW_START_ROW = 1, CYLINDER = 2, COMPULSORY = 4, NULL_MOVE = 8, SHORT_STALL = 16 };
enum { FIRST_SHIFT = 5, TURNS_SHIFT = 7, TURNS_MASK = (1 << 20) - 1, DEFAULT_TURNS = 500 };
enum { DUTY_ROTATION = 1 << 27, STALL_TURNING = 1 << 28, STALL_UNMOVED = 1 << 29 };

#define ONE ((u64)1)
static const u64 board = (ONE << TILES) - 1, first_row = 31;
static const u64 first_column = 0x42108421, last_column = (u64)0x42108421 << 4;

typedef struct {
    u64 row, column, ring;
} Face;

typedef struct {
    u64 rng, east, north, inverse, pawns[2], barred, rotated;
    Face over, under;
    u64 ends[PAWNS], bonus[PAWNS], kept[TURNS];
    u32 options, round;
    u8 turn, first, phase, rotations, moved, earned, could_move, must_turn;
    u8 stalled, last_turn, ended, won;
} State;

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

static inline int count_of(u64 bits) { return __builtin_popcountll(bits); }
static inline int lowest(u64 bits) { return __builtin_ctzll(bits); }

/* ---- the board ---- */

static inline void connect_face(Face *face, u64 east, u64 north, int cylinder) { /* MOG-B1 */
    face->row = east & ~(east >> 1) & (board ^ last_column);
    face->column = north & ~(north >> COLUMNS) & (board >> COLUMNS);
    face->ring = cylinder ? (east >> 4) & ~east & first_column : 0; /* MOG-V2 */
}

static inline void connect(State *s) {
    int cylinder = (s->options & CYLINDER) != 0;
    connect_face(&s->over, s->east, s->north, cylinder);
    connect_face(&s->under, s->east ^ s->inverse, s->north ^ s->inverse, cylinder); /* MOG-C1 */
}

static inline void turn_tile(State *s, u64 tile, int quarters) { /* MOG-A1 */
    for (; quarters; quarters--) {
        u64 east = s->east & tile;
        s->east = (s->east & ~tile) | (s->north & tile);
        s->north = (s->north & ~tile) | (east ^ tile);
    }
    connect(s);
}

static inline u64 across(const Face *f, u64 gates) {
    return (gates & f->row) << 1 | (gates >> 1 & f->row) | (gates & f->ring) << 4 |
           (gates >> 4 & f->ring);
}

static inline u64 along(const Face *f, u64 gates) {
    return (gates & f->column) << COLUMNS | (gates >> COLUMNS & f->column);
}

/* ---- where a pawn can come ---- */

static inline u64 flood(const Face *face, u64 gates, u64 free) {
    for (u64 fresh = gates; fresh; gates |= fresh)
        fresh = (across(face, fresh) | along(face, fresh)) & free & ~gates;
    return gates;
}

static inline u64 over(const State *s, u64 gates, u64 free) { /* MOG-B3 */
    return flood(&s->over, gates, free);
}

static inline u64 bridges(const State *s, u64 pawns) { /* MOG-B4 */
    return pawns & across(&s->under, board) & along(&s->under, board);
}

static inline u64 starts(const State *s, u64 piers) {
    u64 dives = flood(&s->under, piers, board), free = board & ~(s->pawns[0] | s->pawns[1]);
    u64 near = over(s, dives & free, free);
    return dives | across(&s->over, near) | along(&s->over, near);
}

static inline u64 side(const State *s, u64 bridge, int by_row, u64 stop) { /* MOG-B2 */
    u64 found = 0;
    for (u64 at = bridge; at; by_row = !by_row) {
        at = (by_row ? across(&s->under, at) : along(&s->under, at)) & ~bridge;
        found |= at;
        at &= ~stop;
    }
    return found;
}

static inline u64 beyond(u64 dives, u64 one, u64 other) { /* MOG-B4, MOG-B5 */
    u64 up = (dives & one ? other : 0) | (dives & other ? one : 0), at = dives & one;
    return one == other && (at & (at - 1)) == 0 ? up & ~at : up;
}

static inline u64 all_pawns(const State *s) { return s->pawns[0] | s->pawns[1]; }

static inline u64 reach(const State *s, u64 pawn, u64 beneath) {
    u64 free = (board & ~all_pawns(s)) | pawn, up = 0, dives = over(s, pawn, free);
    for (u64 rest = bridges(s, beneath & ~pawn); rest; rest &= rest - 1) {
        u64 bridge = rest & -rest;
        up |= beyond(dives, side(s, bridge, 1, 0), side(s, bridge, 0, 0));
    }
    return over(s, up & free, free);
}

/* ---- the start row ---- */

static inline u64 home(int seat) { return first_row << (TO_LAST_ROW * seat); }
static inline int free_home(const State *s) {
    return COLUMNS - count_of(all_pawns(s) & home(s->turn));
}
static inline int is_bound(const State *s) { /* MOG-O1 */
    return free_home(s) < FREE_HOME && s->pawns[s->turn] & home(s->turn);
}
static inline u64 movers(const State *s) { /* MOG-O1, MOG-O2 */
    return is_bound(s) ? s->pawns[s->turn] & home(s->turn) : s->pawns[s->turn];
}
static inline u64 legal_ends(const State *s, u64 pawn, u64 beneath) { /* MOG-O1, MOG-O3, MOG-B5 */
    u64 row = home(s->turn), ends = reach(s, pawn, beneath);
    if (free_home(s) < (pawn & row ? FREE_HOME : FREE_HOME + 1)) ends &= ~row;
    return s->options & NULL_MOVE ? ends : ends & ~pawn;
}

static inline u64 able(const State *s) {
    u64 piers = bridges(s, all_pawns(s));
    return piers ? movers(s) & starts(s, piers) : 0;
}

static int can_move(const State *s) {
    u64 pawns = all_pawns(s);
    for (u64 rest = able(s); rest; rest &= rest - 1)
        if (legal_ends(s, rest & -rest, pawns)) return 1;
    return 0;
}

static inline void forget(State *s) {
    s->must_turn = 0;
    for (int i = 0; i < PAWNS; i++) s->ends[i] = s->bonus[i] = 0;
    for (int i = 0; i < TURNS; i++) s->kept[i] = 0;
}

static void look(State *s) {
    u64 pawns = all_pawns(s), own = s->pawns[s->turn];
    forget(s);
    for (u64 rest = able(s); rest; rest &= rest - 1) {
        u64 pawn = rest & -rest, ends = legal_ends(s, pawn, pawns);
        if (ends) {
            int i = count_of(own & (pawn - 1));
            s->ends[i] = ends;
            s->bonus[i] = legal_ends(s, pawn, s->pawns[1 - s->turn]); /* MOG-B6 */
            s->could_move = 1;
        }
    }
}

/* ---- the duty to move ---- */

static inline int must_move(const State *s) {
    u64 any = s->ends[0] | s->ends[1] | s->ends[2] | s->ends[3] | s->ends[4];
    return any && (s->options & COMPULSORY || is_bound(s));
}

static inline u64 shortest(const State *s, u64 pawn, u64 bridge, int by_row, u64 dives, u64 ends) {
    u64 before = side(s, bridge, by_row, dives);
    u64 tiles = before | bridge | side(s, bridge, !by_row, ends);
    return before & pawn ? tiles : tiles | dives;
}

static u64 needed_by(const State *s, u64 pawn, u64 ends) {
    u64 free = (board & ~all_pawns(s)) | pawn, dives = over(s, pawn, free), tiles = dives, up = 0;
    for (u64 rest = bridges(s, all_pawns(s) & ~pawn); rest; rest &= rest - 1) {
        u64 bridge = rest & -rest, one = side(s, bridge, 1, 0), other = side(s, bridge, 0, 0);
        if (one != other) {
            if (dives & one && ends & other) return shortest(s, pawn, bridge, 1, dives, ends);
            if (dives & other && ends & one) return shortest(s, pawn, bridge, 0, dives, ends);
        }
        up |= beyond(dives, one, other);
        tiles |= one | other | bridge;
    }
    return tiles | over(s, up & free, free);
}

static void keep(State *s, u64 tiles) {
    for (; tiles; tiles &= tiles - 1) {
        u64 tile = tiles & -tiles;
        for (int quarters = 0; quarters < QUARTERS; quarters++) {
            turn_tile(s, tile, 1);
            if (quarters < TURNS && !can_move(s)) s->kept[quarters] |= tile;
        }
    }
}

static int opens_a_way(State *s) { /* MOG-E2 */
    int found = 0;
    for (u64 tiles = board & ~s->barred; tiles && !found; tiles &= tiles - 1)
        for (int quarters = 0; quarters < QUARTERS; quarters++) {
            turn_tile(s, tiles & -tiles, 1);
            if (quarters < TURNS && can_move(s)) found = 1;
        }
    return found;
}

static void find_ways_out(State *s) { /* MOG-O1 */
    u64 tiles = board & ~s->barred;
    keep(s, tiles);
    s->must_turn = (s->kept[0] & s->kept[1] & s->kept[2]) != tiles;
    if (!s->must_turn) s->kept[0] = s->kept[1] = s->kept[2] = 0;
}

static void keep_moves(State *s) { /* MOG-O1, MOG-T1 */
    if (must_move(s)) {
        u64 tiles = board & ~s->barred;
        int i = 0;
        for (u64 rest = s->pawns[s->turn]; rest; rest &= rest - 1, i++)
            if (s->ends[i]) tiles &= needed_by(s, rest & -rest, s->ends[i]);
        keep(s, tiles);
    } else if (s->options & DUTY_ROTATION && is_bound(s)) {
        find_ways_out(s);
    }
    if (s->options & STALL_TURNING && !s->could_move) s->could_move = (u8)opens_a_way(s);
}

/* ---- the turn and the end ---- */

static void begin_turn(State *s) { /* MOG-T1, MOG-A2 */
    s->round++;
    s->barred = s->rotated;
    s->rotated = 0;
    s->rotations = s->moved = s->earned = s->could_move = 0;
    look(s);
    keep_moves(s);
}

static inline int points(const State *s, int seat) {
    return count_of(s->pawns[seat] & home(1 - seat));
}

static inline void finish(State *s, int why, int won) {
    s->phase = OVER;
    s->ended = (u8)why;
    s->won = (u8)won;
    s->barred = s->rotated = 0;
    s->rotations = s->moved = s->earned = 0;
    forget(s);
}

static inline int leader(const State *s) {
    int lead = points(s, 0) - points(s, 1);
    return lead == 0 ? 3 : lead > 0 ? 1 : 2;
}

static void end_turn(State *s) { /* MOG-E1 to MOG-E3 */
    int is_across = points(s, s->turn) >= PAWNS_TO_WIN;
    u32 packed = s->options >> TURNS_SHIFT & TURNS_MASK, most = packed ? packed - 1 : DEFAULT_TURNS;
    int went = s->options & STALL_UNMOVED ? s->moved : s->could_move; /* MOG-E2 */
    s->stalled = went ? 0 : (u8)(s->stalled + 1);
    if (s->last_turn) {
        finish(s, ACROSS, is_across ? 3 : 1 << s->first);
        return;
    }
    if (is_across && s->turn == s->first) {
        s->last_turn = 1;
    } else if (is_across) {
        finish(s, ACROSS, 1 << s->turn);
        return;
    } else if (s->stalled >= (s->options & SHORT_STALL ? 3 : 6)) {
        finish(s, STALL, leader(s));
        return;
    } else if (s->round == most) {
        finish(s, LIMIT, 3);
        return;
    }
    s->turn = 1 - s->turn;
    begin_turn(s);
}

/* ---- actions ---- */

static inline int nth_rotation(const State *s, u64 tiles, int at) {
    if (!(s->kept[0] | s->kept[1] | s->kept[2])) {
        int tile = at / TURNS;
        for (u64 barred = s->barred; barred && tile >= lowest(barred); barred &= barred - 1) tile++;
        return ROTATE + TURNS * tile + at % TURNS;
    }
    for (;; tiles &= tiles - 1)
        for (int i = 0, tile = lowest(tiles); i < TURNS; i++)
            if (!(s->kept[i] >> tile & 1) && at-- == 0) return ROTATE + TURNS * tile + i;
}

static inline int nth_pawn(const State *s, int at) {
    u64 pawns = s->pawns[s->turn];
    for (int i = 0;; i++, pawns &= pawns - 1) {
        int count = count_of(s->ends[i]);
        if (at < count) {
            u64 ends = s->ends[i];
            for (; at; at--) ends &= ends - 1;
            return PAWN + TILES * lowest(pawns) + lowest(ends);
        }
        at -= count;
    }
}

static inline int sample(State *s) {
    if (s->phase == IN_SWAP) return KEEP + draw(s, 4); /* MOG-V1 */
    int can_end = !s->must_turn && !must_move(s), moves = 0;
    u64 tiles = s->rotations <= s->earned ? board & ~s->barred : 0; /* MOG-B6 */
    int turns = TURNS * count_of(tiles);
    for (int i = 0; i < TURNS; i++) turns -= count_of(s->kept[i]);
    for (int i = 0; i < PAWNS; i++) moves += count_of(s->ends[i]);
    int at = draw(s, can_end + turns + moves) - can_end;
    if (at < 0) return END;
    return at < turns ? nth_rotation(s, tiles, at) : nth_pawn(s, at - turns);
}

static inline u64 swapped(u64 tiles, int here, int there) {
    u64 differ = ((tiles >> here) ^ (tiles >> there)) & first_row;
    return tiles ^ differ << here ^ differ << there;
}

static inline void swap_row(State *s, int row) { /* MOG-V1 */
    int here = TO_LAST_ROW * s->turn, there = COLUMNS * row;
    s->east = swapped(s->east, here, there);
    s->north = swapped(s->north, here, there);
    s->inverse = swapped(s->inverse, here, there);
    connect(s);
}

static inline void move_pawn(State *s, int start, int end) { /* MOG-B2, MOG-B6, MOG-E1 */
    u64 own = s->pawns[s->turn];
    s->earned = s->bonus[count_of(own & ((ONE << start) - 1))] >> end & 1;
    s->pawns[s->turn] = (own & ~(ONE << start)) | ONE << end;
    s->moved = 1;
    forget(s);
    if (points(s, s->turn) >= PAWNS_TO_WIN) end_turn(s);
}

static inline void apply(State *s, int action) {
    if (action >= PAWN) {
        move_pawn(s, (action - PAWN) / TILES, (action - PAWN) % TILES);
    } else if (action >= ROTATE) { /* MOG-A1, MOG-A2 */
        int turned = action - ROTATE;
        u64 tile = ONE << (turned / TURNS);
        turn_tile(s, tile, turned % TURNS + 1);
        s->rotated |= tile;
        s->rotations++;
        if (!s->moved) look(s);
    } else if (action == END) {
        end_turn(s);
    } else {
        if (action != KEEP) swap_row(s, action - SWAP + 2);
        s->turn = 1 - s->turn;
        if (s->turn == s->first) {
            s->phase = IN_PLAY;
            begin_turn(s);
        }
    }
}

/* ---- setup and result ---- */

static inline void setup(State *s, int options, u64 rng) { /* MOG-S1, MOG-S2 */
    *s = (State){.rng = rng, .options = (u32)options, .pawns = {home(0), home(1)}};
    for (int gate = 0, marked = MARKED; gate < TILES; gate++) {
        if (draw(s, TILES - gate) < marked)
            marked--;
        else
            s->inverse |= ONE << gate;
        int quarters = draw(s, QUARTERS);
        s->east |= (u64)(quarters <= 1) << gate;
        s->north |= (u64)(quarters % 3 == 0) << gate;
    }
    int named = options >> FIRST_SHIFT & 3;
    s->first = (u8)(named ? named - 1 : draw(s, 2));
    s->turn = s->first;
    connect(s);
    if (options & NEW_START_ROW) return;
    s->phase = IN_PLAY;
    begin_turn(s);
}

static inline u64 digest(const State *s) {
    u64 result = mix(s->pawns[0]);
    result = mix(result ^ s->pawns[1]);
    result = mix(result ^ s->east);
    result = mix(result ^ s->north);
    result = mix(result ^ s->inverse);
    return mix(result ^ ((u64)s->round << 8 | s->stalled << 4 | s->ended << 2 | s->won));
}

int state_size(void) { return (int)sizeof(State); }

/* Play `games` random games, the first being game `first` of the seed: moves and checksum. */
void playouts(int seats, int options, u64 seed, i64 first, i64 games, i64 *moves, u64 *checksum) {
    State state, *s = &state;
    i64 count = 0;
    u64 sum = 0;
    (void)seats;
    for (i64 k = first; k < first + games; k++) {
        setup(s, options, stream(seed, (u64)k));
        while (s->phase != OVER) {
            apply(s, sample(s));
            count++;
        }
        sum = mix(sum ^ digest(s));
    }
    *moves = count;
    *checksum = sum;
}
