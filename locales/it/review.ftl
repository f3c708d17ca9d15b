### The review of a finished game: chances, turning points, skill and luck.

review-of = Analisi: { $title }
review-lead = Quanto era probabile che vincesse ogni giocatore prima di ogni decisione, secondo { $sims } simulazioni per decisione. Il confronto con il bot migliore usa solo ciò che il giocatore poteva sapere.
review-waiting = L’analisi sta per cominciare…
review-preparing = Preparazione dell’analisi: la prima dopo un avvio del server richiede uno o due minuti in più…
review-working = Decisione { $done } di { $all }…
review-one-first = È in corso un’altra tua analisi; questa viene subito dopo…
review-left = Ancora { $minutes } { $minutes ->
    [one] minuto
   *[other] minuti
 } circa{ $place ->
    [one] .
   *[other] ; numero { $place } di quelle in corso.
 }
review-ready = L’analisi è pronta.
review-failed = L’analisi è fallita.
review-again = Riprova
review-replay = Rivedi la partita
review-data = Come dati (JSON)
review-chart = Probabilità di vittoria
review-chart-lead = Una linea per giocatore; le linee verticali punteggiate sono i momenti decisivi. Scegli un punto del grafico o sposta il cursore per vedere una decisione.
review-chart-label = Probabilità di vittoria di ogni giocatore, decisione per decisione; gli stessi numeri sono nella tabella di tutte le decisioni
review-slider = Decisione mostrata
review-place = { $self ->
    [yes] Decisione { $at } di { $all }: tu
   *[no] Decisione { $at } di { $all }: { $name }
 }
review-turns = Momenti decisivi
review-no-turns = Questa partita non ha avuto un singolo momento decisivo.
review-step = Passo { $step }
review-better = { $self ->
    [yes] Meglio per te: { $move }.
   *[no] Meglio per { $name }: { $move }.
 }
review-because = { $self ->
    [yes] { $game ->
        [moguli] la tua mossa { $move }, non previsto { $rest }
       *[other] la tua mossa { $move }, caso e fatti nascosti { $rest }
     }
   *[no] { $game ->
        [moguli] mossa di { $name } { $move }, non previsto { $rest }
       *[other] mossa di { $name } { $move }, caso e fatti nascosti { $rest }
     }
 }
review-cost-games = La mossa giocata è costata { $games } vittorie su cento partite.
review-cost-estimated = La mossa giocata è costata { $games } vittorie su cento partite, secondo la stima della ricerca del bot.
review-cost-lead = Ha cambiato il vantaggio sul miglior avversario di { $points } { $game ->
    [mogul-2013] dollari
   *[other] punti
  }.
review-was-mistake = È stato un errore evidente.
review-same-move = Il bot migliore avrebbe fatto la stessa mossa.
review-as-good = Il bot migliore avrebbe giocato: { $move }. È più o meno altrettanto buono.
review-forced = Non c’era nulla da decidere.
review-was-luck = È stata soprattutto fortuna: le carte uscite, o ciò che il giocatore non poteva sapere.
review-unforeseen = In questo gioco nulla è affidato al caso: il bot non aveva previsto gran parte di questo.
review-parts = Abilità e fortuna
review-parts-lead = Che cosa ha portato dalla probabilità di vittoria iniziale al risultato.
review-seat = Giocatore
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
    [yes] Quante vittorie su cento partite è costata in media una decisione, e quanto vantaggio sul miglior avversario, rispetto alla mossa del bot migliore; ± vale due errori standard.
   *[no] Quante vittorie su cento partite è costata in media una decisione, rispetto alla mossa del bot migliore; ± vale due errori standard.
  }
review-lost-note-estimated = Quante vittorie su cento partite è costata in media una decisione, rispetto alla mossa del bot migliore. È la stima della ricerca del bot; il suo margine di errore non è noto.
review-same = Come il bot migliore
review-same-of = { $same } di { $decisions }
review-mistake = errore evidente
review-mistakes = Errori evidenti
review-all = Tutte le decisioni
review-step-head = Passo
review-move = Mossa
review-cost = Costo
review-best = Meglio
