### Moguli : ce qui s’est passé, et pourquoi pas.

## Ce qui s’est passé

mog-event-start = { $self ->
    [yes] Vous jouez en premier.
   *[no] { $name } joue en premier.
 }
mog-event-swap = { $self ->
    [yes] Vous échangez votre rangée de départ avec la rangée { $row }.
   *[no] { $name } échange sa rangée de départ avec la rangée { $row }.
 }
mog-event-keep = { $self ->
    [yes] Vous gardez votre rangée de départ.
   *[no] { $name } garde sa rangée de départ.
 }
mog-event-rotate = { $bonus ->
    [yes] { $self ->
        [yes] Bonus : vous faites pivoter { $tile } de { $degrees } degrés.
       *[no] Bonus : { $name } fait pivoter { $tile } de { $degrees } degrés.
    }
   *[no] { $self ->
        [yes] Vous faites pivoter { $tile } de { $degrees } degrés.
       *[no] { $name } fait pivoter { $tile } de { $degrees } degrés.
    }
 }
mog-event-pawn = { $self ->
    [yes] Vous déplacez un pion de { $from } à { $to }.
   *[no] { $name } déplace un pion de { $from } à { $to }.
 }
mog-event-earned = { $self ->
    [yes] Votre pion est passé sous un pion adverse : vous pouvez faire pivoter une tuile de plus.
   *[no] { $name } a fait passer un pion sous un pion adverse et peut faire pivoter une tuile de plus.
 }
mog-event-across = { $self ->
    [yes] Vous avez { $pawns ->
        [one] { $pawns } pion arrivé
       *[other] { $pawns } pions arrivés
    }.
   *[no] { $name } a { $pawns ->
        [one] { $pawns } pion arrivé
       *[other] { $pawns } pions arrivés
    }.
 }
mog-event-stalled = { $stall ->
    [unmoved] { $turns ->
        [one] { $turns } tour sans déplacement de pion.
       *[other] { $turns } tours de suite sans déplacement de pion.
    }
    [unable_even_turning] { $turns ->
        [one] { $turns } tour sans déplacement possible, même en faisant pivoter une tuile.
       *[other] { $turns } tours de suite sans déplacement possible, même en faisant pivoter une tuile.
    }
   *[unable] { $turns ->
        [one] { $turns } tour sans déplacement possible.
       *[other] { $turns } tours de suite sans déplacement possible.
    }
 }
mog-event-last_turn = { $self ->
    [yes] Vous avez un dernier tour.
   *[no] { $name } a un dernier tour.
 }
mog-event-turn = { $self ->
    [yes] C’est à vous de jouer.
   *[no] C’est à { $name } de jouer.
 }
mog-event-turn-auto = Vous n’aviez plus rien à faire : votre tour s’est terminé automatiquement.
mog-event-stalled-auto = Vous n’aviez plus rien à faire : votre tour s’est terminé automatiquement, et compte pour la fin d’une partie bloquée ({ $turns } de suite).
mog-event-bound = { $self ->
    [yes] Tant que deux portes de votre rangée de départ ne sont pas libres, un pion qui peut la quitter le doit.
   *[no] { $name } : tant que deux portes de sa rangée de départ ne sont pas libres, un pion qui peut la quitter le doit.
 }
mog-event-end = { $why ->
    [across] { $self ->
        [yes] Quatre pions sont arrivés. Vous gagnez.
       *[no] Quatre pions sont arrivés. { $name } gagne.
    }
    [stall] { $self ->
        [yes] { $stall ->
            [unmoved] Personne n’a déplacé de pion pendant { $stalled } tours. Vous gagnez.
            [unable_even_turning] Personne n’a pu bouger pendant { $stalled } tours, même en faisant pivoter une tuile. Vous gagnez.
           *[unable] Personne n’a pu bouger pendant { $stalled } tours. Vous gagnez.
        }
       *[no] { $stall ->
            [unmoved] Personne n’a déplacé de pion pendant { $stalled } tours. { $name } gagne.
            [unable_even_turning] Personne n’a pu bouger pendant { $stalled } tours, même en faisant pivoter une tuile. { $name } gagne.
           *[unable] Personne n’a pu bouger pendant { $stalled } tours. { $name } gagne.
        }
    }
   *[limit] { $self ->
        [yes] C’était le tour { $round }, le dernier. Vous gagnez.
       *[no] C’était le tour { $round }, le dernier. { $name } gagne.
    }
 }
mog-event-end-shared = { $why ->
    [across] Quatre pions sont arrivés. La partie est nulle.
    [stall] { $stall ->
        [unmoved] Personne n’a déplacé de pion pendant { $stalled } tours. La partie est nulle.
        [unable_even_turning] Personne n’a pu bouger pendant { $stalled } tours, même en faisant pivoter une tuile. La partie est nulle.
       *[unable] Personne n’a pu bouger pendant { $stalled } tours. La partie est nulle.
    }
   *[limit] C’était le tour { $round }, le dernier. La partie est nulle.
 }

## Pourquoi ?

