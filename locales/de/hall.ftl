### Die Halle: Listen von Tischen, ein neuer Tisch, sein Warteraum.

## Listen von Tischen

hall-open-title = Offene Tische
hall-open-lead = An diese Tische darf sich jeder setzen; laufende Spiele kann man ansehen.
hall-open-none = Gerade ist kein Tisch offen. Mach einen auf, dann finden andere ihn hier.
hall-open-none-of-game = Von diesem Spiel ist gerade kein Tisch offen.
hall-open-all = Alle offenen Tische
hall-mine-title = Meine Spiele
hall-mine-none = Du hast noch nicht gespielt. „Jetzt spielen“ beginnt sofort ein Spiel.
hall-mine-all = Alle meine Spiele
hall-mine-running = Laufende Spiele
hall-mine-over = Beendete Spiele
hall-filter = Anzeigen
hall-filter-all = Alle Spiele
hall-loading = Die Tische werden geladen …
hall-state = { $state ->
    [waiting] wartet auf Mitspieler
    [turn] du bist dran
    [playing] läuft
   *[other] zu Ende
 }
hall-free = { $count ->
    [0] voll
    [one] ein Platz frei
   *[other] { $count } Plätze frei
 }
hall-join = Hinsetzen
hall-take = Bot ablösen
hall-watch = Zusehen
hall-go = Zum Tisch
hall-next = Nächster Tisch ({ $count })
hall-drop = Endgültig verlassen
hall-drop-short = Endgültig verlassen
hall-drop-lead = { $how ->
    [waiting] Du gibst deinen Platz auf, und der Tisch verschwindet aus deiner Liste. Sein Link gilt weiterhin.
    [others] Die anderen spielen weiter. Ein Bot kann deinen Platz übernehmen, und einen anderen Platz kannst du in diesem Spiel nicht mehr bekommen.
   *[alone] Der Tisch wird geschlossen und verschwindet aus deiner Liste.
 }
hall-drop-do = Endgültig verlassen
hall-drop-stay = Bleiben
hall-dropped = Du hast { $title } verlassen.
hall-undo = Rückgängig
hall-undo-of = Rückgängig: zurück zu { $title }
known = Karten bekannt
known-lead = Dieser Tisch setzt ein Spiel fort, und wer ihn aufgemacht hat, kannte dessen verdeckte Karten.
hall-look = Ergebnis ansehen
hall-replay = Wiederholung
hall-review = Auswertung
hall-again = Zur Revanche
hall-more = Mehr zeigen
hall-house = { $count ->
    [0] wie im Regelheft
    [one] eine Hausregel
   *[other] { $count } Hausregeln
 }
hall-nobody-here = niemand da
hall-won = { $self ->
    [yes] Du hast gewonnen
   *[other] Gewonnen: { $names }
 }
hall-shared = { $game ->
    [moguli] Unentschieden
   *[other] Gewonnen: { $names }
 }
hall-points = { $game ->
    [moguli] deine Figuren am Ziel: { $count }
    [mogul-2013] deine Dollar: { $count }
   *[other] deine Punkte: { $count }
 }
hall-new = Neuer Tisch
hall-bot = Bot
hall-stand-in = { $name } (ein Bot spielt)
hall-empty-seat = frei
hall-changed-now = gerade eben

## Neuer Tisch

new-game = Spiel
new-seats = Plätze
new-seat = Platz
new-you = Du
new-friend = Für Freunde, per Link
new-here = Jemand an diesem Gerät
new-here-name = Spieler { $seat }
new-here-called = Name an Platz { $seat }
new-bot = { $level ->
    [beginner] Bot, Anfänger
    [easy] Bot, leicht
    [normal] Bot, normal
    [hard] Bot, schwer
    [expert] Bot, Experte
   *[other] Bot
 }
