### La maestra: ciò che dice Agatha, una compagna bot, quando conta per la prima volta.

## Il fumetto

coach = Coach
coach-role = { $here ->
    [yes] gioca e spiega
   *[no] spiega il gioco
 }
coach-says = Agatha: { $text }
coach-next = Avanti
coach-got-it = Ho capito
coach-off = Disattiva il coach
coach-again = Ripeti
coach-quiet = Niente di nuovo, continua pure. Parlo quando qualcosa conta.
coach-key = Il prossimo consiglio del coach

## Mogul (2002)

coach-m02-goal = Ciao, sono Agatha. { $here ->
    [yes] Gioco con te
   *[no] Ti guardo giocare
 } e ti dico che cosa conta. Questo tracciato mostra i punti di tutti: chi ne ha di più alla fine vince.
coach-m02-share = Questa azione è appena stata scoperta. Ha dato a ciascuno un punto per ogni azione { $company } che ha davanti. { $own ->
    [0] Tu non ne hai ancora.
    [one] Tu ne hai una.
   *[other] Tu ne hai { $own }.
 }
coach-m02-chips = { $chips ->
    [one] Questo è il tuo ultimo gettone.
   *[other] Ecco i tuoi { $chips } gettoni.
 } Servono a pagare le aste. { $open ->
    [yes] A questo tavolo tutti vedono quanti ne ha ciascuno.
   *[no] Nessun altro vede quanti ne hai.
 }
coach-m02-loan = Prima di ogni asta puoi chiedere un prestito: due gettoni per due punti. È caro: fallo solo se i gettoni ti mancano.
coach-m02-auction = Ora si offre per quest’azione. Metti un gettone nella coppa e resti. Esci, e prendi tutto ciò che c’è nella coppa. L’ultimo rimasto vince l’asta.
coach-m02-empty = La coppa è vuota: se esci ora te ne vai senza niente. Un gettone ti tiene in gara mentre si riempie.
coach-m02-full = Nella coppa ci sono { $chips } gettoni. Se esci ora sono tutti tuoi. Spesso è meglio che vincere.
coach-m02-broke = Hai quasi finito i gettoni, e chi non ne ha deve uscire. La prossima volta esci quando la coppa è piena.
coach-m02-won = Hai vinto. Prendi l’azione: ti paga ogni volta che si scopre un’azione { $company }. Oppure vendi: non questa, ma le tue azioni { $sale }, la compagnia del bordo.
coach-m02-sale = Ogni tua azione { $sale } rende ora { $price ->
    [one] un punto
   *[other] { $price } punti
 }: uno per ogni azione { $sale } che sta davanti a tutti noi. Ciò che vendi non torna.
coach-m02-nothing = Qui non hai niente da vendere, eppure puoi scegliere di non vendere nulla: allora il secondo deve prendere l’azione, e non vende neanche lui.
coach-m02-second = Sei uscito per ultimo, quindi sei il secondo: fai ciò che il vincitore non ha scelto.
coach-m02-start = Hai preso l’ultima azione, perciò apri tu quest’asta. Attenzione: se esci subito trovi la coppa vuota.
coach-m02-deck = Carte rimaste: { $left }. Il Crash è una delle ultime cinque, e nessuno sa quale.
coach-m02-market = Il mercato conta per te quante azioni di ogni compagnia sono davanti a tutti i giocatori e quante devono ancora uscire. Tante davanti fanno un prezzo alto.
coach-m02-orders = Troppi clic? Dai un ordine permanente, per esempio: resta finché nella coppa ce ne sono sei. Lo vedi solo tu.
coach-m02-near = { $whole ->
    [one] Ora scotta: la prossima carta è il Crash.
   *[other] Ora scotta: c’è 1 probabilità su { $whole } che la prossima carta sia il Crash.
 } Dopo, le azioni non valgono più nulla. Vendi finché puoi.
coach-m02-end = È arrivato il Crash. Le azioni ormai sono carta, ma cinque gettoni valgono ancora un punto. Ben giocato. Ricominciamo?

## Mogul (2013)

coach-m13-goal = Ciao, sono Agatha. { $here ->
    [yes] Gioco con te
   *[no] Ti guardo giocare
 } e ti dico che cosa conta. Fino al Crash si guadagnano dollari tenendo azioni e vendendole; poi a pagare sono i nostri depositi in queste stazioni.
coach-m13-share = Questa azione è appena stata scoperta. Ha dato a ciascuno un dollaro per ogni azione { $company } che ha davanti. { $own ->
    [0] Tu non ne hai.
    [one] Tu ne hai una.
   *[other] Tu ne hai { $own }.
 }
coach-m13-chips = { $chips ->
    [one] Questo è il tuo ultimo gettone.
   *[other] Ecco i tuoi { $chips } gettoni.
 } Servono a pagare le aste. { $open ->
    [yes] A questo tavolo tutti vedono quanti ne ha ciascuno.
   *[no] Nessun altro vede quanti ne hai.
 }
