### Take Stock: what happened, and why not.

## What happened

tks-event-round = { $self ->
    [yes] Round { $round }: { $dealer } deals. You begin.
   *[no] Round { $round }: { $dealer } deals. { $name } begins.
 }
tks-event-hand = { $self ->
    [yes] You are dealt { $cards }.
   *[no] { $name } is dealt { $cards }.
 }
tks-event-draw = { $card ->
    [none] { $self ->
        [yes] You draw a share.
       *[no] { $name } draws a share.
    }
   *[other] { $self ->
        [yes] You draw { $card }.
       *[no] { $name } draws { $card }.
    }
 }
tks-event-reshuffle = The discarded shares are shuffled: { $cards ->
     [one] { $cards } card
    *[other] { $cards } cards
 } to draw.
tks-event-buried = These go to the bottom of the event pile: { $events }.
tks-event-new_pile = All events are shuffled into a new pile.
tks-said-raise = Raise a price with { $card }
tks-said-save = Save { $card } and discard { $discard }
tks-said-take = Take { $card } and discard { $discard }
tks-said-market = { $way ->
    [draw] Play the market with { $card } and draw two events, choosing one
    [keep] Play the market with { $card } and keep an event for later
   *[play] Play the market with { $card } and play { $event }
 }
tks-said-audit = Audit { $stock }: { $way }
tks-said-freeze = { $way ->
    [freeze] Freeze { $stock }
   *[free] Free { $stock }
 }
tks-event-raise = { $self ->
    [yes] You raise with { $card }: the price is { $price }.
   *[no] { $name } raises with { $card }: the price is { $price }.
 }
tks-event-save = { $self ->
    [yes] You save { $card } and discard { $discard }.
   *[no] { $name } saves { $card } and discards { $discard }.
 }
tks-event-discard = { $self ->
    [yes] You discard { $card }.
   *[no] { $name } discards { $card }.
 }
tks-event-look = { $events ->
    [none] { $self ->
        [yes] You draw two events.
       *[no] { $name } draws two events.
    }
   *[other] { $self ->
        [yes] You draw two events: { $events }.
       *[no] { $name } draws two events: { $events }.
    }
 }
tks-event-keep = { $event ->
    [none] { $self ->
        [yes] You keep an event.
       *[no] { $name } keeps an event.
    }
   *[other] { $self ->
        [yes] You keep an event: { $event }.
       *[no] { $name } keeps an event: { $event }.
    }
 }
tks-event-closed = { $self ->
    [yes] You draw “market closed”.
   *[no] { $name } draws “market closed”.
 }
tks-event-play = { $self ->
    [yes] You play: { $event }.
   *[no] { $name } plays: { $event }.
 }
tks-event-aside = { $event ->
    [none] { $self ->
        [yes] You put an event aside.
       *[no] { $name } puts an event aside.
    }
   *[other] { $self ->
        [yes] You put an event aside: { $event }.
       *[no] { $name } puts an event aside: { $event }.
    }
 }
tks-event-price = Price of { $stock }: from { $was } to { $price }.
tks-event-audit = { $self ->
    [yes] You audit { $stock }: { $way }.
   *[no] { $name } audits { $stock }: { $way }.
 }
tks-event-freeze = { $self ->
    [yes] You freeze { $stock }.
   *[no] { $name } freezes { $stock }.
 }
tks-event-unfreeze = { $self ->
    [yes] You free { $stock }.
   *[no] { $name } frees { $stock }.
 }
tks-event-take = { $self ->
    [yes] You take { $card } and discard { $discard }.
   *[no] { $name } takes { $card } and discards { $discard }.
 }
tks-event-insider_done = { $self ->
    [yes] You take no more.
   *[no] { $name } takes no more.
 }
tks-event-token_up = { $self ->
    [yes] You get an option.
   *[no] { $name } gets an option.
 }
tks-event-token_down = { $self ->
    [yes] You give an option back.
   *[no] { $name } gives an option back.
 }
