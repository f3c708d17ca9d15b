### Le tableau de Take Stock.

## Le tour

tks-raise = Faire monter
tks-save = Mettre de côté
tks-save-limit = certificats : { $count } sur { $limit }
tks-market = Jouer le marché
tks-market-lead = un événement, tout de suite ou plus tard
tks-draw-two = En piocher deux, en choisir un
tks-keep = En garder un pour plus tard
tks-play = Jouer : { $event }
tks-paying = Défausser { $card } :
tks-discard = Défausser { $card }
tks-ask-raise = Quelle carte fait monter son cours ?
tks-ask-raise-more = Le nouveau cours est indiqué sur chaque carte possible.
tks-ask-save = Quelle carte mettez-vous de côté ?
tks-ask-save-more = Sa valeur actuelle est indiquée sur chaque carte.
tks-ask-discard = Quelle autre carte défaussez-vous ?
tks-ask-pay = Quelle carte défaussez-vous pour cela ?
tks-ask-pay-event = Quelle carte défaussez-vous pour cet événement : { $event } ?
tks-saving = { $card } : { $shares ->
    [one] { $shares } part
   *[other] { $shares } parts
 }, { $points ->
    [one] { $points } point
   *[other] { $points } points
 } maintenant
tks-worth = { $shares ->
    [one] { $shares } part
   *[other] { $shares } parts
 }, maintenant { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
tks-ends = la manche s’arrête
tks-price-from-to = cours { $was } → { $price }
tks-price-of = { $stock } { $was } → { $price }

## Cartes en main

tks-hand = { $self ->
    [yes] Votre main
   *[no] Cartes que { $name } a en main
 }
tks-kept = { $self ->
    [yes] Événements que vous gardez
   *[no] Événements que garde { $name }
 }
tks-card-raise = Faire monter avec { $card } : cours { $price }
tks-card-discard = Défausser { $card }
tks-card-save = Mettre de côté { $card } : { $shares ->
    [one] { $shares } part
   *[other] { $shares } parts
 }, maintenant { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
tks-card-give = { $card } : à défausser
tks-card-fresh = { $card }, qui vient d’être pioché

## Ce qu’il faut décider

tks-turn-turn = faites monter, mettez de côté ou jouez le marché
tks-turn-choose = choisissez un des deux événements
tks-turn-audit = audit : qu’est-ce qui est retiré ?
tks-turn-freeze = gelez ou dégelez une colonne
tks-turn-insider = initié : prenez dans la défausse
tks-turn-bear = { $self ->
    [yes] votre ours : chacun défausse une carte
   *[no] ours joué par { $by } : chacun défausse une carte
 }
tks-turn-options = la manche est finie : exercer des options ?
tks-wait = { $phase ->
    [choose] { $name } choisit un événement
    [audit] { $name } mène un audit
    [freeze] { $name } gèle ou dégèle une colonne
    [insider] { $name } fouille la défausse
    [bear] { $self ->
        [yes] { $name } doit défausser une carte pour votre ours
        [own] { $name } doit défausser une carte pour son propre ours
       *[no] { $name } doit défausser une carte pour l’ours joué par { $by }
    }
    [options] { $name } décide de ses options
   *[turn] { $name } joue
 }

## Événements

tks-does-split = Une division va sur la colonne { $stock } ; la plus haute carte part.
tks-does-crash = La colonne { $stock } perd la moitié de ses cartes et une division.
tks-does-insider = Échangez jusqu’à trois cartes contre des cartes de cette valeur prises dans la défausse : { $stock }.
tks-does-audit = Retirez la plus haute carte d’une colonne, ou une division.
tks-does-freeze = Gelez une colonne, ou dégelez-en une.
tks-does-no-change = Il ne se passe rien.
tks-does-bull = Chacun pioche une action.
tks-does-bear = Chacun défausse une carte.
tks-does-options-up = Chacun reçoit une option.
tks-does-options-down = Chacun rend une option.
tks-does-market-crash = Chaque colonne perd la moitié de ses cartes.
tks-does-market-closed = La manche s’arrête aussitôt.
tks-way = { $way ->
    [top] carte
    [split] division
    [none] rien
    [freeze] geler
   *[free] dégeler
 }
tks-ask-take = Quelle carte prenez-vous en main ?
tks-ask-for = Quelle carte défaussez-vous pour { $card } ?
tks-insider-none = Il n’y a rien à prendre.
tks-insider-left = { $count ->
    [one] encore une possible
   *[other] encore { $count } possibles
 }
tks-discards = Actions défaussées
tks-take = Prendre { $card }
tks-insider-done = Ne plus rien prendre
tks-ask-bear = { $self ->
    [yes] Quelle carte défaussez-vous pour votre ours ?
   *[no] Quelle carte défaussez-vous pour l’ours joué par { $by } ?
 }

## Options

tks-ask-option = Pour une option, vous pouvez mettre encore une carte de côté.
tks-options-left = { $count ->
    [one] Il vous reste { $count } option pour toute la partie.
   *[other] Il vous reste { $count } options pour toute la partie.
 }
tks-option = Mettre { $card } de côté
tks-option-cost = coûte une option
tks-option-worth = vos certificats : { $was } → { $worth }
tks-option-done = Garder mes options
tks-option-done-more = la manche rapporte { $worth }

## Le tableau

tks-columns = Cotations
tks-pile-deck = pioche
tks-pile-discards = défausse
tks-pile-events = événements
tks-column = { $stock } : cours { $price } ; cartes { $cards } ; { $splits ->
    [one] { $splits } division
   *[other] { $splits } divisions
 }{ $frozen ->
    [yes] , gelée
   *[no] .
 }
tks-round = Manche { $round } sur { $rounds }
tks-deck = { $count ->
    [one] Pioche : { $count } action
   *[other] Pioche : { $count } actions
 }
tks-discarded = { $count ->
    [one] Défausse : { $count } action
   *[other] Défausse : { $count } actions
 }
tks-events = { $count ->
    [one] Pile d’événements : { $count } carte
   *[other] Pile d’événements : { $count } cartes
 }
tks-above-closed = ({ $count } au-dessus de « marché fermé »)
tks-last-event = { $self ->
    [yes] Dernier événement, joué par vous :
   *[no] Dernier événement, joué par { $name } :
 }

## Certificats et feuille de score

tks-certificates = Certificats
tks-certificates-none = aucun pour l’instant
tks-seat = Joueur
tks-head = { $stock }, cours { $price }
tks-worth-now = valeur
tks-tokens-short = options
tks-seat-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
 }, certificats : { $worth } maintenant
tks-hand-size = { $count ->
    [one] { $count } carte en main
   *[other] { $count } cartes en main
 }
tks-kept-size = { $count ->
    [one] { $count } événement gardé
   *[other] { $count } événements gardés
 }
tks-tokens = { $count ->
    [one] { $count } option
   *[other] { $count } options
 }
tks-shares-at = { $shares } × { $price }
tks-shown = Vues dans cette main
tks-unchosen = Écartés sans être joués
tks-sheet = Feuille de score
tks-last-round = Manche { $round }
tks-round-short = M{ $round }
tks-round-points = manche
tks-total = total
tks-go-on = Continuer

## Les faits en phrases

tks-fact-event = Un événement est joué : { $event }.
tks-fact-no-event = Aucun événement n’est joué.
tks-fact-not-now = Ce n’est pas à vous de mettre de côté une carte ou de faire monter un cours.
tks-fact-save = { $count ->
    [0] Vous ne pouvez mettre de côté aucune carte maintenant.
   *[other] Vous pouvez mettre de côté : { $cards }.
 }
tks-fact-raise = { $count ->
    [0] Aucune carte ne peut faire monter un cours maintenant.
   *[other] Vous pouvez faire monter un cours avec { $cards }.
 }
tks-fact-seat = { $self ->
    [yes] Vous avez { $points } ; { $tokens }.
   *[no] { $name } a { $points } ; { $tokens }.
 }
tks-text-offer = Événement
tks-text-sold = Mettre de côté et faire monter
