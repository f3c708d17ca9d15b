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

record-lead = Les parties terminées de la personne de ce navigateur. Vous seul voyez cette page.
record-none = Aucune partie terminée. Jouez-en une jusqu’au bout, et elle comptera ici.
record-games = { $played ->
    [one] une partie
   *[other] { $played } parties
 }, { $won ->
    [one] une gagnée
   *[other] { $won } gagnées
 }
record-streak = { $streak ->
    [0] Plus longue série : { $longest }.
   *[other] Victoires de suite : { $streak } ; plus longue série : { $longest }.
 }
record-against = Adversaires
record-level = { $level ->
    [beginner] robots débutants
    [easy] robots faciles
    [normal] robots normaux
    [hard] robots difficiles
    [expert] robots experts
   *[people] d’autres personnes
 }
record-played = Parties
record-won = Gagnées
record-try = { $against } : { $won } parties gagnées sur { $played }. Essayez le niveau { $next ->
    [easy] facile
    [normal] normal
    [hard] difficile
   *[expert] expert
 }.
record-people = Avec qui j’ai joué
record-people-lead = Une pression remet en place la même table : les mêmes personnes et robots, chacun une place plus loin. Les autres la trouvent parmi leurs parties.
record-person = { $games ->
    [one] une partie
   *[other] { $games } parties
 }, la dernière le { $date }
record-again = La même table encore une fois
record-again-with = La même table encore une fois, avec { $name }
record-export = Exporter en JSON
record-export-all = Exporter tout ce qui me concerne
record-delete = Supprimer mon bilan
record-delete-lead = Vos parties terminées disparaissent de cette page et de votre liste. Les autres gardent les leurs, et les reprises restent à leurs adresses.
record-delete-do = Supprimer
record-delete-stay = Garder
record-deleted = Votre bilan est supprimé.
