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
    [yes] Deine Figur ging unter einer gegnerischen hindurch: Du darfst noch ein Plättchen drehen.
   *[no] Die Figur von { $name } ging unter einer gegnerischen hindurch: { $name } darf noch ein Plättchen drehen.
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
mog-event-stalled = { $stall ->
    [unmoved] { $turns ->
        [one] { $turns } Zug ohne Figurenzug.
       *[other] { $turns } Züge in Folge ohne Figurenzug.
    }
    [unable_even_turning] { $turns ->
        [one] { $turns } Zug, in dem keine Figur ziehen konnte, auch nicht nach einer Drehung.
       *[other] { $turns } Züge in Folge, in denen keine Figur ziehen konnte, auch nicht nach einer Drehung.
    }
   *[unable] { $turns ->
        [one] { $turns } Zug, in dem keine Figur ziehen konnte.
       *[other] { $turns } Züge in Folge, in denen keine Figur ziehen konnte.
    }
 }
mog-event-last_turn = { $self ->
    [yes] Du hast noch einen letzten Zug.
   *[no] { $name } hat noch einen letzten Zug.
 }
mog-event-turn = { $self ->
    [yes] Du bist am Zug.
   *[no] { $name } ist am Zug.
 }
mog-event-turn-auto = Du hattest nichts mehr zu tun, also endete dein Zug automatisch.
mog-event-stalled-auto = Du hattest nichts mehr zu tun, also endete dein Zug automatisch; er zählt für das Ende einer festgefahrenen Partie ({ $turns } in Folge).
mog-event-bound = { $self ->
    [yes] Bis zwei Tore deiner Startreihe frei sind, muss eine Figur sie verlassen, sobald eine kann.
   *[no] Bis zwei Tore der Startreihe von { $name } frei sind, muss eine Figur sie verlassen, sobald eine kann.
 }
mog-event-end = { $why ->
    [across] { $self ->
        [yes] Vier Figuren sind drüben. Du gewinnst.
       *[no] Vier Figuren sind drüben. { $name } gewinnt.
    }
    [stall] { $self ->
        [yes] { $stall ->
            [unmoved] { $stalled } Züge lang hat niemand eine Figur gezogen. Du gewinnst.
            [unable_even_turning] { $stalled } Züge lang konnte niemand ziehen, auch nicht durch Drehen. Du gewinnst.
           *[unable] { $stalled } Züge lang konnte niemand ziehen. Du gewinnst.
        }
       *[no] { $stall ->
            [unmoved] { $stalled } Züge lang hat niemand eine Figur gezogen. { $name } gewinnt.
            [unable_even_turning] { $stalled } Züge lang konnte niemand ziehen, auch nicht durch Drehen. { $name } gewinnt.
           *[unable] { $stalled } Züge lang konnte niemand ziehen. { $name } gewinnt.
        }
    }
   *[limit] { $self ->
        [yes] Das war Zug { $round }, der letzte. Du gewinnst.
       *[no] Das war Zug { $round }, der letzte. { $name } gewinnt.
    }
 }
mog-event-end-shared = { $why ->
    [across] Vier Figuren sind drüben. Unentschieden.
    [stall] { $stall ->
        [unmoved] { $stalled } Züge lang hat niemand eine Figur gezogen. Unentschieden.
        [unable_even_turning] { $stalled } Züge lang konnte niemand ziehen, auch nicht durch Drehen. Unentschieden.
       *[unable] { $stalled } Züge lang konnte niemand ziehen. Unentschieden.
    }
   *[limit] Das war Zug { $round }, der letzte. Unentschieden.
 }

## Warum nicht?

