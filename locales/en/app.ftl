### The site round the tables: home page, rule book, settings.

app-name = Moguls
app-title = Moguls – get rich before the crash
app-description = Railway shares, chips and nerve: play Mogul in your browser, against bots or with friends.
title-table = Table
title-rules = Rule book
link-seat-title = Your seat at the table
link-title = Continue on another device
title-settings = Settings
title-replay = Replay
title-review = Review
title-import = Look at a record
title-lobby = Open tables
title-games = My games
title-new = New table
title-missing = Not found

## On every page

skip = Skip to the content
nav = Site
nav-tables = Tables
nav-games = My games
nav-rules = Rules
nav-settings = Settings
language = Language
pair = { $name }: { $value }
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
keys-arrows = Move between choices
keys-enter = Press a button
keys-space = Space
keys-close = Close a window

## When something fails

offline-title = No connection
offline-lead = Your device is offline. Your tables are kept on the server: come back when you are online again and play on.
failed-title = That page did not arrive
failed-lead = Part of the site could not be fetched. It may just have been updated; loading it once more usually helps.
failed-part = Part of the page could not be fetched. It may just have been updated; loading the page once more usually helps.
updated-title = Moguls has been updated
updated-lead = This page belongs to an older version, and part of it is no longer on the server. Load the newer version: your tables stay as they are.
updated-load = Load the newer version
missing-title = End of the line
missing-lead = There is nothing at this address. The link may be mistyped, or what was here has gone.
missing-lobby = Open tables
missing-new = Set up a new table
error-offline = The server cannot be reached. Check your connection and try again.
error-too-fast = That was too fast. Wait a moment and try again.
error-server = The server could not do that ({ $code }). Try again in a moment.

## Home page

home-title = Four games of shares, rails and stone
home-lead = Pick a game: one press seats you against bots. No account, no form.
home-play = Play now
home-play-lead = { $bots ->
    [one] against one bot
   *[other] against { $bots } bots
 }
learn = Coached first game
home-dealing = Dealing …
home-set-up = Set up a table
home-rules = Read the rule book
home-facts = { $most ->
    [2] 2 players
   *[other] { $least } to { $most } players
 }
home-kind-mogul-2002 = card game
home-kind-mogul-2013 = board game
home-kind-moguli = a race for two
home-kind-take-stock = card game
home-tagline-mogul-2002 = Get rich before the crash
home-tagline-mogul-2013 = Lay your money on the right rails
home-tagline-moguli = Over, under, over
home-tagline-take-stock = Push prices, cash in before the bell
home-name-mogul-2002 = Mogul
home-name-mogul-2013 = Mogul
home-name-moguli = Moguli
home-name-take-stock = Take Stock
home-one-mogul-2002 = Each round turns up a railway share, and every share of that company you own pays you a point.
home-two-mogul-2002 = Then everyone bids for it, one chip at a time: pay and stay in, or leave and pocket all the chips in the bowl.
home-three-mogul-2002 = The last one in takes the share or sells, the runner-up does the other – until the crash, hidden at the bottom of the deck, ends it all.
home-one-mogul-2013 = Railway companies pay for every share you hold, and a depot at the right station pays when all is over.
home-two-mogul-2013 = Each round a share goes to whoever stays longest in an auction paid chip by chip: take it, or sell and build; whoever leaves in time fills their purse.
home-three-mogul-2013 = Nobody knows when the crash comes, and then only what stands on the rails, lies in front of you or jingles in your purse counts.
home-one-moguli = Two players send five pawns each across a board of tiles with paths above and paths below, and every tile can be turned.
home-two-moguli = A pawn moves over the tiles, dives through a gate, must pass beneath another pawn, and comes up again further on.
home-three-moguli = Whoever first brings four pawns to the other side wins the race.
home-one-take-stock = Five stocks rise as cards are laid on them, and a certificate put aside in time pays what its stock is worth when the market closes.
home-two-take-stock = Each turn you draw a card and then push a price, put a certificate aside, or try your luck with market events that split, crash, freeze and audit.
home-three-take-stock = Nobody knows when the market will close, your four options must last for the whole game, and whoever has the highest total after four rounds wins.

## Name

name-ask = What shall we call you?
name-example = Your name
name-kept = Welcome, { $name }.

## Settings

name-too-long = At most { $most } characters; this name has { $length }.
settings-scheme = Appearance
settings-scheme-name = { $scheme ->
    [dark] Night
    [light] Day
    [contrast] High contrast
   *[system] Like my device
 }
settings-scheme-lead = High contrast is black and white, by day or by night as your device is.
settings-pace = How fast bots move
settings-pace-name = { $pace ->
    [slow] slow
    [at_once] at once
   *[normal] normal
 }
settings-pace-lead = Slow leaves time to hear every move spoken. At once, nobody waits for a bot, and nothing flies for show.
settings-pace-host = It is so at tables that you make; the host can change it during play.
settings-waits = Bots wait for me
settings-waits-lead = Where you alone play against bots: the next bot moves only when you press Next, or J.
settings-spoken = What is spoken
settings-spoken-name = { $spoken ->
    [turn] since my last turn
    [round] a round at a time
   *[move] every move
 }
settings-spoken-lead = For screen readers. Since my last turn is usual with tables as text. What you do yourself, and what goes wrong, is always said at once.
settings-motion = Animations
settings-motion-name = { $motion ->
    [full] All
    [none] None
   *[system] Like my device
 }
settings-motion-lead = Chips and cards fly only for show. Without animations nothing is lost.
settings-palette = Colours of companies and stocks
settings-palette-name = { $palette ->
    [strong] For red-green colour blindness
    [gray] Without colour
   *[standard] Standard
}
settings-palette-lead = Patterns, symbols and letters tell them apart as well, in every palette.
settings-sound = Sounds
settings-sound-lead = Chips, cards, a soft bell when it is your turn, and the crash. At the table, M turns them on or off.
settings-volume = Volume
settings-keys = Keyboard shortcuts
settings-keys-lead = Single keys play and open things; press ? for the list. When they are off, only Tab, arrows, Enter and Esc work.
settings-plain = Tables as text
settings-plain-lead = Every game as lists, tables and buttons instead of a drawn board. Good for screen readers and small or slow devices; takes effect at the next table.
settings-coach = Coach
settings-coach-lead = Agatha, a bot partner, points out what matters, the first time it matters.
settings-kept = Settings are kept in this browser.
