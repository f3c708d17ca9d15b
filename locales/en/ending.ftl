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
