### Mogul (2002): il tavolo.

## Azioni e compagnie

m02-share-full = Azione { $company }, una di { $all }. Bordo: { $sale }, in vendita.
m02-share-of = { $count ->
    [one] { $count } azione { $company }
   *[other] { $count } azioni { $company }
 }
m02-sells = In vendita: { $sale }
m02-crash = Crash
m02-crash-lead = Il mercato crolla. Tutte le azioni non valgono più nulla.
m02-chips = { $count ->
    [one] { $count } gettone
   *[other] { $count } gettoni
 }
m02-chips-hidden = gettoni nascosti
m02-points = { $count ->
    [one] { $count } punto
   *[other] { $count } punti
 }
m02-shares = { $count ->
    [0] nessuna azione
    [one] { $count } azione
   *[other] { $count } azioni
 }

## Il tavolo

m02-bowl = Coppa
m02-bowl-holds = { $count ->
    [0] La coppa è vuota.
    [one] Nella coppa c’è { $count } gettone.
   *[other] Nella coppa ci sono { $count } gettoni.
 }
m02-bank-holds = { $count ->
    [one] La banca ha { $count } gettone.
   *[other] La banca ha { $count } gettoni.
 }
m02-market = Mercato
m02-market-row = { $company }: { $front } davanti a tutti, { $unseen } ancora coperte, { $sold } vendute, { $all } in tutto.
m02-market-short = { $front } in gioco, { $unseen } coperte, su { $all }
m02-front = in gioco
m02-unseen = coperte
m02-sold = vendute
m02-pays-dividend = premio
m02-price = prezzo { $price }
m02-price-each = { $price ->
    [one] { $price } punto l’una
   *[other] { $price } punti l’una
 }
m02-deck-left = { $count ->
    [0] Il mazzo è vuoto.
    [one] ancora { $count } carta
   *[other] ancora { $count } carte
 }
m02-crash-never = La prossima carta non può essere il Crash.
m02-crash-odds = La prossima carta è il Crash: { $part } probabilità su { $whole }.
m02-crash-sure = La prossima carta è di certo il Crash.
m02-crash-safe = prossima: niente Crash
m02-crash-short = Crash { $part } su { $whole }
m02-unseen-title = Azioni ancora coperte
m02-unseen-lead = { $count ->
    [one] Questa azione deve ancora uscire, e il Crash.
   *[other] Queste { $count } azioni sono ancora nel mazzo, in un ordine che nessuno conosce.
 }
m02-unseen-sells = vende { $sale }
m02-track = Tracciato dei punti
m02-track-seat = { $self ->
    [yes] Tu: { $score ->
        [one] { $score } punto
       *[other] { $score } punti
    }, casella { $space }
   *[no] { $name }: { $score ->
        [one] { $score } punto
       *[other] { $score } punti
    }, casella { $space }
 }
m02-track-laps = { $laps ->
    [0] { "" }
    [one] un giro
   *[other] { $laps } giri
 }
m02-track-below = sotto zero
m02-lead = in testa
m02-in = in asta
m02-out = fuori dall’asta
m02-in-short = in asta
m02-out-short = fuori
m02-start-short = inizia
m02-winner-short = vince
m02-runner-up-short = 2º
m02-start = primo giocatore
m02-winner = ha vinto l’asta
m02-runner-up = secondo dell’asta

## Il turno

m02-turn-loan = Un prestito? Due gettoni per due punti
m02-turn-auction = Offri o esci
m02-turn-winner = Hai vinto l’asta: prendi l’azione o vendi
m02-turn-take = Prendi l’azione
m02-turn-sell = Vendi, o tieni tutto
m02-wait-loan = { $name } può prendere un prestito
m02-wait-auction = { $name } offre o esce
m02-wait-winner = { $name } vince l’asta: prende o vende
m02-wait-runner-up = { $name } fa l’altra cosa

## Le mosse

m02-bid = Offri 1 gettone
m02-bid-effect = coppa { $bowl }, te ne restano { $chips }
m02-leave = Esci
m02-leave-effect = { $count ->
    [0] senza prendere nulla
    [one] e prendi { $count } gettone
   *[other] e prendi { $count } gettoni
 }
m02-take = Prendi l’azione
m02-sell = { $count ->
    [0] Non vendere nulla
    [one] Vendine 1
   *[other] Vendine { $count }
 }
m02-sell-any = Vendi
m02-sell-effect = { $points ->
    [one] { $count } × { $price } = { $points } punto
   *[other] { $count } × { $price } = { $points } punti
 }
m02-sell-nothing = 0 punti
m02-sell-how-many = Quante?
m02-loan = Prendi un prestito
m02-loan-effect = + { $chips } gettoni, − { $points } punti
m02-decline = Niente prestito
m02-decline-effect = continua

## Finestra dei prestiti

m02-loan-arm = Prendi un prestito prima della prossima asta
m02-loan-arm-short = Prenota un prestito
m02-loan-armed-short = Prestito prenotato
m02-loan-ask = Chiedimelo ogni volta
m02-loan-title = Prestiti
m02-loan-lead = Prima di ogni asta ognuno può prendere in prestito 2 gettoni per 2 punti. Te lo si chiede solo se vuoi: altrimenti dopo un momento si risponde «no» per te.
m02-loan-more = Impostazioni dei prestiti
m02-loan-soon = «Niente prestito» parte fra un momento.
m02-loan-hold = Aspetta, ci penso
m02-loan-taking = Il prestito prenotato viene preso.

