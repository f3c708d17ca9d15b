### Moguli: che cosa è successo, e perché no.

## Che cosa è successo

mog-event-start = { $self ->
    [yes] Cominci tu.
   *[no] Comincia { $name }.
 }
mog-event-swap = { $self ->
    [yes] Scambi la tua fila di partenza con la fila { $row }.
   *[no] { $name } scambia la sua fila di partenza con la fila { $row }.
 }
mog-event-keep = { $self ->
    [yes] Tieni la tua fila di partenza.
   *[no] { $name } tiene la sua fila di partenza.
 }
mog-event-rotate = { $bonus ->
    [yes] { $self ->
        [yes] Bonus: giri { $tile } di { $degrees } gradi.
       *[no] Bonus: { $name } gira { $tile } di { $degrees } gradi.
    }
   *[no] { $self ->
        [yes] Giri { $tile } di { $degrees } gradi.
       *[no] { $name } gira { $tile } di { $degrees } gradi.
    }
 }
mog-event-pawn = { $self ->
    [yes] Muovi una pedina da { $from } a { $to }.
   *[no] { $name } muove una pedina da { $from } a { $to }.
 }
mog-event-earned = { $self ->
    [yes] La tua pedina è passata sotto una avversaria: puoi girare un’altra tessera.
   *[no] La pedina di { $name } è passata sotto una avversaria: { $name } può girare un’altra tessera.
 }
mog-event-across = { $self ->
    [yes] Hai { $pawns ->
        [one] { $pawns } pedina arrivata
       *[other] { $pawns } pedine arrivate
    }.
   *[no] { $name } ha { $pawns ->
        [one] { $pawns } pedina arrivata
       *[other] { $pawns } pedine arrivate
    }.
 }
mog-event-stalled = { $stall ->
    [unmoved] { $turns ->
        [one] { $turns } turno senza mosse di pedina.
       *[other] { $turns } turni di fila senza mosse di pedina.
    }
    [unable_even_turning] { $turns ->
        [one] { $turns } turno senza mosse possibili, neanche girando una tessera.
       *[other] { $turns } turni di fila senza mosse possibili, neanche girando una tessera.
    }
   *[unable] { $turns ->
        [one] { $turns } turno senza mosse possibili.
       *[other] { $turns } turni di fila senza mosse possibili.
    }
 }
mog-event-last_turn = { $self ->
    [yes] Hai un ultimo turno.
   *[no] { $name } ha un ultimo turno.
 }
mog-event-turn = { $self ->
    [yes] È il tuo turno.
   *[no] È il turno di { $name }.
 }
mog-event-turn-auto = Non avevi più nulla da fare: il tuo turno è finito automaticamente.
mog-event-stalled-auto = Non avevi più nulla da fare: il tuo turno è finito automaticamente, e conta per la fine di una partita bloccata ({ $turns } di fila).
mog-event-bound = { $self ->
    [yes] Finché due porte della tua fila di partenza non sono libere, una pedina che può lasciarla deve farlo.
   *[no] Finché due porte della fila di partenza di { $name } non sono libere, una pedina che può lasciarla deve farlo.
 }
mog-event-end = { $why ->
    [across] { $self ->
        [yes] Quattro pedine sono arrivate. Hai vinto.
       *[no] Quattro pedine sono arrivate. Ha vinto { $name }.
    }
    [stall] { $self ->
        [yes] { $stall ->
            [unmoved] Nessuno ha mosso una pedina per { $stalled } turni. Hai vinto.
            [unable_even_turning] Nessuno ha potuto muovere per { $stalled } turni, neanche girando una tessera. Hai vinto.
           *[unable] Nessuno ha potuto muovere per { $stalled } turni. Hai vinto.
        }
       *[no] { $stall ->
            [unmoved] Nessuno ha mosso una pedina per { $stalled } turni. Ha vinto { $name }.
            [unable_even_turning] Nessuno ha potuto muovere per { $stalled } turni, neanche girando una tessera. Ha vinto { $name }.
           *[unable] Nessuno ha potuto muovere per { $stalled } turni. Ha vinto { $name }.
        }
    }
   *[limit] { $self ->
        [yes] Era il turno { $round }, l’ultimo. Hai vinto.
       *[no] Era il turno { $round }, l’ultimo. Ha vinto { $name }.
    }
 }
mog-event-end-shared = { $why ->
    [across] Quattro pedine sono arrivate. La partita è patta.
    [stall] { $stall ->
        [unmoved] Nessuno ha mosso una pedina per { $stalled } turni. La partita è patta.
        [unable_even_turning] Nessuno ha potuto muovere per { $stalled } turni, neanche girando una tessera. La partita è patta.
       *[unable] Nessuno ha potuto muovere per { $stalled } turni. La partita è patta.
    }
   *[limit] Era il turno { $round }, l’ultimo. La partita è patta.
 }

