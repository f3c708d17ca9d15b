### While a player was away.

away-title = While you were away
away-more = { $count ->
    [one] One earlier event is on the tape.
   *[other] { $count } earlier events are on the tape.
 }
away-show = Show it again, step by step
away-said = Meanwhile people wrote to you:
