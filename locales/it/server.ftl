### Ciò che il server rifiuta. Le chiavi seguono i codici d’errore.

error-rules-illegal-move = «{ $move }» non è possibile adesso ({ $rule }): { $reason }
error-rules-malformed-move = «{ $move }» non è una mossa di questo gioco.
error-table-not-found = Tavolo non trovato. Forse il link è incompleto, oppure il tavolo è su un altro server.
error-table-full = Tutti i posti di questo tavolo sono occupati. Puoi guardare.
error-table-too-many = Troppi giocatori per un tavolo: { $wanted } giocatori e { $seats } posti. Chiedi meno bot o amici, oppure più posti.
error-table-seat-taken = Il posto { $seat } è occupato. Scegline uno libero.
error-table-present = { $name } gioca al posto { $seat }. Un bot può subentrare quando { $name } è assente da 20 secondi, o non muove da più tempo di quanto concede chi ospita.
error-table-kept = Il posto { $seat } è riservato a un giocatore che può tornare. Nessun altro può sedersi lì, ma nel frattempo può giocarci un bot.
error-table-bot-keeps = Al posto { $seat } gioca un bot. Chi arriva può sostituire i bot solo se chi ospita l’ha permesso prima dell’inizio.
error-table-not-seated = Non hai un posto a questo tavolo. Prima siediti, oppure guarda.
error-table-not-host = Può farlo solo chi ospita questo tavolo; se è assente da 20 secondi, può farlo qualsiasi giocatore.
error-table-not-your-seat = Il posto { $seat } non è tuo: da lì non puoi vedere il tavolo né giocare. Usa il tuo posto, oppure guarda la partita.
error-table-which-seat = Hai più posti a questo tavolo. Precisa quale, così i loro segreti restano separati.
error-table-not-your-turn = È il turno del posto { $seat } ({ $rule }).
error-table-stale-sequence = È successo qualcosa prima che arrivasse la tua mossa. Guarda il tavolo e scegli di nuovo.
error-table-not-started = La partita non è iniziata. Inizia quando tutti i posti sono presi; a un tavolo aperto, chi ospita deve anche avviarla o tutti devono essere pronti.
error-table-over = Questa partita è finita.
error-table-not-over = Sarà possibile a partita finita: fino ad allora il mazzo è segreto.
error-table-no-such-seat = Il posto { $seat } non c’è: questo tavolo ha { $seats } posti.
error-table-no-orders = Questo gioco non ha ordini permanenti.
error-table-no-replies = In questo gioco non si possono pianificare risposte.
error-table-large-tree = Il piano è troppo grande: al massimo { $nodes } mosse, { $depth } di fila.
error-table-two-replies = «{ $move }» è una mossa di troppo: pianifica una sola mossa tua per ogni posizione, e ogni mossa dell’altro una volta.
error-table-no-reply = «{ $move }» non è possibile in quel punto del piano.
error-table-order-value = Un campo dell’ordine ha un valore sbagliato: { $why }.
error-table-no-auto-responses = Questo gioco non pone domande a cui si possa rispondere automaticamente.
error-table-not-let = A questo tavolo solo chi ospita può aggiungere amici e bot. Chiedi di farlo, o di permetterlo a tutti i giocatori; se chi ospita è assente da 20 secondi, puoi farlo tu.
error-table-removed = Chi ospita ha liberato il tuo posto: non puoi risederti finché questo tavolo è tra quelli aperti. Puoi guardare, o sederti a un altro tavolo.
error-table-own-is-kept = Il posto { $seat } è riservato a te. Riprendi quello.
error-table-has-played = In questa partita hai visto la mano del posto { $seat }, quindi non puoi prendere un altro posto. Puoi guardare.
error-table-bot-stays = { $name } gioca al posto { $seat } fino alla fine della partita: il livello si può cambiare, ma il bot non si può togliere.
error-table-bots-only = Chi giocava al posto { $seat } se n’è andato per sempre. A partita iniziata può subentrare solo un bot.
error-table-begun = La partita è iniziata. Fino alla fine ogni posto è solo per un giocatore che ci si è seduto, o per un bot.
error-table-yields-fixed = Se chi arriva può sostituire i bot si decide prima dell’inizio, perché tutti sappiano che cosa accettano. Puoi sceglierlo per la prossima partita.
error-table-not-full = { $count ->
    [one] { $count } posto è ancora libero. Dallo a un amico o a un bot, poi avvia la partita.
   *[other] { $count } posti sono ancora liberi. Dalli ad amici o a bot, poi avvia la partita.
 }
