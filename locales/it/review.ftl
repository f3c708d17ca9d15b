### The review of a finished game: chances, turning points, skill and luck.

review-of = Analisi: { $title }
review-lead = Quanto era probabile che vincesse ogni posto prima di ogni decisione, secondo { $sims } simulazioni per decisione. Quello che avrebbe giocato il bot migliore si giudica da ciò che a quel posto si poteva sapere.
review-waiting = L’analisi sta per cominciare…
review-preparing = Preparazione dell’analisi: la prima dopo un avvio richiede uno o due minuti in più…
review-working = Decisione { $done } di { $all }…
review-one-first = Prima finisce un’altra tua analisi, poi tocca a questa…
review-left = Ancora { $minutes } { $minutes ->
    [one] minuto
   *[other] minuti
 } circa{ $place ->
    [one] .
   *[other] ; numero { $place } di quelle in corso.
 }
review-ready = L’analisi è pronta.
review-failed = L’analisi non è riuscita.
review-again = Riprova
review-replay = Rivedi la partita
review-data = Come dati (JSON)
review-chart = Probabilità di vittoria
review-chart-lead = Una linea per posto; le linee verticali punteggiate sono i momenti decisivi. Tocca il grafico o sposta il cursore per vedere una decisione.
review-chart-label = Probabilità di vittoria di ogni posto, decisione per decisione; gli stessi numeri sono nella tabella di tutte le decisioni
review-slider = Decisione mostrata
review-place = Decisione { $at } di { $all }: { $name }
review-turns = Momenti decisivi
review-no-turns = Nessun singolo momento ha ribaltato questa partita.
review-step = Passo { $step }
review-better = Meglio per { $name }: { $move }.
review-cost-games = La mossa giocata è costata { $games } partite su cento.
review-cost-estimated = La mossa giocata è costata { $games } partite su cento, secondo la stima della ricerca del bot.
review-cost-lead = Ha cambiato il vantaggio sul migliore degli altri di { $points } { $game ->
    [mogul-2013] dollari
   *[other] punti
  }.
review-was-mistake = È stato un errore evidente.
review-same-move = Il bot migliore avrebbe fatto la stessa mossa.
review-as-good = Il bot migliore avrebbe giocato: { $move }. È più o meno altrettanto buono.
review-forced = Non c’era nulla da decidere.
review-was-luck = È stata soprattutto fortuna: quello che è uscito, o quello che nessuno lì poteva sapere.
review-unforeseen = Qui nulla è affidato al caso: il bot non aveva previsto gran parte di ciò che è successo.
review-parts = Abilità e fortuna
review-parts-lead = Che cosa ha portato dalla probabilità iniziale al risultato.
review-seat = Posto
review-begin = Inizio
review-end = Fine
review-part-skill = Gioco proprio
review-part-others = Gioco degli altri
review-part-luck = Fortuna
review-part-unforeseen = Non previsto
review-lost = Vittorie perse per decisione
review-lost-games = { $games } su cento partite
review-lost-lead = Vantaggio perso per decisione
review-lost-points = { $points } { $game ->
    [mogul-2013] dollari
   *[other] punti
  }
review-lost-note = { $points ->
    [yes] Quanto è costata in media una decisione, in partite su cento e in vantaggio sul migliore degli altri, rispetto a ciò che il bot migliore avrebbe giocato; ± vale due errori standard.
   *[no] Quanto è costata in media una decisione, in partite su cento, rispetto a ciò che il bot migliore avrebbe giocato; ± vale due errori standard.
  }
review-lost-note-estimated = Quanto è costata in media una decisione, in partite su cento, rispetto a ciò che il bot migliore avrebbe giocato. È la stima della ricerca del bot; il suo errore non è noto.
review-same = Come il bot migliore
review-same-of = { $same } di { $decisions }
review-mistake = errore evidente
review-mistakes = Errori evidenti
review-all = Tutte le decisioni
review-step-head = Passo
review-move = Mossa
review-cost = Costo
review-best = Meglio
