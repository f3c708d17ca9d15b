### Die Seiten rund um die Tische: Startseite, Regelheft, Einstellungen.

app-name = Moguls
app-title = Moguls – reich werden vor dem Crash
app-description = Eisenbahnaktien, Chips und Nerven: Mogul im Browser spielen, gegen Bots oder mit Freunden.
title-table = Tisch
title-rules = Regelheft
link-seat-title = Dein Platz am Tisch
link-title = Auf einem anderen Gerät weiterspielen
title-settings = Einstellungen
title-replay = Rückschau
title-review = Auswertung
title-import = Eine Aufzeichnung ansehen
title-lobby = Offene Tische
title-games = Meine Spiele
title-new = Neuer Tisch
title-missing = Nicht gefunden

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
footer-import = Die Aufzeichnung einer Partie ansehen
footer-made = Freie Software unter der Lizenz Apache-2.0. Die Spiele sind von ihren Autoren, alle Zeichnungen von uns.
footer-privacy = Kein Konto, keine Werbung, keine Verfolgung: Kein anderer Server wird angesprochen.

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
failed-lead = Ein Teil der Seite ließ sich nicht laden. Vielleicht wurde sie gerade aktualisiert; meistens hilft es, sie noch einmal zu laden.
failed-part = Ein Teil der Seite ließ sich nicht laden. Vielleicht wurde sie gerade aktualisiert; meistens hilft es, die Seite noch einmal zu laden.
updated-title = Moguls wurde aktualisiert
updated-lead = Diese Seite gehört zu einer älteren Version, und ein Teil davon liegt nicht mehr auf dem Server. Lade die neuere Version: Deine Tische bleiben, wie sie sind.
updated-load = Neuere Version laden
missing-title = Ende der Strecke
missing-lead = Unter dieser Adresse gibt es nichts. Vielleicht ist der Link vertippt, oder was hier war, gibt es nicht mehr.
missing-lobby = Offene Tische
missing-new = Neuen Tisch aufmachen
error-offline = Der Server ist nicht erreichbar. Prüfe deine Verbindung und versuche es noch einmal.
error-too-fast = Das ging zu schnell. Warte einen Augenblick und versuche es noch einmal.
error-server = Dem Server ist das nicht gelungen ({ $code }). Versuche es gleich noch einmal.

## Startseite

home-title = Vier Spiele um Aktien, Schienen und Stein
home-lead = Such dir ein Spiel aus: Ein Klick, und du sitzt mit Bots am Tisch. Ohne Konto, ohne Formular.
home-play = Jetzt spielen
home-play-lead = { $bots ->
    [one] gegen einen Bot
   *[other] gegen { $bots } Bots
 }
learn = Erstes Spiel mit Coach
home-dealing = Es wird gegeben …
home-set-up = Tisch aufmachen
home-rules = Das Regelheft lesen
home-facts = { $most ->
    [2] 2 Personen
   *[other] { $least } bis { $most } Personen
 }
home-kind-mogul-2002 = Kartenspiel
home-kind-mogul-2013 = Brettspiel
home-kind-moguli = Rennen zu zweit
home-kind-take-stock = Kartenspiel
home-tagline-mogul-2002 = Reich werden vor dem Crash
home-tagline-mogul-2013 = Setz auf die richtigen Schienen
home-tagline-moguli = Oben, unten, oben
home-tagline-take-stock = Kurse treiben, vor der Glocke kassieren
home-name-mogul-2002 = Mogul
home-name-mogul-2013 = Mogul
home-name-moguli = Moguli
home-name-take-stock = Take Stock
home-one-mogul-2002 = In jeder Runde wird eine Eisenbahnaktie aufgedeckt, und jede Aktie dieser Gesellschaft, die du besitzt, bringt dir einen Punkt.
home-two-mogul-2002 = Dann bieten alle darum, Chip für Chip: zahlen und dabeibleiben, oder aussteigen und alle Chips aus der Schale einstecken.
home-three-mogul-2002 = Wer zuletzt übrig ist, nimmt die Aktie oder verkauft, der Zweite tut das andere – bis der Crash, tief unten im Stapel, allem ein Ende macht.
home-one-mogul-2013 = Eisenbahngesellschaften zahlen für jede Aktie, die du besitzt, und ein Depot am richtigen Bahnhof zahlt, wenn alles vorbei ist.
home-two-mogul-2013 = In jeder Runde wird eine Aktie versteigert, Chip um Chip: Wer am längsten zahlt, nimmt sie, oder verkauft und baut; wer rechtzeitig aussteigt, füllt sich die Taschen.
home-three-mogul-2013 = Niemand weiß, wann der Crash kommt, und dann zählt nur noch, was an den Schienen steht, vor dir liegt oder in deiner Tasche klimpert.
home-one-moguli = Zwei Spieler schicken je fünf Figuren über ein Brett aus Plättchen mit Pfaden oben und Pfaden unten, und jedes Plättchen lässt sich drehen.
home-two-moguli = Eine Figur geht über die Plättchen, taucht durch ein Tor ab, muss unter einer anderen Figur hindurch und kommt weiter vorn wieder herauf.
home-three-moguli = Wer zuerst vier Figuren auf die andere Seite bringt, gewinnt das Rennen.
home-one-take-stock = Fünf Papiere steigen, wenn Karten auf sie gelegt werden, und ein rechtzeitig zurückgelegtes Zertifikat zahlt, was sein Papier wert ist, wenn die Börse schließt.
home-two-take-stock = In jedem Zug ziehst du eine Karte und treibst einen Kurs hoch, legst ein Zertifikat zurück oder wagst ein Marktereignis: teilen, abstürzen, einfrieren, prüfen.
home-three-take-stock = Niemand weiß, wann die Börse schließt, deine vier Optionen müssen für das ganze Spiel reichen, und wer nach vier Runden die höchste Summe hat, gewinnt.

