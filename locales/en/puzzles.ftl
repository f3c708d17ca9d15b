### Puzzles.

puzzles-lead = Positions from games of bots in which one move is clearly better than the one that was played. You see what the seat on turn knew. The answers come from simulations with that knowledge; they are estimates.
puzzles-progress = { $done } of { $count } answered, { $right } right
puzzles-games = All games of puzzles
puzzle-title = { $title }: puzzle { $number } of { $count }
puzzle-question = It is your turn. Which move is best?
puzzle-wins = { $wins } of 100
puzzle-right = Right: “{ $move }” wins about { $wins } of 100 games from here.
puzzle-as-good = “{ $move }” is as good, as far as the simulations can tell: about { $wins } of 100 games, and “{ $best }” { $most }.
puzzle-wrong = “{ $best }” is better: it wins about { $most } of 100 games from here, “{ $move }” { $wins }.
puzzle-gain = A bot played “{ $played }”. “{ $best }” wins { $gain } more of 100 games than that: with 95 % certainty between { $low } and { $high } more ({ $sims } simulated games).
puzzle-gain-search = A bot played “{ $played }”. By its search the strongest bot expects “{ $best }” to win { $gain } more of 100 games; this estimate has no interval.
puzzle-next = Next puzzle
