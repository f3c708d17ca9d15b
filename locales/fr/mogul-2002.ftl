### Mogul (2002) : la table.

## Actions et compagnies

m02-share-full = Action { $company }, une sur { $all }. Bord : { $sale }, à vendre.
m02-sells = À vendre : { $sale }
m02-crash-lead = Les cours s’effondrent. Les actions ne valent plus rien.
m02-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
 }

## La table

m02-price-each = { $price ->
    [one] { $price } point chacune
   *[other] { $price } points chacune
 }
m02-unseen-sells = vend { $sale }
m02-track-seat = { $self ->
    [yes] Vous : { $score ->
        [one] { $score } point
       *[other] { $score } points
    }, case { $space }
   *[no] { $name } : { $score ->
        [one] { $score } point
       *[other] { $score } points
    }, case { $space }
 }

## Le tour

m02-turn-loan = Un emprunt ? Deux jetons pour deux points
m02-turn-auction = Miser ou sortir
m02-turn-winner = Enchère gagnée : prendre l’action ou vendre
m02-turn-take = Prendre l’action
m02-turn-sell = Vendre, ou tout garder
m02-wait-loan = { $name } peut emprunter
m02-wait-auction = { $name } mise ou sort
m02-wait-winner = { $name } gagne l’enchère : prendre ou vendre
m02-wait-runner-up = { $name } fait ce que le gagnant a laissé

## Les coups

m02-sell = { $count ->
    [0] Ne rien vendre
    [one] En vendre 1
   *[other] En vendre { $count }
 }
m02-sell-effect = { $points ->
    [one] { $count } × { $price } = { $points } point
   *[other] { $count } × { $price } = { $points } points
 }
m02-sell-nothing = 0 point
m02-sell-how-many = Combien ?
m02-loan = Emprunter
m02-loan-effect = + { $chips } jetons, − { $points } points
m02-decline = Pas d’emprunt
m02-decline-effect = continuer

## Fenêtre d’emprunt

m02-loan-arm = Emprunter avant la prochaine enchère
m02-loan-arm-short = Prévoir un emprunt
m02-loan-armed-short = Emprunt prévu
m02-loan-title = Emprunts
m02-loan-lead = Avant chaque enchère, chacun peut emprunter 2 jetons contre 2 points. Tant que vous ne demandez pas que l’on vous pose la question, la réponse est automatiquement non et personne n’a à vous attendre.
m02-loan-more = Réglages des emprunts

## Ce qui s’est passé

m02-event-start = { $self ->
    [yes] Vous êtes premier joueur.
   *[no] { $name } est premier joueur.
 }
m02-event-reveal = Action retournée (compagnie/vente permise) : { $share }.
m02-told-reveal = On retourne une action { $company } ; on peut vendre { $sale }.
m02-event-dividend = { $self ->
    [yes] Vous marquez { $points ->
        [one] { $points } point
       *[other] { $points } points
    } de prime { $company }.
   *[no] { $name } marque { $points ->
        [one] { $points } point
       *[other] { $points } points
    } de prime { $company }.
 }
m02-event-loan = { $self ->
    [yes] Vous empruntez : 2 jetons contre 2 points.
   *[no] { $name } emprunte : 2 jetons contre 2 points.
 }
m02-event-decline = { $self ->
    [yes] Vous n’empruntez pas.
   *[no] { $name } n’emprunte pas.
 }
m02-event-decline-auto = Vous n’empruntez pas (réponse automatique).
m02-told-decline-auto = Vous n’empruntez pas (à changer avec « { m02-loan-arm-short } »).
m02-event-loan-auto = Vous empruntez, comme choisi d’avance : 2 jetons contre 2 points.
m02-event-bid = { $self ->
    [yes] Vous misez un jeton ; la coupe en contient { $bowl }.
   *[no] { $name } mise un jeton ; la coupe en contient { $bowl }.
 }
