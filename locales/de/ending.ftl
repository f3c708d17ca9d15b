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