coach-m13-auction = Ora si offre. Metti un gettone nella coppa e resti. Esci, e prendi tutto ciò che c’è nella coppa. L’ultimo rimasto vince l’asta.
coach-m13-empty = La coppa è vuota: se esci ora te ne vai senza niente. Un gettone ti tiene in gara mentre si riempie.
coach-m13-full = Nella coppa ci sono { $chips } gettoni. Se esci ora sono tutti tuoi. Spesso è meglio che vincere.
coach-m13-credit = Quasi al verde? Una sola volta in tutta la partita puoi prendere il credito: tre gettoni per tre dollari. Non si restituisce mai.
coach-m13-won = Hai vinto. Prendi l’azione { $company }, che paga premi. Oppure vendi tutte le tue azioni { $box }, o costruisci un deposito sulla rete { $box }.
coach-m13-sale = Vendere vuol dire cedere tutte le tue azioni { $box } in una volta. Ora rende { $points ->
    [one] un dollaro
   *[other] { $points } dollari
 }: più ce ne sono davanti a tutti noi, più ciascuna è cara.
coach-m13-erect = Se non vendi, puoi costruire un deposito in una stazione libera della rete { $box }. I depositi pagano quando arriva il Crash.
coach-m13-crossing = { $town } appartiene a due reti. Un deposito lì conta per entrambe.
coach-m13-second = Sei uscito per ultimo, quindi sei il secondo: fai ciò che il vincitore non ha scelto.
coach-m13-built = Come stanno ora, i tuoi depositi renderebbero { $worth ->
    [one] un dollaro
   *[other] { $worth } dollari
 }. Tienili insieme: due su una rete ne rendono quattro, tre ne rendono nove. Ancora da costruire: { $left }.
coach-m13-start = Hai preso l’ultima azione, perciò apri tu quest’asta. Attenzione: se esci subito trovi la coppa vuota.
coach-m13-deck = Carte rimaste: { $left }. Il Crash è una delle ultime quattro, e nessuno sa quale.
coach-m13-market = Il mercato conta per te quante azioni di ogni compagnia sono davanti a tutti i giocatori e quante devono ancora uscire. Tante davanti fanno un prezzo alto.
coach-m13-move = Tutti i tuoi depositi sono sulla mappa. Invece di costruirne uno, ora puoi spostarne uno in un posto migliore.
coach-m13-near = { $whole ->
    [one] Ora scotta: la prossima carta è il Crash.
   *[other] Ora scotta: c’è 1 probabilità su { $whole } che la prossima carta sia il Crash.
 } Dopo, un’azione vale solo un dollaro. Vendi finché i prezzi sono alti.
coach-m13-end = È arrivato il Crash. Ora i depositi pagano, ogni azione dà un dollaro e cinque gettoni uno in più. Ben giocato. Ricominciamo?

## Moguli

coach-mog-goal = Ciao, sono Agatha{ $here ->
    [yes] , e oggi gioco contro di te.
   *[no] , e ti guardo giocare.
 } È una corsa: il primo che porta { $needed } pedine sulla fila di partenza dell’altro vince.
coach-mog-swap = A questo tavolo puoi scambiare la tua fila di partenza con una del centro prima di cominciare. Va bene anche tenerla.
coach-mog-board = Su ogni tessera due sentieri portano dalla porta a due lati. Dove i sentieri di due vicine si incontrano, una pedina può passare.
coach-mog-marks = Sulle tessere segnate i sentieri di sotto vanno come sopra, sulle altre verso gli altri due lati. In una porta c’è posto per una sola pedina.
coach-mog-under = C’è anche un mondo di sotto: questo pulsante{ $keys ->
    [yes] , o il tasto U,
   *[no] { "" }
 } lo mostra. Una pedina cammina sulle tessere, si immerge in una porta, lì deve passare sotto almeno una pedina, riemerge da una porta libera e può proseguire.
coach-mog-turn = Tocca a te. Puoi girare una tessera e muovere una pedina, nell’ordine che vuoi. Quando hai fatto, finisci il turno.
coach-mog-duty = Finché { $wanted } porte della tua fila di partenza non sono libere, una pedina deve uscirne appena può. Ora una può: sceglila per vedere fin dove arriva.
coach-mog-wayout = Con le tessere così, nessuna pedina può lasciare la tua fila di partenza. Gira { $tiles ->
    [one] la tessera verde
   *[other] una delle { $tiles } tessere verdi
 }: si apre una via. Poi muovi la pedina.
coach-mog-choose = { $moves ->
    [one] C’è una mossa possibile per le tue pedine.
   *[other] Ci sono { $moves } mosse possibili per le tue pedine.
 } Scegli una pedina per vedere fin dove può arrivare.
coach-mog-stuck = Nessuna tua pedina può muoversi ora. { $green ->
    [yes] Gira una tessera verde: si apre una via.
   *[no] Puoi comunque girare una tessera.
 }