error-table-closed = Tutti hanno lasciato per sempre questo tavolo, che è chiuso. Puoi prepararne uno nuovo.
error-table-ended = { $said ->
    [yes] Chi gestisce questo server ha chiuso questo tavolo: { $says }
   *[no] Chi gestisce questo server ha chiuso questo tavolo. Puoi prepararne uno nuovo.
 }
error-table-unreadable = Il registro di questo tavolo non può essere rigiocato, quindi qui nessuno può più giocare. Gli altri tavoli non ne risentono; chi gestisce il server può cercarne la causa.
error-table-other-rules = Questa partita è iniziata con la versione { $then } delle sue regole, e questo server gioca la versione { $now }. Qui non può continuare; chi gestisce il server può esportarne il registro.
error-table-no-way-back = Le mosse si possono ritirare solo dove tutti gli altri posti sono di bot.
error-table-nothing-to-take-back = Non hai ancora fatto una mossa che si possa ritirare.
error-table-revealed = Dopo la tua ultima mossa si è rivelato qualcosa di nascosto, quindi qui non si può ritirare. A un nuovo tavolo puoi riprendere da prima, con le carte ignote estratte di nuovo.
error-table-no-hints = I suggerimenti si danno solo dove tutti gli altri posti sono dei bot; a questo tavolo giocano anche altre persone.
error-table-hint-failed = Il suggerimento ha richiesto troppo tempo. Chiedilo ancora una volta.
error-puzzle-not-found = Qui non c’è il problema { $number } di questo gioco. Scegline un altro.
error-daily-not-found = Il { $day } non c’è stata una mano di questo gioco. Scegli un altro giorno.
error-daily-not-finished = I risultati di questa mano si vedono quando hai finito il tuo tentativo. Prima giocala.
error-daily-not-here = La mano del giorno si gioca senza aiuti, senza ritirare mosse e senza altri giocatori, perché tutti i tentativi siano uguali. Per questo crea un tavolo tuo.
error-daily-sealed = È un tentativo della mano del { $day }. Fino alla fine di quel giorno (UTC) la vede solo chi la gioca, e registrazione e replay restano chiusi.
error-talk-disabled = Il testo libero è disattivato per te o a questo tavolo. Frasi e gesti restano possibili.
error-talk-empty = In questo testo non c’è nulla da leggere, quindi non è stato inviato. Scrivi almeno una lettera.
error-talk-no-such-text = A questo tavolo non hai questo testo, quindi non è stato segnalato nulla. Ricarica la pagina.
error-talk-nobody = Nessuno può leggerlo: al posto { $seat } non siede un’altra persona. Dillo a tutti, o a un posto occupato da qualcuno.
error-talk-open-table = Questo tavolo è aperto a tutti, quindi ci sono solo frasi e gesti. Il testo libero è possibile ai tavoli su invito.
error-talk-too-long = Il testo ha { $length } caratteri, al massimo { $most } sono permessi. Accorcialo.
error-talk-watching = Gli spettatori possono parlare solo tra loro, perché nessuno aiuti un giocatore. Dillo a tutti gli spettatori.
error-usage-bad-option = Questo tavolo non è possibile: { $why }
error-usage-no-such-game = Qui non c’è nessun gioco «{ $game }». I giochi sono { $games }.
error-wire-malformed = Il messaggio non è leggibile: { $why }
error-wire-unknown-field = Il messaggio contiene un campo sconosciuto: { $why }
error-wire-unknown-value = { $field } non può essere «{ $value }». Valori possibili: { $known }.
error-wire-too-large = Il messaggio è troppo lungo: al massimo { $limit } byte.
error-wire-rate-limited = Troppe richieste in una volta. Aspetta un momento e riprova.
error-wire-not-found = Non c’è niente all’indirizzo { $path }.
error-wire-method = { $method } non è possibile qui.
error-wire-upgrade = Questo indirizzo accetta solo connessioni WebSocket. Un proxy davanti al server deve trasmettere le intestazioni «Upgrade» e «Connection».
error-auth-origin = La richiesta veniva da un altro sito ed è stata rifiutata.
error-auth-host = Questo server non risponde al nome «{ $host }». Chi lo gestisce può aggiungere il nome con --allow-host.
error-auth-token = Nessun programma è registrato con questo token. POST /api/programs ne dà uno nuovo.
error-auth-banned = { $ends ->
    [yes] Chi gestisce questo server ti ha escluso fino al { $until }.
   *[no] Chi gestisce questo server ti ha escluso.
 } { $given ->
    [yes] Il motivo: { $reason }
   *[no] Chi lo gestisce può revocare l’esclusione.
 }
