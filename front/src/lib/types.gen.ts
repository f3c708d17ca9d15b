// Made by `python -m tools.typescript`; do not edit.

/** A game that can be played here: numbers of seats, switches, levels of bots. `orders`: the conditions of standing orders; `words`: how the keys of its messages begin. */
export interface GameSeen {
  name: string;
  title: string;
  words: string;
  seats: number[];
  switches: SwitchSeen[];
  levels: string[];
  orders: string[];
}

/** A house-rule switch: its values, the default among them, and the clause that explains it. `numbers`: the lowest and the highest of the whole numbers that it may be besides. */
export interface SwitchSeen {
  name: string;
  values: string[];
  default: string;
  rule: string;
  numbers: number[] | null;
}

/** Introduce a program by the name that others at its tables see. */
export interface NewProgram {
  name: string;
}

/** A program's token: sent as `Authorization: Bearer TOKEN` it says who asks. Keep it. */
export interface ProgramMade {
  id: string;
  name: string;
  token: string;
}

/** Who one is here; the id is told to nobody else. `guest`: no name has been chosen yet. */
export interface Me {
  id: string;
  name: string;
  lang: string | null;
  guest: boolean;
}

/** Change one's name or language. */
export interface PutMe {
  name?: string | null;
  lang?: "de" | "en" | "fr" | "it" | null;
}

/** One's tables, the last changed first; `next` asks for those after them, as `before`. */
export interface MyTables {
  tables: MyTable[];
  next: string | null;
}

/** A table to which one belongs; `turn`: it is one's turn there. */
export interface MyTable {
  id: string;
  game: string;
  title: string;
  status: "over" | "playing" | "waiting";
  seats: PlaceSeen[];
  free: number;
  yields: boolean;
  known: boolean;
  house: Record<string, string>;
  pace: "at_once" | "normal" | "slow";
  made: number;
  changed: number;
  watchers: number;
  you: number | null;
  turn: boolean;
  result: ResultSeen | null;
  rematch: string | null;
}

/** A seat in a list of tables. */
export interface PlaceSeen {
  kind: "bot" | "empty" | "person";
  name: string;
  level: string | null;
  online: boolean;
}

/** How a game ended: the points of each seat, and the seats that won. */
export interface ResultSeen {
  scores: number[];
  winners: number[];
}

/** The open tables: those that wait first, the newest of each kind first. */
export interface OpenTables {
  tables: TableListed[];
}

/** A table in a list: what anybody may know of it from outside. `yields`: newcomers may take over bots; `known`: it goes on from a game whose hidden cards were known; `house`: the switches that are not as usual; `made` and `changed` are seconds since 1970. */
export interface TableListed {
  id: string;
  game: string;
  title: string;
  status: "over" | "playing" | "waiting";
  seats: PlaceSeen[];
  free: number;
  yields: boolean;
  known: boolean;
  house: Record<string, string>;
  pace: "at_once" | "normal" | "slow";
  made: number;
  changed: number;
  watchers: number;
}

/** Make a table: the maker sits in seat 0 unless `sit` is false. `friends` who play on the maker's device take the next seats, then `bots`. A null among the bots leaves that seat empty; `open`: in the list of open tables from the start; `wish`: of the maker's seats, see `PutWish`; all else is as in `Arrange`. What paces were called before is understood: `human`, now `normal`, and `fast`, now `at_once`. */
export interface NewTable {
  game: string;
  seats: number;
  options?: Record<string, string>;
  bots?: ("beginner" | "easy" | "expert" | "hard" | "normal" | null)[];
  friends?: string[];
  sit?: boolean;
  pace?: "at_once" | "normal" | "slow" | "fast" | "human";
  open?: boolean;
  yields?: boolean;
  lets?: boolean;
  idle?: 0 | 2 | 5 | 15;
  waits?: boolean;
  wish?: "ask" | "no" | "once" | null;
}

/** A new table: its id, and the path that is its invitation. */
export interface TableMade {
  table: string;
  invite: string;
}

