### Il sito intorno ai tavoli: pagina iniziale, regole, impostazioni.

app-name = Moguls
app-title = Moguls – arricchisciti prima del crollo
app-description = Azioni ferroviarie, gettoni e sangue freddo: gioca a Mogul nel browser, contro i bot o con gli amici.
title-table = Tavolo
title-rules = Regolamento
title-settings = Impostazioni
title-replay = Replay
title-import = Guarda una registrazione
title-missing = Pagina non trovata

## Su ogni pagina

skip = Vai al contenuto
nav = Sito
nav-rules = Regole
nav-settings = Impostazioni
language = Lingua
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
offline-lead = Il tuo dispositivo è fuori linea. I tuoi tavoli restano sul server: torna quando c’è linea e continua a giocare.
failed-title = La pagina non è arrivata
failed-lead = Una parte del sito non si è caricata. Forse è appena stato rinnovato; di solito basta ricaricare la pagina.
missing-title = Fine della linea
missing-lead = A questo indirizzo non c’è nulla. Forse il collegamento è scritto male, o quel che c’era non c’è più.
error-offline = Il server non è raggiungibile. Controlla la connessione e riprova.
error-too-fast = Troppo in fretta. Aspetta un momento e riprova.
error-server = Il server non ci è riuscito ({ $code }). Riprova fra un momento.

## Pagina iniziale

home-poster-alt = Manifesto: una locomotiva aerodinamica con un solo faro splendente esce da una città notturna di grattacieli, con un nastro della telescrivente che le sventola dietro.
home-facts = Da 3 a 6 giocatori · un gioco di Michael Schacht
home-eyebrow = New York, 1929
home-tagline = Arricchisciti prima del crollo
home-one = A ogni round si scopre un’azione ferroviaria, e ogni azione di quella compagnia che possiedi ti rende un punto.
home-two = Poi tutti offrono per averla, un gettone alla volta: paga e resta, oppure esci e intasca tutti i gettoni della coppa.
home-three = L’ultimo rimasto prende l’azione o vende, il secondo fa l’altra cosa – finché il Crash, nascosto in fondo al mazzo, mette fine a tutto.
home-play = Gioca
home-play-lead = { $bots ->
    [one] contro un bot, senza account
   *[other] contro { $bots } bot, senza account
 }
home-play-game = Gioca a { $game }
learn = Prima partita guidata
home-dealing = Si distribuisce…
home-rules = Leggi il regolamento

## Nome

name-ask = Come ti chiami?
name-example = Il tuo nome
name-kept = Benvenuto al tavolo, { $name }.

## Nuovo tavolo

new-title = Nuovo tavolo
new-game = Gioco
new-seats = Posti
new-seat = Posto
new-you = Tu
new-friend = Un amico, con un link
new-bot = { $level ->
    [easy] Bot, facile
    [normal] Bot, normale
    [hard] Bot, difficile
    [expert] Bot, esperto
   *[other] Bot
 }
new-rules = Varianti
new-rules-changed = { $changed ->
    [0] come da regole
    [one] { $changed } cambiata
   *[other] { $changed } cambiate
 }
new-make = Apri il tavolo
new-making = Apertura del tavolo…
new-hint = { $friends ->
    [0] La partita comincia subito.
    [one] Riceverai un link da mandare al tuo amico.
   *[other] Riceverai un link da mandare ai tuoi amici.
 }

## Varianti dei giochi

