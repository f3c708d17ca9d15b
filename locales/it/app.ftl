### Il sito intorno ai tavoli: pagina iniziale, regole, impostazioni.

app-name = Moguls
app-title = Moguls – arricchisciti prima del Crash
app-description = Gioca a Mogul, Moguli e Take Stock nel browser, contro i bot o con gli amici.
title-table = Tavolo
title-rules = Regolamento
link-seat-title = Il tuo posto al tavolo
link-title = Continua su un altro dispositivo
sign-in-title = Accedi
title-settings = Impostazioni
title-replay = Replay
title-review = Analisi
title-import = Guarda una registrazione
title-lobby = Tavoli aperti
title-puzzles = Problemi
title-record = Il mio bilancio
title-games = Le mie partite
title-new = Nuovo tavolo
title-missing = Pagina non trovata

## Su ogni pagina

skip = Vai al contenuto
nav = Sito
nav-tables = Tavoli
nav-games = Le mie partite
nav-rules = Regole
nav-settings = Impostazioni
language = Lingua
pair = { $name }: { $value }
close = Chiudi
try-again = Riprova
home-link = Vai alla pagina iniziale
footer-rules = I regolamenti dei quattro giochi
footer-import = Guarda la registrazione di una partita
footer-made = Software libero con licenza Apache-2.0. I giochi sono opera dei loro autori; tutti i disegni qui sono nostri.
footer-privacy = Nessun account necessario, nessuna pubblicità, nessun tracciamento e nessuna richiesta ad altri server.

## Tastiera

keys-title = Scorciatoie da tastiera
keys-list = Questo elenco
keys-home = Pagina iniziale
keys-tab = Al pulsante o al collegamento successivo
keys-arrows = Spostarsi fra le scelte
keys-enter = Premere un pulsante
keys-space = Spazio
keys-close = Chiudere una finestra

## Quando qualcosa non riesce

offline-title = Nessuna connessione
offline-lead = Il tuo dispositivo è offline. I tuoi tavoli restano sul server: puoi continuare quando sei di nuovo online.
failed-title = Non è stato possibile caricare la pagina
failed-lead = Non è stato possibile caricare una parte del sito. Forse è appena stato aggiornato; di solito basta ricaricare la pagina.
failed-part = Non è stato possibile caricare una parte della pagina. Forse il sito è appena stato aggiornato; di solito basta ricaricare la pagina.
updated-title = Moguls è stato aggiornato
updated-lead = Questa pagina è di una versione precedente e alcuni suoi file non sono più sul server. Carica la nuova versione: i tuoi tavoli restano come sono.
updated-load = Carica la nuova versione
missing-title = Pagina non trovata
missing-lead = A questo indirizzo non c’è nulla. Forse il link è scritto male, o la pagina è stata rimossa.
missing-lobby = Tavoli aperti
missing-new = Apri un nuovo tavolo
error-offline = Il server non è raggiungibile. Controlla la connessione e riprova.
error-too-fast = Troppe richieste in una volta. Aspetta un momento e riprova.
error-server = Il server non ci è riuscito ({ $code }). Riprova fra un momento.

## Pagina iniziale

home-title = Gioca a quattro giochi da tavolo nel browser
home-lead = Gratis, contro i bot o con gli amici. Scegli un gioco e comincia subito: niente account, niente registrazione.
home-play = Gioca subito
home-play-lead = { $bots ->
    [one] contro un bot
   *[other] contro { $bots } bot
 }
learn = Prima partita guidata
home-dealing = Si danno le carte…
home-set-up = Prepara un tavolo
home-rules = Leggi il regolamento
home-facts = { $most ->
    [2] 2 giocatori
   *[other] Da { $least } a { $most } giocatori
 }
home-length = { $minutes } min · { $level ->
    [easy] facile
    [medium] medio
   *[hard] impegnativo
 }