error-device-not-found = Su quel dispositivo non hai effettuato l’accesso; forse nel frattempo è stato disconnesso.
error-device-no-such-code = Questo codice è sbagliato o non vale più: un codice vale una sola volta, per dieci minuti. Fattene dare uno nuovo sull’altro tuo dispositivo.
error-device-too-many-codes = Da qui sono stati inseriti troppi codici sbagliati. Aspetta mezzo minuto e riprova; nulla va perso.
error-device-seats-here = Solo questo dispositivo dà accesso { $count ->
    [one] al tuo posto a un tavolo
   *[other] ai tuoi posti a { $count } tavoli
 }, e lo perderesti. Conferma che vuoi continuare, oppure aggiungi prima un altro dispositivo.
error-link-no-owner = Il posto { $seat } non appartiene a nessun altro. Un nuovo link serve a un amico che ha perso ogni dispositivo.
error-link-not-away = Chi ha il posto { $seat } era qui meno di due minuti fa. Un nuovo link è possibile solo dopo due minuti di assenza; intanto può giocare un bot.
error-link-not-found = Questo link non vale, o non vale più: è stato usato o annullato, oppure chi ha il posto è tornato. Chi ospita può crearne uno nuovo.
error-link-too-early = Chi ha questo posto può ancora tornare. Il link funzionerà tra { $seconds ->
    [one] un secondo
   *[other] { $seconds } secondi
 }.