mog-why-not_your_turn = Du bist nicht am Zug.
mog-why-over = Das Spiel ist zu Ende.
mog-why-swap_pending = Zuerst kommen die Startreihen: Tausche deine oder behalte sie.
mog-why-no_swap = Startreihen werden nur vor dem ersten Zug getauscht.
mog-why-must_free = Weniger als zwei Tore deiner Startreihe sind frei: Zieh zuerst eine Figur heraus.
mog-why-must_move = Eine deiner Figuren kann ziehen, also muss sie es.
mog-why-rotated = Du hast schon ein Plättchen gedreht; ein weiteres darfst du nur drehen, wenn du unter einer gegnerischen Figur hindurchgezogen bist.
mog-why-no_bonus = Deine Figur ging unter keiner gegnerischen hindurch, also darfst du kein zweites Plättchen drehen.
mog-why-bonus_used = Auch dein Bonusplättchen hast du schon gedreht.
mog-why-barred = Dieses Plättchen hat dein Gegner gerade gedreht.
mog-why-keeps_bound = Nach dieser Drehung könnte keine Figur deine Startreihe verlassen, und jetzt kann es noch eine.
mog-why-keeps_still = Nach dieser Drehung könnte keine deiner Figuren ziehen, und eine muss.
mog-why-moved = In diesem Zug hast du schon eine Figur bewegt.
mog-why-no_pawn = Dort steht keine deiner Figuren.
mog-why-occupied = Dort steht eine andere Figur.
mog-why-no_way = Kein Weg führt dorthin: oben, unter einer anderen Figur hindurch und wieder oben.
mog-why-same_gate = Ein Figurenzug darf nicht enden, wo er begann.
mog-why-bound = Weniger als zwei Tore deiner Startreihe sind frei: Eine Figur muss diese Reihe verlassen.
mog-why-stuck = Weniger als zwei Tore deiner Startreihe sind frei, und keine Figur kann sie verlassen: Keine darf ziehen.
mog-why-home_full = Weniger als zwei Tore deiner Startreihe wären frei.
mog-why-must_turn = Weniger als zwei Tore deiner Startreihe sind frei: Drehe zuerst ein Plättchen so, dass eine Figur sie verlassen kann.
mog-why-opens_none = So könnte keine Figur deine Startreihe verlassen; nach der Drehung eines anderen Plättchens schon.

## Was zu entscheiden ist

mog-turn-swap = Tausche deine Startreihe oder behalte sie.
mog-turn-both = Drehe ein Plättchen und ziehe eine Figur, in beliebiger Reihenfolge.
mog-turn-tile = Du darfst ein Plättchen drehen oder den Zug beenden.
mog-turn-pawn = Du darfst eine Figur ziehen oder den Zug beenden.
mog-turn-bonus = Bonus: Du darfst noch ein Plättchen drehen.
mog-turn-bound = Eine Figur muss deine Startreihe verlassen.
mog-turn-stuck = Deine Startreihe ist versperrt: Drehe ein Plättchen oder beende den Zug.
mog-turn-open = Drehe { $tiles }: Dann kann eine Figur deine Startreihe verlassen.
mog-turn-way = Drehe { $tiles }, um einen Weg zu öffnen, oder beende den Zug.
mog-other-tile = ein anderes hervorgehobenes Plättchen
mog-turn-must = Eine deiner Figuren muss in diesem Zug ziehen.
mog-turn-must-pawn = Jetzt muss eine deiner Figuren ziehen.
mog-turn-end = Es gibt nichts mehr zu tun: Beende deinen Zug.
mog-wait-swap = { $name } wählt eine Startreihe.
mog-wait-play = { $name } ist am Zug.

## Das Brett

mog-board = Das Brett: 35 Plättchen
mog-tile = { $gate }: oben { $over }, unten { $under }
mog-sides-NE = nach Norden und Osten
mog-sides-NW = nach Norden und Westen
mog-sides-SE = nach Süden und Osten
mog-sides-SW = nach Süden und Westen
mog-tile-pawn = { $self ->
    [yes] deine Figur
   *[no] Figur von { $name }
 }
mog-tile-barred = darf jetzt nicht gedreht werden
mog-tile-opens = eine Drehung um { $degrees } Grad öffnet einen Weg
mog-tile-advised = Tipp: { $move }
mog-below = Die Welt darunter
mog-below-hint = Die Welt darunter zeigen: drücken, oder für einen Blick halten (U)
mog-flip = Das Brett von der anderen Seite sehen

## Drehen und ziehen

mog-turn-any = Ein Plättchen drehen
mog-turn-again = Bonus: ein Plättchen drehen
mog-turn-which = Welches Plättchen?
mog-turn = { $gate } drehen
mog-turn-opens = { $gate } drehen: öffnet einen Weg
mog-turn-by = { $gate } um { $degrees } Grad im Uhrzeigersinn drehen
mog-turn-left = Eine Vierteldrehung nach links
mog-turn-right = Eine Vierteldrehung nach rechts
mog-leave = Lassen, wie es war
mog-degrees = { $degrees }°
mog-opens = öffnet { $ways }
mog-closes = schließt { $ways }
mog-nothing-changes = ändert keinen deiner Züge
mog-change = { $opened ->
    [0] { $closed ->
        [0] ändert nichts
       *[other] schließt { $closed }
    }
   *[other] { $closed ->
        [0] öffnet { $opened }
       *[other] öffnet { $opened }, schließt { $closed }
    }
 }
