### Hints at tables with bots: what the best bot would play, and why.

hint-best = The best bot would play: { $move }
hint-more = That wins { $text } more often than the next best: { $move }.
hint-close = The next best move is about as good.
hint-lead = You would then end { $points ->
    [one] one point
   *[other] { $points } points
  } ahead of the best of the others.
hint-behind = You would then end { $points ->
    [one] one point
   *[other] { $points } points
  } behind the best of the others.
hint-move = Move
hint-win = Chance to win
hint-note = An estimate from games played on by bots; only what you can know counts.
