### Le site autour des tables : accueil, règles, réglages.

app-name = Moguls
app-title = Moguls – faites fortune avant le krach
app-description = Actions de chemins de fer, jetons et sang-froid : jouez à Mogul dans votre navigateur, contre des robots ou entre amis.
title-table = Table
title-rules = Règles du jeu
title-settings = Réglages
title-replay = Rediffusion
title-import = Regarder un enregistrement
title-missing = Page introuvable

## Sur chaque page

skip = Aller au contenu
nav = Site
nav-rules = Règles
nav-settings = Réglages
language = Langue
close = Fermer
try-again = Réessayer
home-link = Vers l’accueil
footer-rules = Les règles des quatre jeux
footer-import = Regarder l’enregistrement d’une partie
footer-made = Logiciel libre sous licence Apache-2.0. Les jeux sont l’œuvre de leurs auteurs ; tous les dessins sont de nous.
footer-privacy = Pas de compte, pas de publicité, pas de pistage : aucun autre serveur n’est sollicité.

## Clavier

keys-title = Raccourcis clavier
keys-list = Cette liste
keys-home = Accueil
keys-tab = Vers le bouton ou le lien suivant
keys-arrows = Se déplacer entre les choix
keys-enter = Presser un bouton
keys-space = Espace
keys-close = Fermer une fenêtre

## Quand quelque chose échoue

offline-title = Pas de connexion
offline-lead = Votre appareil est hors ligne. Vos tables sont conservées sur le serveur : revenez quand la ligne est rétablie et continuez à jouer.
failed-title = Cette page n’est pas arrivée
failed-lead = Une partie du site n’a pas pu être chargée. Il vient peut-être d’être renouvelé ; recharger la page suffit le plus souvent.
missing-title = Fin de la ligne
missing-lead = Il n’y a rien à cette adresse. Le lien est peut-être mal recopié, ou ce qui se trouvait ici a disparu.
error-offline = Le serveur est injoignable. Vérifiez votre connexion et réessayez.
error-too-fast = C’était trop rapide. Attendez un instant et réessayez.
error-server = Le serveur n’a pas pu le faire ({ $code }). Réessayez dans un instant.

## Accueil

home-poster-alt = Affiche : une locomotive profilée à l’unique phare éclatant sort d’une ville de gratte-ciel dans la nuit, un ruban de téléscripteur flotte derrière elle.
home-facts = 3 à 6 joueurs · un jeu de Michael Schacht
home-eyebrow = New York, 1929
home-tagline = Faites fortune avant le krach
home-one = À chaque tour, on retourne une action de chemin de fer, et chaque action de cette compagnie que vous possédez vous rapporte un point.
home-two = Puis tous enchérissent, un jeton à la fois : payez pour rester, ou sortez et empochez tous les jetons de la coupe.
home-three = Le dernier en lice prend l’action ou vend, le second fait l’autre chose – jusqu’au Crash, caché au fond du talon, qui met fin à tout.
home-play = Jouer
home-play-lead = { $bots ->
    [one] contre un robot, sans compte
   *[other] contre { $bots } robots, sans compte
 }
home-play-game = Jouer à { $game }
learn = Première partie guidée
home-dealing = On distribue…
home-rules = Lire les règles du jeu

## Nom

name-ask = Comment vous appeler ?
name-example = Votre nom
name-kept = Bienvenue, { $name }.

## Nouvelle table

new-title = Nouvelle table
new-game = Jeu
new-seats = Places
new-seat = Place
new-you = Vous
new-friend = Un ami, par lien
new-bot = { $level ->
    [easy] Robot, facile
    [normal] Robot, normal
    [hard] Robot, difficile
    [expert] Robot, expert
   *[other] Robot
 }
new-rules = Variantes
new-rules-changed = { $changed ->
    [0] selon la règle
    [one] { $changed } changée
   *[other] { $changed } changées
 }
new-make = Ouvrir la table
new-making = Ouverture de la table…
new-hint = { $friends ->
    [0] La partie commence aussitôt.
    [one] Vous recevrez un lien à envoyer à votre ami.
   *[other] Vous recevrez un lien à envoyer à vos amis.
 }

## Variantes des jeux

