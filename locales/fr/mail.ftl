### Notifications par e-mail : adresses, et pages des liens dans les e-mails.

mail-title = E-mail
mail-lead = Un e-mail par jour vous indique les tables qui vous attendent, plus tôt si votre temps s’y épuise avant. Les avertissements arrivent aussitôt. Un tour déjà affiché sur un de vos appareils n’y figure pas.
mail-address = Votre adresse e-mail
mail-add = Envoyer un lien
mail-link-sent = Un lien a été envoyé à { $address }. Ouvrez-le dans les 15 minutes : les e-mails y arriveront ensuite.
mail-when = Les e-mails arrivent
mail-mode = { $mode ->
    [each] aussitôt
   *[digest] une fois par jour
 }
mail-hour = Heure de l’e-mail quotidien
mail-test = Envoyer un test
mail-test-sent = Un test est en route vers { $address }. S’il n’arrive pas, regardez parmi les indésirables.
mail-test-failed = Le test vers { $address } n’a pas pu être envoyé. Réessayez plus tard.
mail-failing = Le dernier e-mail n’a pas pu être envoyé ; un nouvel essai suivra.
mail-drop = Supprimer
mail-drop-of = Supprimer : { $address }
mail-settings = Réglages
mail-confirm-title = Confirmez votre adresse
mail-confirm-lead = Désormais, les e-mails sur vos tables arrivent à { $address }. Chacun contient un lien qui y met fin.
mail-confirm-button = Confirmer
mail-confirmed = Les e-mails arrivent désormais à { $address }.
mail-move-title = Un coup depuis votre e-mail
mail-move-lead = { $game }, { $name } : « { $move } ». Le coup est joué quand vous appuyez sur le bouton.
mail-move-button = Jouer : { $move }
mail-move-done = Joué : { $move }.
mail-move-table = Ouvrir la table
mail-move-games = Mes parties
mail-stop-title = Plus d’e-mails
mail-stop-lead = Cette adresse ne recevra plus d’e-mails sur vos tables. Vous pourrez la rajouter dans les réglages.
mail-stop-button = Arrêter ces e-mails
mail-stopped = Cette adresse ne reçoit plus d’e-mails.
