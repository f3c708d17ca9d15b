### Both games of Mogul: what their tables share.

## Shares and companies

mogul-share-of = { $count ->
    [one] { $count } share of { $company }
   *[other] { $count } shares of { $company }
 }
mogul-crash = Crash
mogul-chips = { $count ->
    [one] { $count } chip
   *[other] { $count } chips
 }
mogul-chips-hidden = chips hidden
mogul-shares = { $count ->
    [0] no shares
    [one] { $count } share
   *[other] { $count } shares
 }

## The table

mogul-bowl = Bowl
mogul-bowl-holds = { $count ->
    [0] The bowl is empty.
    [one] The bowl holds { $count } chip.
   *[other] The bowl holds { $count } chips.
 }
mogul-bank-holds = { $count ->
    [one] The bank holds { $count } chip.
   *[other] The bank holds { $count } chips.
 }
mogul-market = Market
mogul-market-row = { $company }: { $front } in front of players, { $unseen } not yet seen, { $sold } sold, { $all } in total.
mogul-market-short = { $front } in front of players, { $unseen } unseen, of { $all }
mogul-front = in front
mogul-unseen = unseen
mogul-sold = sold
mogul-pays-dividend = dividend
mogul-price = price { $price }
mogul-stake-unseen = { $count } unseen
mogul-stake-own = { $count } yours
mogul-deck-left = { $count ->
    [0] The deck is empty.
    [one] { $count } card left
   *[other] { $count } cards left
 }
mogul-crash-never = The next card cannot be the crash.
mogul-crash-odds = Chance that the next card is the crash: { $part } in { $whole }.
mogul-crash-sure = The next card is certainly the crash.
mogul-crash-safe = next: no crash
mogul-crash-short = crash { $part } in { $whole }
mogul-unseen-title = Shares not yet seen
mogul-unseen-lead = { $count ->
    [one] This share and the crash are still to come.
   *[other] These { $count } shares are still in the deck, in an unknown order.
 }
mogul-track = Score track
mogul-track-laps = { $laps ->
    [0] { "" }
    [one] one lap
   *[other] { $laps } laps
 }
mogul-track-below = below zero
mogul-lead = leads
mogul-in = in the auction
mogul-out = out
mogul-in-short = in
mogul-out-short = out
mogul-start-short = start
mogul-winner-short = winner
mogul-runner-up-short = 2nd
mogul-start = start player
mogul-winner = won the auction
mogul-runner-up = runner-up

## Moves

mogul-bid = Bid 1 chip
mogul-bid-effect = bowl { $bowl }, you keep { $chips }
mogul-leave = Leave
mogul-leave-effect = { $count ->
    [0] and take nothing
    [one] and take { $count } chip
   *[other] and take { $count } chips
 }
mogul-take = Take the share
mogul-sell-any = Sell

## Standing orders

mogul-orders = Standing orders
mogul-orders-lead = Bid for me, one chip at a time, until one of these is true; then leave. Nobody else sees this.
mogul-orders-bowl = Leave when the bowl holds
mogul-orders-chips = Leave when my chips fall to
mogul-orders-left = Leave when the number still in falls to
mogul-orders-arm = Set the orders
mogul-orders-cancel = Cancel the orders
mogul-orders-none = Choose at least one limit.
mogul-orders-armed = Set, and only you can see them
mogul-orders-until-bowl = { $count ->
    [one] until the bowl holds { $count } chip
   *[other] until the bowl holds { $count } chips
 }
mogul-orders-until-chips = { $count ->
    [one] until you have { $count } chip
   *[other] until you have { $count } chips
 }
mogul-orders-until-left = { $count ->
    [one] until only { $count } player is left
   *[other] until only { $count } players are left
 }
mogul-bid-until = Bid { $limits }
mogul-orders-summary = You stay in { $limits }.
mogul-fewer = Fewer
mogul-more = More

## Facts in sentences

mogul-fact-offer = On offer: { $company }.
mogul-fact-no-offer = No share is on offer.
mogul-fact-not-sold = Nothing may be sold.
mogul-fact-inside = Still in the auction: { $names }.
mogul-fact-deck = { $count ->
    [0] The deck is empty.
    [one] { $count } card is left in the deck.
   *[other] { $count } cards are left in the deck.
 }
mogul-fact-unseen = { $company }: { $shares }.
mogul-fact-place = { $self ->
    [yes] You: { $place }.
   *[no] { $name }: { $place }.
 }
mogul-fact-round = Round { $round }.
