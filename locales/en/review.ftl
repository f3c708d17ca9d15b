### The review of a finished game: chances, turning points, skill and luck.

review-of = Review: { $title }
review-lead = How likely each seat was to win before each decision, from { $sims } simulations per decision. The comparison with the best bot uses only what the player could know.
review-waiting = The review will begin in a moment …
review-preparing = Preparing the analysis: the first review after a server start takes a minute or two longer …
review-working = Decision { $done } of { $all } …
review-one-first = Another of your reviews is in progress; this one comes next …
review-left = About { $minutes } { $minutes ->
    [one] minute
   *[other] minutes
 } to go{ $place ->
    [one] .
   *[other] ; number { $place } of those in progress.
 }
review-ready = The review is ready.
review-failed = The review failed.
review-again = Try again
review-replay = Go to the replay
review-data = As data (JSON)
review-chart = Chance of winning
review-chart-lead = One line per seat; dotted vertical lines are turning points. Select a point in the chart or move the slider to see a decision.
review-chart-label = Each seat’s chance of winning, decision by decision; the same numbers are in the table of all decisions
review-slider = Decision shown
review-place = { $self ->
    [yes] Decision { $at } of { $all }: you
   *[no] Decision { $at } of { $all }: { $name }
 }
review-turns = Turning points
review-no-turns = This game had no single turning point.
review-step = Step { $step }
review-better = { $self ->
    [yes] Better for you: { $move }.
   *[no] Better for { $name }: { $move }.
 }
review-because = { $self ->
    [yes] { $game ->
        [moguli] your move { $move }, not foreseen { $rest }
       *[other] your move { $move }, chance and hidden facts { $rest }
     }
   *[no] { $game ->
        [moguli] { $name }’s move { $move }, not foreseen { $rest }
       *[other] { $name }’s move { $move }, chance and hidden facts { $rest }
     }
 }
review-cost-games = The move played cost { $games } wins in a hundred games.
review-cost-estimated = The move played cost { $games } wins in a hundred games, by the estimate of the bot’s search.
review-cost-lead = It changed the lead over the best opponent by { $points } { $game ->
    [mogul-2013] dollars
   *[other] points
  }.
review-was-mistake = That was a clear mistake.
review-same-move = The best bot would have played the same.
review-as-good = The best bot would have played: { $move }. That is about as good.
review-forced = There was nothing to decide.
review-was-luck = Most of it was luck: cards that came up, or facts that the player could not know.
review-unforeseen = There is no chance in this game: the bot did not foresee most of this.
review-parts = Skill and luck
review-parts-lead = What led from the chance of winning at the beginning to the result.
review-seat = Seat
review-begin = Beginning
review-end = End
review-part-skill = Own play
review-part-others = Others’ play
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
    [yes] How many wins in a hundred games a decision gave away on average, and how much of the lead over the best opponent, compared with the best bot’s move; ± is twice the standard error.
   *[no] How many wins in a hundred games a decision gave away on average, compared with the best bot’s move; ± is twice the standard error.
  }
review-lost-note-estimated = How many wins in a hundred games a decision gave away on average, compared with the best bot’s move. This is the estimate of the bot’s search; its margin of error is unknown.
review-same = Same as the best bot
review-same-of = { $same } of { $decisions }
review-mistake = clear mistake
review-mistakes = Clear mistakes
review-all = All decisions
review-step-head = Step
review-move = Move
review-cost = Cost
review-best = Better
