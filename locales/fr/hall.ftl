### La salle : listes de tables, nouvelle table, salle d’attente.

## Listes de tables

hall-open-title = Tables ouvertes
hall-open-lead = Tout le monde peut rejoindre ces tables ; on peut regarder les parties en cours.
hall-open-none = Aucune table n’est ouverte pour l’instant. Ouvrez-en une : d’autres la trouveront ici.
hall-open-none-of-game = Aucune table de ce jeu n’est ouverte pour l’instant.
hall-open-all = Toutes les tables ouvertes
hall-mine-title = Mes parties
hall-mine-none = Vous n’avez pas encore joué. « Jouer » commence aussitôt une partie.
hall-mine-all = Toutes mes parties
hall-mine-running = En cours
hall-mine-over = Terminées
hall-filter = Afficher
hall-filter-all = Tous les jeux
hall-loading = Chargement des tables…
hall-state = { $state ->
    [waiting] attend des joueurs
    [turn] à vous de jouer
    [playing] en cours
   *[other] terminée
 }
hall-free = { $count ->
    [0] complète
    [one] une place libre
   *[other] { $count } places libres
 }
hall-join = S’asseoir
hall-take = Remplacer un robot
hall-watch = Regarder
hall-go = Aller à la table
hall-next = Table suivante ({ $count })
hall-drop = Quitter pour de bon
hall-drop-short = Quitter pour de bon
hall-drop-lead = { $how ->
    [waiting] Vous rendez votre place, et la table disparaît de votre liste. Son lien reste valable.
    [others] Les autres continuent. Un robot peut prendre votre place, et vous ne pourrez pas en prendre une autre dans cette partie.
   *[alone] La table est fermée et disparaît de votre liste.
 }
hall-drop-do = Quitter pour de bon
hall-drop-stay = Rester
hall-dropped = Vous avez quitté { $title }.
hall-undo = Annuler
hall-undo-of = Annuler : revenir à { $title }
known = Donne connue
known-lead = Cette table reprend une partie dont la personne qui l’a préparée connaissait les cartes cachées.
hall-look = Voir le résultat
hall-replay = Revoir
hall-review = Analyse
hall-again = Aller à la revanche
hall-more = Afficher plus
hall-house = { $count ->
    [0] selon la règle
    [one] une variante
   *[other] { $count } variantes
 }
hall-nobody-here = personne ici
hall-won = { $self ->
    [yes] Vous avez gagné
   *[other] Victoire : { $names }
 }
hall-shared = { $game ->
    [moguli] Partie nulle
   *[other] Victoire : { $names }
 }
hall-points = { $game ->
    [moguli] vos pions arrivés : { $count }
    [mogul-2013] vos dollars : { $count }
   *[other] vos points : { $count }
 }
hall-new = Nouvelle table
hall-bot = Robot
hall-stand-in = { $name } (un robot joue)
hall-empty-seat = libre
hall-changed-now = à l’instant

## Nouvelle table

new-game = Jeu
new-seats = Places
new-seat = Place
new-you = Vous
new-friend = Un ami, par lien
new-here = Quelqu’un sur cet appareil
new-here-name = Joueur { $seat }
new-here-called = Nom du joueur à la place { $seat }
new-bot = { $level ->
    [beginner] Robot, débutant
    [easy] Robot, facile
    [normal] Robot, normal
    [hard] Robot, difficile
    [expert] Robot, expert
   *[other] Robot
 }
level-how = Comment jouent les robots
level-lead = { $level ->
    [beginner] Réfléchit à peine et se contente souvent d’un coup plus faible.
    [easy] Sait ce qui rapporte d’ordinaire, mais manque parfois d’attention.
    [normal] Joue solidement, mais n’anticipe guère.
    [hard] Prend un instant, avant chaque décision, pour anticiper.
   *[expert] Prend jusqu’à une seconde pour anticiper, et calcule exactement quand c’est possible.
  }
level-honest = Les robots ne connaissent pas les cartes que l’on ne voit pas de leur place.
new-rules = Variantes
new-rules-changed = { $changed ->
    [0] selon la règle
    [one] { $changed } modifiée
   *[other] { $changed } modifiées
 }
new-make = Ouvrir la table
new-making = Ouverture de la table…
new-hint = { $friends ->
    [0] La partie commence aussitôt.
    [one] Vous recevrez un lien à envoyer à votre ami.
   *[other] Vous recevrez un lien à envoyer à vos amis.
 }
new-lead = Remplissez les places avec des amis et des robots, choisissez les règles et envoyez un seul lien.
new-open = Table ouverte
new-open-lead = Dans la liste des tables ouvertes : tout le monde peut s’asseoir ou regarder. Sinon, la table n’est accessible que par son lien.
new-time = Temps
new-time-mode = { $mode ->
    [none] Sans limite
    [live] Minutes
   *[days] Jours
 }
