### Take Stock: che cosa è successo, e perché no.

## Che cosa è successo

tks-event-round = { $self ->
    [yes] Manche { $round }: dà le carte { $dealer }. Cominci tu.
   *[no] Manche { $round }: dà le carte { $dealer }. Comincia { $name }.
 }
tks-event-hand = { $self ->
    [yes] Ricevi { $cards }.
   *[no] { $name } riceve { $cards }.
 }
tks-event-draw = { $card ->
    [none] { $self ->
        [yes] Peschi un’azione.
       *[no] { $name } pesca un’azione.
    }
   *[other] { $self ->
        [yes] Peschi { $card }.
       *[no] { $name } pesca { $card }.
    }
 }
tks-event-reshuffle = Si mescolano le azioni scartate: { $cards ->
     [one] { $cards } carta
    *[other] { $cards } carte
 } da pescare.
tks-event-buried = Vanno sotto il mazzo degli eventi: { $events }.
tks-event-new_pile = Tutti gli eventi vengono mescolati in un nuovo mazzo.
tks-said-raise = Fai salire un prezzo con { $card }
tks-said-save = Metti da parte { $card } e scarta { $discard }
tks-said-take = Prendi { $card } e scarta { $discard }
tks-said-market = { $way ->
    [draw] Gioca in borsa con { $card } e scegli un evento su due
    [keep] Gioca in borsa con { $card } e tieni un evento per dopo
   *[play] Gioca in borsa con { $card } e gioca { $event }
 }
tks-said-audit = Sottoponi { $stock } a revisione: { $way }
tks-said-freeze = { $way ->
    [freeze] Congela { $stock }
   *[free] Libera { $stock }
 }
tks-event-raise = { $self ->
    [yes] Fai salire con { $card }: il prezzo è { $price }.
   *[no] { $name } fa salire con { $card }: il prezzo è { $price }.
 }
tks-event-save = { $self ->
    [yes] Metti da parte { $card } e scarti { $discard }.
   *[no] { $name } mette da parte { $card } e scarta { $discard }.
 }
tks-event-discard = { $self ->
    [yes] Scarti { $card }.
   *[no] { $name } scarta { $card }.
 }
tks-event-look = { $events ->
    [none] { $self ->
        [yes] Peschi due eventi.
       *[no] { $name } pesca due eventi.
    }
   *[other] { $self ->
        [yes] Peschi due eventi: { $events }.
       *[no] { $name } pesca due eventi: { $events }.
    }
 }
tks-event-keep = { $event ->
    [none] { $self ->
        [yes] Tieni un evento.
       *[no] { $name } tiene un evento.
    }
   *[other] { $self ->
        [yes] Tieni un evento: { $event }.
       *[no] { $name } tiene un evento: { $event }.
    }
 }
tks-event-closed = { $self ->
    [yes] Peschi «mercato chiuso».
   *[no] { $name } pesca «mercato chiuso».
 }
tks-event-play = { $self ->
    [yes] Giochi: { $event }.
   *[no] { $name } gioca: { $event }.
 }
tks-event-aside = { $event ->
    [none] { $self ->
        [yes] Scarti un evento.
       *[no] { $name } scarta un evento.
    }
   *[other] { $self ->
        [yes] Scarti un evento: { $event }.
       *[no] { $name } scarta un evento: { $event }.
    }
 }
tks-event-price = Il prezzo passa da { $was } a { $price } per { $stock }.
tks-event-audit = { $self ->
    [yes] Sottoponi { $stock } a revisione: { $way }.
   *[no] { $name } sottopone { $stock } a revisione: { $way }.
 }
tks-event-freeze = { $self ->
    [yes] Congeli { $stock }.
   *[no] { $name } congela { $stock }.
 }
tks-event-unfreeze = { $self ->
    [yes] Liberi { $stock }.
   *[no] { $name } libera { $stock }.
 }
tks-event-take = { $self ->
    [yes] Prendi { $card } e scarti { $discard }.
   *[no] { $name } prende { $card } e scarta { $discard }.
 }
tks-event-insider_done = { $self ->
    [yes] Non prendi altro.
   *[no] { $name } non prende altro.
 }
tks-event-token_up = { $self ->
    [yes] Ricevi un’opzione.
   *[no] { $name } riceve un’opzione.
 }
tks-event-token_down = { $self ->
    [yes] Rendi un’opzione.
   *[no] { $name } rende un’opzione.
 }
tks-event-round_end = { $why ->
    [market_closed] Il mercato è chiuso: la manche finisce.
    [high_card] Un 11 o un 12 chiude il mercato: la manche finisce.
    [last_card] Una mano è vuota: la manche finisce.
   *[no_card] Non ci sono carte da pescare: la manche finisce.
 }
tks-event-option = { $self ->
    [yes] Spendi un’opzione e metti da parte { $card }.
   *[no] { $name } spende un’opzione e mette da parte { $card }.
 }
tks-event-option_done = { $self ->
    [yes] Non eserciti altre opzioni.
   *[no] { $name } non esercita altre opzioni.
 }
