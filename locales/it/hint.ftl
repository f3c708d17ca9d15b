### I suggerimenti ai tavoli con i bot: che cosa giocherebbe il bot migliore, e perché.

hint-best = Il bot migliore giocherebbe: { $move }
hint-chance = Probabilità di vittoria con questa mossa: { $text }.
hint-why-more = { $games ->
    [one] È una partita su cento
   *[other] Sono { $games } partite su cento
  } in più{ $within } che con la seconda mossa migliore: { $move }.
hint-why-close = Più o meno altrettanto buona, per quanto il bot possa dire: { $move }{ $fewer }.
hint-why-less = { $move }: qui questa mossa vince { $games ->
    [one] una partita su cento
   *[other] { $games } partite su cento
  } in più{ $within }; il caso da solo { $sure ->
    [yes] difficilmente lo spiega
   *[no] può spiegarlo
  }.
hint-why-less-several = Altre { $count } mosse qui vincono di più, fino a { $games ->
    [one] una partita su cento
   *[other] { $games } partite su cento
  }{ $within }; il caso da solo { $sure ->
    [yes] difficilmente lo spiega
   *[no] può spiegarlo
  }.
hint-why-better = In media la mossa qui sopra finisce con { $amount } in più{ $within }.
hint-why-preferred = Ma la ricerca del bot, che gioca anche le risposte degli altri, è tornata più spesso alla mossa qui sopra: in { $tried } partite su { $sims }.
hint-within = (± { $error })
hint-fewer = con { $games } ± { $error } vittorie in meno su cento partite
hint-why-forced = È l’unica mossa permessa.
hint-why-only = Nessun’altra mossa merita di essere considerata.
hint-points = { $count ->
    [one] un punto
   *[other] { $count } punti
  }
hint-why-lead = In media alla fine avresti { $amount } in più del miglior avversario{ $within }.
hint-why-behind = In media alla fine avresti { $amount } in meno del miglior avversario{ $within }.
hint-play = Gioca questa mossa
hint-show = Mostra sul tabellone
hint-move = Mossa
hint-win = Probabilità di vittoria
hint-others = { $count ->
    [one] Un’altra mossa
   *[other] Altre { $count } mosse
  }
hint-note = Una stima da { $sims } partite che i bot hanno giocato fino alla fine, basata solo su ciò che puoi sapere. ± vale due errori standard.
hint-note-worth = Una stima approssimativa: il bot ha guardato qualche turno più avanti e confrontato le posizioni. Il suo margine di errore non è noto.
