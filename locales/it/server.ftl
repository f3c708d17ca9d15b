### Ciò che il server rifiuta. Le chiavi seguono i codici d’errore.

error-rules-illegal-move = «{ $move }» non è possibile adesso ({ $rule }): { $reason }
error-rules-malformed-move = «{ $move }» non è una mossa di questo gioco.
error-table-not-found = Questo tavolo non esiste. Il link potrebbe essere incompleto, oppure il tavolo è su un altro server.
error-table-full = Tutti i posti di questo tavolo sono occupati. Puoi guardare.
error-table-too-many = Troppi per un tavolo solo: { $wanted } giocatori e { $seats } posti. Chiedi meno bot o amici, oppure più posti.
error-table-seat-taken = Il posto { $seat } è occupato. Scegline uno libero.
error-table-present = { $name } gioca al posto { $seat }. Un bot può prendere quel posto se { $name } manca da 20 secondi, o non muove da più tempo di quanto concede chi ospita.
error-table-kept = Il posto { $seat } è tenuto per qualcuno che può tornare. Nessun altro può sedersi lì; nel frattempo può giocarci un bot.
error-table-bot-keeps = Al posto { $seat } gioca un bot. Chi arriva può sostituire un bot dove chi ospita l’ha permesso prima dell’inizio.
error-table-not-seated = Non hai un posto a questo tavolo. Prima siediti, oppure guarda.
error-table-not-host = Spetta a chi ospita questo tavolo; se è assente da 20 secondi, a chi vi siede.
error-table-not-your-seat = Il posto { $seat } non è tuo: non puoi guardare né giocare al suo posto. Usa il tuo posto, oppure guarda la partita.
error-table-which-seat = Hai più posti a questo tavolo. Precisa quale, così i loro segreti restano separati.
error-table-not-your-turn = È il turno del posto { $seat } ({ $rule }).
error-table-stale-sequence = È successo qualcosa prima che arrivasse la tua mossa. Guarda il tavolo e scegli di nuovo.
error-table-not-started = La partita non è iniziata: inizia quando tutti i posti sono presi e, a un tavolo aperto, quando lo dice chi ospita o tutti sono pronti.
error-table-over = Questa partita è finita.
error-table-not-over = Sarà possibile a partita finita: fino ad allora il mazzo è segreto.
error-table-no-such-seat = Il posto { $seat } non c’è; questo tavolo ne ha { $seats }.
error-table-no-orders = In questo gioco non ci sono ordini permanenti.
error-table-no-wishes = Questo gioco non pone domande a cui si possa rispondere per un posto.
error-table-not-let = A questo tavolo è chi ospita a far sedere amici e bot. Chiedi di farlo, o di permetterlo a tutti quelli seduti; se chi ospita manca da 20 secondi, puoi farlo tu.
error-table-removed = Chi ospita ha liberato il tuo posto: non puoi risederti finché questo tavolo è tra quelli aperti. Puoi guardare, o sederti a un altro tavolo.
error-table-own-is-kept = Il posto { $seat } è tuo ed è tenuto per te. Riprendi quello.
error-table-has-played = In questa partita hai visto la mano del posto { $seat }, quindi non puoi averne un’altra. Puoi guardare.
error-table-bot-stays = { $name } gioca al posto { $seat } fino alla fine della partita: il livello si può cambiare, ma il bot non si può togliere.
error-table-bots-only = Chi giocava al posto { $seat } se n’è andato per sempre. A partita iniziata può subentrare solo un bot.
error-table-begun = La partita è iniziata. Fino alla fine ogni posto è di chi ci ha giocato, o di un bot.
error-table-yields-fixed = Prima dell’inizio si decide se chi arriva può sostituire i bot, perché tutti sappiano che cosa accettano. Puoi sceglierlo per la prossima partita.
error-table-not-full = { $count ->
    [one] { $count } posto è ancora libero. Dallo a un amico o a un bot, poi inizia.
   *[other] { $count } posti sono ancora liberi. Dalli ad amici o a bot, poi inizia.
 }
error-table-closed = Tutti hanno lasciato per sempre questo tavolo, che è chiuso. Puoi prepararne uno nuovo.
error-table-ended = { $said ->
    [yes] Chi gestisce questo server ha chiuso questo tavolo: { $says }
   *[no] Chi gestisce questo server ha chiuso questo tavolo. Puoi prepararne uno nuovo.
 }
