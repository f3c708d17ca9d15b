### Notifications: how a person is told what happens at its tables, and what became of each message.

notify-title = Notifications
notify-lead = You are told when it is your turn while this site is not in front of you. No message contains anything that others may not see.
notify-push = On your devices
notify-elsewhere = Elsewhere
notify-turn-on = Notify me on this device
notify-why = { $why ->
    [insecure] This device cannot be notified: the address of this site would have to begin with https.
    [address] This device cannot be notified: this site was opened by a number instead of a name.
    [home-screen] On iPhone and iPad, add this site to the home screen first (“Share”, then “Add to Home Screen”), and open it from there.
    [denied] Your browser blocks notifications of this site. Allow them in the browser’s settings for this site, then load the page again.
    [worker] Your browser could not subscribe to notifications. Load the page again; in a private window it is not possible.
   *[unsupported] This browser cannot show notifications.
 }
notify-here = this device
notify-unnamed = A device without a name
notify-works = works
notify-untested = not tested yet
notify-failing = failing since
notify-last = last message
notify-test = Send a test
notify-test-of = Send a test: { $name }
notify-remove = Remove
notify-remove-of = Remove: { $name }
notify-tested = { $state ->
    [sent] The test is on its way. Open it when it appears.
    [dead] This address no longer exists. It has been removed.
    [waiting] The test could not be delivered now. Try again later.
   *[failed] The test was refused.
 }
notify-opened = The test has arrived: this channel works.
notify-recent = Last notifications
notify-kind = { $kind ->
    [turn] Your turn
    [quarter] Little time left
    [started] The game has begun
    [over] The game is over
    [bot] A bot has taken over
    [pause] A pause is requested
    [rematch] Another game?
    [message] A message for you
   *[other] Notification
 }
notify-outcome = { $code ->
    [sent] sent
    [quiet] updated without a sound
    [waiting] will be tried again
    [sending] being sent
    [seen] not sent: you had seen it already
    [answered] not sent: the turn was over
    [order] not sent: your order answered
    [expired] not sent: it was too late
    [moved] replaced: the deadline has moved
    [over] not sent: no longer true
    [gone] not sent: the table or the channel is gone
    [pushed] not sent: a device had shown it
    [no_channel] not sent: there was no channel
    [failed] failed
    [dead] the address no longer exists and was removed
   *[other] not sent
 }
notify-reason-timeout = no answer
notify-reason-connection = no connection
notify-reason-off = switched off by the operator of this server
notify-host = Only you see this, on the machine of the server:
notify-missing = { $code ->
    [push-push-contact] Push is off: set push-contact to your address (mailto:…); see docs/hosting.md.
    [push-extra] Push is off: the packages of the extra “notify” are missing; see docs/hosting.md.
    [mail-mail-server] Mail is off: set mail-server (the host of your SMTP server); see docs/hosting.md.
    [mail-mail-from] Mail is off: set mail-from (the sender’s address); see docs/hosting.md.
    [mail-public-url] Mail is off: set public-url (the address of this site); see docs/hosting.md.
    [mail-extra] Mail is off: the packages of the extra “notify” are missing; see docs/hosting.md.
    [service-extra] Other services are off: the packages of the extra “notify” are missing; see docs/hosting.md.
   *[other] { $name } is not set; see docs/hosting.md.
 }
