### Moguli: what happened, and why not.

## What happened

mog-event-start = { $self ->
    [yes] You move first.
   *[no] { $name } moves first.
 }
mog-event-swap = { $self ->
    [yes] You swap your start row with row { $row }.
   *[no] { $name } swaps the start row with row { $row }.
 }
mog-event-keep = { $self ->
    [yes] You keep your start row.
   *[no] { $name } keeps the start row.
 }
mog-event-rotate = { $bonus ->
    [yes] { $self ->
        [yes] Bonus: you turn { $tile } by { $degrees } degrees.
       *[no] Bonus: { $name } turns { $tile } by { $degrees } degrees.
    }
   *[no] { $self ->
        [yes] You turn { $tile } by { $degrees } degrees.
       *[no] { $name } turns { $tile } by { $degrees } degrees.
    }
 }
mog-event-pawn = { $self ->
    [yes] You move a pawn from { $from } to { $to }.
   *[no] { $name } moves a pawn from { $from } to { $to }.
 }
mog-event-earned = { $self ->
    [yes] Your pawn passed beneath an opposing pawn: you may turn one more tile.
   *[no] { $name }’s pawn passed beneath an opposing pawn: { $name } may turn one more tile.
 }
mog-event-across = { $self ->
    [yes] You have { $pawns ->
        [one] { $pawns } pawn
       *[other] { $pawns } pawns
    } across.
   *[no] { $name } has { $pawns ->
        [one] { $pawns } pawn
       *[other] { $pawns } pawns
    } across.
 }
mog-event-stalled = { $stall ->
    [unmoved] { $turns ->
        [one] { $turns } turn without a pawn move.
       *[other] { $turns } turns in a row without a pawn move.
    }
    [unable_even_turning] { $turns ->
        [one] { $turns } turn in which no pawn could move, even by turning a tile.
       *[other] { $turns } turns in a row in which no pawn could move, even by turning a tile.
    }
   *[unable] { $turns ->
        [one] { $turns } turn in which no pawn could move.
       *[other] { $turns } turns in a row in which no pawn could move.
    }
 }
mog-event-last_turn = { $self ->
    [yes] You have one last turn.
   *[no] { $name } has one last turn.
 }
mog-event-turn = { $self ->
    [yes] It is your turn.
   *[no] It is { $name }’s turn.
 }
mog-event-turn-auto = You had nothing left to do, so your turn ended automatically.
mog-event-stalled-auto = You had nothing left to do, so your turn ended automatically; it counts towards the end of a stuck game ({ $turns } in a row).
mog-event-bound = { $self ->
    [yes] Until two gates of your start row are free, a pawn that can leave it must.
   *[no] Until two gates of { $name }’s start row are free, a pawn that can leave it must.
 }
mog-event-end = { $why ->
    [across] { $self ->
        [yes] Four pawns are across. You win.
       *[no] Four pawns are across. { $name } wins.
    }
    [stall] { $self ->
        [yes] { $stall ->
            [unmoved] Nobody moved a pawn for { $stalled } turns. You win.
            [unable_even_turning] Nobody could move for { $stalled } turns, even by turning a tile. You win.
           *[unable] Nobody could move for { $stalled } turns. You win.
        }
       *[no] { $stall ->
            [unmoved] Nobody moved a pawn for { $stalled } turns. { $name } wins.
            [unable_even_turning] Nobody could move for { $stalled } turns, even by turning a tile. { $name } wins.
           *[unable] Nobody could move for { $stalled } turns. { $name } wins.
        }
    }
   *[limit] { $self ->
        [yes] That was turn { $round }, the last one. You win.
       *[no] That was turn { $round }, the last one. { $name } wins.
    }
 }
mog-event-end-shared = { $why ->
    [across] Four pawns are across. The game is drawn.
    [stall] { $stall ->
        [unmoved] Nobody moved a pawn for { $stalled } turns. The game is drawn.
        [unable_even_turning] Nobody could move for { $stalled } turns, even by turning a tile. The game is drawn.
       *[unable] Nobody could move for { $stalled } turns. The game is drawn.
    }
   *[limit] That was turn { $round }, the last one. The game is drawn.
 }