## Ordini permanenti

m02-orders = Ordini permanenti
m02-orders-lead = Offri per me, un gettone alla volta, finché non si raggiunge uno di questi limiti; poi esci per me. Nessun altro lo vede.
m02-orders-bowl = Esci quando nella coppa ci sono
m02-orders-chips = Esci quando i miei gettoni scendono a
m02-orders-left = Esci quando restano solo in
m02-orders-arm = Attiva gli ordini
m02-orders-cancel = Annulla gli ordini
m02-orders-none = Scegli almeno un limite.
m02-orders-armed = Attivi, li vedi solo tu
m02-orders-until-bowl = { $count ->
    [one] finché nella coppa non c’è { $count } gettone
   *[other] finché nella coppa non ci sono { $count } gettoni
 }
m02-orders-until-chips = { $count ->
    [one] finché non ti resta { $count } gettone
   *[other] finché non ti restano { $count } gettoni
 }
m02-orders-until-left = { $count ->
    [one] finché non resta solo { $count } giocatore
   *[other] finché non restano solo { $count } giocatori
 }
m02-orders-summary = Resti in asta { $limits }.
m02-fewer = Meno
m02-more = Più

## Che cosa è successo

m02-event-start = { $self ->
    [yes] Inizi tu.
   *[no] Inizia { $name }.
 }
m02-event-reveal = Si scopre { $company }; si può vendere { $sale }.
m02-event-dividend = { $self ->
    [yes] Segni { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    } di premio { $company }.
   *[no] { $name } segna { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    } di premio { $company }.
 }
m02-event-loan = { $self ->
    [yes] Prendi un prestito: 2 gettoni per 2 punti.
   *[no] { $name } prende un prestito: 2 gettoni per 2 punti.
 }
m02-event-decline = { $self ->
    [yes] Non prendi un prestito.
   *[no] { $name } non prende un prestito.
 }
m02-event-bid = { $self ->
    [yes] Offri un gettone; la coppa ne contiene { $bowl }.
   *[no] { $name } offre un gettone; la coppa ne contiene { $bowl }.
 }
m02-event-leave = { $self ->
    [yes] { $chips ->
        [0] Esci dall’asta senza nulla.
        [one] Esci dall’asta e prendi { $chips } gettone.
       *[other] Esci dall’asta e prendi { $chips } gettoni.
    }
   *[no] { $chips ->
        [0] { $name } esce dall’asta senza nulla.
        [one] { $name } esce dall’asta e prende { $chips } gettone.
       *[other] { $name } esce dall’asta e prende { $chips } gettoni.
    }
 }
m02-event-win = { $self ->
    [yes] Vinci l’asta.
   *[no] { $name } vince l’asta.
 }
m02-event-runner-up = { $self ->
    [yes] Sei il secondo dell’asta.
   *[no] { $name } è il secondo dell’asta.
 }
m02-event-take = { $self ->
    [yes] Prendi l’azione { $company }.
   *[no] { $name } prende l’azione { $company }.
 }
m02-event-sell = { $self ->
    [yes] Vendi { $count } × { $company } a { $price }: { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }.
   *[no] { $name } vende { $count } × { $company } a { $price }: { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }.
 }
m02-event-sell-nothing = { $self ->
    [yes] Non vendi nulla.
   *[no] { $name } non vende nulla.
 }
m02-event-crash = Crash! La partita finisce subito.
m02-event-chip-points = { $self ->
    [yes] Segni { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    } per i gettoni.
   *[no] { $name } segna { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    } per i gettoni.
 }
m02-event-end = { $self ->
    [yes] Hai vinto.
   *[no] Ha vinto { $name }.
 }
m02-event-end-shared = { $names } vincono insieme.

## Conteggio finale

m02-result-before = Punti prima
m02-result-chip-points = Per i gettoni
m02-result-total = Totale
m02-result-shares = Azioni
m02-result-seat = Giocatore
m02-result-tie = Parità di punti: decide chi ha più azioni davanti a sé.
m02-result-note = Un punto ogni cinque gettoni. Le azioni non valgono nulla, salvo per lo spareggio.

## Perché no?

m02-why-not_your_turn = Non tocca a te.
m02-why-over = Il Crash ha messo fine alla partita.
m02-why-window_open = Prima si chiede chi vuole un prestito; l’asta viene dopo.
m02-why-no_window = Adesso a nessuno si chiede se vuole un prestito.
m02-why-no_loan_now = Un prestito si può avere solo prima che cominci l’asta.
m02-why-loan_taken = Hai già avuto il tuo prestito per questa asta.
m02-why-bank_empty = La banca non ha due gettoni.
m02-why-below_zero = Il tuo punteggio scenderebbe sotto zero.
m02-why-no_chip = Non hai più gettoni.
m02-why-auction_running = L’asta è in corso; solo chi la vince prende o vende.
m02-why-auction_over = L’asta è finita.
m02-why-winner_took = Il vincitore ha preso l’azione: a te resta vendere.
m02-why-winner_sold = Il vincitore ha venduto: a te resta prendere l’azione.
m02-why-too_few = Non hai tante azioni di questa compagnia.
m02-why-all_or_none = A questo tavolo si vendono tutte o nessuna.
