### La sala: elenchi di tavoli, nuovo tavolo, sala d’attesa.

## Elenchi di tavoli

hall-open-title = Tavoli aperti
hall-open-lead = A questi tavoli può sedersi chiunque; le partite in corso si possono guardare.
hall-open-none = Al momento nessun tavolo è aperto. Aprine uno: altri lo troveranno qui.
hall-open-none-of-game = Al momento nessun tavolo di questo gioco è aperto.
hall-open-all = Tutti i tavoli aperti
hall-mine-title = Le mie partite
hall-mine-none = Non hai ancora giocato. «Gioca subito» comincia subito una partita.
hall-mine-all = Tutte le mie partite
hall-mine-running = In corso
hall-mine-over = Finite
hall-filter = Mostra
hall-filter-all = Tutti i giochi
hall-loading = Caricamento dei tavoli…
hall-state = { $state ->
    [waiting] aspetta giocatori
    [turn] tocca a te
    [playing] in corso
   *[other] finita
 }
hall-free = { $count ->
    [0] al completo
    [one] un posto libero
   *[other] { $count } posti liberi
 }
hall-join = Siediti
hall-take = Prendi il posto di un bot
hall-watch = Guarda
hall-go = Vai al tavolo
hall-next = Prossimo tavolo ({ $count })
hall-drop = Lascia per sempre
hall-drop-short = Lascia per sempre
hall-drop-lead = { $how ->
    [waiting] Lasci il tuo posto e il tavolo sparisce dal tuo elenco. Il suo link resta valido.
    [others] Gli altri continuano. Un bot può prendere il tuo posto, e in questa partita non puoi prenderne un altro.
   *[alone] Il tavolo viene chiuso e sparisce dal tuo elenco.
 }
hall-drop-do = Lascia per sempre
hall-drop-stay = Resta
hall-dropped = Hai lasciato { $title }.
hall-undo = Annulla
hall-undo-of = Annulla: torna a { $title }
known = Carte già note
known-lead = Questo tavolo prosegue una partita le cui carte coperte erano note a chi l’ha preparato.
hall-look = Guarda il risultato
hall-replay = Rivedi
hall-review = Analisi
hall-again = Vai alla rivincita
hall-more = Mostra altro
hall-house = { $count ->
    [0] come da regole
    [one] una variante
   *[other] { $count } varianti
 }
hall-nobody-here = nessuno qui
hall-won = { $self ->
    [yes] Hai vinto
   *[other] Vittoria: { $names }
 }
hall-shared = { $game ->
    [moguli] Patta
   *[other] Vittoria: { $names }
 }
hall-points = { $game ->
    [moguli] le tue pedine arrivate: { $count }
    [mogul-2013] i tuoi dollari: { $count }
   *[other] i tuoi punti: { $count }
 }
hall-new = Nuovo tavolo
hall-bot = Bot
hall-stand-in = { $name } (gioca un bot)
hall-empty-seat = libero
hall-changed-now = proprio ora

## Nuovo tavolo

new-game = Gioco
new-seats = Posti
new-seat = Posto
new-you = Tu
new-friend = Un amico, con un link
new-here = Qualcuno su questo dispositivo
new-here-name = Giocatore { $seat }
new-here-called = Nome di chi gioca al posto { $seat }
new-bot = { $level ->
    [beginner] Bot, principiante
    [easy] Bot, facile
    [normal] Bot, normale
    [hard] Bot, difficile
    [expert] Bot, esperto
   *[other] Bot
 }
level-how = Come giocano i bot
level-lead = { $level ->
    [beginner] Pensa appena e spesso si accontenta di una mossa più debole.
    [easy] Sa che cosa conviene di solito, ma a volte si distrae.
    [normal] Gioca in modo solido, ma non guarda quasi avanti.
    [hard] Prima di ogni decisione si prende un attimo per guardare avanti.
   *[expert] Si prende fino a un secondo per guardare avanti, e calcola in modo esatto quando è possibile.
  }
level-honest = I bot non conoscono le carte che dal loro posto non si vedono.
new-rules = Varianti
new-rules-changed = { $changed ->
    [0] come da regole
    [one] { $changed } cambiata
   *[other] { $changed } cambiate
 }
new-make = Apri il tavolo
new-making = Apertura del tavolo…
new-hint = { $friends ->
    [0] La partita comincia subito.
    [one] Riceverai un link da mandare al tuo amico.
   *[other] Riceverai un link da mandare ai tuoi amici.
 }
new-lead = Riempi i posti con amici e bot, scegli le regole e manda un solo link.
new-open = Tavolo aperto
new-open-lead = Nell’elenco dei tavoli aperti: chiunque può sedersi o guardare. Altrimenti il tavolo si trova solo con il suo link.
new-time = Tempo
new-time-mode = { $mode ->
    [none] Senza limite
    [live] Minuti
   *[days] Giorni
 }