## Why not?

mog-why-not_your_turn = It is not your turn.
mog-why-over = The game is over.
mog-why-swap_pending = The start rows come first: swap yours or keep it.
mog-why-no_swap = Start rows can be swapped only before the first turn.
mog-why-must_free = Fewer than two gates of your start row are free: first move a pawn off it.
mog-why-must_move = One of your pawns can move, so it must.
mog-why-rotated = You have already turned a tile; you may turn another only after moving beneath an opposing pawn.
mog-why-no_bonus = Your pawn did not pass beneath an opposing pawn, so you may not turn a second tile.
mog-why-bonus_used = You have already turned your bonus tile, too.
mog-why-barred = Your opponent has just turned this tile.
mog-why-keeps_bound = If you turn this tile like that, no pawn can leave your start row; now one can.
mog-why-keeps_still = If you turn this tile like that, none of your pawns can move, and one must.
mog-why-moved = You have already moved a pawn this turn.
mog-why-no_pawn = None of your pawns stands there.
mog-why-occupied = Another pawn stands there.
mog-why-no_way = No path leads there over the tiles, beneath another pawn, and over the tiles again.
mog-why-same_gate = A move may not end where it began.
mog-why-bound = Fewer than two gates of your start row are free: a pawn must leave that row.
mog-why-stuck = Fewer than two gates of your start row are free, and no pawn can leave it: none may move.
mog-why-home_full = Fewer than two gates of your start row would be free.
mog-why-must_turn = Fewer than two gates of your start row are free: first turn a tile that lets a pawn leave it.
mog-why-opens_none = This does not let a pawn leave your start row, but turning another tile would.

## Decisions

mog-turn-swap = Swap your start row, or keep it.
mog-turn-both = Turn a tile and move a pawn, in either order.
mog-turn-tile = You may turn a tile, or end your turn.
mog-turn-pawn = You may move a pawn, or end your turn.
mog-turn-bonus = Bonus: you may turn one more tile.
mog-turn-bound = A pawn must leave your start row.
mog-turn-stuck = Your start row is blocked: turn a tile, or end your turn.
mog-turn-open = Turn { $tiles }, so that a pawn can leave your start row.
mog-turn-way = Turn { $tiles } to open a path, or end your turn.
mog-other-tile = another highlighted tile
mog-turn-must = One of your pawns must move this turn.
mog-turn-must-pawn = One of your pawns must move now.
mog-turn-end = There is nothing left to do: end your turn.
mog-wait-swap = { $name } chooses a start row.
mog-wait-play = { $name } is playing.

## The board

mog-board = The board: 35 tiles
mog-tile = { $gate }: above { $over }, below { $under }
mog-sides-NE = north and east
mog-sides-NW = north and west
mog-sides-SE = south and east
mog-sides-SW = south and west
mog-tile-pawn = { $self ->
    [yes] your pawn
   *[no] { $name }’s pawn
 }
mog-tile-barred = cannot be turned now
mog-tile-opens = turning it by { $degrees } degrees opens a path
mog-tile-advised = hint: { $move }
mog-below = The world below
mog-below-hint = Show the world below: press, or hold for a glance (U)
mog-flip = See the board from the other side

## Turning and moving

mog-turn-any = Turn a tile
mog-turn-again = Bonus: turn a tile
mog-turn-which = Which tile?
mog-turn = Turn { $gate }
mog-turn-opens = Turn { $gate }: opens a path
mog-turn-by = Turn { $gate } by { $degrees } degrees clockwise
mog-turn-left = A quarter turn to the left
mog-turn-right = A quarter turn to the right
mog-leave = Leave it as it was
mog-degrees = { $degrees }°
mog-opens = opens { $ways }
mog-closes = closes { $ways }
mog-nothing-changes = changes none of your moves
mog-change = { $opened ->
    [0] { $closed ->
        [0] no change
       *[other] closes { $closed }
    }
   *[other] { $closed ->
        [0] opens { $opened }
       *[other] opens { $opened }, closes { $closed }
    }
 }
