### Hints at tables with bots: what the best bot would play, and why.

hint-best = The best bot would play: { $move }
hint-chance = You would then win { $text } of such games.
hint-more = That is { $games ->
    [one] one game in a hundred
   *[other] { $games } games in a hundred
  } more than with the next best move: { $move }.
hint-close = About as good, as far as can be told: { $move }.
hint-only = Nothing else is worth a thought.
hint-lead = At the end you would be { $points ->
    [one] one point
   *[other] { $points } points
  } ahead of the best of the others.
hint-behind = At the end you would be { $points ->
    [one] one point
   *[other] { $points } points
  } behind the best of the others.
hint-play = Play that
hint-move = Move
hint-win = Chance to win
hint-others = { $count ->
    [one] One more move
   *[other] { $count } more moves
  }
hint-note = An estimate from { $sims } games played on by bots; only what you can know counts.
hint-note-worth = A rough estimate: the bot has looked some turns ahead and compared the positions.
