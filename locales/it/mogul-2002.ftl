### Mogul (2002): il tavolo.

## Azioni e compagnie

m02-share-full = Azione { $company }, una di { $all }. Bordo: { $sale }, in vendita.
m02-sells = In vendita: { $sale }
m02-crash-lead = Il mercato crolla. Tutte le azioni non valgono più nulla.
m02-points = { $count ->
    [one] { $count } punto
   *[other] { $count } punti
 }

## Il tavolo

m02-price-each = { $price ->
    [one] { $price } punto l’una
   *[other] { $price } punti l’una
 }
m02-unseen-sells = vende { $sale }
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

## Il turno

m02-turn-loan = Un prestito? Due gettoni per due punti
m02-turn-auction = Offri o esci
m02-turn-winner = Hai vinto l’asta: prendi l’azione o vendi
m02-turn-take = Prendi l’azione
m02-turn-sell = Vendi, o tieni tutto
m02-wait-loan = { $name } può prendere un prestito
m02-wait-auction = { $name } offre o esce
m02-wait-winner = { $name } vince l’asta: prende o vende
m02-wait-runner-up = { $name } fa ciò che il vincitore ha lasciato

## Le mosse

m02-sell = { $count ->
    [0] Non vendere nulla
    [one] Vendine 1
   *[other] Vendine { $count }
 }
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
m02-loan-title = Prestiti
m02-loan-lead = Prima di ogni asta ognuno può prendere in prestito 2 gettoni per 2 punti. Finché non scegli che te lo si chieda, la risposta è automaticamente no e nessuno deve aspettarti.
m02-loan-more = Impostazioni dei prestiti

## Che cosa è successo

m02-event-start = { $self ->
    [yes] Inizi tu.
   *[no] Inizia { $name }.
 }
m02-event-reveal = Azione scoperta (compagnia/si può vendere): { $share }.
m02-told-reveal = Si scopre un’azione { $company }; si può vendere { $sale }.
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
m02-event-decline-auto = Non prendi un prestito (risposta automatica).
m02-told-decline-auto = Non prendi un prestito (cambia con «{ m02-loan-arm-short }»).
m02-event-loan-auto = Prendi un prestito, come scelto prima: 2 gettoni per 2 punti.
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
    [yes] Prendi l’azione { $share }.
   *[no] { $name } prende l’azione { $share }.
 }
m02-told-take = { $self ->
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
m02-event-crash = Arriva il Crash. La partita finisce subito.
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
m02-event-end-on-shares = { $self ->
    [yes] Hai vinto per numero di azioni, { $shares } a { $shares_of_next }.
   *[no] Ha vinto { $name } per numero di azioni, { $shares } a { $shares_of_next }.
 }
m02-event-end-shared = { $names } condividono la vittoria.

## Conteggio finale

m02-result-before = Punti prima
m02-result-chip-points = Per i gettoni
m02-result-total = Totale
m02-result-shares = Azioni
m02-result-seat = Giocatore
m02-result-tie = Parità di punti e di azioni.
m02-result-note = Un punto ogni cinque gettoni. Le azioni non valgono nulla, salvo per lo spareggio.

## Perché?

m02-why-not_your_turn = Non tocca a te.
m02-why-over = Il Crash ha messo fine alla partita.
m02-why-window_open = Prima i prestiti; poi viene l’asta.
m02-why-no_window = Adesso non si offrono prestiti.
m02-why-no_loan_now = Puoi prendere un prestito solo prima che cominci l’asta.
m02-why-loan_taken = Hai già preso il tuo prestito per questa asta.
m02-why-bank_empty = La banca non ha due gettoni.
m02-why-below_zero = Il tuo punteggio scenderebbe sotto zero.
m02-why-no_chip = Non hai più gettoni.
m02-why-auction_running = L’asta è in corso; solo chi la vince prende o vende.
m02-why-auction_over = L’asta è finita.
m02-why-winner_took = Il vincitore ha preso l’azione: puoi solo vendere.
m02-why-winner_sold = Il vincitore ha venduto: puoi solo prendere l’azione.
m02-why-too_few = Non hai abbastanza azioni di questa compagnia.
m02-why-all_or_none = A questo tavolo si vendono tutte o nessuna.
m02-name-brown = marrone
m02-name-pink = rosa
m02-name-blue = blu
m02-name-green = verde
m02-name-yellow = giallo
m02-name-crash = Crash

## I fatti in frasi

m02-fact-sold = Si può vendere { $company }: prezzo { $price }{ $own ->
    [none] .
    [0] , non ne hai nessuna.
   *[other] , ne hai { $own }.
 }
m02-fact-unseen = { $count } con bordo { $sale }
m02-fact-seat = { $self ->
    [yes] Hai
   *[no] { $name } ha
 } { $score ->
    [one] { $score } punto
   *[other] { $score } punti
 } e { $chips ->
    [none] gettoni nascosti
    [one] { $chips } gettone
   *[other] { $chips } gettoni
 }; in gioco: { $shares }.
