### The site round the tables: home page, rule book, settings.

app-name = Moguls
app-title = Moguls – get rich before the crash
app-description = Railway shares, chips and nerve: play Mogul in your browser, against bots or with friends.
title-table = Table
title-rules = Rule book
title-settings = Settings
title-replay = Replay
title-import = Look at a record
title-missing = Not found

## On every page

skip = Skip to the content
nav = Site
nav-rules = Rules
nav-settings = Settings
language = Language
close = Close
try-again = Try again
home-link = To the home page
footer-rules = The rule books of all four games
footer-import = Look at a record of a game
footer-made = Free software under the Apache-2.0 licence. The games are by their authors; every drawing here is our own.
footer-privacy = No account, no advertising, no tracking: nothing is asked of any other server.

## Keyboard

keys-title = Keyboard shortcuts
keys-list = This list
keys-home = Home page
keys-tab = To the next button or link
keys-arrows = Move among choices
keys-enter = Press a button
keys-space = Space
keys-close = Close a window

## When something fails

offline-title = No connection
offline-lead = Your device is offline. Your tables are kept on the server: come back when the line is up and play on.
failed-title = That page did not arrive
failed-lead = Part of the site could not be fetched. It may just have been renewed; loading it once more usually helps.
missing-title = End of the line
missing-lead = There is nothing at this address. The link may be mistyped, or what was here has gone.
error-offline = The server cannot be reached. Check your connection and try again.
error-too-fast = That was too fast. Wait a moment and try again.
error-server = The server could not do that ({ $code }). Try again in a moment.

## Home page

home-poster-alt = Poster: a streamlined locomotive with one bright lamp comes out of a night city of skyscrapers, a ticker tape blowing behind it.
home-facts = 3 to 6 players · a game by Michael Schacht
home-eyebrow = New York, 1929
home-tagline = Get rich before the crash
home-one = Each round turns up a railway share, and every share of that company you own pays you a point.
home-two = Then everyone bids for it, one chip at a time: pay and stay in, or leave and pocket all the chips in the bowl.
home-three = The last one in takes the share or sells, the runner-up does the other – until the crash, hidden at the bottom of the deck, ends it all.
home-play = Play now
home-play-lead = { $bots ->
    [one] against one bot, no account needed
   *[other] against { $bots } bots, no account needed
 }
home-play-game = Play { $game }
learn = Coached first game
home-dealing = Dealing …
home-rules = Read the rule book

## Name

name-ask = What shall we call you?
name-example = Your name
name-kept = Welcome, { $name }.

## New table

new-title = New table
new-game = Game
new-seats = Seats
new-seat = Seat
new-you = You
new-friend = A friend, by link
new-bot = { $level ->
    [easy] Bot, easy
    [normal] Bot, normal
    [hard] Bot, hard
    [expert] Bot, expert
   *[other] Bot
 }
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

## House rules of the games

switch-first_player = First player
switch-first_player-lead = Who starts the first round.
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
switch-new_start_row = New start row
switch-new_start_row-lead = Before the first turn each player may swap the start row with one of the three in the middle.
switch-cylinder = Cylinder
switch-cylinder-lead = The left and the right end of each row are neighbours.
switch-compulsory_move = Who can move must
switch-compulsory_move-lead = Otherwise a pawn may stay where it is.
switch-null_move = There and back
switch-null_move-lead = A pawn may end its move where it started.
switch-stall_turns = Draw sooner
switch-stall_turns-lead = The game ends after three turns in a row without a possible pawn move, not after six.
switch-max_turns = Most turns
switch-max_turns-lead = After so many turns, both players’ counted, the game is drawn; 0 sets no limit.
switch-certificates = Shares in four steps
switch-certificates-lead = How many shares a card counts for as a certificate rises in four steps, not in three.
switch-crash_counts_start = Start cards do not count in a crash
switch-crash_counts_start-lead = A crash halves a column without its first card.
switch-kept_events = Kept events stay
switch-kept_events-lead = When the market closes, events on hand are kept for the next round.
switch-rounds = Rounds
switch-rounds-lead = How many rounds are played.

## Tables visited

recent-title = Your tables
recent-state = { $state ->
    [waiting] waiting for players
    [turn] your turn
    [playing] in play
   *[over] finished
 }

## The other games

games-title = The other games of the family
games-lead = Three more tables are open. Their boards are still being drawn: until then they are played with words and buttons.
games-set-up = Set up a table
games-rules = Rules
games-facts = { $most ->
    [2] 2 players
   *[other] { $least } to { $most } players
 }
game-mogul-2013 = The board game: five railway networks on one map.
game-moguli = Paths of stone, and others beneath them.
game-take-stock = Five prices that climb and fall, and a hand of cards to push them.

## Settings

settings-scheme = Light
settings-scheme-name = { $scheme ->
    [dark] Night
    [light] Day
    [contrast] High contrast
   *[system] Like my device
 }
settings-scheme-lead = High contrast is black and white, by day or by night as your device is.
settings-motion = Movement
settings-motion-name = { $motion ->
    [full] Show it
    [none] Keep still
   *[system] Like my device
 }
settings-motion-lead = Chips and cards fly only for show. Without movement nothing is lost.
settings-keys = Keyboard shortcuts
settings-keys-lead = Single keys play and open things; press ? for the list. Off, only Tab, arrows, Enter and Esc work.
settings-plain = Tables as text
settings-plain-lead = Every game as lists, tables and buttons instead of a drawn board. Good for screen readers and small or slow devices; holds from the next table on.
settings-coach = Coach
settings-coach-lead = Agatha, a bot partner, points at what matters when it matters for the first time.
settings-kept = Settings are kept in this browser.
