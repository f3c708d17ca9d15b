### Mogul (2013): the table.

## Shares and companies

m13-share-full = { $company } share, one of { $all }. For sale and building: { $sale }.
m13-sells = Sell/build: { $sale }
m13-crash-lead = The game is over: depots, shares and chips are counted.
m13-points = { $count ->
    [one] { $count } dollar
   *[other] { $count } dollars
 }
m13-price-each = { $price ->
    [one] { $price } dollar each
   *[other] { $price } dollars each
 }
m13-unseen-sells = for sale and building: { $sale }

## The table

m13-track-seat = { $self ->
    [yes] You: { $score ->
        [one] { $score } dollar
       *[other] { $score } dollars
    }, space { $space }
   *[no] { $name }: { $score ->
        [one] { $score } dollar
       *[other] { $score } dollars
    }, space { $space }
 }
m13-credit-short = credit
m13-credit-had = Credit taken
m13-credit-free = Credit not yet taken

## Map and depots

m13-map = Map of the networks
m13-map-keys = Stations; arrow keys move from one to the next
m13-map-go = To the map
m13-map-larger = Enlarge the map
m13-map-smaller = Shrink the map
m13-networks = Networks
m13-station = { $town }: { $networks }
m13-station-empty = empty
m13-station-depot = { $self ->
    [yes] your depot
   *[no] { $name }’s depot
 }
m13-site-yours = { $dollars ->
    [one] A depot here would bring you { $dollars } dollar more at the end.
   *[other] A depot here would bring you { $dollars } dollars more at the end.
 }
m13-site-all = One more depot here, at the end: { $seats }
m13-worth = { $dollars ->
    [one] { $sign }{ $dollars } dollar at the end
   *[other] { $sign }{ $dollars } dollars at the end
 }
m13-depots = { $dollars ->
    [one] { $built } of { $all } depots built, worth { $dollars } dollar at the end
   *[other] { $built } of { $all } depots built, worth { $dollars } dollars at the end
 }
m13-depots-title = Depots
m13-depots-worth = At the end

## Turn

m13-turn-auction = Bid or leave
m13-turn-winner = You won: take the share, sell or build
m13-turn-take = Take the share
m13-turn-option = Sell, build or do nothing
m13-turn-put-down = Place the depot
m13-wait-auction = { $name } bids or leaves
m13-wait-winner = { $name } won: takes, sells or builds
m13-wait-runner-up = { $name } does the other action

## Moves

m13-credit = Take the credit
m13-credit-effect = + { $chips } chips, − { $dollars } dollars, once
m13-sell = { $count ->
    [one] Sell { $count }
   *[other] Sell all { $count }
 }
m13-sell-effect = { $points ->
    [one] { $count } × { $price } = { $points } dollar
   *[other] { $count } × { $price } = { $points } dollars
 }
m13-erect = Put up a depot
m13-erect-lead = up to +{ $dollars } at the end
m13-erect-where = Where? Select a highlighted station on the map, or:
m13-said-erect = Put up a depot at { $town }
m13-said-move = Move a depot from { $from } to { $town }
m13-move = Move a depot
m13-move-lead = to { $company }
m13-move-which = Which of your depots?
m13-move-to = From { $town } to:
m13-erect-or-move = Put up or move a depot
m13-nothing = Do nothing
m13-nothing-effect = keep everything
m13-back = Back

## What happened

m13-event-start = { $self ->
    [yes] You are the start player.
   *[no] { $name } is the start player.
 }
m13-event-reveal = Revealed (company/for sale and building): { $share }.
m13-told-reveal = { $company } is revealed; for sale and building: { $sale }.
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
    [yes] You are the runner-up.
   *[no] { $name } is the runner-up.
 }
m13-event-take = { $self ->
    [yes] You take the share { $share }.
   *[no] { $name } takes the share { $share }.
 }
m13-told-take = { $self ->
    [yes] You take the { $company } share.
   *[no] { $name } takes the { $company } share.
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
    [yes] You neither sell nor build.
   *[no] { $name } neither sells nor builds.
 }
m13-event-crash = The crash comes. The game ends at once.
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
m13-event-end-on-shares = { $self ->
    [yes] You win on shares, { $shares } to { $shares_of_next }.
   *[no] { $name } wins on shares, { $shares } to { $shares_of_next }.
 }
m13-event-end-shared = { $names } share the win.

## Why not?

m13-why-not_your_turn = It is not your turn.
m13-why-over = The crash has ended the game.
m13-why-no_chip = You have no chips left.
m13-why-auction_running = The auction is still running; only its winner may choose.
m13-why-auction_over = The auction is over.
m13-why-no_credit_now = You can take the credit only on your turn in an auction.
m13-why-credit_taken = Each player has one credit per game, and you have taken yours.
m13-why-below_zero = Your score would fall below zero.
m13-why-winner_took = The winner took the share, so you can only sell, build or do nothing.
m13-why-option_used = The winner did not take the share, so you must take it.
m13-why-no_shares = You have no shares that are for sale now.
m13-why-has_shares = You have shares that are for sale now: sell them, or put up or move a depot.
m13-why-all_built = All of your six depots are on the board, so you may only move one.
m13-why-not_all_built = You may move a depot only when all six are on the board.
m13-why-no_depot = You have no depot there to move.
m13-why-other_network = That station is not on the network where you may build now.
m13-why-space_taken = A depot stands there already.

## Final count

m13-result = Final score
m13-result-before = Dollars before
m13-result-network = Depots { $company }
m13-result-shares = Shares
m13-result-chips = Chips
m13-result-total = Total
m13-result-note = Each depot earns as many dollars as its owner has on that network; a share earns 1, five chips earn 1.
m13-result-tie = Tied on dollars and on shares.

## Reconstructed facts

m13-name-brown = brown
m13-name-purple = purple
m13-name-blue = blue
m13-name-gray = grey
m13-name-yellow = yellow
m13-name-crash = crash
m13-reconstruction = The list of shares, the map, the placard for three and for five seats and the score track are reconstructions; the printed game may differ.
m13-reconstruction-short = reconstructed

## Facts in sentences

m13-fact-sold = For sale and building: { $company }, price { $price }{ $own ->
    [none] .
    [0] , you own none.
   *[other] , you own { $own }.
 }
m13-fact-unseen = { $count } for sale and building of { $sale }
m13-fact-seat = { $self ->
    [yes] You have
   *[no] { $name } has
 } { $score ->
    [one] { $score } dollar
   *[other] { $score } dollars
 } and { $chips ->
    [none] hidden chips
    [one] { $chips } chip
   *[other] { $chips } chips
 }; in front: { $shares }.
m13-fact-depots = { $depots }: { $towns }.
