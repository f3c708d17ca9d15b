### Il tabellone di Take Stock.

## Il turno

tks-raise = Fai salire un prezzo
tks-save = Metti da parte
tks-save-limit = certificati: { $count } su { $limit }
tks-market = Gioca in borsa
tks-market-lead = un evento, ora o più tardi
tks-draw-two = Pescane due, scegline uno
tks-keep = Tienine uno per dopo
tks-play = Gioca: { $event }
tks-paying = Scarta { $card }:
tks-discard = Scarta { $card }
tks-ask-raise = Quale carta fa salire il suo prezzo?
tks-ask-raise-more = Il nuovo prezzo è scritto su ogni carta possibile.
tks-ask-save = Quale carta metti da parte?
tks-ask-save-more = Su ogni carta è scritto quanto vale ora.
tks-ask-discard = Quale altra carta scarti?
tks-ask-pay = Quale carta scarti per questo?
tks-ask-pay-event = Quale carta scarti per giocare { $event }?
tks-saving = { $card }: { $shares ->
    [one] { $shares } quota
   *[other] { $shares } quote
 }, ora { $points ->
    [one] { $points } punto
   *[other] { $points } punti
 }
tks-worth = { $shares ->
    [one] { $shares } quota
   *[other] { $shares } quote
 }, ora { $points ->
    [one] { $points } punto
   *[other] { $points } punti
 }
tks-ends = la manche finisce
tks-price-from-to = prezzo { $was } → { $price }
tks-price-of = { $stock } { $was } → { $price }

## Carte in mano

tks-hand = { $self ->
    [yes] La tua mano
   *[no] Mano di { $name }
 }
tks-kept = { $self ->
    [yes] Eventi che tieni
   *[no] Eventi che { $name } tiene
 }
tks-card-raise = Fai salire con { $card }: prezzo { $price }
tks-card-discard = Scarta { $card }
tks-card-save = Metti da parte { $card }: { $shares ->
    [one] { $shares } quota
   *[other] { $shares } quote
 }, ora { $points ->
    [one] { $points } punto
   *[other] { $points } punti
 }
tks-card-give = { $card }: da scartare
tks-card-fresh = { $card }, appena pescato

## Che cosa decidere

tks-turn-turn = fai salire, metti da parte o gioca in borsa
tks-turn-choose = scegli uno dei due eventi
tks-turn-audit = revisione: che cosa si toglie?
tks-turn-freeze = congela o libera una colonna
tks-turn-insider = insider: prendi dagli scarti
tks-turn-bear = { $self ->
    [yes] il tuo orso: tutti scartano una carta
   *[no] orso di { $by }: tutti scartano una carta
 }
tks-turn-options = la manche è finita: esercitare opzioni?
tks-wait = { $phase ->
    [choose] { $name } sceglie un evento
    [audit] { $name } fa una revisione
    [freeze] { $name } congela o libera una colonna
    [insider] { $name } guarda negli scarti
    [bear] { $self ->
        [yes] { $name } deve scartare una carta per il tuo orso
        [own] { $name } deve scartare una carta per il proprio orso
       *[no] { $name } deve scartare una carta per l’orso di { $by }
    }
    [options] { $name } decide sulle opzioni
   *[turn] { $name } è di turno
 }

## Eventi

tks-does-split = Un frazionamento va sulla colonna { $stock }; la carta più alta se ne va.
tks-does-crash = La colonna { $stock } perde metà delle sue carte e un frazionamento.
tks-does-insider = Scambia fino a tre carte con carte di questo titolo prese dagli scarti: { $stock }.
tks-does-audit = Togli la carta più alta di una colonna o un frazionamento.
tks-does-freeze = Congela una colonna, o liberane una.
tks-does-no-change = Non succede niente.
tks-does-bull = Tutti pescano un’azione.
tks-does-bear = Tutti scartano una carta.
tks-does-options-up = Tutti ricevono un’opzione.
tks-does-options-down = Tutti rendono un’opzione.
tks-does-market-crash = Ogni colonna perde metà delle sue carte.
tks-does-market-closed = La manche finisce subito.
tks-way = { $way ->
    [top] carta
    [split] fraziona­mento
    [none] niente
    [freeze] conge­lare
   *[free] liberare
 }
