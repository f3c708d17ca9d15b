### Il tavolo: ciò che tutti i giochi hanno in comune.

## Posti e persone

table-seats = Posti
table-seat-number = Posto { $number }
table-seat-named = { $name } (posto { $number })
table-seat-empty = Posto libero
table-seat-you = tu
table-seat-away = assente
table-seat-left = ha lasciato il posto
table-seat-kept = { $kept ->
    [yes] Questo posto è riservato a chi l’ha lasciato. Nel frattempo può giocarci un bot.
   *[no] Chi giocava qui se n’è andato per sempre. Un bot può continuare.
 }
table-seat-kept-for-you = Il tuo posto è riservato a te.
table-seat-turn = di turno
table-seat-details = { $self ->
    [yes] I tuoi averi
   *[no] Averi di { $name }
 }
table-bot = { $level ->
    [beginner] Bot principiante
    [easy] Bot facile
    [normal] Bot normale
    [hard] Bot difficile
    [expert] Bot esperto
    [steady] Bot guasto: gioca con regole semplici
   *[other] Bot
 }
table-level = { $level ->
    [beginner] principiante
    [easy] facile
    [normal] normale
    [hard] difficile
    [steady] regole semplici
   *[expert] esperto
 }
table-watchers = { $count ->
    [one] { $count } persona guarda
   *[other] { $count } persone guardano
 }
table-watching = Stai guardando questo tavolo.

## Il turno

table-turn-yours = Tocca a te
table-turn-other = Tocca a { $name }
table-turn-doing = Tocca a { $name }: { $phase }
table-finished = La partita è finita
table-stalled = La partita aspetta che un posto sia occupato
table-gone = { $why ->
    [left] { $name } ha lasciato il posto e la partita aspetta. Un bot può continuare; il posto resta suo.
    [free] Al posto { $seat } non gioca nessuno e la partita aspetta.
    [idle] { $name } non muove da molto. Un bot può continuare; il posto si può riprendere in ogni momento.
   *[other] { $name } è assente. Un bot può continuare; il posto si può riprendere in ogni momento.
 }
table-gone-you = Non muovi da molto: gli altri possono far giocare un bot per te.
table-sent = Inviato…
table-choose = Le tue possibilità
table-skip = Vai alle tue possibilità
table-your-turn-spoken = Tocca a te: { $hint }

## Sala d’attesa

table-waiting = Si aspettano giocatori
table-waiting-lead = { $count ->
    [one] Un posto è ancora libero. La partita comincia appena è occupato.
   *[other] { $count } posti sono ancora liberi. La partita comincia appena sono occupati.
 }
table-invited = { $named ->
    [yes] { $name } ti invita a una partita di { $game }.
   *[no] Ti aspetta una partita di { $game }.
 }
table-takes = Una partita dura circa { $minutes } minuti.
table-invite = Invita amici
table-invite-short = Invita
table-invite-lead = Chi apre questo link può sedersi o guardare. Non serve un account.
table-invite-watch = Chi apre questo link può guardare. Tutti i posti sono presi fino alla fine della partita.
table-invite-link = Link d’invito
table-copy = Copia il link
table-copied = Link copiato
table-share = Condividi…
table-sit = Siediti qui
table-sit-any = Siediti
table-stand = Lascia il tuo posto
table-stand-lead = La partita ti aspetta, oppure un bot gioca per te. Il posto resta tuo: puoi tornare in ogni momento.
table-bot-add = Aggiungi un bot
table-bot-level = Livello del bot
table-bot-remove = Togli { $name }
table-bot-fill = Metti bot nei posti liberi
table-bot-here = Fai giocare un bot
table-take-back = Riprendi il tuo posto
table-stand-in = Fai giocare un bot
table-stand-in-lead = Un bot può continuare per questa persona, che può riprendere il posto in ogni momento aprendo questo tavolo su un dispositivo connesso.
table-stand-in-for = { $name } (gioca un bot)
table-stand-in-role = gioca un bot
table-bot-plays-for-you = Un bot gioca per te.
room-name-lead = È l’ultimo posto: la partita comincia appena ti siedi. Se non inserisci un nome, giochi con quello indicato qui sotto.
table-name = Il tuo nome
table-name-save = Salva il nome
table-name-saved = Nome salvato

## Il mazzo sigillato

