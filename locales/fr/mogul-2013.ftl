### Mogul (2013) : la table.

## Actions et compagnies

m13-share-full = Action { $company }, une sur { $all }. À vendre ou à bâtir : { $sale }.
m13-sells = Vendre/bâtir : { $sale }
m13-crash-lead = La partie est finie : on compte dépôts, actions et jetons.
m13-points = { $count ->
    [one] { $count } dollar
   *[other] { $count } dollars
 }
m13-price-each = { $price ->
    [one] { $price } dollar chacune
   *[other] { $price } dollars chacune
 }
m13-unseen-sells = à vendre ou à bâtir : { $sale }

## La table

m13-track-seat = { $self ->
    [yes] Vous : { $score ->
        [one] { $score } dollar
       *[other] { $score } dollars
    }, case { $space }
   *[no] { $name } : { $score ->
        [one] { $score } dollar
       *[other] { $score } dollars
    }, case { $space }
 }
m13-credit-short = crédit
m13-credit-had = Crédit pris
m13-credit-free = Crédit pas encore pris

## La carte et les dépôts

m13-map = Carte des réseaux
m13-map-keys = Gares ; les flèches mènent de l’une à l’autre
m13-map-go = Vers la carte
m13-map-larger = Agrandir la carte
m13-map-smaller = Réduire la carte
m13-networks = Réseaux
m13-station = { $town } : { $networks }
m13-station-empty = libre
m13-station-depot = { $self ->
    [yes] votre dépôt
   *[no] { $name } y a un dépôt
 }
m13-site-yours = { $dollars ->
    [one] Un dépôt ici vous rapporterait { $dollars } dollar de plus à la fin.
   *[other] Un dépôt ici vous rapporterait { $dollars } dollars de plus à la fin.
 }
m13-site-all = Un dépôt de plus ici, à la fin : { $seats }
m13-worth = { $dollars ->
    [one] { $sign }{ $dollars } dollar à la fin
   *[other] { $sign }{ $dollars } dollars à la fin
 }
m13-depots = { $dollars ->
    [one] Dépôts bâtis : { $built } sur { $all }, { $dollars } dollar à la fin
   *[other] Dépôts bâtis : { $built } sur { $all }, { $dollars } dollars à la fin
 }
m13-depots-title = Dépôts
m13-depots-worth = À la fin

## Le tour

m13-turn-auction = Miser ou sortir
m13-turn-winner = Enchère gagnée : prendre l’action, vendre ou bâtir
m13-turn-take = Prendre l’action
m13-turn-option = Vendre, bâtir ou ne rien faire
m13-turn-put-down = Posez le dépôt
m13-wait-auction = { $name } mise ou sort
m13-wait-winner = { $name } gagne l’enchère : prendre, vendre ou bâtir
m13-wait-runner-up = { $name } fait ce que le gagnant a laissé

## Les coups

m13-credit = Prendre le crédit
m13-credit-effect = + { $chips } jetons, − { $dollars } dollars, une seule fois
m13-sell = { $count ->
    [one] En vendre { $count }
   *[other] Vendre les { $count }
 }
m13-sell-effect = { $points ->
    [one] { $count } × { $price } = { $points } dollar
   *[other] { $count } × { $price } = { $points } dollars
 }
m13-erect = Bâtir un dépôt
m13-erect-lead = jusqu’à +{ $dollars } à la fin
m13-erect-where = Où ? Choisissez une gare éclairée sur la carte, ou :
m13-said-erect = Bâtir un dépôt à { $town }
m13-said-move = Déplacer un dépôt depuis { $from } vers { $town }
m13-move = Déplacer un dépôt
m13-move-lead = vers le réseau { $company }
m13-move-which = Lequel de vos dépôts ?
m13-move-to = Depuis { $town } vers :
m13-erect-or-move = Bâtir ou déplacer un dépôt
m13-nothing = Ne rien faire
m13-nothing-effect = tout garder
m13-back = Retour

