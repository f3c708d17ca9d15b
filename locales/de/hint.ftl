### Tipps an Tischen mit Bots: was der beste Bot spielen würde, und warum.

hint-best = Der beste Bot würde spielen: { $move }
hint-chance = Damit gewinnst du { $text } solcher Spiele.
hint-more = Das { $games ->
    [one] ist eines von hundert Spielen
   *[other] sind { $games } von hundert Spielen
  } mehr als mit dem nächstbesten Zug: { $move }.
hint-close = Etwa gleich gut, soweit sich das sagen lässt: { $move }.
hint-only = Anderes kommt nicht in Frage.
hint-lead = Am Ende lägst du { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
  } vor dem Besten der anderen.
hint-behind = Am Ende lägst du { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
  } hinter dem Besten der anderen.
hint-play = Das spielen
hint-move = Zug
hint-win = Gewinnchance
hint-others = { $count ->
    [one] Ein weiterer Zug
   *[other] { $count } weitere Züge
  }
hint-note = Eine Schätzung aus { $sims } Spielen, die Bots zu Ende gespielt haben; nur was du wissen kannst, zählt.
hint-note-worth = Eine grobe Schätzung: Der Bot hat einige Züge vorausgedacht und die Stellungen verglichen.