mog-looked = { $gate } by { $degrees }°: { $change }
mog-and-other = { $own } · { $name }: +{ $opened } −{ $closed }
mog-said-pawn = Move a pawn from { $from } to { $to }
mog-move = Pawn on { $gate }
mog-to = To { $gate }
mog-with-bonus = Bonus: turn one more tile
mog-fourth = The fourth pawn across
mog-end = End the turn
mog-duty = Until two gates of your start row are free, a pawn that can leave it must: one can now.
mog-duty-turn = As the tiles lie, no pawn can leave your start row: first turn one that lets a pawn out.
mog-stuck = { $turn ->
    [yes] As the tiles lie, no pawn can leave your start row, and no other may move before: you can only turn tiles.
   *[no] As the tiles lie, no pawn can leave your start row, and no other may move before.
 }
mog-swap-lead = Before the race you may exchange the five tiles of your start row for those of a central row; no tile is turned.
mog-swap = Row { $row }
mog-keep = Keep yours

## The race

mog-race = The race
mog-across = { $count } of { $needed } pawns across
mog-way-up = from row 1 to row 7
mog-way-down = from row 7 to row 1
mog-pawn-on = A pawn on { $gate }
mog-pawn-across = A pawn on { $gate }, across
mog-before = Before the first turn
mog-round = { $most ->
    [0] Turn { $round }
   *[other] Turn { $round } of { $most }
 }
mog-last-turn = The last turn
mog-used = This turn
mog-step-rotate = turn a tile
mog-step-pawn = move a pawn
mog-step-bonus = bonus: turn another
mog-step-used = done
mog-step-open = still open
mog-stalled = { $stall ->
    [unmoved] Turns in a row without a pawn move: { $turns } of { $most }; then the game ends.
    [unable_even_turning] Turns in a row in which no pawn could move, even by turning a tile: { $turns } of { $most }; then the game ends.
   *[unable] Turns in a row in which no pawn could move: { $turns } of { $most }; then the game ends.
 }
mog-legend-over = path above
mog-legend-under = path below
mog-legend-barred = just turned by the opponent: cannot be turned now
mog-legend-kept = cannot be turned: that would close the path that must be taken
mog-legend-opens = turning it opens a path for one of your pawns
mog-legend-cylinder = left and right edges meet
mog-board-legend = ══ path above · ┄┄ path below · ━━ both · <> just turned by the opponent
mog-ended-across = { $needed } pawns are across.
mog-ended-stall = { $stall ->
    [unmoved] Nobody moved a pawn for { $turns } turns.
    [unable_even_turning] Nobody could move a pawn for { $turns } turns, even by turning a tile.
   *[unable] Nobody could move a pawn for { $turns } turns.
 }
mog-ended-limit = Turn { $round } was the last one.
mog-result-seat = Seat
mog-result-across = Pawns across
mog-result-gates = On gates

## Facts in sentences

mog-fact-turnable = { $count ->
    [0] No tile can be turned now.
    [one] One tile can be turned: { $tiles }.
   *[other] { $count } tiles can be turned: { $tiles }.
 }
mog-fact-movable = { $count ->
    [0] No pawn can move now.
   *[other] Pawns can move: { $ways }.
 }
mog-fact-way = from { $from } to { $to }
mog-fact-row = Row { $row }: { $tiles }.
mog-fact-seat = { $self ->
    [yes] You: { $across }, { $way }.
   *[no] { $name }: { $across }, { $way }.
 }
mog-fact-pawns = Under way: { $gates }.
mog-fact-across = Across: { $gates }.
mog-fact-used = Done this turn: { $steps }.
mog-fact-no-sale = Nothing is sold in Moguli.
mog-fact-unseen = Nothing is hidden in Moguli.
mog-text-offer = Possible now
mog-text-market = Board