## Ce qui s’est passé

m13-event-start = { $self ->
    [yes] Vous êtes premier joueur.
   *[no] { $name } est premier joueur.
 }
m13-event-reveal = Action retournée (compagnie/à vendre ou à bâtir) : { $share }.
m13-told-reveal = On retourne une action { $company } ; à vendre ou à bâtir : { $sale }.
m13-event-dividend = { $self ->
    [yes] Vous gagnez { $points ->
        [one] { $points } dollar
       *[other] { $points } dollars
    } de prime { $company }.
   *[no] { $name } gagne { $points ->
        [one] { $points } dollar
       *[other] { $points } dollars
    } de prime { $company }.
 }
m13-event-credit = { $self ->
    [yes] Vous prenez votre crédit : { $chips } jetons contre { $dollars } dollars.
   *[no] { $name } prend son crédit : { $chips } jetons contre { $dollars } dollars.
 }
m13-event-bid = { $self ->
    [yes] Vous misez un jeton ; la coupe en contient { $bowl }.
   *[no] { $name } mise un jeton ; la coupe en contient { $bowl }.
 }
m13-event-leave = { $self ->
    [yes] { $chips ->
        [0] Vous sortez de l’enchère sans rien.
        [one] Vous sortez de l’enchère et prenez { $chips } jeton.
       *[other] Vous sortez de l’enchère et prenez { $chips } jetons.
    }
   *[no] { $chips ->
        [0] { $name } sort de l’enchère sans rien.
        [one] { $name } sort de l’enchère et prend { $chips } jeton.
       *[other] { $name } sort de l’enchère et prend { $chips } jetons.
    }
 }
m13-event-win = { $self ->
    [yes] Vous gagnez l’enchère.
   *[no] { $name } gagne l’enchère.
 }
m13-event-runner_up = { $self ->
    [yes] Vous êtes le second de l’enchère.
   *[no] { $name } est le second de l’enchère.
 }
m13-event-take = { $self ->
    [yes] Vous prenez l’action { $share }.
   *[no] { $name } prend l’action { $share }.
 }
m13-told-take = { $self ->
    [yes] Vous prenez l’action { $company }.
   *[no] { $name } prend l’action { $company }.
 }
m13-event-sell = { $self ->
    [yes] Vous vendez { $count } × { $company } à { $price } : { $points ->
        [one] { $points } dollar
       *[other] { $points } dollars
    }.
   *[no] { $name } vend { $count } × { $company } à { $price } : { $points ->
        [one] { $points } dollar
       *[other] { $points } dollars
    }.
 }
m13-event-erect = { $self ->
    [yes] Vous bâtissez un dépôt à { $town } ({ $station }).
   *[no] { $name } bâtit un dépôt à { $town } ({ $station }).
 }
m13-event-move = { $self ->
    [yes] Vous déplacez un dépôt depuis { $from } vers { $town } ({ $station }).
   *[no] { $name } déplace un dépôt depuis { $from } vers { $town } ({ $station }).
 }
m13-event-nothing = { $self ->
    [yes] Vous ne vendez ni ne bâtissez.
   *[no] { $name } ne vend ni ne bâtit.
 }
m13-event-crash = Le Crash arrive. La partie s’arrête aussitôt.
m13-event-depot_points = { $self ->
    [yes] Réseau { $company }, dépôts : { $depots }. Vous gagnez { $points ->
        [one] { $points } dollar
       *[other] { $points } dollars
    }.
   *[no] Réseau { $company }, dépôts : { $depots }. { $name } gagne { $points ->
        [one] { $points } dollar
       *[other] { $points } dollars
    }.
 }
m13-event-share_points = { $self ->
    [yes] Vous gagnez { $points ->
        [one] { $points } dollar
       *[other] { $points } dollars
    } pour vos actions.
   *[no] { $name } gagne { $points ->
        [one] { $points } dollar
       *[other] { $points } dollars
    } pour ses actions.
 }
