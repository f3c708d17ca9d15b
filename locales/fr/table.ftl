### La table : ce que tous les jeux ont en commun.

## Places et personnes

table-seats = Places
table-seat-number = Place { $number }
table-seat-named = { $name } (place { $number })
table-seat-empty = Place libre
table-seat-you = vous
table-seat-away = hors ligne
table-seat-left = a quitté sa place
table-seat-kept = { $kept ->
    [yes] Cette place est gardée pour la personne qui l’a quittée. En attendant, un robot peut y jouer.
   *[no] La personne qui jouait ici est partie pour de bon. Un robot peut continuer.
 }
table-seat-kept-for-you = Votre place vous est gardée.
table-seat-turn = à son tour
table-seat-details = { $self ->
    [yes] Vos avoirs
   *[no] Ce que possède { $name }
 }
table-bot = { $level ->
    [beginner] Robot débutant
    [easy] Robot facile
    [normal] Robot normal
    [hard] Robot difficile
    [expert] Robot expert
    [steady] Robot en panne : joue selon des règles simples
   *[other] Robot
 }
table-level = { $level ->
    [beginner] débutant
    [easy] facile
    [normal] normal
    [hard] difficile
    [steady] règles simples
   *[expert] expert
 }
table-watchers = { $count ->
    [one] { $count } personne regarde
   *[other] { $count } personnes regardent
 }
table-watching = Vous regardez cette table.

## Le tour

table-turn-yours = À vous de jouer
table-turn-other = { $name } doit jouer
table-turn-doing = { $name } doit jouer : { $phase }
table-finished = La partie est terminée
table-stalled = La partie attend qu’une place soit prise
table-gone = { $why ->
    [left] { $name } a quitté sa place et la partie attend. Un robot peut continuer ; la place lui reste.
    [free] Personne ne joue à la place { $seat } et la partie attend.
    [idle] { $name } n’a pas joué depuis longtemps. Un robot peut continuer ; la place peut être reprise à tout moment.
   *[other] { $name } est hors ligne. Un robot peut continuer ; la place peut être reprise à tout moment.
 }
table-gone-you = Vous n’avez pas joué depuis longtemps : les autres peuvent laisser un robot jouer pour vous.
table-sent = Envoyé…
table-choose = Vos possibilités
table-skip = Aller à vos possibilités
table-your-turn-spoken = À vous de jouer : { $hint }

## Salle d’attente

table-waiting = On attend des joueurs
table-waiting-lead = { $count ->
    [one] Il reste une place libre. La partie commence dès qu’elle est prise.
   *[other] Il reste { $count } places libres. La partie commence dès qu’elles sont prises.
 }
table-invited = { $named ->
    [yes] { $name } vous invite à une partie de { $game }.
   *[no] Une partie de { $game } vous attend.
 }
table-takes = Une partie dure environ { $minutes } minutes.
table-invite = Inviter des amis
table-invite-short = Inviter
table-invite-lead = Toute personne qui ouvre ce lien peut s’asseoir ou regarder. Aucun compte n’est nécessaire.
table-invite-watch = Toute personne qui ouvre ce lien peut regarder. Toutes les places sont prises jusqu’à la fin de la partie.
table-invite-link = Lien d’invitation
table-copy = Copier le lien
table-copied = Lien copié
table-share = Partager…
table-sit = S’asseoir ici
table-sit-any = S’asseoir
table-stand = Quitter ma place
table-stand-lead = La partie vous attend, ou un robot joue pour vous. La place reste la vôtre : vous pouvez revenir à tout moment.
table-bot-add = Ajouter un robot
table-bot-level = Niveau du robot
table-bot-remove = Retirer { $name }
table-bot-fill = Mettre des robots aux places libres
table-bot-here = Laisser jouer un robot
table-take-back = Reprendre ma place
table-stand-in = Laisser jouer un robot
table-stand-in-lead = Un robot peut continuer pour cette personne. Elle peut reprendre sa place à tout moment en ouvrant cette table sur un appareil connecté.
table-stand-in-for = { $name } (un robot joue)
table-stand-in-role = un robot joue
table-bot-plays-for-you = Un robot joue pour vous.
room-name-lead = C’est la dernière place : la partie commence dès que vous vous asseyez. Sans nom saisi, vous jouez sous le nom indiqué ci-dessous.
table-name = Votre nom
table-name-save = Enregistrer le nom
table-name-saved = Nom enregistré

