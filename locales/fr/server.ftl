### Ce que le serveur refuse. Les clés suivent les codes d’erreur.

error-rules-illegal-move = « { $move } » n’est pas possible maintenant ({ $rule }) : { $reason }
error-rules-malformed-move = « { $move } » n’est pas un coup de ce jeu.
error-table-not-found = Table introuvable. Le lien est peut-être incomplet, ou la table se trouve sur un autre serveur.
error-table-full = Toutes les places de cette table sont prises. Vous pouvez regarder.
error-table-too-many = Trop de joueurs pour une table : { $wanted } joueurs et { $seats } places. Demandez moins de robots ou d’amis, ou plus de places.
error-table-seat-taken = La place { $seat } est prise. Choisissez-en une libre.
error-table-present = { $name } joue à la place { $seat }. Un robot pourra prendre cette place quand { $name } sera hors ligne depuis 20 secondes, ou n’aura pas joué dans le délai que l’hôte accorde.
error-table-kept = La place { $seat } est gardée pour un joueur qui peut revenir. Personne d’autre ne peut s’y asseoir, mais un robot peut y jouer en attendant.
error-table-bot-keeps = Un robot joue à la place { $seat }. Les nouveaux venus ne peuvent remplacer un robot que si l’hôte l’a permis avant le début de la partie.
error-table-not-seated = Vous n’avez pas de place à cette table. Asseyez-vous d’abord, ou regardez.
error-table-not-host = Seul l’hôte de cette table peut le faire ; s’il est absent depuis 20 secondes, tout joueur le peut.
error-table-not-your-seat = La place { $seat } n’est pas la vôtre : vous ne pouvez ni voir la table ni jouer depuis elle. Prenez la vôtre, ou regardez la partie.
error-table-which-seat = Vous avez plusieurs places à cette table. Précisez laquelle, afin que leurs secrets restent séparés.
error-table-not-your-turn = C’est au tour de la place { $seat } ({ $rule }).
error-table-stale-sequence = Quelque chose s’est passé avant l’arrivée de votre coup. Regardez la table et choisissez de nouveau.
error-table-not-started = La partie n’a pas commencé. Elle commence quand toutes les places sont prises ; à une table ouverte, il faut aussi que l’hôte la lance ou que tous soient prêts.
error-table-over = Cette partie est terminée.
error-table-not-over = Ce sera possible une fois la partie terminée : d’ici là, le talon est secret.
error-table-no-such-seat = Il n’y a pas de place { $seat } : cette table a { $seats } places.
error-table-no-orders = Ce jeu n’a pas d’ordres permanents.
error-table-no-replies = Dans ce jeu, on ne peut pas prévoir de réponses.
error-table-large-tree = Le plan est trop grand : { $nodes } coups au plus, { $depth } de suite.
error-table-two-replies = « { $move } » est un coup de trop : prévoyez un seul coup à vous par position, et chaque coup de l’autre une seule fois.
error-table-no-reply = « { $move } » n’est pas possible à cet endroit du plan.
error-table-order-value = Un champ de l’ordre a une valeur incorrecte : { $why }.
error-table-no-auto-responses = Ce jeu ne pose aucune question à laquelle on pourrait répondre automatiquement.
error-table-not-let = À cette table, seul l’hôte peut ajouter des amis et des robots. Demandez-lui de le faire, ou de le permettre à tous les joueurs ; si l’hôte est absent depuis 20 secondes, vous le pouvez.
error-table-removed = L’hôte a libéré votre place : vous ne pouvez pas vous rasseoir tant que cette table figure parmi les tables ouvertes. Vous pouvez regarder, ou vous asseoir à une autre table.
error-table-own-is-kept = La place { $seat } vous est gardée. Reprenez celle-là.
error-table-has-played = Vous avez vu la main de la place { $seat } dans cette partie : vous ne pouvez pas prendre une autre place. Vous pouvez regarder.
error-table-bot-stays = { $name } joue à la place { $seat } jusqu’à la fin de la partie : son niveau peut changer, mais le robot ne peut pas être retiré.
error-table-bots-only = La personne qui jouait à la place { $seat } est partie pour de bon. En cours de partie, seul un robot peut la reprendre.
error-table-begun = La partie a commencé. Jusqu’à sa fin, chaque place est réservée à un joueur qui y a joué, ou à un robot.
error-table-yields-fixed = C’est avant le début de la partie que l’on décide si les nouveaux venus peuvent remplacer les robots, pour que tous sachent à quoi ils s’engagent. Vous pourrez le choisir pour la prochaine partie.
error-table-not-full = { $count ->
    [one] { $count } place est encore libre. Donnez-la à un ami ou à un robot, puis lancez la partie.
   *[other] { $count } places sont encore libres. Donnez-les à des amis ou à des robots, puis lancez la partie.
 }
