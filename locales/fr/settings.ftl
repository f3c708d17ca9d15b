### Explications des réglages.

settings-scheme-lead = Le contraste élevé est en noir et blanc, sombre ou clair comme votre appareil.
settings-pace-host = S’applique aux tables que vous créez ; l’hôte peut le changer en cours de partie.
settings-spoken-lead = Pour les lecteurs d’écran. « Depuis mon dernier tour » est l’usage avec les tables en texte. Vos propres coups et les erreurs sont toujours lus aussitôt.
settings-motion-lead = Les jetons et les cartes qui volent ne sont qu’un décor. Sans animations, vous ne manquez rien.
settings-palette-lead = Motifs, symboles et lettres les distinguent aussi, dans chaque palette.
settings-sound-lead = Jetons, cartes, une clochette quand c’est à vous de jouer, et le Crash. À la table, X les active ou les coupe.
settings-keys-lead = Une seule touche suffit pour jouer ou ouvrir un panneau ; appuyez sur « ? » pour la liste. Sans ces raccourcis, seuls Tab, les flèches, Entrée et Échap agissent.
settings-plain-lead = Montre chaque jeu en listes, tableaux et boutons au lieu d’un plateau dessiné. Utile aux lecteurs d’écran et aux appareils petits ou lents ; vaut dès la prochaine table.
settings-coach-lead = Agatha, un robot, explique ce qui compte quand cela se présente pour la première fois.
settings-kept = Votre nom, vos appareils, notifications, compte et vacances sont enregistrés sur ce serveur et valent sur tous vos appareils. La langue y est enregistrée aussi. Tout le reste est enregistré dans ce navigateur.
