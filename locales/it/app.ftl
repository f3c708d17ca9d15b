### Il sito intorno ai tavoli: pagina iniziale, regole, impostazioni.

app-name = Moguls
app-title = Moguls – arricchisciti prima del Crash
app-description = Azioni ferroviarie, gettoni e sangue freddo: gioca a Mogul nel browser, contro i bot o con gli amici.
title-table = Tavolo
title-rules = Regolamento
link-seat-title = Il tuo posto al tavolo
link-title = Continua su un altro dispositivo
title-settings = Impostazioni
title-replay = Replay
title-review = Analisi
title-import = Guarda una registrazione
title-lobby = Tavoli aperti
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
home-link = Alla pagina iniziale
footer-rules = I regolamenti dei quattro giochi
footer-import = Guarda la registrazione di una partita
footer-made = Software libero con licenza Apache-2.0. I giochi sono opera dei loro autori; tutti i disegni sono nostri.
footer-privacy = Nessun account, nessuna pubblicità, nessun tracciamento: nulla viene chiesto ad altri server.

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
offline-lead = Il tuo dispositivo è offline. I tuoi tavoli restano sul server: torna quando c’è connessione e continua a giocare.
failed-title = La pagina non è arrivata
failed-lead = Una parte del sito non si è caricata. Forse il sito è appena stato aggiornato; di solito basta ricaricare la pagina.
failed-part = Una parte della pagina non si è caricata. Forse il sito è appena stato aggiornato; di solito basta ricaricare la pagina.
updated-title = Moguls è stato aggiornato
updated-lead = Questa pagina è di una versione precedente e una sua parte non è più sul server. Carica la nuova versione: i tuoi tavoli restano come sono.
updated-load = Carica la nuova versione
missing-title = Fine della linea
missing-lead = A questo indirizzo non c’è nulla. Forse il collegamento è scritto male, o quel che c’era non c’è più.
missing-lobby = Tavoli aperti
missing-new = Apri un nuovo tavolo
error-offline = Il server non è raggiungibile. Controlla la connessione e riprova.
error-too-fast = Troppo in fretta. Aspetta un momento e riprova.
error-server = Il server non ci è riuscito ({ $code }). Riprova fra un momento.

## Pagina iniziale

home-title = Quattro giochi di azioni, binari e pietra
home-lead = Scegli un gioco: basta un clic per sederti contro i bot. Niente account, niente moduli.
home-play = Gioca subito
home-play-lead = { $bots ->
    [one] contro un bot
   *[other] contro { $bots } bot
 }
learn = Prima partita guidata
home-dealing = Si distribuisce…
home-set-up = Prepara un tavolo
home-rules = Leggi il regolamento
home-facts = { $most ->
    [2] 2 giocatori
   *[other] Da { $least } a { $most } giocatori
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
home-two-mogul-2002 = Poi tutti offrono per averla, un gettone alla volta: paga e resta, oppure esci e intasca tutti i gettoni della coppa.
home-three-mogul-2002 = L’ultimo rimasto prende l’azione o vende, il secondo fa ciò che l’altro ha lasciato – finché il Crash, nascosto in fondo al mazzo, mette fine a tutto.
home-one-mogul-2013 = Le compagnie ferroviarie pagano un premio per ogni azione che possiedi, e un deposito nella stazione giusta rende quando tutto è finito.
home-two-mogul-2013 = A ogni round un’azione va a chi resta più a lungo in un’asta pagata gettone per gettone: può prenderla, oppure vendere e costruire; chi esce in tempo riempie la borsa.
home-three-mogul-2013 = Nessuno sa quando arriverà il Crash, e allora conta solo ciò che sta lungo i binari, ciò che hai davanti a te e ciò che tintinna nella tua borsa.
home-one-moguli = Due giocatori mandano cinque pedine ciascuno attraverso un tabellone di tessere con sentieri sopra e sentieri sotto, e ogni tessera si può girare.
home-two-moguli = Una pedina cammina sulle tessere, si immerge in una porta, deve passare sotto un’altra pedina e riemerge più avanti.
home-three-moguli = Chi per primo porta quattro pedine dall’altra parte vince la corsa.
home-one-take-stock = Cinque titoli salgono man mano che vi si posano carte, e un certificato messo da parte in tempo rende secondo il prezzo del suo titolo alla chiusura del mercato.
home-two-take-stock = A ogni turno peschi una carta e poi spingi un prezzo, metti da parte un certificato o tenti la sorte con gli eventi di mercato, che frazionano, fanno crollare, congelano e controllano.
home-three-take-stock = Nessuno sa quando il mercato chiuderà, le tue quattro opzioni devono bastare per tutta la partita, e dopo quattro manche vince il totale più alto.

## Nome

name-ask = Come ti chiami?
name-example = Il tuo nome
name-kept = Ciao, { $name }.

## Impostazioni

name-too-long = Al massimo { $most } caratteri; questo nome ne ha { $length }.
settings-scheme = Aspetto
settings-scheme-name = { $scheme ->
    [dark] Notte
    [light] Giorno
    [contrast] Alto contrasto
   *[system] Come il dispositivo
 }
settings-scheme-lead = L’alto contrasto è in bianco e nero, di giorno o di notte come il tuo dispositivo.
settings-pace = Ritmo dei bot
settings-pace-name = { $pace ->
    [slow] lento
    [at_once] subito
   *[normal] normale
 }
settings-pace-lead = Lento lascia il tempo di sentire ogni mossa. Subito, nessuno aspetta un bot e niente vola per bellezza.
settings-pace-host = Vale ai tavoli che crei; chi ospita può cambiarlo durante la partita.
settings-waits = I bot mi aspettano
settings-waits-lead = Se giochi da solo contro i bot: il prossimo muove solo quando premi Avanti o J.
settings-spoken = Che cosa viene letto
settings-spoken-name = { $spoken ->
    [turn] dal mio ultimo turno
    [round] una manche alla volta
   *[move] ogni mossa
 }
settings-spoken-lead = Per i lettori di schermo. Dal mio ultimo turno è consueto con i tavoli come testo. Ciò che fai tu e ciò che non riesce si dice sempre subito.
settings-motion = Animazioni
settings-motion-name = { $motion ->
    [full] Tutte
    [none] Nessuna
   *[system] Come il dispositivo
 }
settings-motion-lead = Gettoni e carte volano solo per bellezza. Senza animazioni non si perde nulla.
settings-palette = Colori di compagnie e titoli
settings-palette-name = { $palette ->
    [strong] Per daltonici (rosso-verde)
    [gray] Senza colore
   *[standard] Consueti
}
settings-palette-lead = Anche motivi, simboli e lettere li distinguono, in ogni tavolozza.
settings-sound = Suoni
settings-sound-lead = Gettoni, carte, una campanella quando tocca a te, e il Crash. Al tavolo, M li accende o li spegne.
settings-volume = Volume
settings-keys = Scorciatoie da tastiera
settings-keys-lead = Basta un tasto per giocare o aprire un pannello; premi ? per l’elenco. Senza queste scorciatoie funzionano solo Tab, le frecce, Invio ed Esc.
settings-plain = Tavoli come testo
settings-plain-lead = Ogni gioco con elenchi, tabelle e pulsanti invece del tabellone disegnato. Utile per lettori di schermo e dispositivi piccoli o lenti; vale dal prossimo tavolo.
settings-coach = Maestra
settings-coach-lead = Agatha, una compagna bot, indica ciò che conta quando conta per la prima volta.
settings-kept = Le impostazioni restano in questo browser.
