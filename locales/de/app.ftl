### Die Seiten rund um die Tische: Startseite, Regelheft, Einstellungen.

app-name = Moguls
app-title = Moguls – reich werden vor dem Crash
app-description = Mogul, Moguli und Take Stock im Browser spielen, gegen Bots oder mit Freunden.
title-table = Tisch
title-rules = Regelheft
link-seat-title = Dein Platz am Tisch
link-title = Auf einem anderen Gerät weiterspielen
sign-in-title = Anmelden
title-settings = Einstellungen
title-replay = Wiederholung
title-review = Auswertung
title-import = Aufzeichnung ansehen
title-lobby = Offene Tische
title-puzzles = Rätsel
title-record = Meine Bilanz
title-games = Meine Spiele
title-new = Neuer Tisch
title-missing = Seite nicht gefunden

## Auf jeder Seite

skip = Zum Inhalt springen
nav = Seiten
nav-tables = Tische
nav-games = Meine Spiele
nav-rules = Regeln
nav-settings = Einstellungen
language = Sprache
pair = { $name }: { $value }
close = Schließen
try-again = Noch einmal versuchen
home-link = Zur Startseite
footer-rules = Die Regelhefte aller vier Spiele
footer-import = Aufzeichnung einer Partie ansehen
footer-made = Freie Software unter der Lizenz Apache-2.0. Die Spiele stammen von ihren Autoren, alle Zeichnungen hier von uns.
footer-privacy = Kein Konto nötig, keine Werbung, kein Tracking und keine Anfragen an andere Server.

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
offline-lead = Dein Gerät ist offline. Deine Tische bleiben auf dem Server; du kannst weiterspielen, sobald du wieder online bist.
failed-title = Die Seite konnte nicht geladen werden
failed-lead = Ein Teil der Website konnte nicht geladen werden. Vielleicht wurde sie gerade aktualisiert; meistens hilft es, die Seite neu zu laden.
failed-part = Ein Teil der Seite konnte nicht geladen werden. Vielleicht wurde sie gerade aktualisiert; meistens hilft es, sie neu zu laden.
updated-title = Moguls wurde aktualisiert
updated-lead = Diese Seite gehört zu einer älteren Version, und einige ihrer Dateien liegen nicht mehr auf dem Server. Lade die neuere Version; deine Tische bleiben, wie sie sind.
updated-load = Neuere Version laden
missing-title = Seite nicht gefunden
missing-lead = Unter dieser Adresse gibt es nichts. Vielleicht enthält der Link einen Tippfehler, oder die Seite wurde entfernt.
missing-lobby = Offene Tische
missing-new = Neuen Tisch aufmachen
error-offline = Der Server ist nicht erreichbar. Prüfe deine Verbindung und versuche es noch einmal.
error-too-fast = Das waren zu viele Anfragen auf einmal. Warte einen Augenblick und versuche es noch einmal.
error-server = Dem Server ist das nicht gelungen ({ $code }). Versuche es gleich noch einmal.

## Startseite

home-title = Vier Brettspiele im Browser spielen
home-lead = Kostenlos, gegen Bots oder mit Freunden. Such dir ein Spiel aus und fang sofort an: ohne Konto, ohne Anmeldung.
home-play = Jetzt spielen
home-play-lead = { $bots ->
    [one] gegen einen Bot
   *[other] gegen { $bots } Bots
 }
learn = Erstes Spiel mit Coach
home-dealing = Karten werden gegeben …
home-set-up = Tisch aufmachen
home-rules = Das Regelheft lesen
home-facts = { $most ->
    [2] 2 Spieler
   *[other] { $least } bis { $most } Spieler
 }
home-length = { $minutes } Min. · { $level ->
    [easy] leicht
    [medium] mittel
   *[hard] knifflig
 }
