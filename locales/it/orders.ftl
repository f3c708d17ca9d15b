### Ordini permanenti, validi finché non vengono annullati. Li vede solo chi li ha dati.

orders-lead = { $lines ->
    [0] I tuoi ordini rispondono per te, finché non li annulli.
   *[other] La prima riga adatta decide per te, finché non la annulli.
  } Nessun altro vede i tuoi ordini. Valgono dal prossimo evento in poi: a ciò che ti viene chiesto ora rispondi tu. Dopo { $chain } mosse di fila ti interpellano.
orders-line = Riga { $number }
orders-add = Aggiungi una riga
orders-remove = Rimuovi
orders-general = In tutti gli altri casi
orders-save = Salva gli ordini
orders-cancel = Annulla tutti gli ordini
orders-executed = Che cosa hanno giocato i tuoi ordini
orders-asks = I tuoi ordini ti interpellano: { $why }
orders-preview-plays = Al tavolo com’è ora: { $move }. { $why }
orders-preview-bot = Al tavolo com’è ora deciderebbe il bot.
orders-preview-asks = Al tavolo com’è ora saresti interpellato: { $why }
orders-preview-later = Al tavolo com’è ora non avrebbero niente da decidere.

## Fields
orders-field-companies = Per azioni di queste compagnie (nessuna spuntata: tutte)
orders-field-sales = Se si possono vendere queste (nessuna spuntata: tutte)
orders-field-owned = Se ho almeno tante azioni della compagnia
orders-field-chips = Offri finché ho più gettoni di
orders-field-others = Offri finché gli altri ancora in gara sono al massimo
orders-field-bowl = Offri finché la coppa contiene
orders-field-then = Poi
orders-field-win = Se vinco l’asta
orders-field-option = Se mi resta solo l’altra possibilità
orders-field-sites = Costruisci nel primo luogo libero tra questi (sigle)
orders-field-otherwise = Se nessuna riga è adatta
orders-field-loan_below = Prendi un prestito finché ho meno gettoni di
orders-field-options = Opzioni alla fine di una manche
orders-field-discard = Quando devo scartare per un orso
orders-field-keep = Titoli da non scartare mai
orders-value-ask = chiedimi
orders-value-leave = esci
orders-value-take = prendi l’azione
orders-value-sell = vendi tutto il possibile
orders-value-build = costruisci
orders-value-nothing = non fare niente
orders-value-best = le carte che rendono di più
orders-value-none = nessuna
orders-value-least = la carta che rende di meno

## Play for me
orders-bot = Gioca per me finché non torno
orders-bot-lead = Un bot decide ciò che nessun ordine decide, finché non fai tu stesso una mossa.
orders-bot-none = nessuno
orders-bot-borrow = Può prendere prestiti
orders-bot-keep = Conserva tanti gettoni

## Reasons
orders-why-given_now = li hai dati quando la domanda era già aperta.
orders-why-chain = hanno fatto molte mosse di fila.
orders-why-only = È l’unica mossa possibile.
orders-why-no_order = nessun ordine ne parla.
orders-why-no_line = Nessuna riga è adatta.
orders-why-no_loan_order = nessun ordine parla di prestiti.
orders-why-loan = Hai meno gettoni del tuo limite.
orders-why-decline = Hai abbastanza gettoni.
orders-why-bid = Le tue condizioni valgono.
orders-why-bowl = La coppa contiene abbastanza.
orders-why-chips = I tuoi gettoni sono scesi al tuo limite.
orders-why-others = Troppi altri sono in gara.
orders-why-no_chip = Non hai gettoni.
orders-why-choose = La riga lascia a te questa scelta.
orders-why-take = Prendi l’azione.
orders-why-sell = Vendi.
orders-why-build = Costruisci.
orders-why-nothing = Non fai niente.
orders-why-no_site = Nessuno dei tuoi luoghi è libero.
orders-why-no_sell = Non hai niente da vendere.
orders-why-no_nothing = Qui non è permesso non fare niente.
orders-why-only_held = Hai solo titoli da non scartare mai.
orders-why-least = È la carta che ora rende di meno.
orders-why-best = È la carta che ora rende di più.
orders-why-done = Niente altre opzioni.
orders-why-reply = Avevi pianificato questa risposta.
orders-why-no_reply = La risposta pianificata non è possibile.
orders-why-bot = Un bot gioca per te.

## Risposte previste
orders-plan = Risposte previste
orders-plan-lead = Gioca mosse su una plancia: «se si gioca questo, rispondo così». Al massimo { $nodes } mosse, { $deepest } di seguito. Al tavolo non si gioca nulla.
orders-plan-moves = { $known ->
    [no] { $moves }.
   *[yes] { $self ->
        [yes] Tu: { $moves }.
       *[no] { $name }: { $moves }.
     }
 }
orders-plan-start = La plancia è quella del tavolo così com’è. Gioca la prima mossa.
orders-plan-over = Qui la partita è finita.
orders-plan-begin = Pianifica sulla plancia
orders-plan-show = Mostra
orders-plan-back = Indietro di una mossa
orders-plan-again = Dall’inizio
orders-plan-close = Chiudi la plancia
orders-plan-full = L’ultima mossa non è stata aggiunta: un piano ha al massimo { $nodes } mosse, { $deepest } di seguito.
