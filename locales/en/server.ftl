### Refusals of the server. Keys follow the error codes.

error-rules-illegal-move = “{ $move }” is not possible now ({ $rule }): { $reason }
error-rules-malformed-move = “{ $move }” is not a move of this game.
error-table-not-found = Table not found. The link may be incomplete, or the table may be on another server.
error-table-full = Every seat at this table is taken. You can watch.
error-table-too-many = Too many players for one table: { $wanted } players and { $seats } seats. Ask for fewer bots or friends, or for more seats.
error-table-seat-taken = Seat { $seat } is taken. Choose a free one.
error-table-present = { $name } is playing in seat { $seat }. A bot can take over once { $name } has been away for 20 seconds, or has not moved for as long as the host allows.
error-table-kept = Seat { $seat } is reserved for a player who may come back. Nobody else can sit there, but a bot can play there in the meantime.
error-table-bot-keeps = A bot is playing in seat { $seat }. Newcomers can replace bots only if the host allowed it before the game began.
error-table-not-seated = You have no seat at this table. Sit down first, or watch.
error-table-not-host = Only the host of this table can do that; when the host has been away for 20 seconds, any player can.
error-table-not-your-seat = Seat { $seat } is not yours, so you cannot view the table or play from it. Use your own seat, or watch.
error-table-which-seat = You hold several seats at this table. Say which one you mean, so that their secrets stay separate.
error-table-not-your-turn = It is seat { $seat }’s turn ({ $rule }).
error-table-stale-sequence = Something happened before your move arrived. Look at the table and choose again.
error-table-not-started = The game has not begun. It begins when every seat is taken; at an open table, the host must also start it or everyone must be ready.
error-table-over = This game is over.
error-table-not-over = That is possible only when the game is over; until then the deck is secret.
error-table-no-such-seat = There is no seat { $seat }: this table has { $seats } seats.
error-table-no-orders = This game has no standing orders.
error-table-no-replies = Replies cannot be planned in this game.
error-table-large-tree = The plan is too large: at most { $nodes } moves, { $depth } in a row.
error-table-two-replies = “{ $move }” is one move too many: plan one own move for each position, and each move of the other seat once.
error-table-no-reply = “{ $move }” is not possible at that place of the plan.
error-table-order-value = A field of the order has a wrong value: { $why }.
error-table-no-auto-responses = This game asks no questions that could be answered automatically.
error-table-not-let = Only the host of this table may add friends and bots. Ask the host to add them, or to let all players do so; when the host has been away for 20 seconds, you can do it.
error-table-removed = The host has freed your seat, so you cannot sit down again while this table is listed among the open tables. You can watch, or join another one.
error-table-own-is-kept = Seat { $seat } is reserved for you. Take that one back.
error-table-has-played = You have seen the hand of seat { $seat } in this game, so you cannot take another seat. You can watch.
error-table-bot-stays = { $name } plays in seat { $seat } until the game is over: its level can be changed, but the bot cannot be removed.
error-table-bots-only = The player in seat { $seat } has left for good. During a game only a bot can take over that seat.
error-table-begun = The game has begun. Until it is over, each seat is only for a player who has sat there, or for a bot.
error-table-yields-fixed = Whether newcomers may replace bots is decided before the game begins, so that everyone knows what they agree to. You can choose it for the next game.
error-table-not-full = { $count ->
    [one] { $count } seat is still empty. Fill it with a friend or a bot, then start the game.
   *[other] { $count } seats are still empty. Fill them with friends or bots, then start the game.
 }
error-table-closed = All players have left this table for good, and it is closed. You can set up a new one.
error-table-ended = { $said ->
    [yes] The operator of this server has closed this table: { $says }
   *[no] The operator of this server has closed this table. You can set up a new one.
 }
