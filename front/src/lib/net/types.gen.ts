// Made by `python -m tools.typescript`; do not edit.

/** A game of this server: numbers of seats, switches, levels of bots. Fields: message_prefix: prefix of the keys of the game's messages, for example "m02". orders: the conditions of standing orders. */
export interface GameInfo {
  name: string;
  title: string;
  message_prefix: string;
  seats: number[];
  switches: SwitchInfo[];
  levels: string[];
  orders: string[];
}

/** A house-rule switch: its values, its default, and the clause that explains it. `numbers`: the range of whole numbers that are valid, too. */
export interface SwitchInfo {
  name: string;
  values: string[];
  default: string;
  rule: string;
  numbers: number[] | null;
}

/** How long a game takes under several time controls; none: under each preset. */
export interface AskLengths {
  game: string;
  seats: number;
  options?: Record<string, string>;
  controls?: TimeControl[];
}

/** Time control: each seat has a bank of time that runs while it is on turn. Fields: mode: "live": time per game; "days": correspondence play. bank: seconds of each seat at the start. increment: seconds that each turn adds. cap: the most seconds that a bank can have; 0: no limit. bot: the level of the bot that plays for a seat whose time is over. vacation: whether a vacation stops the clock of its seat, where turns last for days. */
export interface TimeControl {
  mode: "days" | "live";
  bank: number;
  increment?: number;
  cap?: number;
  bot?: "beginner" | "easy" | "expert" | "hard" | "normal";
  vacation?: boolean;
}

