### La fin d’une partie, et le bilan d’une personne.

ending-sell = { $game ->
    [mogul-2013] Votre meilleure affaire : { $count } { $company } pour { $points } { $points ->
        [one] dollar
       *[other] dollars
     }.
   *[other] Votre meilleure affaire : { $count } { $company } pour { $points } { $points ->
        [one] point
       *[other] points
     }.
 }
ending-score = Votre meilleure manche : { $points } { $points ->
    [one] point
   *[other] points
 }.
ending-pawn = Votre plus longue marche : { $from } – { $to }, { $value } pas.
ending-moment = Voir ce moment
ending-share-lead = Une image du résultat, dessinée par votre navigateur. Rien n’est envoyé avant que vous ne la partagiez.
ending-share-names = Avec les noms
ending-share-do = Partager…
ending-share-save = Enregistrer l’image
ending-share-alt = Résultat d’une partie : { $title }
ending-person = Personne
ending-made = Joué avec Moguls
