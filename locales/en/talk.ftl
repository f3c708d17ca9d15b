### What people say at a table: phrases and emotes.

talk-lead = { $group ->
    [seats] Only the players read it, each in their own language.
    [seats-text] Only the players read it. Phrases and emotes appear in each reader’s language, your text as you write it.
    [watchers-text] Only those who watch read it. Phrases and emotes appear in each reader’s language, your text as you write it.
   *[watchers] Only those who watch read it, each in their own language.
 }
talk-to = To whom
talk-to-all = Everybody
talk-phrases = Phrases
talk-hello = Hello!
talk-good_luck = Good luck!
talk-well_played = Well played!
talk-thanks = Thank you!
talk-sorry = Sorry!
talk-one_moment = One moment, please.
talk-emotes = Emotes
talk-smile = a smile
talk-laugh = laughter
talk-surprise = surprise
talk-think = thinking hard
talk-cry = tears
talk-applause = applause
talk-line = { $name }: { $words }
talk-line-to = { $name } (to { $to }): { $words }
talk-you = You
talk-to-you = you
talk-watcher = A spectator
talk-mute = Mute { $name }
talk-mute-short = Mute
talk-unmute = Listen to { $name } again
talk-muted = { $name } is muted: you read nothing more from them, at any table.
talk-off = Mute everybody
talk-off-lead = Nothing that others say is shown or read out, at any table.
talk-last = Said lately
talk-none = Nobody has said anything yet.
talk-text = Your text
talk-text-lead = At most { $most } characters. Links stay plain text.
talk-send = Send
talk-report = Report what { $name } wrote
talk-report-short = Report
talk-reported = Reported
talk-reported-lead = The host of this server gets the text of { $name } to read.
talk-record = Put our texts into the record
talk-record-lead = Only if all players agree. What was written to one seat, or by spectators, never gets there.
talk-record-waits = It waits for { $names }.
talk-record-done = All players agree: the record contains what was written to all seats.
