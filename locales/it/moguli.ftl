### Moguli: che cosa è successo, e perché no.

## Che cosa è successo

mog-event-start = { $self ->
    [yes] Giochi per primo tu.
   *[no] Gioca per primo { $name }.
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
    [yes] La tua pedina è passata sotto una avversaria: puoi fare un’altra rotazione.
   *[no] La pedina di { $name } è passata sotto una avversaria: può seguire un’altra rotazione.
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
mog-event-stalled = { $turns ->
     [one] { $turns } turno senza mosse possibili
    *[other] { $turns } turni di fila senza mosse possibili
 }.
mog-event-last_turn = { $self ->
    [yes] Hai un ultimo turno.
   *[no] { $name } ha un ultimo turno.
 }
mog-event-turn = { $self ->
    [yes] È il tuo turno.
   *[no] È il turno di { $name }.
 }
mog-event-bound = { $self ->
    [yes] Meno di due porte della tua fila di partenza sono libere: se una pedina può lasciarla, deve.
   *[no] Meno di due porte della fila di partenza di { $name } sono libere: se una pedina può lasciarla, deve.
 }
mog-event-end = { $why ->
    [across] { $self ->
        [yes] Quattro pedine sono arrivate. Hai vinto.
       *[no] Quattro pedine sono arrivate. Ha vinto { $name }.
    }
    [stall] { $self ->
        [yes] Nessuno ha potuto muovere per { $stalled } turni. Hai vinto.
       *[no] Nessuno ha potuto muovere per { $stalled } turni. Ha vinto { $name }.
    }
   *[limit] { $self ->
        [yes] Era il turno { $round }, l’ultimo. Hai vinto.
       *[no] Era il turno { $round }, l’ultimo. Ha vinto { $name }.
    }
 }
mog-event-end-shared = { $why ->
    [across] Quattro pedine sono arrivate. La partita è patta.
    [stall] Nessuno ha potuto muovere per { $stalled } turni. La partita è patta.
   *[limit] Era il turno { $round }, l’ultimo. La partita è patta.
 }

## Perché no?

mog-why-not_your_turn = Non tocca a te.
mog-why-over = La partita è finita.
mog-why-swap_pending = Si scelgono le file di partenza: scambia la tua o tienila.
mog-why-no_swap = Le file di partenza si scambiano solo prima del primo turno.
mog-why-must_free = Meno di due porte della tua fila di partenza sono libere: prima porta fuori una pedina.
mog-why-must_move = Una tua pedina può muoversi, perciò deve.
mog-why-rotated = Hai girato una tessera; un’altra solo dopo essere passato sotto una pedina avversaria.
mog-why-no_bonus = La tua pedina non è passata sotto nessuna pedina avversaria: non c’è una seconda rotazione.
mog-why-bonus_used = Hai già fatto anche la rotazione bonus.
mog-why-barred = Il tuo avversario ha appena girato questa tessera.
mog-why-keeps_bound = Dopo questa rotazione nessuna pedina potrebbe lasciare la tua fila di partenza, e adesso una può.
mog-why-keeps_still = Dopo questa rotazione nessuna tua pedina potrebbe muoversi, e una deve.
mog-why-moved = In questo turno hai già mosso una pedina.
mog-why-no_pawn = Lì non c’è nessuna tua pedina.
mog-why-occupied = Lì c’è un’altra pedina.
mog-why-no_way = Nessun percorso in superficie, sotto un’altra pedina e di nuovo in superficie porta lì.
mog-why-same_gate = Una mossa non finisce dov’è cominciata.
mog-why-bound = Meno di due porte della tua fila di partenza sono libere: una pedina deve lasciare quella fila.
mog-why-stuck = Meno di due porte della tua fila di partenza sono libere, e nessuna pedina può lasciarla: puoi solo girare.
mog-why-home_full = Meno di due porte della tua fila di partenza sarebbero libere.
