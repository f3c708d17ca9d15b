### Standing orders that hold until cancelled. Only their owner sees them.

orders-lead = { $lines ->
    [0] Your orders answer for you, until you cancel them.
   *[other] The first line that fits decides for you, until you cancel it.
  } Nobody else sees your orders. They count from the next event on: what you are being asked now, you answer yourself. After { $chain } moves in a row they ask you.
orders-line = Line { $number }
orders-add = Add a line
orders-remove = Remove
orders-general = In all other cases
orders-save = Save the orders
orders-cancel = Cancel all orders
orders-executed = What your orders have played
orders-asks = Your orders ask you: { $why }
orders-preview-plays = At the table as it is: { $move }. { $why }
orders-preview-bot = At the table as it is, the bot would decide.
orders-preview-asks = At the table as it is, you would be asked: { $why }
orders-preview-later = At the table as it is, they would have nothing to decide.

## Fields
orders-field-companies = For shares of these companies (none ticked: all)
orders-field-sales = If these may be sold (none ticked: all)
orders-field-owned = If I own at least so many of the company
orders-field-chips = Bid while I have more chips than
orders-field-others = Bid while the others still in are at most
orders-field-bowl = Bid until the bowl holds
orders-field-then = Then
orders-field-win = If I win the auction
orders-field-option = If only the other option is left to me
orders-field-sites = Build at the first free one of these (codes)
orders-field-otherwise = If no line fits
orders-field-loan_below = Borrow while I have fewer chips than
orders-field-options = Options at the end of a round
orders-field-discard = When I must discard for a bear
orders-field-keep = Stocks that are never discarded
orders-value-ask = ask me
orders-value-leave = leave
orders-value-take = take the share
orders-value-sell = sell all I can
orders-value-build = build
orders-value-nothing = do nothing
orders-value-best = the cards that pay most
orders-value-none = none
orders-value-least = the card that pays least

## Play for me
orders-bot = Play for me until I am back
orders-bot-lead = A bot decides what no order decides, until you make a move yourself.
orders-bot-none = nobody
orders-bot-borrow = It may borrow
orders-bot-keep = It keeps so many chips

## Reasons
orders-why-given_now = you gave them while this was already open.
orders-why-chain = they have made many moves in a row.
orders-why-only = It is the only legal move.
orders-why-no_order = no order is about this.
orders-why-no_line = No line fits.
orders-why-no_loan_order = no order is about loans.
orders-why-loan = You have fewer chips than your limit.
orders-why-decline = You have enough chips.
orders-why-bid = Your conditions hold.
orders-why-bowl = The bowl holds enough.
orders-why-chips = Your chips have fallen to your limit.
orders-why-others = Too many others are in.
orders-why-no_chip = You have no chip.
orders-why-choose = The line leaves this choice to you.
orders-why-take = You take the share.
orders-why-sell = You sell.
orders-why-build = You build.
orders-why-nothing = You do nothing.
orders-why-no_site = None of your stations is free.
orders-why-no_sell = There is nothing you could sell.
orders-why-no_nothing = Doing nothing is not allowed here.
orders-why-only_held = You hold only stocks that are never discarded.
orders-why-least = It is the card that pays least now.
orders-why-best = It pays most now.
orders-why-done = No more options.
orders-why-reply = You planned this reply.
orders-why-no_reply = Your planned reply is not possible.
orders-why-bot = A bot plays for you.

## Planned replies
orders-plan = Planned replies
orders-plan-lead = Play moves on a board: “if they play this, I answer that”. At most { $nodes } moves, { $deepest } in a row. Nothing is played at the table.
orders-plan-moves = { $known ->
    [no] { $moves }.
   *[yes] { $self ->
        [yes] You: { $moves }.
       *[no] { $name }: { $moves }.
     }
 }
orders-plan-start = The board is that of the table as it is. Play the first move.
orders-plan-over = The game is over here.
orders-plan-begin = Plan on the board
orders-plan-show = Show
orders-plan-back = Back one move
orders-plan-again = From the beginning
orders-plan-close = Close the board
orders-plan-full = The last move was not added: a plan has at most { $nodes } moves, { $deepest } in a row.