switch-first_player = Premier joueur
switch-first_player-lead = Qui commence le premier tour.
switch-first_player-random = Au hasard
switch-first_player-seat = Place { $seat }
switch-quick_start = Démarrage rapide
switch-quick_start-lead = En plus de son action de départ, chacun reçoit une action de l’une des cinq compagnies. À cinq joueurs au plus.
switch-loans_per_auction = Emprunts à volonté
switch-loans_per_auction-lead = Sinon, un seul emprunt par joueur et par enchère.
switch-loan_timing = Emprunts pendant l’enchère
switch-loan_timing-lead = On emprunte à son propre tour, pas seulement avant la première mise.
switch-score_floor = Sans dettes
switch-score_floor-lead = Personne ne peut emprunter au point de tomber au-dessous de zéro.
switch-partial_sale = Tout ou rien
switch-partial_sale-lead = Qui vend cède toutes ses actions de la compagnie, ou aucune.
switch-open_chips = Jetons visibles
switch-open_chips-lead = Chacun voit combien de jetons les autres possèdent.
switch-deck = Paquet B
switch-deck-lead = La seconde liste d’actions : d’autres couleurs de cartouche.
switch-start_shares = Actions de départ au hasard
switch-start_shares-lead = Sinon un tableau dit lesquelles chacun reçoit.
switch-new_start_row = Nouvelle rangée de départ
switch-new_start_row-lead = Avant le premier tour, chacun peut échanger sa rangée de départ avec l’une des trois du milieu.
switch-cylinder = Cylindre
switch-cylinder-lead = Les bouts gauche et droit de chaque rangée se touchent.
switch-compulsory_move = Qui peut bouger le doit
switch-compulsory_move-lead = Sinon un pion peut rester où il est.
switch-null_move = Aller et retour
switch-null_move-lead = Un pion peut finir son déplacement là où il l’a commencé.
switch-stall_turns = Nulle plus tôt
switch-stall_turns-lead = La partie finit après trois tours de suite sans déplacement possible, et non six.
switch-max_turns = Nombre maximal de tours
switch-max_turns-lead = Après tant de tours, ceux des deux joueurs comptés, la partie est nulle ; 0 : sans limite.
switch-certificates = Parts en quatre paliers
switch-certificates-lead = Le nombre de parts d’une carte mise de côté monte en quatre paliers, et non en trois.
switch-crash_counts_start = Les cartes de départ hors du krach
switch-crash_counts_start-lead = Un krach réduit une colonne de moitié sans compter sa première carte.
switch-kept_events = On garde les événements
switch-kept_events-lead = À la fermeture du marché, les événements en main restent pour la manche suivante.
switch-rounds = Manches
switch-rounds-lead = Combien de manches on joue.

## Tables visitées

recent-title = Vos tables
recent-state = { $state ->
    [waiting] attend des joueurs
    [turn] à vous de jouer
    [playing] en cours
   *[over] terminée
 }

## Les autres jeux

games-title = Les autres jeux de la famille
games-lead = Trois autres tables sont ouvertes. Leurs plateaux sont encore à dessiner : d’ici là on y joue avec des mots et des boutons.
games-set-up = Préparer une table
games-rules = Règles
games-facts = { $most ->
    [2] 2 joueurs
   *[other] { $least } à { $most } joueurs
 }
game-mogul-2013 = Le jeu de plateau : cinq réseaux ferrés sur une carte.
game-moguli = Des chemins de pierre, et d’autres sous terre.
game-take-stock = Cinq cours qui montent et descendent, et une main de cartes pour les pousser.

## Réglages

settings-scheme = Lumière
settings-scheme-name = { $scheme ->
    [dark] Nuit
    [light] Jour
    [contrast] Contraste élevé
   *[system] Comme mon appareil
 }
settings-scheme-lead = Le contraste élevé est en noir et blanc, de jour ou de nuit comme votre appareil.
settings-motion = Mouvement
settings-motion-name = { $motion ->
    [full] Le montrer
    [none] Rester immobile
   *[system] Comme mon appareil
 }
settings-motion-lead = Les jetons et les cartes ne volent que pour le plaisir des yeux. Sans mouvement, rien ne se perd.
settings-keys = Raccourcis clavier
settings-keys-lead = Une seule touche suffit pour jouer et ouvrir ; pressez ? pour la liste. Sans eux, seules Tab, flèches, Entrée et Échap agissent.
settings-plain = Tables en texte
settings-plain-lead = Chaque jeu en listes, tableaux et boutons au lieu d’un plateau dessiné. Utile aux lecteurs d’écran et aux appareils petits ou lents ; vaut dès la prochaine table.
settings-coach = Coach
settings-coach-lead = Agatha, partenaire robot, montre ce qui compte quand cela compte pour la première fois.
settings-kept = Les réglages sont gardés dans ce navigateur.
