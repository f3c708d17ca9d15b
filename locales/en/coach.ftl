### The coach: what Agatha, a bot partner, says when it matters for the first time.

## The bubble

coach = Coach
coach-role = your partner and coach
coach-says = Agatha: { $text }
coach-next = Next
coach-got-it = Got it
coach-off = Switch the coach off
coach-again = Say that again
coach-quiet = Nothing new: go ahead. I’ll speak up when something matters.
coach-key = The coach’s next hint

## Mogul (2002)

coach-m02-goal = Welcome! I’m Agatha. { $here ->
    [yes] I’ll play along
   *[no] I’ll look over your shoulder
 } and tell you what matters. This track shows everybody’s points: whoever has the most at the end wins.
coach-m02-share = This share has just turned up. It paid everybody a point for each { $company } share in front of them. { $own ->
    [0] You have none yet.
    [one] You have one.
   *[other] You have { $own }.
 }
coach-m02-chips = { $chips ->
    [one] This is your last chip.
   *[other] Here are your { $chips } chips.
 } They pay for auctions. { $open ->
    [yes] At this table everybody sees how many each has.
   *[no] Nobody else sees how many you have.
 }
coach-m02-loan = Before each auction you may borrow: two chips for two points. That is dear: do it only when you are short of chips.
coach-m02-auction = Now we bid for this share. Put a chip into the bowl and you stay in. Leave, and you take everything in the bowl. Whoever is left last wins the auction.
coach-m02-empty = The bowl is empty: leave now and you go away with nothing. A chip of yours keeps you in while it fills.
coach-m02-full = The bowl holds { $chips } chips. Leave now and they are all yours. That is often better than winning!
coach-m02-broke = You are almost out of chips, and whoever has none must leave. Another time, get out while the bowl is full.
coach-m02-won = You have won! Take the share, which pays you whenever { $company } turns up. Or sell: not this one, but what you have of { $sale }, the company on its border.
coach-m02-sale = Each of your { $sale } shares brings { $price ->
    [one] one point
   *[other] { $price } points
 } now: a point for every { $sale } share that lies in front of us all. What you sell is gone for good.
coach-m02-nothing = You have nothing to sell here, and yet you may choose to sell nothing: then the runner-up has to take the share and cannot sell either.
coach-m02-second = You were the last to leave, so you are the runner-up: you do what the winner left over.
coach-m02-start = You took the last share, so you open this auction. Mind: if you leave at once, you find an empty bowl.
coach-m02-deck = Cards left: { $left }. The crash is one of the bottom five, and nobody knows which.
coach-m02-market = The market counts for you: how many shares of a company lie in front of us all, and how many are still to come. Many in front make a high price.
coach-m02-orders = Tired of pressing? Give a standing order, such as: stay in until the bowl holds six. Only you can see it.
coach-m02-near = { $whole ->
    [one] Now it gets hot: the next card is the crash.
   *[other] Now it gets hot: the next card is the crash with a chance of 1 in { $whole }.
 } After it shares are worth nothing. Sell while you can!
coach-m02-end = The crash! Shares are only paper now, but every five chips still make a point. Well played. Shall we go again?

## Mogul (2013)

coach-m13-goal = Welcome! I’m Agatha. { $here ->
    [yes] I’ll play along
   *[no] I’ll look over your shoulder
 } and tell you what matters. Until the crash we earn dollars with shares and by selling them; then our depots at these stations pay.
coach-m13-share = This share has just turned up. It paid everybody a dollar for each { $company } share in front of them. { $own ->
    [0] You have none.
    [one] You have one.
   *[other] You have { $own }.
 }
coach-m13-chips = { $chips ->
    [one] This is your last chip.
   *[other] Here are your { $chips } chips.
 } They pay for auctions. { $open ->
    [yes] At this table everybody sees how many each has.
   *[no] Nobody else sees how many you have.
 }