## Perché?

mog-why-not_your_turn = Non tocca a te.
mog-why-over = La partita è finita.
mog-why-swap_pending = Prima le file di partenza: scambia la tua o tienila.
mog-why-no_swap = Le file di partenza si scambiano solo prima del primo turno.
mog-why-must_free = Meno di due porte della tua fila di partenza sono libere: prima porta fuori una pedina.
mog-why-must_move = Una tua pedina può muoversi, perciò deve.
mog-why-rotated = Hai già girato una tessera; puoi girarne un’altra solo dopo essere passato sotto una pedina avversaria.
mog-why-no_bonus = La tua pedina non è passata sotto nessuna pedina avversaria: non puoi girare una seconda tessera.
mog-why-bonus_used = Hai già fatto anche la rotazione bonus.
mog-why-barred = Il tuo avversario ha appena girato questa tessera.
mog-why-keeps_bound = Dopo questa rotazione nessuna pedina potrebbe lasciare la tua fila di partenza, e adesso una può farlo.
mog-why-keeps_still = Dopo questa rotazione nessuna tua pedina potrebbe muoversi, e una deve farlo.
mog-why-moved = In questo turno hai già mosso una pedina.
mog-why-no_pawn = Lì non c’è nessuna tua pedina.
mog-why-occupied = Lì c’è un’altra pedina.
mog-why-no_way = Nessun percorso in superficie, sotto un’altra pedina e di nuovo in superficie porta lì.
mog-why-same_gate = Una mossa non può finire dov’è cominciata.
mog-why-bound = Meno di due porte della tua fila di partenza sono libere: una pedina deve lasciare quella fila.
mog-why-stuck = Meno di due porte della tua fila di partenza sono libere, e nessuna pedina può lasciarla: nessuna può muoversi.
mog-why-home_full = Meno di due porte della tua fila di partenza sarebbero libere.
mog-why-must_turn = Meno di due porte della tua fila di partenza sono libere: prima gira una tessera che permetta a una pedina di lasciarla.
mog-why-opens_none = Così nessuna pedina potrebbe lasciare la tua fila di partenza, mentre girando un’altra tessera sì.

## Che cosa decidere

mog-turn-swap = Scambia la tua fila di partenza, o tienila.
mog-turn-both = Gira una tessera e muovi una pedina, nell’ordine che vuoi.
mog-turn-tile = Puoi girare una tessera, o finire il turno.
mog-turn-pawn = Puoi muovere una pedina, o finire il turno.
mog-turn-bonus = Bonus: puoi girare ancora una tessera.
mog-turn-bound = Una pedina deve lasciare la tua fila di partenza.
mog-turn-stuck = La tua fila di partenza è bloccata: gira una tessera, o finisci il turno.
mog-turn-open = Gira { $tiles }: una pedina potrà lasciare la tua fila di partenza.
mog-turn-way = Gira { $tiles } per aprire una via, o finisci il turno.
mog-other-tile = un’altra tessera evidenziata
mog-turn-must = In questo turno una tua pedina deve muoversi.
mog-turn-must-pawn = Ora una tua pedina deve muoversi.
mog-turn-end = Non resta nulla da fare: finisci il turno.
mog-wait-swap = { $name } sceglie la fila di partenza.
mog-wait-play = { $name } gioca il suo turno.

## Il tabellone

mog-board = Il tabellone: 35 tessere
mog-tile = { $gate }: sopra { $over }, sotto { $under }
mog-sides-NE = nord ed est
mog-sides-NW = nord e ovest
mog-sides-SE = sud ed est
mog-sides-SW = sud e ovest
mog-tile-pawn = { $self ->
    [yes] la tua pedina
   *[no] pedina di { $name }
 }
mog-tile-barred = non si può girare
mog-tile-opens = girarla di { $degrees } gradi apre una via
mog-tile-advised = suggerimento: { $move }
mog-below = Il mondo di sotto
mog-below-hint = Mostra il mondo di sotto: premi, o tieni premuto per un’occhiata (U)
mog-flip = Guarda il tabellone dall’altro lato

## Girare e muovere

mog-turn-any = Gira una tessera
mog-turn-again = Bonus: gira una tessera
mog-turn-which = Quale tessera?
mog-turn = Gira { $gate }
mog-turn-opens = Gira { $gate }: apre una via
mog-turn-by = Gira { $gate } di { $degrees } gradi in senso orario
mog-turn-left = Un quarto a sinistra
mog-turn-right = Un quarto a destra
mog-leave = Lasciala com’era
mog-degrees = { $degrees }°
mog-opens = apre { $ways }
mog-closes = chiude { $ways }
mog-nothing-changes = non cambia nessuna delle tue mosse
mog-change = { $opened ->
    [0] { $closed ->
        [0] non cambia nulla
       *[other] ne chiude { $closed }
    }
   *[other] { $closed ->
        [0] ne apre { $opened }
       *[other] ne apre { $opened }, ne chiude { $closed }
    }
 }
