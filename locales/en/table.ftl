### The table: what all games share.

## Seats and people

table-seats = Seats
table-seat-number = Seat { $number }
table-seat-named = { $name } (seat { $number })
table-seat-empty = Empty seat
table-seat-you = you
table-seat-away = away
table-seat-left = has left
table-seat-kept = { $kept ->
    [yes] This seat is reserved for the player who left it. Until they come back, a bot can play here.
   *[no] The player who sat here has left for good. A bot can play on.
 }
table-seat-kept-for-you = Your seat is reserved for you.
table-seat-turn = to move
table-seat-details = { $self ->
    [yes] Your holdings
   *[no] { $name }’s holdings
 }
table-bot = { $level ->
    [beginner] Beginner bot
    [easy] Easy bot
    [normal] Normal bot
    [hard] Hard bot
    [expert] Expert bot
    [steady] Failed bot: plays by simple rules
   *[other] Bot
 }
table-level = { $level ->
    [beginner] beginner
    [easy] easy
    [normal] normal
    [hard] hard
    [steady] simple rules
   *[expert] expert
 }
table-watchers = { $count ->
    [one] { $count } person watching
   *[other] { $count } people watching
 }
table-watching = You are watching this table.

## Turn

table-turn-yours = Your turn
table-turn-other = { $name }’s turn
table-turn-doing = { $name }’s turn: { $phase }
table-finished = The game is over
table-stalled = The game is waiting for an empty seat to be filled
table-gone = { $why ->
    [left] { $name } has left the seat, and the game is waiting. A bot can play on; the seat stays reserved.
    [free] Nobody is playing in seat { $seat }, and the game is waiting.
    [idle] { $name } has not moved for a long time. A bot can play on; the seat can be taken back at any time.
   *[other] { $name } is away. A bot can play on; the seat can be taken back at any time.
 }
table-gone-you = You have not moved for a long time: the others can let a bot play for you.
table-sent = Sent …
table-choose = What you can do
table-skip = Skip to what you can do
table-your-turn-spoken = Your turn: { $hint }

## Waiting room

table-waiting = Waiting for players
table-waiting-lead = { $count ->
    [one] One seat is still empty. The game starts as soon as it is filled.
   *[other] { $count } seats are still empty. The game starts as soon as they are filled.
 }
table-invited = { $named ->
    [yes] { $name } invites you to a game of { $game }.
   *[no] You are invited to a game of { $game }.
 }
table-takes = A game takes about { $minutes } minutes.
table-invite = Invite friends
table-invite-short = Invite
table-invite-lead = Anyone who opens this link can sit down or watch. No account needed.
table-invite-watch = Anyone who opens this link can watch. All seats are taken until the game is over.
table-invite-link = Invitation link
table-copy = Copy link
table-copied = Link copied
table-share = Share …
table-sit = Sit here
table-sit-any = Sit down
table-stand = Leave your seat
table-stand-lead = The game waits for you, or a bot plays for you. The seat stays yours: you can come back at any time.
table-bot-add = Add a bot
table-bot-level = Bot level
table-bot-remove = Remove { $name }
table-bot-fill = Fill all empty seats with bots
table-bot-here = Let a bot play here
table-take-back = Take your seat back
table-stand-in = Let a bot play
table-stand-in-lead = A bot can play on for this player. The player can take the seat back at any time by opening this table on a device that is signed in.
table-stand-in-for = { $name } (played by a bot)
table-stand-in-role = played by a bot
table-bot-plays-for-you = A bot is playing for you.
room-name-lead = This is the last seat: the game begins as soon as you sit down. If you enter no name, you play under the name shown below.
table-name = Your name
table-name-save = Save name
table-name-saved = Name saved

## The sealed deal

table-seal = The deal is sealed
table-seal-short = Seal
table-seal-lead = Before the first move the server shuffled the deck and published this fingerprint of it. Nobody can change the deck now without changing the fingerprint.
table-seal-later = When the game is over, its record contains the deck and a secret number. With these, anyone can compute the fingerprint again:
table-seal-open = The seal is open: the record of this game contains the deck and the secret number.
table-seal-verify = Verify the deal
table-seal-waiting = The deck is shuffled and sealed when the game starts.
table-seal-hash = Fingerprint (SHA-256)
table-seal-check = Verify
table-seal-command = If you do not trust this page, check the downloaded record with the command line:
table-seal-valid = The deal was fixed before play.
table-seal-invalid = The seal does not match this game.
table-seal-step-text = The record contains the deal and the secret number. In a fixed form they are one text.
table-seal-step-show = Show the text
table-seal-step-hash = Your browser computes the fingerprint (SHA-256) of this text:
table-seal-step-same = It is the fingerprint that was published before the first move.
table-seal-step-other = It is not the published fingerprint, { $published }.
table-seal-step-shuffles =
    { $count ->
        [one] The shuffle during the game follows from the secret number.
       *[other] All { $count } shuffles during the game follow from the secret number.
    }