level-how = So spielen die Bots
level-lead = { $level ->
    [beginner] Denkt nur kurz nach und begnügt sich oft mit einem schwächeren Zug.
    [easy] Weiß, was sich meistens lohnt, passt aber ab und zu nicht auf.
    [normal] Spielt solide, denkt aber kaum voraus.
    [hard] Denkt vor jeder Entscheidung einen Augenblick voraus.
   *[expert] Denkt bis zu einer Sekunde voraus und rechnet genau, wo das möglich ist.
  }
level-honest = Bots kennen die Karten nicht, die von ihrem Platz aus verdeckt sind.
new-rules = Hausregeln
new-rules-changed = { $changed ->
    [0] wie im Regelheft
    [one] { $changed } geändert
   *[other] { $changed } geändert
 }
new-make = Tisch aufmachen
new-making = Der Tisch wird aufgemacht …
new-hint = { $friends ->
    [0] Das Spiel beginnt sofort.
   *[other] Du bekommst einen Link zum Verschicken.
 }
new-lead = Besetze die Plätze mit Freunden und Bots, wähle die Regeln und verschicke einen Link.
new-open = Offener Tisch
new-open-lead = In der Liste der offenen Tische: Jeder darf sich setzen oder zusehen. Sonst ist der Tisch nur über seinen Link zu finden.
new-time = Zeit
new-time-mode = { $mode ->
    [none] Unbegrenzt
    [live] Minuten
   *[days] Tage
 }
new-time-lead = { $mode ->
    [none] Alle bleiben am Tisch, bis das Spiel zu Ende ist.
    [live] Alle haben Minuten für das ganze Spiel. Sind sie um, spielt ein Bot weiter.
   *[days] Spiel, wenn du gerade Zeit hast: Ein Zug darf Stunden oder Tage dauern. Ist deine Zeit um, spielt ein Bot für dich, bis du wieder da bist.
 }
new-time-minutes = Minuten für jeden
new-time-seconds = Sekunden, die jeder Zug bringt
new-time-pace = Zeit für jeden
new-time-preset = { $preset ->
    [brisk] Zügig
    [usual] Üblich
    [slow] Gemütlich
   *[custom] Eigene
 }
new-time-own-bank = Tage zu Beginn
new-time-own-increment = Stunden, die jeder Zug bringt
new-time-own-cap = Tage höchstens
new-time-rule = Zu Beginn { $bank }, jeder Zug bringt { $increment }, höchstens { $cap }. Weitere Züge in derselben Versteigerung sind zehn Minuten lang frei.
new-time-vacation = Mit Urlaub
new-time-vacation-lead = Bevor die Zeit um ist, beginnt ein Urlaub, für jeden höchstens 14 Tage. Ein Zug oder „Ich bin zurück“ beendet ihn.
new-time-length = So ein Spiel dauert höchstens { $most }, meist { $typical }. Pausen und Urlaub können { $breaks } hinzufügen.
new-time-bot = Spielt, wenn die Zeit um ist
check-title = Wie erfährst du, dass du dran bist?
check-lead = Züge dauern hier Tage. Richte in den Einstellungen eine Benachrichtigung ein und öffne ihren Test, oder sieh selbst nach: Die anderen sehen das an deinem Platz.
check-set-up = Benachrichtigung einrichten
check-alone = Ich sehe selbst nach
check-back-lead = { $place ->
    [new] Dein neuer Tisch wartet auf eine Benachrichtigung. Richte unten eine ein, sende einen Test und öffne ihn; dann erstelle den Tisch.
   *[table] Ein Platz wartet auf eine Benachrichtigung von dir. Richte unten eine ein, sende einen Test und öffne ihn; dann geh zurück und setz dich.
 }
check-back = { $place ->
    [new] Zurück zum neuen Tisch
   *[table] Zurück zum Tisch
 }
check-seat = sieht selbst nach
hall-time = { $mode ->
    [days] Züge dauern Tage
   *[live] Minuten pro Spiel
 }
hall-until = { $self ->
    [yes] deine Zeit endet { $time }
   *[no] nächster Zug bis { $time }
 }