m13-event-chip_points = { $self ->
    [yes] Vous gagnez { $points ->
        [one] { $points } dollar
       *[other] { $points } dollars
    } pour vos jetons.
   *[no] { $name } gagne { $points ->
        [one] { $points } dollar
       *[other] { $points } dollars
    } pour ses jetons.
 }
m13-event-end = { $self ->
    [yes] Vous gagnez.
   *[no] { $name } gagne.
 }
m13-event-end-on-shares = { $self ->
    [yes] Vous gagnez grâce aux actions, { $shares } à { $shares_of_next }.
   *[no] { $name } gagne grâce aux actions, { $shares } à { $shares_of_next }.
 }
m13-event-end-shared = { $names } se partagent la victoire.

## Pourquoi ?

m13-why-not_your_turn = Ce n’est pas votre tour.
m13-why-over = Le Crash a mis fin à la partie.
m13-why-no_chip = Vous n’avez plus de jeton.
m13-why-auction_running = L’enchère continue ; seul son gagnant choisit.
m13-why-auction_over = L’enchère est finie.
m13-why-no_credit_now = Vous ne pouvez prendre le crédit qu’à votre tour, dans une enchère.
m13-why-credit_taken = Chaque joueur a un seul crédit par partie, et vous avez pris le vôtre.
m13-why-below_zero = Votre score tomberait sous zéro.
m13-why-winner_took = Le gagnant a pris l’action : vous ne pouvez que vendre, bâtir ou ne rien faire.
m13-why-option_used = Le gagnant n’a pas pris l’action : c’est à vous de la prendre.
m13-why-no_shares = Vous n’avez aucune des actions à vendre.
m13-why-has_shares = Vous avez de ces actions à vendre : vendez-les, ou bien bâtissez ou déplacez un dépôt.
m13-why-all_built = Vos six dépôts sont tous sur le plateau : vous ne pouvez qu’en déplacer un.
m13-why-not_all_built = On ne déplace un dépôt que lorsque tous les six sont sur le plateau.
m13-why-no_depot = Vous n’avez pas de dépôt à cet endroit.
m13-why-other_network = Cette gare n’est pas sur le réseau où l’on peut bâtir en ce moment.
m13-why-space_taken = Un dépôt s’y trouve déjà.

## Le décompte

m13-result = Score final
m13-result-before = Dollars avant
m13-result-network = Dépôts { $company }
m13-result-shares = Actions
m13-result-chips = Jetons
m13-result-total = Total
m13-result-note = Chaque dépôt rapporte autant de dollars que son propriétaire en a sur ce réseau ; une action rapporte 1, cinq jetons rapportent 1.
m13-result-tie = Égalité de dollars et d’actions.

## Ce qui n’est pas imprimé

m13-name-brown = brun
m13-name-purple = violet
m13-name-blue = bleu
m13-name-gray = gris
m13-name-yellow = jaune
m13-name-crash = Crash
m13-reconstruction = La liste des actions, la carte, le tableau de départ à trois et à cinq joueurs et la piste des scores sont des reconstitutions ; le jeu imprimé peut différer.
m13-reconstruction-short = reconstitution

## Les faits en phrases

m13-fact-sold = À vendre ou à bâtir : { $company }, prix { $price }{ $own ->
    [none] .
    [0] , vous n’en avez aucune.
   *[other] , vous en avez { $own }.
 }
m13-fact-unseen = { $count } pour vendre ou bâtir { $sale }
m13-fact-seat = { $self ->
    [yes] Vous avez
   *[no] { $name } a
 } { $score ->
    [one] { $score } dollar
   *[other] { $score } dollars
 } et { $chips ->
    [none] des jetons cachés
    [one] { $chips } jeton
   *[other] { $chips } jetons
 } ; exposées : { $shares }.
m13-fact-depots = { $depots } : { $towns }.