/** Length of a game under a time control, in seconds. Fields: preset: "brisk", "usual" or "slow"; null for another one. at_most: the longest possible game without pauses and vacations; 0: no limit. breaks: what these can add to it. typical: the usual length. */
export interface GameLength {
  preset: string | null;
  control: TimeControl;
  at_most: number;
  breaks: number;
  typical: number;
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

/** You; only you see the id. `guest`: you have not chosen a name yet. */
export interface Me {
  id: string;
  name: string;
  lang: string | null;
  guest: boolean;
}

/** Change your name or language. */
export interface PutMe {
  name?: string | null;
  lang?: "de" | "en" | "fr" | "it" | null;
}

/** Your tables, the last changed first; pass `next` as `before` for the next page. */
export interface MyTables {
  tables: MyTable[];
  next: string | null;
}

/** One of your tables; `turn`: it is your turn there. */
export interface MyTable {
  id: string;
  game: string;
  title: string;
  status: "over" | "playing" | "waiting";
  seats: PlaceInfo[];
  free: number;
  bots_replaceable: boolean;
  deal_known: boolean;
  house_rules: Record<string, string>;
  pace: "at_once" | "normal" | "slow";
  time_mode: "days" | "live" | null;
  deadline: number | null;
  created_at: number;
  changed_at: number;
  spectators: number;
  you: number | null;
  turn: boolean;
  result: ResultInfo | null;
  rematch: string | null;
}

/** A seat in a list of tables; `bot_name`: a bot stands in for the person with that name. */
export interface PlaceInfo {
  kind: "bot" | "empty" | "person";
  name: string;
  level: string | null;
  bot_name: string;
  online: boolean;
}

/** The result of a game: the points of each seat, and the winners. */
export interface ResultInfo {
  scores: number[];
  winners: number[];
}

/** The tables at which it is your turn, the most urgent first, but live games against bots. Ask again after `seconds`; 0: no turn can come at the tables where you sit now. */
export interface MyTurns {
  turns: OpenTurn[];
  seconds: number;
}

/** A table at which it is your turn; `deadline`: of your time, in seconds since 1970. */
export interface OpenTurn {
  table: string;
  title: string;
  deadline: number | null;
}

/** Your finished games; `tables` names them, the latest first. */
export interface MyRecord {
  games: GameRecord[];
  tables: string[];
  people: Companion[];
}

/** Your finished games of one kind. `streak`: games won in a row up to now; `longest_streak`: the most ever. A draw between all seats does not count as a win. */
export interface GameRecord {
  game: string;
  title: string;
  message_prefix: string;
  played: number;
  won: number;
  streak: number;
  longest_streak: number;
  levels: LevelRecord[];
  best: RecordBest | null;
}

/** Your games against bots of a level, or with other people. `level`: the highest of the table's bots; "people" where another person played. `recent`: the last five games, the latest first: whether you won. */
export interface LevelRecord {
  level: "beginner" | "easy" | "expert" | "hard" | "normal" | "people";
  played: number;
  won: number;
  recent: boolean[];
}

/** Your best deal in a game, and its table. */
export interface RecordBest {
  table: string;
  deal: DealInfo;
}

/** The best deal of a seat: its worth, its public event, and the number of steps after it. */
export interface DealInfo {
  value: number;
  step: number;
  event: GameEvent;
}

/** Somebody you have finished games with; `table` is the latest of them, at `last_at`. */
export interface Companion {
  name: string;
  games: number;
  last_at: number;
  table: string;
}

/** Register a program under the name that others at its tables see. */
export interface NewProgram {
  name: string;
}

/** A program's token, to be sent as `Authorization: Bearer TOKEN`. Keep it. */
export interface CreatedProgram {
  id: string;
  name: string;
  token: string;
}

/** The state of a game for a seat, in the terms of the protocol for programs. `status`: the game has not begun, others are to move, it is your turn, or it is over; `seq`: the last entry of the log, to be sent with a move; `from`: the entry after which `events` begin; `legal`: your moves, none unless it is your turn. */
export interface TurnInfo {
  status: "others" | "over" | "waiting" | "yours";
  seq: number;
  from: number;
  seat: number;
  legal: string[];
  view: GameView | null;
  events: GameEvent[];
  end: GameResult | null;
}

/** The result of a game: each seat's share of the win, its points, and the winners. */
export interface GameResult {
  returns: number[];
  scores: number[];
  winners: number[];
}

/** The open tables: waiting ones first, then the newest. */
export interface OpenTables {
  tables: TableListed[];
}

/** A table in a list, without anything secret. `bots_replaceable`: newcomers may take over bots; `deal_known`: it continues a game whose hidden cards were known; `house_rules`: the switches that differ from their defaults; `time_mode`: of its time control, if any; `deadline` (of the seat on turn), `created_at` and `changed_at` are seconds since 1970. */
export interface TableListed {
  id: string;
  game: string;
  title: string;
  status: "over" | "playing" | "waiting";
  seats: PlaceInfo[];
  free: number;
  bots_replaceable: boolean;
  deal_known: boolean;
  house_rules: Record<string, string>;
  pace: "at_once" | "normal" | "slow";
  time_mode: "days" | "live" | null;
  deadline: number | null;
  created_at: number;
  changed_at: number;
  spectators: number;
}

/** Create a table: its maker sits in seat 0 unless `sit` is false. `friends` who play on the maker's device take the next seats, then `bots`. A null among the bots leaves that seat empty; `open`: in the list of open tables from the start; `auto_response`: of the maker's seats, see `PutAutoResponse`; `time_control`: null for no clock; the others: see `Arrange`. `checks_alone`: see `SitDown`. */
export interface NewTable {
  game: string;
  seats: number;
  options?: Record<string, string>;
  bots?: ("beginner" | "easy" | "expert" | "hard" | "normal" | null)[];
  friends?: string[];
  sit?: boolean;
  pace?: "at_once" | "normal" | "slow";
  open?: boolean;
  bots_replaceable?: boolean;
  guests_may_seat?: boolean;
  idle_minutes?: 0 | 2 | 5 | 15;
  step_mode?: boolean;
  auto_response?: "ask" | "no" | "once" | null;
  time_control?: TimeControl | null;
  checks_alone?: boolean;
}

/** A new table: its id, and the path that is its invitation. */
export interface CreatedTable {
  table: string;
  invite: string;
}

/** Everything that a viewer needs: the news since `from`, and all that it may see. `fixed`: the static fields of the view. Over a socket only the first view of a connection has them; keep them for later ones. */
export interface Frame {
  type: "frame";
  seq: number;
  from: number;
  log: EntryInfo[];
  table: TableInfo | null;
  view: GameView | null;
  fixed: string[];
}

/** The events of one log entry, and the number of steps of the game after it. */
export interface EntryInfo {
  seq: number;
  events: GameEvent[];
  step: number;
}

/** A table as a viewer sees it: all but the game itself. Fields: message_prefix: prefix of the keys of the game's messages, for example "m02". status: "closed" means that all players have left for good. you: the seat whose view is shown; null for the public view. has_hidden_info: seats have secrets in this game. is_host, host_name: the viewer made it; name of its maker, empty without a seat. orders, order: the conditions of orders for one auction, and the viewer's own order. standing: the viewer's orders that hold until cancelled. question, auto_response: the game's recurring question, if any, and the answer to it. can_take_back: the viewer may take its last move back, here or at another table. awaiting_next: the bot on turn waits for a request, see `CallNext`. bots_throttled: bots think for less time than usual because the server is busy. open, bots_replaceable, guests_may_seat, idle_minutes, pace, step_mode: see `Arrange`. needs_start: the game begins only when the host starts it or all players are ready. daily: day of its deal. deal_known: hidden cards of the game it continues were known. can_host, can_seat: the viewer has the host's rights; may seat friends and bots. removed: the host has freed the viewer's seat, who may not sit down again. clock: null without a time control. */
export interface TableInfo {
  id: string;
  game: string;
  title: string;
  message_prefix: string;
  status: "closed" | "over" | "playing" | "waiting";
  seats: SeatInfo[];
  you: number | null;
  has_hidden_info: boolean;
  is_host: boolean;
  host_name: string;
  options: Record<string, string>;
  daily: string | null;
  commit: string;
  reveal: SealOpened | null;
  orders: string[];
  order: Record<string, number | null> | null;
  standing: StandingInfo | null;
  question: string | null;
  auto_response: "ask" | "no" | "once" | null;
  spectators: number;
  rematch: string | null;
  can_take_back: boolean;
  pace: "at_once" | "normal" | "slow";
  step_mode: boolean;
  awaiting_next: boolean;
  bots_throttled: boolean;
  open: boolean;
  bots_replaceable: boolean;
  guests_may_seat: boolean;
  idle_minutes: 0 | 2 | 5 | 15;
  needs_start: boolean;
  deal_known: boolean;
  can_host: boolean;
  can_seat: boolean;
  removed: boolean;
  clock: ClockInfo | null;
}

/** A seat as everybody sees it. Fields: you: the seat is the viewer's, possibly one of several. bot_name: the name of a bot that stands in for the person `name`; else empty. replaced_by_bot: a bot stands in for the viewer, who may sit down again. friend: its player uses somebody else's device. reserved: only its former player may sit there; checks_alone: no channel reaches its player. ready: its player agrees to begin. away: absent or without a move for so long that a bot may take the seat. link_opens_at: when a new link for a friend without a device opens, in seconds since 1970. */
export interface SeatInfo {
  seat: number;
  kind: "bot" | "empty" | "person";
  name: string;
  level: string | null;
  bot_name: string;
  online: boolean;
  you: boolean;
  replaced_by_bot: boolean;
  friend: boolean;
  reserved: boolean;
  checks_alone: boolean;
  ready: boolean;
  away: boolean;
  link_opens_at: number | null;
}

/** What opens a seal: the 64 random hexadecimal digits that were sealed with the deal. */
export interface SealOpened {
  salt: string;
}

/** The state of a seat's standing orders. Fields: bot: the level of the bot that plays for the seat. asks: why the seat is asked now; null unless it is on turn. executed: the last moves that orders have made, the newest last. */
export interface StandingInfo {
  active: boolean;
  bot: string | null;
  asks: string | null;
  executed: ExecutedOrder[];
}

/** A move that an order has made. Fields: step: the number of steps of the game before it. reason: why, as a code. line: the line of the order that decided, from 0; null where none did. */
export interface ExecutedOrder {
  step: number;
  move: string;
  reason: string;
  line: number | null;
}

/** Clock of a table as everybody sees it; all times are in seconds since 1970. Fields: control: the time control. banks: the seconds that each seat has left at the beginning of the current turn. deadline: when the time of the seat on turn is over; null where no clock runs. reopened: seats whose player never came: a bot plays, and anybody may sit down there. paused_until: the end of the last pause by consent, which may be over. pausing: seats whose people want a pause; it begins once all do. pauses_left: how many pauses are possible. vacations: the end of each seat's last vacation, which may be over; null before one. vacations_left: the seconds of vacation that each seat has left in this game. ends_at: when the game is over at the latest; null before its start, or without a limit. */
export interface ClockInfo {
  control: TimeControl;
  banks: number[];
  deadline: number | null;
  ends_at: number | null;
  reopened: number[];
  paused_until: number | null;
  pausing: number[];
  pauses_left: number;
  vacations: (number | null)[];
  vacations_left: number[];
}

/** The events after an entry. */
export interface News {
  seq: number;
  from: number;
  log: EntryInfo[];
}

/** Play a move: `id` is unique per move; `seq` is the last entry that the client has seen. */
export interface PlayMove {
  id: string;
  seq: number;
  move: string;
}

/** The number of the last public entry of the table's log. */
export interface Done {
  seq: number;
}

/** The changes by a legal move that its `effect` in the view does not show. `seq`: the last public entry of the log; `effect`: the game's own, empty where it has none. */
export interface Preview {
  seq: number;
  move: string;
  effect: GamePreview;
}

/** The reason why a move is not possible now, with its clause; neither where it is possible. */
export interface WhyNot {
  move: string;
  rule: string | null;
  code: string | null;
}

/** A hint, or its state: the bot is being prepared, or the turn has passed. Ask again as long as it is "preparing", or "waiting" because others come first; both are answered with the status 202. A search ends when nobody waits for it any more, and when its person asks anew: what was asked before has then "passed". `place`: in the queue, 1 for the next one; `seconds`: until it is this one's turn, estimated. Both are null unless it is "waiting". */
export interface HintInfo {
  state: "passed" | "preparing" | "ready" | "waiting";
  hint: Hint | null;
  place?: number | null;
  seconds?: number | null;
}

/** The strongest bot's move for the seat on turn, from its information state. `moves`: the best one first, then the others that are worth trying, by their chance. `reasons`: two paragraphs, of how the game may end and of how the best move compares. */
export interface Hint {
  seat: number;
  best: string;
  moves: HintedMove[];
  reasons: HintReason[][];
}

/** The value of a move: expected share of the win, its standard error, simulations. `lead`: points ahead of the best rival, to be expected; null where none were counted. */
export interface HintedMove {
  move: string;
  win: number;
  error: number;
  sims: number;
  lead: number | null;
}

/** A sentence of a hint: its key and its parameters. `key`: lead, behind: how the game may end; the others: how the best move compares with what shows most of the others, and what its bot goes by. `move`: another move that it names, or null. `points`: what it counts in points or dollars, or null. `numbers`: games in a hundred, moves, simulations. `flags`: whether a difference is more than chance does ("sure"). */
export interface HintReason {
  key: "behind" | "better" | "close" | "forced" | "lead" | "less" | "less-several" | "more" | "only" | "preferred";
  move: string | null;
  points: number | null;
  numbers: Record<string, number>;
  flags: Record<string, boolean>;
}

/** Set the standing order, numbers by the game's conditions; null removes it. */
export interface PutOrder {
  order: Record<string, number | null> | null;
}

/** Set the auto-response to the table's recurring `question`. no: the usual answer is given at once; once: the other answer is given the next time, then no; ask: the seat is asked, and has time. The default is ask for programs with a token, else no. */
export interface PutAutoResponse {
  auto_response: "ask" | "no" | "once";
}

/** The best deal of each seat of a finished game; null for a seat without one. */
export interface BestDeals {
  seats: (DealInfo | null)[];
}

/** No content. */
export interface Nothing {
}

/** The table of the rematch. */
export interface CreatedRematch {
  table: string;
}

/** What orders of a table can say, and the seat's own. Fields: has_replies: moves can be planned as replies. most_lines, most_nodes, deepest: the greatest numbers of lines, of moves in a tree of replies, and of moves in a row there. chain: the number of moves in a row after which an order asks its owner. */
export interface OrderForm {
  line: OrderFieldInfo[];
  general: OrderFieldInfo[];
  has_replies: boolean;
  most_lines: number;
  most_nodes: number;
  deepest: number;
  chain: number;
  orders: StandingOrders | null;
}

/** A field of an order; without `choices` it is a number, null where it is not set. */
export interface OrderFieldInfo {
  name: string;
  choices: string[];
  is_list: boolean;
  default: number | string | string[] | null;
}

/** Orders that hold until cancelled; their fields are those of the game, see `OrderForm`. Fields: lines: the first line that fits the position decides. general: the fields of the order as a whole. replies: a tree of moves, from the position in which it was given; where one's own move is due, a branch has one move. */
export interface StandingOrders {
  lines?: (Record<string, number | string | string[] | null>)[];
  general?: Record<string, number | string | string[] | null>;
  bot?: BotOrder | null;
  replies?: PlannedReply[];
}

/** A bot plays for the seat until its person makes a move. Fields: may_borrow: it may take loans. keep: it stops to bid with so many chips. */
export interface BotOrder {
  level: "beginner" | "easy" | "expert" | "hard" | "normal";
  may_borrow?: boolean;
  keep?: number;
}

/** A move of a tree: of the other seat, or the own answer to it; `then`: what may follow. */
export interface PlannedReply {
  move: string;
  then?: PlannedReply[];
}

/** Set standing orders, or cancel them with null. */
export interface PutStanding {
  orders: StandingOrders | null;
}

/** What an order would do with the table as it is. Fields: state: "plays" a move, "bot" thinks, "asks" the seat, or "later": no decision is near. reason: why, as a code. line: the line that decides, from 0; null where none does. */
export interface OrderPreview {
  state: string;
  move: string | null;
  reason: string | null;
  line: number | null;
}

/** Moves after which a position is wanted, from the present one. */
export interface AskPosition {
  moves?: string[];
}

/** Position after some moves, for planned replies. Fields: view: what the seat sees that is to move there. turns: the seat of each of the moves. over: whether the game is over there. */
export interface PlannedPosition {
  view: Record<string, unknown>;
  turns: number[];
  over: boolean;
}

/** Take a seat; null takes the first free one. With a `name` it is for a friend who plays on your device; on a friend's seat, a new name. `auto_response`: see `PutAutoResponse`. `checks_alone`: no channel tells you of your turns. */
export interface SitDown {
  name?: string | null;
  seat?: number | null;
  invite?: string | null;
  auto_response?: "ask" | "no" | "once" | null;
  checks_alone?: boolean;
}

/** Your seat. */
export interface Seated {
  seat: number;
}

/** Leave a seat: the given one, if you have several. */
export interface StandUp {
  seat?: number | null;
}

/** Seat a bot of a level, or remove it with null. */
export interface SeatBot {
  seat: number;
  level: "beginner" | "easy" | "expert" | "hard" | "normal" | null;
}

/** The host's settings of a table. Fields: open: whether the table is in the list of open tables. bots_replaceable: newcomers may take over bots; fixed once the game has begun. guests_may_seat: everyone with a seat may seat friends and bots. idle_minutes: minutes without a move until the player on turn counts as away; 0: never. pace: how long a move is shown before a bot makes the next one. step_mode: bots wait until the only person, who may set it, too, requests their moves. */
export interface Arrange {
  open?: boolean | null;
  bots_replaceable?: boolean | null;
  guests_may_seat?: boolean | null;
  idle_minutes?: 0 | 2 | 5 | 15 | null;
  pace?: "at_once" | "normal" | "slow" | null;
  step_mode?: boolean | null;
}

/** Free somebody's seat while the table waits. */
export interface FreeSeat {
  seat: number;
}

/** Agree that the game may begin, or withdraw that. */
export interface SayReady {
  ready?: boolean;
}

/** Want a pause of all clocks, or no longer; it begins once everybody with a seat wants it. */
export interface PutPause {
  agrees?: boolean;
}

/** Take a vacation from now on for so many days at most; 0 ends it: you are back. */
export interface PutVacation {
  days?: number;
}

/** Request the move of a waiting bot (`awaiting_next`); `seq` is the last entry received. If none waits, or a move has been played since, nothing happens. */
export interface CallNext {
  seq: number;
}

/** A finished game. `steps`: their number, one less than that of the moments; `marks`: the beginnings of rounds; `table`: where it was played, if it was here; `you`: the viewer's seat in it, unless there are several; `has_hidden_info`: seats have secrets, so that cards can be redealt; `fork`: the moment of another game that it continues. */
export interface ReplayInfo {
  id: string;
  game: string;
  title: string;
  message_prefix: string;
  options: Record<string, string>;
  seats: ReplaySeat[];
  steps: number;
  marks: MarkInfo[];
  result: ResultInfo | null;
  table: string | null;
  you: number | null;
  has_hidden_info: boolean;
  fork: ForkInfo | null;
}

/** The player of a seat; the level of a bot, if known; its name if it stood in for a person. */
export interface ReplaySeat {
  seat: number;
  name: string;
  level: string | null;
  bot_name: string;
}

/** The first step of a round in a replay. */
export interface MarkInfo {
  step: number;
  round: number;
}

/** The origin of a forked game: a replay, and the number of its steps. `seat`: everything that it could not know was redealt; without it, nothing was. */
export interface ForkInfo {
  after: number;
  of: string;
  seat?: number;
}

/** A moment of a replay: the last step, and the viewer's view after it. */
export interface MomentInfo {
  step: StepInfo;
  view: GameView;
}

/** A step of a replay: a move of a seat, or a chance outcome; step 0 is the deal. */
export interface StepInfo {
  step: number;
  seat: number | null;
  move: string | null;
  chance: string | null;
  events: GameEvent[];
}

/** A review of a finished game, or its progress: `done` of `total` decisions. "preparing": it has been begun, but what it is made with is still being compiled. "waiting": another one that the same person has begun is being made first. `review`: as `moguls review --json` writes it, once it is ready; `place`: among the reviews that are being made, by when they were begun, 1 for the first, null where it is none of them; `seconds`: until it is ready, estimated by how fast it goes on now, or null where nothing is known of that yet. */
export interface ReviewInfo {
  state: "failed" | "none" | "preparing" | "ready" | "waiting" | "working";
  done: number;
  total: number;
  review: ReviewData | null;
  place?: number | null;
  seconds?: number | null;
}

/** A review: all decisions of a game, the turning points among them, and a summary by seat. `final`: each seat's share of the win; `turns`: numbers of `moments`. */
export interface ReviewData {
  readonly final: readonly number[];
  readonly format: string;
  readonly game: string;
  readonly moments: readonly ReviewMoment[];
  readonly options: Readonly<Record<string, string>>;
  readonly result: ReviewResult;
  readonly seats: number;
  readonly seed: number;
  readonly sims: number;
  readonly summary: readonly ReviewSummary[];
  readonly turns: readonly number[];
}

/** A decision: chances before it and what it cost, for each seat. `lead`: what it cost the player of its lead in points, null where none were counted; reviews that were kept by earlier versions have neither that nor its error. */
export interface ReviewMoment {
  readonly best: string;
  readonly choices: number;
  readonly cost: readonly number[];
  readonly costError: number;
  readonly errors: readonly number[];
  readonly lead?: number | null;
  readonly leadError?: number | null;
  readonly loss: boolean;
  readonly luck: readonly number[];
  readonly mistake: boolean;
  readonly move: string;
  readonly options: readonly ReviewOption[];
  readonly round: number;
  readonly seat: number;
  readonly step: number;
  readonly wins: readonly number[];
}

/** A move that was weighed: the expected share of the win, its error, games simulated. */
export interface ReviewOption {
  readonly error: number;
  readonly move: string;
  readonly sims: number;
  readonly win: number;
}

/** The points of each seat, and the seats that won. */
export interface ReviewResult {
  readonly scores: readonly number[];
  readonly winners: readonly number[];
}

/** What made the first chance of a seat its result. `lost`: what a decision cost on average, `lostPoints`: of its lead, null where no points were counted; `same`: decisions in which it played the best move. */
export interface ReviewSummary {
  readonly begin: number;
  readonly decisions: number;
  readonly end: number;
  readonly lost: number;
  readonly lostError: number;
  readonly lostPoints?: number | null;
  readonly lostPointsError?: number | null;
  readonly luck: number;
  readonly mistakes: number;
  readonly others: number;
  readonly same: number;
  readonly skill: number;
}

/** Fork a game after `at` steps of a replay: play on at a seat against bots of a level. `redeal`: everything that the seat could not know is redealt; else nothing changes. `pace`: of the bots, see `Arrange`. */
export interface NewGoOn {
  at: number;
  seat: number;
  level?: "beginner" | "easy" | "expert" | "hard" | "normal";
  redeal?: boolean;
  pace?: "at_once" | "normal" | "slow";
}

/** An imported record: its replay, and the line on which it began. */
export interface RecordKept {
  replay: string;
  path: string;
  line: number;
  game: string;
  title: string;
  steps: number;
}

/** The number of puzzles of a game. */
export interface PuzzleCount {
  game: string;
  title: string;
  count: number;
}

/** A puzzle: what its seat (`about.you`) knows, and the moves to choose from. */
export interface PuzzleInfo {
  about: ReplayInfo;
  moment: MomentInfo;
  moves: string[];
  number: number;
  count: number;
}

/** The answer. `played`: the mistake; `gain`: by how much the best move wins more often, with its standard error, 0 where nothing is simulated; `sims`: simulations of each evaluation. */
export interface PuzzleAnswer {
  best: string;
  played: string;
  gain: number;
  error: number;
  sims: number;
  moves: PuzzleMove[];
}

/** The value of a move: share of the win in simulations, and its standard error. */
export interface PuzzleMove {
  move: string;
  win: number;
  error: number;
}

/** Whether a person agrees that its finished games become puzzles, without names. */
export interface PuzzleConsent {
  agrees: boolean;
}

/** The deals of a day in UTC, which ends at `ends_at` (seconds since 1970). `guest`: you have no way to sign in, so your results are not in the tables. */
export interface DailyInfo {
  day: string;
  ends_at: number;
  yesterday: string;
  guest: boolean;
  games: DailyGame[];
}

/** The deal of a game: your seat, the level of the bots, and the seal. */
export interface DailyGame {
  game: string;
  title: string;
  seats: number;
  seat: number;
  level: string;
  commit: string;
  attempt: DailyAttempt | null;
}

/** Your attempt at a deal: points and place at its table once the game is over. */
export interface DailyAttempt {
  table: string;
  status: "closed" | "over" | "playing";
  points: number | null;
  place: number | null;
}

/** The results of a deal, the best first; `count`: of all, also of those left out. `mine`: a guest's result has the rank that it would have; `seal`: None until the day has ended, and while your own attempt goes on. */
export interface DailyResults {
  day: string;
  game: string;
  title: string;
  count: number;
  rows: DailyRow[];
  mine: DailyRow | null;
  table: string | null;
  seal: DailySeal | null;
}

/** A result: its rank of the day, points and place at its table. */
export interface DailyRow {
  rank: number;
  name: string;
  points: number;
  place: number;
  you: boolean;
}

/** An opened seal: SHA-256 over the canonical JSON of game, options, deal and salt. */
export interface DailySeal {
  commit: string;
  game: string;
  options: Record<string, string>;
  deal: Record<string, unknown>;
  salt: string;
}

/** Create a link to a seat, for a friend who has lost every device. */
export interface GiveLink {
  seat: number;
}

/** A seat's link: its page, and the seconds until it can be used. */
export interface CreatedLink {
  path: string;
  seconds: number;
}

/** The secret part of a seat's link. */
export interface TryLink {
  link: string;
}

/** The seat of a link: its game, its name, and the seconds until it can be used. */
export interface LinkInfo {
  title: string;
  seat: number;
  name: string;
  seconds: number;
}

/** Take the seat of a link, under a name that becomes yours. */
export interface UseLink {
  link: string;
  name: string;
}

/** A device on which you are signed in; times are seconds since 1970. `browser` and `system` are empty where unknown; `is_current`: the device of this request. */
export interface DeviceInfo {
  id: string;
  browser: string;
  system: string;
  created_at: number;
  last_seen_at: number;
  is_current: boolean;
}

/** A code that signs in one more device, once, within so many seconds. `path`: the page that takes it, to be opened on that device. */
export interface CreatedCode {
  code: string;
  path: string;
  seconds: number;
}

/** A code from another device. */
export interface TryCode {
  code: string;
}

/** The person as whom a code would sign this device in. `already_signed_in`: the device belongs to that person already; `current_name`: the person who uses it now, null for nobody; `tables_left`: at how many tables that person loses its seats; `games` and `running`: how many games it can bring along, and how many of them are not over. */
export interface CodeInfo {
  name: string;
  already_signed_in: boolean;
  current_name: string | null;
  tables_left: number;
  games: number;
  running: number;
}

/** Sign this device in as the person of a code. If this device is the only one of somebody with seats at tables, `leave` or `bring` is needed: see `UseSignIn`. */
export interface UseCode {
  code: string;
  leave?: boolean;
  bring?: boolean;
}

/** A way to reach you; times are seconds since 1970, and null for never. `kind`: such as "webhook"; `label`: what it is recognized by, without secrets; `failing_since`: null while it works; `opened_at`: when a test notification was opened. */
export interface ChannelInfo {
  id: string;
  kind: string;
  label: string;
  made_at: number;
  sent_at: number | null;
  failing_since: number | null;
  opened_at: number | null;
}

/** The outcome of an attempt: "sent", "waiting" (try again), "failed" or "dead" (deleted). `why`: the status of the service, or a short code. */
export interface DeliveryInfo {
  state: string;
  why: string;
}

/** A URL of your own host that is told of your notices; times are in your time zone. */
export interface NewWebhook {
  url: string;
  zone: string;
}

/** A new webhook, and the secret that signs its requests, which is not shown again. */
export interface CreatedWebhook {
  channel: ChannelInfo;
  secret: string;
}

/** An address of a service such as Telegram, with its tokens; times are in your time zone. */
export interface NewService {
  address: string;
  zone: string;
}

/** New secret addresses of your feeds; the previous ones are gone. */
export interface NewFeeds {
  zone: string;
}

/** The secret addresses of your feeds, which are not shown again. `notices`: in Atom; `turns`: your deadlines in iCalendar, null where it is not installed. */
export interface CreatedFeeds {
  channel: ChannelInfo;
  notices: string;
  turns: string | null;
}

/** Whether this server sends mail, and to which addresses of yours. */
export interface MailInfo {
  offered: boolean;
  addresses: MailAddressInfo[];
}

/** An address of mail that tells you of your tables. `mode`: "digest" once a day at `hour` in the time zone, or "each" at once; times are seconds since 1970, and null for never. */
export interface MailAddressInfo {
  id: string;
  address: string;
  mode: "digest" | "each";
  hour: number;
  zone: string;
  sent_at: number | null;
  failing_since: number | null;
}

/** An address that is used once a link that is sent there has been confirmed. */
export interface NewMailAddress {
  mode: "digest" | "each";
  hour: number;
  zone: string;
  address: string;
}

/** When an address gets mail; times are in your time zone. */
export interface MailPlan {
  mode: "digest" | "each";
  hour: number;
  zone: string;
}

/** The secret of a link in a mail. */
export interface MailLink {
  link: string;
}

/** The address that a link confirms. */
export interface ConfirmedAddress {
  address: string;
}

/** What a link of a move would do now; `name`: of the player. */
export interface MailMoveInfo {
  table: string;
  game: string;
  name: string;
  move: string;
}

/** The table at which a move was played. */
export interface MoveTable {
  table: string;
}

/** Vacations of a person. Fields: automatic: whether one begins by itself shortly before a timeout. seconds_left: what is left of the 28 days in any 365, all tables together. */
export interface VacationInfo {
  automatic: boolean;
  seconds_left: number;
}

/** Choose whether a vacation begins by itself shortly before a timeout. */
export interface PutVacations {
  automatic: boolean;
}

/** What you can sign in with; times are seconds since 1970, null for never. `recovery_made_at`, `recovery_used_at`: of your recovery code; `passkeys_off`: why passkeys are not possible here, empty if they are: `missing` (the server cannot), `insecure` (no HTTPS), `address` (no host name); `mail`: whether a confirmed address of mail signs in. */
export interface AccountInfo {
  recovery_made_at: number | null;
  recovery_used_at: number | null;
  passkeys: PasskeyInfo[];
  passkeys_off: string;
  mail: boolean;
}

/** A passkey: its name for you, and the host name on which it works. */
export interface PasskeyInfo {
  id: string;
  name: string;
  host: string;
  made_at: number;
  used_at: number | null;
}

/** A recovery code, which is shown this once; an older one is invalid now. */
export interface CreatedRecoveryCode {
  code: string;
  made_at: number;
}

/** Options of `navigator.credentials.create` or `get`, as JSON. */
export interface PasskeyOptions {
  options: string;
}

/** A passkey that your browser has made, as JSON, and a name for it. */
export interface AddPasskey {
  response: string;
  name?: string;
}

/** The response of a browser's passkey, as JSON. */
export interface TryPasskey {
  response: string;
}

/** The person as whom a link signs this browser in, once, within so many seconds. `already_signed_in`: the browser belongs to that person already; `current_name`: the person who uses it now, null for nobody; `tables_left`: at how many tables that person loses its seats; `games` and `running`: how many games it can bring along, and how many of them are not over. */
export interface SignInOffer {
  link: string;
  seconds: number;
  name: string;
  already_signed_in: boolean;
  current_name: string | null;
  tables_left: number;
  games: number;
  running: number;
}

/** An address to which a link is sent if somebody has confirmed it. */
export interface AskSignInMail {
  address: string;
}

/** A recovery code. */
export interface TryRecoveryCode {
  code: string;
}

/** The secret part of a link that signs somebody in. */
export interface TrySignIn {
  link: string;
}

/** Sign this browser in as the person of a link. If this browser is the only one of somebody with seats at tables, `leave` or `bring` is needed: with `leave` these seats cannot be reached any more, with `bring` all games of that person become those of the new one, and the old one is deleted. */
export interface UseSignIn {
  link: string;
  leave?: boolean;
  bring?: boolean;
}

/** Your channels and the last notices, the latest first. `push_key`: the public key with which a browser subscribes, null where push is not offered; `here`: the channels of the device of this request, by their ids. */
export interface NotificationsInfo {
  offers: OfferInfo[];
  push_key: string | null;
  channels: ChannelInfo[];
  here: string[];
  recent: RecentNotice[];
}

/** A kind of channel: whether the host has set it up. `missing`: codes of what the host must do; only the host gets them, on the machine of the server. */
export interface OfferInfo {
  kind: string;
  is_offered: boolean;
  missing: string[];
}

/** A notice to you, and what became of it on one channel. `state` is `waiting`, `sending`, `sent`, `dropped`, `failed` or `dead`; `why` is a code such as `seen`, or the status of a service. `channel` is null where it was dropped before. */
export interface RecentNotice {
  kind: string;
  table: string;
  made_at: number;
  state: string;
  why: string;
  channel: string | null;
  is_quiet: boolean;
}

/** The language and the time zone of your messages on this device. */
export interface PutPlace {
  lang: "de" | "en" | "fr" | "it";
  zone: string;
}

/** The subscription of this browser at its push service, with language and time zone. */
export interface NewSubscription {
  address: string;
  p256dh: string;
  auth: string;
  lang: "de" | "en" | "fr" | "it";
  zone: string;
}

/** Everything about you: only you get it, and it has secrets of your channels. `puzzles`: whether your games may become puzzles; `tables`: the ids of your tables; the log of each is at `/api/tables/{table}/log`. */
export interface PersonExport {
  me: Me;
  devices: DeviceInfo[];
  channels: ExportedChannel[];
  notices: RecentNotice[];
  record: MyRecord;
  puzzles: boolean;
  tables: string[];
  sign_in: SignInMethod[];
  texts: ExportedText[];
}

/** One of your channels with its address and secrets, in the form in which they are stored. */
export interface ExportedChannel {
  channel: ChannelInfo;
  address: string;
  data: Record<string, unknown>;
  lang: string;
  zone: string;
}

/** A way to sign in: `recovery_code`, `passkey` or `mail`; `used_at` is null for never. */
export interface SignInMethod {
  kind: string;
  made_at: number;
  used_at: number | null;
  name?: string;
  host?: string;
}

/** A text that you wrote at a table; `to`: the seat that alone reads it. */
export interface ExportedText {
  table: string;
  seat: number | null;
  to: number | null;
  text: string;
  at: number;
}

/** Play a move over the socket. */
export interface MoveMessage {
  type: "move";
  id: string;
  seq: number;
  move: string;
}

/** Set the standing order over the socket. */
export interface OrderMessage {
  type: "order";
  order: Record<string, number | null> | null;
}

/** Set the auto-response over the socket, see `PutAutoResponse`. */
export interface AutoResponseMessage {
  type: "auto_response";
  auto_response: "ask" | "no" | "once";
}

/** Sit down over the socket; `checks_alone`: see `SitDown`. */
export interface SitMessage {
  type: "sit";
  name?: string | null;
  seat?: number | null;
  checks_alone?: boolean;
}

/** Stand up over the socket. */
export interface StandMessage {
  type: "stand";
  seat?: number | null;
}

/** Change the viewpoint to another of your seats, or to the public one with null. A frame follows with everything that this seat may see, its log from the beginning. A frame comes with all that this seat may know, its log from the beginning. */
export interface LookMessage {
  type: "look";
  seat: number | null;
}

/** Seat a bot over the socket. */
export interface BotMessage {
  type: "bot";
  seat: number;
  level: "beginner" | "easy" | "expert" | "hard" | "normal" | null;
}

/** Free somebody's seat over the socket. */
export interface FreeMessage {
  type: "free";
  seat: number;
}

/** Agree over the socket that the game may begin, or withdraw that. */
export interface ReadyMessage {
  type: "ready";
  ready?: boolean;
}

/** Begin the game over the socket. */
export interface BeginMessage {
  type: "begin";
}

/** Change the host's settings over the socket, see `Arrange`. */
export interface ArrangeMessage {
  type: "arrange";
  open?: boolean | null;
  bots_replaceable?: boolean | null;
  guests_may_seat?: boolean | null;
  idle_minutes?: 0 | 2 | 5 | 15 | null;
  pace?: "at_once" | "normal" | "slow" | null;
  step_mode?: boolean | null;
}

/** Request the move of a waiting bot over the socket, see `CallNext`. */
export interface NextMessage {
  type: "next";
  seq: number;
}

/** Request a rematch over the socket. */
export interface RematchMessage {
  type: "rematch";
}

/** Say one of six phrases and six emotes, in each reader's language. `to`: the seat whose person alone reads it; null: all seats, or from a spectator all spectators. */
export interface SayMessage {
  type: "say";
  words: "applause" | "cry" | "good_luck" | "hello" | "laugh" | "one_moment" | "smile" | "sorry" | "surprise" | "thanks" | "think" | "well_played";
  to?: number | null;
}

/** Write a text of at most 200 characters, at a table that is not open; `to`: see `SayMessage`. Line breaks and characters that are invisible or change the writing direction are removed. */
export interface WriteMessage {
  type: "write";
  text: string;
  to?: number | null;
}

/** Report a text to the host of the server, by the `id` of its line. */
export interface ReportMessage {
  type: "report";
  id: number;
}

/** Agree, after the game, that its record contains the texts to all seats, or withdraw that. They are in the record once all players agree. */
export interface AgreeMessage {
  type: "agree";
  agrees: boolean;
}

/** Report that a visible page has shown the entries up to `seq`: no notice of them is needed. */
export interface SeenMessage {
  type: "seen";
  seq: number;
}

/** Check the connection. */
export interface Ping {
  type: "ping";
}

/** A move is in the log. */
export interface Ack {
  type: "ack";
  id: string;
  seq: number;
}

/** An error, over the socket. */
export interface ErrorMessage {
  type: "error";
  code: string;
  text: string;
  rule?: string | null;
  legal?: string[] | null;
  id?: string | null;
  log?: EntryInfo[] | null;
  line?: number | null;
  column?: number | null;
  step?: number | null;
  move?: string | null;
}

/** Messages of people: a new one, or the last ones, at first and after a change. Fields: agreed: seats whose people want the texts in the record, see `AgreeMessage`. */
export interface TalkMessage {
  type: "talk";
  lines: TalkLine[];
  is_new: boolean;
  agreed?: number[] | null;
}

/** One message of somebody at a table. Fields: seat, name: of the author; a spectator has no seat. words, text: a phrase, or null and free text. at: seconds since 1970. own: you have said it. sender: the same for one author at all tables, and different for each reader. */
export interface TalkLine {
  id: number;
  seat: number | null;
  name: string;
  to: number | null;
  words: "applause" | "cry" | "good_luck" | "hello" | "laugh" | "one_moment" | "smile" | "sorry" | "surprise" | "thanks" | "think" | "well_played" | null;
  at: number;
  own: boolean;
  sender: string;
  text: string;
}

/** The server ends; the socket is closed with 1012. Fields: reconnect_ms: milliseconds after which this client should reconnect; they are spread. */
export interface RestartMessage {
  type: "restart";
  reconnect_ms: number;
}

/** Answer to a ping. */
export interface Pong {
  type: "pong";
}

/** Answer to a refused request; the table is unchanged. */
export interface Refused {
  error: Mistake;
}

/** An error: a code for programs, a sentence, the rule, the legal moves. `log`: the entries since the one on which a move was based, if it came too late. For a refused record also its place: line and column of the text, step and move of the game. */
export interface Mistake {
  code: string;
  text: string;
  rule?: string | null;
  legal?: string[] | null;
  id?: string | null;
  log?: EntryInfo[] | null;
  line?: number | null;
  column?: number | null;
  step?: number | null;
  move?: string | null;
}

/** View of a seat or a spectator in Mogul (2002). */
export interface Mogul2002View {
  readonly actions: readonly MogulChoice[];
  readonly bank: number;
  readonly board?: readonly string[];
  readonly bowl: number;
  readonly chips: readonly (number | null)[];
  readonly crash_chance: readonly [number, number];
  readonly deck_left: number;
  readonly game: "mogul-2002";
  readonly in_auction: readonly number[];
  readonly market: MogulMarket;
  readonly options: Readonly<Record<string, string>>;
  readonly over: boolean;
  readonly phase: "auction" | "loan" | "over" | "runner-up" | "winner";
  readonly ply: number;
  readonly price: number | null;
  readonly result: MogulResult | null;
  readonly revealed: string;
  readonly round: number;
  readonly runner_up: number | null;
  readonly scores: readonly number[];
  readonly seat: number | null;
  readonly seats: number;
  readonly shares: readonly MogulNumbers[];
  readonly start: number;
  readonly track: readonly MogulMarker[];
  readonly turn: number | null;
  readonly unseen: Readonly<Record<string, number>>;
  readonly wait: ClauseReason | null;
  readonly winner: number | null;
}

/** An action of the seat on turn, with its effect where it is legal. */
export interface MogulChoice {
  readonly code?: string;
  readonly effect?: MogulEffect;
  readonly id: number;
  readonly legal: boolean;
  readonly move: string;
  readonly rule?: string;
}

/** Effect of an action, as far as it is public before. `price`: of each share of a sale; `share`: the share taken, such as "pink/yellow". */
export interface MogulEffect {
  readonly bowl?: number;
  readonly chips?: number;
  readonly company?: "blue" | "brown" | "gray" | "green" | "pink" | "purple" | "yellow";
  readonly count?: number;
  readonly points?: number;
  readonly price?: number;
  readonly share?: string;
}

/** Shares by place, for each company. */
export interface MogulMarket {
  readonly blue?: MogulQuote;
  readonly brown?: MogulQuote;
  readonly gray?: MogulQuote;
  readonly green?: MogulQuote;
  readonly pink?: MogulQuote;
  readonly purple?: MogulQuote;
  readonly yellow?: MogulQuote;
}

/** Shares of a company: in front of all seats, not yet seen, sold, and in all. */
export interface MogulQuote {
  readonly all: number;
  readonly front: number;
  readonly sold: number;
  readonly unseen: number;
}

/** Final count: points, winners, chips and their points, shares. */
export interface MogulResult {
  readonly chip_points: readonly number[];
  readonly chips: readonly number[];
  readonly scores: readonly number[];
  readonly shares: readonly number[];
  readonly winners: readonly number[];
}

/** Numbers by company; companies may be missing. */
export interface MogulNumbers {
  readonly blue?: number;
  readonly brown?: number;
  readonly gray?: number;
  readonly green?: number;
  readonly pink?: number;
  readonly purple?: number;
  readonly yellow?: number;
}

/** Marker of a seat on the score track: space, laps, and whether it is below 0. */
export interface MogulMarker {
  readonly below: boolean;
  readonly laps: number;
  readonly space: number;
}

/** Reason why something is not possible: a clause, and a code for programs. */
export interface ClauseReason {
  readonly code: string;
  readonly rule: string;
}

/** A seat begins, wins the auction, or comes second. */
export interface MogulOfSeat {
  readonly auto?: boolean;
  readonly seat: number;
  readonly type: "runner_up" | "start" | "win";
}

/** A seat puts a chip into the bowl; `bowl`: the chips in it afterwards. */
export interface MogulBid {
  readonly auto?: boolean;
  readonly bowl: number;
  readonly seat: number;
  readonly type: "bid";
}

/** A seat leaves the auction with the chips of the bowl. */
export interface MogulLeave {
  readonly auto?: boolean;
  readonly chips: number;
  readonly seat: number;
  readonly type: "leave";
}

/** A seat takes the share on offer. */
export interface MogulTake {
  readonly auto?: boolean;
  readonly seat: number;
  readonly share: string;
  readonly type: "take";
}

/** A seat sells shares. */
export interface MogulSell {
  readonly auto?: boolean;
  readonly company: "blue" | "brown" | "gray" | "green" | "pink" | "purple" | "yellow";
  readonly count: number;
  readonly points: number;
  readonly price: number;
  readonly seat: number;
  readonly type: "sell";
}

/** A share is turned up. */
export interface MogulReveal {
  readonly auto?: boolean;
  readonly share: string;
  readonly type: "reveal";
}

/** The crash is turned up. */
export interface MogulCrash {
  readonly auto?: boolean;
  readonly type: "crash";
}

/** A seat gets points for its shares of a company. */
export interface MogulDividend {
  readonly auto?: boolean;
  readonly company: "blue" | "brown" | "gray" | "green" | "pink" | "purple" | "yellow";
  readonly points: number;
  readonly seat: number;
  readonly type: "dividend";
}

/** Points of a seat for its chips at the end. */
export interface MogulChipPoints {
  readonly auto?: boolean;
  readonly points: number;
  readonly seat: number;
  readonly type: "chip_points";
}

/** The end of the game. `shares` and `shares_of_next` are there if shares broke a tie: those of the winner, and the most of any other seat with as many points. */
export interface MogulEnd {
  readonly auto?: boolean;
  readonly scores: readonly number[];
  readonly shares?: number;
  readonly shares_of_next?: number;
  readonly type: "end";
  readonly winners: readonly number[];
}

/** A seat takes a loan, or does not. */
export interface Mogul2002Loan {
  readonly auto?: boolean;
  readonly seat: number;
  readonly type: "decline" | "loan";
}

/** View of a seat or a spectator in Mogul (2013). */
export interface Mogul2013View {
  readonly actions: readonly Mogul2013Choice[];
  readonly bank: number;
  readonly board?: readonly string[];
  readonly bowl: number;
  readonly chips: readonly (number | null)[];
  readonly companies: Mogul2013Names;
  readonly crash_chance: readonly [number, number];
  readonly credit: readonly boolean[];
  readonly deck_left: number;
  readonly depot_worth: readonly number[];
  readonly depots: readonly (readonly string[])[];
  readonly depots_left: readonly number[];
  readonly game: "mogul-2013";
  readonly in_auction: readonly number[];
  readonly map: Mogul2013Map;
  readonly market: MogulMarket;
  readonly networks: Mogul2013Networks;
  readonly options: Readonly<Record<string, string>>;
  readonly over: boolean;
  readonly phase: "auction" | "over" | "runner-up" | "winner";
  readonly ply: number;
  readonly price: number | null;
  readonly reconstruction: boolean;
  readonly result: Mogul2013Result | null;
  readonly revealed: string;
  readonly round: number;
  readonly runner_up: number | null;
  readonly scores: readonly number[];
  readonly seat: number | null;
  readonly seats: number;
  readonly shares: readonly MogulNumbers[];
  readonly sites: Readonly<Record<string, readonly (number | null)[]>>;
  readonly start: number;
  readonly track: readonly MogulMarker[];
  readonly track_spaces: number;
  readonly turn: number | null;
  readonly unseen: Readonly<Record<string, number>>;
  readonly wait: ClauseReason | null;
  readonly winner: number | null;
}

/** An action of the seat on turn, with its effect where it is legal. */
export interface Mogul2013Choice {
  readonly code?: string;
  readonly effect?: Mogul2013Effect;
  readonly id: number;
  readonly legal: boolean;
  readonly move: string;
  readonly rule?: string;
}

/** Effect of an action; of a depot, its gain at the end, by network and in all. */
export interface Mogul2013Effect {
  readonly bowl?: number;
  readonly chips?: number;
  readonly company?: "blue" | "brown" | "gray" | "green" | "pink" | "purple" | "yellow";
  readonly count?: number;
  readonly from?: string;
  readonly networks?: MogulNumbers;
  readonly points?: number;
  readonly price?: number;
  readonly share?: string;
  readonly station?: string;
  readonly town?: string;
  readonly worth?: number;
}

/** Names of the companies, which a data file may change. */
export interface Mogul2013Names {
  readonly blue: string;
  readonly brown: string;
  readonly gray: string;
  readonly purple: string;
  readonly yellow: string;
}

/** The map: stations by code, and tracks. */
export interface Mogul2013Map {
  readonly stations: Readonly<Record<string, Mogul2013Station>>;
  readonly tracks: Mogul2013Tracks;
}

/** A station space: its town, its place on a canvas of 1000 by 600, its networks. */
export interface Mogul2013Station {
  readonly at: readonly [number, number];
  readonly networks: readonly ("blue" | "brown" | "gray" | "green" | "pink" | "purple" | "yellow")[];
  readonly town: string;
}

/** The tracks of each company. */
export interface Mogul2013Tracks {
  readonly blue: readonly (readonly (string | readonly [number, number])[])[];
  readonly brown: readonly (readonly (string | readonly [number, number])[])[];
  readonly gray: readonly (readonly (string | readonly [number, number])[])[];
  readonly purple: readonly (readonly (string | readonly [number, number])[])[];
  readonly yellow: readonly (readonly (string | readonly [number, number])[])[];
}

/** Numbers of each network, by seat. */
export interface Mogul2013Networks {
  readonly blue: readonly number[];
  readonly brown: readonly number[];
  readonly gray: readonly number[];
  readonly purple: readonly number[];
  readonly yellow: readonly number[];
}

/** Final count, with the earnings of depots, in all and by network. */
export interface Mogul2013Result {
  readonly chip_points: readonly number[];
  readonly chips: readonly number[];
  readonly depot_points: readonly number[];
  readonly network_points: Mogul2013Networks;
  readonly scores: readonly number[];
  readonly shares: readonly number[];
  readonly winners: readonly number[];
}

/** A seat takes its credit. */
export interface Mogul2013Credit {
  readonly auto?: boolean;
  readonly chips: number;
  readonly dollars: number;
  readonly seat: number;
  readonly type: "credit";
}

/** A seat does nothing. */
export interface Mogul2013Nothing {
  readonly auto?: boolean;
  readonly seat: number;
  readonly type: "nothing";
}

/** A seat puts up a depot. */
export interface Mogul2013Erect {
  readonly auto?: boolean;
  readonly seat: number;
  readonly station: string;
  readonly town: string;
  readonly type: "erect";
}

/** A seat moves a depot. */
export interface Mogul2013Move {
  readonly auto?: boolean;
  readonly from: string;
  readonly seat: number;
  readonly station: string;
  readonly town: string;
  readonly type: "move";
}

/** Points of a seat for its depots on a network at the end. */
export interface Mogul2013DepotPoints {
  readonly auto?: boolean;
  readonly company: "blue" | "brown" | "gray" | "green" | "pink" | "purple" | "yellow";
  readonly depots: number;
  readonly points: number;
  readonly seat: number;
  readonly type: "depot_points";
}

/** Points of a seat for its shares at the end. */
export interface Mogul2013SharePoints {
  readonly auto?: boolean;
  readonly points: number;
  readonly seat: number;
  readonly type: "share_points";
}

/** View of a seat or a spectator in Moguli. */
export interface MoguliView {
  readonly actions: readonly MoguliChoice[];
  readonly board?: readonly string[];
  readonly bonus: boolean;
  readonly cylinder: boolean;
  readonly first: number;
  readonly game: "moguli";
  readonly last_turn: boolean;
  readonly max_turns: number;
  readonly must_move: boolean;
  readonly must_turn: boolean;
  readonly needed: number;
  readonly no_rotation: readonly MoguliNoRotation[];
  readonly openers: readonly MoguliAngles[];
  readonly options: Readonly<Record<string, string>>;
  readonly over: boolean;
  readonly pawns: readonly (readonly string[])[];
  readonly phase: "over" | "play" | "swap";
  readonly ply: number;
  readonly result: MoguliResult | null;
  readonly rotated: readonly string[];
  readonly rotated_out: ClauseReason | null;
  readonly round: number;
  readonly scores: readonly number[];
  readonly seat: number | null;
  readonly seats: number;
  readonly stall: "unable" | "unable_even_turning" | "unmoved";
  readonly stall_turns: number;
  readonly stalled: number;
  readonly start_row: MoguliStartRow;
  readonly start_rows: readonly (readonly string[])[];
  readonly tiles: readonly MoguliTile[];
  readonly turn: number | null;
  readonly used: readonly ("bonus" | "pawn" | "rotate")[];
  readonly wait: ClauseReason | null;
}

/** An action of the seat on turn, with its effect where it is legal. */
export interface MoguliChoice {
  readonly code?: string;
  readonly effect?: MoguliEffect;
  readonly id: number;
  readonly legal: boolean;
  readonly move: string;
  readonly rule?: string;
}

/** Effect of an action. Of a pawn's move, `across`: pawns across afterwards, `last`: it ends the game; of a rotation, `code`: the tile afterwards, `bonus`: it is the second one; of a swap, `row`: the central row. */
export interface MoguliEffect {
  readonly across?: number;
  readonly bonus?: boolean;
  readonly code?: string;
  readonly degrees?: number;
  readonly from?: string;
  readonly last?: boolean;
  readonly row?: number;
  readonly tile?: string;
  readonly to?: string;
  readonly walk?: readonly (readonly [string, "over" | "under"])[];
}

/** A tile that may not be turned by these angles, and why. */
export interface MoguliNoRotation {
  readonly code: string;
  readonly degrees: readonly number[];
  readonly rule: string;
  readonly tile: string;
}

/** A tile, and angles by which it may be turned: degrees clockwise. */
export interface MoguliAngles {
  readonly degrees: readonly number[];
  readonly tile: string;
}

/** End of the game; `goals`: the goal gates reached by each seat's pawns. */
export interface MoguliResult {
  readonly goals: readonly (readonly string[])[];
  readonly scores: readonly number[];
  readonly why: "across" | "limit" | "stall";
  readonly winners: readonly number[];
}

/** Free gates of the own start row, the number required, and whether that binds now. */
export interface MoguliStartRow {
  readonly bound: boolean;
  readonly free: number | null;
  readonly required: number;
}

/** A tile: its orientation, the sides reached by its paths, and the seat of a pawn on it. `marked`: paths below as above; those of the other tiles are inverse. */
export interface MoguliTile {
  readonly code: string;
  readonly gate: string;
  readonly marked: boolean;
  readonly over: "NE" | "NW" | "SE" | "SW";
  readonly pawn: number | null;
  readonly under: "NE" | "NW" | "SE" | "SW";
}

/** A seat begins, keeps its start row, earns a bonus, has the last turn, is next, or is bound. Bound: it must clear its start row. */
export interface MoguliOfSeat {
  readonly auto?: boolean;
  readonly seat: number;
  readonly type: "bound" | "earned" | "keep" | "last_turn" | "start" | "turn";
}

/** A seat swaps its start row with a central row. */
export interface MoguliSwap {
  readonly auto?: boolean;
  readonly row: number;
  readonly seat: number;
  readonly type: "swap";
}

/** A seat turns a tile; `bonus`: it is the second rotation of this turn. */
export interface MoguliRotate {
  readonly auto?: boolean;
  readonly bonus: boolean;
  readonly degrees: number;
  readonly seat: number;
  readonly tile: string;
  readonly type: "rotate";
}

/** A pawn walks. */
export interface MoguliPawn {
  readonly auto?: boolean;
  readonly from: string;
  readonly seat: number;
  readonly to: string;
  readonly type: "pawn";
  readonly walk: readonly (readonly [string, "over" | "under"])[];
}

/** The number of pawns across of a seat has changed. */
export interface MoguliAcross {
  readonly auto?: boolean;
  readonly pawns: number;
  readonly seat: number;
  readonly type: "across";
}

/** Number of stuck turns in a row. */
export interface MoguliStalled {
  readonly auto?: boolean;
  readonly stall: "unable" | "unable_even_turning" | "unmoved";
  readonly turns: number;
  readonly type: "stalled";
}

/** The end of the game, and why. */
export interface MoguliEnd {
  readonly auto?: boolean;
  readonly round: number;
  readonly scores: readonly number[];
  readonly stall: "unable" | "unable_even_turning" | "unmoved";
  readonly stalled: number;
  readonly type: "end";
  readonly why: "across" | "limit" | "stall";
  readonly winners: readonly number[];
}

/** View of a seat or a spectator in Take Stock. */
export interface TakeStockView {
  readonly above_closed: number | null;
  readonly actions: readonly TakeStockChoice[];
  readonly active: number;
  readonly board?: readonly string[];
  readonly certificates: readonly (readonly string[])[];
  readonly columns: TakeStockColumns;
  readonly dealer: number;
  readonly discards: number;
  readonly draw_left: number;
  readonly drawn: readonly (readonly string[] | null)[];
  readonly event: TakeStockEventCard | null;
  readonly event_discards: number;
  readonly events_left: number;
  readonly game: "take-stock";
  readonly hand_sizes: readonly number[];
  readonly hands: readonly (readonly string[] | null)[];
  readonly kept: readonly (readonly string[] | null)[];
  readonly kept_sizes: readonly number[];
  readonly limit: number;
  readonly options: Readonly<Record<string, string>>;
  readonly over: boolean;
  readonly phase: "chance" | "choose" | "event" | "options" | "over" | "turn";
  readonly ply: number;
  readonly reconstruction: readonly string[];
  readonly result: TakeStockResult | null;
  readonly round: number;
  readonly rounds: number;
  readonly scores: readonly number[];
  readonly seat: number | null;
  readonly seats: number;
  readonly shares: readonly TakeStockNumbers[];
  readonly sheet: readonly TakeStockSheetLine[];
  readonly shown: readonly (readonly string[])[];
  readonly shows: readonly number[];
  readonly supply: number;
  readonly tokens: readonly number[];
  readonly turn: number | null;
  readonly unchosen: readonly (readonly string[] | null)[];
  readonly wait: ClauseReason | null;
  readonly worth: readonly number[];
}

/** An action of the seat on turn, with its effect where it is legal. */
export interface TakeStockChoice {
  readonly code?: string;
  readonly effect?: TakeStockEffect;
  readonly id: number;
  readonly legal: boolean;
  readonly move: string;
  readonly rule?: string;
}

/** Effect of an action, as far as its seat can know it. `prices`: those that an event would change; `ends`: the round would end; `worth`: value of all certificates afterwards; `tokens`: change of the number of options. */
export interface TakeStockEffect {
  readonly card?: string;
  readonly discard?: string;
  readonly ends?: boolean;
  readonly event?: string;
  readonly frozen?: boolean;
  readonly points?: number;
  readonly price?: number;
  readonly prices?: TakeStockNumbers;
  readonly shares?: number;
  readonly stock?: "chips" | "corn" | "gems" | "movies" | "oil";
  readonly tokens?: number;
  readonly worth?: number;
}

/** Numbers by stock; stocks may be missing. */
export interface TakeStockNumbers {
  readonly chips?: number;
  readonly corn?: number;
  readonly gems?: number;
  readonly movies?: number;
  readonly oil?: number;
}

/** The columns by stock. */
export interface TakeStockColumns {
  readonly chips: TakeStockColumn;
  readonly corn: TakeStockColumn;
  readonly gems: TakeStockColumn;
  readonly movies: TakeStockColumn;
  readonly oil: TakeStockColumn;
}

/** A column in a view. `factor`: multiplier of its highest card; `takes`: values that may be laid on it. */
export interface TakeStockColumn {
  readonly cards: readonly number[];
  readonly factor: number;
  readonly frozen: boolean;
  readonly price: number;
  readonly splits: number;
  readonly takes: readonly number[];
}

/** The event that asks for a choice; `left`: number of takes left of an insider. */
export interface TakeStockEventCard {
  readonly event: string;
  readonly left?: number;
}

/** The final count; `last_round`: points of each seat in it. */
export interface TakeStockResult {
  readonly last_round: readonly number[];
  readonly scores: readonly number[];
  readonly winners: readonly number[];
}

/** Payments of a finished round: prices, and for each seat its shares, points and score. */
export interface TakeStockSheetLine {
  readonly points: readonly number[];
  readonly prices: TakeStockPrices;
  readonly round: number;
  readonly scores: readonly number[];
  readonly shares: readonly TakeStockNumbers[];
}

/** The prices by stock. */
export interface TakeStockPrices {
  readonly chips: number;
  readonly corn: number;
  readonly gems: number;
  readonly movies: number;
  readonly oil: number;
}

/** A round begins; `seat`: the first player. */
export interface TakeStockRound {
  readonly auto?: boolean;
  readonly dealer: number;
  readonly round: number;
  readonly seat: number;
  readonly type: "round";
}

/** The hand that a seat is dealt. */
export interface TakeStockHand {
  readonly auto?: boolean;
  readonly cards: readonly string[];
  readonly seat: number;
  readonly type: "hand";
}

/** A seat draws a share. */
export interface TakeStockDraw {
  readonly auto?: boolean;
  readonly card?: string;
  readonly seat: number;
  readonly type: "draw";
}

/** The discarded shares, `cards` of them, become the draw pile. */
export interface TakeStockReshuffle {
  readonly auto?: boolean;
  readonly cards: number;
  readonly type: "reshuffle";
}

/** Events go under their pile. */
export interface TakeStockBuried {
  readonly auto?: boolean;
  readonly events: readonly string[];
  readonly type: "buried";
}

/** The event pile is set up again. */
export interface TakeStockNewPile {
  readonly auto?: boolean;
  readonly type: "new_pile";
}

/** A seat raises; `price`: the new one. */
export interface TakeStockRaise {
  readonly auto?: boolean;
  readonly card: string;
  readonly price: number;
  readonly seat: number;
  readonly type: "raise";
}

/** A seat saves a card and discards another, or takes one and discards another. */
export interface TakeStockSave {
  readonly auto?: boolean;
  readonly card: string;
  readonly discard: string;
  readonly seat: number;
  readonly type: "save" | "take";
}

/** A seat discards a card, or spends an option to save one. */
export interface TakeStockDiscard {
  readonly auto?: boolean;
  readonly card: string;
  readonly seat: number;
  readonly type: "discard" | "option";
}

/** A seat draws two events, to choose one of them. */
export interface TakeStockLook {
  readonly auto?: boolean;
  readonly events?: readonly string[];
  readonly seat: number;
  readonly type: "look";
}

/** A seat keeps an event, or puts one aside. */
export interface TakeStockKeep {
  readonly auto?: boolean;
  readonly event?: string;
  readonly seat: number;
  readonly type: "aside" | "keep";
}

/** A seat plays an event. */
export interface TakeStockPlay {
  readonly auto?: boolean;
  readonly event: string;
  readonly seat: number;
  readonly type: "play";
}

/** A seat draws market closed, ends an insider or its options, gets or loses an option. */
export interface TakeStockOfSeat {
  readonly auto?: boolean;
  readonly seat: number;
  readonly type: "closed" | "insider_done" | "option_done" | "token_down" | "token_up";
}

/** A price has changed otherwise than by a raise. */
export interface TakeStockPrice {
  readonly auto?: boolean;
  readonly price: number;
  readonly stock: "chips" | "corn" | "gems" | "movies" | "oil";
  readonly type: "price";
  readonly was: number;
}

/** A seat audits a stock; `way`: its highest card goes, a split goes, or there is neither. */
export interface TakeStockAudit {
  readonly auto?: boolean;
  readonly seat: number;
  readonly stock: "chips" | "corn" | "gems" | "movies" | "oil";
  readonly type: "audit";
  readonly way: "none" | "split" | "top";
}

/** A seat freezes a stock, or frees it. */
export interface TakeStockFreeze {
  readonly auto?: boolean;
  readonly seat: number;
  readonly stock: "chips" | "corn" | "gems" | "movies" | "oil";
  readonly type: "freeze" | "unfreeze";
}

/** The round ends. */
export interface TakeStockRoundEnd {
  readonly auto?: boolean;
  readonly type: "round_end";
  readonly why: "high_card" | "last_card" | "market_closed" | "no_card";
}

/** The points of a seat in the round. */
export interface TakeStockScore {
  readonly auto?: boolean;
  readonly points: number;
  readonly seat: number;
  readonly type: "score";
}

/** The end of the game. */
export interface TakeStockEnd {
  readonly auto?: boolean;
  readonly scores: readonly number[];
  readonly type: "end";
  readonly winners: readonly number[];
}

/** Walks opened and closed by a rotation; empty for other actions. */
export interface MoguliPreview {
  readonly degrees?: number;
  readonly seats?: readonly MoguliChange[];
  readonly tile?: MoguliTile;
}

/** Walks gained and lost by a seat through a rotation; `left`: number of walks afterwards. */
export interface MoguliChange {
  readonly closed: readonly MoguliWay[];
  readonly left: number;
  readonly opened: readonly MoguliWay[];
}

/** A move of a pawn, with one walk; `bonus`: it earns one. */
export interface MoguliWay {
  readonly bonus: boolean;
  readonly from: string;
  readonly to: string;
  readonly walk: readonly (readonly [string, "over" | "under"])[];
}

/** Somebody has sat down. */
export interface TableSat {
  readonly name: string;
  readonly previous_kind?: "bot" | "empty" | "person";
  readonly previous_name?: string;
  readonly returning?: boolean;
  readonly seat: number;
  readonly type: "sat";
}

/** A bot has been seated, or removed where the level is null. */
export interface TableBot {
  readonly level: "beginner" | "easy" | "expert" | "hard" | "normal" | null;
  readonly name: string;
  readonly previous_kind?: "bot" | "empty" | "person";
  readonly previous_name?: string;
  readonly returning?: boolean;
  readonly seat: number;
  readonly type: "bot";
}

/** The time of a seat is over: a bot plays; `new`: its person never moved, and others may. */
export interface TableTimeout {
  readonly level: "beginner" | "easy" | "expert" | "hard" | "normal";
  readonly name: string;
  readonly new: boolean;
  readonly previous_kind?: "bot" | "empty" | "person";
  readonly previous_name?: string;
  readonly returning?: boolean;
  readonly seat: number;
  readonly type: "timeout";
}

/** Somebody wants a pause, or no longer; `until`: it begins, because all people want it. */
export interface TablePause {
  readonly agrees: boolean;
  readonly seat: number;
  readonly type: "pause";
  readonly until: number | null;
}

/** A vacation of a seat has begun; `until` null: its person is back. */
export interface TableVacation {
  readonly seat: number;
  readonly type: "vacation";
  readonly until: number | null;
}

/** A bot has failed, and rules of thumb replace it. Old entries have no `why`. */
export interface TableBotFailed {
  readonly level: "beginner" | "easy" | "expert" | "hard" | "normal" | null;
  readonly seat: number;
  readonly type: "bot_failed";
  readonly why?: string;
}

/** Somebody has stood up, been removed, got the seat by a link, or changed the name. */
export interface TableNamed {
  readonly name: string;
  readonly seat: number;
  readonly type: "freed" | "handed" | "named" | "stood";
}

/** A guest has signed in as somebody else; nothing is said after the game, or without a seat. `shares`: who has a seat there already, and now plays both; `name`: of that person. */
export interface TableMerged {
  readonly name: string;
  readonly previous_name: string;
  readonly seat: number;
  readonly shares: boolean;
  readonly type: "merged";
}

/** Somebody has left for good, with or without a seat. */
export interface TableLeft {
  readonly name?: string;
  readonly seat?: number;
  readonly type: "left";
}

/** Somebody agrees that the game may begin, or withdraws that. */
export interface TableReady {
  readonly ready: boolean;
  readonly seat: number;
  readonly type: "ready";
}

/** A link for a seat has been created, or withdrawn. */
export interface TableLink {
  readonly seat: number;
  readonly type: "link" | "link_off";
  readonly why?: string;
}

/** Steps were taken back; `step` is the number of those that remain. */
export interface TableTakenBack {
  readonly seat: number;
  readonly step: number;
  readonly type: "taken_back";
}

/** The game continues another one, after so many steps. */
export interface TableForked {
  readonly step: number;
  readonly type: "forked";
}

/** The same people play again, at another table. */
export interface TableRematch {
  readonly table: string;
  readonly type: "rematch";
}

/** The host has started the game. */
export interface TableBegun {
  readonly type: "begun";
}

/** An administrator has closed the table, with a text that may be empty. */
export interface TableEnded {
  readonly says: string;
  readonly type: "ended";
}

/** A setting has changed, see `Arrange`. */
export interface TableSet {
  readonly bots_replaceable?: boolean;
  readonly guests_may_seat?: boolean;
  readonly idle_minutes?: 0 | 2 | 5 | 15;
  readonly open?: boolean;
  readonly pace?: "at_once" | "normal" | "slow";
  readonly step_mode?: boolean;
  readonly type: "set";
}

/** A view, by its game. */
export type GameView = Mogul2002View | Mogul2013View | MoguliView | TakeStockView;

/** What a move would change besides its effect; most moves nothing. */
export type GamePreview = MoguliPreview | NoPreview;

/** Nothing. */
export interface NoPreview {
}

/** What happened, in a game or at its table. */
export type GameEvent = TableEvent | Mogul2002Event | Mogul2013Event | MoguliEvent | TakeStockEvent;

/** An event, by its type. */
export type TableEvent = TableSat | TableBot | TableTimeout | TablePause | TableVacation | TableBotFailed | TableNamed | TableMerged | TableLeft | TableReady | TableLink | TableTakenBack | TableForked | TableRematch | TableBegun | TableEnded | TableSet;

/** An event, by its type. */
export type Mogul2002Event = MogulOfSeat | MogulBid | MogulLeave | MogulTake | MogulSell | MogulReveal | MogulCrash | MogulDividend | MogulChipPoints | MogulEnd | Mogul2002Loan;

/** An event, by its type. */
export type Mogul2013Event = MogulOfSeat | MogulBid | MogulLeave | MogulTake | MogulSell | MogulReveal | MogulCrash | MogulDividend | MogulChipPoints | MogulEnd | Mogul2013Credit | Mogul2013Nothing | Mogul2013Erect | Mogul2013Move | Mogul2013DepotPoints | Mogul2013SharePoints;

/** An event, by its type. */
export type MoguliEvent = MoguliOfSeat | MoguliSwap | MoguliRotate | MoguliPawn | MoguliAcross | MoguliStalled | MoguliEnd;

/** An event, by its type. */
export type TakeStockEvent = TakeStockRound | TakeStockHand | TakeStockDraw | TakeStockReshuffle | TakeStockBuried | TakeStockNewPile | TakeStockRaise | TakeStockSave | TakeStockDiscard | TakeStockLook | TakeStockKeep | TakeStockPlay | TakeStockOfSeat | TakeStockPrice | TakeStockAudit | TakeStockFreeze | TakeStockRoundEnd | TakeStockScore | TakeStockEnd;

export type ClientMessage = MoveMessage | OrderMessage | AutoResponseMessage | SitMessage | StandMessage | LookMessage | BotMessage | FreeMessage | ReadyMessage | BeginMessage | ArrangeMessage | NextMessage | RematchMessage | SayMessage | WriteMessage | ReportMessage | AgreeMessage | SeenMessage | Ping;

export type ServerMessage = Frame | Ack | ErrorMessage | TalkMessage | RestartMessage | Pong;

/** Maximum length of a name in user-perceived characters. */
export const LONGEST_NAME = 24;