error-table-closed = Tout le monde a quitté cette table pour de bon, et elle est fermée. Vous pouvez en préparer une nouvelle.
error-table-ended = { $said ->
    [yes] La personne qui gère ce serveur a fermé cette table : { $says }
   *[no] La personne qui gère ce serveur a fermé cette table. Vous pouvez en préparer une nouvelle.
 }
error-table-unreadable = L’historique de cette table ne peut pas être rejoué : personne ne peut plus y jouer. Les autres tables ne sont pas touchées ; la personne qui gère le serveur peut en chercher la cause.
error-table-other-rules = Cette partie a commencé avec la version { $then } de ses règles, et ce serveur joue la version { $now }. Elle ne peut pas continuer ici ; la personne qui gère le serveur peut en exporter l’historique.
error-table-no-way-back = On ne peut annuler un coup que si toutes les autres places sont tenues par des robots.
error-table-nothing-to-take-back = Vous n’avez pas encore joué de coup qui puisse être annulé.
error-table-revealed = Depuis votre dernier coup, quelque chose de caché a été révélé : il ne peut donc pas être annulé ici. Vous pouvez reprendre avant lui à une nouvelle table, où les cartes inconnues sont tirées à nouveau.
error-table-no-hints = Les conseils ne sont donnés que si toutes les autres places sont tenues par des robots ; d’autres personnes jouent à cette table.
error-table-hint-failed = Le conseil a pris trop de temps. Demandez-le encore une fois.
error-puzzle-not-found = Il n’y a pas ici de problème { $number } pour ce jeu. Choisissez-en un autre.
error-daily-not-found = Il n’y a pas eu de donne de ce jeu le { $day }. Choisissez un autre jour.
error-daily-not-finished = Les résultats de cette donne s’affichent quand vous avez terminé votre propre essai. Jouez-la d’abord.
error-daily-not-here = La donne du jour se joue sans aide, sans reprise de coup et sans autres joueurs, pour que tous les essais soient égaux. Créez une table à vous pour cela.
error-daily-sealed = C’est un essai de la donne du { $day }. Jusqu’à la fin de ce jour (UTC), seule la personne qui joue le voit, et l’enregistrement reste fermé.
error-talk-disabled = Le texte libre est désactivé pour vous ou à cette table. Les phrases et les gestes restent possibles.
error-talk-empty = Ce texte ne contient rien de lisible : il n’a pas été envoyé. Écrivez au moins une lettre.
error-talk-no-such-text = Vous n’avez pas ce texte à cette table : rien n’a été signalé. Rechargez la page.
error-talk-nobody = Personne ne peut le lire : aucune autre personne n’occupe la place { $seat }. Dites-le à tous, ou à une place occupée par quelqu’un.
error-talk-open-table = Cette table est ouverte à tous : il n’y a que des phrases et des gestes. Le texte libre est possible aux tables sur invitation.
error-talk-too-long = Le texte a { $length } caractères, { $most } au plus sont permis. Raccourcissez-le.
error-talk-watching = Les spectateurs ne peuvent parler qu’entre eux, pour que personne n’aide un joueur. Dites-le à tous les spectateurs.
error-usage-bad-option = Cette table n’est pas possible : { $why }
error-usage-no-such-game = Il n’y a pas de jeu « { $game } » ici. Les jeux sont { $games }.
error-wire-malformed = Le message est illisible : { $why }
error-wire-unknown-field = Le message contient un champ inconnu : { $why }
error-wire-unknown-value = { $field } ne peut pas valoir « { $value } ». Valeurs possibles : { $known }.
error-wire-too-large = Le message est trop long : { $limit } octets au plus.
error-wire-rate-limited = Trop de demandes à la fois. Attendez un instant et réessayez.
error-wire-not-found = Il n’y a rien à l’adresse { $path }.
error-wire-method = { $method } n’est pas possible ici.
error-wire-upgrade = Cette adresse n’accepte que des connexions WebSocket. Un proxy placé devant le serveur doit transmettre les en-têtes « Upgrade » et « Connection ».
error-auth-origin = La demande venait d’un autre site et a été refusée.
error-auth-host = Ce serveur ne répond pas au nom « { $host } ». La personne qui le gère peut ajouter ce nom avec --allow-host.
error-auth-token = Aucun programme n’est enregistré avec ce jeton. POST /api/programs en donne un nouveau.
error-auth-banned = { $ends ->
    [yes] La personne qui gère ce serveur vous en a exclu jusqu’au { $until }.
   *[no] La personne qui gère ce serveur vous en a exclu.
 } { $given ->
    [yes] La raison : { $reason }
   *[no] Elle peut lever l’exclusion.
 }