new-time-lead = { $mode ->
    [none] Tout le monde reste à la table jusqu’à la fin de la partie.
    [live] Chacun dispose de quelques minutes pour toute la partie. Ensuite, un robot continue.
   *[days] Jouez quand vous avez un moment : un tour peut durer des heures ou des jours. Si votre temps est écoulé, un robot joue pour vous jusqu’à votre retour.
 }
new-time-minutes = Minutes par personne
new-time-seconds = Secondes ajoutées à chaque tour
new-time-pace = Temps par personne
new-time-preset = { $preset ->
    [brisk] Rapide
    [usual] Habituel
    [slow] Tranquille
   *[custom] Personnalisé
 }
new-time-own-bank = Jours au départ
new-time-own-increment = Heures ajoutées à chaque tour
new-time-own-cap = Jours au maximum
new-time-rule = { $bank } au départ, chaque tour ajoute { $increment }, { $cap } au plus. Les coups suivants de la même enchère sont libres pendant dix minutes.
new-time-vacation = Avec vacances
new-time-vacation-lead = Avant la fin du temps, des vacances commencent, 14 jours au plus par personne. Jouer ou « Je suis de retour » y met fin.
new-time-length = Une telle partie dure { $most } au plus, d’ordinaire { $typical }. Les pauses et vacances peuvent y ajouter { $breaks }.
new-time-bot = Joue quand le temps est écoulé
check-title = Comment saurez-vous que c’est à vous ?
check-lead = Ici, les tours durent des jours. Créez une notification dans les réglages et ouvrez son essai, ou regardez vous-même : les autres le voient à votre place.
check-set-up = Créer une notification
check-alone = Je regarderai moi-même
check-back-lead = { $place ->
    [new] Votre nouvelle table attend une notification. Créez-en une ci-dessous, envoyez un essai et ouvrez-le ; puis créez la table.
   *[table] Une place attend une notification de votre part. Créez-en une ci-dessous, envoyez un essai et ouvrez-le ; puis revenez vous asseoir.
 }
check-back = { $place ->
    [new] Revenir à la nouvelle table
   *[table] Revenir à la table
 }
check-seat = sans notifications
hall-time = { $mode ->
    [days] Les tours durent des jours
   *[live] Quelques minutes par partie
 }
hall-until = { $self ->
    [yes] votre temps s’achève { $time }
   *[no] prochain coup avant { $time }
 }
new-host = Pour l’hôte
new-anybody = Une place libre
new-reset = Rétablir la règle
new-rules-lead = Toutes les variantes du livret, chacune avec sa règle.
new-rule-loading = Ouverture du livret…

## Salle d’attente

room-open = Table ouverte
room-open-lead = Dans la liste des tables ouvertes : tout le monde peut venir. Sinon, la table n’est accessible que par son lien.
room-yields = Les nouveaux venus peuvent remplacer les robots
room-yields-lead = Ceux qui arrivent plus tard peuvent prendre la place d’un robot, même en cours de partie. Ce choix ne peut plus changer une fois la partie commencée.
room-yields-settled = Décidé avant le début de la partie, et valable jusqu’à la fin.
room-lets = Tous les joueurs peuvent ajouter des amis et des robots
room-lets-lead = Sinon, seul l’hôte le peut.
room-idle = Délai sans jouer avant de passer pour absent
room-idle-minutes = { $count ->
    [0] sans limite
   *[other] { $count } minutes
 }
room-idle-lead = Les autres peuvent alors laisser jouer un robot ; la place peut être reprise à tout moment.
room-idle-is = { $count ->
    [0] Personne ne passe pour absent parce qu’il réfléchit longtemps.
   *[other] Les joueurs qui n’ont pas joué depuis { $count } minutes passent pour absents : les autres peuvent laisser un robot jouer pour eux.
 }
room-asks = { $count ->
    [0] Toutes les places sont prises. La partie commence quand l’hôte la lance ou quand tous sont prêts.
    [one] Une place est encore libre. Une fois qu’elle est prise, la partie commence quand l’hôte la lance ou quand tous sont prêts.
   *[other] { $count } places sont encore libres. Une fois qu’elles sont prises, la partie commence quand l’hôte la lance ou quand tous sont prêts.
 }
room-listed = { $count ->
    [0] Toutes les places sont prises.
    [one] Il reste une place libre. La partie commence dès qu’elle est prise ; à deux personnes ou plus, elle attend que l’hôte la lance ou que tous soient prêts.
   *[other] Il reste { $count } places libres. La partie commence dès qu’elles sont prises ; à deux personnes ou plus, elle attend que l’hôte la lance ou que tous soient prêts.
 }
room-ready = On peut commencer
room-begin = Lancer la partie
room-is-ready = { $ready ->
    [yes] on peut commencer
   *[no] pas encore
 }
