### I suggerimenti ai tavoli con i bot: che cosa giocherebbe il bot migliore, e perché.

hint-best = Il bot migliore giocherebbe: { $move }
hint-chance = Così vinceresti il { $text } di partite come questa.
hint-more = Sono { $games ->
    [one] una partita su cento
   *[other] { $games } partite su cento
  } in più che con la mossa seguente: { $move }.
hint-close = Più o meno altrettanto buona, per quanto si può dire: { $move }.
hint-only = Nient’altro merita di essere preso in considerazione.
hint-lead = Alla fine avresti { $points ->
    [one] un punto
   *[other] { $points } punti
  } più del migliore degli altri.
hint-behind = Alla fine avresti { $points ->
    [one] un punto
   *[other] { $points } punti
  } meno del migliore degli altri.
hint-play = Gioca così
hint-move = Mossa
hint-win = Probabilità di vittoria
hint-others = { $count ->
    [one] Un’altra mossa
   *[other] Altre { $count } mosse
  }
hint-note = Una stima da { $sims } partite finite dai bot; conta solo quello che puoi sapere.
hint-note-worth = Una stima approssimativa: il bot ha guardato qualche turno avanti e confrontato le posizioni.