new-time-lead = { $mode ->
    [none] Tutti restano al tavolo fino alla fine della partita.
    [live] Ognuno ha alcuni minuti per tutta la partita. Poi continua un bot.
   *[days] Gioca quando hai un momento: un turno può durare ore o giorni. Se il tuo tempo scade, un bot gioca per te finché non torni.
 }
new-time-minutes = Minuti a testa
new-time-seconds = Secondi aggiunti a ogni turno
new-time-pace = Tempo a testa
new-time-preset = { $preset ->
    [brisk] Svelto
    [usual] Normale
    [slow] Tranquillo
   *[custom] Su misura
 }
new-time-own-bank = Giorni all’inizio
new-time-own-increment = Ore aggiunte a ogni turno
new-time-own-cap = Giorni al massimo
new-time-rule = { $bank } all’inizio, ogni turno aggiunge { $increment }, fino a { $cap }. Le mosse successive della stessa asta sono libere per dieci minuti.
new-time-vacation = Con vacanze
new-time-vacation-lead = Prima che scada il tempo comincia una vacanza, al massimo 14 giorni a testa. Giocare o «Sono di nuovo qui» la termina.
new-time-length = Una partita così dura al massimo { $most }, di solito { $typical }. Pause e vacanze possono aggiungere { $breaks }.
new-time-bot = Gioca quando scade il tempo
check-title = Come saprai che tocca a te?
check-lead = Qui i turni durano giorni. Crea una notifica nelle impostazioni e apri la sua prova, oppure guarda da te: gli altri lo vedono al tuo posto.
check-set-up = Crea una notifica
check-alone = Guarderò da me
check-back-lead = { $place ->
    [new] Il tuo nuovo tavolo aspetta una notifica. Creane una qui sotto, invia una prova e aprila; poi crea il tavolo.
   *[table] Un posto aspetta una tua notifica. Creane una qui sotto, invia una prova e aprila; poi torna indietro e siediti.
 }
check-back = { $place ->
    [new] Torna al nuovo tavolo
   *[table] Torna al tavolo
 }
check-seat = senza notifiche
hall-time = { $mode ->
    [days] I turni durano giorni
   *[live] Minuti per partita
 }
hall-until = { $self ->
    [yes] il tuo tempo scade { $time }
   *[no] prossima mossa entro { $time }
 }
new-host = Per chi ospita
new-anybody = Un posto libero
new-reset = Ripristina le regole
new-rules-lead = Tutte le varianti del regolamento, ognuna con la sua regola.
new-rule-loading = Apertura del regolamento…

## Sala d’attesa

room-open = Tavolo aperto
room-open-lead = Nell’elenco dei tavoli aperti: può venire chiunque. Altrimenti il tavolo si trova solo con il suo link.
room-yields = Chi arriva può sostituire i bot
room-yields-lead = Chi arriva dopo può prendere il posto di un bot, anche a partita iniziata. Dopo l’inizio non si può più cambiare.
room-yields-settled = Deciso prima dell’inizio; vale fino alla fine.
room-lets = Tutti i giocatori possono aggiungere amici e bot
room-lets-lead = Altrimenti può farlo solo chi ospita.
room-idle = Tempo senza mosse prima di contare come assente
room-idle-minutes = { $count ->
    [0] senza limite
   *[other] { $count } minuti
 }
room-idle-lead = Gli altri possono allora far giocare un bot; il posto si può riprendere in ogni momento.
room-idle-is = { $count ->
    [0] Nessuno conta come assente perché pensa a lungo.
   *[other] Chi non muove da { $count } minuti conta come assente: gli altri possono far giocare un bot al suo posto.
 }
room-asks = { $count ->
    [0] Tutti i posti sono presi. La partita inizia quando chi ospita la avvia o quando tutti sono pronti.
    [one] Un posto è ancora libero. Quando è preso, la partita inizia quando chi ospita la avvia o tutti sono pronti.
   *[other] { $count } posti sono ancora liberi. Quando sono presi, la partita inizia quando chi ospita la avvia o tutti sono pronti.
 }
room-listed = { $count ->
    [0] Tutti i posti sono occupati.
    [one] Un posto è ancora libero. La partita comincia appena è occupato; con due o più persone aspetta che chi ospita la avvii o che tutti siano pronti.
   *[other] { $count } posti sono ancora liberi. La partita comincia appena sono occupati; con due o più persone aspetta che chi ospita la avvii o che tutti siano pronti.
 }
room-ready = Per me si può iniziare
room-begin = Avvia la partita
room-is-ready = { $ready ->
    [yes] si può iniziare
   *[no] aspetta ancora
 }
