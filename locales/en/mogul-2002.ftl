### Mogul (2002): the table.

## Shares and companies

m02-share-full = { $company } share, one of { $all }. Border: { $sale }, may be sold.
m02-sells = For sale: { $sale }
m02-crash-lead = The market collapses. All shares are worthless.
m02-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
 }

## The table

m02-price-each = { $price ->
    [one] { $price } point each
   *[other] { $price } points each
 }
m02-unseen-sells = sells { $sale }
m02-track-seat = { $self ->
    [yes] You: { $score ->
        [one] { $score } point
       *[other] { $score } points
    }, space { $space }
   *[no] { $name }: { $score ->
        [one] { $score } point
       *[other] { $score } points
    }, space { $space }
 }

## Turn

m02-turn-loan = Loan? Two chips for two points
m02-turn-auction = Bid or leave
m02-turn-winner = You won: take the share or sell
m02-turn-take = Take the share
m02-turn-sell = Sell, or keep everything
m02-wait-loan = { $name } may take a loan
m02-wait-auction = { $name } bids or leaves
m02-wait-winner = { $name } won: take or sell
m02-wait-runner-up = { $name } does the other action

## Moves

m02-sell = { $count ->
    [0] Sell nothing
    [one] Sell 1
   *[other] Sell { $count }
 }
m02-sell-effect = { $count } × { $price } = { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
m02-sell-nothing = 0 points
m02-sell-how-many = How many?
m02-loan = Take a loan
m02-loan-effect = + { $chips } chips, − { $points } points
m02-decline = No loan
m02-decline-effect = go on

## Loan window

m02-loan-arm = Take a loan before the next auction
m02-loan-arm-short = Loan next time
m02-loan-armed-short = Loan next time: set
m02-loan-title = Loans
m02-loan-lead = Before each auction every player may borrow 2 chips for 2 points. Unless you choose to be asked, the answer is automatically no, and nobody has to wait for you.
m02-loan-more = Loan settings

## What happened

m02-event-start = { $self ->
    [yes] You are the start player.
   *[no] { $name } is the start player.
 }
m02-event-reveal = Revealed (company/may be sold): { $share }.
m02-told-reveal = { $company } is revealed; { $sale } may be sold.
m02-event-dividend = { $self ->
    [yes] You score { $points ->
        [one] { $points } point
       *[other] { $points } points
    } dividend from { $company }.
   *[no] { $name } scores { $points ->
        [one] { $points } point
       *[other] { $points } points
    } dividend from { $company }.
 }
m02-event-loan = { $self ->
    [yes] You take a loan: 2 chips for 2 points.
   *[no] { $name } takes a loan: 2 chips for 2 points.
 }
m02-event-decline = { $self ->
    [yes] You take no loan.
   *[no] { $name } takes no loan.
 }
m02-event-decline-auto = You take no loan (answered automatically).
m02-told-decline-auto = You take no loan (change this with “{ m02-loan-arm-short }”).
m02-event-loan-auto = You take a loan, as you chose beforehand: 2 chips for 2 points.
m02-event-bid = { $self ->
    [yes] You bid a chip; the bowl holds { $bowl }.
   *[no] { $name } bids a chip; the bowl holds { $bowl }.
 }
m02-event-leave = { $self ->
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
m02-event-win = { $self ->
    [yes] You win the auction.
   *[no] { $name } wins the auction.
 }
m02-event-runner-up = { $self ->
    [yes] You are the runner-up.
   *[no] { $name } is the runner-up.
 }
m02-event-take = { $self ->
    [yes] You take the share { $share }.
   *[no] { $name } takes the share { $share }.
 }
m02-told-take = { $self ->
    [yes] You take the { $company } share.
   *[no] { $name } takes the { $company } share.
 }
m02-event-sell = { $self ->
    [yes] You sell { $count } × { $company } at { $price }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
   *[no] { $name } sells { $count } × { $company } at { $price }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
 }
m02-event-sell-nothing = { $self ->
    [yes] You sell nothing.
   *[no] { $name } sells nothing.
 }
m02-event-crash = The crash comes. The game ends at once.
m02-event-chip-points = { $self ->
    [yes] You score { $points ->
        [one] { $points } point
       *[other] { $points } points
    } for chips.
   *[no] { $name } scores { $points ->
        [one] { $points } point
       *[other] { $points } points
    } for chips.
 }
m02-event-end = { $self ->
    [yes] You win.
   *[no] { $name } wins.
 }
m02-event-end-on-shares = { $self ->
    [yes] You win on shares, { $shares } to { $shares_of_next }.
   *[no] { $name } wins on shares, { $shares } to { $shares_of_next }.
 }
m02-event-end-shared = { $names } share the win.

## Final count

m02-result-before = Points before
m02-result-chip-points = For chips
m02-result-total = Total
m02-result-shares = Shares
m02-result-seat = Seat
m02-result-tie = Tied on points and on shares.
m02-result-note = One point for every five chips. Shares are worth nothing, except to break a tie.

## Why not?

m02-why-not_your_turn = It is not your turn.
m02-why-over = The crash has ended the game.
m02-why-window_open = Loans come first; the auction follows.
m02-why-no_window = Loans are not being offered now.
m02-why-no_loan_now = You can take a loan only before the auction begins.
m02-why-loan_taken = You have already taken your loan for this auction.
m02-why-bank_empty = The bank does not hold two chips.
m02-why-below_zero = Your score would fall below zero.
m02-why-no_chip = You have no chips left.
m02-why-auction_running = The auction is still running; only its winner may take or sell.
m02-why-auction_over = The auction is over.
m02-why-winner_took = The winner took the share, so you can only sell.
m02-why-winner_sold = The winner sold, so you can only take the share.
m02-why-too_few = You do not have that many shares of this company.
m02-why-all_or_none = At this table you sell all of them or none.
m02-name-brown = brown
m02-name-pink = pink
m02-name-blue = blue
m02-name-green = green
m02-name-yellow = yellow
m02-name-crash = crash

## Facts in sentences

m02-fact-sold = { $company } may be sold: price { $price }{ $own ->
    [none] .
    [0] , you own none.
   *[other] , you own { $own }.
 }
m02-fact-unseen = { $count } with border { $sale }
m02-fact-seat = { $self ->
    [yes] You have
   *[no] { $name } has
 } { $score ->
    [one] { $score } point
   *[other] { $score } points
 } and { $chips ->
    [none] hidden chips
    [one] { $chips } chip
   *[other] { $chips } chips
 }; in front: { $shares }.