error-table-unreadable = The log of this table cannot be replayed, so nobody can play here. Other tables are not affected; the operator of the server can look into it.
error-table-other-rules = This game began under version { $then } of its rules, and this server plays version { $now }. It cannot be continued here; the operator of the server can export its log.
error-table-no-way-back = Moves can be taken back only where bots hold all other seats.
error-table-nothing-to-take-back = You have not made a move yet that could be taken back.
error-table-revealed = Something hidden has been revealed since your last move, so it cannot be taken back here. You can continue from before it at a new table, with unknown cards drawn again.
error-table-no-hints = Hints are given only where bots hold all other seats; other people play at this table.
error-table-hint-failed = The hint took too long. Ask again.
error-puzzle-not-found = There is no puzzle { $number } of this game here. Choose another one.
error-daily-not-found = There was no deal of this game on { $day }. Choose another day.
error-daily-not-finished = The results of this deal are shown once you have finished your own attempt. Play it first.
error-daily-not-here = The deal of the day is played without help, takebacks or other players, so that all attempts are equal. Set up a table of your own for that.
error-daily-sealed = This is an attempt at the deal of { $day }. Until that day ends (UTC) only its player sees it, and its record and replay stay closed.
error-talk-disabled = Free text is disabled for you or at this table. Phrases and emotes are possible.
error-talk-empty = There is nothing to read in this text, so it was not sent. Write at least one letter.
error-talk-no-such-text = There is no such text for you at this table, so nothing was reported. Reload the page.
error-talk-nobody = Nobody can read that: no other person sits in seat { $seat }. Say it to everybody, or to a seat that a person has.
error-talk-open-table = This table is open to strangers, so it has phrases and emotes only. Free text is possible at tables with an invitation.
error-talk-too-long = The text has { $length } characters, at most { $most } are allowed. Shorten it.
error-talk-watching = Spectators can talk only to each other, so that nobody helps a player. Say it to all spectators.
error-usage-bad-option = This table cannot be created: { $why }
error-usage-no-such-game = There is no game “{ $game }” here. The games are { $games }.
error-wire-malformed = The message could not be read: { $why }
error-wire-unknown-field = The message has an unknown field: { $why }
error-wire-unknown-value = { $field } cannot be “{ $value }”. Possible values: { $known }.
error-wire-too-large = The message is too large: { $limit } bytes at most.
error-wire-rate-limited = Too many requests at once. Wait a moment and try again.
error-wire-not-found = There is nothing at { $path }.
error-wire-method = { $method } is not possible here.
error-wire-upgrade = This address accepts only WebSocket connections. A proxy in front of the server must pass on the headers “Upgrade” and “Connection”.
error-auth-origin = The request came from another site and was refused.
error-auth-host = This server does not answer to the name “{ $host }”. Its operator can add the name with --allow-host.
error-auth-token = No program is registered with this token. POST /api/programs returns a new one.
error-auth-banned = { $ends ->
    [yes] The operator of this server has banned you until { $until }.
   *[no] The operator of this server has banned you.
 } { $given ->
    [yes] The reason: { $reason }
   *[no] The operator can lift the ban.
 }
error-device-not-found = You are not signed in on that device; it may have been signed out already.
error-device-no-such-code = This code is wrong or no longer valid: a code works once, within ten minutes. Get a new one on your other device.
error-device-too-many-codes = Too many wrong codes have been entered from here. Wait half a minute and try again; nothing is lost.
error-device-seats-here = Only this device can reach { $count ->
    [one] your seat at one table
   *[other] your seats at { $count } tables
 }, and you would lose access. Confirm that you want to go on, or add another device first.
error-link-no-owner = Seat { $seat } does not belong to anyone else. A new link is for the seat of a friend who has lost every device.
error-link-not-away = The owner of seat { $seat } was here in the last two minutes. A new link is possible only after two minutes of absence; a bot can play in the meantime.
error-link-not-found = This link is not valid, or no longer valid: it has been used or cancelled, or the owner of the seat came back. The host can create a new one.
error-link-too-early = The owner of this seat may still come back. The link will work in { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
 }.
