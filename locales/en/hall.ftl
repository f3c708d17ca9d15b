### The hall: lists of tables, a new table, its waiting room.

## Lists of tables

hall-open-title = Open tables
hall-open-lead = Anyone may join these tables; games in progress can be watched.
hall-open-none = No tables are open at the moment. Open one, and others will find it here.
hall-open-none-of-game = No table of this game is open at the moment.
hall-open-all = All open tables
hall-mine-title = My games
hall-mine-none = You have not played yet. “Play now” starts a game at once.
hall-mine-all = All my games
hall-mine-running = In progress
hall-mine-over = Finished
hall-filter = Show
hall-filter-all = All games
hall-loading = Loading the tables …
hall-state = { $state ->
    [waiting] waiting for players
    [turn] your turn
    [playing] in progress
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
hall-next = Next table ({ $count })
hall-drop = Leave for good
hall-drop-short = Leave for good
hall-drop-lead = { $how ->
    [waiting] You give up your seat, and the table disappears from your list. Its link still works.
    [others] The others play on. A bot can take your seat, and you cannot take another seat in this game.
   *[alone] The table is closed and disappears from your list.
 }
hall-drop-do = Leave for good
hall-drop-stay = Stay
hall-dropped = You have left { $title }.
hall-undo = Undo
hall-undo-of = Undo: back to { $title }
known = Known deal
known-lead = This table continues a game whose hidden cards were known to the player who set it up.
hall-look = View the result
hall-replay = Replay
hall-review = Review
hall-again = Go to the rematch
hall-more = Show more
hall-house = { $count ->
    [0] by the book
    [one] one house rule
   *[other] { $count } house rules
 }
hall-nobody-here = nobody here
hall-won = { $self ->
    [yes] You won
   *[other] { $names } won
 }
hall-shared = { $game ->
    [moguli] Drawn
   *[other] { $names } won
 }
hall-points = { $game ->
    [moguli] your pawns across: { $count }
    [mogul-2013] your dollars: { $count }
   *[other] your points: { $count }
 }
hall-new = New table
hall-bot = Bot
hall-stand-in = { $name } (played by a bot)
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
new-here-called = Name of the player in seat { $seat }
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
    [beginner] Thinks only briefly and often settles for a weaker move.
    [easy] Knows what usually pays off, but is careless now and then.
    [normal] Plays soundly, but hardly looks ahead.
    [hard] Looks ahead for a moment before each decision.
   *[expert] Looks ahead for up to a second, and calculates exactly where possible.
  }
level-honest = Bots do not know the cards that are hidden from their seats.
new-rules = House rules
new-rules-changed = { $changed ->
    [0] by the book
    [one] { $changed } changed
   *[other] { $changed } changed
 }
new-make = Create table
new-making = Creating the table …
new-hint = { $friends ->
    [0] The game begins at once.
    [one] You get a link to send to your friend.
   *[other] You get a link to send to your friends.
 }
new-lead = Fill the seats with friends and bots, choose the rules, and send one link.
new-open = Open table
new-open-lead = Listed among the open tables: anyone may sit down or watch. Otherwise the table can be found only by its link.
new-time = Time
new-time-mode = { $mode ->
    [none] No limit
    [live] Minutes
   *[days] Days
 }
new-time-lead = { $mode ->
    [none] Everybody sits at the table until the game is over.
    [live] Everybody has minutes for the whole game. When they are over, a bot plays on.
   *[days] Play when you have a moment: a turn may take hours or days. When your time is over, a bot plays for you until you are back.
 }
new-time-minutes = Minutes for each player
new-time-seconds = Seconds that each turn adds
new-time-pace = Time for each player
new-time-preset = { $preset ->
    [brisk] Brisk
    [usual] Usual
    [slow] Slow
   *[custom] Custom
 }
new-time-own-bank = Days at the start
new-time-own-increment = Hours that each turn adds
new-time-own-cap = Days at most
new-time-rule = { $bank } at the start, each turn adds { $increment }, up to { $cap }. Further moves in the same auction are free for ten minutes.
new-time-vacation = With vacations
new-time-vacation-lead = Instead of a timeout a vacation begins, at most 14 days for each player. Playing or “I am back” ends it.
new-time-length = Such a game takes { $most } at most, usually { $typical }. Pauses and vacations can add { $breaks }.
new-time-bot = Plays when the time is over
check-title = How will you know that it is your turn?
check-lead = Turns last for days here. Set up a notification in the settings and open its test, or check by yourself: the others see that at your seat.
check-set-up = Set up notifications
check-alone = I will check by myself
check-back-lead = { $place ->
    [new] Your new table waits for a notification. Set one up below, send a test and open it; then create the table.
   *[table] A seat waits for a notification of yours. Set one up below, send a test and open it; then go back and sit down.
 }
check-back = { $place ->
    [new] Back to the new table
   *[table] Back to the table
 }
check-seat = without notifications
hall-time = { $mode ->
    [days] Turns last for days
   *[live] Minutes per game
 }
hall-until = { $self ->
    [yes] your time ends { $time }
   *[no] next move by { $time }
 }
new-host = For the host
new-anybody = A free seat
new-reset = Reset to the rule book
new-rules-lead = All house rules from the rule book, each with the rule it belongs to.
new-rule-loading = Opening the rule book …

## Waiting room

