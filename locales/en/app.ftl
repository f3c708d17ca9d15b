### The site around the tables: home page, rule book, settings.

app-name = Moguls
app-title = Moguls – get rich before the crash
app-description = Play Mogul, Moguli and Take Stock in your browser, against bots or with friends.
title-table = Table
title-rules = Rule book
link-seat-title = Your seat at the table
link-title = Continue on another device
sign-in-title = Sign in
title-settings = Settings
title-replay = Replay
title-review = Review
title-import = View a game record
title-lobby = Open tables
title-puzzles = Puzzles
title-record = My record
title-games = My games
title-new = New table
title-missing = Page not found

## On every page

skip = Skip to content
nav = Site
nav-tables = Tables
nav-games = My games
nav-rules = Rules
nav-settings = Settings
language = Language
pair = { $name }: { $value }
close = Close
try-again = Try again
home-link = Go to the home page
footer-rules = Rule books for all four games
footer-import = View a game record
footer-made = Free software under the Apache-2.0 licence. The games are the work of their authors; all artwork here is our own.
footer-privacy = No account needed, no advertising, no tracking, and no requests to other servers.

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
offline-lead = Your device is offline. Your tables are kept on the server, and you can continue when you are online again.
failed-title = The page could not be loaded
failed-lead = Part of the site could not be loaded. It may just have been updated; reloading the page usually helps.
failed-part = Part of the page could not be loaded. It may just have been updated; reloading the page usually helps.
updated-title = Moguls has been updated
updated-lead = This page is from an older version, and some of its files are no longer on the server. Load the newer version; your tables stay as they are.
updated-load = Load the newer version
missing-title = Page not found
missing-lead = There is nothing at this address. The link may be mistyped, or the page may have been removed.
missing-lobby = Open tables
missing-new = Set up a new table
error-offline = The server cannot be reached. Check your connection and try again.
error-too-fast = Too many requests at once. Wait a moment and try again.
error-server = The server could not do that ({ $code }). Try again in a moment.

## Home page

home-title = Play four board games in your browser
home-lead = Free, against bots or with friends. Pick a game and start at once: no account, no sign-up.
home-play = Play now
home-play-lead = { $bots ->
    [one] against one bot
   *[other] against { $bots } bots
 }
learn = First game with a coach
home-dealing = Dealing …
home-set-up = Set up a table
home-rules = Read the rule book
home-facts = { $most ->
    [2] 2 players
   *[other] { $least } to { $most } players
 }
home-length = { $minutes } min · { $level ->
    [easy] easy
    [medium] medium
   *[hard] challenging
 }
home-kind-mogul-2002 = card game
home-kind-mogul-2013 = board game
home-kind-moguli = two-player race
home-kind-take-stock = card game
home-tagline-mogul-2002 = Get rich before the crash
home-tagline-mogul-2013 = Put your money on the right rails
home-tagline-moguli = Over, under, over
home-tagline-take-stock = Push prices up, cash in before the bell
home-name-mogul-2002 = Mogul
home-name-mogul-2013 = Mogul
home-name-moguli = Moguli
home-name-take-stock = Take Stock
home-one-mogul-2002 = Each round a railway share is revealed, and every share of that company you own pays you one point.
home-two-mogul-2002 = Then everyone bids for it, one chip at a time: pay to stay in, or leave and take all the chips in the bowl.
home-three-mogul-2002 = The last player in takes the share or sells, and the runner-up does the other. The crash, hidden near the bottom of the deck, ends the game.
home-one-mogul-2013 = Railway companies pay for every share you hold, and depots at the right stations pay at the end of the game.
home-two-mogul-2013 = Each round a share is auctioned, chip by chip: the last player in takes it, or sells and builds; anyone who leaves takes the chips in the bowl.
home-three-mogul-2013 = Nobody knows when the crash will come, and then only your depots, your shares and your chips count.
home-one-moguli = Two players race five pawns each across a board of tiles with paths above and paths below, and every tile can be turned.
home-two-moguli = A pawn moves over the tiles, dives through a gate, must pass beneath another pawn, and comes up again further on.
home-three-moguli = The first player to bring four pawns to the other side wins the race.
home-one-take-stock = Five stocks rise as cards are played on them, and a certificate saved in time pays what its stock is worth when the market closes.
home-two-take-stock = Each turn you draw a card, then raise a price, save a certificate, or try your luck with market events such as splits, crashes, freezes and audits.
home-three-take-stock = Nobody knows when the market will close, and your four options must last for the whole game. The highest total after four rounds wins.

## Name

name-ask = What shall we call you?
name-example = Your name
name-kept = Welcome, { $name }.

## Settings

name-too-long = At most { $most } characters; this name has { $length }.
settings-scheme = Appearance
settings-scheme-name = { $scheme ->
    [dark] Dark
    [light] Light
    [contrast] High contrast
   *[system] Same as device
 }
settings-pace = How fast bots move
settings-pace-name = { $pace ->
    [slow] slow
    [at_once] at once
   *[normal] normal
 }
settings-pace-lead = “Slow” leaves time for a screen reader to read out every move. With “at once”, nobody waits for a bot, and there are no animations.
settings-waits = Bots wait for me
settings-waits-lead = At tables where you play alone against bots, the next bot moves only when you press Next or J.
settings-spoken = What is read out
settings-spoken-name = { $spoken ->
    [turn] since my last turn
    [round] one round at a time
   *[move] every move
 }
settings-motion = Animations
settings-motion-name = { $motion ->
    [full] All
    [none] None
   *[system] Same as device
 }
settings-palette = Colours of companies and stocks
settings-palette-name = { $palette ->
    [strong] For red-green colour blindness
    [gray] Without colour
   *[standard] Standard
}
settings-sound = Sounds
settings-volume = Volume
settings-keys = Keyboard shortcuts
settings-plain = Tables as text
settings-coach = Coach