/** All that a viewer needs: what is new since `from`, and the whole of what it may see. `fixed`: parts of the view that never change at this table. Over a socket only the first view of a connection has them; keep them for the later ones. */
export interface Frame {
  type: "frame";
  seq: number;
  from: number;
  log: LogSeen[];
  table: TableSeen | null;
  view: Record<string, unknown> | null;
  fixed: string[];
}

/** What one entry of the log made happen, and how many steps of the game there are after it. */
export interface LogSeen {
  seq: number;
  events: Record<string, unknown>[];
  step: number;
}

/** A table as a viewer sees it: all but the game itself. `words`: how the keys of its messages begin, as "m02"; `orders`: the conditions of standing orders; `order`: the viewer's own alone; `you`: the seat as which the viewer looks, null for one who sees only what everybody may see; `veiled`: whether seats have secrets in this game; `open`, `yields`, `lets`, `idle`, `pace`, `waits`: as in `Arrange`; `held`: the bot on turn waits until it is asked; `hurried`: its bots think for less time than usual, because many are asked for now; `question`: what a seat can wish not to be asked, by name, null where the game has none, and `wish`: what the viewer's own wishes; `asks`: the game begins only when the host says so, or all are ready; `known`: it goes on from a game whose hidden cards were known; `back`: the viewer may go back to before its last move, here or at another table; `leads`: the viewer may do what the host may; `fills`: the viewer may seat friends and bots; `removed`: the host has freed the viewer's seat, who may not sit down again. A table that all have left for good is "closed". */
export interface TableSeen {
  id: string;
  game: string;
  title: string;
  words: string;
  status: "closed" | "over" | "playing" | "waiting";
  seats: SeatSeen[];
  you: number | null;
  veiled: boolean;
  host: boolean;
  options: Record<string, string>;
  commit: string;
  reveal: Record<string, unknown> | null;
  orders: string[];
  order: Record<string, number | null> | null;
  question: string | null;
  wish: "ask" | "no" | "once" | null;
  watchers: number;
  rematch: string | null;
  back: boolean;
  pace: "at_once" | "normal" | "slow";
  waits: boolean;
  held: boolean;
  hurried: boolean;
  open: boolean;
  yields: boolean;
  lets: boolean;
  idle: 0 | 2 | 5 | 15;
  asks: boolean;
  known: boolean;
  leads: boolean;
  fills: boolean;
  removed: boolean;
}

/** A seat as everybody sees it. `you`: the seat is the viewer's, perhaps one of several; `yours`: a bot stands in for the viewer, who may sit down again; `friend`: who sits there plays on somebody else's device; `kept`: it is somebody's who may come back, so that nobody else may sit there; `ready`: says that the game may begin; `gone`: has been away, or has not moved, for so long that a bot may take the place; `link`: when a new link for a friend who has lost every device opens, in seconds since 1970, or null. */
export interface SeatSeen {
  seat: number;
  kind: "bot" | "empty" | "person";
  name: string;
  level: string | null;
  online: boolean;
  you: boolean;
  yours: boolean;
  friend: boolean;
  kept: boolean;
  ready: boolean;
  gone: boolean;
  link: number | null;
}

/** Where a game stands for a seat, in the words of the protocol of programs. `status`: the game has not begun, others are to move, it is your turn, or it is over; `seq`: the last entry of the log, to be sent with a move; `from`: the entry after which `events` begin; `legal`: your moves, none unless it is your turn. */
export interface TurnSeen {
  status: "others" | "over" | "waiting" | "yours";
  seq: number;
  from: number;
  seat: number;
  legal: string[];
  view: Record<string, unknown> | null;
  events: Record<string, unknown>[];
  end: EndSeen | null;
}

/** How a game ended: each seat's share of the win, its points, and the seats that won. */
export interface EndSeen {
  returns: number[];
  scores: number[];
  winners: number[];
}

/** What has happened since an entry. */
export interface News {
  seq: number;
  from: number;
  log: LogSeen[];
}

/** Take a seat; null takes the first that is free. With a `name` it is for a friend who plays on your device; on a friend's seat, a new name. `wish`: how your seat wants to be asked, see `PutWish`. */
export interface SitDown {
  name?: string | null;
  seat?: number | null;
  invite?: string | null;
  wish?: "ask" | "no" | "once" | null;
}

/** One's seat. */
export interface Seated {
  seat: number;
}