error-link-yours-already = You already have a seat at this table. The link for seat { $seat } is for a friend who has lost every device.
error-channel-not-found = You have no such notification channel; it may have been removed already.
error-channel-off = The operator of this server does not offer notifications of this kind.
error-channel-too-many = You have { $limit } channels of this kind already. Remove one first.
error-channel-zone = “{ $zone }” is not a known time zone. Use a name such as Europe/Rome.
error-service-address = This address is not accepted. Possible are addresses of { $services } without options, in the form of Apprise or as the service shows them; for a host of your own, use a webhook.
error-push-keys = What your browser sent is incomplete, so nothing could reach it. Turn notifications on once more.
error-push-service = The server does not send to the push service of this browser. Use another browser, or ask the operator of the server to allow it.
error-webhook-malformed = This is not an address that can be called: it must look like https://host.example/path, without spaces, special characters or a part after #.
error-webhook-not-https = A webhook needs an address that begins with https://.
error-webhook-user-name = A webhook’s address cannot contain a user name or password before @. Put a token into the path, or check the signature.
error-webhook-host = The host in this address is not accepted: write a complete name (non-ASCII letters as xn--…), or an IP address in its usual form.
error-webhook-port = This port is not accepted: a webhook uses the usual one, or one from 1024 to 65535.
error-sign-in-no-such-code = This recovery code is wrong, or was replaced by a newer one. Nothing has changed; check each letter of the printed code.
error-sign-in-no-guest = Nobody is signed in here whose games could be brought along. Nothing has changed; sign in without them.
error-sign-in-not-merged = The games could not be brought along: seats changed at that moment. Nothing has changed; try again.
error-sign-in-no-passkeys = Passkeys are not possible at { $host }: they need HTTPS and a host name. Nothing has changed; a recovery code works everywhere.
error-sign-in-many-passkeys = You have { $limit } passkeys already, which is the limit. Nothing has changed; delete one first.
error-sign-in-no-such-passkey = This passkey is not set up here, or was deleted. Nothing has changed; sign in in another way and add it in your settings.
error-sign-in-bad-passkey = The response of this passkey cannot be checked: it is damaged, or for another site. Nothing has changed; try again.
error-one-time-not-found = This link is not valid for anything here: it is incomplete, from another site, or was replaced. Nothing has changed; have a new one sent.
error-one-time-used = This link has been used already: it works once. Nothing has changed; if you still need it, have a new one sent.
error-one-time-expired = This link has expired: it is valid for 15 minutes. Nothing has changed; have a new one sent.
error-mail-off = The operator of this server has not set up mail.
error-mail-not-sent = The mail could not be sent just now. Nothing has changed; check the address, or try again later.
error-mail-not-found = This link does not belong to an address that gets mail from here: it may have been ended already, or the link is incomplete. Nothing has changed.
error-mail-no-move = This link is not valid: it is incomplete, or the seat is no longer yours. Nothing has changed.
error-mail-past-move = This move is no longer possible: the turn that it was for is over. Nothing has changed.
error-mail-no-at = A mail address has an @: name@example.org.
error-mail-too-long = A mail address has at most { $limit } characters, 64 of them before the @.
error-mail-local-part = The part before the @ is not one of a mail address: letters, digits, dots and a few signs are possible, but no spaces and no quotation marks.
error-mail-domain = The part after the @ is not the name of a mail server, such as example.org.
error-name-empty = This name has no visible characters. Choose one with at least one letter, digit or symbol.
error-name-letter = A name cannot contain the character { $letter }: it is invisible, or changes how the rest is displayed. Remove it.
error-name-marks = Too many accents on one letter: at most { $most } are allowed, and only after a letter.
error-name-too-long = A name has at most { $most } characters; this one has { $length }. Shorten it.
error-server-failed = An internal error occurred. Nothing at the table has changed; try again. If it happens again, report this number to the operator of the server: { $request }.
error-server-no-database = The server cannot reach its database, so this is not confirmed. Try again in a minute.
error-server-standby = This server is a standby: the site is served by another one, and this one takes over if it fails. Try again in a few seconds, or use the site’s usual address.
standby-title = This is the standby