## La donne scellée

table-seal = La donne est scellée
table-seal-short = Sceau
table-seal-lead = Avant le premier coup, le serveur a mélangé le talon et publié cette empreinte. Personne ne peut plus changer le talon sans changer l’empreinte.
table-seal-later = À la fin de la partie, son enregistrement contient le talon et un nombre secret. Avec eux, chacun peut recalculer l’empreinte :
table-seal-open = Le sceau est ouvert : l’enregistrement de cette partie contient le talon et le nombre secret.
table-seal-verify = Vérifier la donne
table-seal-waiting = Le talon est mélangé et scellé au début de la partie.
table-seal-hash = Empreinte (SHA-256)
table-seal-check = Vérifier
table-seal-command = Pour vérifier sans se fier à cette page, téléchargez l’enregistrement et lancez cette commande :
table-seal-valid = La donne était fixée avant la partie.
table-seal-invalid = Le sceau ne correspond pas à cette partie.
table-seal-step-text = L’enregistrement contient la donne et le nombre secret. Sous une forme fixe, ils composent un texte.
table-seal-step-show = Afficher le texte
table-seal-step-hash = Votre navigateur calcule l’empreinte (SHA-256) de ce texte :
table-seal-step-same = C’est l’empreinte publiée avant le premier coup.
table-seal-step-other = Ce n’est pas l’empreinte publiée, { $published }.
table-seal-step-shuffles =
    { $count ->
        [one] Le mélange fait pendant la partie découle du nombre secret.
       *[other] Les { $count } mélanges faits pendant la partie découlent du nombre secret.
    }
table-seal-step-shuffle-wrong = Le mélange de l’étape { $step } ne découle pas du nombre secret.
table-seal-step-noted = Cet onglet a vu la même empreinte pendant la partie.
table-seal-step-noted-other = Pendant la partie, cet onglet a vu une autre empreinte : { $noted }.
table-seal-step-not-noted = Cet onglet n’a pas vu l’empreinte pendant la partie. Si vous l’avez notée, comparez-la vous-même.
table-record = Télécharger l’enregistrement
table-replay = Revoir la partie
table-review = Analyse
table-next = Suivant
table-next-key = Faire jouer le robot suivant
table-held = { $self ->
    [yes] { $name } vous attend.
   *[no] { $name } attend la seule personne à la table.
 }
table-held-spoken = Les robots vous attendent. Appuyez sur Suivant ou sur J pour en faire jouer un.
table-hint = Conseil
table-hint-thinking = Le robot réfléchit…
table-hint-warming = Le robot se prépare. Le premier conseil après un démarrage du serveur peut prendre du temps ; il apparaîtra de lui-même.
table-hint-waiting = D’autres ont demandé avant. Numéro { $place } dans la file : encore { $seconds } { $seconds ->
    [one] seconde
   *[other] secondes
 } environ…
table-hurried = Réflexion plus courte
table-hurried-lead = Beaucoup de monde joue ici en ce moment : les robots réfléchissent moins longtemps que d’habitude. Cela cesse tout seul.
table-hint-again = Demander encore
table-hint-passed = Votre tour est déjà passé.

## Ce qui s’est passé

table-log = Téléscripteur
table-log-all = Tout
table-log-auction = Enchères
table-log-market = Marché
table-log-scores = Points
table-log-filter = Afficher
table-log-empty = Rien pour l’instant.
table-log-rule = Règle { $rule }
table-log-key = Vers le téléscripteur ; ↑ ↓ passent d’un lien à l’autre
table-event-other = { $self ->
    [yes] Vous : { $type }
   *[no] { $name } : { $type }
 }
table-event-plain = { $type }
table-event-sat = { $was ->
    [bot] { $back ->
        [yes] { $self ->
            [yes] Vous reprenez votre place au robot { $of }.
           *[no] { $name } reprend sa place au robot { $of }.
         }
       *[other] { $self ->
            [yes] Vous remplacez le robot { $of }.
           *[no] { $name } remplace le robot { $of }.
         }
     }
    [empty] { $back ->
        [yes] { $self ->
            [yes] Vous revenez à votre place.
           *[no] { $name } revient à sa place.
         }
       *[other] { $self ->
            [yes] Vous vous asseyez là où jouait { $of }.
           *[no] { $name } s’assied là où jouait { $of }.
         }
     }
    [person] { $self ->
        [yes] Vous vous asseyez là où jouait { $of }.
       *[no] { $name } s’assied là où jouait { $of }.
     }
   *[other] { $self ->
        [yes] Vous vous asseyez.
       *[no] { $name } s’assied.
     }
 }
