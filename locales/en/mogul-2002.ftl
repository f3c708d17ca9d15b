### Mogul (2002): the table.

## Shares and companies

m02-share-full = { $company } share, one of { $all }. Border: { $sale }, may be sold.
m02-share-of = { $count ->
    [one] { $count } share of { $company }
   *[other] { $count } shares of { $company }
 }
m02-sells = For sale: { $sale }
m02-crash = Crash
m02-crash-lead = The market collapses. All shares are worthless.
m02-chips = { $count ->
    [one] { $count } chip
   *[other] { $count } chips
 }
m02-chips-hidden = chips hidden
m02-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
 }
m02-shares = { $count ->
    [0] no shares
    [one] { $count } share
   *[other] { $count } shares
 }

## The table

m02-bowl = Bowl
m02-bowl-holds = { $count ->
    [0] The bowl is empty.
    [one] The bowl holds { $count } chip.
   *[other] The bowl holds { $count } chips.
 }
m02-bank-holds = { $count ->
    [one] The bank holds { $count } chip.
   *[other] The bank holds { $count } chips.
 }
m02-market = Market
m02-market-row = { $company }: { $front } in front of all, { $unseen } not yet seen, { $sold } sold, { $all } in all.
m02-market-short = { $front } in front of all, { $unseen } unseen, of { $all }
m02-front = in front
m02-unseen = unseen
m02-sold = sold
m02-pays-dividend = dividend
m02-price = price { $price }
m02-price-each = { $price ->
    [one] { $price } point each
   *[other] { $price } points each
 }
m02-deck-left = { $count ->
    [0] The deck is empty.
    [one] { $count } card left
   *[other] { $count } cards left
 }
m02-crash-never = The next card cannot be the crash.
m02-crash-odds = The next card is the crash: { $part } in { $whole }.
m02-crash-sure = The next card is the crash for certain.
m02-crash-safe = next: no crash
m02-crash-short = crash { $part } in { $whole }
m02-unseen-title = Shares not yet seen
m02-unseen-lead = { $count ->
    [one] This share is still to come, and the crash.
   *[other] These { $count } shares are still in the deck, in an order nobody knows.
 }
m02-unseen-sells = sells { $sale }
m02-track = Score track
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
m02-track-laps = { $laps ->
    [0] { "" }
    [one] one lap
   *[other] { $laps } laps
 }
m02-track-below = below zero
m02-lead = leads
m02-in = in the auction
m02-out = out
m02-in-short = in
m02-out-short = out
m02-start-short = start
m02-winner-short = winner
m02-runner-up-short = 2nd
m02-start = start player
m02-winner = won the auction
m02-runner-up = runner-up

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

m02-bid = Bid 1 chip
m02-bid-effect = bowl { $bowl }, you keep { $chips }
m02-leave = Leave
m02-leave-effect = { $count ->
    [0] and take nothing
    [one] and take { $count } chip
   *[other] and take { $count } chips
 }
m02-take = Take the share
m02-sell = { $count ->
    [0] Sell nothing
    [one] Sell 1
   *[other] Sell { $count }
 }
m02-sell-any = Sell
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
m02-loan-armed-short = Loan armed
m02-loan-ask = Ask me every time
m02-loan-title = Loans
m02-loan-lead = Before each auction every seat may borrow 2 chips for 2 points. You are not asked unless you want to be: “no” is sent for you after a moment.
m02-loan-more = Loan settings
m02-loan-soon = “No loan” is sent in a moment.
m02-loan-hold = Wait, let me think
m02-loan-taking = Your armed loan is being taken.

## Standing orders

m02-orders = Standing orders
m02-orders-lead = Bid for me, one chip at a time, until one of these is true; then leave for me. Nobody else sees this.
m02-orders-bowl = Leave when the bowl holds
m02-orders-chips = Leave when my chips fall to
m02-orders-left = Leave when only so many are left
m02-orders-arm = Arm the orders
m02-orders-cancel = Cancel the orders
m02-orders-none = Choose at least one limit.
m02-orders-armed = Armed, only you see it
m02-orders-until-bowl = { $count ->
    [one] until the bowl holds { $count } chip
   *[other] until the bowl holds { $count } chips
 }
m02-orders-until-chips = { $count ->
    [one] until you have { $count } chip
   *[other] until you have { $count } chips
 }
m02-orders-until-left = { $count ->
    [one] until only { $count } seat is left
   *[other] until only { $count } seats are left
 }
m02-orders-summary = You stay in { $limits }.
m02-fewer = Less
m02-more = More

## What happened

m02-event-start = { $self ->
    [yes] You are start player.
   *[no] { $name } is start player.
 }
m02-event-reveal = { $company } is revealed; { $sale } may be sold.
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
    [yes] You are runner-up.
   *[no] { $name } is runner-up.
 }
m02-event-take = { $self ->
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
m02-event-crash = Crash! The game ends at once.
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
m02-event-end-shared = { $names } share the win.

## Final count

m02-result-before = Points before
m02-result-chip-points = For chips
m02-result-total = Total
m02-result-shares = Shares
m02-result-seat = Seat
m02-result-tie = Level on points: the most shares in front decides.
m02-result-note = One point for every five chips. Shares are worth nothing, except to break a tie.

## Why not?

m02-why-not_your_turn = It is not your turn.
m02-why-over = The crash has ended the game.
m02-why-window_open = Loans are being asked for first; the auction comes after.
m02-why-no_window = Nobody is being asked for a loan now.
m02-why-no_loan_now = A loan can only be had before the auction begins.
m02-why-loan_taken = You have had your loan for this auction.
m02-why-bank_empty = The bank does not hold two chips.
m02-why-below_zero = Your score would fall below zero.
m02-why-no_chip = You have no chip left.
m02-why-auction_running = The auction is still running; only its winner takes or sells.
m02-why-auction_over = The auction is over.
m02-why-winner_took = The winner took the share: what is left for you is to sell.
m02-why-winner_sold = The winner sold: what is left for you is to take the share.
m02-why-too_few = You do not have so many shares of this company.
m02-why-all_or_none = At this table you sell all of them or none.