mog-why-not_your_turn = Ce n’est pas votre tour.
mog-why-over = La partie est finie.
mog-why-swap_pending = Les rangées de départ d’abord : échangez la vôtre ou gardez-la.
mog-why-no_swap = On n’échange les rangées de départ qu’avant le premier tour.
mog-why-must_free = Moins de deux portes de votre rangée de départ sont libres : faites d’abord sortir un pion.
mog-why-must_move = L’un de vos pions peut bouger : il le doit.
mog-why-rotated = Vous avez déjà fait pivoter une tuile ; vous ne pouvez en faire pivoter une autre qu’après être passé sous un pion adverse.
mog-why-no_bonus = Votre pion n’est passé sous aucun pion adverse : vous ne pouvez pas faire pivoter une seconde tuile.
mog-why-bonus_used = Vous avez déjà fait la rotation bonus.
mog-why-barred = Votre adversaire vient de faire pivoter cette tuile.
mog-why-keeps_bound = Après cette rotation, aucun pion ne pourrait quitter votre rangée de départ, et maintenant l’un d’eux le peut.
mog-why-keeps_still = Après cette rotation, aucun de vos pions ne pourrait bouger, et l’un d’eux le doit.
mog-why-moved = Vous avez déjà déplacé un pion pendant ce tour.
mog-why-no_pawn = Aucun de vos pions ne s’y trouve.
mog-why-occupied = Un autre pion s’y trouve.
mog-why-no_way = Aucun parcours en surface, sous un autre pion, puis de nouveau en surface n’y mène.
mog-why-same_gate = Un déplacement ne peut pas finir là où il a commencé.
mog-why-bound = Moins de deux portes de votre rangée de départ sont libres : un pion doit quitter cette rangée.
mog-why-stuck = Moins de deux portes de votre rangée de départ sont libres, et aucun pion ne peut la quitter : aucun ne peut se déplacer.
mog-why-home_full = Moins de deux portes de votre rangée de départ seraient libres.
mog-why-must_turn = Moins de deux portes de votre rangée de départ sont libres : faites d’abord pivoter une tuile qui permet à un pion de la quitter.
mog-why-opens_none = Cette rotation ne permet à aucun pion de quitter votre rangée de départ, mais celle d’une autre tuile le ferait.

## Ce qu'il faut décider

mog-turn-swap = Échangez votre rangée de départ, ou gardez-la.
mog-turn-both = Faites pivoter une tuile et déplacez un pion, dans l’ordre que vous voulez.
mog-turn-tile = Vous pouvez faire pivoter une tuile, ou finir votre tour.
mog-turn-pawn = Vous pouvez déplacer un pion, ou finir votre tour.
mog-turn-bonus = Bonus : vous pouvez encore faire pivoter une tuile.
mog-turn-bound = Un pion doit quitter votre rangée de départ.
mog-turn-stuck = Votre rangée de départ est bloquée : faites pivoter une tuile, ou finissez votre tour.
mog-turn-open = Faites pivoter { $tiles } : un pion pourra quitter votre rangée de départ.
mog-turn-way = Faites pivoter { $tiles } pour ouvrir un chemin, ou finissez votre tour.
mog-other-tile = une autre tuile en surbrillance
mog-turn-must = Un de vos pions doit se déplacer pendant ce tour.
mog-turn-must-pawn = Un de vos pions doit se déplacer maintenant.
mog-turn-end = Il ne reste rien à faire : finissez votre tour.
mog-wait-swap = { $name } choisit sa rangée de départ.
mog-wait-play = { $name } joue son tour.

## Le plateau

mog-board = Le plateau : 35 tuiles
mog-tile = { $gate } : dessus { $over }, dessous { $under }
mog-sides-NE = nord et est
mog-sides-NW = nord et ouest
mog-sides-SE = sud et est
mog-sides-SW = sud et ouest
mog-tile-pawn = { $self ->
    [yes] votre pion
   *[no] { $name } y a un pion
 }
mog-tile-barred = ne peut pas pivoter
mog-tile-opens = la faire pivoter de { $degrees } degrés ouvre un chemin
mog-tile-advised = conseil : { $move }
mog-below = Le monde d’en bas
mog-below-hint = Montrer le monde d’en bas : appuyer, ou maintenir pour un coup d’œil (U)
mog-flip = Voir le plateau de l’autre côté

## Faire pivoter et déplacer

mog-turn-any = Faire pivoter une tuile
mog-turn-again = Bonus : faire pivoter une tuile
mog-turn-which = Quelle tuile ?
mog-turn = Faire pivoter { $gate }
mog-turn-opens = Faire pivoter { $gate } : cela ouvre un chemin
mog-turn-by = Faire pivoter { $gate } de { $degrees } degrés dans le sens horaire
mog-turn-left = Un quart vers la gauche
mog-turn-right = Un quart vers la droite
mog-leave = La laisser comme elle était
mog-degrees = { $degrees }°
mog-opens = ouvre { $ways }
mog-closes = ferme { $ways }
mog-nothing-changes = ne change aucun de vos déplacements
mog-change = { $opened ->
    [0] { $closed ->
        [0] rien ne change
       *[other] en ferme { $closed }
    }
   *[other] { $closed ->
        [0] en ouvre { $opened }
       *[other] en ouvre { $opened }, en ferme { $closed }
    }
 }
