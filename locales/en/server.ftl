### What the server says no to. Keys follow the error codes.

error-rules-illegal-move = “{ $move }” is not possible now ({ $rule }): { $reason }
error-rules-malformed-move = “{ $move }” is no move of this game.
error-table-not-found = There is no such table. The link may be incomplete, or the table is on another server.
error-table-full = Every seat at this table is taken. You can watch.
error-table-too-many = Too many for one table: { $wanted } players and { $seats } seats. Ask for fewer bots or friends, or for more seats.
error-table-seat-taken = Seat { $seat } is taken. Choose one that is free.
error-table-present = { $name } plays on seat { $seat }. A bot can take that place once { $name } has been gone for 20 seconds, or has not moved for as long as the host allows.
error-table-kept = Seat { $seat } is kept for somebody who may come back. Nobody else can sit there; a bot can play there meanwhile.
error-table-bot-keeps = A bot plays on seat { $seat }. Newcomers can take the places of bots where the host has said so before the game began.
error-table-not-seated = You have no seat at this table. Sit down first, or watch.
error-table-not-host = That is for the host of this table; when the host has been gone for 20 seconds, for whoever sits here.
error-table-not-your-seat = Seat { $seat } is not yours, so you cannot look or play as it. Look as your own seat, or watch.
error-table-which-seat = You hold several seats at this table. Say as which one, so that their secrets stay apart.
error-table-not-your-turn = It is seat { $seat }’s turn ({ $rule }).
error-table-stale-sequence = Something happened before your move arrived. Look at the table and choose again.
error-table-not-started = The game has not begun: that happens when every seat is taken, and at an open table when the host says so or all are ready.
error-table-over = This game is over.
error-table-not-over = That is possible when the game is over: until then the deck is secret.
error-table-no-such-seat = There is no seat { $seat }; this table has { $seats }.
error-table-no-orders = There are no standing orders in this game.
error-table-no-wishes = This game asks nothing that could be answered for a seat.
error-table-not-let = The host of this table seats friends and bots. Ask the host to do so, or to let everybody who sits here; when the host has been gone for 20 seconds, you can.
error-table-removed = The host has freed your seat, so you cannot sit down again while this table is in the list of open tables. You can watch, or sit down at another one.
error-table-own-is-kept = Seat { $seat } is yours and kept for you. Take that one back.
error-table-has-played = You have seen the hand of seat { $seat } in this game, so you cannot have another one. You can watch.
error-table-bot-stays = { $name } plays on seat { $seat } until the game is over: its level can be changed, but the bot cannot be taken away.
error-table-bots-only = Whoever played on seat { $seat } has left for good. In a game under way only a bot can take over there.
error-table-begun = The game has begun. Until it is over each seat is for who has played there, or for a bot.
error-table-yields-fixed = Whether newcomers may take over bots is settled before the game begins, so that everybody knows what they agree to. You can choose it for the next game.
error-table-not-full = { $count ->
    [one] { $count } seat is still empty. Fill it with a friend or a bot, then begin.
   *[other] { $count } seats are still empty. Fill them with friends or bots, then begin.
 }
error-table-closed = Everybody has left this table for good, and it is closed. You can set up a new one.
error-table-ended = { $said ->
    [yes] Whoever runs this server has closed this table: { $says }
   *[no] Whoever runs this server has closed this table. You can set up a new one.
 }
error-table-unreadable = The log of this table cannot be replayed, so it is closed to play. Everything else goes on; whoever runs the server can look into it.
error-table-other-rules = This game was begun under version { $then } of its rules, and this server plays version { $now }. The table is closed to play; whoever runs the server can export its log.
error-table-no-way-back = Moves can be taken back only where all other seats are bots’.
error-table-nothing-to-take-back = There is no move of yours to take back yet.
error-table-revealed = Something hidden has been shown since your last move, so it cannot be taken back here. You can go on from before it at a new table, with cards drawn anew.
error-table-no-hints = Hints are given where all other seats are bots; at this table people play, too.
error-table-hint-failed = The hint took too long. Ask again.
error-usage-bad-option = Such a table cannot be made: { $why }
error-usage-no-such-game = There is no game “{ $game }” here. There is { $games }.
error-wire-malformed = The message could not be read: { $why }
error-wire-unknown-field = The message has a field that is not known: { $why }
error-wire-unknown-value = { $field } is “{ $value }”. It can be { $known }.
error-wire-too-large = The message is too large: { $limit } bytes at most.
error-wire-rate-limited = That was too much at once. Wait a moment and try again.
error-wire-not-found = There is nothing at { $path }.
error-wire-method = { $method } is not possible here.
error-wire-upgrade = This address is for sockets (WebSocket). A proxy before the server must pass the headers “Upgrade” and “Connection”.
error-auth-origin = The request came from another site and was refused.
error-auth-host = This server is not known as “{ $host }”. Its host can add the name with --allow-host.
error-auth-token = This server knows no program with this token. POST /api/programs gives a new one.
error-auth-banned = { $ends ->
    [yes] Whoever runs this server has shut you out until { $until }.
   *[no] Whoever runs this server has shut you out.
 } { $given ->
    [yes] The reason: { $reason }
   *[no] They can let you in again.
 }