new-host = Für den Gastgeber
new-anybody = Ein freier Platz
new-reset = Auf das Regelheft zurücksetzen
new-rules-lead = Alle Hausregeln des Regelhefts, jede mit der Regel, zu der sie gehört.
new-rule-loading = Das Regelheft wird geöffnet …

## Warteraum

room-open = Offener Tisch
room-open-lead = In der Liste der offenen Tische: Jeder darf kommen. Sonst ist der Tisch nur über seinen Link zu finden.
room-yields = Neue dürfen Bots ersetzen
room-yields-lead = Wer später kommt, darf den Platz eines Bots übernehmen, auch im laufenden Spiel. Nach Spielbeginn lässt sich das nicht mehr ändern.
room-yields-settled = Das wurde vor Spielbeginn festgelegt und gilt bis zum Ende.
room-lets = Alle Spieler dürfen Freunde und Bots hinzufügen
room-lets-lead = Sonst darf es nur der Gastgeber.
room-idle = Als abwesend gilt, wer nicht zieht seit
room-idle-minutes = { $count ->
    [0] nie
   *[other] { $count } Minuten
 }
room-idle-lead = Nach so langer Zeit ohne Zug können die anderen einen Bot spielen lassen; der Platz lässt sich jederzeit wieder einnehmen.
room-idle-is = { $count ->
    [0] Niemand gilt als abwesend, weil er lange überlegt.
   *[other] Wer { $count } Minuten nicht gezogen hat, gilt als abwesend: Die anderen können dort einen Bot spielen lassen.
 }
room-asks = { $count ->
    [0] Alle Plätze sind besetzt. Das Spiel beginnt, wenn der Gastgeber es startet oder alle bereit sind.
    [one] Ein Platz ist noch frei. Ist er besetzt, beginnt das Spiel, wenn der Gastgeber es startet oder alle bereit sind.
   *[other] { $count } Plätze sind noch frei. Sind sie besetzt, beginnt das Spiel, wenn der Gastgeber es startet oder alle bereit sind.
 }
room-listed = { $count ->
    [0] Alle Plätze sind besetzt.
    [one] Ein Platz ist noch frei. Das Spiel beginnt, sobald er besetzt ist; mit zwei oder mehr Menschen wartet es, bis der Gastgeber es startet oder alle bereit sind.
   *[other] { $count } Plätze sind noch frei. Das Spiel beginnt, sobald sie besetzt sind; mit zwei oder mehr Menschen wartet es, bis der Gastgeber es startet oder alle bereit sind.
 }
room-ready = Ich bin bereit
room-begin = Spiel starten
room-is-ready = { $ready ->
    [yes] bereit
   *[no] noch nicht bereit
 }
room-free = Platz von { $name } frei machen
room-removed = Der Gastgeber hat deinen Platz frei gemacht. Du kannst zusehen oder dich an einen anderen offenen Tisch setzen.
room-rules = Regeln an diesem Tisch
room-by-the-book = Wie im Regelheft, ohne Hausregeln.
room-rule-text = Die Regel
room-level = Stärke ändern
room-scan = Oder diesen Code scannen:
room-scan-label = QR-Code der Einladung
room-rematch = Das ist der Tisch für die Revanche: Alle sind einen Platz weitergerückt.
room-take-bot = Diesen Bot ablösen
room-bot-stays = Bots bleiben, bis das Spiel zu Ende ist; ihre Stärke lässt sich ändern.

## Hausregeln der Spiele

