### Take Stock : ce qui s’est passé, et pourquoi pas.

## Ce qui s’est passé

tks-event-round = { $self ->
    [yes] Manche { $round } : { $dealer } donne. Vous commencez.
   *[no] Manche { $round } : { $dealer } donne. { $name } commence.
 }
tks-event-hand = { $self ->
    [yes] Vous recevez { $cards }.
   *[no] { $name } reçoit { $cards }.
 }
tks-event-draw = { $card ->
    [none] { $self ->
        [yes] Vous piochez une action.
       *[no] { $name } pioche une action.
    }
   *[other] { $self ->
        [yes] Vous piochez { $card }.
       *[no] { $name } pioche { $card }.
    }
 }
tks-event-reshuffle = On mélange les actions défaussées : { $cards ->
     [one] { $cards } carte
    *[other] { $cards } cartes
 } à piocher.
tks-event-buried = Vont sous la pile d’événements : { $events }.
tks-event-new_pile = Tous les événements sont mélangés en une nouvelle pile.
tks-said-raise = Faire monter avec { $card }
tks-said-save = Mettre de côté { $card } et défausser { $discard }
tks-said-take = Prendre { $card } et défausser { $discard }
tks-said-market = { $way ->
    [draw] Jouer le marché avec { $card } et choisir un événement sur deux
    [keep] Jouer le marché avec { $card } et garder un événement pour plus tard
   *[play] Jouer le marché avec { $card } et jouer { $event }
 }
tks-said-audit = Soumettre { $stock } à un audit : { $way }
tks-said-freeze = { $way ->
    [freeze] Geler { $stock }
   *[free] Dégeler { $stock }
 }
tks-event-raise = { $self ->
    [yes] Vous faites monter avec { $card } : le cours est à { $price }.
   *[no] { $name } fait monter avec { $card } : le cours est à { $price }.
 }
tks-event-save = { $self ->
    [yes] Vous mettez de côté { $card } et défaussez { $discard }.
   *[no] { $name } met de côté { $card } et défausse { $discard }.
 }
tks-event-discard = { $self ->
    [yes] Vous défaussez { $card }.
   *[no] { $name } défausse { $card }.
 }
tks-event-look = { $events ->
    [none] { $self ->
        [yes] Vous piochez deux événements.
       *[no] { $name } pioche deux événements.
    }
   *[other] { $self ->
        [yes] Vous piochez deux événements : { $events }.
       *[no] { $name } pioche deux événements : { $events }.
    }
 }
tks-event-keep = { $event ->
    [none] { $self ->
        [yes] Vous gardez un événement.
       *[no] { $name } garde un événement.
    }
   *[other] { $self ->
        [yes] Vous gardez un événement : { $event }.
       *[no] { $name } garde un événement : { $event }.
    }
 }
tks-event-closed = { $self ->
    [yes] Vous piochez « marché fermé ».
   *[no] { $name } pioche « marché fermé ».
 }
tks-event-play = { $self ->
    [yes] Vous jouez : { $event }.
   *[no] { $name } joue : { $event }.
 }
tks-event-aside = { $event ->
    [none] { $self ->
        [yes] Vous écartez un événement.
       *[no] { $name } écarte un événement.
    }
   *[other] { $self ->
        [yes] Vous écartez un événement : { $event }.
       *[no] { $name } écarte un événement : { $event }.
    }
 }
tks-event-price = Le cours passe de { $was } à { $price } pour { $stock }.
tks-event-audit = { $self ->
    [yes] Vous soumettez { $stock } à un audit : { $way }.
   *[no] { $name } soumet { $stock } à un audit : { $way }.
 }
tks-event-freeze = { $self ->
    [yes] Vous gelez { $stock }.
   *[no] { $name } gèle { $stock }.
 }
tks-event-unfreeze = { $self ->
    [yes] Vous dégelez { $stock }.
   *[no] { $name } dégèle { $stock }.
 }
tks-event-take = { $self ->
    [yes] Vous prenez { $card } et défaussez { $discard }.
   *[no] { $name } prend { $card } et défausse { $discard }.
 }
tks-event-insider_done = { $self ->
    [yes] Vous ne prenez plus rien.
   *[no] { $name } ne prend plus rien.
 }
tks-event-token_up = { $self ->
    [yes] Vous recevez une option.
   *[no] { $name } reçoit une option.
 }
tks-event-token_down = { $self ->
    [yes] Vous rendez une option.
   *[no] { $name } rend une option.
 }
tks-event-round_end = { $why ->
    [market_closed] Le marché est fermé : la manche s’arrête.
    [high_card] Un 11 ou un 12 ferme le marché : la manche s’arrête.
    [last_card] Une main est vide : la manche s’arrête.
   *[no_card] Il n’y a plus de carte à piocher : la manche s’arrête.
 }
tks-event-option = { $self ->
    [yes] Vous dépensez une option et mettez de côté { $card }.
   *[no] { $name } dépense une option et met de côté { $card }.
 }