m02-event-leave = { $self ->
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
m02-event-win = { $self ->
    [yes] Vous gagnez l’enchère.
   *[no] { $name } gagne l’enchère.
 }
m02-event-runner-up = { $self ->
    [yes] Vous êtes le second de l’enchère.
   *[no] { $name } est le second de l’enchère.
 }
m02-event-take = { $self ->
    [yes] Vous prenez l’action { $share }.
   *[no] { $name } prend l’action { $share }.
 }
m02-told-take = { $self ->
    [yes] Vous prenez l’action { $company }.
   *[no] { $name } prend l’action { $company }.
 }
m02-event-sell = { $self ->
    [yes] Vous vendez { $count } × { $company } à { $price } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
   *[no] { $name } vend { $count } × { $company } à { $price } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
 }
m02-event-sell-nothing = { $self ->
    [yes] Vous ne vendez rien.
   *[no] { $name } ne vend rien.
 }
m02-event-crash = Le Crash arrive. La partie s’arrête aussitôt.
m02-event-chip-points = { $self ->
    [yes] Vous marquez { $points ->
        [one] { $points } point
       *[other] { $points } points
    } pour vos jetons.
   *[no] { $name } marque { $points ->
        [one] { $points } point
       *[other] { $points } points
    } pour ses jetons.
 }
m02-event-end = { $self ->
    [yes] Vous gagnez.
   *[no] { $name } gagne.
 }
m02-event-end-on-shares = { $self ->
    [yes] Vous gagnez grâce aux actions, { $shares } à { $shares_of_next }.
   *[no] { $name } gagne grâce aux actions, { $shares } à { $shares_of_next }.
 }
m02-event-end-shared = { $names } se partagent la victoire.

## Décompte final

m02-result-before = Points avant
m02-result-chip-points = Pour les jetons
m02-result-total = Total
m02-result-shares = Actions
m02-result-seat = Joueur
m02-result-tie = Égalité de points et d’actions.
m02-result-note = Un point par groupe de cinq jetons. Les actions ne valent rien, sauf pour départager.

## Pourquoi ?

m02-why-not_your_turn = Ce n’est pas votre tour.
m02-why-over = Le Crash a mis fin à la partie.
m02-why-window_open = Les emprunts d’abord ; l’enchère vient après.
m02-why-no_window = On ne propose pas d’emprunt maintenant.
m02-why-no_loan_now = On ne peut emprunter qu’avant le début de l’enchère.
m02-why-loan_taken = Vous avez déjà emprunté pour cette enchère.
m02-why-bank_empty = La banque n’a pas deux jetons.
m02-why-below_zero = Votre score tomberait sous zéro.
m02-why-no_chip = Vous n’avez plus de jeton.
m02-why-auction_running = L’enchère continue ; seul son gagnant prend ou vend.
m02-why-auction_over = L’enchère est finie.
m02-why-winner_took = Le gagnant a pris l’action : vous ne pouvez que vendre.
m02-why-winner_sold = Le gagnant a vendu : vous ne pouvez que prendre l’action.
m02-why-too_few = Vous n’avez pas assez d’actions de cette compagnie.
m02-why-all_or_none = À cette table, on les vend toutes ou aucune.
m02-name-brown = brun
m02-name-pink = rose
m02-name-blue = bleu
m02-name-green = vert
m02-name-yellow = jaune
m02-name-crash = Crash

## Les faits en phrases

m02-fact-sold = On peut vendre { $company } : prix { $price }{ $own ->
    [none] .
    [0] , vous n’en avez aucune.
   *[other] , vous en avez { $own }.
 }
m02-fact-unseen = { $count } au bord { $sale }
m02-fact-seat = { $self ->
    [yes] Vous avez
   *[no] { $name } a
 } { $score ->
    [one] { $score } point
   *[other] { $score } points
 } et { $chips ->
    [none] des jetons cachés
    [one] { $chips } jeton
   *[other] { $chips } jetons
 } ; exposées : { $shares }.