error-device-not-found = Vous n’êtes pas connecté sur cet appareil ; il a peut-être été déconnecté entre-temps.
error-device-no-such-code = Ce code est faux, ou n’est plus valable : un code sert une seule fois, dans les dix minutes. Demandez-en un nouveau sur votre autre appareil.
error-device-too-many-codes = Trop de codes faux ont été saisis d’ici. Attendez une demi-minute et réessayez ; rien n’est perdu.
error-device-seats-here = Seul cet appareil donne accès { $count ->
    [one] à votre place à une table
   *[other] à vos places à { $count } tables
 }, et vous perdriez cet accès. Confirmez que vous voulez continuer, ou ajoutez d’abord un autre appareil.
error-link-no-owner = La place { $seat } n’appartient à personne d’autre. Un nouveau lien sert à un ami qui a perdu tous ses appareils.
error-link-not-away = La personne qui tient la place { $seat } était encore là il y a moins de deux minutes. Un nouveau lien n’est possible qu’après deux minutes d’absence ; un robot peut jouer en attendant.
error-link-not-found = Ce lien n’est pas valable, ou ne l’est plus : il a servi, a été annulé, ou la personne à qui est la place est revenue. L’hôte peut en créer un nouveau.
error-link-too-early = La personne à qui est cette place peut encore revenir. Le lien fonctionnera dans { $seconds ->
    [one] une seconde
   *[other] { $seconds } secondes
 }.