switch-first_player = Wer anfängt
switch-first_player-lead = Wer zuerst am Zug ist.
switch-first_player-random = Zufällig
switch-first_player-seat = Platz { $seat }
switch-quick_start = Schnellstart
switch-quick_start-lead = Zur Startaktie bekommt jeder eine Aktie von einer der fünf Gesellschaften. Für höchstens fünf Spieler.
switch-loans_per_auction = Beliebig viele Kredite
switch-loans_per_auction-lead = Sonst ein Kredit je Spieler und Versteigerung.
switch-loan_timing = Kredite während der Versteigerung
switch-loan_timing-lead = Kredite gibt es im eigenen Zug, nicht nur vor dem ersten Gebot.
switch-score_floor = Keine Schulden
switch-score_floor-lead = Niemand darf durch einen Kredit unter null Punkte fallen.
switch-partial_sale = Alles oder nichts
switch-partial_sale-lead = Wer verkauft, verkauft alle Aktien der Gesellschaft oder keine.
switch-open_chips = Offene Chips
switch-open_chips-lead = Alle sehen, wie viele Chips die anderen haben.
switch-deck = Stapel B
switch-deck-lead = Die zweite Liste der Aktien, mit anderen Gesellschaften für Verkauf und Bau.
switch-start_shares = Zufällige Startaktien
switch-start_shares-lead = Sonst sagt eine Tafel, welche Aktien jeder bekommt.
switch-nothing = Nichts tun
switch-nothing-lead = Wann darf man weder verkaufen noch bauen?
switch-nothing-always = Immer
switch-nothing-without_shares = Nur ohne Aktien, die zu verkaufen wären
switch-new_start_row = Neue Startreihe
switch-new_start_row-lead = Vor dem ersten Zug darf jeder seine Startreihe mit einer der drei mittleren tauschen.
switch-cylinder = Zylinder
switch-cylinder-lead = Das linke und das rechte Ende jeder Reihe sind Nachbarn.
switch-compulsory_move = Zugpflicht
switch-compulsory_move-lead = Wer eine Figur ziehen kann, muss es tun; sonst dürfen Figuren stehen bleiben.
switch-null_move = Hin und zurück
switch-null_move-lead = Eine Figur darf ihren Zug beenden, wo sie ihn begonnen hat.
switch-start_row_duty = Versperrte Startreihe
switch-start_row_duty-lead = Was ein Spieler tun muss, wenn die Startreihe zu voll ist und keine Figur sie verlassen kann.
switch-start_row_duty-board = Niemand muss ein Plättchen drehen
switch-start_row_duty-rotation = Ein Plättchen, das eine Figur hinauslässt, muss gedreht werden
switch-stall = Züge, die eine festgefahrene Partie beenden
switch-stall-lead = Genug davon in Folge beenden die Partie; es gewinnt, wer mehr Figuren am Ziel hat.
switch-stall-unmoved = Züge ohne Figurenzug
switch-stall-unable_even_turning = Züge, in denen keine Figur ziehen konnte, auch nicht nach einer Drehung
switch-stall-unable = Züge, in denen keine Figur ziehen konnte
switch-stall_turns = Früheres Ende
switch-stall_turns-lead = Eine festgefahrene Partie endet nach drei Zügen in Folge, nicht nach sechs.
switch-max_turns = Höchstzahl der Züge
switch-max_turns-lead = Nach so vielen Zügen beider Spieler zusammen ist das Spiel unentschieden; 0 heißt ohne Grenze.
switch-certificates = Anteile in vier Stufen
switch-certificates-lead = Die Zahl der Anteile, für die ein Zertifikat zählt, steigt in vier Stufen, nicht in drei.
switch-crash_counts_start = Startkarten zählen im Crash nicht
switch-crash_counts_start-lead = Ein Crash halbiert eine Spalte, ohne ihre erste Karte mitzuzählen.
switch-kept_events = Behaltene Ereignisse bleiben
switch-kept_events-lead = Schließt die Börse, bleiben Ereignisse auf der Hand für die nächste Runde.
switch-rounds = Runden
switch-rounds-lead = Wie viele Runden gespielt werden.
vacation-automatic = Urlaub, bevor die Zeit um ist
vacation-automatic-lead = An Tischen, an denen Züge Tage dauern, beginnt dein Urlaub fünf Minuten vor dem Ende deiner Zeit von selbst, und deine Uhr steht: höchstens 14 Tage je Spiel, 28 Tage in 365 Tagen.
vacation-left = Übrig: { $days ->
    [one] ein Tag
   *[other] { $days } Tage
 }.
hall-daily = Partie des Tages