switch-first_player = Primo giocatore
switch-first_player-lead = Chi comincia il primo round.
switch-first_player-random = A sorte
switch-first_player-seat = Posto { $seat }
switch-quick_start = Partenza veloce
switch-quick_start-lead = Oltre all’azione iniziale, ognuno riceve un’azione di una delle cinque compagnie. Al massimo in cinque giocatori.
switch-loans_per_auction = Prestiti a volontà
switch-loans_per_auction-lead = Altrimenti un solo prestito per giocatore e per asta.
switch-loan_timing = Prestiti durante l’asta
switch-loan_timing-lead = Si prende in prestito nel proprio turno, non solo prima della prima offerta.
switch-score_floor = Niente debiti
switch-score_floor-lead = Nessuno può prendere un prestito che lo porti sotto zero.
switch-partial_sale = Tutto o niente
switch-partial_sale-lead = Chi vende cede tutte le azioni della compagnia, o nessuna.
switch-open_chips = Gettoni scoperti
switch-open_chips-lead = Tutti vedono quanti gettoni hanno gli altri.
switch-deck = Mazzo B
switch-deck-lead = Il secondo elenco di azioni: altri colori dei riquadri.
switch-start_shares = Azioni iniziali a sorte
switch-start_shares-lead = Altrimenti un cartello dice quali riceve ciascuno.
switch-new_start_row = Nuova fila di partenza
switch-new_start_row-lead = Prima del primo turno ciascuno può scambiare la fila di partenza con una delle tre centrali.
switch-cylinder = Cilindro
switch-cylinder-lead = Le estremità sinistra e destra di ogni fila si toccano.
switch-compulsory_move = Chi può muovere deve
switch-compulsory_move-lead = Altrimenti una pedina può restare dov’è.
switch-null_move = Andata e ritorno
switch-null_move-lead = Una pedina può finire la mossa dove l’ha cominciata.
switch-stall_turns = Patta più presto
switch-stall_turns-lead = La partita finisce dopo tre turni di fila senza mosse di pedina possibili, non dopo sei.
switch-max_turns = Turni al massimo
switch-max_turns-lead = Dopo tanti turni, contati quelli di entrambi, la partita è patta; 0: senza limite.
switch-certificates = Quote in quattro gradini
switch-certificates-lead = Le quote di una carta messa da parte crescono in quattro gradini, non in tre.
switch-crash_counts_start = Le carte iniziali non contano nel crollo
switch-crash_counts_start-lead = Un crollo dimezza una colonna senza contarne la prima carta.
switch-kept_events = Gli eventi si tengono
switch-kept_events-lead = Alla chiusura del mercato gli eventi in mano restano per la manche seguente.
switch-rounds = Manche
switch-rounds-lead = Quante manche si giocano.

## Tavoli visitati

recent-title = I tuoi tavoli
recent-state = { $state ->
    [waiting] in attesa di giocatori
    [turn] tocca a te
    [playing] in corso
   *[over] finito
 }

## Gli altri giochi

games-title = Gli altri giochi della famiglia
games-lead = Altri tre tavoli sono aperti. I loro tabelloni sono ancora da disegnare: intanto si gioca con parole e pulsanti.
games-set-up = Prepara un tavolo
games-rules = Regole
games-facts = { $most ->
    [2] 2 giocatori
   *[other] Da { $least } a { $most } giocatori
 }
game-mogul-2013 = Il gioco da tavolo: cinque reti ferroviarie su una mappa.
game-moguli = Sentieri di pietra, e altri sottoterra.
game-take-stock = Cinque prezzi che salgono e scendono, e una mano di carte per spingerli.

## Impostazioni

settings-scheme = Luce
settings-scheme-name = { $scheme ->
    [dark] Notte
    [light] Giorno
    [contrast] Alto contrasto
   *[system] Come il dispositivo
 }
settings-scheme-lead = L’alto contrasto è in bianco e nero, di giorno o di notte come il tuo dispositivo.
settings-motion = Movimento
settings-motion-name = { $motion ->
    [full] Mostralo
    [none] Resta fermo
   *[system] Come il dispositivo
 }
settings-motion-lead = Gettoni e carte volano solo per bellezza. Senza movimento non si perde nulla.
settings-keys = Scorciatoie da tastiera
settings-keys-lead = Un solo tasto basta per giocare e aprire; premi ? per l’elenco. Senza, agiscono solo Tab, frecce, Invio ed Esc.
settings-plain = Tavoli come testo
settings-plain-lead = Ogni gioco con elenchi, tabelle e pulsanti invece del tabellone disegnato. Utile per lettori di schermo e dispositivi piccoli o lenti; vale dal prossimo tavolo.
settings-coach = Maestra
settings-coach-lead = Agatha, una compagna bot, indica ciò che conta quando conta per la prima volta.
settings-kept = Le impostazioni restano in questo browser.
