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
        [yes] Bonus : vous faites pivoter { $tile } de { $degrees } degrés.
       *[no] Bonus : { $name } fait pivoter { $tile } de { $degrees } degrés.
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
    [yes] Votre pion est passé sous un pion adverse : vous avez droit à une rotation de plus.
   *[no] Le pion de { $name } est passé sous un pion adverse : une rotation de plus peut suivre.
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
mog-event-stalled = { $turns ->
     [one] { $turns } tour sans déplacement possible
    *[other] { $turns } tours de suite sans déplacement possible
 }.
mog-event-last_turn = { $self ->
    [yes] Vous avez un dernier tour.
   *[no] { $name } a un dernier tour.
 }
mog-event-turn = { $self ->
    [yes] C’est votre tour.
   *[no] C’est le tour de { $name }.
 }
mog-event-bound = { $self ->
    [yes] Moins de deux portes de votre rangée de départ sont libres : si un pion peut la quitter, il le faut.
   *[no] Moins de deux portes de la rangée de départ de { $name } sont libres : si un pion peut la quitter, il le faut.
 }
mog-event-end = { $why ->
    [across] { $self ->
        [yes] Quatre pions sont arrivés. Vous gagnez.
       *[no] Quatre pions sont arrivés. { $name } gagne.
    }
    [stall] { $self ->
        [yes] Personne n’a pu bouger pendant { $stalled } tours. Vous gagnez.
       *[no] Personne n’a pu bouger pendant { $stalled } tours. { $name } gagne.
    }
   *[limit] { $self ->
        [yes] C’était le tour { $round }, le dernier. Vous gagnez.
       *[no] C’était le tour { $round }, le dernier. { $name } gagne.
    }
 }
mog-event-end-shared = { $why ->
    [across] Quatre pions sont arrivés. La partie est nulle.
    [stall] Personne n’a pu bouger pendant { $stalled } tours. La partie est nulle.
   *[limit] C’était le tour { $round }, le dernier. La partie est nulle.
 }

## Pourquoi pas ?

mog-why-not_your_turn = Ce n’est pas votre tour.
mog-why-over = La partie est finie.
mog-why-swap_pending = On choisit les rangées de départ : échangez la vôtre ou gardez-la.
mog-why-no_swap = On n’échange les rangées de départ qu’avant le premier tour.
mog-why-must_free = Moins de deux portes de votre rangée de départ sont libres : faites d’abord sortir un pion.
mog-why-must_move = Un de vos pions peut bouger, il le doit donc.
mog-why-rotated = Vous avez fait pivoter une tuile ; une autre, seulement après être passé sous un pion adverse.
mog-why-no_bonus = Votre pion n’est passé sous aucun pion adverse : il n’y a pas de seconde rotation.
mog-why-bonus_used = Vous avez déjà fait aussi la rotation bonus.
mog-why-barred = Votre adversaire vient de faire pivoter cette tuile.
mog-why-keeps_bound = Après cette rotation, aucun pion ne pourrait quitter votre rangée de départ, et maintenant un le peut.
mog-why-keeps_still = Après cette rotation, aucun de vos pions ne pourrait bouger, et il en faut un.
mog-why-moved = Vous avez déjà déplacé un pion à ce tour.
mog-why-no_pawn = Aucun de vos pions ne s’y trouve.
mog-why-occupied = Un autre pion s’y trouve.
mog-why-no_way = Aucun parcours en surface, sous un autre pion, puis de nouveau en surface n’y mène.
mog-why-same_gate = Un déplacement ne finit pas là où il a commencé.
mog-why-bound = Moins de deux portes de votre rangée de départ sont libres : un pion doit quitter cette rangée.
mog-why-stuck = Moins de deux portes de votre rangée de départ sont libres, et aucun pion ne peut la quitter : vous ne pouvez que faire pivoter.
mog-why-home_full = Moins de deux portes de votre rangée de départ seraient libres.
