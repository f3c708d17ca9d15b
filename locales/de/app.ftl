### Die Seiten rund um die Tische: Startseite, Regelheft, Einstellungen.

app-name = Moguls
app-title = Moguls – reich werden vor dem Crash
app-description = Eisenbahnaktien, Chips und Nerven: Mogul im Browser spielen, gegen Bots oder mit Freunden.
title-table = Tisch
title-rules = Regelheft
title-settings = Einstellungen
title-replay = Rückschau
title-import = Eine Aufzeichnung ansehen
title-missing = Nicht gefunden

## Auf jeder Seite

skip = Zum Inhalt springen
nav = Seiten
nav-rules = Regeln
nav-settings = Einstellungen
language = Sprache
close = Schließen
try-again = Noch einmal versuchen
home-link = Zur Startseite
footer-rules = Die Regelhefte aller vier Spiele
footer-import = Die Aufzeichnung einer Partie ansehen
footer-made = Freie Software unter der Lizenz Apache-2.0. Die Spiele sind von ihren Autoren, alle Zeichnungen von uns.
footer-privacy = Kein Konto, keine Werbung, keine Verfolgung: Kein anderer Server wird gefragt.

## Tastatur

keys-title = Tastenkürzel
keys-list = Diese Liste
keys-home = Startseite
keys-tab = Zum nächsten Knopf oder Link
keys-arrows = Zwischen Möglichkeiten wechseln
keys-enter = Einen Knopf drücken
keys-space = Leertaste
keys-close = Ein Fenster schließen

## Wenn etwas nicht klappt

offline-title = Keine Verbindung
offline-lead = Dein Gerät ist offline. Deine Tische bleiben auf dem Server: Komm wieder, wenn die Leitung steht, und spiel weiter.
failed-title = Diese Seite ist nicht angekommen
failed-lead = Ein Teil der Seite ließ sich nicht laden. Vielleicht wurde sie gerade erneuert; meistens hilft es, sie noch einmal zu laden.
missing-title = Ende der Strecke
missing-lead = Unter dieser Adresse gibt es nichts. Vielleicht ist der Link vertippt, oder was hier war, ist fort.
error-offline = Der Server ist nicht erreichbar. Prüfe deine Verbindung und versuche es noch einmal.
error-too-fast = Das ging zu schnell. Warte einen Augenblick und versuche es noch einmal.
error-server = Der Server konnte das nicht ({ $code }). Versuche es gleich noch einmal.

## Startseite

home-poster-alt = Plakat: Eine Stromlinienlokomotive mit einer hellen Lampe kommt aus einer nächtlichen Stadt voller Wolkenkratzer, hinter ihr weht ein Tickerband.
home-facts = 3 bis 6 Personen · ein Spiel von Michael Schacht
home-eyebrow = New York, 1929
home-tagline = Reich werden vor dem Crash
home-one = Jede Runde wird eine Eisenbahnaktie aufgedeckt, und jede Aktie dieser Gesellschaft, die du besitzt, bringt dir einen Punkt.
home-two = Dann bieten alle darum, Chip für Chip: zahlen und dabeibleiben, oder aussteigen und alle Chips aus der Schale einstecken.
home-three = Wer zuletzt übrig ist, nimmt die Aktie oder verkauft, der Zweite tut das andere – bis der Crash, tief unten im Stapel, allem ein Ende macht.
home-play = Jetzt spielen
home-play-lead = { $bots ->
    [one] gegen einen Bot, ohne Konto
   *[other] gegen { $bots } Bots, ohne Konto
 }
home-play-game = { $game } spielen
learn = Erstes Spiel mit Coach
home-dealing = Es wird gegeben …
home-rules = Das Regelheft lesen

## Name

name-ask = Wie sollen wir dich nennen?
name-example = Dein Name
name-kept = Willkommen, { $name }.

## Neuer Tisch

new-title = Neuer Tisch
new-game = Spiel
new-seats = Plätze
new-seat = Platz
new-you = Du
new-friend = Für Freunde, per Link
new-bot = { $level ->
    [easy] Bot, leicht
    [normal] Bot, normal
    [hard] Bot, schwer
    [expert] Bot, Experte
   *[other] Bot
 }
new-rules = Hausregeln
new-rules-changed = { $changed ->
    [0] wie im Regelheft
    [one] { $changed } geändert
   *[other] { $changed } geändert
 }
new-make = Tisch aufmachen
new-making = Der Tisch wird gedeckt …
new-hint = { $friends ->
    [0] Das Spiel beginnt sofort.
   *[other] Du bekommst einen Link zum Verschicken.
 }

## Hausregeln der Spiele