table-seal = Il mazzo è sigillato
table-seal-short = Sigillo
table-seal-lead = Prima della prima mossa il server ha mescolato il mazzo e ne ha pubblicato questa impronta. Ora nessuno può cambiare il mazzo senza cambiare l’impronta.
table-seal-later = A partita finita, la sua registrazione contiene il mazzo e un numero segreto. Con questi chiunque può ricalcolare l’impronta:
table-seal-open = Il sigillo è aperto: la registrazione di questa partita contiene il mazzo e il numero segreto.
table-seal-verify = Verifica il mazzo
table-seal-waiting = Il mazzo viene mescolato e sigillato all’inizio della partita.
table-seal-hash = Impronta (SHA-256)
table-seal-check = Verifica
table-seal-command = Se non ti fidi di questa pagina, controlla la registrazione scaricata dalla riga di comando:
table-seal-valid = Il mazzo era fissato prima della partita.
table-seal-invalid = Il sigillo non corrisponde a questa partita.
table-seal-step-text = La registrazione contiene il mazzo e il numero segreto. In una forma fissa compongono un testo.
table-seal-step-show = Mostra il testo
table-seal-step-hash = Il browser calcola l’impronta (SHA-256) di questo testo:
table-seal-step-same = È l’impronta pubblicata prima della prima mossa.
table-seal-step-other = Non è l’impronta pubblicata, { $published }.
table-seal-step-shuffles =
    { $count ->
        [one] La mescolata durante la partita deriva dal numero segreto.
       *[other] Tutte le { $count } mescolate durante la partita derivano dal numero segreto.
    }
table-seal-step-shuffle-wrong = La mescolata al passo { $step } non deriva dal numero segreto.
table-seal-step-noted = Questa scheda ha visto la stessa impronta durante la partita.
table-seal-step-noted-other = Durante la partita questa scheda ha visto un’altra impronta: { $noted }.
table-seal-step-not-noted = Questa scheda non ha visto l’impronta durante la partita. Se l’hai annotata, confrontala tu.
table-record = Scarica la registrazione
table-replay = Rivedi la partita
table-review = Analisi
table-next = Avanti
table-next-key = Far muovere il prossimo bot
table-held = { $self ->
    [yes] { $name } ti aspetta.
   *[no] { $name } aspetta l’unica persona al tavolo.
 }
table-held-spoken = I bot ti aspettano. Premi Avanti o J per farne muovere uno.
table-hint = Suggerimento
table-hint-thinking = Il bot sta pensando…
table-hint-warming = Il bot si sta preparando. Il primo suggerimento dopo un avvio del server può richiedere un po’; comparirà da sé.
table-hint-waiting = Altri hanno chiesto prima. Numero { $place } nella fila: ancora { $seconds } { $seconds ->
    [one] secondo
   *[other] secondi
 } circa…
table-hurried = Riflessione più breve
table-hurried-lead = Ora qui giocano in molti, perciò i bot riflettono meno a lungo del solito. Passa da sé.
table-hint-again = Chiedi di nuovo
table-hint-passed = Il tuo turno è già passato.

## Che cosa è successo

table-log = Telescrivente
table-log-all = Tutto
table-log-auction = Asta
table-log-market = Mercato
table-log-scores = Punti
table-log-filter = Mostra
table-log-empty = Ancora niente.
table-log-rule = Regola { $rule }
table-log-key = Alla telescrivente; ↑ ↓ passano da un link all’altro
table-event-other = { $self ->
    [yes] Tu: { $type }
   *[no] { $name }: { $type }
 }
table-event-plain = { $type }
table-event-sat = { $was ->
    [bot] { $back ->
        [yes] { $self ->
            [yes] Riprendi il tuo posto dal bot { $of }.
           *[no] { $name } riprende il suo posto dal bot { $of }.
         }
       *[other] { $self ->
            [yes] Sostituisci il bot { $of }.
           *[no] { $name } sostituisce il bot { $of }.
         }
     }
    [empty] { $back ->
        [yes] { $self ->
            [yes] Torni al tuo posto.
           *[no] { $name } torna al suo posto.
         }
       *[other] { $self ->
            [yes] Ti siedi al posto di { $of }.
           *[no] { $name } si siede al posto di { $of }.
         }
     }
    [person] { $self ->
        [yes] Ti siedi al posto di { $of }.
       *[no] { $name } si siede al posto di { $of }.
     }
   *[other] { $self ->
        [yes] Ti siedi.
       *[no] { $name } si siede.
     }
 }