room-free = Libera il posto di { $name }
room-removed = Chi ospita ha liberato il tuo posto. Puoi guardare, o sederti a un altro tavolo aperto.
room-rules = Regole di questo tavolo
room-by-the-book = Come da regole, senza varianti.
room-rule-text = La regola
room-level = Cambia livello
room-scan = Oppure inquadra questo codice:
room-scan-label = Codice QR dell’invito
room-rematch = Questo è il tavolo della rivincita: ognuno è un posto più avanti.
room-take-bot = Prendi il posto di questo bot
room-bot-stays = I bot restano fino alla fine della partita; il loro livello si può cambiare.

## Varianti dei giochi

switch-first_player = Primo giocatore
switch-first_player-lead = Chi gioca per primo.
switch-first_player-random = A caso
switch-first_player-seat = Posto { $seat }
switch-quick_start = Partenza veloce
switch-quick_start-lead = Oltre all’azione iniziale, ognuno riceve un’azione di una delle cinque compagnie. Al massimo in cinque giocatori.
switch-loans_per_auction = Prestiti a volontà
switch-loans_per_auction-lead = Altrimenti un solo prestito per giocatore e per asta.
switch-loan_timing = Prestiti durante l’asta
switch-loan_timing-lead = Si prende in prestito nel proprio turno, non solo prima della prima offerta.
switch-score_floor = Niente debiti
switch-score_floor-lead = Nessuno può prendere un prestito che lo porti sotto zero.
switch-partial_sale = Tutto o niente
switch-partial_sale-lead = Chi vende cede tutte le azioni della compagnia, o nessuna.
switch-open_chips = Gettoni scoperti
switch-open_chips-lead = Tutti vedono quanti gettoni hanno gli altri.
switch-deck = Mazzo B
switch-deck-lead = Il secondo elenco di azioni, con altre compagnie per vendita e costruzione.
switch-start_shares = Azioni iniziali casuali
switch-start_shares-lead = Altrimenti un cartello dice quali azioni riceve ciascuno.
switch-nothing = Non fare nulla
switch-nothing-lead = Quando si può non vendere e non costruire?
switch-nothing-always = Sempre
switch-nothing-without_shares = Solo senza azioni da vendere
switch-new_start_row = Nuova fila di partenza
switch-new_start_row-lead = Prima del primo turno ciascuno può scambiare la fila di partenza con una delle tre centrali.
switch-cylinder = Cilindro
switch-cylinder-lead = Le estremità sinistra e destra di ogni fila si toccano.
switch-compulsory_move = Mossa obbligatoria
switch-compulsory_move-lead = Chi può muovere una pedina deve farlo; altrimenti le pedine possono restare dove sono.
switch-null_move = Andata e ritorno
switch-null_move-lead = Una pedina può finire la mossa dove l’ha cominciata.
switch-start_row_duty = Fila di partenza bloccata
switch-start_row_duty-lead = Che cosa deve fare chi ha la fila di partenza troppo piena e nessuna pedina che possa lasciarla.
switch-start_row_duty-board = Nessuno è obbligato a girare tessere
switch-start_row_duty-rotation = Va girata una tessera che permetta a una pedina di uscire
switch-stall = Turni che chiudono una partita bloccata
switch-stall-lead = Quando sono abbastanza di fila, la partita finisce; vince chi ha più pedine arrivate.
switch-stall-unmoved = I turni senza mosse di pedina
switch-stall-unable_even_turning = I turni in cui nessuna pedina poteva muovere, neanche girando una tessera
switch-stall-unable = I turni in cui nessuna pedina poteva muovere
switch-stall_turns = Fine anticipata
switch-stall_turns-lead = Una partita bloccata finisce dopo tre turni di fila, non dopo sei.
switch-max_turns = Limite di turni
switch-max_turns-lead = Dopo questo numero di turni, contando quelli di entrambi, la partita è patta; 0: senza limite.
switch-certificates = Quote in quattro gradini
switch-certificates-lead = Il numero di quote di un certificato cresce in quattro gradini, non in tre.
switch-crash_counts_start = Le carte iniziali non contano nel crollo
switch-crash_counts_start-lead = Un crollo dimezza una colonna senza contarne la prima carta.
switch-kept_events = Gli eventi si tengono
switch-kept_events-lead = Alla chiusura del mercato gli eventi in mano restano per la manche seguente.
switch-rounds = Manche
switch-rounds-lead = Quante manche si giocano.
vacation-automatic = Vacanza prima che scada il tempo
vacation-automatic-lead = Ai tavoli i cui turni durano giorni, la tua vacanza comincia da sola cinque minuti prima che scada il tuo tempo, e il tuo orologio si ferma: al massimo 14 giorni per partita, 28 giorni su 365.
vacation-left = Rimangono: { $days ->
    [one] un giorno
   *[other] { $days } giorni
 }.
hall-daily = Mano del giorno