table-event-stood = { $named ->
    [yes] { $self ->
        [yes] Vous quittez votre place.
       *[no] { $name } quitte sa place.
     }
   *[no] La place { $seat } est libre.
 }
table-event-bot = { $was ->
    [bot] { $level ->
        [none] La place { $seat } est libre.
       *[other] { $name } joue désormais à un autre niveau : { table-level }.
     }
    [person] { $name }, un robot, joue désormais pour { $of }.
    [empty] { $name }, un robot, joue désormais pour { $of }.
   *[other] { $level ->
        [none] La place { $seat } est libre.
       *[other] { $name }, un robot, s’assied.
     }
 }
clock-until = jusqu’à { $time }
clock-bank = { $time } en réserve
clock-live = Chacun dispose de { $bank } pour la partie, et chaque tour ajoute { $increment }. Quand le temps est écoulé, un robot continue.
clock-days = Chacun dispose de { $bank } au départ, chaque tour ajoute { $increment }, { $cap } au plus. Quand le temps est écoulé, un robot joue jusqu’au retour de la personne.
clock-ends = La partie s’achève au plus tard { $time }, sauf pauses et vacances.
table-event-pause = { $begins ->
    [yes] Tout le monde est d’accord : les pendules sont arrêtées jusqu’à { $time }. On peut continuer à jouer.
   *[no] { $agrees ->
        [yes] { $self ->
            [yes] Vous demandez une pause d’une semaine. Elle commence dès que tous sont d’accord.
           *[no] { $name } demande une pause d’une semaine. Elle commence dès que tous sont d’accord.
         }
       *[no] { $self ->
            [yes] Vous ne demandez plus de pause.
           *[no] { $name } ne demande plus de pause.
         }
     }
 }
clock-paused = Toutes les pendules sont arrêtées jusqu’à { $time }.
clock-pause-ask = Demander une pause d’une semaine
clock-pause-agree = Accepter une pause d’une semaine
clock-pause-drop = Ne plus demander de pause
clock-vacation-short = en vacances jusqu’à { $time }
clock-vacation = { $self ->
    [yes] Vous êtes en vacances jusqu’à { $time } : votre pendule est arrêtée.
   *[no] { $name } est en vacances jusqu’à { $time }.
 }
clock-vacation-back = Je suis de retour
clock-vacation-days = Durée de vos vacances
clock-vacation-go = Prendre des vacances
table-event-vacation = { $begins ->
    [yes] { $self ->
        [yes] Vous êtes en vacances jusqu’à { $time } : votre pendule est arrêtée.
       *[no] { $name } est en vacances jusqu’à { $time }.
     }
   *[no] { $self ->
        [yes] Vous êtes de retour de vacances.
       *[no] { $name } est de retour de vacances.
     }
 }
table-event-timeout = { $new ->
    [yes] { $of } n’est jamais venu : { $name }, un robot, joue, et la place est libre pour tous.
   *[no] Le temps imparti à { $of } est écoulé : { $name }, un robot, continue la partie.
 }
table-event-bot_failed = { $why ->
    [raised] { $name } s’est arrêté à cause d’une erreur ; un robot plus simple joue désormais à cette place.
    [died] { $name } s’est arrêté deux fois ; un robot plus simple joue désormais à cette place.
   *[other] Un robot est tombé en panne ; un plus simple le remplace : { $name }.
 }
table-event-named = { $self ->
    [yes] Vous vous appelez maintenant { $name }.
   *[no] Nouveau nom à la place { $seat } : { $name }.
 }
table-event-rematch = Une nouvelle table est prête pour la revanche.
table-event-forked = Cette table reprend une autre partie à partir de l’étape { $step }.
table-event-taken_back = { $self ->
    [yes] Vous annulez votre dernier coup.
   *[no] { $name } annule son dernier coup.
 }
table-event-set-open = { $open ->
    [yes] La table figure dans la liste des tables ouvertes.
   *[no] La table n’est accessible que par son lien.
 }
table-event-set-bots_replaceable = { $bots_replaceable ->
    [yes] Les nouveaux venus peuvent remplacer les robots.
   *[no] Les robots gardent leur place.
 }
