### Puzzles.

puzzles-lead = Positions from games in which one move is clearly better than the one that was played. You see what the seat on turn knew. The answers come from simulations with that knowledge; they are estimates.
puzzles-progress = { $done } of { $count } answered, { $right } right
puzzles-games = All games of puzzles
puzzle-title = { $title }: puzzle { $number } of { $count }
puzzle-question = It is your turn. Which move is best?
puzzle-wins = { $wins } of 100
puzzle-right = Right: “{ $move }” wins about { $wins } of 100 games from here.
puzzle-as-good = “{ $move }” is as good, as far as the simulations can tell: about { $wins } of 100 games, and “{ $best }” { $most }.
puzzle-wrong = “{ $best }” is better: it wins about { $most } of 100 games from here, “{ $move }” { $wins }.
puzzle-gain = The move played was “{ $played }”. “{ $best }” wins { $gain } more of 100 games than that: with 95 % certainty between { $low } and { $high } more ({ $sims } simulated games).
puzzle-gain-search = The move played was “{ $played }”. By its search the strongest bot expects “{ $best }” to win { $gain } more of 100 games; this estimate has no interval.
puzzle-next = Next puzzle
puzzles-consent = My finished games may become puzzles
puzzles-consent-lead = A puzzle shows a position as the seat on turn saw it, without names. A game is used only if everybody who played it agrees. You can withdraw this in the settings; puzzles made before stay.
