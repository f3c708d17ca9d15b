### The review of a finished game: chances, turning points, skill and luck.

review-of = Review: { $title }
review-lead = How likely each seat was to win before each decision, from { $sims } simulations per decision. What the best bot would have played is judged by what the player knew.
review-waiting = The review will begin in a moment …
review-preparing = Preparing the analysis: the first review after a start takes a minute or two longer …
review-working = Decision { $done } of { $all } …
review-one-first = Another review of yours is being made; this one comes next …
review-left = About { $minutes } { $minutes ->
    [one] minute
   *[other] minutes
 } to go{ $place ->
    [one] .
   *[other] ; number { $place } of those being made.
 }
review-ready = The review is ready.
review-failed = The review could not be made.
review-again = Try again
review-replay = To the replay
review-data = As data (JSON)
review-chart = Chance to win
review-chart-lead = One line per seat; dotted vertical lines are turning points. Press the chart or move the slider to look at a decision.
review-chart-label = Chance to win of each seat, decision by decision; the same numbers are in the table of all decisions
review-slider = Decision shown
review-place = Decision { $at } of { $all }: { $name }
review-turns = Turning points
review-no-turns = No single moment turned this game.
review-step = Step { $step }
review-better = Better for { $name } would have been: { $move }.
review-cost-games = The move played cost { $games } of a hundred games.
review-cost-estimated = The move played cost { $games } of a hundred games, by the estimate of the bot’s search.
review-cost-lead = It changed the lead over the best of the others by { $points } { $game ->
    [mogul-2013] dollars
   *[other] points
  }.
review-was-mistake = That was a clear mistake.
review-same-move = The best bot would have played the same.
review-as-good = The best bot would have played: { $move }. That is about as good.
review-forced = There was nothing to decide.
review-was-luck = Most of it was luck: what came up, or what nobody there could know.
review-unforeseen = Nothing is left to chance here: most of it the bot had not foreseen.
review-parts = Skill and luck
review-parts-lead = What turned the chance at the beginning into the result.
review-seat = Seat
review-begin = Beginning
review-end = End
review-part-skill = Own play
review-part-others = The others’ play
review-part-luck = Luck
review-part-unforeseen = Not foreseen
review-lost = Wins lost per decision
review-lost-games = { $games } in a hundred games
review-lost-lead = Lead lost per decision
review-lost-points = { $points } { $game ->
    [mogul-2013] dollars
   *[other] points
  }
review-lost-note = { $points ->
    [yes] How many of a hundred games a decision gave away on average, and how much of the lead over the best of the others, against what the best bot would have played; ± is twice the standard error.
   *[no] How many of a hundred games a decision gave away on average, against what the best bot would have played; ± is twice the standard error.
  }
review-lost-note-estimated = How many of a hundred games a decision gave away on average, against what the best bot would have played. That is the estimate of the bot’s search; no error of it is known.
review-same = Same as the best bot
review-same-of = { $same } of { $decisions }
review-mistake = clear mistake
review-mistakes = Clear mistakes
review-all = All decisions
review-step-head = Step
review-move = Move
review-cost = Cost
review-best = Better