table-seal-step-shuffle-wrong = The shuffle in step { $step } does not follow from the secret number.
table-seal-step-noted = This tab saw the same fingerprint during the game.
table-seal-step-noted-other = During the game this tab saw another fingerprint, { $noted }.
table-seal-step-not-noted = This tab did not see the fingerprint during the game. If you noted it, compare it yourself.
table-record = Download the record
table-replay = Replay
table-review = Review
table-next = Next
table-next-key = Let the next bot move
table-held = { $self ->
    [yes] { $name } is waiting for you.
   *[no] { $name } is waiting for the only person at the table.
 }
table-held-spoken = The bots are waiting for you. Press Next or J to let one move.
table-hint = Hint
table-hint-thinking = The bot is thinking …
table-hint-warming = The bot is getting ready. The first hint after a server start can take a while; it will appear by itself.
table-hint-waiting = Others asked first. You are number { $place } in the queue: about { $seconds } { $seconds ->
    [one] second
   *[other] seconds
 } …
table-hurried = Shorter thinking
table-hurried-lead = Many people are playing here, so bots think for less time than usual. This ends by itself.
table-hint-again = Ask again
table-hint-passed = Your turn is already over.

## What happened

table-log = Ticker tape
table-log-all = All
table-log-auction = Auction
table-log-market = Market
table-log-scores = Scores
table-log-filter = Show
table-log-empty = Nothing yet.
table-log-rule = Rule { $rule }
table-log-key = Go to the ticker tape; ↑ ↓ move from link to link
table-event-other = { $self ->
    [yes] You: { $type }
   *[no] { $name }: { $type }
 }
table-event-plain = { $type }
table-event-sat = { $was ->
    [bot] { $back ->
        [yes] { $self ->
            [yes] You take your seat back from the bot { $of }.
           *[no] { $name } takes the seat back from the bot { $of }.
         }
       *[other] { $self ->
            [yes] You take over from the bot { $of }.
           *[no] { $name } takes over from the bot { $of }.
         }
     }
    [empty] { $back ->
        [yes] { $self ->
            [yes] You come back to your seat.
           *[no] { $name } is back in the seat.
         }
       *[other] { $self ->
            [yes] You take { $of }’s seat.
           *[no] { $name } takes { $of }’s seat.
         }
     }
    [person] { $self ->
        [yes] You take { $of }’s seat.
       *[no] { $name } takes { $of }’s seat.
     }
   *[other] { $self ->
        [yes] You sit down.
       *[no] { $name } sits down.
     }
 }
table-event-stood = { $named ->
    [yes] { $self ->
        [yes] You leave your seat.
       *[no] { $name } leaves the seat.
     }
   *[no] Seat { $seat } is empty now.
 }
table-event-bot = { $was ->
    [bot] { $level ->
        [none] Seat { $seat } is empty now.
       *[other] { $name } now plays at another level: { table-level }.
     }
    [person] { $name }, a bot, now plays for { $of }.
    [empty] { $name }, a bot, now plays for { $of }.
   *[other] { $level ->
        [none] Seat { $seat } is empty now.
       *[other] { $name }, a bot, sits down.
     }
 }
clock-until = until { $time }
clock-bank = { $time } in hand
clock-live = Each player has { $bank } for the game, and each turn adds { $increment }. When the time is over, a bot plays on.
clock-days = Each player has { $bank } at the start, each turn adds { $increment }, up to { $cap }. When the time is over, a bot plays until the player is back.
clock-ends = The game is over by { $time }, unless pauses or vacations follow.
table-event-pause = { $begins ->
    [yes] Everybody agrees: all clocks stand until { $time }. Moves remain possible.
   *[no] { $agrees ->
        [yes] { $self ->
            [yes] You ask for a pause of a week. It begins once everybody agrees.
           *[no] { $name } asks for a pause of a week. It begins once everybody agrees.
         }
       *[no] { $self ->
            [yes] You no longer ask for a pause.
           *[no] { $name } no longer asks for a pause.
         }
     }
 }
clock-paused = All clocks stand until { $time }.
clock-pause-ask = Ask for a pause of a week
clock-pause-agree = Agree to a pause of a week
clock-pause-drop = No longer ask for a pause
clock-vacation-short = on vacation until { $time }
clock-vacation = { $self ->
    [yes] You are on vacation until { $time }: your clock stands.
   *[no] { $name } is on vacation until { $time }.
 }
clock-vacation-back = I am back
clock-vacation-days = Length of your vacation
clock-vacation-go = Go on vacation
table-event-vacation = { $begins ->
    [yes] { $self ->
        [yes] You are on vacation until { $time }: your clock stands.
       *[no] { $name } is on vacation until { $time }.
     }
   *[no] { $self ->
        [yes] You are back from vacation.
       *[no] { $name } is back from vacation.
     }
 }
table-event-timeout = { $new ->
    [yes] { $of } never came: { $name }, a bot, plays, and anybody may take the seat.
   *[no] The time of { $of } is over: { $name }, a bot, plays on.
 }
table-event-bot_failed = { $why ->
    [raised] { $name } was stopped by an error; a simpler bot plays on in this seat.
    [died] { $name } has crashed twice; a simpler bot plays on in this seat.
   *[other] A bot has failed; a simpler one plays on for { $name }.
 }
table-event-named = { $self ->
    [yes] You are now called { $name }.
   *[no] Seat { $seat } is now called { $name }.
 }
table-event-rematch = There is a new table for a rematch.
table-event-forked = This table continues another game from step { $step }.
table-event-taken_back = { $self ->
    [yes] You take back your last move.
   *[no] { $name } takes back the last move.
 }
table-event-set-open = { $open ->
    [yes] The table is listed among the open tables.
   *[no] The table can be found only by its link.
 }
table-event-set-bots_replaceable = { $bots_replaceable ->
    [yes] Newcomers may replace bots.
   *[no] Bots keep their seats.
 }
table-event-set-guests_may_seat = { $guests_may_seat ->
    [yes] All players may add friends and bots.
   *[no] Only the host may add friends and bots.
 }
table-event-set-idle_minutes = { $idle_minutes ->
    [0] Nobody counts as away for taking a long time.
   *[other] Players who have not moved for { $idle_minutes } minutes count as away.
 }
table-event-set-pace = { $pace ->
    [slow] Bots move slowly, so that every move can be read out.
    [at_once] Bots move at once.
   *[normal] Bots move at the normal pace.
 }
table-event-set-step_mode = { $step_mode ->
    [yes] Bots wait until a player presses Next.
   *[no] Bots no longer wait for a player to press Next.
 }
table-event-ready = { $ready ->
    [yes] { $self ->
        [yes] You are ready.
       *[no] { $name } is ready.
     }
   *[no] { $self ->
        [yes] You are not ready yet.
       *[no] { $name } is not ready yet.
     }
 }
table-event-begun = The game begins.
table-event-freed = The host has freed { $name }’s seat.
table-event-left = { $named ->
    [yes] { $name } leaves the table for good.
   *[no] The host leaves the table for good.
 }

## Why not?

table-why = Why not?
table-why-title = Why not “{ $action }”?
table-why-book = Open the rule book at { $rule }
table-why-loading = Looking up the rule …

## Ends and connection

table-result-won = { $self ->
    [yes] You win.
   *[no] { $name } wins.
 }
table-result-shared = { $game ->
    [moguli] The game is drawn.
   *[other] { $names } share the win.
 }
table-result-place = { $shared ->
    [yes] { $place ->
        [1] You share first place{ $gap }.
        [2] You share second place{ $gap }.
        [3] You share third place{ $gap }.
        [4] You share fourth place{ $gap }.
        [5] You share fifth place{ $gap }.
        [6] You share sixth place{ $gap }.
       *[other] You share place { $place }{ $gap }.
     }
   *[no] { $place ->
        [2] You come second{ $gap }.
        [3] You come third{ $gap }.
        [4] You come fourth{ $gap }.
        [5] You come fifth{ $gap }.
        [6] You come sixth{ $gap }.
       *[other] You come in place { $place }{ $gap }.
     }
 }
table-result-gap = { $game ->
    [moguli] { $count ->
        [one] one pawn behind { $name }
       *[other] { $count } pawns behind { $name }
     }
    [mogul-2013] { $count ->
        [one] one dollar behind { $name }
       *[other] { $count } dollars behind { $name }
     }
   *[other] { $count ->
        [one] one point behind { $name }
       *[other] { $count } points behind { $name }
     }
 }