room-open = Open table
room-open-lead = Listed among the open tables: anyone may join. Otherwise the table can be found only by its link.
room-yields = Newcomers may replace bots
room-yields-lead = People who arrive later may take a bot’s seat, even during play. This cannot be changed once the game has begun.
room-yields-settled = This was decided before the game began and holds until it ends.
room-lets = All players may add friends and bots
room-lets-lead = Otherwise only the host may.
room-idle = Players count as away after
room-idle-minutes = { $count ->
    [0] never
   *[other] { $count } minutes
 }
room-idle-lead = After that long without a move, the others can let a bot play; the seat can be taken back at any time.
room-idle-is = { $count ->
    [0] Nobody counts as away for taking a long time.
   *[other] Players who have not moved for { $count } minutes count as away: the others can let a bot play for them.
 }
room-asks = { $count ->
    [0] All seats are taken. The game begins when the host starts it, or when everyone is ready.
    [one] One seat is still empty. Once it is filled, the game begins when the host starts it, or when everyone is ready.
   *[other] { $count } seats are still empty. Once they are filled, the game begins when the host starts it, or when everyone is ready.
 }
room-listed = { $count ->
    [0] All seats are taken.
    [one] One seat is still empty. The game starts as soon as it is filled; with two or more people it waits until the host starts it or everyone is ready.
   *[other] { $count } seats are still empty. The game starts as soon as they are filled; with two or more people it waits until the host starts it or everyone is ready.
 }
room-ready = I am ready
room-begin = Start the game
room-is-ready = { $ready ->
    [yes] ready
   *[no] not ready yet
 }
room-free = Free { $name }’s seat
room-removed = The host has freed your seat. You can watch, or sit down at another open table.
room-rules = Rules at this table
room-by-the-book = By the book, without house rules.
room-rule-text = The rule
room-level = Change the level
room-scan = Or scan this code:
room-scan-label = QR code of the invitation
room-rematch = This is the table for the rematch: everyone has moved one seat further on.
room-take-bot = Take this bot’s place
room-bot-stays = Bots stay until the game is over; their level can be changed.

## House rules of the games

switch-first_player = First player
switch-first_player-lead = Who plays first.
switch-first_player-random = At random
switch-first_player-seat = Seat { $seat }
switch-quick_start = Quick start
switch-quick_start-lead = Besides a start share, each player gets a share of one of the five companies. For at most five players.
switch-loans_per_auction = Unlimited loans
switch-loans_per_auction-lead = Otherwise one loan per player and auction.
switch-loan_timing = Loans during the auction
switch-loan_timing-lead = Players may borrow on their own turn, not only before the bidding.
switch-score_floor = No debt
switch-score_floor-lead = Nobody may borrow if that takes them below zero points.
switch-partial_sale = All or nothing
switch-partial_sale-lead = A seller sells all shares of the company or none.
switch-open_chips = Open chips
switch-open_chips-lead = Everyone sees how many chips the others hold.
switch-deck = Deck B
switch-deck-lead = The second list of shares: other companies are for sale and building.
switch-start_shares = Random start shares
switch-start_shares-lead = Otherwise a placard says which shares each player gets.
switch-nothing = Doing nothing
switch-nothing-lead = When may a player neither sell nor build?
switch-nothing-always = Always
switch-nothing-without_shares = Only without shares that are for sale
switch-new_start_row = New start row
switch-new_start_row-lead = Before the first turn each player may swap their start row with one of the three in the middle.
switch-cylinder = Cylinder
switch-cylinder-lead = The left and the right end of each row are neighbours.
switch-compulsory_move = Compulsory pawn move
switch-compulsory_move-lead = A player who can move a pawn must do so; otherwise pawns may stay where they are.
switch-null_move = There and back
switch-null_move-lead = A pawn may end its move where it started.
switch-start_row_duty = Blocked start row
switch-start_row_duty-lead = What a player must do when the start row is too full and no pawn can leave it.
switch-start_row_duty-board = Nobody has to turn a tile
switch-start_row_duty-rotation = A tile that lets a pawn leave must be turned
switch-stall = Turns that end a stuck game
switch-stall-lead = Enough of these in a row end the game; the player with more pawns across wins.
switch-stall-unmoved = Turns without a pawn move
switch-stall-unable_even_turning = Turns in which no pawn could move, even by turning a tile
switch-stall-unable = Turns in which no pawn could move
switch-stall_turns = Earlier end
switch-stall_turns-lead = A stuck game ends after three turns in a row, not after six.
switch-max_turns = Turn limit
switch-max_turns-lead = After this many turns, counting those of both players, the game is drawn; 0 means no limit.
switch-certificates = Shares in four steps
switch-certificates-lead = The number of shares that a certificate counts for rises in four steps, not in three.
switch-crash_counts_start = Start cards do not count in a crash
switch-crash_counts_start-lead = A crash halves a column without counting its first card.
switch-kept_events = Kept events stay
switch-kept_events-lead = When the market closes, events in hand are kept for the next round.
switch-rounds = Rounds
switch-rounds-lead = How many rounds are played.
vacation-automatic = Vacation before a timeout
vacation-automatic-lead = At tables where turns last for days, your vacation begins by itself five minutes before your time is over, and your clock stands: at most 14 days in a game, 28 days in any 365.
vacation-left = Left: { $days ->
    [one] one day
   *[other] { $days } days
 }.
hall-daily = Deal of the day