home-kind-mogul-2002 = gioco di carte
home-kind-mogul-2013 = gioco da tavolo
home-kind-moguli = corsa per due
home-kind-take-stock = gioco di carte
home-tagline-mogul-2002 = Arricchisciti prima del Crash
home-tagline-mogul-2013 = Punta sui binari giusti
home-tagline-moguli = Sopra, sotto, sopra
home-tagline-take-stock = Spingi i prezzi, incassa prima della campana
home-name-mogul-2002 = Mogul
home-name-mogul-2013 = Mogul
home-name-moguli = Moguli
home-name-take-stock = Take Stock
home-one-mogul-2002 = A ogni round si scopre un’azione ferroviaria, e ogni azione di quella compagnia che possiedi ti rende un punto.
home-two-mogul-2002 = Poi tutti offrono per averla, un gettone alla volta: paga e resta, oppure esci e prendi tutti i gettoni della coppa.
home-three-mogul-2002 = L’ultimo rimasto prende l’azione o vende, il secondo fa ciò che l’altro ha lasciato. Il Crash, nascosto verso il fondo del mazzo, mette fine alla partita.
home-one-mogul-2013 = Le compagnie ferroviarie pagano un premio per ogni azione che possiedi, e i depositi nelle stazioni giuste rendono alla fine della partita.
home-two-mogul-2013 = A ogni round un’azione va all’asta, gettone per gettone: l’ultimo rimasto la prende, oppure vende e costruisce; chi esce prende i gettoni della coppa.
home-three-mogul-2013 = Nessuno sa quando arriverà il Crash, e allora contano solo i tuoi depositi, le tue azioni e i tuoi gettoni.
home-one-moguli = Due giocatori fanno correre cinque pedine ciascuno su un tabellone di tessere con sentieri sopra e sotto, e ogni tessera si può girare.
home-two-moguli = Una pedina cammina sulle tessere, si immerge in una porta, deve passare sotto un’altra pedina e riemerge più avanti.
home-three-moguli = Chi per primo porta quattro pedine dall’altra parte vince la corsa.
home-one-take-stock = Cinque titoli salgono quando vi si giocano carte, e un certificato messo da parte in tempo rende secondo il prezzo del suo titolo alla chiusura del mercato.
home-two-take-stock = A ogni turno peschi una carta e poi fai salire un prezzo, metti da parte un certificato o tenti la sorte con eventi di mercato come frazionamenti, crolli, gelo e revisioni.
home-three-take-stock = Nessuno sa quando il mercato chiuderà, e le tue quattro opzioni devono bastare per tutta la partita. Dopo quattro manche vince il totale più alto.

## Nome

name-ask = Come ti chiami?
name-example = Il tuo nome
name-kept = Ciao, { $name }.

## Impostazioni

name-too-long = Al massimo { $most } caratteri; questo nome ne ha { $length }.
settings-scheme = Aspetto
settings-scheme-name = { $scheme ->
    [dark] Scuro
    [light] Chiaro
    [contrast] Alto contrasto
   *[system] Come il dispositivo
 }
settings-pace = Ritmo dei bot
settings-pace-name = { $pace ->
    [slow] lento
    [at_once] subito
   *[normal] normale
 }
settings-pace-lead = «Lento» lascia a un lettore di schermo il tempo di leggere ogni mossa. Con «subito» nessuno aspetta un bot e non ci sono animazioni.
settings-waits = I bot mi aspettano
settings-waits-lead = Ai tavoli dove giochi da solo contro i bot, il prossimo muove solo quando premi Avanti o J.
settings-spoken = Che cosa viene letto ad alta voce
settings-spoken-name = { $spoken ->
    [turn] dal mio ultimo turno
    [round] una manche alla volta
   *[move] ogni mossa
 }
settings-motion = Animazioni
settings-motion-name = { $motion ->
    [full] Tutte
    [none] Nessuna
   *[system] Come il dispositivo
 }
settings-palette = Colori di compagnie e titoli
settings-palette-name = { $palette ->
    [strong] Per daltonici (rosso-verde)
    [gray] Senza colore
   *[standard] Consueti
}
settings-sound = Suoni
settings-volume = Volume
settings-keys = Scorciatoie da tastiera
settings-plain = Tavoli come testo
settings-coach = Coach