error-link-yours-already = Hai già un posto a questo tavolo. Il link del posto { $seat } è per un amico che ha perso ogni dispositivo.
error-channel-not-found = Non hai questo canale di notifica; forse è già stato rimosso.
error-channel-off = Il gestore di questo server non offre notifiche di questo tipo.
error-channel-too-many = Hai già { $limit } canali di questo tipo. Prima rimuovine uno.
error-channel-zone = «{ $zone }» non è un fuso orario conosciuto. Usa un nome come Europe/Rome.
error-service-address = Questo indirizzo non è accettato. Sono possibili indirizzi di { $services } senza opzioni, nella forma di Apprise o come li mostra il servizio; per un host tuo usa un webhook.
error-push-keys = Ciò che il tuo browser ha inviato è incompleto: nulla potrebbe raggiungerlo. Attiva ancora una volta le notifiche.
error-push-service = Il server non invia nulla al servizio push di questo browser. Usa un altro browser, o chiedi a chi gestisce il server di permetterlo.
error-webhook-malformed = Questo indirizzo non si può chiamare: deve essere del tipo https://host.example/percorso, senza spazi, caratteri speciali o una parte dopo #.
error-webhook-not-https = L’indirizzo di un webhook deve iniziare con https://.
error-webhook-user-name = L’indirizzo di un webhook non può contenere un nome utente o una password prima di @. Metti un token nel percorso, oppure controlla la firma.
error-webhook-host = L’host di questo indirizzo non è accettato: scrivi un nome completo (le lettere accentate come xn--…) o un indirizzo IP nella forma abituale.
error-webhook-port = Questa porta non è accettata: un webhook usa quella abituale o una da 1024 a 65535.
error-sign-in-no-such-code = Questo codice di recupero è sbagliato, o uno più recente l’ha sostituito. Nulla è cambiato; controlla ogni lettera del codice stampato.
error-sign-in-no-guest = Qui non è collegato nessuno di cui portare le partite. Nulla è cambiato; accedi senza di esse.
error-sign-in-not-merged = Non è stato possibile portare le partite: in quel momento i posti sono cambiati. Nulla è cambiato; riprova.
error-sign-in-no-passkeys = Le passkey non sono possibili su { $host }: richiedono HTTPS e un nome host. Nulla è cambiato; un codice di recupero funziona ovunque.
error-sign-in-many-passkeys = Hai già { $limit } passkey, il massimo. Nulla è cambiato; prima eliminane una.
error-sign-in-no-such-passkey = Questa passkey qui non è registrata, o è stata eliminata. Nulla è cambiato; accedi in un altro modo e aggiungila nelle impostazioni.
error-sign-in-bad-passkey = La risposta di questa passkey non si può verificare: è danneggiata o destinata a un altro sito. Nulla è cambiato; riprova.
error-one-time-not-found = Questo link qui non vale: è incompleto, viene da un altro sito o è stato sostituito. Nulla è cambiato; fattene mandare uno nuovo.
error-one-time-used = Questo link è già stato usato: vale una sola volta. Nulla è cambiato; se ti serve ancora, fattene mandare uno nuovo.
error-one-time-expired = Questo link è scaduto: vale 15 minuti. Nulla è cambiato; fattene mandare uno nuovo.
error-mail-off = Il gestore di questo server non ha configurato l’e-mail.
error-mail-not-sent = Al momento non è stato possibile inviare l’e-mail. Nulla è cambiato; controlla l’indirizzo, o riprova più tardi.
error-mail-not-found = Questo link non corrisponde a un indirizzo che riceve e-mail da qui: forse l’iscrizione è già terminata, o il link è incompleto. Nulla è cambiato.
error-mail-no-move = Questo link non è valido: è incompleto, o il posto non è più tuo. Nulla è cambiato.
error-mail-past-move = Questa mossa non è più possibile: il turno a cui era destinata è passato. Nulla è cambiato.
error-mail-no-at = Un indirizzo e-mail contiene una @: nome@example.org.
error-mail-too-long = Un indirizzo e-mail ha al massimo { $limit } caratteri, 64 dei quali prima della @.
error-mail-local-part = La parte prima della @ non è adatta a un indirizzo e-mail: sono possibili lettere, cifre, punti e alcuni segni, ma non spazi né virgolette.
error-mail-domain = La parte dopo la @ non è il nome di un server di posta, come example.org.
error-name-empty = Questo nome non ha caratteri visibili. Scegline uno con almeno una lettera, una cifra o un simbolo.
error-name-letter = Un nome non può contenere il carattere { $letter }: è invisibile, o cambia l’aspetto del resto. Toglilo.
error-name-marks = Troppi accenti su una lettera: ne sono possibili al massimo { $most }, e solo dopo una lettera.
error-name-too-long = Un nome ha al massimo { $most } caratteri; questo ne ha { $length }. Accorcialo.
error-server-failed = Si è verificato un errore interno. Al tavolo non è cambiato nulla; riprova. Se succede di nuovo, comunica questo numero a chi gestisce il server: { $request }.
error-server-no-database = Il server non raggiunge il suo database, quindi l’azione non è confermata. Riprova tra un minuto.
error-server-standby = Questo server è di riserva: il sito funziona su un altro, e questo subentra in caso di guasto. Riprova tra qualche secondo, oppure usa l’indirizzo abituale del sito.
standby-title = Questo è il server di riserva

## What a visitor without a name is called

sign-in-mail-subject = Accesso a Moguls
sign-in-mail = Con questo link accedi come { $name } a { $site }, una sola volta, entro 15 minuti:
sign-in-mail-else = Se non l’hai richiesto, ignora questo messaggio: non succede nulla.
former-player = Ex giocatore
guest-name = Ospite { $number }

## Replays and records