coach-m13-auction = Now we bid. Put a chip into the bowl and you stay in. Leave, and you take everything in the bowl. Whoever is left last wins the auction.
coach-m13-empty = The bowl is empty: leave now and you go away with nothing. A chip of yours keeps you in while it fills.
coach-m13-full = The bowl holds { $chips } chips. Leave now and they are all yours. That is often better than winning!
coach-m13-credit = Nearly broke? Once in the whole game you may take the credit: three chips now for three dollars. It is never paid back.
coach-m13-won = You have won! Take { $company }, which pays dividends. Or use the sell option: sell all you have of { $box }, or put up a depot for { $box }.
coach-m13-sale = Selling means all your { $box } shares at once. Now that brings { $points ->
    [one] one dollar
   *[other] { $points } dollars
 }: the more of them lie in front of us all, the dearer each one.
coach-m13-erect = Whoever sells nothing may put up a depot instead, at any free station of { $box }. Depots pay when the crash comes.
coach-m13-crossing = { $town } belongs to two networks. A depot there counts for both.
coach-m13-second = You were the last to leave, so you are the runner-up: you do what the winner left over.
coach-m13-built = As they stand now, your depots would earn { $worth ->
    [one] one dollar
   *[other] { $worth } dollars
 }. Keep them together: two on a network earn four, three earn nine. Still to put up: { $left }.
coach-m13-start = You took the last share, so you open this auction. Mind: if you leave at once, you find an empty bowl.
coach-m13-deck = Cards left: { $left }. The crash is one of the bottom four, and nobody knows which.
coach-m13-market = The market counts for you: how many shares of a company lie in front of us all, and how many are still to come. Many in front make a high price.
coach-m13-move = All your depots are on the map. Instead of putting one up you may now move one to a better place.
coach-m13-near = { $whole ->
    [one] Now it gets hot: the next card is the crash.
   *[other] Now it gets hot: the next card is the crash with a chance of 1 in { $whole }.
 } After it a share is worth just one dollar. Sell while they are dear!
coach-m13-end = The crash! Now depots pay, each share brings a dollar, and every five chips one more. Well played. Shall we go again?

## Moguli

coach-mog-goal = Welcome! I’m Agatha { $here ->
    [yes] and I’m sitting opposite you today.
   *[no] and I’m looking over your shoulder.
 } It is a race: whoever first brings { $needed } pawns onto the other’s start row wins.
coach-mog-pawns = These five pawns are yours. Each stands on a gate, the hole in the middle of a tile. A gate has room for one.
coach-mog-swap = At this table you may swap your start row with one in the middle before we begin. It is no shame to keep it.
coach-mog-board = On every tile two paths lead from the gate to two of its sides. Where the paths of neighbours meet at a side, a pawn can walk across.
coach-mog-under = There is a world below, too: this button{ $keys ->
    [yes] , or the key U,
   *[no] { "" }
 } shows it. On marked tiles its paths run as above, on the others to the other two sides.
coach-mog-walk = A move goes over, under, over. Walk on top if you like, dive through a gate, walk below, come up at another free gate, and walk on if you like.
coach-mog-beneath = The trick of it: while below, your pawn must pass beneath at least one pawn, whoever’s it is. With nobody to pass beneath there is no move.
coach-mog-turn = Your turn! You may turn one tile and move one pawn, in whichever order. When you have done enough, end the turn.
coach-mog-duty = Your start row is crowded. Until { $wanted } of its gates are free, a pawn must move out of it whenever one can.
coach-mog-wayout = Your start row is crowded, and no pawn can leave it. At this table you must then open a way out: first turn { $tiles ->
    [one] the tile that is marked
   *[other] one of the { $tiles } tiles that are marked
 }, then move the pawn.
coach-mog-choose = { $moves ->
    [one] There is one move for your pawns.
   *[other] There are { $moves } moves for your pawns.
 } Choose a pawn, and you see how far it gets.
