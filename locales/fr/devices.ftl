### Les appareils d’une personne : une liste, un de plus grâce à un code, la déconnexion.

devices-title = Appareils
devices-lead = Vous avez les mêmes places sur tous vos appareils. Si vous n’en avez qu’un et le perdez, vous perdez vos places.
devices-name = { $browser }, { $system }
devices-unnamed = Un appareil sans nom
devices-here = cet appareil
devices-seen = vu pour la dernière fois
devices-add = Continuer sur un autre appareil
devices-have-code = Saisir un code
devices-out = Déconnecter
devices-out-of = Déconnecter : { $device }
devices-out-other = Cet appareil est déconnecté tout de suite et à chaque table. Ici, vous restez connecté.
devices-out-here = Cet appareil est déconnecté. Vous restez connecté sur les autres.
devices-out-last = C’est votre seul appareil. Si vous le déconnectez, plus personne ne pourra utiliser votre nom ni vos places.
devices-stay = Rester connecté
devices-scan = Scannez ceci avec l’autre appareil.
devices-scan-label = Code QR qui ouvre cette page sur l’autre appareil
devices-type = Ou bien, sur l’autre appareil, ouvrez { $page } et saisissez :
devices-good-for = Valable une seule fois, et encore { $minutes ->
    [one] une minute
   *[other] { $minutes } minutes
 }.
devices-warning = Toute personne qui utilise ce code peut voir votre main et jouer pour vous. Ne le montrez à personne d’autre.
devices-over = Ce code n’est plus valable.
devices-again = Demander un nouveau code
devices-used = { $device } est maintenant connecté à votre nom.
devices-done = Terminé

link-out = Cet appareil a été déconnecté depuis un autre. Pour vous reconnecter, demandez un code sur cet autre appareil.
link-lead = Sur votre autre appareil, ouvrez « Réglages » et choisissez « Continuer sur un autre appareil ». Un code s’y affiche.
link-code = Code
link-look = Suite
link-as = Continuer ici sous le nom { $name } ?
link-was = Sur cet appareil, vous êtes pour l’instant { $name } ; ce nom sera supprimé.
link-games = Sur cet appareil, vous êtes pour l’instant { $name }, avec { $count ->
    [one] une partie
   *[other] { $count } parties
 }{ $running ->
    [0] .
   *[other] , dont { $running } en cours.
 }
link-bring-what = Si vous êtes bien les deux, vous pouvez les emporter : places, parties terminées, notifications et clés d’accès appartiendront à { $person }, les autres joueurs le verront, et { $name } sera supprimé sur tous les appareils.
link-lost = { $count ->
    [one] Si vous les laissez, la place à une table est perdue pour toujours : aucun autre appareil n’y donne accès.
   *[other] Si vous les laissez, les places à { $count } tables sont perdues pour toujours : aucun autre appareil n’y donne accès.
 }
link-go = Continuer sous le nom { $name }
link-bring = Les emporter et continuer sous le nom { $name }
link-without = Les laisser et continuer sous le nom { $name }
link-not = Non
link-same = Vous êtes déjà { $name } sur cet appareil.
link-on = Vers vos parties

link-seat-lead = { $title } : ce lien vous donne la place { $seat } ({ $name }), avec tout ce qui s’y trouve.
link-seat-name = Votre nom
link-seat-soon = Le lien fonctionnera dans un instant. Si la personne à qui est la place revient d’ici là, il sera annulé.
link-seat-wait = Encore { $seconds ->
    [one] une seconde
   *[other] { $seconds } secondes
 }.
link-seat-now = Vous pouvez vous asseoir.
link-seat-take = Prendre la place