error-clock-out-of-range = Questo tavolo non è possibile: { $field ->
    [increment] il tempo aggiunto per turno
   *[bank] il tempo iniziale
} è di { $value } secondi, può andare da { $low } a { $high } secondi.
error-clock-no-cap = Questo tavolo non è possibile: dove i turni durano giorni, la riserva di tempo deve avere un limite (cap), almeno pari al tempo iniziale.
error-clock-low-cap = Questo tavolo non è possibile: la riserva di tempo è limitata a { $cap } secondi, meno dei { $bank } secondi iniziali.
error-clock-no-limit = Questo tavolo non è possibile: dove i turni durano giorni, Moguli ha bisogno di un numero massimo di turni (max_turns maggiore di 0), altrimenti la partita potrebbe non finire mai.
error-clock-no-takeback = A un tavolo dove i turni durano giorni le mosse non si possono ritirare.
error-clock-used-up = Il tuo tempo per questo turno è finito: lo termina il bot. Potrai riprendere quando comincia il tuo prossimo turno.
error-clock-decides = Qui i turni durano giorni, quindi decide l’orologio: un bot prende il posto { $seat } quando scade il tempo di { $name }.
error-clock-no-channel = Qui i turni durano giorni, e niente ti dice quando arriva il tuo. Crea una notifica nelle impostazioni e apri la sua prova, oppure di’ che guarderai da te; gli altri lo vedono.
error-clock-no-pause = Una pausa è possibile solo durante una partita i cui turni durano giorni.
error-clock-paused = Gli orologi sono già fermi, ancora per { $days ->
    [one] un giorno
   *[other] { $days } giorni
}.
error-clock-no-more-pauses = Questo tavolo ha già avuto tutte le sue { $most } pause.
error-clock-no-vacation = Una vacanza è possibile solo durante una partita con altre persone i cui turni durano giorni, e non dove chi ospita le ha escluse.
error-clock-on-vacation = Qui sei già in vacanza. Prima terminala: di’ che sei di nuovo qui.
error-clock-no-more-vacation = Non restano vacanze: 14 giorni per partita, 28 giorni su 365.
error-replay-no-such-moment = Questa partita non ha il passo { $at }: ha { $steps } passi.
error-replay-no-such-view = «{ $view }» non è una vista. Viste possibili: all, public o un posto da 0 a { $last }.
error-replay-over-here = A questo passo la partita è finita. Scegli un passo precedente da cui continuare a giocare.
error-replay-not-over = Questa registrazione si ferma dopo il passo { $steps }, prima della fine della partita. Si possono analizzare solo le partite finite: guarda il replay, o gioca da lì fino alla fine.
error-record-no-text = La riga { $line } non è testo in UTF-8, quindi non è una registrazione.
error-record-empty = Questa non è una registrazione: il testo è vuoto.
error-record-too-many = { $count } partite sono troppe in una volta: al massimo { $limit }.
error-record-no-json = Questa non è la registrazione di una partita (riga { $line }, colonna { $column }).
error-record-no-record = Questa non è la registrazione di una partita (riga { $line }). Una registrazione indica il suo formato: «{ $format }».
error-record-foreign = Riga { $line }: il formato è { $found }. Qui si legge solo «{ $format }».
error-record-no-such-game = Riga { $line }: una registrazione di «{ $game }». I giochi di qui sono { $games }.
error-record-broken = Riga { $line }: questa non è una registrazione valida. Le sue parti non combaciano.
error-record-illegal-move = Riga { $line }, passo { $step }: il posto { $seat } non può giocare «{ $move }» ({ $rule }): { $reason }
error-record-differs = Riga { $line }: dopo il passo { $step } la registrazione sostiene che «{ $key }» è { $recorded }; rigiocata secondo le regole è { $found }.
error-record-too-deep = Riga { $line }: liste e oggetti sono annidati troppo in profondità per una registrazione.
error-record-key-twice = Riga { $line }: la chiave «{ $found }» compare due volte in un oggetto.
error-record-no-number = Riga { $line }: «{ $found }» non è un numero.
error-record-long-number = Riga { $line }: un numero ha qui più cifre di quante ne abbia un numero in una registrazione.
error-record-half-character = Riga { $line }: «{ $found }» è solo mezzo carattere.
error-record-wrong-field = Riga { $line }: «{ $key }» dev’essere { $kind ->
    [text] testo
    [number] un numero intero
    [list] una lista
   *[object] un oggetto
 }.