table-event-stood = { $named ->
    [yes] { $self ->
        [yes] Lasci il tuo posto.
       *[no] { $name } lascia il posto.
     }
   *[no] Il posto { $seat } ora è libero.
 }
table-event-bot = { $was ->
    [bot] { $level ->
        [none] Il posto { $seat } ora è libero.
       *[other] { $name } ora gioca a un altro livello: { table-level }.
     }
    [person] { $name }, un bot, ora gioca per { $of }.
    [empty] { $name }, un bot, ora gioca per { $of }.
   *[other] { $level ->
        [none] Il posto { $seat } ora è libero.
       *[other] { $name }, un bot, si siede.
     }
 }
clock-until = fino a { $time }
clock-bank = { $time } di riserva
clock-live = Ognuno ha { $bank } per la partita e ogni turno aggiunge { $increment }. Quando il tempo scade, continua un bot.
clock-days = Ognuno ha { $bank } all’inizio, ogni turno aggiunge { $increment }, fino a { $cap }. Quando il tempo scade, gioca un bot finché la persona non torna.
clock-ends = La partita finisce al più tardi { $time }, salvo pause e vacanze.
table-event-pause = { $begins ->
    [yes] Tutti sono d’accordo: gli orologi sono fermi fino a { $time }. Si può continuare a giocare.
   *[no] { $agrees ->
        [yes] { $self ->
            [yes] Chiedi una pausa di una settimana. Comincia appena tutti sono d’accordo.
           *[no] { $name } chiede una pausa di una settimana. Comincia appena tutti sono d’accordo.
         }
       *[no] { $self ->
            [yes] Non chiedi più la pausa.
           *[no] { $name } non chiede più la pausa.
         }
     }
 }
clock-paused = Tutti gli orologi sono fermi fino a { $time }.
clock-pause-ask = Chiedi una pausa di una settimana
clock-pause-agree = Accetta una pausa di una settimana
clock-pause-drop = Non chiedere più la pausa
clock-vacation-short = in vacanza fino a { $time }
clock-vacation = { $self ->
    [yes] Sei in vacanza fino a { $time }: il tuo orologio è fermo.
   *[no] { $name } è in vacanza fino a { $time }.
 }
clock-vacation-back = Sono di nuovo qui
clock-vacation-days = Durata della tua vacanza
clock-vacation-go = Vai in vacanza
table-event-vacation = { $begins ->
    [yes] { $self ->
        [yes] Sei in vacanza fino a { $time }: il tuo orologio è fermo.
       *[no] { $name } è in vacanza fino a { $time }.
     }
   *[no] { $self ->
        [yes] Hai finito la tua vacanza.
       *[no] { $name } ha finito la vacanza.
     }
 }
table-event-timeout = { $new ->
    [yes] { $of } non è mai arrivato: gioca { $name }, un bot, e il posto è libero per tutti.
   *[no] Il tempo di { $of } è scaduto: continua { $name }, un bot.
 }
table-event-bot_failed = { $why ->
    [raised] { $name } si è fermato per un errore; al suo posto continua un bot più semplice.
    [died] { $name } si è arrestato due volte; al suo posto continua un bot più semplice.
   *[other] Un bot si è guastato; uno più semplice gioca al posto di { $name }.
 }
table-event-named = { $self ->
    [yes] Ora ti chiami { $name }.
   *[no] Chi siede al posto { $seat } ora si chiama { $name }.
 }
table-event-rematch = C’è un nuovo tavolo per la rivincita.
table-event-forked = Questo tavolo riprende un’altra partita dal passo { $step }.
table-event-taken_back = { $self ->
    [yes] Ritiri la tua ultima mossa.
   *[no] { $name } ritira l’ultima mossa.
 }
table-event-set-open = { $open ->
    [yes] Il tavolo è nell’elenco dei tavoli aperti.
   *[no] Il tavolo si raggiunge solo con il suo link.
 }
table-event-set-bots_replaceable = { $bots_replaceable ->
    [yes] Chi arriva può sostituire i bot.
   *[no] I bot tengono il loro posto.
 }
