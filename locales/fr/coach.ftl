### Le coach : ce que dit Agatha, partenaire robot, quand c’est important pour la première fois.

## La bulle

coach = Coach
coach-role = { $here ->
    [yes] joue et explique
   *[no] explique le jeu
 }
coach-says = Agatha : { $text }
coach-next = Suite
coach-got-it = Compris
coach-off = Désactiver le coach
coach-again = Répéter
coach-quiet = Rien de neuf, continuez. Je parlerai quand quelque chose comptera.
coach-key = Le conseil suivant du coach

## Mogul (2002)

coach-m02-goal = Bonjour, je suis Agatha. { $here ->
    [yes] Je joue avec vous
   *[no] Je regarde par-dessus votre épaule
 } et je vous dis ce qui compte. Cette piste montre les points de chacun : le joueur qui en a le plus à la fin l’emporte.
coach-m02-share = Cette action vient d’être retournée. Elle a rapporté à chacun un point par action { $company } posée devant lui. { $own ->
    [0] Vous n’en avez pas encore.
    [one] Vous en avez une.
   *[other] Vous en avez { $own }.
 }
coach-m02-chips = { $chips ->
    [one] Voici votre dernier jeton.
   *[other] Voici vos { $chips } jetons.
 } Ils servent à payer les enchères. { $open ->
    [yes] À cette table, tout le monde voit combien chacun en a.
   *[no] Personne d’autre ne voit combien vous en avez.
 }
coach-m02-loan = Avant chaque enchère, vous pouvez emprunter : deux jetons pour deux points. C’est cher : ne le faites que si les jetons vous manquent.
coach-m02-auction = Maintenant, on enchérit pour cette action. Misez un jeton et vous restez. Sortez, et tout ce qui est dans la coupe est à vous. Le dernier en lice gagne l’enchère.
coach-m02-empty = La coupe est vide : sortez maintenant et vous partez sans rien. Un jeton vous garde en lice pendant qu’elle se remplit.
coach-m02-full = Il y a { $chips } jetons dans la coupe. Sortez maintenant, et ils sont à vous. C’est souvent mieux que de gagner.
coach-m02-broke = Vous n’avez presque plus de jetons, et qui n’en a plus doit sortir. La prochaine fois, partez quand la coupe est pleine.
coach-m02-won = Vous avez gagné. Prenez l’action : elle rapporte chaque fois que l’on retourne une action { $company }. Ou vendez : non pas celle-ci, mais vos actions { $sale }, la compagnie du bord.
coach-m02-sale = Chacune de vos actions { $sale } rapporte maintenant { $price ->
    [one] un point
   *[other] { $price } points
 } : un par action { $sale } posée devant nous tous. Ce qui est vendu ne revient pas.
coach-m02-nothing = Vous n’avez rien à vendre ici, et pourtant vous pouvez choisir de ne rien vendre : le second doit alors prendre l’action et ne vend rien non plus.
coach-m02-second = Vous avez quitté l’enchère en dernier, vous êtes donc le second : vous faites ce que le gagnant n’a pas choisi.
coach-m02-start = Vous avez pris la dernière action : vous ouvrez cette enchère. Attention, si vous sortez tout de suite, la coupe est vide.
coach-m02-deck = Cartes restantes : { $left }. Le Crash est l’une des cinq du fond, et personne ne sait laquelle.
coach-m02-market = Le marché compte pour vous combien d’actions de chaque compagnie sont devant tous les joueurs, et combien restent à venir. Beaucoup devant, c’est un prix élevé.
coach-m02-orders = Assez cliqué ? Donnez un ordre permanent, par exemple : rester jusqu’à six jetons dans la coupe. Personne d’autre ne le voit.
coach-m02-near = { $whole ->
    [one] Ça chauffe : la prochaine carte est le Crash.
   *[other] Ça chauffe : il y a 1 chance sur { $whole } que la prochaine carte soit le Crash.
 } Après cela, les actions ne valent plus rien. Vendez tant qu’il est temps.
