### Looking back on a game: winding, viewpoints, playing on, records.

## Winding

replay-of = Wiederholung: { $title }
replay-opening = Die Wiederholung wird geladen …
replay-missing = Partie nicht gefunden
replay-missing-lead = Vielleicht enthält der Link einen Tippfehler, oder die Partie liegt auf einem anderen Server.
replay-running = Diese Partie läuft noch
replay-running-lead = Die Wiederholung gibt es, wenn die Partie zu Ende ist; bis dahin sind ihre Karten geheim.
replay-table = Zum Tisch
replay-menu = Diese Wiederholung
replay-controls = Steuerung der Wiederholung
replay-first = Zum Anfang
replay-back = Einen Schritt zurück
replay-play = Abspielen
replay-pause = Anhalten
replay-forward = Einen Schritt weiter
replay-last = Zum Ende
replay-pace = Tempo
replay-times = { $pace }×
replay-winder = Stelle in der Partie
replay-at = Schritt { $at } von { $steps }
replay-round = Runde { $round }
replay-mog-round = Zug { $round }
replay-tks-round = Runde { $round }
replay-view = Gesehen von
replay-view-all = Alle Hände offen
replay-view-public = Zuschauer
replay-view-key = Gesehen von: { $name }
replay-own = { $name } (du)
replay-move = { $self ->
    [yes] Du: { $move }
   *[no] { $name }: { $move }
 }
replay-chance = Die Karten werden neu gemischt.
replay-deal = Die Partie beginnt.
replay-link = Link kopieren
replay-link-copied = Link kopiert
replay-record = Aufzeichnung

## Playing on

replay-fork = Ab hier weiterspielen
replay-fork-lead = Ein neuer Tisch beginnt bei Schritt { $at }: Du nimmst einen Platz ein, Bots die anderen.
replay-fork-seat = Dein Platz
replay-fork-level = Stärke der Bots
replay-fork-cards = Ungesehene Karten
replay-fork-anew = neu gezogen
replay-fork-same = wie sie lagen
replay-fork-anew-lead = Alles, was { $name } an dieser Stelle nicht wissen konnte, wird neu gemischt, damit die Wiederholung niemandem einen Vorteil gibt.
replay-fork-same-lead = Jede Karte bleibt, wo sie war, auch die, die { $name } nicht sehen konnte.
replay-fork-go = Losspielen

## Records

import-open = Aufzeichnung ansehen
import-lead = Eine Aufzeichnung enthält eine ganze Partie: jede Karte und jeden Zug. Sie wird nach den Regeln nachgespielt; dann kannst du sie Schritt für Schritt durchgehen, von jedem Platz aus ansehen und ab jeder Stelle weiterspielen.
import-drop = Zieh eine Datei hierher, oder füg eine Aufzeichnung irgendwo auf dieser Seite ein.
import-pick = Datei wählen …
import-paste = Oder die Aufzeichnung als Text
import-read = Laden
import-kept = { $count ->
    [one] Eine Partie wurde geladen
   *[other] { $count } Partien wurden geladen
 }
import-game = Zeile { $line }: { $game }, { $steps } Schritte
import-rule = Regel { $rule }
import-legal = Mögliche Züge an dieser Stelle:
import-more = und { $count } weitere
import-nothing-kept = Nichts wurde gespeichert.
