### The review of a finished game: chances, turning points, skill and luck.

review-of = Analyse : { $title }
review-lead = La probabilité de gagner de chaque joueur avant chaque décision, d’après { $sims } simulations par décision. La comparaison avec le meilleur robot ne tient compte que de ce que le joueur pouvait savoir.
review-waiting = L’analyse va commencer…
review-preparing = Préparation de l’analyse : la première après un démarrage du serveur prend une ou deux minutes de plus…
review-working = Décision { $done } sur { $all }…
review-one-first = Une autre de vos analyses est en cours ; celle-ci vient après…
review-left = Encore { $minutes } { $minutes ->
    [one] minute
   *[other] minutes
 } environ{ $place ->
    [1] .
   *[other] ; numéro { $place } de celles qui sont en cours.
 }
review-ready = L’analyse est prête.
review-failed = L’analyse a échoué.
review-again = Réessayer
review-replay = Revoir la partie
review-data = En données (JSON)
review-chart = Probabilité de gagner
review-chart-lead = Une ligne par joueur ; les verticales en pointillé sont les tournants. Choisissez un point du graphique ou déplacez le curseur pour voir une décision.
review-chart-label = Probabilité de gagner de chaque joueur, décision après décision ; le tableau de toutes les décisions donne les mêmes nombres
review-slider = Décision affichée
review-place = { $self ->
    [yes] Décision { $at } sur { $all } : vous
   *[no] Décision { $at } sur { $all } : { $name }
 }
review-turns = Tournants
review-no-turns = Cette partie n’a pas eu de tournant unique.
review-step = Étape { $step }
review-better = { $self ->
    [yes] Mieux pour vous : { $move }.
   *[no] Mieux pour { $name } : { $move }.
 }
review-because = { $self ->
    [yes] { $game ->
        [moguli] votre coup { $move }, non prévu { $rest }
       *[other] votre coup { $move }, hasard et faits cachés { $rest }
     }
   *[no] { $game ->
        [moguli] coup joué par { $name } { $move }, non prévu { $rest }
       *[other] coup joué par { $name } { $move }, hasard et faits cachés { $rest }
     }
 }
review-cost-games = Le coup joué a coûté { $games } victoires sur cent parties.
review-cost-estimated = Le coup joué a coûté { $games } victoires sur cent parties, selon l’estimation de la recherche du robot.
review-cost-lead = Il a changé l’avance sur le meilleur adversaire de { $points } { $game ->
    [mogul-2013] dollars
   *[other] points
  }.
review-was-mistake = C’était une erreur nette.
review-same-move = Le meilleur robot aurait joué le même coup.
review-as-good = Le meilleur robot aurait joué : { $move }. C’est à peu près aussi bon.
review-forced = Il n’y avait rien à décider.
review-was-luck = C’était surtout le hasard : les cartes sorties, ou ce que le joueur ne pouvait pas savoir.
review-unforeseen = Dans ce jeu, rien n’est tiré au sort : le robot n’avait pas prévu l’essentiel de cela.
review-parts = Talent et hasard
review-parts-lead = Ce qui a mené de la probabilité de gagner du début au résultat.
review-seat = Joueur
review-begin = Début
review-end = Fin
review-part-skill = Son propre jeu
review-part-others = Jeu des autres
review-part-luck = Hasard
review-part-unforeseen = Imprévu
review-lost = Victoires perdues par décision
review-lost-games = { $games } sur cent parties
review-lost-lead = Avance perdue par décision
review-lost-points = { $points } { $game ->
    [mogul-2013] dollars
   *[other] points
  }
review-lost-note = { $points ->
    [yes] Combien de victoires sur cent parties une décision a coûté en moyenne, et combien d’avance sur le meilleur adversaire, par rapport au coup du meilleur robot ; ± vaut deux erreurs types.
   *[no] Combien de victoires sur cent parties une décision a coûté en moyenne, par rapport au coup du meilleur robot ; ± vaut deux erreurs types.
  }
review-lost-note-estimated = Combien de victoires sur cent parties une décision a coûté en moyenne, par rapport au coup du meilleur robot. C’est l’estimation de la recherche du robot ; sa marge d’erreur est inconnue.
review-same = Comme le meilleur robot
review-same-of = { $same } sur { $decisions }
review-mistake = erreur nette
review-mistakes = Erreurs nettes
review-all = Toutes les décisions
review-step-head = Étape
review-move = Coup
review-cost = Coût
review-best = Mieux