mog-looked = { $gate } um { $degrees }°: { $change }
mog-and-other = { $own } · { $name }: +{ $opened } −{ $closed }
mog-said-pawn = Figur von { $from } nach { $to } bewegen
mog-move = Figur auf { $gate }
mog-to = Nach { $gate }
mog-with-bonus = Bonus: noch eine Drehung
mog-fourth = Die vierte Figur am Ziel
mog-end = Zug beenden
mog-duty = Bis zwei Tore deiner Startreihe frei sind, muss eine Figur sie verlassen, sobald eine kann: Jetzt kann eine.
mog-duty-turn = So wie die Plättchen liegen, kann keine Figur deine Startreihe verlassen: Drehe zuerst eines, das eine hinauslässt.
mog-stuck = { $turn ->
    [yes] So wie die Plättchen liegen, kann keine Figur deine Startreihe verlassen, und vorher darf keine andere ziehen: Du kannst nur drehen.
   *[no] So wie die Plättchen liegen, kann keine Figur deine Startreihe verlassen, und vorher darf keine andere ziehen.
 }
mog-swap-lead = Vor dem Rennen darfst du die fünf Plättchen deiner Startreihe gegen die einer mittleren Reihe tauschen; keins wird gedreht.
mog-swap = Reihe { $row }
mog-keep = Deine behalten

## Das Rennen

mog-race = Das Rennen
mog-across = { $count } von { $needed } Figuren am Ziel
mog-way-up = von Reihe 1 nach Reihe 7
mog-way-down = von Reihe 7 nach Reihe 1
mog-pawn-on = Eine Figur auf { $gate }
mog-pawn-across = Eine Figur auf { $gate }, am Ziel
mog-before = Vor dem ersten Zug
mog-round = { $most ->
    [0] Zug { $round }
   *[other] Zug { $round } von { $most }
 }
mog-last-turn = Der letzte Zug
mog-used = In diesem Zug
mog-step-rotate = Plättchen drehen
mog-step-pawn = Figur ziehen
mog-step-bonus = Bonus: noch eins drehen
mog-step-used = erledigt
mog-step-open = noch offen
mog-stalled = { $stall ->
    [unmoved] Züge in Folge ohne Figurenzug: { $turns } von { $most }; danach endet das Spiel.
    [unable_even_turning] Züge in Folge, in denen keine Figur ziehen konnte, auch nicht nach einer Drehung: { $turns } von { $most }; danach endet das Spiel.
   *[unable] Züge in Folge, in denen keine Figur ziehen konnte: { $turns } von { $most }; danach endet das Spiel.
 }
mog-legend-over = Pfad oben
mog-legend-under = Pfad unten
mog-legend-barred = gerade vom Gegner gedreht: darf jetzt nicht gedreht werden
mog-legend-kept = darf nicht gedreht werden: Das würde den Weg versperren, der gegangen werden muss
mog-legend-opens = eine Drehung öffnet einer deiner Figuren einen Weg
mog-legend-cylinder = linker und rechter Rand grenzen aneinander
mog-board-legend = ══ Pfad oben · ┄┄ Pfad unten · ━━ beides · <> gerade vom Gegner gedreht
mog-ended-across = { $needed } Figuren sind am Ziel.
mog-ended-stall = { $stall ->
    [unmoved] { $turns } Züge lang hat niemand eine Figur gezogen.
    [unable_even_turning] { $turns } Züge lang konnte niemand eine Figur ziehen, auch nicht durch Drehen.
   *[unable] { $turns } Züge lang konnte niemand eine Figur ziehen.
 }
mog-ended-limit = Zug { $round } war der letzte.
mog-result-seat = Spieler
mog-result-across = Figuren am Ziel
mog-result-gates = Auf den Toren

## Tatsachen in Sätzen

mog-fact-turnable = { $count ->
    [0] Jetzt kann kein Plättchen gedreht werden.
    [one] Ein Plättchen kann gedreht werden: { $tiles }.
   *[other] { $count } Plättchen können gedreht werden: { $tiles }.
 }
mog-fact-movable = { $count ->
    [0] Jetzt kann keine Figur ziehen.
   *[other] Figuren können ziehen: { $ways }.
 }
mog-fact-way = von { $from } nach { $to }
mog-fact-row = Reihe { $row }: { $tiles }.
mog-fact-seat = { $self ->
    [yes] Du: { $across }, { $way }.
   *[no] { $name }: { $across }, { $way }.
 }
mog-fact-pawns = Unterwegs: { $gates }.
mog-fact-across = Am Ziel: { $gates }.
mog-fact-used = In diesem Zug getan: { $steps }.
mog-fact-no-sale = In Moguli wird nichts verkauft.
mog-fact-unseen = In Moguli ist nichts verdeckt.
mog-text-offer = Jetzt möglich
mog-text-market = Spielfeld