coach-m02-end = Le Crash est là. Les actions ne sont plus que du papier, mais cinq jetons font encore un point. Bien joué. On recommence ?

## Mogul (2013)

coach-m13-goal = Bonjour, je suis Agatha. { $here ->
    [yes] Je joue avec vous
   *[no] Je regarde par-dessus votre épaule
 } et je vous dis ce qui compte. Jusqu’au Crash, on gagne des dollars en ayant des actions et en les vendant ; ensuite, ce sont nos dépôts dans ces gares qui paient.
coach-m13-share = Cette action vient d’être retournée. Elle a rapporté à chacun un dollar par action { $company } posée devant lui. { $own ->
    [0] Vous n’en avez pas.
    [one] Vous en avez une.
   *[other] Vous en avez { $own }.
 }
coach-m13-chips = { $chips ->
    [one] Voici votre dernier jeton.
   *[other] Voici vos { $chips } jetons.
 } Ils servent à payer les enchères. { $open ->
    [yes] À cette table, tout le monde voit combien chacun en a.
   *[no] Personne d’autre ne voit combien vous en avez.
 }
coach-m13-auction = Maintenant, on enchérit. Misez un jeton et vous restez. Sortez, et tout ce qui est dans la coupe est à vous. Le dernier en lice gagne l’enchère.
coach-m13-empty = La coupe est vide : sortez maintenant et vous partez sans rien. Un jeton vous garde en lice pendant qu’elle se remplit.
coach-m13-full = Il y a { $chips } jetons dans la coupe. Sortez maintenant, et ils sont à vous. C’est souvent mieux que de gagner.
coach-m13-credit = Presque à sec ? Une seule fois dans la partie, vous pouvez prendre le crédit : trois jetons contre trois dollars. Il ne se rembourse jamais.
coach-m13-won = Vous avez gagné. Prenez l’action { $company }, qui verse des primes. Ou vendez toutes vos actions { $box }, ou bâtissez un dépôt sur le réseau { $box }.
coach-m13-sale = Vendre, c’est céder d’un coup toutes vos actions { $box }. En ce moment, cela rapporte { $points ->
    [one] un dollar
   *[other] { $points } dollars
 } : plus il y en a devant nous tous, plus chacune est chère.
coach-m13-erect = Si vous ne vendez rien, vous pouvez bâtir un dépôt dans une gare libre du réseau { $box }. Les dépôts paient quand vient le Crash.
coach-m13-crossing = { $town } appartient à deux réseaux. Un dépôt y compte pour les deux.
coach-m13-second = Vous avez quitté l’enchère en dernier, vous êtes donc le second : vous faites ce que le gagnant n’a pas choisi.
coach-m13-built = Tels qu’ils sont maintenant, vos dépôts rapporteraient { $worth ->
    [one] un dollar
   *[other] { $worth } dollars
 }. Groupez-les : deux sur un réseau en rapportent quatre, trois en rapportent neuf. Encore à bâtir : { $left }.
coach-m13-start = Vous avez pris la dernière action : vous ouvrez cette enchère. Attention, si vous sortez tout de suite, la coupe est vide.
coach-m13-deck = Cartes restantes : { $left }. Le Crash est l’une des quatre du fond, et personne ne sait laquelle.
coach-m13-market = Le marché compte pour vous combien d’actions de chaque compagnie sont devant tous les joueurs, et combien restent à venir. Beaucoup devant, c’est un prix élevé.
coach-m13-move = Tous vos dépôts sont sur la carte. Au lieu d’en bâtir un, vous pouvez maintenant en déplacer un vers une meilleure gare.
coach-m13-near = { $whole ->
    [one] Ça chauffe : la prochaine carte est le Crash.
   *[other] Ça chauffe : il y a 1 chance sur { $whole } que la prochaine carte soit le Crash.
 } Après cela, une action ne vaut plus qu’un dollar. Vendez tant que les prix sont élevés.
