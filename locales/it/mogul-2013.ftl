### Mogul (2013): il tavolo.

## Azioni e compagnie

m13-share-full = Azione { $company }, una di { $all }. Vendita e costruzione: { $sale }.
m13-sells = Vendita/depositi: { $sale }
m13-crash-lead = La partita è finita: si contano depositi, azioni e gettoni.
m13-points = { $count ->
    [one] { $count } dollaro
   *[other] { $count } dollari
 }
m13-price-each = { $price ->
    [one] { $price } dollaro l’una
   *[other] { $price } dollari l’una
 }
m13-unseen-sells = vendita e costruzione: { $sale }

## Il tavolo

m13-track-seat = { $self ->
    [yes] Tu: { $score ->
        [one] { $score } dollaro
       *[other] { $score } dollari
    }, casella { $space }
   *[no] { $name }: { $score ->
        [one] { $score } dollaro
       *[other] { $score } dollari
    }, casella { $space }
 }
m13-credit-short = credito
m13-credit-had = Credito preso
m13-credit-free = Credito non ancora preso

## La mappa e i depositi

m13-map = Mappa delle reti
m13-map-keys = Stazioni; le frecce portano dall’una all’altra
m13-map-go = Alla mappa
m13-map-larger = Ingrandisci la mappa
m13-map-smaller = Rimpicciolisci la mappa
m13-networks = Reti
m13-station = { $town }: { $networks }
m13-station-empty = libera
m13-station-depot = { $self ->
    [yes] il tuo deposito
   *[no] deposito di { $name }
 }
m13-site-yours = { $dollars ->
    [one] Un deposito qui ti porterebbe { $dollars } dollaro in più alla fine.
   *[other] Un deposito qui ti porterebbe { $dollars } dollari in più alla fine.
 }
m13-site-all = Un deposito in più qui, alla fine: { $seats }
m13-worth = { $dollars ->
    [one] { $sign }{ $dollars } dollaro alla fine
   *[other] { $sign }{ $dollars } dollari alla fine
 }
m13-depots = { $dollars ->
    [one] Depositi costruiti: { $built } su { $all }, { $dollars } dollaro alla fine
   *[other] Depositi costruiti: { $built } su { $all }, { $dollars } dollari alla fine
 }
m13-depots-title = Depositi
m13-depots-worth = Alla fine

## Il turno

m13-turn-auction = Offri o esci
m13-turn-winner = Hai vinto l’asta: prendi l’azione, vendi o costruisci
m13-turn-take = Prendi l’azione
m13-turn-option = Vendi, costruisci o non fare nulla
m13-turn-put-down = Posa il deposito
m13-wait-auction = { $name } offre o esce
m13-wait-winner = { $name } vince l’asta: prende, vende o costruisce
m13-wait-runner-up = { $name } fa ciò che il vincitore ha lasciato

## Le mosse

m13-credit = Prendi il credito
m13-credit-effect = + { $chips } gettoni, − { $dollars } dollari, una volta sola
m13-sell = { $count ->
    [one] Vendine { $count }
   *[other] Vendi tutte e { $count }
 }
m13-sell-effect = { $points ->
    [one] { $count } × { $price } = { $points } dollaro
   *[other] { $count } × { $price } = { $points } dollari
 }
m13-erect = Costruisci un deposito
m13-erect-lead = fino a +{ $dollars } alla fine
m13-erect-where = Dove? Scegli una stazione illuminata sulla mappa, oppure:
m13-said-erect = Costruisci un deposito a { $town }
m13-said-move = Sposta un deposito da { $from } a { $town }
m13-move = Sposta un deposito
m13-move-lead = verso la rete { $company }
m13-move-which = Quale dei tuoi depositi?
m13-move-to = Da { $town } a:
m13-erect-or-move = Costruisci o sposta un deposito
m13-nothing = Non fare nulla
m13-nothing-effect = tieni tutto
m13-back = Indietro

## Che cosa è successo

m13-event-start = { $self ->
    [yes] Inizi tu.
   *[no] Inizia { $name }.
 }
m13-event-reveal = Azione scoperta (compagnia/vendita e costruzione): { $share }.
m13-told-reveal = Si scopre un’azione { $company }; vendita e costruzione: { $sale }.
m13-event-dividend = { $self ->
    [yes] Guadagni { $points ->
        [one] { $points } dollaro
       *[other] { $points } dollari
    } di premio { $company }.
   *[no] { $name } guadagna { $points ->
        [one] { $points } dollaro
       *[other] { $points } dollari
    } di premio { $company }.
 }
m13-event-credit = { $self ->
    [yes] Prendi il tuo credito: { $chips } gettoni per { $dollars } dollari.
   *[no] { $name } prende il credito: { $chips } gettoni per { $dollars } dollari.
 }
m13-event-bid = { $self ->
    [yes] Offri un gettone; la coppa ne contiene { $bowl }.
   *[no] { $name } offre un gettone; la coppa ne contiene { $bowl }.
 }
