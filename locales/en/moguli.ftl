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
    [yes] Your pawn passed beneath an opposing one: you may make another rotation.
   *[no] The pawn of { $name } passed beneath an opposing one: another rotation may follow.
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
mog-event-stalled = { $turns ->
     [one] { $turns } turn without a possible pawn move
    *[other] { $turns } turns in a row without a possible pawn move
 }.
mog-event-last_turn = { $self ->
    [yes] You have one last turn.
   *[no] { $name } has one last turn.
 }
mog-event-turn = { $self ->
    [yes] It is your turn.
   *[no] It is the turn of { $name }.
 }
mog-event-bound = { $self ->
    [yes] Fewer than two gates of your start row are free: if a pawn can leave it, one must.
   *[no] Fewer than two gates of the start row of { $name } are free: if a pawn can leave it, one must.
 }
mog-event-end = { $why ->
    [across] { $self ->
        [yes] Four pawns are across. You win.
       *[no] Four pawns are across. { $name } wins.
    }
    [stall] { $self ->
        [yes] Nobody could move for { $stalled } turns. You win.
       *[no] Nobody could move for { $stalled } turns. { $name } wins.
    }
   *[limit] { $self ->
        [yes] That was turn { $round }, the last one. You win.
       *[no] That was turn { $round }, the last one. { $name } wins.
    }
 }
mog-event-end-shared = { $why ->
    [across] Four pawns are across. The game is drawn.
    [stall] Nobody could move for { $stalled } turns. The game is drawn.
   *[limit] That was turn { $round }, the last one. The game is drawn.
 }

## Why not?

mog-why-not_your_turn = It is not your turn.
mog-why-over = The game is over.
mog-why-swap_pending = The start rows are being chosen: swap yours or keep it.
mog-why-no_swap = Start rows are swapped only before the first turn.
mog-why-must_free = Fewer than two gates of your start row are free: first move a pawn off it.
mog-why-must_move = One of your pawns can move, so it must.
mog-why-rotated = You have rotated a tile; another only after a move beneath an opposing pawn.
mog-why-no_bonus = Your pawn passed beneath no opposing pawn, so there is no second rotation.
mog-why-bonus_used = You have made the bonus rotation, too.
mog-why-barred = Your opponent has just rotated this tile.
mog-why-keeps_bound = After this rotation no pawn could leave your start row, and now one can.
mog-why-keeps_still = After this rotation none of your pawns could move, and one must.
mog-why-moved = You have moved a pawn in this turn.
mog-why-no_pawn = None of your pawns stands there.
mog-why-occupied = Another pawn stands there.
mog-why-no_way = No walk over, beneath another pawn, and over again leads there.
mog-why-same_gate = A move does not end where it began.
mog-why-bound = Fewer than two gates of your start row are free: a pawn must leave that row.
mog-why-stuck = Fewer than two gates of your start row are free, and no pawn can leave it: you can only rotate.
mog-why-home_full = Fewer than two gates of your start row would be free.