tks-event-score = { $self ->
    [yes] Segni { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    } in questa manche.
   *[no] { $name } segna { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    } in questa manche.
 }
tks-event-end = { $self ->
    [yes] Hai vinto.
   *[no] Ha vinto { $name }.
 }
tks-event-end-shared = { $names } condividono la vittoria.

## Perché?

tks-why-not_your_turn = Non tocca a te.
tks-why-over = L’ultima manche è stata conteggiata.
tks-why-chance = Prima si devono mescolare le carte.
tks-why-not_choosing = Non ci sono due eventi fra cui scegliere.
tks-why-choosing = Hai pescato due eventi: prima scegline uno.
tks-why-event_running = Prima fai ciò che chiede l’evento in corso.
tks-why-no_such_event = L’evento in corso non chiede questo.
tks-why-round_ended = La manche è finita: esercita opzioni adesso, o termina.
tks-why-round_running = Le opzioni si esercitano solo quando la manche è finita.
tks-why-not_in_hand = Non hai questa carta in mano.
tks-why-frozen = La colonna è congelata.
tks-why-too_low = Serve una carta più alta della più alta della colonna.
tks-why-too_high = Si sale al massimo di 4 sopra la carta più alta della colonna.
tks-why-same_card = Devi scartare un’altra carta.
tks-why-too_many = Hai tanti certificati quante carte ha la colonna più lunga.
tks-why-not_kept = Non hai tenuto questo evento.
tks-why-not_drawn = Non è uno dei due eventi pescati.
tks-why-no_top = Resta solo l’1, e non si toglie.
tks-why-no_split = Su questa colonna non c’è alcun frazionamento.
tks-why-something = C’è qualcosa da togliere: la carta più alta o un frazionamento.
tks-why-other_stock = L’insider nomina un altro titolo.
tks-why-not_discarded = Questa carta non era fra le azioni scartate quando l’insider è stato giocato.

## I titoli, secondo il loro posto nella frase

-tks-corn = { $form ->
   *[bare] mais
    [the] il mais
    [of] di mais
    [du] del mais
 }
-tks-gems = { $form ->
   *[bare] gemme
    [the] le gemme
    [of] di gemme
    [du] delle gemme
 }
-tks-chips = { $form ->
   *[bare] chip
    [the] i chip
    [of] di chip
    [du] dei chip
 }
-tks-oil = { $form ->
   *[bare] petrolio
    [the] il petrolio
    [of] di petrolio
    [du] del petrolio
 }
-tks-movies = { $form ->
   *[bare] film
    [the] i film
    [of] di film
    [du] dei film
 }
tks-name-corn = { -tks-corn }
tks-name-gems = { -tks-gems }
tks-name-chips = { -tks-chips }
tks-name-oil = { -tks-oil }
tks-name-movies = { -tks-movies }
tks-the-corn = { -tks-corn(form: "the") }
tks-the-gems = { -tks-gems(form: "the") }
tks-the-chips = { -tks-chips(form: "the") }
tks-the-oil = { -tks-oil(form: "the") }
tks-the-movies = { -tks-movies(form: "the") }
tks-one-corn = { $value ->
    [8] l’8
    [11] l’11
   *[other] il { $value }
 } { -tks-corn(form: "of") }
tks-one-gems = { $value ->
    [8] l’8
    [11] l’11
   *[other] il { $value }
 } { -tks-gems(form: "of") }
tks-one-chips = { $value ->
    [8] l’8
    [11] l’11
   *[other] il { $value }
 } { -tks-chips(form: "of") }
tks-one-oil = { $value ->
    [8] l’8
    [11] l’11
   *[other] il { $value }
 } { -tks-oil(form: "of") }
tks-one-movies = { $value ->
    [8] l’8
    [11] l’11
   *[other] il { $value }
 } { -tks-movies(form: "of") }
tks-of-corn = { $kind } { -tks-corn(form: "du") }
tks-of-gems = { $kind } { -tks-gems(form: "du") }
tks-of-chips = { $kind } { -tks-chips(form: "du") }
tks-of-oil = { $kind } { -tks-oil(form: "du") }
tks-of-movies = { $kind } { -tks-movies(form: "du") }

## Nomi, e ciò che non è stampato

tks-name-split = frazionamento
tks-name-crash = crollo
tks-name-insider = insider
tks-name-audit = revisione
tks-name-freeze = gelo
tks-name-no-change = nessun cambiamento
tks-name-bull = toro
tks-name-bear = orso
tks-name-options-up = più opzioni
tks-name-options-down = meno opzioni
tks-name-market-crash = crollo generale
tks-name-market-closed = mercato chiuso
tks-name-top = carta più alta
tks-name-none = nulla
tks-name-discard = scarta
tks-name-draw = pesca
tks-name-two = due
tks-name-keep = tienine uno
tks-name-play = gioca
tks-name-take = prendi
tks-name-done = basta
tks-reconstruction = Il numero di quote che mostra un certificato è una ricostruzione; il gioco stampato può essere diverso.
