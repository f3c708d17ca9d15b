### Plusieurs joueurs sur un appareil, l’écran partagé, et une connexion qui se rompt.

## Un appareil pour plusieurs

hands-device = Sur cet appareil
hands-devices = Appareils
hands-devices-short = Appareils
hands-continue = Continuer sur un autre appareil
hands-continue-lead = Continuez sur un téléphone, une tablette ou un ordinateur : vous gardez vos places à cette table et à toutes les autres.
hands-here = { $self ->
    [yes] sur cet appareil
   *[no] sur un appareil partagé
 }
hands-add = Ajouter un joueur sur cet appareil
hands-add-name = Nom
hands-add-do = Ajouter
hands-add-lead = Faites passer un seul appareil : un rideau cache ce que chacun a en main.
hands-add-host = À cette table, l’hôte ajoute les amis et les robots, ou le permet à tous les joueurs.
hands-skip = Pas de rideau entre nous
hands-skip-lead = Pour des amis qui peuvent tout voir : la table passe d’elle-même au joueur suivant.
hands-looks = Vous êtes { $name }.
hands-covered = Vous voyez ce que tous peuvent voir.
hands-to = Passer à { $name }
hands-cover = Fermer le rideau
hands-soon = Ensuite sur cet appareil : { $name }. Le rideau va se fermer.
hands-pass = Passez l’appareil à { $name }
hands-pass-lead = N’ouvrez le rideau que devant { $name }, loin des autres regards.
hands-open = Ouvrir le rideau pour { $name }
hands-look-again = Encore un coup d’œil pour { $name }
hands-since = Depuis votre dernier tour

## L’écran partagé

hands-screen = Écran partagé
hands-screen-lead = Pour un téléviseur ou une tablette : montre en grand tout ce qui est public, et jamais une main. Les mains restent sur vos téléphones.
hands-screen-open = Ouvrir l’écran partagé
hands-screen-full = Plein écran
hands-screen-join = Scannez pour jouer
hands-screen-lonely = Cette adresse ne fonctionne que sur cet ordinateur. Pour que des téléphones puissent se connecter, démarrez le serveur avec --host 0.0.0.0 et ouvrez cet écran à l’adresse de l’ordinateur dans votre réseau, par exemple 192.168.1.7.
hands-screen-next = Une nouvelle partie commence, et cet écran la suit.
hands-hand-open = Ne montrer que ma main
hands-hand-board = Toute la table

## La connexion

hands-lost-for = Depuis { $seconds } s.
hands-lost-move = Votre coup est enregistré et sera envoyé dès que la connexion reviendra.
hands-retry = Essayer maintenant
hands-healed = Connexion rétablie.
hands-late = Trop tard : votre coup n’a pas été joué. Entre-temps :