mog-looked = { $gate } de { $degrees }° : { $change }
mog-and-other = { $own } · { $name } : +{ $opened } −{ $closed }
mog-said-pawn = Déplacer un pion de { $from } à { $to }
mog-move = Pion en { $gate }
mog-to = Vers { $gate }
mog-with-bonus = Bonus : encore une rotation
mog-fourth = Le quatrième pion arrivé
mog-end = Finir le tour
mog-duty = Tant que deux portes de votre rangée de départ ne sont pas libres, un pion qui peut la quitter le doit : l’un d’eux le peut.
mog-duty-turn = Avec les tuiles ainsi, aucun pion ne peut quitter votre rangée de départ : faites d’abord pivoter une tuile qui en laisse sortir un.
mog-stuck = { $turn ->
    [yes] Avec les tuiles ainsi, aucun pion ne peut quitter votre rangée de départ, et aucun autre ne peut bouger avant : vous ne pouvez que faire pivoter des tuiles.
   *[no] Avec les tuiles ainsi, aucun pion ne peut quitter votre rangée de départ, et aucun autre ne peut bouger avant.
 }
mog-swap-lead = Avant la course, vous pouvez échanger les cinq tuiles de votre rangée de départ contre celles d’une rangée centrale ; aucune ne pivote.
mog-swap = Rangée { $row }
mog-keep = Garder la mienne

## La course

mog-race = La course
mog-across = Pions arrivés : { $count } sur { $needed }
mog-way-up = de la rangée 1 à la rangée 7
mog-way-down = de la rangée 7 à la rangée 1
mog-pawn-on = Un pion en { $gate }
mog-pawn-across = Un pion en { $gate }, arrivé
mog-before = Avant le premier tour
mog-round = { $most ->
    [0] Tour { $round }
   *[other] Tour { $round } sur { $most }
 }
mog-last-turn = Le dernier tour
mog-used = Pendant ce tour
mog-step-rotate = faire pivoter une tuile
mog-step-pawn = déplacer un pion
mog-step-bonus = bonus : encore une rotation
mog-step-used = fait
mog-step-open = encore possible
mog-stalled = { $stall ->
    [unmoved] Tours de suite sans déplacement de pion : { $turns } sur { $most } ; ensuite la partie s’arrête.
    [unable_even_turning] Tours de suite sans déplacement possible, même en faisant pivoter une tuile : { $turns } sur { $most } ; ensuite la partie s’arrête.
   *[unable] Tours de suite sans déplacement possible : { $turns } sur { $most } ; ensuite la partie s’arrête.
 }
mog-legend-over = chemin dessus
mog-legend-under = chemin dessous
mog-legend-barred = l’autre vient de la faire pivoter : elle ne peut pas pivoter maintenant
mog-legend-kept = ne peut pas pivoter : cela fermerait le chemin qu’il faut prendre
mog-legend-opens = la faire pivoter ouvre un chemin à l’un de vos pions
mog-legend-cylinder = les bords gauche et droit se touchent
mog-board-legend = ══ chemin dessus · ┄┄ chemin dessous · ━━ les deux · <> l’autre vient de la faire pivoter
mog-ended-across = { $needed } pions sont arrivés.
mog-ended-stall = { $stall ->
    [unmoved] Personne n’a déplacé de pion pendant { $turns } tours.
    [unable_even_turning] Personne n’a pu déplacer de pion pendant { $turns } tours, même en faisant pivoter une tuile.
   *[unable] Personne n’a pu déplacer de pion pendant { $turns } tours.
 }
mog-ended-limit = Le tour { $round } était le dernier.
mog-result-seat = Joueur
mog-result-across = Pions arrivés
mog-result-gates = Aux portes

## Les faits en phrases

mog-fact-turnable = { $count ->
    [0] Aucune tuile ne peut être tournée maintenant.
    [one] Une tuile peut être tournée : { $tiles }.
   *[other] { $count } tuiles peuvent être tournées : { $tiles }.
 }
mog-fact-movable = { $count ->
    [0] Aucun pion ne peut avancer maintenant.
   *[other] Des pions peuvent avancer : { $ways }.
 }
mog-fact-way = de { $from } vers { $to }
mog-fact-row = Rangée { $row } : { $tiles }.
mog-fact-seat = { $self ->
    [yes] Vous : { $across }, { $way }.
   *[no] { $name } : { $across }, { $way }.
 }
mog-fact-pawns = En route : { $gates }.
mog-fact-across = Arrivés : { $gates }.
mog-fact-used = Fait pendant ce tour : { $steps }.
mog-fact-no-sale = À Moguli, rien ne se vend.
mog-fact-unseen = À Moguli, rien n’est caché.
mog-text-offer = Possible maintenant
mog-text-market = Plateau
