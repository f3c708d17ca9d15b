### I suggerimenti ai tavoli con i bot: che cosa giocherebbe il bot migliore, e perché.

hint-best = Il bot migliore giocherebbe: { $move }
hint-more = Così si vince { $text } più spesso che con la mossa seguente: { $move }.
hint-close = La mossa seguente è buona all’incirca altrettanto.
hint-lead = Alla fine avresti così { $points ->
    [one] un punto
   *[other] { $points } punti
  } più del migliore degli altri.
hint-behind = Alla fine avresti così { $points ->
    [one] un punto
   *[other] { $points } punti
  } meno del migliore degli altri.
hint-move = Mossa
hint-win = Probabilità di vittoria
hint-note = Una stima da partite finite dai bot; conta solo quello che puoi sapere.
