### Facts that keys speak, and the command line.

fact-key = A fact: press this, then a second key
fact-which = Which fact? Press f and ? for the list of keys.
fact-list = The list of facts, spoken
fact-keys = Press f, then { $list }; or the number of a seat.
fact-offer = What is on offer
fact-sold = What may be sold
fact-mine = What I have
fact-market = The market or the board
fact-unseen = What nobody has seen yet
fact-turn = Whose turn it is
fact-news = What has happened since my last turn
fact-no-news = Nothing has happened since your last turn.
fact-none = There is nothing to say about that now.
fact-waiting = The game has not begun.
fact-no-seat = You have no seat in this game.
fact-unsaid = This game has no sentence for that.
fact-you = { $name }, you
fact-seat = { $how ->
    [none] Seat { $number }: { $name }.
   *[other] Seat { $number }: { $name }, { $how }.
 }

command-key = Command line
command-title = Command line
command-label = Your move or question
command-lead = Type a move, its first letters or its number in the list; “help” lists everything else.
command-help = Type a move by its words, their first letters or its number in the list: “s2” is “sell 2”. Enter alone plays the only move. “moves” lists the moves. “why” and a move explains it. “rules” opens the rules. “table” says everything. “offer”, “sold”, “mine”, “market”, “unseen”, “turn”, “news” and “seat 2” say one fact, “f” and a letter, too. “hint” gives a hint. “undo” takes back your last move. “quit” closes this window.
command-several = “{ $typed }” could be several moves.
command-count = { $count ->
    [one] There is one move.
   *[other] There are { $count } moves.
 }
command-move = { $name ->
    [none] { $number }: { $move }.
   *[other] { $number }: { $move }, { $name }.
 }
command-group = { $number }: { $move } and more, { $count } moves.
command-no-number = The list has no number { $number }; “moves” lists the moves.
command-legal = { $effect ->
    [none] You may do that: { $name }.
   *[other] You may do that: { $name }, { $effect }.
 }
command-denied = You may not do that now: { $name }.
command-unknown = “{ $typed }” is not a move.
command-past = There are no moves in a replay, but facts.
command-not-now = You cannot move now.
command-no-hint = There are hints when it is your turn and all others are bots.
command-no-undo = There is no move that you could take back.
command-plays = Played: { $move }.
