### The hall: lists of tables, a new table, its waiting room.

## Lists of tables

hall-open-title = Open tables
hall-open-lead = Anybody may join these tables; games in play can be watched.
hall-open-none = No table is open just now. Open one, and whoever comes by finds it here.
hall-open-none-of-game = No table of this game is open just now.
hall-open-all = All open tables
hall-mine-title = My games
hall-mine-none = You have not sat at a table yet. “Play now” takes one press.
hall-mine-all = All my games
hall-mine-running = In play
hall-mine-over = Finished
hall-filter = Show
hall-filter-all = All games
hall-loading = Looking to see who is here …
hall-state = { $state ->
    [waiting] waiting for players
    [turn] your turn
    [playing] in play
   *[other] finished
 }
hall-free = { $count ->
    [0] full
    [one] one seat free
   *[other] { $count } seats free
 }
hall-join = Sit down
hall-take = Take a bot’s place
hall-watch = Watch
hall-go = Go to the table
hall-drop = Leave for good
hall-drop-short = Leave for good
hall-drop-lead = { $how ->
    [waiting] You give up your seat, and the table disappears from your list. Its link still leads there.
    [others] The others play on. A bot can take your seat, and you cannot have another hand in this game.
   *[alone] The table is closed and disappears from your list.
 }
hall-drop-do = Leave for good
hall-drop-stay = Stay
hall-dropped = You have left { $title }.
hall-undo = Undo
hall-undo-of = Undo: back to { $title }
known = Known deal
known-lead = This table continues a game whose hidden cards were known to whoever set it up.
hall-look = Look at the end
hall-replay = Replay
hall-review = Review
hall-again = Go to the rematch
hall-more = Show more
hall-house = { $count ->
    [0] by the book
    [one] one house rule
   *[other] { $count } house rules
 }
hall-nobody-here = nobody here now
hall-won = { $self ->
    [yes] You won
   *[other] { $names } won
 }
hall-shared = { $game ->
    [moguli] Drawn
   *[other] { $names } won
 }
hall-points = your total: { $count }
hall-new = New table
hall-bot = Bot
hall-empty-seat = free
hall-changed-now = just now

## New table

new-game = Game
new-seats = Seats
new-seat = Seat
new-you = You
new-friend = A friend, by link
new-here = Someone on this device
new-here-name = Player { $seat }
new-here-called = Name of the player on seat { $seat }
new-bot = { $level ->
    [beginner] Bot, beginner
    [easy] Bot, easy
    [normal] Bot, normal
    [hard] Bot, hard
    [expert] Bot, expert
   *[other] Bot
 }
level-how = How the bots play
level-lead = { $level ->
    [beginner] Thinks a little, and is often content with what is nearly right.
    [easy] Knows what usually pays, but is careless now and then.
    [normal] Plays soundly, with hardly a look ahead.
    [hard] Looks ahead for a moment before each decision.
   *[expert] Looks ahead for up to a second, and calculates exactly where that is possible.
  }
level-honest = No bot knows a card that is hidden from its seat.
new-rules = House rules
new-rules-changed = { $changed ->
    [0] by the book
    [one] { $changed } changed
   *[other] { $changed } changed
 }
new-make = Make the table
new-making = Making the table …
new-hint = { $friends ->
    [0] The game begins at once.
    [one] You get a link to send to your friend.
   *[other] You get a link to send to your friends.
 }
new-lead = Fill the seats with friends and bots, choose how you play, and send one link.
new-open = Open table
new-open-lead = In the list of open tables: anybody may sit down or watch. Otherwise the table is found by its link alone.
new-host = For the host
new-anybody = A free seat
new-reset = Reset to the rule book
new-rules-lead = Every house rule of the book, each with the rule it belongs to.
new-rule-loading = Opening the rule book …

## Waiting room

room-open = Open table
room-open-lead = Listed among the open tables: anybody may come. Otherwise only the link leads here.
room-yields = Newcomers may take over bots
room-yields-lead = Whoever comes later may sit down in the place of a bot, also during play. It cannot be changed once the game has begun.
room-yields-settled = Settled before the game began; it stays so until the end.
room-lets = Whoever sits here may seat friends and bots
room-lets-lead = Otherwise only the host may.
room-idle = Counts as gone without a move for
room-idle-minutes = { $count ->
    [0] never
   *[other] { $count } minutes
 }
