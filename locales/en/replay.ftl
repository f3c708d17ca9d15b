### Looking back on a game: winding, viewpoints, playing on, records.

## Winding

replay-of = Replay: { $title }
replay-opening = Winding back the game …
replay-missing = There is no such game
replay-missing-lead = The link may be mistyped, or the game is on another server.
replay-running = This game is still being played
replay-running-lead = It can be looked at again when it is over: until then its cards are secret.
replay-table = To the table
replay-menu = This replay
replay-controls = Wind the game
replay-first = To the beginning
replay-back = One step back
replay-play = Play
replay-pause = Pause
replay-forward = One step on
replay-last = To the end
replay-pace = Pace
replay-times = { $pace }×
replay-winder = Moment of the game
replay-at = Step { $at } of { $steps }
replay-round = Round { $round }
replay-mog-round = Turn { $round }
replay-tks-round = Round { $round }
replay-view = Seen by
replay-view-all = All hands open
replay-view-public = A spectator
replay-view-key = Seen by: { $name }
replay-move = { $name }: { $move }
replay-chance = The cards are shuffled again.
replay-deal = The game begins.
replay-link = Copy link
replay-link-copied = Link copied
replay-record = Record

## Playing on

replay-fork = Play on from here
replay-fork-lead = A new table begins at step { $at }: you sit down, bots take the other seats.
replay-fork-seat = Your seat
replay-fork-level = Level of the bots
replay-fork-cards = Unseen cards
replay-fork-anew = drawn anew
replay-fork-same = as it was
replay-fork-anew-lead = Everything that { $name } could not know at this moment is shuffled again, so that the replay gives nobody an advantage.
replay-fork-same-lead = Every card lies where it lay, even those that { $name } could not see.
replay-fork-go = Start playing

## Records

import-open = View a game record
import-lead = A record holds a whole game: every card, every move. It is replayed by the rules, and then you can wind it to and fro, look at it from every seat, and play on from any moment.
import-drop = Drop a file here, or paste a record anywhere on this page.
import-pick = Choose a file …
import-paste = Or the record as text
import-read = Read it
import-kept = { $count ->
    [one] One game has come in
   *[other] { $count } games have come in
 }
import-game = Line { $line }: { $game }, { $steps } steps
import-rule = Rule { $rule }
import-legal = What was possible there:
import-more = and { $count } more
import-nothing-kept = Nothing of it has been kept.
