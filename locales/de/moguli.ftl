### Moguli: was geschah, und warum nicht.

## Was geschah

mog-event-start = { $self ->
    [yes] Du bist zuerst am Zug.
   *[no] { $name } ist zuerst am Zug.
 }
mog-event-swap = { $self ->
    [yes] Du tauschst deine Startreihe mit Reihe { $row }.
   *[no] { $name } tauscht die Startreihe mit Reihe { $row }.
 }
mog-event-keep = { $self ->
    [yes] Du behältst deine Startreihe.
   *[no] { $name } behält die Startreihe.
 }
mog-event-rotate = { $bonus ->
    [yes] { $self ->
        [yes] Bonus: Du drehst { $tile } um { $degrees } Grad.
       *[no] Bonus: { $name } dreht { $tile } um { $degrees } Grad.
    }
   *[no] { $self ->
        [yes] Du drehst { $tile } um { $degrees } Grad.
       *[no] { $name } dreht { $tile } um { $degrees } Grad.
    }
 }
mog-event-pawn = { $self ->
    [yes] Du bewegst eine Figur von { $from } nach { $to }.
   *[no] { $name } bewegt eine Figur von { $from } nach { $to }.
 }
mog-event-earned = { $self ->
    [yes] Deine Figur ging unter einer gegnerischen hindurch: Du darfst noch einmal drehen.
   *[no] Die Figur von { $name } ging unter einer gegnerischen hindurch: Eine weitere Drehung darf folgen.
 }
mog-event-across = { $self ->
    [yes] Du hast { $pawns ->
        [one] { $pawns } Figur
       *[other] { $pawns } Figuren
    } drüben.
   *[no] { $name } hat { $pawns ->
        [one] { $pawns } Figur
       *[other] { $pawns } Figuren
    } drüben.
 }
mog-event-stalled = { $turns ->
     [one] { $turns } Zug ohne möglichen Figurenzug
    *[other] { $turns } Züge in Folge ohne möglichen Figurenzug
 }.
mog-event-last_turn = { $self ->
    [yes] Du hast noch einen letzten Zug.
   *[no] { $name } hat noch einen letzten Zug.
 }
mog-event-turn = { $self ->
    [yes] Du bist am Zug.
   *[no] { $name } ist am Zug.
 }
mog-event-bound = { $self ->
    [yes] Weniger als zwei Tore deiner Startreihe sind frei: Kann eine Figur sie verlassen, muss es eine.
   *[no] Weniger als zwei Tore der Startreihe von { $name } sind frei: Kann eine Figur sie verlassen, muss es eine.
 }
mog-event-end = { $why ->
    [across] { $self ->
        [yes] Vier Figuren sind drüben. Du gewinnst.
       *[no] Vier Figuren sind drüben. { $name } gewinnt.
    }
    [stall] { $self ->
        [yes] { $stalled } Züge lang konnte niemand ziehen. Du gewinnst.
       *[no] { $stalled } Züge lang konnte niemand ziehen. { $name } gewinnt.
    }
   *[limit] { $self ->
        [yes] Das war Zug { $round }, der letzte. Du gewinnst.
       *[no] Das war Zug { $round }, der letzte. { $name } gewinnt.
    }
 }
mog-event-end-shared = { $why ->
    [across] Vier Figuren sind drüben. Unentschieden.
    [stall] { $stalled } Züge lang konnte niemand ziehen. Unentschieden.
   *[limit] Das war Zug { $round }, der letzte. Unentschieden.
 }

## Warum nicht?

mog-why-not_your_turn = Du bist nicht am Zug.
mog-why-over = Das Spiel ist aus.
mog-why-swap_pending = Die Startreihen werden gewählt: Tausch deine oder behalte sie.
mog-why-no_swap = Startreihen werden nur vor dem ersten Zug getauscht.
mog-why-must_free = Weniger als zwei Tore deiner Startreihe sind frei: Zieh zuerst eine Figur heraus.
mog-why-must_move = Eine deiner Figuren kann ziehen, also muss sie es.
mog-why-rotated = Du hast schon ein Plättchen gedreht; ein weiteres nur, wenn du unter einer gegnerischen Figur hindurch warst.
mog-why-no_bonus = Deine Figur ging unter keiner gegnerischen hindurch: Es gibt keine zweite Drehung.
mog-why-bonus_used = Auch die Bonusdrehung hast du schon gemacht.
mog-why-barred = Dieses Plättchen hat dein Gegner eben gedreht.
mog-why-keeps_bound = Nach dieser Drehung könnte keine Figur deine Startreihe verlassen, und jetzt kann es eine.
mog-why-keeps_still = Nach dieser Drehung könnte keine deiner Figuren ziehen, und eine muss.
mog-why-moved = In diesem Zug hast du schon eine Figur bewegt.
mog-why-no_pawn = Dort steht keine deiner Figuren.
mog-why-occupied = Dort steht eine andere Figur.
mog-why-no_way = Kein Weg oben, unter einer anderen Figur hindurch und wieder oben führt dorthin.
mog-why-same_gate = Ein Figurenzug endet nicht, wo er begann.
mog-why-bound = Weniger als zwei Tore deiner Startreihe sind frei: Eine Figur muss diese Reihe verlassen.
mog-why-stuck = Weniger als zwei Tore deiner Startreihe sind frei, und keine Figur kann sie verlassen: Du kannst nur drehen.
mog-why-home_full = Weniger als zwei Tore deiner Startreihe wären frei.
