### Mogul (2013) : ce qui s’est passé, et pourquoi pas.

## Ce qui s’est passé

m13-event-start = { $self ->
    [yes] Vous êtes premier joueur.
   *[no] { $name } est premier joueur.
 }
m13-event-reveal = Action retournée (compagnie/cartouche) : { $share }.
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
    [yes] Vous prenez votre crédit : { $chips } jetons contre { $dollars } dollars.
   *[no] { $name } prend son crédit : { $chips } jetons contre { $dollars } dollars.
 }
m13-event-bid = { $self ->
    [yes] Vous misez un jeton ; la coupe en contient { $bowl }.
   *[no] { $name } mise un jeton ; la coupe en contient { $bowl }.
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
m13-event-sell = { $self ->
    [yes] Vous vendez { $count } × { $company } à { $price } : { $points ->
        [one] { $points } dollar
       *[other] { $points } dollars
    }.
   *[no] { $name } vend { $count } × { $company } à { $price } : { $points ->
        [one] { $points } dollar
       *[other] { $points } dollars
    }.
 }
m13-event-erect = { $self ->
    [yes] Vous bâtissez un dépôt à { $town } ({ $station }).
   *[no] { $name } bâtit un dépôt à { $town } ({ $station }).
 }
m13-event-move = { $self ->
    [yes] Vous déplacez un dépôt de { $from } à { $town } ({ $station }).
   *[no] { $name } déplace un dépôt de { $from } à { $town } ({ $station }).
 }
m13-event-nothing = { $self ->
    [yes] Vous n’exercez pas l’option de vente.
   *[no] { $name } n’exerce pas l’option de vente.
 }
m13-event-crash = Crash ! La partie s’arrête sur-le-champ.
m13-event-depot_points = { $self ->
    [yes] Réseau { $company }, dépôts : { $depots }. Vous gagnez { $points ->
        [one] { $points } dollar
       *[other] { $points } dollars
    }.
   *[no] Réseau { $company }, dépôts : { $depots }. { $name } gagne { $points ->
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
m13-event-end-shared = { $names } se partagent la victoire.

## Pourquoi pas ?

m13-why-not_your_turn = Ce n’est pas votre tour.
m13-why-over = Le Crash a mis fin à la partie.
m13-why-no_chip = Vous n’avez plus de jeton.
m13-why-auction_running = L’enchère continue ; seul son gagnant choisit.
m13-why-auction_over = L’enchère est finie.
m13-why-no_credit_now = On ne prend un crédit qu’à son tour, dans une enchère.
m13-why-credit_taken = Il y a un seul crédit par partie, et vous l’avez eu.
m13-why-below_zero = Votre score tomberait sous zéro.
m13-why-winner_took = Le gagnant a pris l’action : il vous reste l’option de vente.
m13-why-option_used = Le gagnant a exercé l’option de vente : il vous reste à prendre l’action.
m13-why-no_shares = Vous n’avez pas d’action de la couleur du cartouche.
m13-why-all_built = Vos six dépôts sont tous sur le plateau : vous pouvez en déplacer un.
m13-why-not_all_built = On ne déplace un dépôt que si tous les six sont sur le plateau.
m13-why-no_depot = Vous n’avez pas de dépôt à cet endroit.
m13-why-other_network = Cette gare n’est pas sur le réseau de la couleur du cartouche.
m13-why-space_taken = Un dépôt s’y trouve déjà.

## Noms, et ce qui n’est pas imprimé

m13-name-brown = brun
m13-name-purple = violet
m13-name-blue = bleu
m13-name-gray = gris
m13-name-yellow = jaune
m13-name-crash = Crash
m13-reconstruction = La liste des actions, la carte, le tableau de départ à trois et à cinq joueurs et la piste des scores sont des reconstitutions ; le jeu imprimé peut différer.
