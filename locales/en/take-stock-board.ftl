### The board of Take Stock.

## The turn

tks-raise = Raise a price
tks-save = Save a card
tks-save-limit = { $count } of { $limit } certificates
tks-market = Play the market
tks-market-lead = an event, now or later
tks-draw-two = Draw two, choose one
tks-keep = Keep one for later
tks-play = Play: { $event }
tks-paying = Discard { $card }:
tks-discard = Discard { $card }
tks-ask-raise = Which card raises its price?
tks-ask-raise-more = Each card that fits shows the new price.
tks-ask-save = Which card do you save?
tks-ask-save-more = Each card shows what it is worth now.
tks-ask-discard = Which other card do you discard?
tks-ask-pay = Which card do you discard for it?
tks-ask-pay-event = Which card do you discard to play { $event }?
tks-saving = { $card }: { $shares ->
    [one] { $shares } share
   *[other] { $shares } shares
 }, { $points ->
    [one] { $points } point
   *[other] { $points } points
 } now
tks-worth = { $shares ->
    [one] { $shares } share
   *[other] { $shares } shares
 }, now { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
tks-ends = the round ends
tks-price-from-to = price { $was } → { $price }
tks-price-of = { $stock } { $was } → { $price }

## Cards in hand

tks-hand = { $self ->
    [yes] Your hand
   *[no] { $name }’s hand
 }
tks-kept = { $self ->
    [yes] Events you keep
   *[no] Events that { $name } keeps
 }
tks-card-raise = Raise with { $card }: price { $price }
tks-card-discard = Discard { $card }
tks-card-save = Save { $card }: { $shares ->
    [one] { $shares } share
   *[other] { $shares } shares
 }, now { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
tks-card-give = { $card }: to be discarded
tks-card-fresh = { $card }, just drawn

## Decisions

tks-turn-turn = raise, save, or play the market
tks-turn-choose = choose one of the two events
tks-turn-audit = audit: what is removed?
tks-turn-freeze = freeze or free a column
tks-turn-insider = insider: take from the discards
tks-turn-bear = { $self ->
    [yes] your bear: everyone discards a card
   *[no] { $by }’s bear: everyone discards a card
 }
tks-turn-options = the round is over: use options?
tks-wait = { $phase ->
    [choose] { $name } chooses an event
    [audit] { $name } carries out an audit
    [freeze] { $name } freezes or frees a column
    [insider] { $name } looks through the discards
    [bear] { $self ->
        [yes] { $name } must discard a card for your bear
        [own] { $name } must discard a card for their own bear
       *[no] { $name } must discard a card for { $by }’s bear
    }
    [options] { $name } decides about options
   *[turn] { $name }’s turn
 }

## Events

tks-does-split = A split is laid on { $stock }; the highest card is removed.
tks-does-crash = The { $stock } column loses half its cards and one split.
tks-does-insider = Swap up to three cards for discarded { $stock }.
tks-does-audit = Remove the highest card of a column, or a split.
tks-does-freeze = Freeze a column, or free one.
tks-does-no-change = Nothing happens.
tks-does-bull = Everyone draws a share.
tks-does-bear = Everyone discards a card.
tks-does-options-up = Everyone gets an option.
tks-does-options-down = Everyone gives an option back.
tks-does-market-crash = Every column loses half its cards.
tks-does-market-closed = The round ends at once.
tks-way = { $way ->
    [top] card
    [split] split
    [none] nothing
    [freeze] freeze
   *[free] free
 }
tks-ask-take = Which card do you take into your hand?
tks-ask-for = Which card do you discard for { $card }?
tks-insider-none = There is nothing to take.
tks-insider-left = { $count ->
    [one] you may take one more
   *[other] you may take { $count } more
 }
tks-discards = Discarded shares
tks-take = Take { $card }
tks-insider-done = Take no more
tks-ask-bear = { $self ->
    [yes] Which card do you discard for your bear?
   *[no] Which card do you discard for { $by }’s bear?
 }

## Options

tks-ask-option = For one option you may save one more card.
tks-options-left = { $count ->
    [one] You have { $count } option for the rest of the game.
   *[other] You have { $count } options for the rest of the game.
 }
tks-option = Save { $card }
tks-option-cost = costs one option
tks-option-worth = your certificates: { $was } → { $worth }
tks-option-done = Keep my options
tks-option-done-more = the round pays { $worth }

## The board

tks-columns = Stock prices
tks-pile-deck = draw pile
tks-pile-discards = discards
tks-pile-events = events
tks-column = { $stock }: price { $price }; cards { $cards }; { $splits ->
    [one] { $splits } split
   *[other] { $splits } splits
 }{ $frozen ->
    [yes] , frozen
   *[no] .
 }
tks-round = Round { $round } of { $rounds }
tks-deck = { $count ->
    [one] Draw pile: { $count } share
   *[other] Draw pile: { $count } shares
 }
tks-discarded = { $count ->
    [one] Discard pile: { $count } share
   *[other] Discard pile: { $count } shares
 }
tks-events = { $count ->
    [one] Event pile: { $count } event
   *[other] Event pile: { $count } events
 }
tks-above-closed = ({ $count } above “market closed”)
tks-last-event = { $self ->
    [yes] Last event, played by you:
   *[no] Last event, played by { $name }:
 }

## Certificates and score sheet

tks-certificates = Certificates
tks-certificates-none = none yet
tks-seat = Seat
tks-head = { $stock }, price { $price }
tks-worth-now = worth
tks-tokens-short = options
tks-seat-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
 }, certificates worth { $worth } now
tks-hand-size = { $count ->
    [one] { $count } card in hand
   *[other] { $count } cards in hand
 }
tks-kept-size = { $count ->
    [one] { $count } event kept
   *[other] { $count } events kept
 }
tks-tokens = { $count ->
    [one] { $count } option
   *[other] { $count } options
 }
tks-shares-at = { $shares } × { $price }
tks-shown = Seen in this hand
tks-unchosen = Put aside unplayed
tks-sheet = Score sheet
tks-last-round = Round { $round }
tks-round-short = R{ $round }
tks-round-points = round
tks-total = total
tks-go-on = Continue

## Facts in sentences

tks-fact-event = An event is being played: { $event }.
tks-fact-no-event = No event is being played.
tks-fact-not-now = It is not your turn to save a card or to raise a price.
tks-fact-save = { $count ->
    [0] You cannot save a card now.
   *[other] You may save { $cards }.
 }
tks-fact-raise = { $count ->
    [0] No card can raise a price now.
   *[other] You may raise a price with { $cards }.
 }
tks-fact-seat = { $self ->
    [yes] You have { $points }; { $tokens }.
   *[no] { $name } has { $points }; { $tokens }.
 }
tks-text-offer = Event
tks-text-sold = Saving and raising