error-link-yours-already = Vous avez déjà une place à cette table. Le lien de la place { $seat } est pour un ami qui a perdu tous ses appareils.
error-channel-not-found = Vous n’avez pas ce canal de notification ; il a peut-être déjà été supprimé.
error-channel-off = L’exploitant de ce serveur ne propose pas ce type de notification.
error-channel-too-many = Vous avez déjà { $limit } canaux de ce type. Supprimez-en un d’abord.
error-channel-zone = « { $zone } » n’est pas un fuseau horaire connu. Utilisez un nom comme Europe/Rome.
error-service-address = Cette adresse n’est pas acceptée. Sont possibles les adresses de { $services } sans options, sous la forme d’Apprise ou telles que le service les affiche ; pour votre propre hôte, utilisez un webhook.
error-push-keys = Ce que votre navigateur a envoyé est incomplet : rien ne pourrait l’atteindre. Activez encore une fois les notifications.
error-push-service = Le serveur n’envoie rien au service push de ce navigateur. Prenez un autre navigateur, ou demandez à la personne qui gère le serveur de l’autoriser.
error-webhook-malformed = Cette adresse ne peut pas être appelée : elle doit ressembler à https://host.example/chemin, sans espace, sans caractère spécial et sans partie après #.
error-webhook-not-https = L’adresse d’un webhook doit commencer par https://.
error-webhook-user-name = L’adresse d’un webhook ne peut contenir ni nom d’utilisateur ni mot de passe avant @. Mettez un jeton dans le chemin, ou vérifiez la signature.
error-webhook-host = L’hôte de cette adresse n’est pas accepté : écrivez un nom complet (les lettres accentuées sous la forme xn--…) ou une adresse IP sous sa forme habituelle.
error-webhook-port = Ce port n’est pas accepté : un webhook utilise le port habituel, ou un port de 1024 à 65535.
error-sign-in-no-such-code = Ce code de secours est faux, ou un plus récent l’a remplacé. Rien n’a changé ; vérifiez chaque lettre du code imprimé.
error-sign-in-no-guest = Personne n’est connecté ici dont les parties pourraient être emportées. Rien n’a changé ; connectez-vous sans elles.
error-sign-in-not-merged = Les parties n’ont pas pu être emportées : des places ont changé à ce moment. Rien n’a changé ; réessayez.
error-sign-in-no-passkeys = Les clés d’accès ne sont pas possibles sur { $host } : il leur faut HTTPS et un nom d’hôte. Rien n’a changé ; un code de secours fonctionne partout.
error-sign-in-many-passkeys = Vous avez déjà { $limit } clés d’accès, c’est la limite. Rien n’a changé ; supprimez-en d’abord une.
error-sign-in-no-such-passkey = Cette clé d’accès n’est pas enregistrée ici, ou a été supprimée. Rien n’a changé ; connectez-vous autrement et ajoutez-la dans vos réglages.
error-sign-in-bad-passkey = La réponse de cette clé d’accès ne peut pas être vérifiée : elle est abîmée, ou destinée à un autre site. Rien n’a changé ; réessayez.
error-one-time-not-found = Ce lien ne vaut rien ici : il est incomplet, vient d’un autre site ou a été remplacé. Rien n’a changé ; faites-vous en envoyer un nouveau.
error-one-time-used = Ce lien a déjà servi : il n’est valable qu’une fois. Rien n’a changé ; s’il vous est encore utile, faites-vous en envoyer un nouveau.
error-one-time-expired = Ce lien a expiré : il est valable 15 minutes. Rien n’a changé ; faites-vous en envoyer un nouveau.
error-mail-off = L’exploitant de ce serveur n’a pas configuré l’e-mail.
error-mail-not-sent = L’e-mail n’a pas pu être envoyé pour l’instant. Rien n’a changé ; vérifiez l’adresse, ou réessayez plus tard.
error-mail-not-found = Ce lien ne correspond à aucune adresse qui reçoit des e-mails d’ici : elle a peut-être déjà été désinscrite, ou le lien est incomplet. Rien n’a changé.
error-mail-no-move = Ce lien n’est pas valable : il est incomplet, ou la place n’est plus la vôtre. Rien n’a changé.
error-mail-past-move = Ce coup n’est plus possible : le tour auquel il était destiné est passé. Rien n’a changé.
error-mail-no-at = Une adresse e-mail contient un @ : nom@example.org.
error-mail-too-long = Une adresse e-mail a { $limit } caractères au plus, dont 64 avant le @.
error-mail-local-part = La partie avant le @ ne convient pas à une adresse e-mail : lettres, chiffres, points et quelques signes sont possibles, mais ni espaces ni guillemets.
error-mail-domain = La partie après le @ n’est pas le nom d’un serveur de messagerie, comme example.org.
error-name-empty = Ce nom n’a aucun caractère visible. Choisissez-en un avec au moins une lettre, un chiffre ou un symbole.
error-name-letter = Un nom ne peut pas contenir le caractère { $letter } : il est invisible, ou change l’aspect du reste. Enlevez-le.
error-name-marks = Trop d’accents sur une lettre : { $most } au plus sont possibles, et seulement après une lettre.
error-name-too-long = Un nom a { $most } caractères au plus ; celui-ci en a { $length }. Raccourcissez-le.
error-server-failed = Une erreur interne s’est produite. Rien n’a changé à la table ; réessayez. Si cela se reproduit, donnez ce numéro à la personne qui gère le serveur : { $request }.
error-server-no-database = Le serveur ne joint pas sa base de données ; ceci n’est donc pas confirmé. Réessayez dans une minute.
error-server-standby = Ce serveur est en réserve : le site fonctionne sur un autre, et celui-ci prend le relais en cas de panne. Réessayez dans quelques secondes, ou utilisez l’adresse habituelle du site.
standby-title = Ceci est le serveur de secours

## What a visitor without a name is called

sign-in-mail-subject = Connexion à Moguls
sign-in-mail = Ce lien vous connecte en tant que { $name } sur { $site }, une seule fois, dans les 15 minutes :
sign-in-mail-else = Si vous ne l’avez pas demandé, ignorez ce message : il ne se passera rien.
former-player = Ancien joueur
guest-name = Invité { $number }

## Replays and records

