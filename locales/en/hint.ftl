### Hints at tables with bots: what the best bot would play, and why.

hint-best = The best bot would play: { $move }
hint-chance = Your chance of winning is then { $text }.
hint-why-more = That is { $games ->
    [one] one game in a hundred
   *[other] { $games } games in a hundred
  } more{ $within } than with the next best move: { $move }.
hint-why-close = About as good, as far as the bot can tell: { $move }{ $fewer }.
hint-why-less = { $move } comes out { $games ->
    [one] one game in a hundred
   *[other] { $games } games in a hundred
  } ahead here{ $within }; chance alone { $sure ->
    [yes] can hardly explain that
   *[no] may explain that
  }.
hint-why-less-several = { $count } other moves come out ahead here, by up to { $games ->
    [one] one game in a hundred
   *[other] { $games } games in a hundred
  }{ $within }; chance alone { $sure ->
    [yes] can hardly explain that
   *[no] may explain that
  }.
hint-why-better = On average the move above ends { $amount } better{ $within }.
hint-why-preferred = But the bot’s search, which also plays out the opponents’ replies, came back to the move above most often: in { $tried } of { $sims } games.
hint-within = (± { $error })
hint-fewer = with { $games } ± { $error } fewer wins in a hundred games
hint-why-forced = It is the only legal move.
hint-why-only = No other move is worth considering.
hint-points = { $count ->
    [one] one point
   *[other] { $count } points
  }
hint-why-lead = On average you would end { $amount } ahead of the best opponent{ $within }.
hint-why-behind = On average you would end { $amount } behind the best opponent{ $within }.
hint-play = Play this move
hint-show = Show on the board
hint-move = Move
hint-win = Chance of winning
hint-others = { $count ->
    [one] One more move
   *[other] { $count } more moves
  }
hint-note = An estimate from { $sims } games that bots played to the end, based only on what you can know. ± is twice the standard error.
hint-note-worth = A rough estimate: the bot looked a few turns ahead and compared the positions. Its margin of error is unknown.