table-event-set-guests_may_seat = { $guests_may_seat ->
    [yes] Tous les joueurs peuvent ajouter des amis et des robots.
   *[no] Seul l’hôte peut ajouter des amis et des robots.
 }
table-event-set-idle_minutes = { $idle_minutes ->
    [0] Personne ne passe pour absent parce qu’il réfléchit longtemps.
   *[other] Les joueurs qui n’ont pas joué depuis { $idle_minutes } minutes passent pour absents.
 }
table-event-set-pace = { $pace ->
    [slow] Les robots jouent lentement, pour que chaque coup puisse être lu.
    [at_once] Les robots jouent sans attendre.
   *[normal] Les robots jouent au rythme normal.
 }
table-event-set-step_mode = { $step_mode ->
    [yes] Les robots attendent qu’un joueur appuie sur Suivant.
   *[no] Les robots n’attendent plus qu’un joueur appuie sur Suivant.
 }
table-event-ready = { $ready ->
    [yes] { $self ->
        [yes] Pour vous, on peut commencer.
       *[no] Pour { $name }, on peut commencer.
     }
   *[no] { $self ->
        [yes] Vous demandez d’attendre encore.
       *[no] { $name } demande d’attendre encore.
     }
 }
table-event-begun = La partie commence.
table-event-freed = L’hôte a libéré une place : { $name }.
table-event-left = { $named ->
    [yes] { $name } quitte la table pour de bon.
   *[no] L’hôte quitte la table pour de bon.
 }

## Pourquoi ?

table-why = Pourquoi ?
table-why-title = Pourquoi « { $action } » n’est pas possible
table-why-book = Ouvrir la règle { $rule }
table-why-loading = On cherche la règle…

## Fin et connexion

table-result-won = { $self ->
    [yes] Vous gagnez.
   *[no] { $name } gagne.
 }
table-result-shared = { $game ->
    [moguli] La partie est nulle.
   *[other] { $names } se partagent la victoire.
 }
table-result-place = { $shared ->
    [yes] { $place ->
        [1] Vous partagez la première place{ $gap }.
        [2] Vous partagez la deuxième place{ $gap }.
        [3] Vous partagez la troisième place{ $gap }.
        [4] Vous partagez la quatrième place{ $gap }.
        [5] Vous partagez la cinquième place{ $gap }.
        [6] Vous partagez la sixième place{ $gap }.
       *[other] Vous partagez la place { $place }{ $gap }.
     }
   *[no] { $place ->
        [2] Vous finissez deuxième{ $gap }.
        [3] Vous finissez troisième{ $gap }.
        [4] Vous finissez quatrième{ $gap }.
        [5] Vous finissez cinquième{ $gap }.
        [6] Vous finissez sixième{ $gap }.
       *[other] Vous finissez à la place { $place }{ $gap }.
     }
 }
table-result-gap = { $game ->
    [moguli] { $count ->
        [one] un pion derrière { $name }
       *[other] { $count } pions derrière { $name }
     }
    [mogul-2013] { $count ->
        [one] un dollar derrière { $name }
       *[other] { $count } dollars derrière { $name }
     }
   *[other] { $count ->
        [one] un point derrière { $name }
       *[other] { $count } points derrière { $name }
     }
 }
table-result-ahead = { $game ->
    [moguli] { $count ->
        [one] Un pion devant { $name }.
       *[other] { $count } pions devant { $name }.
     }
    [mogul-2013] { $count ->
        [one] Un dollar devant { $name }.
       *[other] { $count } dollars devant { $name }.
     }
   *[other] { $count ->
        [one] Un point devant { $name }.
       *[other] { $count } points devant { $name }.
     }
 }
table-result-up = Un niveau plus haut : { $level ->
    [easy] facile
    [normal] normal
    [hard] difficile
   *[expert] expert
 }
table-result-share = Partager le résultat
table-rematch = Rejouer
table-rematch-join = Aller à la nouvelle table
table-home = Page d’accueil
table-lost = Connexion perdue. Nouvel essai…
table-blocked = Le serveur répond, mais la connexion permanente ne peut pas s’ouvrir : un proxy ou un pare-feu, en chemin, bloque sans doute les WebSockets. Un autre réseau peut aider ; la personne qui gère ce site trouvera conseil dans docs/proxies.md.
table-connecting = On ouvre la table…
table-missing = Table introuvable
table-missing-lead = Le lien est peut-être mal recopié, ou la table a été supprimée.
table-banned = Accès refusé
table-closed = Cette table est fermée
table-closed-lead = Tout le monde l’a quittée pour de bon.
table-error = Cela n’a pas marché : { $text }
table-close = Fermer