error-clock-out-of-range = Cette table n’est pas possible : { $field ->
    [increment] le temps ajouté par tour
   *[bank] le temps de départ
} est de { $value } secondes, il peut aller de { $low } à { $high } secondes.
error-clock-no-cap = Cette table n’est pas possible : quand les tours durent des jours, la réserve de temps doit être limitée (cap), au moins au temps de départ.
error-clock-low-cap = Cette table n’est pas possible : la réserve de temps est limitée à { $cap } secondes, moins que les { $bank } secondes de départ.
error-clock-no-limit = Cette table n’est pas possible : quand les tours durent des jours, Moguli doit avoir un nombre de tours maximal (max_turns supérieur à 0), sinon la partie pourrait ne jamais finir.
error-clock-no-takeback = On ne peut pas annuler de coup à une table où les tours durent des jours.
error-clock-used-up = Votre temps pour ce tour est épuisé : le robot le joue jusqu’au bout. Vous pourrez reprendre la main au début de votre prochain tour.
error-clock-decides = Ici les tours durent des jours, c’est donc la pendule qui décide : un robot prend la place { $seat } quand le temps imparti à { $name } est écoulé.
error-clock-no-channel = Ici, les tours durent des jours, et rien ne vous dit quand vient le vôtre. Créez une notification dans les réglages et ouvrez son essai, ou dites que vous regarderez vous-même ; les autres le voient.
error-clock-no-pause = Une pause n’est possible qu’au cours d’une partie dont les tours durent des jours.
error-clock-paused = Les pendules sont déjà arrêtées, encore pour { $days ->
    [one] un jour
   *[other] { $days } jours
}.
error-clock-no-more-pauses = Cette table a déjà eu ses { $most } pauses.
error-clock-no-vacation = Des vacances ne sont possibles qu’au cours d’une partie avec d’autres personnes dont les tours durent des jours, et non là où l’hôte les a exclues.
error-clock-on-vacation = Vous êtes déjà en vacances ici. Terminez-les d’abord : dites que vous êtes de retour.
error-clock-no-more-vacation = Il ne reste plus de vacances : 14 jours par partie, 28 jours sur 365.
error-replay-no-such-moment = Cette partie n’a pas d’étape { $at } : elle compte { $steps } étapes.
error-replay-no-such-view = « { $view } » n’est pas une vue. Vues possibles : all, public, ou une place de 0 à { $last }.
error-replay-over-here = À cette étape, la partie est finie. Choisissez une étape antérieure pour reprendre la partie.
error-replay-not-over = Cet enregistrement s’arrête après l’étape { $steps }, avant la fin de la partie. Seules les parties finies peuvent être analysées : voyez la relecture, ou jouez à partir de là jusqu’à la fin.
error-record-no-text = La ligne { $line } n’est pas du texte en UTF-8 : ce n’est pas un enregistrement.
error-record-empty = Ce n’est pas un enregistrement : le texte est vide.
error-record-too-many = { $count } parties, c’est trop à la fois : { $limit } au plus.
error-record-no-json = Ce n’est pas l’enregistrement d’une partie (ligne { $line }, colonne { $column }).
error-record-no-record = Ce n’est pas l’enregistrement d’une partie (ligne { $line }). Un enregistrement nomme son format : « { $format } ».
error-record-foreign = Ligne { $line } : le format est { $found }. Ici, seul « { $format } » se lit.
error-record-no-such-game = Ligne { $line } : un enregistrement de « { $game } ». Les jeux d’ici sont { $games }.
error-record-broken = Ligne { $line } : ce n’est pas un enregistrement valable. Ses éléments ne concordent pas.
error-record-illegal-move = Ligne { $line }, étape { $step } : la place { $seat } ne peut pas jouer « { $move } » ({ $rule }) : { $reason }
error-record-differs = Ligne { $line } : après l’étape { $step }, l’enregistrement prétend que « { $key } » est { $recorded } ; rejoué selon les règles, c’est { $found }.
error-record-too-deep = Ligne { $line } : listes et objets sont emboîtés trop profondément pour un enregistrement.
error-record-key-twice = Ligne { $line } : la clé « { $found } » figure deux fois dans un objet.
error-record-no-number = Ligne { $line } : « { $found } » n’est pas un nombre.
error-record-long-number = Ligne { $line } : un nombre a ici plus de chiffres que n’en a aucun nombre d’un enregistrement.
error-record-half-character = Ligne { $line } : « { $found } » n’est qu’une moitié de caractère.
error-record-wrong-field = Ligne { $line } : « { $key } » doit être { $kind ->
    [text] du texte
    [number] un nombre entier
    [list] une liste
   *[object] un objet
 }.