home-kind-mogul-2002 = Kartenspiel
home-kind-mogul-2013 = Brettspiel
home-kind-moguli = Rennen zu zweit
home-kind-take-stock = Kartenspiel
home-tagline-mogul-2002 = Reich werden vor dem Crash
home-tagline-mogul-2013 = Setz auf die richtigen Schienen
home-tagline-moguli = Oben, unten, oben
home-tagline-take-stock = Kurse hochtreiben, vor der Glocke kassieren
home-name-mogul-2002 = Mogul
home-name-mogul-2013 = Mogul
home-name-moguli = Moguli
home-name-take-stock = Take Stock
home-one-mogul-2002 = In jeder Runde wird eine Eisenbahnaktie aufgedeckt, und jede Aktie dieser Gesellschaft, die du besitzt, bringt dir einen Punkt.
home-two-mogul-2002 = Dann bieten alle darum, Chip für Chip: zahlen und dabeibleiben, oder aussteigen und alle Chips aus der Schale nehmen.
home-three-mogul-2002 = Wer zuletzt übrig ist, nimmt die Aktie oder verkauft, der Zweite tut das andere. Der Crash, der tief unten im Stapel liegt, beendet das Spiel.
home-one-mogul-2013 = Eisenbahngesellschaften zahlen für jede Aktie, die du besitzt, und Depots an den richtigen Bahnhöfen zahlen am Ende des Spiels.
home-two-mogul-2013 = In jeder Runde wird eine Aktie versteigert, Chip für Chip: Wer zuletzt übrig ist, nimmt sie, oder verkauft und baut; wer aussteigt, nimmt die Chips aus der Schale.
home-three-mogul-2013 = Niemand weiß, wann der Crash kommt, und dann zählen nur noch deine Depots, deine Aktien und deine Chips.
home-one-moguli = Zwei Spieler schicken je fünf Figuren über ein Brett aus Plättchen mit Pfaden oben und unten, und jedes Plättchen lässt sich drehen.
home-two-moguli = Eine Figur geht über die Plättchen, taucht durch ein Tor ab, muss unter einer anderen Figur hindurch und kommt weiter vorn wieder herauf.
home-three-moguli = Wer zuerst vier Figuren auf die andere Seite bringt, gewinnt das Rennen.
home-one-take-stock = Fünf Papiere steigen, wenn Karten auf sie gelegt werden, und ein rechtzeitig beiseitegelegtes Zertifikat zahlt, was sein Papier wert ist, wenn die Börse schließt.
home-two-take-stock = In jedem Zug ziehst du eine Karte und steigerst dann einen Kurs, legst ein Zertifikat beiseite oder versuchst dein Glück mit Marktereignissen wie Teilung, Crash, Frost und Prüfung.
home-three-take-stock = Niemand weiß, wann die Börse schließt, und deine vier Optionen müssen für das ganze Spiel reichen. Wer nach vier Runden die höchste Summe hat, gewinnt.

## Name

name-ask = Wie sollen wir dich nennen?
name-example = Dein Name
name-kept = Willkommen, { $name }.

## Einstellungen

name-too-long = Höchstens { $most } Zeichen; dieser Name hat { $length }.
settings-scheme = Darstellung
settings-scheme-name = { $scheme ->
    [dark] Dunkel
    [light] Hell
    [contrast] Hoher Kontrast
   *[system] Wie mein Gerät
 }
settings-pace = Tempo der Bots
settings-pace-name = { $pace ->
    [slow] langsam
    [at_once] sofort
   *[normal] normal
 }
settings-pace-lead = „Langsam“ lässt einem Screenreader Zeit, jeden Zug vorzulesen. Bei „sofort“ wartet niemand auf einen Bot, und es gibt keine Animationen.
settings-waits = Bots warten auf mich
settings-waits-lead = An Tischen, an denen du allein gegen Bots spielst, zieht der nächste Bot erst, wenn du auf Weiter oder J drückst.
settings-spoken = Was vorgelesen wird
settings-spoken-name = { $spoken ->
    [turn] seit meinem letzten Zug
    [round] Runde für Runde
   *[move] jeder Zug
 }
settings-motion = Animationen
settings-motion-name = { $motion ->
    [full] Alle
    [none] Keine
   *[system] Wie mein Gerät
 }
settings-palette = Farben der Gesellschaften und Papiere
settings-palette-name = { $palette ->
    [strong] Bei Rot-Grün-Schwäche
    [gray] Ohne Farbe
   *[standard] Standard
}
settings-sound = Klänge
settings-volume = Lautstärke
settings-keys = Tastenkürzel
settings-plain = Tische als Text
settings-coach = Coach