/** Leave a seat: the one named, where you have several. */
export interface StandUp {
  seat?: number | null;
}

/** The number of the last public entry of the table's log. */
export interface Done {
  seq: number;
}

/** Seat a bot of a level, or take it away with null. */
export interface SeatBot {
  seat: number;
  level: "beginner" | "easy" | "expert" | "hard" | "normal" | null;
}

/** The host's choices. `open`: in the list of open tables; `yields`: newcomers may take over bots, fixed once the game has begun; `lets`: whoever sits may seat friends and bots; `idle`: minutes without a move after which who is on turn counts as gone, 0 for never; `pace`: how long a move is seen before a bot makes the next one; `waits`: where one person plays, bots wait until it asks for each of their moves. That person may say so as well. */
export interface Arrange {
  open?: boolean | null;
  yields?: boolean | null;
  lets?: boolean | null;
  idle?: 0 | 2 | 5 | 15 | null;
  pace?: "at_once" | "normal" | "slow" | null;
  waits?: boolean | null;
}

/** Free somebody's seat while the table waits. */
export interface FreeSeat {
  seat: number;
}

/** Say that the game may begin, or not yet. */
export interface SayReady {
  ready?: boolean;
}

/** No content. */
export interface Nothing {
}

/** Let the bot that waits for you move (`held`); `seq` is the last entry that you have seen. Where none waits, or a move has come since, nothing happens. */
export interface CallNext {
  seq: number;
}

/** Play a move: `id` is made by the client, once a move; `seq` is the last that it has seen. */
export interface PlayMove {
  id: string;
  seq: number;
  move: string;
}

/** What a legal move would change, as far as its `effect` in the view does not tell. `seq`: the last public entry of the log; `effect`: the game's own, empty where it has none. */
export interface Preview {
  seq: number;
  move: string;
  effect: Record<string, unknown>;
}

/** Why a move is not possible now: its clause and the reason, neither where it is possible. */
export interface WhyNot {
  move: string;
  rule: string | null;
  code: string | null;
}

/** A hint, or why there is none yet: the bot is being prepared, or the turn has passed. Ask again as long as it is "preparing", or "waiting" because others come first; both are answered with the status 202. A thought ends when nobody waits for it any more, and when its person asks anew: what was asked before has then "passed". `place`: in the queue, 1 for the next one; `seconds`: until it is this one's turn, estimated. Both are null unless it is "waiting". */
export interface HintSeen {
  state: "passed" | "preparing" | "ready" | "waiting";
  hint: Hint | null;
  place?: number | null;
  seconds?: number | null;
}

/** What the strongest bot would play for the seat on turn, knowing what that seat knows. `moves`: the best one first, then the others that are worth a thought, by their chance. `reasons`: two paragraphs, of how the game may end and of how the best move compares. */
export interface Hint {
  seat: number;
  best: string;
  moves: HintedMove[];
  reasons: HintReason[][];
}

/** What a move may bring: the expected share of the win, its standard error, simulations. `lead`: points ahead of the best rival, to be expected; null where none were counted. */
export interface HintedMove {
  move: string;
  win: number;
  error: number;
  sims: number;
  lead: number | null;
}

/** A sentence of a hint: which one, and what it tells. `key`: lead, behind: how the game may end; the others: how the best move compares with what shows most of the others, and what its bot goes by. `move`: another move that it names, or null. `points`: what it counts in points or dollars, or null. `numbers`: games in a hundred, moves, simulations. `flags`: whether a difference is more than chance does ("sure"). */
export interface HintReason {
  key: "behind" | "better" | "close" | "forced" | "lead" | "less" | "less-several" | "more" | "only" | "preferred";
  move: string | null;
  points: number | null;
  numbers: Record<string, number>;
  flags: Record<string, boolean>;
}

/** Say how your seat wants to be asked the table's `question`, which comes again and again. no: the usual answer is given for it at once; once: the other answer the next time, then no; ask: it is asked, and has time. Programs with a token begin with ask, everybody else with no. */
export interface PutWish {
  wish: "ask" | "no" | "once";
}

/** Set the standing order, numbers by the names of the game's conditions; null takes it back. */
export interface PutOrder {
  order: Record<string, number | null> | null;
}