switch-first_player = Wer anfängt
switch-first_player-lead = Wer die erste Runde beginnt.
switch-first_player-random = Das Los entscheidet
switch-first_player-seat = Platz { $seat }
switch-quick_start = Schnellstart
switch-quick_start-lead = Zur Startaktie bekommt jeder eine Aktie von einer der fünf Gesellschaften. Für höchstens fünf.
switch-loans_per_auction = Beliebig viele Kredite
switch-loans_per_auction-lead = Sonst ein Kredit je Platz und Versteigerung.
switch-loan_timing = Kredite während der Versteigerung
switch-loan_timing-lead = Kredite gibt es im eigenen Zug, nicht nur vor dem ersten Gebot.
switch-score_floor = Keine Schulden
switch-score_floor-lead = Niemand darf sich unter null Punkte verschulden.
switch-partial_sale = Alles oder nichts
switch-partial_sale-lead = Wer verkauft, verkauft alle Aktien der Gesellschaft oder keine.
switch-open_chips = Offene Chips
switch-open_chips-lead = Alle sehen, wie viele Chips die anderen haben.
switch-deck = Stapel B
switch-deck-lead = Die zweite Liste der Aktien: andere Kastenfarben.
switch-start_shares = Startaktien nach Los
switch-start_shares-lead = Sonst sagt eine Tafel, welche jeder bekommt.
switch-new_start_row = Neue Startreihe
switch-new_start_row-lead = Vor dem ersten Zug darf jeder seine Startreihe mit einer der drei mittleren tauschen.
switch-cylinder = Zylinder
switch-cylinder-lead = Das linke und das rechte Ende jeder Reihe sind Nachbarn.
switch-compulsory_move = Wer ziehen kann, muss
switch-compulsory_move-lead = Sonst darf eine Figur stehen bleiben.
switch-null_move = Hin und zurück
switch-null_move-lead = Eine Figur darf ihren Zug beenden, wo sie ihn begonnen hat.
switch-stall_turns = Früher unentschieden
switch-stall_turns-lead = Das Spiel endet nach drei Zügen in Folge ohne möglichen Figurenzug, nicht nach sechs.
switch-max_turns = Höchstzahl der Züge
switch-max_turns-lead = Nach so vielen Zügen, beide Seiten gezählt, ist das Spiel unentschieden; 0 heißt ohne Grenze.
switch-certificates = Anteile in vier Stufen
switch-certificates-lead = Für wie viele Anteile eine zurückgelegte Karte zählt, steigt in vier Stufen, nicht in drei.
switch-crash_counts_start = Startkarten zählen im Crash nicht
switch-crash_counts_start-lead = Ein Crash halbiert eine Spalte, ohne ihre erste Karte mitzuzählen.
switch-kept_events = Behaltene Ereignisse bleiben
switch-kept_events-lead = Schließt der Markt, bleiben Ereignisse auf der Hand für die nächste Runde.
switch-rounds = Runden
switch-rounds-lead = Wie viele Runden gespielt werden.

## Besuchte Tische

recent-title = Deine Tische
recent-state = { $state ->
    [waiting] wartet auf Mitspieler
    [turn] du bist am Zug
    [playing] läuft
   *[over] beendet
 }

## Die anderen Spiele

games-title = Die anderen Spiele der Familie
games-lead = Drei weitere Tische stehen offen. Ihre Bretter werden noch gezeichnet: bis dahin spielt man mit Worten und Knöpfen.
games-set-up = Tisch aufmachen
games-rules = Regeln
games-facts = { $most ->
    [2] 2 Personen
   *[other] { $least } bis { $most } Personen
 }
game-mogul-2013 = Das Brettspiel: fünf Eisenbahnnetze auf einer Karte.
game-moguli = Wege aus Stein, und andere darunter.
game-take-stock = Fünf Kurse, die steigen und fallen, und Handkarten, die sie treiben.

## Einstellungen

settings-scheme = Licht
settings-scheme-name = { $scheme ->
    [dark] Nacht
    [light] Tag
    [contrast] Hoher Kontrast
   *[system] Wie mein Gerät
 }
settings-scheme-lead = Hoher Kontrast ist schwarz-weiß, bei Tag oder Nacht wie dein Gerät.
settings-motion = Bewegung
settings-motion-name = { $motion ->
    [full] Zeigen
    [none] Stillhalten
   *[system] Wie mein Gerät
 }
settings-motion-lead = Chips und Karten fliegen nur zur Zierde. Ohne Bewegung geht nichts verloren.
settings-keys = Tastenkürzel
settings-keys-lead = Einzelne Tasten spielen und öffnen; ? zeigt die Liste. Ohne sie wirken nur Tab, Pfeile, Enter und Esc.
settings-plain = Tische als Text
settings-plain-lead = Jedes Spiel als Listen, Tabellen und Knöpfe statt eines gezeichneten Bretts. Gut für Screenreader und kleine oder langsame Geräte; gilt ab dem nächsten Tisch.
settings-coach = Coach
settings-coach-lead = Agatha, eine Bot-Partnerin, zeigt auf das, was zählt, wenn es zum ersten Mal zählt.
settings-kept = Einstellungen bleiben in diesem Browser.