## Menu, et jeux sans plateau

table-menu = Menu de la table
table-rules = Règles
table-coach = Coach
coach-offer = Première partie ? Agatha explique pendant le jeu.
coach-offer-yes = Oui
coach-offer-no = Non
table-talk = Dire quelque chose
table-settings = Réglages
table-state = État de la table
table-by-seat = Par place
table-result = Score final
table-house-rule = Variante :
table-reconstruction = Certaines données montrées ici sont reconstituées et ne viennent pas du jeu imprimé :
table-yes = oui
table-no = non
table-nothing = –
table-find-move = Chercher un coup
table-step-back = Retour
table-moves = { $count ->
    [0] aucun coup
    [one] { $count } coup
   *[other] { $count } coups
 }
table-moves-more = et { $count } de plus : tapez davantage pour réduire la liste
table-denied = Impossible maintenant : { $count }
table-yours = à vous
table-board = Le plateau en texte
table-standing = Ordres jusqu’à annulation
table-standing-on = Ordres : donnés
table-standing-bot = Un robot joue pour vous
table-orders = Ordre permanent
table-orders-lead = Misez pour moi jusqu’à ce que l’une de ces conditions soit remplie, puis sortez. Personne d’autre ne le voit.
table-orders-arm = Donner l’ordre
table-orders-cancel = Annuler l’ordre
auto-response-loan = Emprunts avant une enchère
auto-response-loan-no = Répondre automatiquement : pas d’emprunt
auto-response-loan-once = Répondre automatiquement : un emprunt la prochaine fois, puis aucun
auto-response-loan-ask = Me demander chaque fois
back = Annuler le coup
back-shown = Depuis votre dernier coup, quelque chose de caché a été révélé : une carte, une tuile ou un tirage au sort. Le coup ne peut donc pas être annulé ici.
back-offer = Vous pouvez reprendre avant ce coup à une nouvelle table, où tout ce que vous ne pouviez pas savoir alors est tiré à nouveau.
back-go = Reprendre là-bas
back-stay = Rester ici
back-there = Nouvelle table : vous êtes de nouveau avant votre dernier coup, et les cartes inconnues sont tirées à nouveau.

## Sounds

table-sound-on = Les sons sont activés
table-sound-off = Les sons sont coupés
table-sound = Activer ou couper les sons
table-sound-short = Son

## Un nouveau lien pour une place

seat-link = Nouveau lien pour cette place
seat-link-when = { $name } a perdu tous ses appareils ? Après deux minutes d’absence, un nouveau lien peut redonner accès à la place.
seat-link-for = Un nouveau lien pour { $name }
seat-link-lead = N’envoyez le lien qu’à { $name } : toute personne qui l’ouvre reçoit cette place et voit tout ce qui y est caché.
seat-link-told = Toute la table voit qu’il y a un lien. Il fonctionne au bout de deux minutes. Si { $name } fait quoi que ce soit ici avant qu’il ne serve, il est annulé.
seat-link-give = Créer le lien
seat-link-send = Envoyez ceci à { $name }. Le lien fonctionne dans deux minutes, une seule fois, pendant un jour. Il ne sera plus montré.
seat-link-made = Il y a un nouveau lien pour la place que tenait { $name }. Il fonctionne à partir de { $time } et sera annulé si { $name } revient.
seat-link-back = Annuler le lien
table-event-link = { $name } est hors ligne : il y a un nouveau lien pour cette place. Il fonctionne dans deux minutes, sauf si { $name } revient.
table-event-link_off = { $why ->
    [back] { $name } est de retour : le nouveau lien pour cette place est annulé.
   *[other] Le nouveau lien pour la place que tenait { $name } a été annulé.
 }
table-event-handed = { $name } a pris cette place grâce à un nouveau lien.
table-event-merged = { $shares ->
    [yes] Nouvelle connexion : { $of } et { $name } sont la même personne, qui joue maintenant aux deux places.
   *[other] { $self ->
        [yes] Vous êtes maintenant connecté sous le nom { $name }.
       *[no] Nouvelle connexion : { $of } joue maintenant sous le nom { $name }.
    }
 }
table-daily = Donne du jour
