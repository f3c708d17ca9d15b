### Les notifications : comment quelqu’un apprend ce qui se passe à ses tables, et ce que chaque message est devenu.

notify-title = Notifications
notify-lead = Vous apprenez que c’est à vous de jouer quand ce site n’est pas devant vous. Aucun message ne contient ce que les autres ne doivent pas voir.
notify-push = Sur vos appareils
notify-elsewhere = Ailleurs
notify-turn-on = Me notifier sur cet appareil
notify-why = { $why ->
    [insecure] Cet appareil ne peut pas être notifié : l’adresse de ce site devrait commencer par https.
    [address] Cet appareil ne peut pas être notifié : ce site a été ouvert par un numéro au lieu d’un nom.
    [home-screen] Sur iPhone et iPad, ajoutez d’abord ce site à l’écran d’accueil (« Partager », puis « Sur l’écran d’accueil »), et ouvrez-le de là.
    [denied] Votre navigateur bloque les notifications de ce site. Autorisez-les dans ses réglages pour ce site, puis rechargez la page.
    [worker] Votre navigateur n’a pas pu s’abonner aux notifications. Rechargez la page ; dans une fenêtre privée, ce n’est pas possible.
   *[unsupported] Ce navigateur ne peut pas afficher de notifications.
 }
notify-here = cet appareil
notify-unnamed = Un appareil sans nom
notify-works = fonctionne
notify-untested = pas encore testé
notify-failing = en panne depuis
notify-last = dernier message
notify-test = Envoyer un test
notify-test-of = Envoyer un test : { $name }
notify-remove = Retirer
notify-remove-of = Retirer : { $name }
notify-tested = { $state ->
    [sent] Le test est en route. Ouvrez-le quand il apparaît.
    [dead] Cette adresse n’existe plus. Elle a été retirée.
    [waiting] Le test n’a pas pu être remis maintenant. Réessayez plus tard.
   *[failed] Le test a été refusé.
 }
notify-opened = Le test est arrivé : ce moyen fonctionne.
notify-recent = Dernières notifications
notify-kind = { $kind ->
    [turn] C’est à vous de jouer
    [quarter] Il reste peu de temps
    [started] La partie a commencé
    [over] La partie est terminée
    [bot] Un robot a pris le relais
    [pause] Une pause est demandée
    [rematch] Une autre partie ?
    [message] Un message pour vous
   *[other] Notification
 }
notify-outcome = { $code ->
    [sent] envoyé
    [quiet] mis à jour sans son
    [waiting] sera réessayé
    [sending] en cours d’envoi
    [seen] non envoyé : vous l’aviez déjà vu
    [answered] non envoyé : le tour était terminé
    [order] non envoyé : votre ordre a répondu
    [expired] non envoyé : il était trop tard
    [moved] remplacé : le délai a changé
    [over] non envoyé : ce n’était plus vrai
    [gone] non envoyé : la table ou le moyen n’existe plus
    [pushed] non envoyé : un appareil l’avait déjà affiché
    [no_channel] non envoyé : il n’y avait aucun moyen
    [failed] échec
    [dead] l’adresse n’existe plus et a été retirée
   *[other] non envoyé
 }
notify-reason-timeout = pas de réponse
notify-reason-connection = pas de connexion
notify-reason-off = désactivé par la personne qui gère le serveur
notify-host = Vous seul voyez ceci, sur la machine du serveur :
notify-missing = { $code ->
    [push-push-contact] Le push est désactivé : donnez votre adresse à push-contact (mailto:…) ; voir docs/hosting.md.
    [push-extra] Le push est désactivé : les paquets de l’extra « notify » manquent ; voir docs/hosting.md.
    [mail-mail-server] L’e-mail est désactivé : définissez mail-server (nom de votre serveur SMTP) ; voir docs/hosting.md.
    [mail-mail-from] L’e-mail est désactivé : définissez mail-from (adresse de l’expéditeur) ; voir docs/hosting.md.
    [mail-public-url] L’e-mail est désactivé : définissez public-url (adresse de ce site) ; voir docs/hosting.md.
    [mail-extra] L’e-mail est désactivé : les paquets de l’extra « notify » manquent ; voir docs/hosting.md.
    [service-extra] Les autres services sont désactivés : les paquets de l’extra « notify » manquent ; voir docs/hosting.md.
   *[other] { $name } n’est pas défini ; voir docs/hosting.md.
 }
