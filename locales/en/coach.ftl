### The coach: what Agatha, a bot partner, says when it matters for the first time.

## The bubble

coach = Coach
coach-role = { $here ->
    [yes] plays along and explains
   *[no] explains the game
 }
coach-says = Agatha: { $text }
coach-next = Next
coach-got-it = Got it
coach-off = Turn the coach off
coach-again = Say that again
coach-quiet = Nothing new, so go ahead. I’ll speak up when something matters.
coach-key = The coach’s next hint

## Mogul (2002)

coach-m02-goal = Hello, I’m Agatha. { $here ->
    [yes] I’ll play along
   *[no] I’ll look over your shoulder
 } and tell you what matters. This track shows everyone’s points: the player with the most at the end wins.
coach-m02-share = This share has just turned up. It paid everyone a point for each { $company } share in front of them. { $own ->
    [0] You have none yet.
    [one] You have one.
   *[other] You have { $own }.
 }
coach-m02-chips = { $chips ->
    [one] This is your last chip.
   *[other] Here are your { $chips } chips.
 } They pay for auctions. { $open ->
    [yes] At this table everyone sees how many each player has.
   *[no] Nobody else sees how many you have.
 }
coach-m02-loan = Before each auction you may borrow: two chips for two points. That is expensive, so do it only when you are short of chips.
coach-m02-auction = Now we bid for this share. Put a chip into the bowl and you stay in. Leave, and you take everything in the bowl. The last player in wins the auction.
coach-m02-empty = The bowl is empty: leave now and you get nothing. Bid a chip to stay in while it fills.
coach-m02-full = The bowl holds { $chips } chips. Leave now and they are all yours. That is often better than winning.
coach-m02-broke = You are almost out of chips, and a player without chips must leave. Another time, get out while the bowl is full.
coach-m02-won = You have won. Take the share, which pays you whenever { $company } turns up. Or sell: not this share, but your shares of { $sale }, the company on its border.
coach-m02-sale = Each of your { $sale } shares brings { $price ->
    [one] one point
   *[other] { $price } points
 } now: a point for every { $sale } share in front of all players. What you sell is gone for good.
coach-m02-nothing = You have nothing to sell here, but you may still choose to sell nothing: then the runner-up has to take the share and cannot sell either.
coach-m02-second = You were the last to leave, so you are the runner-up: you do whatever the winner did not choose.
coach-m02-start = You took the last share, so you open this auction. Careful: if you leave at once, the bowl is empty.
coach-m02-deck = Cards left: { $left }. The crash is one of the bottom five, and nobody knows which.
coach-m02-market = The market counts for you how many shares of each company lie in front of all players, and how many are still to come. Many in front make a high price.
coach-m02-orders = Tired of clicking? Give a standing order, such as: stay in until the bowl holds six. Only you can see it.
coach-m02-near = { $whole ->
    [one] It is getting hot: the next card is the crash.
   *[other] It is getting hot: the chance that the next card is the crash is 1 in { $whole }.
 } After it, shares are worth nothing. Sell while you can.
coach-m02-end = The crash has come. Shares are only paper now, but every five chips are still worth a point. Well played. Shall we go again?

## Mogul (2013)

coach-m13-goal = Hello, I’m Agatha. { $here ->
    [yes] I’ll play along
   *[no] I’ll look over your shoulder
 } and tell you what matters. Until the crash we earn dollars with shares and by selling them; then our depots at these stations pay.
coach-m13-share = This share has just turned up. It paid everyone a dollar for each { $company } share in front of them. { $own ->
    [0] You have none.
    [one] You have one.
   *[other] You have { $own }.
 }
coach-m13-chips = { $chips ->
    [one] This is your last chip.
   *[other] Here are your { $chips } chips.
 } They pay for auctions. { $open ->
    [yes] At this table everyone sees how many each player has.
   *[no] Nobody else sees how many you have.
 }
