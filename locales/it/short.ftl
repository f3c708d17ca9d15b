### Ogni gioco in due minuti: un’immagine, tre didascalie e un giro di esempio.

short-title = In due minuti
short-example = Un giro di esempio
short-full = Il regolamento completo

## Mogul (2002)

short-mogul-2002-picture = Un’azione blu con il bordo verde, una coppa di gettoni e tre azioni verdi.
short-mogul-2002-1 = L’azione scoperta: ognuno segna un punto per ogni azione di quel colore che ha davanti. Il bordo dice che cosa si può vendere.
short-mogul-2002-2 = La coppa: offri un gettone e resta, oppure esci e prendi tutti i suoi gettoni.
short-mogul-2002-3 = Le azioni davanti a te: vendile in tempo, perché dopo il Crash non valgono più nulla.
short-mogul-2002-example-1 = Si scopre un’azione blu con il bordo verde. Ada ha due azioni blu e segna 2 punti, Ben ne ha una e segna 1 punto.
short-mogul-2002-example-2 = Ada offre un gettone, poi Ben. Cleo esce e prende i due gettoni. Ada offre ancora; Ben esce e prende quel gettone. Ada ha vinto, Ben è il secondo.
short-mogul-2002-example-3 = Ada prende l’azione blu. Ben fa l’altra cosa e vende le sue due azioni verdi: davanti a tutti ce ne sono quattro, perciò ognuna gli rende 4 punti.
short-mogul-2002-example-4 = Ada ha preso l’azione e apre l’asta seguente. Si continua così finché non esce il Crash; allora vince chi ha più punti.

## Mogul (2013)

short-mogul-2013-picture = Un’azione gialla con il riquadro blu, una coppa di gettoni e tre depositi su una linea ferroviaria.
short-mogul-2013-1 = L’azione scoperta: ognuno guadagna un dollaro per ogni azione di quella compagnia. L’altro colore vale per vendita e costruzione.
short-mogul-2013-2 = La coppa: offri un gettone e resta, oppure esci e prendi tutti i suoi gettoni.
short-mogul-2013-3 = Depositi su una rete: alla fine due rendono 2 × 2 dollari, tre ne rendono 3 × 3.
short-mogul-2013-example-1 = Si scopre un’azione gialla con il riquadro blu. Ada ha due azioni gialle e guadagna 2 dollari.
short-mogul-2013-example-2 = Ada offre un gettone, poi Ben. Cleo esce e prende i due gettoni. Esce anche Ada, ma ora la coppa è vuota. Ben ha vinto, Ada è la seconda.
short-mogul-2013-example-3 = Ben non vende nulla e costruisce invece il suo terzo deposito sulla rete blu: alla fine i tre gli renderanno 9 dollari.
short-mogul-2013-example-4 = Ada deve prendere l’azione gialla e apre l’asta seguente. Si continua così finché non esce il Crash; allora pagano depositi, azioni e gettoni, e vince chi ha più dollari.

## Moguli

short-moguli-picture = Il tabellone di lato: una pedina cammina su una tessera, si immerge in una porta, passa sotto un’altra pedina e riemerge.
short-moguli-1 = Una pedina cammina sulle tessere, di porta in porta, finché i sentieri si incontrano.
short-moguli-2 = Si immerge in una porta e deve passare sotto un’altra pedina, di chiunque sia.
short-moguli-3 = Riemerge da una porta libera e può proseguire. Quattro pedine dall’altra parte vincono.
short-moguli-example-1 = Ada gira una tessera di 90 gradi. Ora il suo sentiero di sotto passa sotto una pedina di Ben.
short-moguli-example-2 = Poi muove: la sua pedina si immerge, passa sotto quella di Ben e riemerge due tessere più avanti.
short-moguli-example-3 = Poiché era una pedina avversaria, Ada può girare come bonus un’altra tessera. Taglia un sentiero che serve a Ben.
short-moguli-example-4 = Ben non può girare le tessere che Ada ha appena girato. Ne gira un’altra, muove una pedina, e tocca di nuovo ad Ada.

## Take Stock

short-take-stock-picture = Due colonne di carte con i loro prezzi, 7 per il petrolio e 10 per il mais con un frazionamento, e un certificato di tre quote di petrolio che vale 21 punti.
short-take-stock-1 = Una colonna: la sua carta più alta è il prezzo del titolo.
short-take-stock-2 = Un frazionamento: toglie la carta più alta, ma il prezzo vale il doppio.
short-take-stock-3 = Un certificato: alla fine della manche le sue quote per il prezzo sono i tuoi punti.
short-take-stock-example-1 = Ada pesca una carta. Il petrolio è a 4; gioca il 7 di petrolio, e il prezzo sale a 7.
short-take-stock-example-2 = Ben pesca, mette da parte il 9 di petrolio come certificato di tre quote e scarta un’altra carta. Oggi sarebbero 3 × 7 = 21 punti.
short-take-stock-example-3 = Cleo scarta una carta per giocare in borsa e pesca due eventi. Sceglie il crollo del petrolio: il 7 se ne va, il prezzo torna a 4, e il certificato di Ben vale solo 12.
short-take-stock-example-4 = Più tardi Ada gioca un 11: il mercato chiude e si contano i certificati. Dopo quattro manche vince il totale più alto.