## What a visitor without a name is called

sign-in-mail-subject = Sign in to Moguls
sign-in-mail = This link signs you in as { $name } at { $site }, once, within 15 minutes:
sign-in-mail-else = If you did not request it, ignore this mail: nothing happens.
former-player = Former player
guest-name = Guest { $number }

## Replays and records

error-clock-out-of-range = This table cannot be created: the { $field ->
    [increment] increment per turn
   *[bank] time at the start
} is { $value } seconds, possible are { $low } to { $high } seconds.
error-clock-no-cap = This table cannot be created: where turns last for days, the bank of time needs a limit (cap), at least the time at the start.
error-clock-low-cap = This table cannot be created: the bank of time is limited to { $cap } seconds, less than the { $bank } seconds at the start.
error-clock-no-limit = This table cannot be created: where turns last for days, Moguli needs a limit of turns (max_turns greater than 0), or the game might never end.
error-clock-no-takeback = Moves cannot be taken back at a table where turns last for days.
error-clock-used-up = Your time in this turn is used up: the bot plays it to its end. You can take over again when your next turn begins.
error-clock-decides = Turns last for days here, so the clock decides: a bot takes over seat { $seat } when the time of { $name } is over.
error-clock-no-channel = Turns last for days here, and nothing tells you when yours comes. Set up a notification in the settings and open its test, or say that you check by yourself; the others see that.
error-clock-no-pause = A pause is possible only during a game whose turns last for days.
error-clock-paused = The clocks stand already, for { $days ->
    [one] one more day
   *[other] { $days } more days
}.
error-clock-no-more-pauses = This table has had all its { $most } pauses.
error-clock-no-vacation = A vacation is possible only during a game with other people whose turns last for days, and not where its host has excluded vacations.
error-clock-on-vacation = You are on vacation here already. End it first: say that you are back.
error-clock-no-more-vacation = No vacation is left: 14 days in a game, 28 days in any 365.
error-replay-no-such-moment = This game has no step { $at }: it has { $steps } steps.
error-replay-no-such-view = “{ $view }” is not a view. Possible views: all, public, or a seat from 0 to { $last }.
error-replay-over-here = The game is over at this step. Choose an earlier step to play on from.
error-replay-not-over = This record stops after step { $steps }, before the end of the game. Only finished games can be reviewed: view the replay, or play on from there to the end.
error-record-no-text = Line { $line } is not UTF-8 text, so this is not a record.
error-record-empty = This is not a record: the text is empty.
error-record-too-many = { $count } games are too many at once: at most { $limit } are allowed.
error-record-no-json = This is not a game record (line { $line }, column { $column }).
error-record-no-record = This is not a game record (line { $line }). A record names its format: “{ $format }”.
error-record-foreign = Line { $line }: the format is { $found }. Only “{ $format }” can be read here.
error-record-no-such-game = Line { $line }: this is a record of “{ $game }”. The games here are { $games }.
error-record-broken = Line { $line }: this is not a valid record. Its parts do not match.
error-record-illegal-move = Line { $line }, step { $step }: seat { $seat } cannot play “{ $move }” ({ $rule }): { $reason }
error-record-differs = Line { $line }: after step { $step } the record says that “{ $key }” is { $recorded }, but replaying the game gives { $found }.
error-record-too-deep = Line { $line }: lists and objects are nested too deeply for a record.
error-record-key-twice = Line { $line }: the key “{ $found }” appears twice in one object.
error-record-no-number = Line { $line }: “{ $found }” is not a number.
error-record-long-number = Line { $line }: a number here has more digits than any number in a record.
error-record-half-character = Line { $line }: “{ $found }” is only half of a character.
error-record-wrong-field = Line { $line }: “{ $key }” must be { $kind ->
    [text] text
    [number] a whole number
    [list] a list
   *[object] an object
 }.