table-event-set-guests_may_seat = { $guests_may_seat ->
    [yes] Tutti i giocatori possono aggiungere amici e bot.
   *[no] Solo chi ospita può aggiungere amici e bot.
 }
table-event-set-idle_minutes = { $idle_minutes ->
    [0] Nessuno conta come assente perché pensa a lungo.
   *[other] Chi non muove da { $idle_minutes } minuti conta come assente.
 }
table-event-set-pace = { $pace ->
    [slow] I bot giocano lentamente, così ogni mossa può essere letta.
    [at_once] I bot giocano subito.
   *[normal] I bot giocano al ritmo normale.
 }
table-event-set-step_mode = { $step_mode ->
    [yes] I bot aspettano che un giocatore prema Avanti.
   *[no] I bot non aspettano più che un giocatore prema Avanti.
 }
table-event-ready = { $ready ->
    [yes] { $self ->
        [yes] Hai detto che si può iniziare.
       *[no] Per { $name } si può iniziare.
     }
   *[no] { $self ->
        [yes] Hai chiesto di aspettare ancora.
       *[no] { $name } chiede di aspettare ancora.
     }
 }
table-event-begun = La partita inizia.
table-event-freed = Chi ospita ha liberato il posto di { $name }.
table-event-left = { $named ->
    [yes] { $name } lascia il tavolo per sempre.
   *[no] Chi ospita lascia il tavolo per sempre.
 }

## Perché?

table-why = Perché?
table-why-title = Perché «{ $action }» non è possibile
table-why-book = Apri il regolamento all’articolo { $rule }
table-why-loading = Cerco la regola…

## Fine e connessione

table-result-won = { $self ->
    [yes] Hai vinto.
   *[no] Ha vinto { $name }.
 }
table-result-shared = { $game ->
    [moguli] La partita è patta.
   *[other] { $names } condividono la vittoria.
 }
table-result-place = { $shared ->
    [yes] { $place ->
        [1] Condividi il primo posto{ $gap }.
        [2] Condividi il secondo posto{ $gap }.
        [3] Condividi il terzo posto{ $gap }.
        [4] Condividi il quarto posto{ $gap }.
        [5] Condividi il quinto posto{ $gap }.
        [6] Condividi il sesto posto{ $gap }.
       *[other] Condividi il posto { $place }{ $gap }.
     }
   *[no] { $place ->
        [2] Finisci al secondo posto{ $gap }.
        [3] Finisci al terzo posto{ $gap }.
        [4] Finisci al quarto posto{ $gap }.
        [5] Finisci al quinto posto{ $gap }.
        [6] Finisci al sesto posto{ $gap }.
       *[other] Finisci al posto { $place }{ $gap }.
     }
 }
table-result-gap = { $game ->
    [moguli] { $count ->
        [one] una pedina dietro { $name }
       *[other] { $count } pedine dietro { $name }
     }
    [mogul-2013] { $count ->
        [one] un dollaro dietro { $name }
       *[other] { $count } dollari dietro { $name }
     }
   *[other] { $count ->
        [one] un punto dietro { $name }
       *[other] { $count } punti dietro { $name }
     }
 }
table-result-ahead = { $game ->
    [moguli] { $count ->
        [one] Una pedina davanti a { $name }.
       *[other] { $count } pedine davanti a { $name }.
     }
    [mogul-2013] { $count ->
        [one] Un dollaro davanti a { $name }.
       *[other] { $count } dollari davanti a { $name }.
     }
   *[other] { $count ->
        [one] Un punto davanti a { $name }.
       *[other] { $count } punti davanti a { $name }.
     }
 }
table-result-up = Un livello più su: { $level ->
    [easy] facile
    [normal] normale
    [hard] difficile
   *[expert] esperto
 }
table-result-share = Condividi il risultato
table-rematch = Gioca ancora
table-rematch-join = Vai al nuovo tavolo
table-home = Pagina iniziale
table-lost = Connessione persa. Nuovo tentativo…
table-blocked = Il server risponde, ma la connessione continua non si apre: probabilmente un proxy o un firewall lungo la strada blocca i WebSocket. Un’altra rete può aiutare; chi gestisce questo sito trova consigli in docs/proxies.md.
table-connecting = Apro il tavolo…
table-missing = Tavolo non trovato
table-missing-lead = Forse il link è scritto male, o il tavolo è stato rimosso.
table-banned = Accesso negato
table-closed = Questo tavolo è chiuso
table-closed-lead = Tutti l’hanno lasciato per sempre.
table-error = Non ha funzionato: { $text }
table-close = Chiudi

