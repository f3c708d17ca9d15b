### Tipps an Tischen mit Bots: was der beste Bot spielen würde, und warum.

hint-best = Der beste Bot würde spielen: { $move }
hint-more = Das gewinnt { $text } öfter als das Nächstbeste: { $move }.
hint-close = Der nächstbeste Zug ist etwa gleich gut.
hint-lead = Am Ende lägst du damit { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
  } vor dem Besten der anderen.
hint-behind = Am Ende lägst du damit { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
  } hinter dem Besten der anderen.
hint-move = Zug
hint-win = Gewinnchance
hint-note = Eine Schätzung aus Spielen, die Bots zu Ende gespielt haben; nur was du wissen kannst, zählt.