coach-m13-end = Le Crash est là. Les dépôts paient, chaque action donne un dollar, et cinq jetons un de plus. Bien joué. On recommence ?

## Moguli

coach-mog-goal = Bonjour, je suis Agatha, { $here ->
    [yes] et je joue contre vous aujourd’hui.
   *[no] et je regarde par-dessus votre épaule.
 } C’est une course : le premier qui amène { $needed } pions sur la rangée de départ de l’autre l’emporte.
coach-mog-swap = À cette table, vous pouvez échanger votre rangée de départ avec une rangée du milieu avant de commencer. La garder est très bien aussi.
coach-mog-board = Sur chaque tuile, deux chemins mènent de la porte à deux de ses côtés. Là où les chemins de deux voisines se rejoignent, un pion peut passer.
coach-mog-marks = Sur les tuiles marquées, les chemins d’en bas vont comme dessus ; sur les autres, vers les deux autres côtés. Une porte n’a de place que pour un pion.
coach-mog-under = Il y a aussi un monde d’en bas : ce bouton{ $keys ->
    [yes] , ou la touche U,
   *[no] { "" }
 } le montre. Un pion marche sur les tuiles, plonge par une porte, doit y passer sous au moins un pion, remonte par une porte libre, et peut continuer.
coach-mog-turn = À vous. Vous pouvez faire pivoter une tuile et déplacer un pion, dans l’ordre que vous voulez. Quand vous avez fini, terminez le tour.
coach-mog-duty = Tant que { $wanted } portes de votre rangée de départ ne sont pas libres, un pion doit en sortir dès qu’il le peut. L’un d’eux le peut : choisissez-le pour voir jusqu’où il va.
coach-mog-wayout = Avec les tuiles ainsi, aucun pion ne peut quitter votre rangée de départ. Faites pivoter { $tiles ->
    [one] la tuile verte
   *[other] l’une des { $tiles } tuiles vertes
 } : cela ouvre un chemin. Puis déplacez le pion.
coach-mog-choose = { $moves ->
    [one] Il y a un déplacement possible pour vos pions.
   *[other] Il y a { $moves } déplacements possibles pour vos pions.
 } Choisissez un pion pour voir jusqu’où il peut aller.
coach-mog-stuck = Aucun de vos pions ne peut bouger. { $green ->
    [yes] Faites pivoter une tuile verte : cela ouvre un chemin.
   *[no] Vous pouvez tout de même faire pivoter une tuile.
 }
coach-mog-rotate = Vous pouvez encore faire pivoter une tuile : ouvrez le chemin de votre prochain pion, ou coupez celui de votre adversaire.
coach-mog-tempting = Regardez : l’un de ces déplacements passe sous un pion de votre adversaire. Cela vous vaut une rotation de plus à la fin du tour.
coach-mog-bonus = Votre pion est passé sous celui de votre adversaire. En bonus, vous pouvez faire pivoter une tuile de plus.
coach-mog-barred = Votre adversaire vient de faire pivoter { $tile }. Vous ne pouvez pas toucher à cette tuile pendant ce tour.
coach-mog-across = { $across ->
    [one] Votre premier pion est arrivé.
   *[other] { $across } de vos pions sont arrivés.
 } Il vous en faut { $needed }. Un pion arrivé peut rester là, ou repartir.
coach-mog-behind = Attention : il ne manque qu’un pion à votre adversaire. Coupez ses chemins si vous pouvez.
coach-mog-winning = Regardez bien : l’un de ces déplacements amène au but votre pion numéro { $needed }.
coach-mog-last = Le quatrième pion de votre adversaire est arrivé, mais vous avez joué en second : il vous reste un dernier tour. Si votre quatrième arrive aussi, la partie est nulle.
coach-mog-end = La course est finie. Bien joué. On recommence ?

## Take Stock