error-table-unreadable = Il registro di questo tavolo non può essere rigiocato, quindi qui non si può più giocare. Tutto il resto continua; chi gestisce il server può cercarne la causa.
error-table-other-rules = Questa partita è iniziata con la versione { $then } delle sue regole, e questo server gioca la versione { $now }. Qui non si può più giocare; chi gestisce il server può esportarne il registro.
error-table-no-way-back = Le mosse si possono ritirare solo dove tutti gli altri posti sono di bot.
error-table-nothing-to-take-back = Non hai ancora fatto una mossa da ritirare.
error-table-revealed = Dopo la tua ultima mossa si è visto qualcosa di nascosto: qui non si può ritirare. A un nuovo tavolo puoi riprendere da prima, con le carte estratte di nuovo.
error-table-no-hints = I suggerimenti si danno solo dove tutti gli altri posti sono dei bot; a questo tavolo giocano anche persone.
error-table-hint-failed = Il suggerimento ha richiesto troppo tempo. Chiedilo ancora una volta.
error-usage-bad-option = Un tavolo così non è possibile: { $why }
error-usage-no-such-game = Qui non c’è nessun gioco «{ $game }». Ci sono { $games }.
error-wire-malformed = Il messaggio non è leggibile: { $why }
error-wire-unknown-field = Il messaggio contiene un campo sconosciuto: { $why }
error-wire-unknown-value = { $field } è «{ $value }». Può essere { $known }.
error-wire-too-large = Il messaggio è troppo lungo: al massimo { $limit } byte.
error-wire-rate-limited = Troppe cose in una volta. Aspetta un momento e riprova.
error-wire-not-found = Non c’è niente all’indirizzo { $path }.
error-wire-method = { $method } non è possibile qui.
error-wire-upgrade = A questo indirizzo serve una connessione WebSocket. Un proxy davanti al server deve lasciar passare le intestazioni «Upgrade» e «Connection».
error-auth-origin = La richiesta veniva da un altro sito ed è stata rifiutata.
error-auth-host = Questo server non è conosciuto come «{ $host }». Chi lo ospita può aggiungere il nome con --allow-host.
error-auth-token = Questo server non conosce nessun programma con questo token. POST /api/programs ne dà uno nuovo.
error-auth-banned = { $ends ->
    [yes] Chi gestisce questo server ti nega l’accesso fino al { $until }.
   *[no] Chi gestisce questo server ti nega l’accesso.
 } { $given ->
    [yes] Il motivo: { $reason }
   *[no] Chi lo gestisce può ridartelo.
 }
error-device-not-found = Non hai effettuato l’accesso su nessun dispositivo del genere; forse nel frattempo è stato disconnesso.
error-device-no-such-code = Questo codice è sbagliato o non vale più: un codice vale una sola volta, per dieci minuti. Fattene dare uno nuovo sul dispositivo da cui vieni.
error-device-too-many-codes = Da qui sono stati provati troppi codici. Aspetta mezzo minuto e riprova; nulla è perduto.
error-device-seats-here = Solo questo dispositivo dà accesso { $count ->
    [one] al tuo posto a un tavolo
   *[other] ai tuoi posti a { $count } tavoli
 }, che lasceresti indietro. Conferma, oppure trasferisci prima quella persona su un altro dispositivo.
error-link-no-owner = Il posto { $seat } non è di nessun altro. Un nuovo link serve a un amico che ha perso ogni dispositivo.
error-link-not-away = Chi ha il posto { $seat } era qui meno di due minuti fa. Un nuovo link è possibile solo dopo due minuti di assenza; intanto può giocare un bot.
error-link-not-found = Questo link non vale, o non vale più: è stato usato o ritirato, oppure chi aveva il posto è tornato. Chi ospita può crearne uno nuovo.
error-link-too-early = Chi aveva questo posto può ancora opporsi. Il link funziona tra { $seconds ->
    [one] un secondo
   *[other] { $seconds } secondi
 }.
error-link-yours-already = Sei già a questo tavolo. Il link del posto { $seat } è per un amico che ha perso ogni dispositivo.
error-name-empty = Questo nome non mostra nulla. Scegline uno con almeno una lettera, una cifra o un simbolo.
error-name-letter = Un nome non può avere il carattere { $letter }: da solo non mostra nulla, o cambia l’aspetto del resto. Toglilo.
error-name-marks = Troppi segni sopra o sotto una lettera: al massimo { $most }, dopo una lettera.
error-name-too-long = Un nome ha al massimo { $most } caratteri; questo ne ha { $length }. Accorcialo.
error-server-failed = Il server ha commesso un errore. Al tavolo non è cambiato nulla; riprova. Se succede di nuovo, comunica questo numero a chi gestisce il server: { $request }.

