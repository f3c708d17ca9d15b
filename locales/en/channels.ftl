### Other ways to be notified: services, webhooks and feeds.

channels-services = Other services
channels-more = Add a service or your own host
channels-service = Address of a service
channels-service-hint = Telegram: tgram://TOKEN/CHAT · Discord, Slack, Google Chat: the address of the webhook · ntfy.sh: https://ntfy.sh/TOPIC · Pushover: pover://USER@TOKEN · Pushbullet: pbul://TOKEN · Prowl: prowl://KEY
channels-webhook = Webhook to your own host
channels-webhook-hint = An https address that is told of each notification by signed JSON.
channels-add = Add
channels-add-of = Add: { $name }
channels-secret = Secret of the signatures
channels-secret-once = The webhook is set up. Copy its secret now: it is not shown again.
channels-copy = Copy
channels-copy-of = Copy: { $name }
channels-copied = Copied.
channels-feeds = Calendar and feed
channels-feeds-lead = A calendar of your deadlines and a feed of your notifications, at secret addresses. Anyone who has an address can read it.
channels-feeds-renew = Your feeds are on. New addresses end the previous ones.
channels-feeds-once = Copy these addresses now: they are not shown again. New ones can be made at any time.
channels-feeds-make = Create addresses
channels-feeds-new = New addresses
channels-feeds-end = Switch feeds off
channels-feed-turns = Calendar (iCalendar)
channels-feed-notices = Notifications (Atom)
notify-reason-address = the address does not exist or is not public
notify-reason-not_https = this host may only be reached by https
notify-reason-tls = the certificate is not valid for this host
notify-reason-no_http = the answer is not HTTP