coach-mog-rotate = Puoi ancora girare una tessera: apri un sentiero alla tua prossima pedina, o tagliane uno al tuo avversario.
coach-mog-tempting = Guarda: una di queste mosse passa sotto una pedina avversaria. Ti vale un’altra rotazione alla fine del turno.
coach-mog-bonus = La tua pedina è passata sotto una pedina avversaria. Come bonus puoi girare un’altra tessera.
coach-mog-barred = L’avversario ha appena girato { $tile }. In questo turno non puoi girare quella tessera.
coach-mog-across = { $across ->
    [one] La tua prima pedina è arrivata.
   *[other] { $across } delle tue pedine sono arrivate.
 } Te ne servono { $needed }. Una pedina arrivata può restare lì, o ripartire.
coach-mog-behind = Attenzione: all’avversario manca una sola pedina. Taglia i suoi sentieri, se puoi.
coach-mog-winning = Guarda bene: una di queste mosse porta all’arrivo la tua pedina numero { $needed }.
coach-mog-last = La quarta pedina avversaria è arrivata, ma tu giochi per secondo: ti resta un ultimo turno. Se arriva anche la tua quarta, la partita è patta.
coach-mog-end = La corsa è finita. Ben giocato. Ricominciamo?

## Take Stock

coach-tks-goal = Ciao, sono Agatha. { $here ->
    [yes] Gioco con te
   *[no] Ti guardo giocare
 } e ti dico che cosa conta. Qui cinque titoli salgono e scendono. Metti da parte azioni di quelli che varranno di più alla fine della manche; { $rounds ->
    [one] giochiamo una manche.
   *[other] giochiamo { $rounds } manche.
 }
coach-tks-price = Il prezzo di un titolo è la carta più alta della sua colonna{ $split ->
    [yes] , contata una volta in più per ogni frazionamento che ci sta sopra.
   *[no] .
 } { $price ->
    [1] All’inizio di ogni manche ogni prezzo è 1.
   *[other] Ora il prezzo più alto è { $price }: { $stock }.
 }
coach-tks-hand = Queste sono le tue { $cards } carte. Con ognuna puoi far salire il prezzo del suo titolo, metterla da parte come certificato, che paga alla fine della manche, o scartarla per qualcos’altro.
coach-tks-turn = Tocca a te. Hai già pescato; ora fai una cosa sola: far salire un prezzo, mettere da parte una carta, o giocare in borsa per un evento. Non si passa.
coach-tks-raise = Per far salire un prezzo, gioca una carta più alta di quella in cima, al massimo di 4. Il più alto che puoi raggiungere: { $stock } a { $price }.
coach-tks-save = Per mettere da parte, posa una carta davanti a te e scartane un’altra. Solo le carte messe da parte pagano alla fine della manche: non aspettare troppo.
coach-tks-weigh = Ai prezzi di ora i tuoi certificati rendono { $worth ->
    [one] un punto
   *[other] { $worth } punti
 }. Ma ogni volta che metti da parte hai una carta in meno fino alla fine della manche.
coach-tks-limit = Hai { $count ->
    [one] un certificato
   *[other] { $count } certificati
 }. Puoi metterne da parte solo finché ne hai meno delle carte della colonna più lunga, frazionamenti compresi: { $limit } per ora. Prima fai salire i prezzi.
coach-tks-events = Per giocare in borsa scarta una carta e pesca eventi: due, di cui uno accade subito, oppure uno che tieni in segreto per dopo.
coach-tks-choose = Due eventi. Scegli quello che ti conviene: accade subito. L’altro se ne va, e nessuno lo vede.
coach-tks-kept = Tieni { $count ->
    [one] un evento
   *[other] { $count } eventi
 }. In un turno successivo puoi scartare una carta e giocarne uno, quando ti aiuta o danneggia gli altri di più.
coach-tks-event = Questo evento ti chiede una decisione. Scegli qui che cosa accade.
coach-tks-split = Su una colonna c’è un frazionamento: la sua carta più alta ora vale il doppio. Un secondo la farebbe valere il triplo.
coach-tks-frozen = Una colonna è congelata: non sale, non si revisiona, non si fraziona, finché un crollo o un altro gelo non la libera.
coach-tks-tokens = Hai { $tokens ->
    [one] un’opzione
   *[other] { $tokens } opzioni
 }. Ognuna ti permette di mettere da parte una carta in più quando una manche è finita. Ma devono bastare per tutta la partita.
coach-tks-closing = Puoi chiudere la manche: un 11 o un 12 chiude subito il mercato. Va bene se i tuoi certificati valgono molto.
coach-tks-soon = Qualcuno non ha quasi più carte. Chi scarta l’ultima chiude la manche. Hai messo da parte abbastanza?
coach-tks-bell = Il mercato può chiudere presto. Eventi sopra «mercato chiuso»: { $left }.
coach-tks-options = La manche è finita. Ogni opzione mette da parte ancora una carta della tua mano, al prezzo di oggi. Le tue opzioni: { $tokens }. Manche ancora da giocare: { $rounds }.
coach-tks-second = Una nuova manche, carte nuove; ogni prezzo riparte da 1. I tuoi punti: { $points }. Manche da giocare, compresa questa: { $rounds }.
coach-tks-end = Suona la campana finale. Chi ha più punti vince. Ben giocato. Ricominciamo?