coach-m13-auction = Now we bid. Put a chip into the bowl and you stay in. Leave, and you take everything in the bowl. The last player in wins the auction.
coach-m13-empty = The bowl is empty: leave now and you get nothing. Bid a chip to stay in while it fills.
coach-m13-full = The bowl holds { $chips } chips. Leave now and they are all yours. That is often better than winning.
coach-m13-credit = Nearly broke? Once in the whole game you may take the credit: three chips now for three dollars. It is never paid back.
coach-m13-won = You have won. Take { $company }, which pays dividends. Or sell all your { $box } shares, or put up a depot for { $box }.
coach-m13-sale = Selling means all your { $box } shares at once. That would bring { $points ->
    [one] one dollar
   *[other] { $points } dollars
 } now: the more of them lie in front of all players, the more each is worth.
coach-m13-erect = If you sell nothing, you may put up a depot instead, at any free station of { $box }. Depots pay when the crash comes.
coach-m13-crossing = { $town } belongs to two networks. A depot there counts for both.
coach-m13-second = You were the last to leave, so you are the runner-up: you do whatever the winner did not choose.
coach-m13-built = As they stand now, your depots would earn { $worth ->
    [one] one dollar
   *[other] { $worth } dollars
 }. Keep them together: two on a network earn four, three earn nine. Still to put up: { $left }.
coach-m13-start = You took the last share, so you open this auction. Careful: if you leave at once, the bowl is empty.
coach-m13-deck = Cards left: { $left }. The crash is one of the bottom four, and nobody knows which.
coach-m13-market = The market counts for you how many shares of each company lie in front of all players, and how many are still to come. Many in front make a high price.
coach-m13-move = All your depots are on the map. Instead of putting one up, you may now move one to a better place.
coach-m13-near = { $whole ->
    [one] It is getting hot: the next card is the crash.
   *[other] It is getting hot: the chance that the next card is the crash is 1 in { $whole }.
 } After it, a share is worth just one dollar. Sell while prices are high.
coach-m13-end = The crash has come. Now depots pay, each share brings a dollar, and every five chips one more. Well played. Shall we go again?

## Moguli

coach-mog-goal = Hello, I’m Agatha, { $here ->
    [yes] and I’m your opponent today.
   *[no] and I’m looking over your shoulder.
 } It is a race: the first to bring { $needed } pawns onto the other player’s start row wins.
coach-mog-swap = At this table you may swap your start row with one in the middle before we begin. Keeping it is fine, too.
coach-mog-board = On every tile two paths lead from the gate to two of its sides. Where the paths of neighbouring tiles meet, a pawn can walk across.
coach-mog-marks = On marked tiles the paths below run as above, on the others to the other two sides. A gate has room for one pawn.
coach-mog-under = There is a world below, too: this button{ $keys ->
    [yes] , or the key U,
   *[no] { "" }
 } shows it. A pawn walks over the tiles, dives through a gate, must pass beneath at least one pawn there, comes up at a free gate, and may walk on.
coach-mog-turn = Your turn. You may turn one tile and move one pawn, in either order. When you are done, end the turn.
coach-mog-duty = Until { $wanted } gates of your start row are free, a pawn must leave it whenever one can. Now one can: choose it to see how far it goes.
coach-mog-wayout = As the tiles lie, no pawn can leave your start row. Turn { $tiles ->
    [one] the green tile
   *[other] one of the { $tiles } green tiles
 }: that opens a path. Then move the pawn.
coach-mog-choose = { $moves ->
    [one] There is one move for your pawns.
   *[other] There are { $moves } moves for your pawns.
 } Choose a pawn to see how far it can go.
coach-mog-stuck = None of your pawns can move now. { $green ->
    [yes] Turn a green tile: that opens a path.
   *[no] You may turn a tile all the same.
 }