/** The table of the rematch. */
export interface RematchMade {
  table: string;
}

/** A game to look back on. `steps`: how many there are, so that there is one moment more; `marks`: where rounds begin; `table`: where it was played, if it was here; `hidden`: whether seats have secrets, so that cards can be drawn anew; `fork`: of which moment of which other game it is a continuation. */
export interface ReplaySeen {
  id: string;
  game: string;
  title: string;
  words: string;
  options: Record<string, string>;
  seats: ReplaySeat[];
  steps: number;
  marks: MarkSeen[];
  result: Record<string, unknown> | null;
  table: string | null;
  hidden: boolean;
  fork: Record<string, unknown> | null;
}

/** Who sat in a seat; the level of a bot, where that is known. */
export interface ReplaySeat {
  seat: number;
  name: string;
  level: string | null;
}

/** A turning point of a replay: after which step a round began. */
export interface MarkSeen {
  step: number;
  round: number;
}

/** A moment of a replay: the last step, and what its viewer sees after it. */
export interface MomentSeen {
  step: StepSeen;
  view: Record<string, unknown>;
}

/** A step of a replay: who made which move, or what chance brought; step 0 is the deal. */
export interface StepSeen {
  step: number;
  seat: number | null;
  move: string | null;
  chance: string | null;
  events: Record<string, unknown>[];
}

/** A review of a finished game, or how far it has come: `done` of `all` decisions. "preparing": it has been begun, but what it is made with is still being compiled. "waiting": another one that the same person has begun is being made first. `review`: as `moguls review --json` writes it, once it is ready; `place`: among the reviews that are being made, by when they were begun, 1 for the first, null where it is none of them; `seconds`: until it is ready, estimated by how fast it goes on now, or null where nothing is known of that yet. */
export interface ReviewSeen {
  state: "failed" | "none" | "preparing" | "ready" | "waiting" | "working";
  done: number;
  all: number;
  review: Record<string, unknown> | null;
  place?: number | null;
  seconds?: number | null;
}

/** Play on from the moment after `at` steps of a replay, in a seat, against bots of a level. `redeal`: all that the seat could not know there is drawn anew; else it is as it was. `pace`: of the bots, as in `Arrange`. */
export interface NewGoOn {
  at: number;
  seat: number;
  level?: "beginner" | "easy" | "expert" | "hard" | "normal";
  redeal?: boolean;
  pace?: "at_once" | "normal" | "slow";
}

/** A record that was brought here: its replay, and on which line it began. */
export interface RecordKept {
  replay: string;
  path: string;
  line: number;
  game: string;
  title: string;
  steps: number;
}

/** The rule book of a game in a language. */
export interface RuleBook {
  game: string;
  title: string;
  lang: string;
  intro: string;
  sections: Section[];
}

/** A section of a rule book. */
export interface Section {
  title: string;
  clauses: Clause[];
}

/** One clause: `status` is binding, note or advice; `switches` as "name = default | other". */
export interface Clause {
  id: string;
  section: string;
  title: string;
  text: string;
  status: string;
  source?: string;
  decision?: string;
  switches?: string[];
}

/** Give a seat a new link, for a friend who has lost every device. */
export interface GiveLink {
  seat: number;
}

/** A seat's new link: the page that takes it, and after how many seconds it does. */
export interface LinkMade {
  path: string;
  seconds: number;
}

/** The secret part of a seat's link. */
export interface TryLink {
  link: string;
}

/** The seat of a link: in which game, whose name is on it, and how many seconds are to wait. */
export interface LinkFound {
  title: string;
  seat: number;
  name: string;
  wait: number;
}

/** Take the seat of a link, under a name that is one's own from then on. */
export interface UseLink {
  link: string;
  name: string;
}

/** A device on which one is signed in; times are seconds since 1970. `browser` and `system` are empty where they are not known; `here`: it is the one that asks. */
export interface DeviceSeen {
  id: string;
  browser: string;
  system: string;
  made: number;
  seen: number;
  here: boolean;
}

/** A code that signs one more device in: once, within so many seconds. `path`: the page that takes it, to be opened on that device. */
export interface CodeMade {
  code: string;
  path: string;
  seconds: number;
}