## Name

name-ask = Wie sollen wir dich nennen?
name-example = Dein Name
name-kept = Willkommen, { $name }.

## Einstellungen

name-too-long = Höchstens { $most } Zeichen; dieser Name hat { $length }.
settings-scheme = Darstellung
settings-scheme-name = { $scheme ->
    [dark] Nacht
    [light] Tag
    [contrast] Hoher Kontrast
   *[system] Wie mein Gerät
 }
settings-scheme-lead = Hoher Kontrast ist schwarz-weiß, bei Tag oder Nacht wie dein Gerät.
settings-pace = Tempo der Bots
settings-pace-name = { $pace ->
    [slow] langsam
    [at_once] sofort
   *[normal] normal
 }
settings-pace-lead = Langsam lässt Zeit, jeden Zug vorgelesen zu hören. Sofort wartet niemand auf einen Bot, und nichts fliegt zur Zierde.
settings-pace-host = So ist es an Tischen, die du anlegst; der Gastgeber kann es während des Spiels ändern.
settings-waits = Bots warten auf mich
settings-waits-lead = Wo du allein gegen Bots spielst: Der nächste Bot zieht erst, wenn du auf Weiter oder J drückst.
settings-spoken = Was vorgelesen wird
settings-spoken-name = { $spoken ->
    [turn] seit meinem letzten Zug
    [round] eine Runde auf einmal
   *[move] jeder Zug
 }
settings-spoken-lead = Für Screenreader. Seit meinem letzten Zug ist bei Tischen als Text üblich. Was du selbst tust und was schiefgeht, wird immer sofort gesagt.
settings-motion = Animationen
settings-motion-name = { $motion ->
    [full] Alle
    [none] Keine
   *[system] Wie mein Gerät
 }
settings-motion-lead = Chips und Karten fliegen nur zur Zierde. Ohne Animationen geht nichts verloren.
settings-palette = Farben der Gesellschaften und Papiere
settings-palette-name = { $palette ->
    [strong] Bei Rot-Grün-Schwäche
    [gray] Ohne Farbe
   *[standard] Standard
}
settings-palette-lead = Auch Muster, Zeichen und Buchstaben unterscheiden sie, in jeder Palette.
settings-sound = Klänge
settings-sound-lead = Chips, Karten, eine leise Glocke, wenn du am Zug bist, und der Crash. Am Tisch schaltet M sie um.
settings-volume = Lautstärke
settings-keys = Tastenkürzel
settings-keys-lead = Einzelne Tasten spielen und öffnen; ? zeigt die Liste. Ohne sie wirken nur Tab, Pfeile, Enter und Esc.
settings-plain = Tische als Text
settings-plain-lead = Jedes Spiel als Listen, Tabellen und Knöpfe statt eines gezeichneten Bretts. Gut für Screenreader und kleine oder langsame Geräte; gilt ab dem nächsten Tisch.
settings-coach = Coach
settings-coach-lead = Agatha, eine Bot-Partnerin, zeigt dir, worauf es ankommt, sobald es zum ersten Mal darauf ankommt.
settings-kept = Die Einstellungen werden in diesem Browser gespeichert.