error-device-not-found = You are not signed in on such a device; perhaps it has been signed out meanwhile.
error-device-no-such-code = This code is wrong, or no longer valid: a code works once, within ten minutes. Make a new one on the device that you come from.
error-device-too-many-codes = Too many codes were tried from here. Wait half a minute and try again; nothing is lost.
error-device-seats-here = This device alone can reach { $count ->
    [one] the seat at one table
   *[other] the seats at { $count } tables
 } that would be left behind. Confirm that you leave, or take that person to another device first.
error-link-no-owner = Seat { $seat } belongs to nobody else. A new link is for the seat of a friend who has lost every device.
error-link-not-away = The owner of seat { $seat } was here in the last two minutes. A new link is possible only after two minutes of absence; a bot can play meanwhile.
error-link-not-found = This link is not valid, or no longer: it has been used or taken back, or the owner of the seat came back. The host can make a new one.
error-link-too-early = The owner of this seat may still object. The link works in { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
 }.
error-link-yours-already = You are at this table already. The link for seat { $seat } is for a friend who has lost every device.
error-name-empty = Nothing of this name can be seen. Choose one with at least one letter, figure or symbol.
error-name-letter = A name cannot contain the character { $letter }: it is invisible by itself, or changes how the rest is shown. Leave it out.
error-name-marks = Too many marks over or under one letter: at most { $most }, after a letter.
error-name-too-long = A name has at most { $most } characters; this one has { $length }. Shorten it.
error-server-failed = The server made a mistake. Nothing at the table has changed; try again. If it happens again, tell whoever runs the server this number: { $request }.

## What a visitor without a name is called

guest-name = Guest { $number }

## Replays and records

error-replay-no-such-moment = This game has no moment { $at }: it has { $steps } steps.
error-replay-no-such-view = Nobody looks as “{ $view }”: it may be all, public, or a seat from 0 to { $last }.
error-replay-over-here = The game is over here. Choose an earlier moment to play on from.
error-replay-not-over = This record stops after step { $steps }, before its game is over. Only finished games are reviewed: look back on it, or play on from there to the end.
error-record-no-text = Line { $line } is no text in UTF-8, so this is no record.
error-record-empty = There is no record here: the text is empty.
error-record-too-many = { $count } games are too many at once: { $limit } at most.
error-record-no-json = Line { $line }, column { $column }: this is no JSON.
error-record-no-record = Line { $line }: this is JSON, but no record. A record is an object with the format “{ $format }”.
error-record-foreign = Line { $line }: the format is { $found }. Only “{ $format }” is read here.
error-record-no-such-game = Line { $line }: a record of “{ $game }”. The games here are { $games }.
error-record-broken = Line { $line }: this is no sound record. Its parts do not fit together.
error-record-illegal-move = Line { $line }, step { $step }: seat { $seat } cannot play “{ $move }” ({ $rule }): { $reason }
error-record-differs = Line { $line }: after step { $step } the record claims that “{ $key }” is { $recorded }; replayed by the rules it is { $found }.
error-record-too-deep = Line { $line }: lists and objects are nested too deeply for a record.
error-record-key-twice = Line { $line }: the key “{ $found }” appears twice in one object.
error-record-no-number = Line { $line }: “{ $found }” is no number.
error-record-long-number = Line { $line }: a number here has more digits than any number of a record.
error-record-half-character = Line { $line }: “{ $found }” is half of a character.
error-record-wrong-field = Line { $line }: “{ $key }” must be { $kind ->
    [text] a text
    [number] a whole number
    [list] a list
   *[object] an object
 }.
error-record-wrong-seats = Line { $line }: this game cannot be played by { $count }.
error-record-wrong-options = Line { $line }: “options” names a house rule, or a value of one, that this game does not have.
error-record-wrong-deal = Line { $line }: “deal” does not hold what this game deals out.
error-record-wrong-checks = Line { $line }: “checks” must be a list of states after some of the steps.
error-record-wrong-result = Line { $line }: a game that is over has its “result”, and a game that is not has none.
error-record-wrong-step = Line { $line }, step { $step }: a step has a “seat”, a whole number, and a “move”, a text, and nothing else.
error-record-wrong-chance = Line { $line }, step { $step }: chance cannot bring this here.
error-record-no-such-move = Line { $line }, step { $step }: “{ $move }” is no move of this game.
error-record-after-the-end = Line { $line }, step { $step }: the game is over before this move.
error-record-not-its-turn = Line { $line }, step { $step }: it is not seat { $seat }’s turn.
error-record-one-at-a-time = Records that you brought before are still being checked. Wait until that is done, then bring these.
error-record-too-slow = Checking took longer than { $seconds } seconds and was ended; nothing was kept. Bring fewer games at once.
error-record-not-now = Records cannot be checked at the moment; nothing was kept. Try again in a minute.
error-record-besides = Line { $line }: besides the game this record has { $bytes } bytes of comments and other keys. { $limit } are possible: leave some out.
error-record-yours-full = Your records take up { $used } of { $limit } KB here, and these need { $wanted } KB more. Records of { $left } KB in all are still possible; nothing was kept.
error-record-all-full = The records of all people take up { $used } of { $limit } KB here, and these need { $wanted } KB more. Records of { $left } KB in all are still possible; the host can allow more. Nothing was kept.