table-result-ahead = { $game ->
    [moguli] { $count ->
        [one] One pawn ahead of { $name }.
       *[other] { $count } pawns ahead of { $name }.
     }
    [mogul-2013] { $count ->
        [one] One dollar ahead of { $name }.
       *[other] { $count } dollars ahead of { $name }.
     }
   *[other] { $count ->
        [one] One point ahead of { $name }.
       *[other] { $count } points ahead of { $name }.
     }
 }
table-result-up = One level up: { $level ->
    [easy] easy
    [normal] normal
    [hard] hard
   *[expert] expert
 }
table-result-share = Share the result
table-rematch = Play again
table-rematch-join = Go to the new table
table-home = Home page
table-lost = Connection lost. Trying again …
table-blocked = The server answers, but the live connection cannot be opened: a proxy or firewall on the way probably blocks WebSockets. Another network may help; the operator of this site finds advice in docs/proxies.md.
table-connecting = Opening the table …
table-missing = Table not found
table-missing-lead = The link may be mistyped, or the table may have been removed.
table-banned = You are banned
table-closed = This table is closed
table-closed-lead = All players have left it for good.
table-error = That did not work: { $text }
table-close = Close

## Menu, and games without a board

table-menu = Table menu
table-rules = Rules
table-coach = Coach
coach-offer = First time? Agatha explains as you play.
coach-offer-yes = Yes
coach-offer-no = No
table-talk = Say something
table-settings = Settings
table-state = State of the table
table-by-seat = By seat
table-result = Final score
table-house-rule = House rule:
table-reconstruction = Some of the facts shown here are reconstructed, not taken from the printed game:
table-yes = yes
table-no = no
table-nothing = –
table-find-move = Find a move
table-step-back = Back
table-moves = { $count ->
    [0] no move
    [one] { $count } move
   *[other] { $count } moves
 }
table-moves-more = and { $count } more: type more to narrow the list
table-denied = Not possible now: { $count }
table-yours = yours
table-board = The board as text
table-standing = Orders until cancelled
table-standing-on = Orders: set
table-standing-bot = A bot plays for you
table-orders = Standing order
table-orders-lead = Bid for me until one of these is true, then leave. Nobody else sees it.
table-orders-arm = Set the order
table-orders-cancel = Cancel the order
auto-response-loan = Loans before an auction
auto-response-loan-no = Answer automatically: no loan
auto-response-loan-once = Answer automatically: one loan next time, then no loan
auto-response-loan-ask = Ask me each time
back = Take back
back-shown = Something hidden has been revealed since your last move: a card, a tile or a random outcome. So the move cannot be taken back here.
back-offer = You can continue from before that move at a new table, where everything that you could not know then is drawn again.
back-go = Continue there
back-stay = Stay here
back-there = New table: you are back before your last move, with unknown cards drawn again.

## Sounds

table-sound-on = Sounds are on
table-sound-off = Sounds are off
table-sound = Sounds on or off
table-sound-short = Sound

## A new link for a seat

seat-link = New link for this seat
seat-link-when = Has { $name } lost every device? After two minutes of absence, a new link can restore access to the seat.
seat-link-for = A new link for { $name }
seat-link-lead = Send the link only to { $name }: anyone who opens it gets this seat and sees everything hidden there.
seat-link-told = Everyone at the table sees that there is a link. It works after two minutes. If { $name } does anything here before it is used, it is cancelled.
seat-link-give = Create the link
seat-link-send = Send this to { $name }. It works once, from two minutes from now, for one day. It will not be shown again.
seat-link-made = There is a new link for { $name }’s seat. It works from { $time }, and is cancelled if { $name } comes back.
seat-link-back = Cancel the link
table-event-link = { $name } is away: there is a new link for this seat. It will work in two minutes, unless { $name } comes back.
table-event-link_off = { $why ->
    [back] { $name } is back: the new link for this seat has been cancelled.
   *[other] The new link for { $name }’s seat has been cancelled.
 }
table-event-handed = { $name } has taken this seat with a new link.
table-event-merged = { $shares ->
    [yes] { $of } has signed in as { $name }, who now plays both seats.
   *[other] { $self ->
        [yes] You have signed in and are now called { $name }.
       *[no] { $of } has signed in and is now called { $name }.
    }
 }
table-daily = Deal of the day
