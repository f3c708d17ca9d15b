### Looking back on a game: winding, viewpoints, playing on, records.

## Winding

replay-of = Rückschau: { $title }
replay-opening = Die Partie wird zurückgespult …
replay-missing = Diese Partie gibt es nicht
replay-missing-lead = Vielleicht ist der Link vertippt, oder die Partie liegt auf einem anderen Server.
replay-running = Diese Partie läuft noch
replay-running-lead = Ansehen kannst du sie, wenn sie zu Ende ist: Bis dahin sind ihre Karten geheim.
replay-table = Zum Tisch
replay-menu = Diese Rückschau
replay-controls = Partie spulen
replay-first = Zum Anfang
replay-back = Einen Schritt zurück
replay-play = Abspielen
replay-pause = Anhalten
replay-forward = Einen Schritt weiter
replay-last = Zum Ende
replay-pace = Tempo
replay-times = { $pace }×
replay-winder = Augenblick der Partie
replay-at = Schritt { $at } von { $steps }
replay-round = Runde { $round }
replay-mog-round = Zug { $round }
replay-tks-round = Runde { $round }
replay-view = Gesehen von
replay-view-all = Alle Hände offen
replay-view-public = Zuschauer
replay-view-key = Gesehen von: { $name }
replay-move = { $name }: { $move }
replay-chance = Die Karten werden neu gemischt.
replay-deal = Die Partie beginnt.
replay-link = Link kopieren
replay-link-copied = Link kopiert
replay-record = Aufzeichnung

## Playing on

replay-fork = Ab hier weiterspielen
replay-fork-lead = Ein neuer Tisch beginnt bei Schritt { $at }: Du setzt dich, Bots nehmen die anderen Plätze ein.
replay-fork-seat = Dein Platz
replay-fork-level = Stärke der Bots
replay-fork-cards = Ungesehene Karten
replay-fork-anew = neu gezogen
replay-fork-same = wie sie lagen
replay-fork-anew-lead = Alles, was { $name } in diesem Augenblick nicht wissen konnte, wird neu gemischt: So hat niemand aus der Rückschau einen Vorteil.
replay-fork-same-lead = Jede Karte liegt, wo sie lag, auch die, die { $name } nicht sehen konnte.
replay-fork-go = Losspielen

## Records

import-open = Aufzeichnung ansehen
import-lead = Eine Aufzeichnung enthält eine ganze Partie: jede Karte, jeden Zug. Sie wird nach den Regeln nachgespielt; dann kannst du sie vor- und zurückspulen, von jedem Platz aus ansehen und ab jedem Augenblick weiterspielen.
import-drop = Zieh eine Datei hierher, oder füg eine Aufzeichnung irgendwo auf dieser Seite ein.
import-pick = Datei wählen …
import-paste = Oder die Aufzeichnung als Text
import-read = Lesen
import-kept = { $count ->
    [one] Eine Partie ist angekommen
   *[other] { $count } Partien sind angekommen
 }
import-game = Zeile { $line }: { $game }, { $steps } Schritte
import-rule = Regel { $rule }
import-legal = Was dort möglich war:
import-more = und { $count } weitere
import-nothing-kept = Nichts davon wurde behalten.