tks-event-round_end = { $why ->
    [market_closed] The market is closed: the round ends.
    [high_card] An 11 or a 12 closes the market: the round ends.
    [last_card] A hand is empty: the round ends.
   *[no_card] There is no card to draw: the round ends.
 }
tks-event-option = { $self ->
    [yes] You spend an option and save { $card }.
   *[no] { $name } spends an option and saves { $card }.
 }
tks-event-option_done = { $self ->
    [yes] You exercise no more options.
   *[no] { $name } exercises no more options.
 }
tks-event-score = { $self ->
    [yes] You score { $points ->
        [one] { $points } point
       *[other] { $points } points
    } in this round.
   *[no] { $name } scores { $points ->
        [one] { $points } point
       *[other] { $points } points
    } in this round.
 }
tks-event-end = { $self ->
    [yes] You win.
   *[no] { $name } wins.
 }
tks-event-end-shared = { $names } share the win.

## Why not?

tks-why-not_your_turn = It is not your turn.
tks-why-over = The last round has been scored.
tks-why-chance = The cards must be shuffled first.
tks-why-not_choosing = There are no two events to choose from.
tks-why-choosing = You have drawn two events: choose one of them first.
tks-why-event_running = First do what the event in play requires.
tks-why-no_such_event = The event in play does not ask for this.
tks-why-round_ended = The round has ended: exercise options now, or finish.
tks-why-round_running = Options can be exercised only after the round has ended.
tks-why-not_in_hand = You do not have this card in your hand.
tks-why-frozen = The column is frozen.
tks-why-too_low = A raise must be higher than the column’s highest card.
tks-why-too_high = A raise is at most 4 above the column’s highest card.
tks-why-same_card = You must discard another card.
tks-why-too_many = You have as many certificates as the longest column has cards.
tks-why-not_kept = You have not kept this event.
tks-why-not_drawn = This is neither of the two events drawn.
tks-why-no_top = Only the 1 is left, and it stays.
tks-why-no_split = There is no split on this column.
tks-why-something = There is something to remove: the highest card, or a split.
tks-why-other_stock = The insider names another stock.
tks-why-not_discarded = This card was not among the discarded shares when the insider was played.

## Stocks, by their place in a sentence

-tks-corn = corn
-tks-gems = gems
-tks-chips = chips
-tks-oil = oil
-tks-movies = movies
tks-name-corn = { -tks-corn }
tks-name-gems = { -tks-gems }
tks-name-chips = { -tks-chips }
tks-name-oil = { -tks-oil }
tks-name-movies = { -tks-movies }
tks-the-corn = { -tks-corn }
tks-the-gems = { -tks-gems }
tks-the-chips = { -tks-chips }
tks-the-oil = { -tks-oil }
tks-the-movies = { -tks-movies }
tks-one-corn = { -tks-corn } { $value }
tks-one-gems = { -tks-gems } { $value }
tks-one-chips = { -tks-chips } { $value }
tks-one-oil = { -tks-oil } { $value }
tks-one-movies = { -tks-movies } { $value }
tks-of-corn = { $kind } { -tks-corn }
tks-of-gems = { $kind } { -tks-gems }
tks-of-chips = { $kind } { -tks-chips }
tks-of-oil = { $kind } { -tks-oil }
tks-of-movies = { $kind } { -tks-movies }

## Names, and reconstructed facts

tks-name-split = split
tks-name-crash = crash
tks-name-insider = insider
tks-name-audit = audit
tks-name-freeze = freeze
tks-name-no-change = no change
tks-name-bull = bull
tks-name-bear = bear
tks-name-options-up = options up
tks-name-options-down = options down
tks-name-market-crash = market crash
tks-name-market-closed = market closed
tks-name-top = highest card
tks-name-none = nothing
tks-name-discard = discard
tks-name-draw = draw
tks-name-two = two
tks-name-keep = keep one
tks-name-play = play
tks-name-take = take
tks-name-done = no more
tks-reconstruction = How many shares a certificate shows is a reconstruction; the printed game may differ.