room-idle-lead = Then the others can let a bot play there; the seat can be taken back at any time.
room-idle-is = { $count ->
    [0] Nobody counts as gone for taking a long time.
   *[other] Whoever has not moved for { $count } minutes counts as gone: the others can let a bot play there.
 }
room-asks = { $count ->
    [0] All seats are taken. The game begins when the host says so, or when all are ready.
    [one] One seat is still empty. Then the game begins when the host says so, or when all are ready.
   *[other] { $count } seats are still empty. Then the game begins when the host says so, or when all are ready.
 }
room-listed = { $count ->
    [0] All seats are taken.
    [one] One seat is still empty. The game starts as soon as it is filled; with two or more people it waits until the host says so or all are ready.
   *[other] { $count } seats are still empty. The game starts as soon as they are filled; with two or more people it waits until the host says so or all are ready.
 }
room-ready = I am ready
room-begin = Begin the game
room-is-ready = { $ready ->
    [yes] ready
   *[no] not ready yet
 }
room-free = Free { $name }’s seat
room-removed = The host has freed your seat. You can watch, or sit down at another open table.
room-rules = How we play
room-by-the-book = By the book, without house rules.
room-rule-text = The rule
room-level = Change the level
room-scan = Or let a camera read it:
room-scan-label = QR code of the invitation
room-rematch = A new table is laid for another game, everybody one seat further on.
room-take-bot = Take this bot’s place
room-bot-stays = A bot stays until the game is over; its level can be changed.

## House rules of the games

switch-first_player = First player
switch-first_player-lead = Who plays first.
switch-first_player-random = By lot
switch-first_player-seat = Seat { $seat }
switch-quick_start = Quick start
switch-quick_start-lead = Besides its start share, each seat gets a share of one of the five companies. For at most five seats.
switch-loans_per_auction = As many loans as you like
switch-loans_per_auction-lead = Otherwise one loan per seat and auction.
switch-loan_timing = Loans during the auction
switch-loan_timing-lead = Borrow on your own turn, not only before the bidding.
switch-score_floor = No debts
switch-score_floor-lead = Nobody may borrow below zero points.
switch-partial_sale = All or nothing
switch-partial_sale-lead = Whoever sells, sells all shares of the company or none.
switch-open_chips = Open chips
switch-open_chips-lead = Everyone sees how many chips the others hold.
switch-deck = Deck B
switch-deck-lead = The second list of shares: other box colours.
switch-start_shares = Start shares by lot
switch-start_shares-lead = Otherwise a placard says which ones each seat gets.
switch-nothing = Selling nothing
switch-nothing-lead = When may the sell option be left unused?
switch-nothing-always = Always
switch-nothing-without_shares = Only without shares of the box colour
switch-new_start_row = New start row
switch-new_start_row-lead = Before the first turn each player may swap the start row with one of the three in the middle.
switch-cylinder = Cylinder
switch-cylinder-lead = The left and the right end of each row are neighbours.
switch-compulsory_move = Whoever can move must
switch-compulsory_move-lead = Otherwise a pawn may stay where it is.
switch-null_move = There and back
switch-null_move-lead = A pawn may end its move where it started.
switch-start_row_duty = Blocked start row
switch-start_row_duty-lead = What is asked of a player whose start row is too full and who has no pawn that can leave it.
switch-start_row_duty-board = Nobody need turn a tile
switch-start_row_duty-rotation = A tile that lets a pawn leave must be turned
switch-stall = Which turns end a game that is stuck
switch-stall-lead = Enough of them in a row end the game; whoever has more pawns across wins.
switch-stall-unmoved = Turns without a pawn move
switch-stall-unable_even_turning = Turns without a possible pawn move, even by turning a tile
switch-stall-unable = Turns without a possible pawn move
switch-stall_turns = End sooner
switch-stall_turns-lead = A game that is stuck ends after three turns in a row, not after six.
switch-max_turns = Turn limit
switch-max_turns-lead = After this many turns, both players’ counted, the game is drawn; 0 sets no limit.
switch-certificates = Shares in four steps
switch-certificates-lead = How many shares a card counts for as a certificate rises in four steps, not in three.
switch-crash_counts_start = Start cards do not count in a crash
switch-crash_counts_start-lead = A crash halves a column without its first card.
switch-kept_events = Kept events stay
switch-kept_events-lead = When the market closes, events in hand are kept for the next round.
switch-rounds = Rounds
switch-rounds-lead = How many rounds are played.
