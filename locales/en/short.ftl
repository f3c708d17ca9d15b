### Each game in two minutes: a picture with three captions, and an example round.

short-title = In two minutes
short-example = An example round
short-full = The full rules

## Mogul (2002)

short-mogul-2002-picture = A blue share with a green border, a bowl of chips, and three green shares.
short-mogul-2002-1 = The revealed share: everyone scores a point for each share of its colour in front of them. The border says what may be sold.
short-mogul-2002-2 = The bowl: bid a chip to stay in, or leave and take all the chips in it.
short-mogul-2002-3 = Shares in front of you: sell them in time, because after the crash they are worth nothing.
short-mogul-2002-example-1 = A blue share with a green border is revealed. Ada has two blue shares and scores 2 points, Ben has one and scores 1.
short-mogul-2002-example-2 = Ada bids a chip, then Ben. Cleo leaves and takes both chips. Ada bids again; Ben leaves and takes that chip. Ada has won, and Ben is the runner-up.
short-mogul-2002-example-3 = Ada takes the blue share. Ben does the other thing and sells his two green shares: four green shares lie in front of all players, so each brings him 4 points.
short-mogul-2002-example-4 = Ada took the share, so she opens the next auction. It goes on like this until the crash is revealed; then the most points win.

## Mogul (2013)

short-mogul-2013-picture = A yellow share with a blue box, a bowl of chips, and three depots on a railway line.
short-mogul-2013-1 = The revealed share: everyone earns a dollar for each share of its company. The other colour is for sale and building.
short-mogul-2013-2 = The bowl: bid a chip to stay in, or leave and take all the chips in it.
short-mogul-2013-3 = Depots on one network: at the end, two earn 2 × 2 dollars, three earn 3 × 3.
short-mogul-2013-example-1 = A yellow share with a blue box is revealed. Ada has two yellow shares and earns 2 dollars.
short-mogul-2013-example-2 = Ada bids a chip, then Ben. Cleo leaves and takes both chips. Ada leaves too, but the bowl is empty now. Ben has won, and Ada is the runner-up.
short-mogul-2013-example-3 = Ben sells nothing and puts up his third depot on the blue network instead: at the end the three will earn him 9 dollars.
short-mogul-2013-example-4 = Ada must take the yellow share, and opens the next auction. It goes on like this until the crash is revealed; then depots, shares and chips pay, and the most dollars win.

## Moguli

short-moguli-picture = The board from the side: a pawn walks over a tile, dives through a gate, passes beneath another pawn, and comes up again.
short-moguli-1 = A pawn walks over the tiles, from gate to gate, as far as the paths join.
short-moguli-2 = It dives through a gate and must pass beneath another pawn, anybody’s.
short-moguli-3 = It comes up at a free gate and may walk on. Four pawns on the other side win.
short-moguli-example-1 = Ada turns a tile by 90 degrees. Now its lower path leads beneath one of Ben’s pawns.
short-moguli-example-2 = She moves: her pawn dives, passes beneath Ben’s pawn, and comes up two tiles further on.
short-moguli-example-3 = Because it was an opposing pawn, Ada may turn one more tile as a bonus. She cuts a path that Ben needs.
short-moguli-example-4 = Ben may not turn the tiles that Ada has just turned. He turns another, moves a pawn, and it is Ada’s turn again.

## Take Stock

short-take-stock-picture = Two columns of cards with their prices, 7 for oil and 10 for corn with a split, and a certificate of three oil shares worth 21 points.
short-take-stock-1 = A column: its highest card is the price of the stock.
short-take-stock-2 = A split: it takes the highest card away, but the price counts double.
short-take-stock-3 = A certificate: when the round ends, its shares times the price are your points.
short-take-stock-example-1 = Ada draws a card. Oil stands at 4; she plays the oil 7, and its price rises to 7.
short-take-stock-example-2 = Ben draws, saves the oil 9 as a certificate of three shares, and discards another card. Today that would be 3 × 7 = 21 points.
short-take-stock-example-3 = Cleo discards a card to play the market and draws two events. She chooses the crash of oil: the 7 goes, the price falls back to 4, and Ben’s certificate is worth only 12.
short-take-stock-example-4 = Later Ada plays an 11: the market closes, and the certificates are scored. After four rounds the highest total wins.