tks-ask-take = Quale carta prendi in mano?
tks-ask-for = Quale carta scarti per { $card }?
tks-insider-none = Non c’è niente da prendere.
tks-insider-left = { $count ->
    [one] ancora una possibile
   *[other] ancora { $count } possibili
 }
tks-discards = Azioni scartate
tks-take = Prendi { $card }
tks-insider-done = Non prendere altro
tks-ask-bear = { $self ->
    [yes] Quale carta scarti per il tuo orso?
   *[no] Quale carta scarti per l’orso di { $by }?
 }

## Opzioni

tks-ask-option = Per un’opzione puoi mettere da parte un’altra carta.
tks-options-left = { $count ->
    [one] Hai { $count } opzione per il resto della partita.
   *[other] Hai { $count } opzioni per il resto della partita.
 }
tks-option = Metti da parte { $card }
tks-option-cost = costa un’opzione
tks-option-worth = i tuoi certificati: { $was } → { $worth }
tks-option-done = Tieni le opzioni
tks-option-done-more = la manche rende { $worth }

## Il tabellone

tks-columns = Quotazioni
tks-pile-deck = mazzo
tks-pile-discards = scarti
tks-pile-events = eventi
tks-column = { $stock }: prezzo { $price }; carte { $cards }; { $splits ->
    [one] { $splits } frazionamento
   *[other] { $splits } frazionamenti
 }{ $frozen ->
    [yes] , congelata
   *[no] .
 }
tks-round = Manche { $round } di { $rounds }
tks-deck = { $count ->
    [one] Mazzo: { $count } azione
   *[other] Mazzo: { $count } azioni
 }
tks-discarded = { $count ->
    [one] Scarti: { $count } azione
   *[other] Scarti: { $count } azioni
 }
tks-events = { $count ->
    [one] Mazzo degli eventi: { $count } evento
   *[other] Mazzo degli eventi: { $count } eventi
 }
tks-above-closed = ({ $count } sopra «mercato chiuso»)
tks-last-event = { $self ->
    [yes] Ultimo evento, giocato da te:
   *[no] Ultimo evento, giocato da { $name }:
 }

## Certificati e foglio dei punti

tks-certificates = Certificati
tks-certificates-none = ancora nessuno
tks-seat = Giocatore
tks-head = { $stock }, prezzo { $price }
tks-worth-now = valore
tks-tokens-short = opzioni
tks-seat-points = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
 }, certificati: ora { $worth }
tks-hand-size = { $count ->
    [one] { $count } carta in mano
   *[other] { $count } carte in mano
 }
tks-kept-size = { $count ->
    [one] { $count } evento tenuto
   *[other] { $count } eventi tenuti
 }
tks-tokens = { $count ->
    [one] { $count } opzione
   *[other] { $count } opzioni
 }
tks-shares-at = { $shares } × { $price }
tks-shown = Viste in questa mano
tks-unchosen = Messi via senza giocarli
tks-sheet = Foglio dei punti
tks-last-round = Manche { $round }
tks-round-short = M{ $round }
tks-round-points = man­che
tks-total = totale
tks-go-on = Avanti

## I fatti in frasi

tks-fact-event = Si gioca un evento: { $event }.
tks-fact-no-event = Non si gioca nessun evento.
tks-fact-not-now = Non tocca a te mettere da parte una carta o far salire un prezzo.
tks-fact-save = { $count ->
    [0] Ora non puoi mettere da parte nessuna carta.
   *[other] Puoi mettere da parte: { $cards }.
 }
tks-fact-raise = { $count ->
    [0] Ora nessuna carta può far salire un prezzo.
   *[other] Puoi far salire un prezzo con { $cards }.
 }
tks-fact-seat = { $self ->
    [yes] Hai { $points }; { $tokens }.
   *[no] { $name } ha { $points }; { $tokens }.
 }
tks-text-offer = Evento
tks-text-sold = Mettere da parte e far salire