## What a visitor without a name is called

guest-name = Ospite { $number }

## Replays and records

error-replay-no-such-moment = Questa partita non ha il momento { $at }: ha { $steps } passi.
error-replay-no-such-view = Nessuno guarda come «{ $view }»: può essere all, public o un posto da 0 a { $last }.
error-replay-over-here = Qui la partita è finita. Scegli un momento precedente da cui continuare a giocare.
error-replay-not-over = Questa registrazione si ferma dopo il passo { $steps }, prima della fine della partita. Si analizzano solo le partite finite: rivedila, o riprendila da lì e finiscila.
error-record-no-text = La riga { $line } non è testo in UTF-8, quindi non è una registrazione.
error-record-empty = Qui non c’è nessuna registrazione: è vuoto.
error-record-too-many = { $count } partite sono troppe in una volta: al massimo { $limit }.
error-record-no-json = Riga { $line }, colonna { $column }: questo non è JSON.
error-record-no-record = Riga { $line }: è JSON, ma non una registrazione. Una registrazione è un oggetto nel formato «{ $format }».
error-record-foreign = Riga { $line }: il formato è { $found }. Qui si legge solo «{ $format }».
error-record-no-such-game = Riga { $line }: una registrazione di «{ $game }». I giochi di qui sono { $games }.
error-record-broken = Riga { $line }: questa non è una registrazione valida. Le sue parti non combaciano.
error-record-illegal-move = Riga { $line }, passo { $step }: il posto { $seat } non può giocare «{ $move }» ({ $rule }): { $reason }
error-record-differs = Riga { $line }: dopo il passo { $step } la registrazione sostiene che «{ $key }» è { $recorded }; rigiocata secondo le regole è { $found }.
error-record-too-deep = Riga { $line }: liste e oggetti sono annidati troppo in profondità per una registrazione.
error-record-key-twice = Riga { $line }: la chiave «{ $found }» compare due volte in un oggetto.
error-record-no-number = Riga { $line }: «{ $found }» non è un numero.
error-record-long-number = Riga { $line }: un numero ha qui più cifre di qualsiasi numero di una registrazione.
error-record-half-character = Riga { $line }: «{ $found }» è mezzo carattere.
error-record-wrong-field = Riga { $line }: «{ $key }» dev’essere { $kind ->
    [text] un testo
    [number] un numero intero
    [list] una lista
   *[object] un oggetto
 }.
error-record-wrong-seats = Riga { $line }: questo gioco non si gioca in { $count }.
error-record-wrong-options = Riga { $line }: «options» nomina una variante, o un valore di una variante, che questo gioco non ha.
error-record-wrong-deal = Riga { $line }: «deal» non contiene ciò che questo gioco distribuisce.
error-record-wrong-checks = Riga { $line }: «checks» dev’essere una lista di stati dopo alcuni passi.
error-record-wrong-result = Riga { $line }: una partita finita ha il suo «result», una partita in corso non ce l’ha.
error-record-wrong-step = Riga { $line }, passo { $step }: un passo ha un «seat», numero intero, e un «move», testo, e nient’altro.
error-record-wrong-chance = Riga { $line }, passo { $step }: qui il caso non può dare questo.
error-record-no-such-move = Riga { $line }, passo { $step }: «{ $move }» non è una mossa di questo gioco.
error-record-after-the-end = Riga { $line }, passo { $step }: la partita è finita prima di questa mossa.
error-record-not-its-turn = Riga { $line }, passo { $step }: non è il turno del posto { $seat }.
error-record-one-at-a-time = Le registrazioni che hai portato prima sono ancora in verifica. Aspetta che finisca, poi porta queste.
error-record-too-slow = La verifica è durata più di { $seconds } secondi ed è stata interrotta; non è stato conservato nulla. Porta meno partite alla volta.
error-record-not-now = Al momento le registrazioni non si possono verificare; non è stato conservato nulla. Riprova fra un minuto.
error-record-besides = Riga { $line }: oltre alla partita, questa registrazione contiene { $bytes } byte di commenti e altre chiavi. Ne sono possibili { $limit }: togline alcuni.
error-record-yours-full = Le tue registrazioni occupano qui { $used } KB su { $limit }, e queste ne richiedono altri { $wanted }. Restano { $left } KB; non è stato conservato nulla.
error-record-all-full = Le registrazioni di tutti occupano qui { $used } KB su { $limit }, e queste ne richiedono altri { $wanted }. Restano { $left } KB; chi gestisce il server può concedere di più. Non è stato conservato nulla.
