### Tipps an Tischen mit Bots: was der beste Bot spielen würde, und warum.

hint-best = Der beste Bot würde spielen: { $move }
hint-chance = Damit gewinnst du { $text } solcher Spiele.
hint-why-more = Das { $games ->
    [one] ist ein Spiel von hundert
   *[other] sind { $games } von hundert Spielen
  } mehr{ $within } als mit dem nächstbesten Zug: { $move }.
hint-why-close = Etwa gleich gut, soweit sich das sagen lässt: { $move }{ $fewer }.
hint-why-less = { $move }: Dieser Zug gewinnt hier { $games ->
    [one] ein Spiel von hundert
   *[other] { $games } von hundert Spielen
  } mehr{ $within }, was der Zufall allein { $sure ->
    [yes] kaum erklärt
   *[no] erklären kann
  }.
hint-why-less-several = { $count } andere Züge gewinnen hier mehr, bis zu { $games ->
    [one] einem Spiel von hundert
   *[other] { $games } von hundert Spielen
  }{ $within }, was der Zufall allein { $sure ->
    [yes] kaum erklärt
   *[no] erklären kann
  }.
hint-why-better = Im Schnitt endet der Zug oben um { $amount } besser{ $within }.
hint-why-preferred = Doch die Suche des Bots, die auch die Antworten der anderen durchspielt, kam am häufigsten auf den Zug oben zurück: in { $tried } von { $sims } Spielen.
hint-within = (± { $error })
hint-fewer = mit { $games } ± { $error } von hundert Spielen weniger
hint-why-forced = Es ist der einzige erlaubte Zug.
hint-why-only = Anderes kommt nicht in Frage.
hint-points = { $count ->
    [one] einen Punkt
   *[other] { $count } Punkte
  }
hint-why-lead = Im Schnitt lägst du am Ende { $amount } vor dem Besten der anderen{ $within }.
hint-why-behind = Im Schnitt lägst du am Ende { $amount } hinter dem Besten der anderen{ $within }.
hint-play = Das spielen
hint-show = Auf dem Brett zeigen
hint-move = Zug
hint-win = Gewinnchance
hint-others = { $count ->
    [one] Ein weiterer Zug
   *[other] { $count } weitere Züge
  }
hint-note = Eine Schätzung aus { $sims } Spielen, die Bots zu Ende gespielt haben; nur was du wissen kannst, zählt. ± sind zwei Standardfehler.
hint-note-worth = Eine grobe Schätzung: Der Bot hat einige Züge vorausgedacht und die Stellungen verglichen. Ihr Fehler ist nicht bekannt.