coach-mog-rotate = You may still turn a tile: open the way for your next pawn, or block one for your rival.
coach-mog-tempting = Look: one of these moves passes beneath one of your rival’s pawns. That lets you turn one more tile at the end of your turn.
coach-mog-bonus = Your pawn passed beneath one of your rival’s. As a bonus you may turn one more tile.
coach-mog-barred = Your rival has just turned { $tile }. You cannot turn that tile this turn.
coach-mog-across = { $across ->
    [one] Your first pawn is across.
   *[other] { $across } of your pawns are across.
 } You need { $needed }. A pawn that is across may stay there, or leave again.
coach-mog-behind = Careful: your rival needs only one more pawn. Close the paths if you can.
coach-mog-winning = Look closely: one of these moves brings pawn number { $needed } across.
coach-mog-last = Your rival’s fourth pawn is across, but you moved second, so you have one last turn. If your fourth arrives now, the game is drawn.
coach-mog-end = The race is over. Well run. Shall we go again?

## Take Stock

coach-tks-goal = Hello, I’m Agatha. { $here ->
    [yes] I’ll play along
   *[no] I’ll look over your shoulder
 } and tell you what matters. Five stocks rise and fall here. Save shares of those that will be worth most when the round ends; { $rounds ->
    [one] we play one round.
   *[other] we play { $rounds } rounds.
 }
coach-tks-price = The price of a stock is the highest card in its column{ $split ->
    [yes] , counted once more for each split that lies there.
   *[no] .
 } { $price ->
    [1] Each round begins with a price of 1 for every stock.
   *[other] The highest price is now { $price }: { $stock }.
 }
coach-tks-hand = These are your { $cards } cards. With each one you can raise the price of its stock, save it as a certificate that pays when the round ends, or discard it for something else.
coach-tks-turn = Your turn. You have drawn a card already; now do one thing: raise a price, save a card, or play the market for an event. Nobody may pass.
coach-tks-raise = To raise a price, play a card that is higher than the top of its column, by at most 4. The highest you can reach: { $stock } at { $price }.
coach-tks-save = To save a card, lay it in front of you and discard another. Only saved cards pay when the round ends, so do not wait too long.
coach-tks-weigh = At today’s prices your certificates bring { $worth ->
    [one] one point
   *[other] { $worth } points
 }. But each one you save leaves you with one card fewer for the rest of the round.
coach-tks-limit = You have { $count ->
    [one] one certificate
   *[other] { $count } certificates
 }. You may save more only while you have fewer than the longest column has cards, counting splits: { $limit } now. Raise prices first.
coach-tks-events = To play the market, discard a card and draw events: two, of which one happens at once, or one that you keep secretly for later.
coach-tks-choose = Two events. Choose the one that suits you: it happens at once. The other is put aside, and nobody sees it.
coach-tks-kept = You keep { $count ->
    [one] an event
   *[other] { $count } events
 }. In a later turn you may discard a card and play one, when it helps you or hurts the others most.
coach-tks-event = This event needs a decision from you. Choose here what happens.
coach-tks-split = A split lies on a column: its highest card now counts twice. With a second split it would count three times.
coach-tks-frozen = A column is frozen: it can be neither raised nor audited nor split, until a crash or another freeze thaws it.
coach-tks-tokens = You have { $tokens ->
    [one] one option
   *[other] { $tokens } options
 }. Each lets you save one more card when a round is over. But they must last for the whole game.
coach-tks-closing = You can end the round: an 11 or a 12 closes the market at once. That is fine if your certificates are worth a lot.
coach-tks-soon = Somebody has hardly any cards left. A player who discards the last one ends the round. Have you saved enough?
coach-tks-bell = The market may close soon. Events above “market closed”: { $left }.
coach-tks-options = The round is over. Each option saves one more card from your hand, at today’s price. Your options: { $tokens }. Rounds still to come: { $rounds }.
coach-tks-second = A new round with fresh cards; every price begins again at 1. Your points so far: { $points }. Rounds to play, including this one: { $rounds }.
coach-tks-end = The final bell. The player with the most points wins. Well played. Shall we go again?
