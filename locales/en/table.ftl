### The table: what all games share.

## Seats and people

table-seats = Seats
table-seat-number = Seat { $number }
table-seat-empty = Empty seat
table-seat-you = you
table-seat-away = away
table-seat-turn = on turn
table-seat-details = { $self ->
    [yes] Your holdings
   *[no] Holdings of { $name }
 }
table-bot = { $level ->
    [easy] Easy bot
    [normal] Normal bot
    [hard] Hard bot
    [expert] Expert bot
   *[other] Bot
 }
table-level = { $level ->
    [easy] easy
    [normal] normal
    [hard] hard
    [expert] expert
   *[other] { $level }
 }
table-watchers = { $count ->
    [one] { $count } person watching
   *[other] { $count } people watching
 }
table-watching = You are watching this table.

## Turn

table-turn-yours = Your turn
table-turn-other = { $name } is on turn
table-turn-thinking = Waiting for { $name }
table-finished = The game is over
table-sent = Sent …
table-choose = What you can do
table-denied = not possible now
table-your-turn-spoken = Your turn: { $hint }

## Waiting room

table-waiting = Waiting for players
table-waiting-lead = { $count ->
    [one] One seat is still empty. The game starts as soon as it is filled.
   *[other] { $count } seats are still empty. The game starts as soon as they are filled.
 }
table-invite = Invite friends
table-invite-short = Invite
table-invite-lead = Whoever opens this link can sit down. No account needed.
table-invite-link = Invitation link
table-copy = Copy link
table-copied = Link copied
table-share = Share …
table-sit = Sit here
table-sit-any = Sit down
table-stand = Leave your seat
table-stand-lead = Your seat becomes empty. You can come back while it is, or put a bot in it.
table-watch = Just watch
table-bot-add = Add a bot
table-bot-add-seat = Add a bot to seat { $number }
table-bot-level = Level of the bot
table-bot-remove = Remove { $name }
table-bot-fill = Fill all empty seats with bots
table-bot-here = Let a bot play here
table-name = Your name
table-name-save = Save name
table-name-saved = Name saved
table-empty-in-play = { $count ->
    [one] A seat is empty: the game waits for it.
   *[other] { $count } seats are empty: the game waits for them.
 }

## The sealed deal

table-seal = The deal is sealed
table-seal-lead = Before the first move the server shuffled the deck and published this fingerprint of it. The deck cannot be changed afterwards without the fingerprint changing too.
table-seal-later = When the game is over, the deck and a secret number are shown in the record. Anyone can then work out the fingerprint again:
table-seal-open = The seal is open: the record of this game now holds the deck and the secret number. Check it with:
table-seal-short = Seal
table-seal-verify = How to check the deal
table-seal-hash = Fingerprint (SHA-256)
table-seal-copy = Copy fingerprint
table-seal-waiting = The deck is shuffled and sealed when the game starts.
table-record = Download the record

## What happened

table-log = Ticker tape
table-log-all = All
table-log-auction = Auction
table-log-scores = Scores
table-log-filter = Show
table-log-empty = Nothing yet.
table-log-rule = Rule { $rule }
table-log-latest = What just happened
table-event-other = { $self ->
    [yes] You: { $type }
   *[no] { $name }: { $type }
 }
table-event-plain = { $type }
table-event-sit = { $self ->
    [yes] You sit down.
   *[no] { $name } sits down.
 }
table-event-stand = { $self ->
    [yes] You leave the seat.
   *[no] { $name } leaves the seat.
 }
table-event-bot = { $name } takes a seat.

## Why not?

table-why = Why not?
table-why-title = Why not “{ $action }”?
table-why-book = Open the rule book at { $rule }
table-why-loading = Looking up the rule …
table-why-wait = It is not your turn.
table-close = Close

## Ends and connection

table-result = Final count
table-result-won = { $self ->
    [yes] You win!
   *[no] { $name } wins!
 }
table-result-shared = { $names } share the win.
table-rematch = Play again
table-rematch-join = Go to the new table
table-home = Home page
table-lost = Connection lost. Trying again …
table-back = Connected again.
table-connecting = Opening the table …
table-missing = There is no such table
table-missing-lead = The link may be mistyped, or the table was cleared away.
table-error = That did not work: { $text }

## Keys and menus

table-menu = Table menu
table-rules = Rules
table-settings = Settings
table-shortcuts = Keyboard shortcuts
table-key-orders = Standing orders
table-key-rules = Rule book
table-key-list = This list
table-key-arrows = Move between buttons
table-key-enter = Press the button
table-key-close = Close a window
table-state = State of the table
table-actions = Legal actions
