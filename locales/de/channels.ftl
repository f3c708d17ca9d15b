### Other ways to be notified: services, webhooks and feeds.

channels-services = Andere Dienste
channels-more = Einen Dienst oder eigenen Host hinzufügen
channels-service = Adresse eines Dienstes
channels-service-hint = Telegram: tgram://TOKEN/CHAT · Discord, Slack, Google Chat: die Adresse des Webhooks · ntfy.sh: https://ntfy.sh/TOPIC · Pushover: pover://USER@TOKEN · Pushbullet: pbul://TOKEN · Prowl: prowl://KEY
channels-webhook = Webhook zu deinem eigenen Host
channels-webhook-hint = Eine https-Adresse, die jede Benachrichtigung als signiertes JSON bekommt.
channels-add = Hinzufügen
channels-add-of = Hinzufügen: { $name }
channels-secret = Schlüssel der Signaturen
channels-secret-once = Der Webhook ist eingerichtet. Kopiere jetzt seinen Schlüssel: Er wird nicht noch einmal gezeigt.
channels-copy = Kopieren
channels-copy-of = Kopieren: { $name }
channels-copied = Kopiert.
channels-feeds = Kalender und Feed
channels-feeds-lead = Ein Kalender deiner Fristen und ein Feed deiner Benachrichtigungen, unter geheimen Adressen. Wer eine Adresse kennt, kann sie lesen.
channels-feeds-renew = Deine Feeds sind an. Mit neuen Adressen gelten die bisherigen nicht mehr.
channels-feeds-once = Kopiere diese Adressen jetzt: Sie werden nicht noch einmal gezeigt. Neue kannst du jederzeit erstellen.
channels-feeds-make = Adressen erstellen
channels-feeds-new = Neue Adressen
channels-feeds-end = Feeds ausschalten
channels-feed-turns = Kalender (iCalendar)
channels-feed-notices = Benachrichtigungen (Atom)
notify-reason-address = die Adresse gibt es nicht, oder sie ist nicht öffentlich
notify-reason-not_https = dieser Host darf nur über https erreicht werden
notify-reason-tls = das Zertifikat gilt nicht für diesen Host
notify-reason-no_http = die Antwort ist kein HTTP