/** A code from another device, as it was typed. */
export interface TryCode {
  code: string;
}

/** As whom a code would sign this device in. `same`: it is signed in so already; `was`: who it is now, null for nobody yet; `leaves`: at how many tables that person would leave its seats behind for good. */
export interface CodeFound {
  name: string;
  same: boolean;
  was: string | null;
  leaves: number;
}

/** Go on as the person whose code it is. Where this device is the only one of somebody who sits at tables, only with `leave`: these seats cannot be reached any more. */
export interface UseCode {
  code: string;
  leave?: boolean;
}

/** Play a move over the socket. */
export interface MoveSaid {
  type: "move";
  id: string;
  seq: number;
  move: string;
}

/** Set the standing order over the socket. */
export interface OrderSaid {
  type: "order";
  order: Record<string, number | null> | null;
}

/** Say how your seat wants to be asked, over the socket: see `PutWish`. */
export interface WishSaid {
  type: "wish";
  wish: "ask" | "no" | "once";
}

/** Sit down over the socket. */
export interface SitSaid {
  type: "sit";
  name?: string | null;
  seat?: number | null;
}

/** Stand up over the socket. */
export interface StandSaid {
  type: "stand";
  seat?: number | null;
}

/** Look as another of your seats from now on, or null: as what everybody may see. A frame comes with all that this seat may know, its log from the beginning. */
export interface LookSaid {
  type: "look";
  seat: number | null;
}

/** Seat a bot over the socket. */
export interface BotSaid {
  type: "bot";
  seat: number;
  level: "beginner" | "easy" | "expert" | "hard" | "normal" | null;
}

/** The host's choices, as in `Arrange`, over the socket. */
export interface ArrangeSaid {
  type: "arrange";
  open?: boolean | null;
  yields?: boolean | null;
  lets?: boolean | null;
  idle?: 0 | 2 | 5 | 15 | null;
  pace?: "at_once" | "normal" | "slow" | null;
  waits?: boolean | null;
}

/** Free somebody's seat over the socket. */
export interface FreeSaid {
  type: "free";
  seat: number;
}

/** Say over the socket that the game may begin, or not yet. */
export interface ReadySaid {
  type: "ready";
  ready?: boolean;
}

/** Let the game begin, over the socket. */
export interface BeginSaid {
  type: "begin";
}

/** Let the bot that waits move, over the socket: see `CallNext`. */
export interface NextSaid {
  type: "next";
  seq: number;
}

/** Ask for a rematch over the socket. */
export interface RematchSaid {
  type: "rematch";
}

/** Ask whether the server is there. */
export interface Ping {
  type: "ping";
}

/** A move is in the log. */
export interface Ack {
  type: "ack";
  id: string;
  seq: number;
}

/** A mistake, over the socket. */
export interface ErrorSaid {
  type: "error";
  code: string;
  text: string;
  rule?: string | null;
  legal?: string[] | null;
  id?: string | null;
  log?: LogSeen[] | null;
  line?: number | null;
  column?: number | null;
  step?: number | null;
  move?: string | null;
}

/** The server is there. */
export interface Pong {
  type: "pong";
}

/** The answer to what could not be done; the table is as it was. */
export interface Refused {
  error: Mistake;
}

/** What was wrong: a code for programs, a sentence, the rule, what is legal. `log`: what has happened since the entry that a move was chosen at, if it came too late. In a record that is refused also where: line and column of the text, step and move of the game. */
export interface Mistake {
  code: string;
  text: string;
  rule?: string | null;
  legal?: string[] | null;
  id?: string | null;
  log?: LogSeen[] | null;
  line?: number | null;
  column?: number | null;
  step?: number | null;
  move?: string | null;
}

export type Said = MoveSaid | OrderSaid | WishSaid | SitSaid | StandSaid | LookSaid | BotSaid | ArrangeSaid | FreeSaid | ReadySaid | BeginSaid | NextSaid | RematchSaid | Ping;

export type Heard = Frame | Ack | ErrorSaid | Pong;

/** Characters of a name at most, as people count them. */
export const LONGEST_NAME = 24;