tks-event-option_done = { $self ->
    [yes] Vous n’exercez plus d’option.
   *[no] { $name } n’exerce plus d’option.
 }
tks-event-score = { $self ->
    [yes] Vous marquez { $points ->
        [one] { $points } point
       *[other] { $points } points
    } dans cette manche.
   *[no] { $name } marque { $points ->
        [one] { $points } point
       *[other] { $points } points
    } dans cette manche.
 }
tks-event-end = { $self ->
    [yes] Vous gagnez.
   *[no] { $name } gagne.
 }
tks-event-end-shared = { $names } se partagent la victoire.

## Pourquoi ?

tks-why-not_your_turn = Ce n’est pas votre tour.
tks-why-over = La dernière manche est comptée.
tks-why-chance = Il faut d’abord mélanger les cartes.
tks-why-not_choosing = Il n’y a pas deux événements entre lesquels choisir.
tks-why-choosing = Vous avez pioché deux événements : choisissez d’abord l’un d’eux.
tks-why-event_running = Faites d’abord ce que demande l’événement en cours.
tks-why-no_such_event = L’événement en cours ne demande pas cela.
tks-why-round_ended = La manche est finie : exercez des options maintenant, ou terminez.
tks-why-round_running = On n’exerce ses options qu’une fois la manche finie.
tks-why-not_in_hand = Vous n’avez pas cette carte en main.
tks-why-frozen = La colonne est gelée.
tks-why-too_low = Il faut une carte plus haute que la plus haute de la colonne.
tks-why-too_high = On monte au plus de 4 au-dessus de la plus haute carte de la colonne.
tks-why-same_card = Vous devez défausser une autre carte.
tks-why-too_many = Vous avez déjà autant de certificats que la plus longue colonne a de cartes.
tks-why-not_kept = Vous n’avez pas gardé cet événement.
tks-why-not_drawn = Ce n’est pas l’un des deux événements piochés.
tks-why-no_top = Il ne reste que le 1, et on ne le retire pas.
tks-why-no_split = Il n’y a pas de division sur cette colonne.
tks-why-something = Il y a quelque chose à retirer : la plus haute carte, ou une division.
tks-why-other_stock = L’initié nomme une autre valeur.
tks-why-not_discarded = Cette carte n’était pas parmi les actions défaussées quand l’initié a été joué.

## Les valeurs, selon leur place dans la phrase

-tks-corn = { $form ->
   *[bare] maïs
    [the] le maïs
    [of] de maïs
    [du] du maïs
 }
-tks-gems = { $form ->
   *[bare] gemmes
    [the] les gemmes
    [of] de gemmes
    [du] des gemmes
 }
-tks-chips = { $form ->
   *[bare] puces
    [the] les puces
    [of] de puces
    [du] des puces
 }
-tks-oil = { $form ->
   *[bare] pétrole
    [the] le pétrole
    [of] de pétrole
    [du] du pétrole
 }
-tks-movies = { $form ->
   *[bare] films
    [the] les films
    [of] de films
    [du] des films
 }
tks-name-corn = { -tks-corn }
tks-name-gems = { -tks-gems }
tks-name-chips = { -tks-chips }
tks-name-oil = { -tks-oil }
tks-name-movies = { -tks-movies }
tks-the-corn = { -tks-corn(form: "the") }
tks-the-gems = { -tks-gems(form: "the") }
tks-the-chips = { -tks-chips(form: "the") }
tks-the-oil = { -tks-oil(form: "the") }
tks-the-movies = { -tks-movies(form: "the") }
tks-one-corn = le { $value } { -tks-corn(form: "of") }
tks-one-gems = le { $value } { -tks-gems(form: "of") }
tks-one-chips = le { $value } { -tks-chips(form: "of") }
tks-one-oil = le { $value } { -tks-oil(form: "of") }
tks-one-movies = le { $value } { -tks-movies(form: "of") }
tks-of-corn = { $kind } { -tks-corn(form: "du") }
tks-of-gems = { $kind } { -tks-gems(form: "du") }
tks-of-chips = { $kind } { -tks-chips(form: "du") }
tks-of-oil = { $kind } { -tks-oil(form: "du") }
tks-of-movies = { $kind } { -tks-movies(form: "du") }

## Noms, et ce qui n’est pas imprimé

tks-name-split = division
tks-name-crash = krach
tks-name-insider = initié
tks-name-audit = audit
tks-name-freeze = gel
tks-name-no-change = aucun changement
tks-name-bull = taureau
tks-name-bear = ours
tks-name-options-up = plus d’options
tks-name-options-down = moins d’options
tks-name-market-crash = krach général
tks-name-market-closed = marché fermé
tks-name-top = plus haute carte
tks-name-none = rien
tks-name-discard = défausser
tks-name-draw = piocher
tks-name-two = deux
tks-name-keep = en garder un
tks-name-play = jouer
tks-name-take = prendre
tks-name-done = terminer
tks-reconstruction = Le nombre de parts que montre un certificat est une reconstitution ; le jeu imprimé peut différer.