mog-looked = { $gate } di { $degrees }°: { $change }
mog-and-other = { $own } · { $name }: +{ $opened } −{ $closed }
mog-said-pawn = Muovi una pedina da { $from } a { $to }
mog-move = Pedina in { $gate }
mog-to = Verso { $gate }
mog-with-bonus = Bonus: ancora una rotazione
mog-fourth = La quarta pedina arrivata
mog-end = Finisci il turno
mog-duty = Finché due porte della tua fila di partenza non sono libere, una pedina che può lasciarla deve farlo: ora una può.
mog-duty-turn = Con le tessere così, nessuna pedina può lasciare la tua fila di partenza: prima girane una che ne faccia uscire una.
mog-stuck = { $turn ->
    [yes] Con le tessere così, nessuna pedina può lasciare la tua fila di partenza, e nessun’altra può muoversi prima: puoi solo girare tessere.
   *[no] Con le tessere così, nessuna pedina può lasciare la tua fila di partenza, e nessun’altra può muoversi prima.
 }
mog-swap-lead = Prima della corsa puoi scambiare le cinque tessere della tua fila di partenza con quelle di una fila centrale; nessuna viene girata.
mog-swap = Fila { $row }
mog-keep = Tieni la tua

## La corsa

mog-race = La corsa
mog-across = Pedine arrivate: { $count } su { $needed }
mog-way-up = dalla fila 1 alla fila 7
mog-way-down = dalla fila 7 alla fila 1
mog-pawn-on = Una pedina in { $gate }
mog-pawn-across = Una pedina in { $gate }, arrivata
mog-before = Prima del primo turno
mog-round = { $most ->
    [0] Turno { $round }
   *[other] Turno { $round } di { $most }
 }
mog-last-turn = L’ultimo turno
mog-used = In questo turno
mog-step-rotate = girare una tessera
mog-step-pawn = muovere una pedina
mog-step-bonus = bonus: girarne un’altra
mog-step-used = fatto
mog-step-open = ancora possibile
mog-stalled = { $stall ->
    [unmoved] Turni di fila senza mosse di pedina: { $turns } su { $most }; poi la partita finisce.
    [unable_even_turning] Turni di fila senza mosse possibili, neanche girando una tessera: { $turns } su { $most }; poi la partita finisce.
   *[unable] Turni di fila senza mosse possibili: { $turns } su { $most }; poi la partita finisce.
 }
mog-legend-over = sentiero sopra
mog-legend-under = sentiero sotto
mog-legend-barred = l’altro l’ha appena girata: ora non si può girare
mog-legend-kept = non si può girare: chiuderebbe la via che si deve prendere
mog-legend-opens = girarla apre una via a una tua pedina
mog-legend-cylinder = i bordi sinistro e destro si toccano
mog-board-legend = ══ sentiero sopra · ┄┄ sentiero sotto · ━━ entrambi · <> appena girata dall’altro
mog-ended-across = { $needed } pedine sono arrivate.
mog-ended-stall = { $stall ->
    [unmoved] Per { $turns } turni nessuno ha mosso una pedina.
    [unable_even_turning] Per { $turns } turni nessuno ha potuto muovere una pedina, neanche girando una tessera.
   *[unable] Per { $turns } turni nessuno ha potuto muovere una pedina.
 }
mog-ended-limit = Il turno { $round } era l’ultimo.
mog-result-seat = Giocatore
mog-result-across = Pedine arrivate
mog-result-gates = Alle porte

## I fatti in frasi

mog-fact-turnable = { $count ->
    [0] Ora non si può girare nessuna tessera.
    [one] Si può girare una tessera: { $tiles }.
   *[other] Si possono girare { $count } tessere: { $tiles }.
 }
mog-fact-movable = { $count ->
    [0] Ora nessuna pedina può muoversi.
   *[other] Le pedine possono muoversi: { $ways }.
 }
mog-fact-way = da { $from } a { $to }
mog-fact-row = Fila { $row }: { $tiles }.
mog-fact-seat = { $self ->
    [yes] Tu: { $across }, { $way }.
   *[no] { $name }: { $across }, { $way }.
 }
mog-fact-pawns = In viaggio: { $gates }.
mog-fact-across = Arrivate: { $gates }.
mog-fact-used = Fatto in questo turno: { $steps }.
mog-fact-no-sale = In Moguli non si vende nulla.
mog-fact-unseen = In Moguli nulla è nascosto.
mog-text-offer = Ora possibile
mog-text-market = Tabellone