## Menu, e giochi senza tabellone

table-menu = Menu del tavolo
table-rules = Regole
table-coach = Coach
coach-offer = È la prima volta? Agatha spiega mentre giochi.
coach-offer-yes = Sì
coach-offer-no = No
table-talk = Di’ qualcosa
table-settings = Impostazioni
table-state = Stato del tavolo
table-by-seat = Per posto
table-result = Punteggio finale
table-house-rule = Variante:
table-reconstruction = Alcuni dati mostrati qui sono ricostruiti, non presi dal gioco stampato:
table-yes = sì
table-no = no
table-nothing = –
table-find-move = Cerca una mossa
table-step-back = Indietro
table-moves = { $count ->
    [0] nessuna mossa
    [one] { $count } mossa
   *[other] { $count } mosse
 }
table-moves-more = e altre { $count }: scrivi di più per ridurre l’elenco
table-denied = Ora non possibile: { $count }
table-yours = tu
table-board = Il tabellone come testo
table-standing = Ordini fino ad annullamento
table-standing-on = Ordini: dati
table-standing-bot = Un bot gioca per te
table-orders = Ordine permanente
table-orders-lead = Offri per me finché non si verifica una di queste condizioni, poi esci. Nessun altro lo vede.
table-orders-arm = Attiva l’ordine
table-orders-cancel = Annulla l’ordine
auto-response-loan = Prestiti prima di un’asta
auto-response-loan-no = Rispondi automaticamente: niente prestito
auto-response-loan-once = Rispondi automaticamente: un prestito la prossima volta, poi nessuno
auto-response-loan-ask = Chiedimelo ogni volta
back = Ritira la mossa
back-shown = Dopo la tua ultima mossa si è rivelato qualcosa di nascosto: una carta, una tessera o un esito del caso. Perciò qui la mossa non si può ritirare.
back-offer = A un nuovo tavolo puoi riprendere da prima di quella mossa; tutto ciò che allora non potevi sapere viene estratto di nuovo.
back-go = Riprendi là
back-stay = Resta qui
back-there = Nuovo tavolo: sei di nuovo prima della tua ultima mossa, con le carte ignote estratte di nuovo.

## Sounds

table-sound-on = I suoni sono accesi
table-sound-off = I suoni sono spenti
table-sound = Accendi o spegni i suoni
table-sound-short = Suono

## Un nuovo link per un posto

seat-link = Nuovo link per questo posto
seat-link-when = { $name } ha perso ogni dispositivo? Dopo due minuti di assenza un nuovo link può ridare accesso al posto.
seat-link-for = Un nuovo link per { $name }
seat-link-lead = Manda il link solo a { $name }: chi lo apre riceve questo posto e vede tutto ciò che vi è nascosto.
seat-link-told = Tutto il tavolo vede che c’è un link. Funziona dopo due minuti. Se { $name } fa qualcosa qui prima che venga usato, il link viene annullato.
seat-link-give = Crea il link
seat-link-send = Manda questo a { $name }. Il link funziona tra due minuti, una sola volta, per un giorno. Non verrà mostrato di nuovo.
seat-link-made = C’è un nuovo link per il posto di { $name }. Funziona dalle { $time } e viene annullato se { $name } torna.
seat-link-back = Annulla il link
table-event-link = { $name } è assente: c’è un nuovo link per questo posto. Funziona tra due minuti, a meno che { $name } non torni.
table-event-link_off = { $why ->
    [back] { $name } è di nuovo qui: il nuovo link per questo posto è stato annullato.
   *[other] Il nuovo link per il posto di { $name } è stato annullato.
 }
table-event-handed = { $name } ha preso questo posto con un nuovo link.
table-event-merged = { $shares ->
    [yes] { $of } ha effettuato l’accesso come { $name }, che ora gioca entrambi i posti.
   *[other] { $self ->
        [yes] Hai effettuato l’accesso e ora ti chiami { $name }.
       *[no] { $of } ha effettuato l’accesso e ora si chiama { $name }.
    }
 }
table-daily = Mano del giorno
