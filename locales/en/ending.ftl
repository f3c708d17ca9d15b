### The end of a game, and the record of a person.

ending-sell = { $game ->
    [mogul-2013] Your best deal: { $count } { $company } for { $points } { $points ->
        [one] dollar
       *[other] dollars
     }.
   *[other] Your best deal: { $count } { $company } for { $points } { $points ->
        [one] point
       *[other] points
     }.
 }
ending-score = Your best round: { $points } { $points ->
    [one] point
   *[other] points
 }.
ending-pawn = Your longest walk: from { $from } to { $to }, { $value } steps.
ending-moment = Show me the moment
ending-share-lead = A picture of the result, drawn by your browser. Nothing is sent until you share it.
ending-share-names = With names
ending-share-do = Share …
ending-share-save = Save the picture
ending-share-alt = Result of a game of { $title }
ending-person = Person
ending-made = Played with Moguls

record-lead = Finished games of this browser’s person. Only you see this page.
record-none = No finished game yet. Play one to its end, and it is counted here.
record-games = { $played ->
    [one] one game
   *[other] { $played } games
 }, { $won } won
record-streak = { $streak ->
    [0] Longest streak: { $longest }.
   *[other] Won in a row: { $streak }; longest streak: { $longest }.
 }
record-against = Opponents
record-level = { $level ->
    [beginner] beginner bots
    [easy] easy bots
    [normal] normal bots
    [hard] hard bots
    [expert] expert bots
   *[people] other people
 }
record-played = Games
record-won = Won
record-try = You beat { $against } in { $won } of { $played }: try { $next ->
    [easy] easy
    [normal] normal
    [hard] hard
   *[expert] expert
 }.
record-people = People I played with
record-people-lead = One press sets up the same table again: the same people and bots, seats moved on by one. The others find it among their games.
record-person = { $games ->
    [one] one game
   *[other] { $games } games
 }, last on { $date }
record-again = The same table again
record-again-with = The same table again, with { $name }
record-export = Export as JSON
record-export-all = Export everything about me
record-delete = Delete my record
record-delete-lead = Your finished games disappear from this page and from your list of games. The others keep theirs, and the replays stay at their addresses.
record-delete-do = Delete
record-delete-stay = Keep
record-deleted = Your record is deleted.
