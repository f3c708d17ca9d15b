### Ce qui se dit à la table : phrases et gestes.

talk-lead = { $group ->
    [seats] Seuls les joueurs le lisent, chacun dans sa langue.
    [seats-text] Seuls les joueurs le lisent. Phrases et gestes apparaissent dans la langue de chacun, votre texte tel que vous l’écrivez.
    [watchers-text] Seuls les spectateurs le lisent. Phrases et gestes apparaissent dans la langue de chacun, votre texte tel que vous l’écrivez.
   *[watchers] Seuls les spectateurs le lisent, chacun dans sa langue.
 }
talk-to = À qui
talk-to-all = Tout le monde
talk-phrases = Phrases
talk-hello = Bonjour !
talk-good_luck = Bonne chance !
talk-well_played = Bien joué !
talk-thanks = Merci !
talk-sorry = Pardon !
talk-one_moment = Un instant, s’il vous plaît.
talk-emotes = Gestes
talk-smile = un sourire
talk-laugh = des rires
talk-surprise = de la surprise
talk-think = une intense réflexion
talk-cry = des larmes
talk-applause = des applaudissements
talk-line = { $name } : { $words }
talk-line-to = { $name } (pour { $to }) : { $words }
talk-you = Vous
talk-to-you = vous
talk-watcher = Un spectateur
talk-mute = Ne plus lire { $name }
talk-mute-short = Ne plus lire
talk-unmute = Lire de nouveau { $name }
talk-muted = { $name } : vous ne lirez plus aucun message de cette personne, à aucune table.
talk-off = Ne plus lire personne
talk-off-lead = Rien de ce que disent les autres n’est affiché ni lu à voix haute, à aucune table.
talk-last = Dit récemment
talk-none = Personne n’a encore rien dit.
talk-text = Votre texte
talk-text-lead = { $most } caractères au plus. Les liens restent du texte simple.
talk-send = Envoyer
talk-report = Signaler ce message ({ $name })
talk-report-short = Signaler
talk-reported = Signalé
talk-reported-lead = L’hôte de ce serveur lira ce message ({ $name }).
talk-record = Joindre nos messages à l’enregistrement
talk-record-lead = Seulement si tous les joueurs sont d’accord. Ce qui a été écrit à une seule place ou par des spectateurs n’y figure jamais.
talk-record-waits = Il manque encore : { $names }.
talk-record-done = Tous les joueurs sont d’accord : l’enregistrement contient ce qui a été écrit à toutes les places.
