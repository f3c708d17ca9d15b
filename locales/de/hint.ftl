### Tipps an Tischen mit Bots: was der beste Bot spielen würde, und warum.

hint-best = Der beste Bot würde spielen: { $move }
hint-chance = Deine Gewinnchance ist dann { $text }.
hint-why-more = Das { $games ->
    [one] ist ein Spiel von hundert
   *[other] sind { $games } von hundert Spielen
  } mehr{ $within } als mit dem nächstbesten Zug: { $move }.
hint-why-close = Etwa gleich gut, soweit der Bot das sagen kann: { $move }{ $fewer }.
hint-why-less = { $move } gewinnt hier { $games ->
    [one] ein Spiel von hundert
   *[other] { $games } von hundert Spielen
  } mehr{ $within }; der Zufall allein { $sure ->
    [yes] kann das kaum erklären
   *[no] kann das erklären
  }.
hint-why-less-several = { $count } andere Züge gewinnen hier mehr, bis zu { $games ->
    [one] einem Spiel von hundert
   *[other] { $games } von hundert Spielen
  }{ $within }; der Zufall allein { $sure ->
    [yes] kann das kaum erklären
   *[no] kann das erklären
  }.
hint-why-better = Im Schnitt endet der Zug oben um { $amount } besser{ $within }.
hint-why-preferred = Doch die Suche des Bots, die auch die Antworten der anderen durchspielt, kam am häufigsten auf den Zug oben zurück: in { $tried } von { $sims } Spielen.
hint-within = (± { $error })
hint-fewer = mit { $games } ± { $error } Siegen weniger in hundert Spielen
hint-why-forced = Es ist der einzige erlaubte Zug.
hint-why-only = Kein anderer Zug kommt in Frage.
hint-points = { $count ->
    [one] einen Punkt
   *[other] { $count } Punkte
  }
hint-why-lead = Im Schnitt lägst du am Ende { $amount } vor dem besten Gegner{ $within }.
hint-why-behind = Im Schnitt lägst du am Ende { $amount } hinter dem besten Gegner{ $within }.
hint-play = Diesen Zug spielen
hint-show = Auf dem Brett zeigen
hint-move = Zug
hint-win = Gewinnchance
hint-others = { $count ->
    [one] Ein weiterer Zug
   *[other] { $count } weitere Züge
  }
hint-note = Eine Schätzung aus { $sims } Spielen, die Bots zu Ende gespielt haben, nur mit dem, was du wissen kannst. ± sind zwei Standardfehler.
hint-note-worth = Eine grobe Schätzung: Der Bot hat einige Züge vorausgedacht und die Stellungen verglichen. Wie genau sie ist, ist nicht bekannt.
