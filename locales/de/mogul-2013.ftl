### Mogul (2013): was geschah, und warum nicht.

## Was geschah

m13-event-start = { $self ->
    [yes] Du beginnst.
   *[no] { $name } beginnt.
 }
m13-event-reveal = Aufgedeckt (Gesellschaft/Kasten): { $share }.
m13-event-dividend = { $self ->
    [yes] Du verdienst { $points ->
        [one] { $points } Dollar
       *[other] { $points } Dollar
    } Dividende von { $company }.
   *[no] { $name } verdient { $points ->
        [one] { $points } Dollar
       *[other] { $points } Dollar
    } Dividende von { $company }.
 }
m13-event-credit = { $self ->
    [yes] Du nimmst deinen Kredit: { $chips } Chips für { $dollars } Dollar.
   *[no] { $name } nimmt den Kredit: { $chips } Chips für { $dollars } Dollar.
 }
m13-event-bid = { $self ->
    [yes] Du bietest einen Chip; die Schale enthält { $bowl }.
   *[no] { $name } bietet einen Chip; die Schale enthält { $bowl }.
 }
m13-event-leave = { $self ->
    [yes] { $chips ->
        [0] Du steigst aus und gehst leer aus.
        [one] Du steigst aus und nimmst { $chips } Chip.
       *[other] Du steigst aus und nimmst { $chips } Chips.
    }
   *[no] { $chips ->
        [0] { $name } steigt aus und geht leer aus.
        [one] { $name } steigt aus und nimmt { $chips } Chip.
       *[other] { $name } steigt aus und nimmt { $chips } Chips.
    }
 }
m13-event-win = { $self ->
    [yes] Du gewinnst die Versteigerung.
   *[no] { $name } gewinnt die Versteigerung.
 }
m13-event-runner_up = { $self ->
    [yes] Du bist Zweiter der Versteigerung.
   *[no] { $name } ist Zweiter der Versteigerung.
 }
m13-event-take = { $self ->
    [yes] Du nimmst die Aktie { $share }.
   *[no] { $name } nimmt die Aktie { $share }.
 }
m13-event-sell = { $self ->
    [yes] Du verkaufst { $count } × { $company } zu { $price }: { $points ->
        [one] { $points } Dollar
       *[other] { $points } Dollar
    }.
   *[no] { $name } verkauft { $count } × { $company } zu { $price }: { $points ->
        [one] { $points } Dollar
       *[other] { $points } Dollar
    }.
 }
m13-event-erect = { $self ->
    [yes] Du baust ein Depot in { $town } ({ $station }).
   *[no] { $name } baut ein Depot in { $town } ({ $station }).
 }
m13-event-move = { $self ->
    [yes] Du versetzt ein Depot von { $from } nach { $town } ({ $station }).
   *[no] { $name } versetzt ein Depot von { $from } nach { $town } ({ $station }).
 }
m13-event-nothing = { $self ->
    [yes] Du lässt die Verkaufsoption verfallen.
   *[no] { $name } lässt die Verkaufsoption verfallen.
 }
m13-event-crash = Crash! Das Spiel endet sofort.
m13-event-depot_points = { $self ->
    [yes] Netz { $company }, Depots: { $depots }. Du verdienst { $points ->
        [one] { $points } Dollar
       *[other] { $points } Dollar
    }.
   *[no] Netz { $company }, Depots: { $depots }. { $name } verdient { $points ->
        [one] { $points } Dollar
       *[other] { $points } Dollar
    }.
 }
m13-event-share_points = { $self ->
    [yes] Du verdienst { $points ->
        [one] { $points } Dollar
       *[other] { $points } Dollar
    } für Aktien.
   *[no] { $name } verdient { $points ->
        [one] { $points } Dollar
       *[other] { $points } Dollar
    } für Aktien.
 }
m13-event-chip_points = { $self ->
    [yes] Du verdienst { $points ->
        [one] { $points } Dollar
       *[other] { $points } Dollar
    } für Chips.
   *[no] { $name } verdient { $points ->
        [one] { $points } Dollar
       *[other] { $points } Dollar
    } für Chips.
 }
m13-event-end = { $self ->
    [yes] Du gewinnst.
   *[no] { $name } gewinnt.
 }
m13-event-end-shared = { $names } teilen sich den Sieg.

## Warum nicht?

m13-why-not_your_turn = Du bist nicht am Zug.
m13-why-over = Der Crash hat das Spiel beendet.
m13-why-no_chip = Du hast keinen Chip mehr.
m13-why-auction_running = Die Versteigerung läuft noch; nur wer sie gewinnt, wählt.
m13-why-auction_over = Die Versteigerung ist vorbei.
m13-why-no_credit_now = Einen Kredit gibt es nur, wenn du in einer Versteigerung am Zug bist.
m13-why-credit_taken = Es gibt einen Kredit im Spiel, und du hattest deinen schon.
m13-why-below_zero = Deine Punkte fielen unter null.
m13-why-winner_took = Der Gewinner hat die Aktie genommen: Dir bleibt die Verkaufsoption.
m13-why-option_used = Der Gewinner hat die Verkaufsoption genutzt: Dir bleibt die Aktie.
m13-why-no_shares = Du hast keine Aktien der Kastenfarbe.
m13-why-all_built = Deine sechs Depots sind alle auf dem Brett: Du darfst eins versetzen.
m13-why-not_all_built = Versetzen darfst du erst, wenn alle sechs Depots auf dem Brett sind.
m13-why-no_depot = Dort hast du kein Depot, das du versetzen könntest.
m13-why-other_network = Dieser Bahnhof liegt nicht am Netz der Kastenfarbe.
m13-why-space_taken = Dort steht schon ein Depot.

## Namen, und was nicht gedruckt steht

m13-name-brown = Braun
m13-name-purple = Lila
m13-name-blue = Blau
m13-name-gray = Grau
m13-name-yellow = Gelb
m13-name-crash = Crash
m13-reconstruction = Die Liste der Aktien, die Karte, die Tafel für drei und für fünf und die Punkteleiste sind Rekonstruktionen; das gedruckte Spiel kann davon abweichen.
