### Mogul (2013): what happened, and why not.

## What happened

m13-event-start = { $self ->
    [yes] You are start player.
   *[no] { $name } is start player.
 }
m13-event-reveal = Revealed (company/box): { $share }.
m13-event-dividend = { $self ->
    [yes] You earn { $points ->
        [one] { $points } dollar
       *[other] { $points } dollars
    } dividend from { $company }.
   *[no] { $name } earns { $points ->
        [one] { $points } dollar
       *[other] { $points } dollars
    } dividend from { $company }.
 }
m13-event-credit = { $self ->
    [yes] You take your credit: { $chips } chips for { $dollars } dollars.
   *[no] { $name } takes the credit: { $chips } chips for { $dollars } dollars.
 }
m13-event-bid = { $self ->
    [yes] You bid a chip; the bowl holds { $bowl }.
   *[no] { $name } bids a chip; the bowl holds { $bowl }.
 }
m13-event-leave = { $self ->
    [yes] { $chips ->
        [0] You leave the auction with nothing.
        [one] You leave the auction and take { $chips } chip.
       *[other] You leave the auction and take { $chips } chips.
    }
   *[no] { $chips ->
        [0] { $name } leaves the auction with nothing.
        [one] { $name } leaves the auction and takes { $chips } chip.
       *[other] { $name } leaves the auction and takes { $chips } chips.
    }
 }
m13-event-win = { $self ->
    [yes] You win the auction.
   *[no] { $name } wins the auction.
 }
m13-event-runner_up = { $self ->
    [yes] You are runner-up.
   *[no] { $name } is runner-up.
 }
m13-event-take = { $self ->
    [yes] You take the share { $share }.
   *[no] { $name } takes the share { $share }.
 }
m13-event-sell = { $self ->
    [yes] You sell { $count } × { $company } at { $price }: { $points ->
        [one] { $points } dollar
       *[other] { $points } dollars
    }.
   *[no] { $name } sells { $count } × { $company } at { $price }: { $points ->
        [one] { $points } dollar
       *[other] { $points } dollars
    }.
 }
m13-event-erect = { $self ->
    [yes] You put up a depot at { $town } ({ $station }).
   *[no] { $name } puts up a depot at { $town } ({ $station }).
 }
m13-event-move = { $self ->
    [yes] You move a depot from { $from } to { $town } ({ $station }).
   *[no] { $name } moves a depot from { $from } to { $town } ({ $station }).
 }
m13-event-nothing = { $self ->
    [yes] You leave the sell option unused.
   *[no] { $name } leaves the sell option unused.
 }
m13-event-crash = Crash! The game ends at once.
m13-event-depot_points = { $self ->
    [yes] Network { $company }, depots: { $depots }. You earn { $points ->
        [one] { $points } dollar
       *[other] { $points } dollars
    }.
   *[no] Network { $company }, depots: { $depots }. { $name } earns { $points ->
        [one] { $points } dollar
       *[other] { $points } dollars
    }.
 }
m13-event-share_points = { $self ->
    [yes] You earn { $points ->
        [one] { $points } dollar
       *[other] { $points } dollars
    } for shares.
   *[no] { $name } earns { $points ->
        [one] { $points } dollar
       *[other] { $points } dollars
    } for shares.
 }
m13-event-chip_points = { $self ->
    [yes] You earn { $points ->
        [one] { $points } dollar
       *[other] { $points } dollars
    } for chips.
   *[no] { $name } earns { $points ->
        [one] { $points } dollar
       *[other] { $points } dollars
    } for chips.
 }
m13-event-end = { $self ->
    [yes] You win.
   *[no] { $name } wins.
 }
m13-event-end-shared = { $names } share the win.

## Why not?

m13-why-not_your_turn = It is not your turn.
m13-why-over = The crash has ended the game.
m13-why-no_chip = You have no chip left.
m13-why-auction_running = The auction is still running; only its winner chooses.
m13-why-auction_over = The auction is over.
m13-why-no_credit_now = A credit can only be had at your turn in an auction.
m13-why-credit_taken = There is one credit in a game, and you have had yours.
m13-why-below_zero = Your score would fall below zero.
m13-why-winner_took = The winner took the share: what is left for you is the sell option.
m13-why-option_used = The winner used the sell option: what is left for you is to take the share.
m13-why-no_shares = You have no shares of the box colour.
m13-why-all_built = Your six depots are all on the board: you may move one.
m13-why-not_all_built = You may move a depot only when all six are on the board.
m13-why-no_depot = You have no depot there to move.
m13-why-other_network = That station is not on the network of the box colour.
m13-why-space_taken = A depot stands there already.

## Names, and what is no printed fact

m13-name-brown = brown
m13-name-purple = purple
m13-name-blue = blue
m13-name-gray = grey
m13-name-yellow = yellow
m13-name-crash = crash
m13-reconstruction = The list of shares, the map, the placard for three and for five seats and the score track are reconstructions; the printed game may differ.