coach-tks-goal = Bonjour, je suis Agatha. { $here ->
    [yes] Je joue avec vous
   *[no] Je regarde par-dessus votre épaule
 } et je vous dis ce qui compte. Ici, cinq valeurs montent et descendent. Mettez de côté celles qui vaudront le plus à la fin de la manche ; { $rounds ->
    [one] on joue une manche.
   *[other] on joue { $rounds } manches.
 }
coach-tks-price = Le cours d’une valeur est la plus haute carte de sa colonne{ $split ->
    [yes] , comptée une fois de plus par division posée là.
   *[no] .
 } { $price ->
    [1] Au début de chaque manche, chaque cours est de 1.
   *[other] Le cours le plus haut est maintenant { $price } : { $stock }.
 }
coach-tks-hand = Voici vos { $cards } cartes. Avec chacune vous pouvez faire monter le cours de sa valeur, la mettre de côté comme certificat, qui paie à la fin de la manche, ou la défausser pour autre chose.
coach-tks-turn = À vous. Vous avez déjà pioché ; faites maintenant une chose : faire monter un cours, mettre une carte de côté, ou jouer le marché pour un événement. On ne passe pas.
coach-tks-raise = Pour faire monter, jouez une carte plus haute que celle du dessus, de 4 au plus. Le plus haut que vous pouvez atteindre : { $stock } à { $price }.
coach-tks-save = Pour mettre de côté, posez une carte devant vous et défaussez-en une autre. Seules les cartes mises de côté paient à la fin de la manche : n’attendez pas trop.
coach-tks-weigh = Aux cours actuels, vos certificats rapportent { $worth ->
    [one] un point
   *[other] { $worth } points
 }. Mais chaque mise de côté vous laisse une carte de moins jusqu’à la fin de la manche.
coach-tks-limit = Vous avez { $count ->
    [one] un certificat
   *[other] { $count } certificats
 }. On n’en met de côté que si l’on en a moins que la plus longue colonne n’a de cartes, divisions comprises : { $limit } pour l’instant. Faites d’abord monter les cours.
coach-tks-events = Pour jouer le marché, défaussez une carte et piochez des événements : deux, dont l’un s’applique aussitôt, ou un seul que vous gardez en secret.
coach-tks-choose = Deux événements. Choisissez celui qui vous arrange : il s’applique aussitôt. L’autre s’en va, et personne ne le voit.
coach-tks-kept = Vous gardez { $count ->
    [one] un événement
   *[other] { $count } événements
 }. À un tour suivant, vous pourrez défausser une carte et en jouer un, quand il vous aide ou gêne les autres le plus.
coach-tks-event = Cet événement vous demande une décision. Choisissez ici ce qui arrive.
coach-tks-split = Une division est sur une colonne : sa plus haute carte compte maintenant double. Une deuxième la ferait compter triple.
coach-tks-frozen = Une colonne est gelée : ni hausse, ni audit, ni division, jusqu’à ce qu’un krach ou un autre gel la dégèle.
coach-tks-tokens = Vous avez { $tokens ->
    [one] une option
   *[other] { $tokens } options
 }. Chacune permet de mettre de côté une carte de plus quand une manche est finie. Mais elles doivent suffire pour toute la partie.
coach-tks-closing = Vous pouvez finir la manche : un 11 ou un 12 ferme aussitôt le marché. C’est bien si vos certificats valent cher.
coach-tks-soon = Quelqu’un n’a presque plus de cartes. Qui défausse la dernière finit la manche. Avez-vous assez mis de côté ?
coach-tks-bell = Le marché peut bientôt fermer. Événements au-dessus de « marché fermé » : { $left }.
coach-tks-options = La manche est finie. Chaque option met de côté une carte de plus de votre main, au cours du jour. Vos options : { $tokens }. Manches encore à jouer : { $rounds }.
coach-tks-second = Une nouvelle manche, de nouvelles cartes ; chaque cours repart de 1. Vos points : { $points }. Manches à jouer, celle-ci comprise : { $rounds }.
coach-tks-end = La cloche finale. Le joueur qui a le plus de points l’emporte. Bien joué. On recommence ?