m13-event-leave = { $self ->
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
m13-event-win = { $self ->
    [yes] Vinci l’asta.
   *[no] { $name } vince l’asta.
 }
m13-event-runner_up = { $self ->
    [yes] Sei il secondo dell’asta.
   *[no] { $name } è il secondo dell’asta.
 }
m13-event-take = { $self ->
    [yes] Prendi l’azione { $share }.
   *[no] { $name } prende l’azione { $share }.
 }
m13-told-take = { $self ->
    [yes] Prendi l’azione { $company }.
   *[no] { $name } prende l’azione { $company }.
 }
m13-event-sell = { $self ->
    [yes] Vendi { $count } × { $company } a { $price }: { $points ->
        [one] { $points } dollaro
       *[other] { $points } dollari
    }.
   *[no] { $name } vende { $count } × { $company } a { $price }: { $points ->
        [one] { $points } dollaro
       *[other] { $points } dollari
    }.
 }
m13-event-erect = { $self ->
    [yes] Costruisci un deposito a { $town } ({ $station }).
   *[no] { $name } costruisce un deposito a { $town } ({ $station }).
 }
m13-event-move = { $self ->
    [yes] Sposti un deposito da { $from } a { $town } ({ $station }).
   *[no] { $name } sposta un deposito da { $from } a { $town } ({ $station }).
 }
m13-event-nothing = { $self ->
    [yes] Non vendi e non costruisci.
   *[no] { $name } non vende e non costruisce.
 }
m13-event-crash = Arriva il Crash. La partita finisce subito.
m13-event-depot_points = { $self ->
    [yes] Rete { $company }, depositi: { $depots }. Guadagni { $points ->
        [one] { $points } dollaro
       *[other] { $points } dollari
    }.
   *[no] Rete { $company }, depositi: { $depots }. { $name } guadagna { $points ->
        [one] { $points } dollaro
       *[other] { $points } dollari
    }.
 }
m13-event-share_points = { $self ->
    [yes] Guadagni { $points ->
        [one] { $points } dollaro
       *[other] { $points } dollari
    } per le azioni.
   *[no] { $name } guadagna { $points ->
        [one] { $points } dollaro
       *[other] { $points } dollari
    } per le azioni.
 }
m13-event-chip_points = { $self ->
    [yes] Guadagni { $points ->
        [one] { $points } dollaro
       *[other] { $points } dollari
    } per i gettoni.
   *[no] { $name } guadagna { $points ->
        [one] { $points } dollaro
       *[other] { $points } dollari
    } per i gettoni.
 }
m13-event-end = { $self ->
    [yes] Hai vinto.
   *[no] Ha vinto { $name }.
 }
m13-event-end-on-shares = { $self ->
    [yes] Hai vinto per numero di azioni, { $shares } a { $shares_of_next }.
   *[no] Ha vinto { $name } per numero di azioni, { $shares } a { $shares_of_next }.
 }
m13-event-end-shared = { $names } condividono la vittoria.

## Perché?

m13-why-not_your_turn = Non tocca a te.
m13-why-over = Il Crash ha messo fine alla partita.
m13-why-no_chip = Non hai più gettoni.
m13-why-auction_running = L’asta è in corso; sceglie solo chi la vince.
m13-why-auction_over = L’asta è finita.
m13-why-no_credit_now = Puoi prendere il credito solo nel tuo turno, in un’asta.
m13-why-credit_taken = Ogni giocatore ha un solo credito per partita, e tu hai preso il tuo.
m13-why-below_zero = Il tuo punteggio scenderebbe sotto zero.
m13-why-winner_took = Il vincitore ha preso l’azione: puoi solo vendere, costruire o non fare nulla.
m13-why-option_used = Il vincitore non ha preso l’azione: tocca a te prenderla.
m13-why-no_shares = Non hai nessuna delle azioni in vendita ora.
m13-why-has_shares = Hai azioni in vendita ora: vendile, oppure costruisci o sposta un deposito.
m13-why-all_built = I tuoi sei depositi sono tutti sul tabellone: puoi solo spostarne uno.
m13-why-not_all_built = Si sposta un deposito solo quando tutti e sei sono sul tabellone.
m13-why-no_depot = Lì non hai depositi da spostare.
m13-why-other_network = Quella stazione non è sulla rete dove ora si può costruire.
m13-why-space_taken = Lì c’è già un deposito.

## Il conteggio

m13-result = Punteggio finale
m13-result-before = Dollari prima
m13-result-network = Depositi { $company }
m13-result-shares = Azioni
m13-result-chips = Gettoni
m13-result-total = Totale
m13-result-note = Ogni deposito porta tanti dollari quanti ne ha il suo proprietario su quella rete; un’azione ne porta 1, cinque gettoni ne portano 1.
m13-result-tie = Parità di dollari e di azioni.

## Ciò che non è stampato

m13-name-brown = marrone
m13-name-purple = viola
m13-name-blue = blu
m13-name-gray = grigio
m13-name-yellow = giallo
m13-name-crash = Crash
m13-reconstruction = L’elenco delle azioni, la mappa, il cartello per tre e per cinque giocatori e il tracciato dei punti sono ricostruzioni; il gioco stampato può essere diverso.
m13-reconstruction-short = ricostruzione

## I fatti in frasi

m13-fact-sold = Vendita e costruzione: { $company }, prezzo { $price }{ $own ->
    [none] .
    [0] , non ne hai nessuna.
   *[other] , ne hai { $own }.
 }
m13-fact-unseen = { $count } per vendita e costruzione { $sale }
m13-fact-seat = { $self ->
    [yes] Hai
   *[no] { $name } ha
 } { $score ->
    [one] { $score } dollaro
   *[other] { $score } dollari
 } e { $chips ->
    [none] gettoni nascosti
    [one] { $chips } gettone
   *[other] { $chips } gettoni
 }; in gioco: { $shares }.
m13-fact-depots = { $depots }: { $towns }.
