### Mano del giorno.

daily-title = Mano del giorno
daily-lead = Una mano per ogni gioco e giorno, la stessa per tutti, contro gli stessi bot. Hai un tentativo per ciascuna, senza aiuti e senza ritirare mosse; puoi uscire e tornare. Vedi i risultati degli altri dopo il tuo, e il giorno dopo ciò che era sigillato.
daily-until = Le mani di oggi sono aperte fino al { $time } (mezzanotte UTC).
daily-guest = Sei ospite: i tuoi risultati contano per te e non sono nelle classifiche. Ci saranno appena avrai un modo per accedere:
daily-setup = Il tuo posto: { $seat } di { $seats }. Bot: { $level ->
    [hard] difficili
   *[other] { $level }
 }.
daily-mine = Il tuo risultato: { $points } { $points ->
    [one] punto
   *[other] punti
 }, posizione { $place } su { $seats }.
daily-closed = Il gestore di questo server ha chiuso il tuo tentativo.
daily-play = Gioca
daily-play-of = Gioca: { $title }
daily-resume = Continua
daily-resume-of = Continua: { $title }
daily-today = Risultati di oggi
daily-today-of = Risultati di oggi: { $title }
daily-yesterday = Risultati di ieri
daily-yesterday-of = Risultati di ieri: { $title }
daily-caption = { $title }, { $date }
daily-rank = Rango
daily-name = Nome
daily-points = Punti
daily-place = Posizione al tavolo
daily-you = (tu)
daily-none = nessuno in questa classifica.
daily-more = E { $count ->
    [one] un altro risultato
   *[other] altri { $count } risultati
 } più sotto.
daily-out = Come ospite non sei in classifica. Avresti il rango { $rank }.
daily-below = Hai il rango { $rank }.
daily-share = Immagine da condividere
daily-share-alt = { $caption }: rango { $rank }, { $points } { $points ->
    [one] punto
   *[other] punti
 }
daily-replay = Rivedi la mia partita
daily-seal = Sigillo di oggi:
daily-opened = Il sigillo aperto corrisponde a quanto pubblicato prima:
daily-broken = Il sigillo aperto non corrisponde a quanto pubblicato prima:
daily-sealed = Che cosa era sigillato
