### Hints at tables with bots: what the best bot would play, and why.

hint-best = The best bot would play: { $move }
hint-chance = You would then win { $text } of such games.
hint-why-more = That is { $games ->
    [one] one game in a hundred
   *[other] { $games } games in a hundred
  } more{ $within } than with the next best move: { $move }.
hint-why-close = About as good, as far as can be told: { $move }{ $fewer }.
hint-why-less = { $move } comes out { $games ->
    [one] one game in a hundred
   *[other] { $games } games in a hundred
  } ahead here{ $within }, which chance alone { $sure ->
    [yes] hardly explains
   *[no] may explain
  }.
hint-why-less-several = { $count } other moves come out ahead here, by up to { $games ->
    [one] one game in a hundred
   *[other] { $games } games in a hundred
  }{ $within }, which chance alone { $sure ->
    [yes] hardly explains
   *[no] may explain
  }.
hint-why-better = On average the move above ends { $amount } better{ $within }.
hint-why-preferred = But the bot’s search, which plays out the rivals’ answers, came back to the move above most often: in { $tried } of { $sims } games.
hint-within = (± { $error })
hint-fewer = with { $games } ± { $error } games in a hundred fewer
hint-why-forced = It is the only move that is allowed.
hint-why-only = Nothing else is worth a thought.
hint-points = { $count ->
    [one] one point
   *[other] { $count } points
  }
hint-why-lead = On average you would end { $amount } ahead of the best of the others{ $within }.
hint-why-behind = On average you would end { $amount } behind the best of the others{ $within }.
hint-play = Play that
hint-show = Show on the board
hint-move = Move
hint-win = Chance to win
hint-others = { $count ->
    [one] One more move
   *[other] { $count } more moves
  }
hint-note = An estimate from { $sims } games played on by bots; only what you can know counts. ± is twice the standard error.
hint-note-worth = A rough estimate: the bot has looked some turns ahead and compared the positions. No error of it is known.