error-record-wrong-seats = Line { $line }: the number of players, { $count }, does not fit this game.
error-record-wrong-options = Line { $line }: “options” names a house rule, or a value of one, that this game does not have.
error-record-wrong-deal = Line { $line }: “deal” does not match what this game deals.
error-record-wrong-checks = Line { $line }: “checks” must be a list of states after some of the steps.
error-record-wrong-result = Line { $line }: a finished game must have a “result”, and an unfinished game must not.
error-record-wrong-step = Line { $line }, step { $step }: a step must have a “seat” (a whole number) and a “move” (text), and nothing else.
error-record-wrong-chance = Line { $line }, step { $step }: this random outcome is not possible here.
error-record-no-such-move = Line { $line }, step { $step }: “{ $move }” is not a move of this game.
error-record-after-the-end = Line { $line }, step { $step }: the game was over before this move.
error-record-not-its-turn = Line { $line }, step { $step }: it is not seat { $seat }’s turn.
error-record-one-at-a-time = Records that you uploaded earlier are still being checked. Wait until that is done, then upload these.
error-record-too-slow = Checking took longer than { $seconds } seconds and was stopped; nothing was saved. Upload fewer games at once.
error-record-not-now = Records cannot be checked at the moment; nothing was saved. Try again in a minute.
error-record-besides = Line { $line }: besides the game, this record has { $bytes } bytes of comments and other keys. At most { $limit } are allowed: remove some.
error-record-yours-full = Your records use { $used } of { $limit } KB here, and these need { $wanted } KB more. Only { $left } KB are free; nothing was saved.
error-record-all-full = All records together use { $used } of { $limit } KB here, and these need { $wanted } KB more. Only { $left } KB are free; the operator of the server can allow more. Nothing was saved.

## Notices to people who are away.
notice-turn-title = { $game }: your turn
notice-turn = It has been your turn since { $time }.
notice-turn-until = It has been your turn since { $time }. You have until { $deadline }.
notice-quarter-title = { $game }: little time left
notice-quarter = Your time for this turn is over at { $deadline }.
notice-started-title = { $game }: the game has begun
notice-started = It began at { $time }.
notice-over-title = { $game }: the game is over
notice-over = It ended at { $time }. See how it came out.
notice-bot-title = { $game }: a bot has taken over
notice-bot = A bot has been playing for { $name } since { $time }.
notice-bot-own = A bot has been playing for you since { $time }. You can come back at any time.
notice-rematch-title = { $game }: another game?
notice-rematch = The same table again: somebody asked for it at { $time }.
notice-pause-title = { $game }: a pause?
notice-pause = { $name } asked for a pause of a week at { $time }. It begins once everybody agrees.
notice-message-title = { $game }: a message for you
notice-message = Somebody at the table wrote to you at { $time }.
notice-many-title = Tables waiting for you: { $count }
notice-many = The last one was { $game }.
notice-test-title = Notifications work
notice-test = This test was sent at { $time }.
feed-notices = Moguls: notifications
feed-turns = Moguls: my turns
feed-bot = A bot has been playing for a seat since { $time }.
feed-unknown = There is no feed at this address. It may have been renewed: Settings shows how to get the new one.

# Mail.
mail-digest-subject = Moguls: { $count } tables
mail-picture = The position that everybody at the table sees
mail-open = Open the table
mail-foot = You asked for these mails; change that here:
mail-stop-link = No more of these mails
mail-move-bid = Bid a chip
mail-move-leave = Leave the auction
mail-move-loan = Take a loan
mail-move-credit = Take a loan
mail-move-decline = No loan
mail-move-take = Take the share
mail-move-sell = Sell
mail-move-sell-count = Sell { $count }
mail-move-nothing = Do nothing
mail-confirm-subject = Moguls: confirm your address
mail-confirm = Somebody, probably you, wants mail from { $site } to come to this address. Open this page and press the button there; the link is valid for 15 minutes:
mail-confirm-else = If it was not you, do nothing: then nothing is sent.
