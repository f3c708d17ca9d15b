### Deal of the day.

daily-title = Deal of the day
daily-lead = One deal for each game and day, the same for everybody, against the same bots. You have one attempt at each, without help or takebacks; leave and come back as you like. You see the others’ results after your own, and what was sealed on the next day.
daily-until = Today’s deals are open until { $time } (midnight UTC).
daily-guest = You are a guest: your results count for yourself and are not in the tables. They are once you have a way to sign in:
daily-setup = Your seat: { $seat } of { $seats }. Bots: { $level ->
    [hard] hard
   *[other] { $level }
 }.
daily-mine = Your result: { $points } { $points ->
    [one] point
   *[other] points
 }, place { $place } of { $seats }.
daily-closed = The operator of this server has closed your attempt.
daily-play = Play
daily-play-of = Play: { $title }
daily-resume = Continue
daily-resume-of = Continue: { $title }
daily-today = Results of today
daily-today-of = Results of today: { $title }
daily-yesterday = Results of yesterday
daily-yesterday-of = Results of yesterday: { $title }
daily-caption = { $title }, { $date }
daily-rank = Rank
daily-name = Name
daily-points = Points
daily-place = Place at the table
daily-you = (you)
daily-none = nobody is in this table.
daily-more = { $count ->
    [one] One more result
   *[other] { $count } more results
 } below.
daily-out = As a guest you are not in the table. You would have rank { $rank }.
daily-below = You have rank { $rank }.
daily-share = Picture to share
daily-share-alt = { $caption }: rank { $rank }, { $points } { $points ->
    [one] point
   *[other] points
 }
daily-replay = Replay of my game
daily-seal = Seal of today:
daily-opened = The opened seal fits what was published before:
daily-broken = The opened seal does not fit what was published before:
daily-sealed = What was sealed