error-record-wrong-seats = Ligne { $line } : ce jeu ne se joue pas à { $count } joueurs.
error-record-wrong-options = Ligne { $line } : « options » nomme une variante, ou une valeur de variante, que ce jeu n’a pas.
error-record-wrong-deal = Ligne { $line } : « deal » ne correspond pas à ce que ce jeu distribue.
error-record-wrong-checks = Ligne { $line } : « checks » doit être une liste d’états après certaines étapes.
error-record-wrong-result = Ligne { $line } : une partie finie doit avoir un « result », une partie en cours ne doit pas en avoir.
error-record-wrong-step = Ligne { $line }, étape { $step } : une étape doit avoir un « seat » (nombre entier) et un « move » (texte), et rien d’autre.
error-record-wrong-chance = Ligne { $line }, étape { $step } : ce tirage n’est pas possible ici.
error-record-no-such-move = Ligne { $line }, étape { $step } : « { $move } » n’est pas un coup de ce jeu.
error-record-after-the-end = Ligne { $line }, étape { $step } : la partie était finie avant ce coup.
error-record-not-its-turn = Ligne { $line }, étape { $step } : ce n’est pas le tour de la place { $seat }.
error-record-one-at-a-time = Des enregistrements que vous avez envoyés plus tôt sont encore en cours de vérification. Attendez qu’elle soit finie, puis envoyez ceux-ci.
error-record-too-slow = La vérification a dépassé { $seconds } secondes et a été arrêtée ; rien n’a été enregistré. Envoyez moins de parties à la fois.
error-record-not-now = Les enregistrements ne peuvent pas être vérifiés pour le moment ; rien n’a été enregistré. Réessayez dans une minute.
error-record-besides = Ligne { $line } : outre la partie, cet enregistrement contient { $bytes } octets de commentaires et d’autres clés. { $limit } au plus sont possibles : retirez-en.
error-record-yours-full = Vos enregistrements occupent ici { $used } Ko sur { $limit }, et ceux-ci en demandent { $wanted } de plus. Seuls { $left } Ko sont libres ; rien n’a été enregistré.
error-record-all-full = Tous les enregistrements ensemble occupent ici { $used } Ko sur { $limit }, et ceux-ci en demandent { $wanted } de plus. Seuls { $left } Ko sont libres ; la personne qui gère le serveur peut en autoriser plus. Rien n’a été enregistré.

## Avis aux personnes absentes.
notice-turn-title = { $game } : à vous de jouer
notice-turn = C’est à vous de jouer depuis le { $time }.
notice-turn-until = C’est à vous de jouer depuis le { $time }. Vous avez jusqu’au { $deadline }.
notice-quarter-title = { $game } : il reste peu de temps
notice-quarter = Votre temps pour ce tour se termine le { $deadline }.
notice-started-title = { $game } : la partie a commencé
notice-started = Début : { $time }.
notice-over-title = { $game } : la partie est finie
notice-over = Fin : { $time }. Voyez comment elle s’est terminée.
notice-bot-title = { $game } : un robot a pris le relais
notice-bot = Un robot joue pour { $name } depuis le { $time }.
notice-bot-own = Un robot joue pour vous depuis le { $time }. Vous pouvez revenir à tout moment.
notice-rematch-title = { $game } : une autre partie ?
notice-rematch = Quelqu’un propose de rejouer à la même table ({ $time }).
notice-pause-title = { $game } : une pause ?
notice-pause = { $name } demande une pause d’une semaine ({ $time }). Elle commence dès que tous sont d’accord.
notice-message-title = { $game } : un message pour vous
notice-message = Quelqu’un à la table vous a écrit ({ $time }).
notice-many-title = Tables qui vous attendent : { $count }
notice-many = La dernière : { $game }.
notice-test-title = Les notifications fonctionnent
notice-test = Ce test a été envoyé le { $time }.
feed-notices = Moguls : notifications
feed-turns = Moguls : mes tours
feed-bot = Un robot joue pour une place depuis le { $time }.
feed-unknown = Il n’y a pas de flux à cette adresse. Elle a peut-être été renouvelée : demandez la nouvelle dans les réglages.

# E-mail.
mail-digest-subject = Moguls : { $count } tables
mail-picture = La position, telle que tout le monde la voit à la table
mail-open = Ouvrir la table
mail-foot = Vous avez demandé ces e-mails ; pour changer cela :
mail-stop-link = Ne plus recevoir ces e-mails
mail-move-bid = Miser un jeton
mail-move-leave = Quitter l’enchère
mail-move-loan = Emprunter
mail-move-credit = Emprunter
mail-move-decline = Ne pas emprunter
mail-move-take = Prendre l’action
mail-move-sell = Vendre
mail-move-sell-count = Vendre : { $count }
mail-move-nothing = Ne rien faire
mail-confirm-subject = Moguls : confirmez votre adresse
mail-confirm = Quelqu’un, sans doute vous, souhaite recevoir à cette adresse des e-mails de { $site }. Ouvrez cette page et appuyez sur le bouton ; le lien est valable 15 minutes :
mail-confirm-else = Si ce n’était pas vous, ne faites rien : rien ne sera envoyé.