coach-mog-stuck = None of your pawns can move now. Turn a tile: perhaps that opens a way.
coach-mog-rotate = You may still turn a tile: open the way for your next pawn, or close one to your rival.
coach-mog-tempting = Look: one of these moves passes beneath one of your rival’s pawns. That earns you another rotation at the end of your turn.
coach-mog-bonus = Your pawn passed beneath your rival’s! As a bonus you may turn one tile more than usual.
coach-mog-barred = Your rival has just turned { $tile }. You cannot turn that tile back in this turn.
coach-mog-across = { $across ->
    [one] Your first pawn is across!
   *[other] { $across } of your pawns are across!
 } You need { $needed }. A pawn that is across may stay there, or leave again.
coach-mog-behind = Careful: your rival needs only one more pawn. Close the paths if you can!
coach-mog-winning = Look closely: one of these moves brings your pawn number { $needed } across!
coach-mog-last = Your rival’s fourth pawn is across, but you moved second, so you have one last turn. If your fourth arrives now, the game is drawn.
coach-mog-end = The race is over. Well run! Shall we go again?

## Take Stock

coach-tks-goal = Welcome! I’m Agatha. { $here ->
    [yes] I’ll play along
   *[no] I’ll look over your shoulder
 } and tell you what matters. Five stocks climb and fall here. Save shares of those that will be dear when the round ends; { $rounds ->
    [one] we play one round.
   *[other] we play { $rounds } rounds.
 }
coach-tks-price = The price of a stock is the highest card in its column{ $split ->
    [yes] , counted once more for each split that lies there.
   *[no] .
 } { $price ->
    [1] A round begins with 1 for each.
   *[other] Now the dearest stands at { $price }: { $stock }.
 }
coach-tks-hand = These are your cards, { $cards } of them. With each you can raise the price of its stock, save it as a certificate that pays when the round ends, or discard it for something else.
coach-tks-turn = Your turn. You have drawn a card already; now do one thing: raise a price, save a card, or play the market for an event. Nobody may pass.
coach-tks-raise = To raise, play a card that is higher than the top of its column, by 4 at most. The highest you can reach: { $stock } at { $price }.
coach-tks-save = To save, lay a card before you and discard another. Only saved cards pay when the round ends, so do not wait too long.
coach-tks-weigh = As prices are now, your certificates bring { $worth ->
    [one] one point
   *[other] { $worth } points
 }. But each save leaves you a card less for the rest of the round.
coach-tks-limit = You have { $count ->
    [one] one certificate
   *[other] { $count } certificates
 }. You may save more only while you have fewer than the longest column has cards, splits counted: { $limit } now. Raise prices first.
coach-tks-events = To play the market, discard a card and draw events: two, of which one happens at once, or one that you keep secretly for later.
coach-tks-choose = Two events! Choose the one that suits you: it happens at once. The other is put aside, and nobody sees it.
coach-tks-kept = You keep { $count ->
    [one] an event
   *[other] { $count } events
 }. In a later turn you may discard a card and play one, just when it hurts, or helps.
coach-tks-event = This event asks something of you. Choose here what happens.
coach-tks-split = A split lies on a column: its highest card counts twice now. A second one would make it three times.
coach-tks-frozen = A column is frozen: it can be neither raised nor audited nor split, until a crash or another freeze thaws it.
coach-tks-tokens = You have { $tokens ->
    [one] one option
   *[other] { $tokens } options
 }. Each saves one more card when a round is over. But they must last for the whole game.
coach-tks-closing = You can end the round: an 11 or a 12 closes the market at once. Fine, if your certificates are dear!
coach-tks-soon = Somebody has hardly any cards left. Whoever discards the last one ends the round. Have you saved enough?
coach-tks-bell = The market may close soon. Events above “market closed”: { $left }.
coach-tks-options = The round is over. Each option saves one more card from your hand, at today’s price. You have { $tokens }. Rounds still to come: { $rounds }.
coach-tks-second = A new round with fresh cards; every price begins again at 1. Your points so far: { $points }. Rounds to play, this one included: { $rounds }.
coach-tks-end = The final bell! Whoever has the most points wins. Well played. Shall we go again?
