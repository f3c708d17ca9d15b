### I due giochi di Mogul: ciò che i loro tavoli hanno in comune.

## Azioni e compagnie

mogul-share-of = { $count ->
    [one] { $count } azione { $company }
   *[other] { $count } azioni { $company }
 }
mogul-crash = Crash
mogul-chips = { $count ->
    [one] { $count } gettone
   *[other] { $count } gettoni
 }
mogul-chips-hidden = gettoni nascosti
mogul-shares = { $count ->
    [0] nessuna azione
    [one] { $count } azione
   *[other] { $count } azioni
 }

## Il tavolo

mogul-bowl = Coppa
mogul-bowl-holds = { $count ->
    [0] La coppa è vuota.
    [one] Nella coppa c’è { $count } gettone.
   *[other] Nella coppa ci sono { $count } gettoni.
 }
mogul-bank-holds = { $count ->
    [one] La banca ha { $count } gettone.
   *[other] La banca ha { $count } gettoni.
 }
mogul-market = Mercato
mogul-market-row = { $company }: davanti a tutti { $front }, ancora coperte { $unseen }, vendute { $sold }, in tutto { $all }.
mogul-market-short = in gioco { $front }, coperte { $unseen }, su { $all }
mogul-front = in gioco
mogul-unseen = coperte
mogul-sold = vendute
mogul-pays-dividend = premio
mogul-price = prezzo { $price }
mogul-stake-unseen = { $count ->
    [one] { $count } coperta
   *[other] { $count } coperte
 }
mogul-stake-own = { $count ->
    [one] { $count } tua
   *[other] { $count } tue
 }
mogul-deck-left = { $count ->
    [0] Il mazzo è vuoto.
    [one] ancora { $count } carta
   *[other] ancora { $count } carte
 }
mogul-crash-never = La prossima carta non può essere il Crash.
mogul-crash-odds = La prossima carta è il Crash: { $part } probabilità su { $whole }.
mogul-crash-sure = La prossima carta è certamente il Crash.
mogul-crash-safe = prossima: niente Crash
mogul-crash-short = Crash { $part } su { $whole }
mogul-unseen-title = Azioni ancora coperte
mogul-unseen-lead = { $count ->
    [one] Devono ancora uscire questa azione e il Crash.
   *[other] Queste { $count } azioni sono ancora nel mazzo, in un ordine sconosciuto.
 }
mogul-track = Tracciato dei punti
mogul-track-laps = { $laps ->
    [0] { "" }
    [one] un giro
   *[other] { $laps } giri
 }
mogul-track-below = sotto zero
mogul-lead = in testa
mogul-in = in asta
mogul-out = fuori dall’asta
mogul-in-short = in asta
mogul-out-short = fuori
mogul-start-short = inizia
mogul-winner-short = vince
mogul-runner-up-short = 2º
mogul-start = primo giocatore
mogul-winner = ha vinto l’asta
mogul-runner-up = secondo dell’asta

## Le mosse

mogul-bid = Offri 1 gettone
mogul-bid-effect = coppa { $bowl }, te ne restano { $chips }
mogul-leave = Esci
mogul-leave-effect = { $count ->
    [0] senza prendere nulla
    [one] e prendi { $count } gettone
   *[other] e prendi { $count } gettoni
 }
mogul-take = Prendi l’azione
mogul-sell-any = Vendi

## Ordini permanenti

mogul-orders = Ordini permanenti
mogul-orders-lead = Offri per me, un gettone alla volta, finché non si raggiunge uno di questi limiti; poi esci. Nessun altro lo vede.
mogul-orders-bowl = Esci quando nella coppa ci sono
mogul-orders-chips = Esci quando i miei gettoni scendono a
mogul-orders-left = Esci quando restano solo in
mogul-orders-arm = Attiva gli ordini
mogul-orders-cancel = Annulla gli ordini
mogul-orders-none = Scegli almeno un limite.
mogul-orders-armed = Attivi, li vedi solo tu
mogul-orders-until-bowl = { $count ->
    [one] finché nella coppa non c’è { $count } gettone
   *[other] finché nella coppa non ci sono { $count } gettoni
 }
mogul-orders-until-chips = { $count ->
    [one] finché non ti resta { $count } gettone
   *[other] finché non ti restano { $count } gettoni
 }
mogul-orders-until-left = { $count ->
    [one] finché non resta solo { $count } giocatore
   *[other] finché non restano solo { $count } giocatori
 }
mogul-bid-until = Offri { $limits }
mogul-orders-summary = Resti in asta { $limits }.
mogul-fewer = Meno
mogul-more = Più

## I fatti in frasi

mogul-fact-offer = In offerta: { $company }.
mogul-fact-no-offer = Nessuna azione è in offerta.
mogul-fact-not-sold = Non si può vendere nulla.
mogul-fact-inside = Ancora in asta: { $names }.
mogul-fact-deck = { $count ->
    [0] Il mazzo è vuoto.
    [one] Nel mazzo resta { $count } carta.
   *[other] Nel mazzo restano { $count } carte.
 }
mogul-fact-unseen = { $company }: { $shares }.
mogul-fact-place = { $self ->
    [yes] Tu: { $place }.
   *[no] { $name }: { $place }.
 }
mogul-fact-round = Turno { $round }.
