### Le site autour des tables : accueil, règles, réglages.

app-name = Moguls
app-title = Moguls – faites fortune avant le Crash
app-description = Jouez à Mogul, Moguli et Take Stock dans votre navigateur, contre des robots ou entre amis.
title-table = Table
title-rules = Règles du jeu
link-seat-title = Votre place à la table
link-title = Continuer sur un autre appareil
sign-in-title = Se connecter
title-settings = Réglages
title-replay = Relecture
title-review = Analyse
title-import = Voir un enregistrement
title-lobby = Tables ouvertes
title-puzzles = Problèmes
title-record = Mon bilan
title-games = Mes parties
title-new = Nouvelle table
title-missing = Page introuvable

## Sur chaque page

skip = Aller au contenu
nav = Site
nav-tables = Tables
nav-games = Mes parties
nav-rules = Règles
nav-settings = Réglages
language = Langue
pair = { $name } : { $value }
close = Fermer
try-again = Réessayer
home-link = Aller à l’accueil
footer-rules = Les règles des quatre jeux
footer-import = Voir l’enregistrement d’une partie
footer-made = Logiciel libre sous licence Apache-2.0. Les jeux sont l’œuvre de leurs auteurs ; tous les dessins d’ici sont de nous.
footer-privacy = Aucun compte nécessaire, pas de publicité, pas de pistage, et aucune requête à d’autres serveurs.

## Clavier

keys-title = Raccourcis clavier
keys-list = Cette liste
keys-home = Accueil
keys-tab = Vers le bouton ou le lien suivant
keys-arrows = Se déplacer entre les choix
keys-enter = Appuyer sur un bouton
keys-space = Espace
keys-close = Fermer une fenêtre

## Quand quelque chose échoue

offline-title = Pas de connexion
offline-lead = Votre appareil est hors ligne. Vos tables sont conservées sur le serveur : vous pourrez continuer une fois de nouveau en ligne.
failed-title = La page n’a pas pu être chargée
failed-lead = Une partie du site n’a pas pu être chargée. Il vient peut-être d’être mis à jour ; recharger la page suffit le plus souvent.
failed-part = Une partie de la page n’a pas pu être chargée. Le site vient peut-être d’être mis à jour ; recharger la page suffit le plus souvent.
updated-title = Moguls a été mis à jour
updated-lead = Cette page vient d’une version antérieure, et certains de ses fichiers ne sont plus sur le serveur. Chargez la nouvelle version : vos tables restent telles quelles.
updated-load = Charger la nouvelle version
missing-title = Page introuvable
missing-lead = Il n’y a rien à cette adresse. Le lien est peut-être mal recopié, ou la page a été supprimée.
missing-lobby = Tables ouvertes
missing-new = Ouvrir une nouvelle table
error-offline = Le serveur est injoignable. Vérifiez votre connexion et réessayez.
error-too-fast = Trop de demandes à la fois. Attendez un instant et réessayez.
error-server = Le serveur n’a pas pu le faire ({ $code }). Réessayez dans un instant.

## Accueil

home-title = Jouez à quatre jeux de société dans votre navigateur
home-lead = Gratuitement, contre des robots ou entre amis. Choisissez un jeu et commencez tout de suite : sans compte, sans inscription.
home-play = Jouer
home-play-lead = { $bots ->
    [one] contre un robot
   *[other] contre { $bots } robots
 }
learn = Première partie guidée
home-dealing = On distribue…
home-set-up = Préparer une table
home-rules = Lire les règles du jeu
home-facts = { $most ->
    [2] 2 joueurs
   *[other] { $least } à { $most } joueurs
 }
home-length = { $minutes } min · { $level ->
    [easy] facile
    [medium] moyen
   *[hard] corsé
 }
