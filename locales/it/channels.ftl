### Other ways to be notified: services, webhooks and feeds.

channels-services = Altri servizi
channels-more = Aggiungi un servizio o un tuo host
channels-service = Indirizzo di un servizio
channels-service-hint = Telegram: tgram://TOKEN/CHAT · Discord, Slack, Google Chat: l’indirizzo del webhook · ntfy.sh: https://ntfy.sh/TOPIC · Pushover: pover://USER@TOKEN · Pushbullet: pbul://TOKEN · Prowl: prowl://KEY
channels-webhook = Webhook verso un tuo host
channels-webhook-hint = Un indirizzo https che riceve ogni notifica come JSON firmato.
channels-add = Aggiungi
channels-add-of = Aggiungi: { $name }
channels-secret = Chiave delle firme
channels-secret-once = Il webhook è attivo. Copia ora la sua chiave: non verrà più mostrata.
channels-copy = Copia
channels-copy-of = Copia: { $name }
channels-copied = Copiato.
channels-feeds = Calendario e feed
channels-feeds-lead = Un calendario delle tue scadenze e un feed delle tue notifiche, a indirizzi segreti. Chi conosce un indirizzo può leggerlo.
channels-feeds-renew = I tuoi feed sono attivi. Con nuovi indirizzi i precedenti non valgono più.
channels-feeds-once = Copia ora questi indirizzi: non verranno più mostrati. Puoi crearne di nuovi in ogni momento.
channels-feeds-make = Crea gli indirizzi
channels-feeds-new = Nuovi indirizzi
channels-feeds-end = Disattiva i feed
channels-feed-turns = Calendario (iCalendar)
channels-feed-notices = Notifiche (Atom)
notify-reason-address = l’indirizzo non esiste o non è pubblico
notify-reason-not_https = questo host si può raggiungere solo con https
notify-reason-tls = il certificato non vale per questo host
notify-reason-no_http = la risposta non è HTTP
