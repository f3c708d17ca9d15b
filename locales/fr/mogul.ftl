### Les deux jeux de Mogul : ce que leurs tables ont en commun.

## Actions et compagnies

mogul-share-of = { $count ->
    [one] { $count } action { $company }
   *[other] { $count } actions { $company }
 }
mogul-crash = Crash
mogul-chips = { $count ->
    [one] { $count } jeton
   *[other] { $count } jetons
 }
mogul-chips-hidden = jetons cachés
mogul-shares = { $count ->
    [0] aucune action
    [one] { $count } action
   *[other] { $count } actions
 }

## La table

mogul-bowl = Coupe
mogul-bowl-holds = { $count ->
    [0] La coupe est vide.
    [one] La coupe contient { $count } jeton.
   *[other] La coupe contient { $count } jetons.
 }
mogul-bank-holds = { $count ->
    [one] La banque a { $count } jeton.
   *[other] La banque a { $count } jetons.
 }
mogul-market = Marché
mogul-market-row = { $company } : devant les joueurs { $front }, encore cachées { $unseen }, vendues { $sold }, en tout { $all }.
mogul-market-short = exposées { $front }, cachées { $unseen }, sur { $all }
mogul-front = exposées
mogul-unseen = cachées
mogul-sold = vendues
mogul-pays-dividend = prime
mogul-price = prix { $price }
mogul-stake-unseen = { $count ->
    [one] { $count } cachée
   *[other] { $count } cachées
 }
mogul-stake-own = { $count } à vous
mogul-deck-left = { $count ->
    [0] Le talon est vide.
    [one] encore { $count } carte
   *[other] encore { $count } cartes
 }
mogul-crash-never = La prochaine carte ne peut pas être le Crash.
mogul-crash-odds = La prochaine carte est le Crash : probabilité de { $part } sur { $whole }.
mogul-crash-sure = La prochaine carte est certainement le Crash.
mogul-crash-safe = suivante : pas de Crash
mogul-crash-short = Crash { $part } sur { $whole }
mogul-unseen-title = Actions encore cachées
mogul-unseen-lead = { $count ->
    [one] Cette action est encore à venir, ainsi que le Crash.
   *[other] Ces { $count } actions sont encore dans le talon, dans un ordre inconnu.
 }
mogul-track = Piste des scores
mogul-track-laps = { $laps ->
    [0] { "" }
    [one] un tour de piste
   *[other] { $laps } tours de piste
 }
mogul-track-below = sous zéro
mogul-lead = en tête
mogul-in = dans l’enchère
mogul-out = hors de l’enchère
mogul-in-short = en lice
mogul-out-short = dehors
mogul-start-short = commence
mogul-winner-short = gagne
mogul-runner-up-short = 2e
mogul-start = premier joueur
mogul-winner = a gagné l’enchère
mogul-runner-up = second de l’enchère

## Les coups

mogul-bid = Miser 1 jeton
mogul-bid-effect = coupe { $bowl }, il vous reste { $chips }
mogul-leave = Sortir
mogul-leave-effect = { $count ->
    [0] sans rien prendre
    [one] et prendre { $count } jeton
   *[other] et prendre { $count } jetons
 }
mogul-take = Prendre l’action
mogul-sell-any = Vendre

## Ordres permanents

mogul-orders = Ordres permanents
mogul-orders-lead = Misez pour moi, un jeton à la fois, jusqu’à ce qu’une de ces limites soit atteinte ; puis sortez. Personne d’autre ne le voit.
mogul-orders-bowl = Sortir quand la coupe contient
mogul-orders-chips = Sortir quand mes jetons tombent à
mogul-orders-left = Sortir quand il ne reste que
mogul-orders-arm = Donner ces ordres
mogul-orders-cancel = Annuler les ordres
mogul-orders-none = Choisissez au moins une limite.
mogul-orders-armed = Donnés, visibles de vous seulement
mogul-orders-until-bowl = { $count ->
    [one] jusqu’à ce que la coupe contienne { $count } jeton
   *[other] jusqu’à ce que la coupe contienne { $count } jetons
 }
mogul-orders-until-chips = { $count ->
    [one] jusqu’à ce que vous ayez { $count } jeton
   *[other] jusqu’à ce que vous ayez { $count } jetons
 }
mogul-orders-until-left = { $count ->
    [one] jusqu’à ce qu’il ne reste que { $count } joueur
   *[other] jusqu’à ce qu’il ne reste que { $count } joueurs
 }
mogul-bid-until = Miser { $limits }
mogul-orders-summary = Vous restez { $limits }.
mogul-fewer = Moins
mogul-more = Plus

## Les faits en phrases

mogul-fact-offer = En vente : { $company }.
mogul-fact-no-offer = Aucune action n’est aux enchères.
mogul-fact-not-sold = On ne peut rien vendre.
mogul-fact-inside = Encore dans l’enchère : { $names }.
mogul-fact-deck = { $count ->
    [0] Le talon est vide.
    [one] Il reste { $count } carte au talon.
   *[other] Il reste { $count } cartes au talon.
 }
mogul-fact-unseen = { $company } : { $shares }.
mogul-fact-place = { $self ->
    [yes] Vous : { $place }.
   *[no] { $name } : { $place }.
 }
mogul-fact-round = Tour { $round }.
