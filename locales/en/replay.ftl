### Replay of a game: stepping, viewpoints, playing on, records.

## Stepping

replay-of = Replay: { $title }
replay-opening = Loading the replay …
replay-missing = Game not found
replay-missing-lead = The link may be mistyped, or the game may be on another server.
replay-running = This game is still being played
replay-running-lead = You can view the replay when the game is over; until then its cards are secret.
replay-table = Go to the table
replay-menu = This replay
replay-controls = Replay controls
replay-first = To the beginning
replay-back = One step back
replay-play = Play
replay-pause = Pause
replay-forward = One step forward
replay-last = To the end
replay-pace = Speed
replay-times = { $pace }×
replay-winder = Position in the game
replay-at = Step { $at } of { $steps }
replay-round = Round { $round }
replay-mog-round = Turn { $round }
replay-tks-round = Round { $round }
replay-view = Seen by
replay-view-all = All hands open
replay-view-public = A spectator
replay-view-key = Seen by: { $name }
replay-own = { $name } (you)
replay-move = { $self ->
    [yes] You: { $move }
   *[no] { $name }: { $move }
 }
replay-chance = The cards are shuffled again.
replay-deal = The game begins.
replay-link = Copy link
replay-link-copied = Link copied
replay-record = Record

## Playing on

replay-fork = Play on from here
replay-fork-lead = A new table begins at step { $at }: you take a seat, and bots take the others.
replay-fork-seat = Your seat
replay-fork-level = Level of the bots
replay-fork-cards = Unseen cards
replay-fork-anew = drawn again
replay-fork-same = as they were
replay-fork-anew-lead = Everything that { $name } could not know at this point is shuffled again, so that the replay gives nobody an advantage.
replay-fork-same-lead = Every card stays where it was, even those that { $name } could not see.
replay-fork-go = Start playing

## Records

import-open = View a game record
import-lead = A record contains a whole game: every card and every move. It is replayed according to the rules, and then you can step through it, view it from every seat, and play on from any point.
import-drop = Drop a file here, or paste a record anywhere on this page.
import-pick = Choose a file …
import-paste = Or the record as text
import-read = Load it
import-kept = { $count ->
    [one] One game has been loaded
   *[other] { $count } games have been loaded
 }
import-game = Line { $line }: { $game }, { $steps } steps
import-rule = Rule { $rule }
import-legal = Legal moves at this point:
import-more = and { $count } more
import-nothing-kept = Nothing was saved.