error-record-wrong-seats = Riga { $line }: questo gioco non si può giocare in { $count }.
error-record-wrong-options = Riga { $line }: «options» nomina una variante, o un valore di una variante, che questo gioco non ha.
error-record-wrong-deal = Riga { $line }: «deal» non corrisponde a ciò che questo gioco distribuisce.
error-record-wrong-checks = Riga { $line }: «checks» dev’essere una lista di stati dopo alcuni passi.
error-record-wrong-result = Riga { $line }: una partita finita deve avere un «result», una partita in corso non deve averlo.
error-record-wrong-step = Riga { $line }, passo { $step }: un passo deve avere un «seat» (numero intero) e un «move» (testo), e nient’altro.
error-record-wrong-chance = Riga { $line }, passo { $step }: questo esito del caso non è possibile qui.
error-record-no-such-move = Riga { $line }, passo { $step }: «{ $move }» non è una mossa di questo gioco.
error-record-after-the-end = Riga { $line }, passo { $step }: la partita era finita prima di questa mossa.
error-record-not-its-turn = Riga { $line }, passo { $step }: non è il turno del posto { $seat }.
error-record-one-at-a-time = Le registrazioni che hai caricato prima sono ancora in verifica. Aspetta che finisca, poi carica queste.
error-record-too-slow = La verifica è durata più di { $seconds } secondi ed è stata interrotta; non è stato salvato nulla. Carica meno partite alla volta.
error-record-not-now = Al momento le registrazioni non si possono verificare; non è stato salvato nulla. Riprova fra un minuto.
error-record-besides = Riga { $line }: oltre alla partita, questa registrazione contiene { $bytes } byte di commenti e altre chiavi. Ne sono possibili al massimo { $limit }: togline alcuni.
error-record-yours-full = Le tue registrazioni occupano qui { $used } KB su { $limit }, e queste ne richiedono altri { $wanted }. Solo { $left } KB sono liberi; non è stato salvato nulla.
error-record-all-full = Tutte le registrazioni insieme occupano qui { $used } KB su { $limit }, e queste ne richiedono altri { $wanted }. Solo { $left } KB sono liberi; chi gestisce il server può concedere di più. Non è stato salvato nulla.

## Avvisi a chi non è presente.
notice-turn-title = { $game }: tocca a te
notice-turn = Tocca a te dal { $time }.
notice-turn-until = Tocca a te dal { $time }. Hai tempo fino al { $deadline }.
notice-quarter-title = { $game }: resta poco tempo
notice-quarter = Il tuo tempo per questo turno finisce il { $deadline }.
notice-started-title = { $game }: la partita è cominciata
notice-started = Inizio: { $time }.
notice-over-title = { $game }: la partita è finita
notice-over = Fine: { $time }. Guarda com’è andata.
notice-bot-title = { $game }: un bot è subentrato
notice-bot = Un bot gioca per { $name } dal { $time }.
notice-bot-own = Un bot gioca per te dal { $time }. Puoi tornare quando vuoi.
notice-rematch-title = { $game }: un’altra partita?
notice-rematch = Qualcuno propone di rigiocare allo stesso tavolo ({ $time }).
notice-pause-title = { $game }: una pausa?
notice-pause = { $name } chiede una pausa di una settimana ({ $time }). Comincia appena tutti sono d’accordo.
notice-message-title = { $game }: un messaggio per te
notice-message = Qualcuno al tavolo ti ha scritto ({ $time }).
notice-many-title = Tavoli che ti aspettano: { $count }
notice-many = L’ultimo: { $game }.
notice-test-title = Le notifiche funzionano
notice-test = Questo test è stato inviato il { $time }.
feed-notices = Moguls: notifiche
feed-turns = Moguls: i miei turni
feed-bot = Un bot gioca per un posto dal { $time }.
feed-unknown = A questo indirizzo non c’è alcun feed. Forse è stato rinnovato: nelle impostazioni puoi averne uno nuovo.

# E-mail.
mail-digest-subject = Moguls: { $count } tavoli
mail-picture = La posizione, come la vedono tutti al tavolo
mail-open = Apri il tavolo
mail-foot = Hai chiesto tu queste e-mail; per cambiare:
mail-stop-link = Non ricevere più queste e-mail
mail-move-bid = Offri un gettone
mail-move-leave = Lascia l’asta
mail-move-loan = Prendi un prestito
mail-move-credit = Prendi un prestito
mail-move-decline = Nessun prestito
mail-move-take = Prendi l’azione
mail-move-sell = Vendi
mail-move-sell-count = Vendi: { $count }
mail-move-nothing = Non fare nulla
mail-confirm-subject = Moguls: conferma il tuo indirizzo
mail-confirm = Qualcuno, probabilmente tu, vuole ricevere a questo indirizzo le e-mail di { $site }. Apri questa pagina e premi il pulsante; il link vale 15 minuti:
mail-confirm-else = Se non sei stato tu, non fare nulla: non verrà inviato nulla.