home-kind-mogul-2002 = jeu de cartes
home-kind-mogul-2013 = jeu de plateau
home-kind-moguli = course à deux
home-kind-take-stock = jeu de cartes
home-tagline-mogul-2002 = Faites fortune avant le Crash
home-tagline-mogul-2013 = Misez sur les bons rails
home-tagline-moguli = Dessus, dessous, dessus
home-tagline-take-stock = Poussez les cours, encaissez avant la cloche
home-name-mogul-2002 = Mogul
home-name-mogul-2013 = Mogul
home-name-moguli = Moguli
home-name-take-stock = Take Stock
home-one-mogul-2002 = À chaque tour, on retourne une action de chemin de fer, et chaque action de cette compagnie que vous possédez vous rapporte un point.
home-two-mogul-2002 = Puis tous enchérissent, un jeton à la fois : payez pour rester, ou sortez et prenez tous les jetons de la coupe.
home-three-mogul-2002 = Le dernier en lice prend l’action ou vend, le second fait ce que l’autre a laissé. Le Crash, caché vers le fond du talon, met fin à la partie.
home-one-mogul-2013 = Les compagnies ferroviaires versent une prime pour chaque action que vous détenez, et des dépôts dans les bonnes gares rapportent à la fin de la partie.
home-two-mogul-2013 = À chaque tour, une action est mise aux enchères, jeton par jeton : le dernier en lice la prend, ou vend et bâtit ; qui sort prend les jetons de la coupe.
home-three-mogul-2013 = Personne ne sait quand viendra le Crash, et seuls comptent alors vos dépôts, vos actions et vos jetons.
home-one-moguli = Deux joueurs font chacun traverser à cinq pions un plateau de tuiles aux chemins tracés dessus et dessous, et chaque tuile peut pivoter.
home-two-moguli = Un pion avance sur les tuiles, plonge par une porte, doit passer sous un autre pion et remonte plus loin.
home-three-moguli = Le premier à amener quatre pions de l’autre côté gagne la course.
home-one-take-stock = Cinq valeurs montent à mesure que l’on y joue des cartes, et un certificat mis de côté à temps rapporte selon le cours de la sienne à la fermeture du marché.
home-two-take-stock = À chaque tour, piochez une carte, puis faites monter un cours, mettez un certificat de côté ou tentez votre chance avec les événements du marché : division, krach, gel ou audit.
home-three-take-stock = Personne ne sait quand le marché fermera, et vos quatre options doivent suffire pour toute la partie. Le plus haut total après quatre manches l’emporte.

## Nom

name-ask = Comment vous appelez-vous ?
name-example = Votre nom
name-kept = Bienvenue, { $name }.

## Réglages

name-too-long = { $most } caractères au plus ; ce nom en a { $length }.
settings-scheme = Apparence
settings-scheme-name = { $scheme ->
    [dark] Sombre
    [light] Clair
    [contrast] Contraste élevé
   *[system] Comme mon appareil
 }
settings-pace = Rythme des robots
settings-pace-name = { $pace ->
    [slow] lent
    [at_once] sans attendre
   *[normal] normal
 }
settings-pace-lead = « Lent » laisse à un lecteur d’écran le temps de lire chaque coup. Avec « sans attendre », personne n’attend un robot et il n’y a pas d’animations.
settings-waits = Les robots m’attendent
settings-waits-lead = Aux tables où vous jouez seul contre des robots, le suivant ne joue que lorsque vous appuyez sur Suivant ou sur J.
settings-spoken = Ce qui est lu à voix haute
settings-spoken-name = { $spoken ->
    [turn] depuis mon dernier tour
    [round] une manche à la fois
   *[move] chaque coup
 }
settings-motion = Animations
settings-motion-name = { $motion ->
    [full] Toutes
    [none] Aucune
   *[system] Comme mon appareil
 }
settings-palette = Couleurs des compagnies et des valeurs
settings-palette-name = { $palette ->
    [strong] Pour daltoniens (rouge-vert)
    [gray] Sans couleur
   *[standard] Habituelles
}
settings-sound = Sons
settings-volume = Volume
settings-keys = Raccourcis clavier
settings-plain = Tables en texte
settings-coach = Coach