room-free = Libérer la place : { $name }
room-removed = L’hôte a libéré votre place. Vous pouvez regarder, ou vous asseoir à une autre table ouverte.
room-rules = Règles de cette table
room-by-the-book = Selon la règle, sans variante.
room-rule-text = La règle
room-level = Changer le niveau
room-scan = Ou scannez ce code :
room-scan-label = Code QR de l’invitation
room-rematch = Voici la table de la revanche : chacun est une place plus loin.
room-take-bot = Prendre la place de ce robot
room-bot-stays = Les robots restent jusqu’à la fin de la partie ; leur niveau peut changer.

## Variantes des jeux

switch-first_player = Premier joueur
switch-first_player-lead = Qui joue en premier.
switch-first_player-random = Au hasard
switch-first_player-seat = Place { $seat }
switch-quick_start = Démarrage rapide
switch-quick_start-lead = En plus de son action de départ, chacun reçoit une action de l’une des cinq compagnies. À cinq joueurs au plus.
switch-loans_per_auction = Emprunts à volonté
switch-loans_per_auction-lead = Sinon, un seul emprunt par joueur et par enchère.
switch-loan_timing = Emprunts pendant l’enchère
switch-loan_timing-lead = On emprunte à son propre tour, pas seulement avant la première mise.
switch-score_floor = Sans dettes
switch-score_floor-lead = Personne ne peut emprunter au point de tomber sous zéro.
switch-partial_sale = Tout ou rien
switch-partial_sale-lead = On vend toutes ses actions de la compagnie, ou aucune.
switch-open_chips = Jetons visibles
switch-open_chips-lead = Chacun voit combien de jetons les autres possèdent.
switch-deck = Paquet B
switch-deck-lead = La seconde liste d’actions : d’autres compagnies y sont à vendre ou à bâtir.
switch-start_shares = Actions de départ au hasard
switch-start_shares-lead = Sinon, un tableau indique les actions que chacun reçoit.
switch-nothing = Ne rien faire
switch-nothing-lead = Quand peut-on ne pas vendre et ne pas bâtir ?
switch-nothing-always = Toujours
switch-nothing-without_shares = Seulement sans action à vendre
switch-new_start_row = Nouvelle rangée de départ
switch-new_start_row-lead = Avant le premier tour, chacun peut échanger sa rangée de départ avec l’une des trois du milieu.
switch-cylinder = Cylindre
switch-cylinder-lead = Les bouts gauche et droit de chaque rangée se touchent.
switch-compulsory_move = Déplacement obligatoire
switch-compulsory_move-lead = Qui peut déplacer un pion doit le faire ; sinon les pions peuvent rester où ils sont.
switch-null_move = Aller et retour
switch-null_move-lead = Un pion peut finir son déplacement là où il l’a commencé.
switch-start_row_duty = Rangée de départ bloquée
switch-start_row_duty-lead = Ce que doit faire un joueur dont la rangée de départ est trop pleine et dont aucun pion ne peut sortir.
switch-start_row_duty-board = Personne n’est obligé de faire pivoter une tuile
switch-start_row_duty-rotation = Il faut faire pivoter une tuile qui permet à un pion de sortir
switch-stall = Tours qui terminent une partie bloquée
switch-stall-lead = Assez de ces tours de suite terminent la partie ; celui qui a le plus de pions arrivés gagne.
switch-stall-unmoved = Les tours sans déplacement de pion
switch-stall-unable_even_turning = Les tours où aucun pion ne pouvait bouger, même après une rotation
switch-stall-unable = Les tours où aucun pion ne pouvait bouger
switch-stall_turns = Fin plus rapide
switch-stall_turns-lead = Une partie bloquée finit après trois tours de suite, et non six.
switch-max_turns = Nombre maximal de tours
switch-max_turns-lead = Au bout de ce nombre de tours, les deux joueurs confondus, la partie est nulle ; 0 : sans limite.
switch-certificates = Parts en quatre paliers
switch-certificates-lead = Le nombre de parts que vaut un certificat monte en quatre paliers, et non en trois.
switch-crash_counts_start = Le krach ignore les cartes de départ
switch-crash_counts_start-lead = Un krach réduit une colonne de moitié sans compter sa première carte.
switch-kept_events = On garde les événements
switch-kept_events-lead = À la fermeture du marché, les événements en main restent pour la manche suivante.
switch-rounds = Manches
switch-rounds-lead = Combien de manches on joue.
vacation-automatic = Vacances avant la fin du temps
vacation-automatic-lead = Aux tables où les tours durent des jours, vos vacances commencent d’elles-mêmes cinq minutes avant la fin de votre temps, et votre pendule s’arrête : 14 jours au plus par partie, 28 jours sur 365.
vacation-left = Reste : { $days ->
    [one] { $days } jour
   *[other] { $days } jours
 }.
hall-daily = Donne du jour
