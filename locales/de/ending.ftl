### Das Ende einer Partie, und die Bilanz einer Person.

ending-sell = { $game ->
    [mogul-2013] Dein bestes Geschäft: { $count } { $company } für { $points } Dollar.
   *[other] Dein bestes Geschäft: { $count } { $company } für { $points } { $points ->
        [one] Punkt
       *[other] Punkte
     }.
 }
ending-score = Deine beste Runde: { $points } { $points ->
    [one] Punkt
   *[other] Punkte
 }.
ending-pawn = Dein längster Weg: von { $from } nach { $to }, { $value } Schritte.
ending-moment = Zeig mir den Moment
ending-share-lead = Ein Bild des Ergebnisses, von deinem Browser gezeichnet. Nichts wird gesendet, bevor du es teilst.
ending-share-names = Mit Namen
ending-share-do = Teilen …
ending-share-save = Bild speichern
ending-share-alt = Ergebnis einer Partie { $title }
ending-person = Mensch
ending-made = Gespielt mit Moguls

record-lead = Beendete Partien der Person dieses Browsers. Nur du siehst diese Seite.
record-none = Noch keine beendete Partie. Spiel eine zu Ende, dann zählt sie hier.
record-games = { $played ->
    [one] eine Partie
   *[other] { $played } Partien
 }, { $won } gewonnen
record-streak = { $streak ->
    [0] Längste Serie: { $longest }.
   *[other] Siege in Folge: { $streak }; längste Serie: { $longest }.
 }
record-against = Gegner
record-level = { $level ->
    [beginner] Anfänger-Bots
    [easy] leichte Bots
    [normal] normale Bots
    [hard] schwere Bots
    [expert] Experten-Bots
   *[people] andere Menschen
 }
record-played = Partien
record-won = Gewonnen
record-try = Du schlägst { $against } in { $won } von { $played }: Versuch { $next ->
    [easy] leicht
    [normal] normal
    [hard] schwer
   *[expert] Experte
 }.
record-people = Mit wem ich gespielt habe
record-people-lead = Ein Druck stellt denselben Tisch noch einmal auf: dieselben Menschen und Bots, jeder einen Platz weiter. Die anderen finden ihn unter ihren Partien.
record-person = { $games ->
    [one] eine Partie
   *[other] { $games } Partien
 }, zuletzt am { $date }
record-again = Noch einmal derselbe Tisch
record-again-with = Noch einmal derselbe Tisch, mit { $name }
record-export = Als JSON exportieren
record-export-all = Alles über mich exportieren
record-delete = Meine Bilanz löschen
record-delete-lead = Deine beendeten Partien verschwinden von dieser Seite und aus deiner Liste. Die anderen behalten ihre, und die Wiederholungen bleiben unter ihren Adressen.
record-delete-do = Löschen
record-delete-stay = Behalten
record-deleted = Deine Bilanz ist gelöscht.
