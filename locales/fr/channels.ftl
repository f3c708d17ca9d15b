### Other ways to be notified: services, webhooks and feeds.

channels-services = Autres services
channels-more = Ajouter un service ou votre propre hôte
channels-service = Adresse d’un service
channels-service-hint = Telegram : tgram://TOKEN/CHAT · Discord, Slack, Google Chat : l’adresse du webhook · ntfy.sh : https://ntfy.sh/TOPIC · Pushover : pover://USER@TOKEN · Pushbullet : pbul://TOKEN · Prowl : prowl://KEY
channels-webhook = Webhook vers votre propre hôte
channels-webhook-hint = Une adresse https qui reçoit chaque notification en JSON signé.
channels-add = Ajouter
channels-add-of = Ajouter : { $name }
channels-secret = Clé des signatures
channels-secret-once = Le webhook est en place. Copiez sa clé maintenant : elle ne sera plus affichée.
channels-copy = Copier
channels-copy-of = Copier : { $name }
channels-copied = Copié.
channels-feeds = Calendrier et flux
channels-feeds-lead = Un calendrier de vos échéances et un flux de vos notifications, à des adresses secrètes. Quiconque connaît une adresse peut la lire.
channels-feeds-renew = Vos flux sont actifs. De nouvelles adresses remplacent les précédentes.
channels-feeds-once = Copiez ces adresses maintenant : elles ne seront plus affichées. Vous pouvez en créer de nouvelles à tout moment.
channels-feeds-make = Créer les adresses
channels-feeds-new = Nouvelles adresses
channels-feeds-end = Désactiver les flux
channels-feed-turns = Calendrier (iCalendar)
channels-feed-notices = Notifications (Atom)
notify-reason-address = l’adresse n’existe pas ou n’est pas publique
notify-reason-not_https = cet hôte ne peut être joint que par https
notify-reason-tls = le certificat n’est pas valable pour cet hôte
notify-reason-no_http = la réponse n’est pas du HTTP
