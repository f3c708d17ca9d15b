### Mogul (2013): der Tisch.

## Aktien und Gesellschaften

m13-share-full = Aktie der { $company }, eine von { $all }. Für Verkauf und Bau: { $sale }.
m13-sells = Verkauf/Bau: { $sale }
m13-crash-lead = Das Spiel ist aus: Depots, Aktien und Chips werden gezählt.
m13-points = { $count ->
    [one] { $count } Dollar
   *[other] { $count } Dollar
 }
m13-price-each = { $price ->
    [one] je { $price } Dollar
   *[other] je { $price } Dollar
 }
m13-unseen-sells = Verkauf und Bau: { $sale }

## Der Tisch

m13-track-seat = { $self ->
    [yes] Du: { $score ->
        [one] { $score } Dollar
       *[other] { $score } Dollar
    }, Feld { $space }
   *[no] { $name }: { $score ->
        [one] { $score } Dollar
       *[other] { $score } Dollar
    }, Feld { $space }
 }
m13-credit-short = Kredit
m13-credit-had = Kredit genommen
m13-credit-free = Kredit noch frei

## Karte und Depots

m13-map = Karte der Netze
m13-map-keys = Bahnhöfe; Pfeiltasten führen von einem zum nächsten
m13-map-go = Zur Karte
m13-map-larger = Karte vergrößern
m13-map-smaller = Karte verkleinern
m13-networks = Netze
m13-station = { $town }: { $networks }
m13-station-empty = frei
m13-station-depot = { $self ->
    [yes] dein Depot
   *[no] Depot von { $name }
 }
m13-site-yours = { $dollars ->
    [one] Ein Depot hier brächte dir am Ende { $dollars } Dollar mehr.
   *[other] Ein Depot hier brächte dir am Ende { $dollars } Dollar mehr.
 }
m13-site-all = Ein Depot mehr hier, am Ende: { $seats }
m13-worth = { $dollars ->
    [one] { $sign }{ $dollars } Dollar am Ende
   *[other] { $sign }{ $dollars } Dollar am Ende
 }
m13-depots = { $dollars ->
    [one] { $built } von { $all } Depots gebaut, { $dollars } Dollar am Ende
   *[other] { $built } von { $all } Depots gebaut, { $dollars } Dollar am Ende
 }
m13-depots-title = Depots
m13-depots-worth = Am Ende

## Der Zug

m13-turn-auction = Bieten oder aussteigen
m13-turn-winner = Gewonnen: Aktie nehmen, verkaufen oder bauen
m13-turn-take = Aktie nehmen
m13-turn-option = Verkaufen, bauen oder nichts tun
m13-turn-put-down = Stell das Depot auf
m13-wait-auction = { $name } bietet oder steigt aus
m13-wait-winner = { $name } hat gewonnen: nehmen, verkaufen oder bauen
m13-wait-runner-up = { $name } tut das andere

## Die Züge

m13-credit = Kredit nehmen
m13-credit-effect = + { $chips } Chips, − { $dollars } Dollar, einmal
m13-sell = { $count ->
    [one] { $count } verkaufen
   *[other] Alle { $count } verkaufen
 }
m13-sell-effect = { $points ->
    [one] { $count } × { $price } = { $points } Dollar
   *[other] { $count } × { $price } = { $points } Dollar
 }
m13-erect = Depot bauen
m13-erect-lead = bis zu +{ $dollars } am Ende
m13-erect-where = Wo? Wähle einen leuchtenden Bahnhof auf der Karte, oder:
m13-said-erect = Depot in { $town } bauen
m13-said-move = Depot von { $from } nach { $town } versetzen
m13-move = Depot versetzen
m13-move-lead = zum Netz { $company }
m13-move-which = Welches deiner Depots?
m13-move-to = Von { $town } nach:
m13-erect-or-move = Depot bauen oder versetzen
m13-nothing = Nichts tun
m13-nothing-effect = alles behalten
m13-back = Zurück

## Was geschah

m13-event-start = { $self ->
    [yes] Du beginnst.
   *[no] { $name } beginnt.
 }
m13-event-reveal = Aufgedeckt (Gesellschaft/Verkauf und Bau): { $share }.
m13-told-reveal = { $company } wird aufgedeckt; Verkauf und Bau: { $sale }.
m13-event-dividend = { $self ->
    [yes] Du verdienst { $points ->
        [one] { $points } Dollar
       *[other] { $points } Dollar
    } Dividende der { $company }.
   *[no] { $name } verdient { $points ->
        [one] { $points } Dollar
       *[other] { $points } Dollar
    } Dividende der { $company }.
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
m13-told-take = { $self ->
    [yes] Du nimmst die Aktie der { $company }.
   *[no] { $name } nimmt die Aktie der { $company }.
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
    [yes] Du verkaufst nichts und baust nichts.
   *[no] { $name } verkauft nichts und baut nichts.
 }
m13-event-crash = Der Crash kommt. Das Spiel endet sofort.
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
m13-event-end-on-shares = { $self ->
    [yes] Du gewinnst nach Aktien, { $shares } zu { $shares_of_next }.
   *[no] { $name } gewinnt nach Aktien, { $shares } zu { $shares_of_next }.
 }
m13-event-end-shared = { $names } teilen sich den Sieg.

## Warum nicht?

m13-why-not_your_turn = Du bist nicht am Zug.
m13-why-over = Der Crash hat das Spiel beendet.
m13-why-no_chip = Du hast keinen Chip mehr.
m13-why-auction_running = Die Versteigerung läuft noch; nur wer sie gewinnt, wählt.
m13-why-auction_over = Die Versteigerung ist vorbei.
m13-why-no_credit_now = Den Kredit kannst du nur nehmen, wenn du in einer Versteigerung am Zug bist.
m13-why-credit_taken = Jeder hat im ganzen Spiel nur einen Kredit, und du hast deinen schon genommen.
m13-why-below_zero = Damit kämst du unter null Dollar.
m13-why-winner_took = Der Gewinner hat die Aktie genommen, also kannst du nur verkaufen, bauen oder nichts tun.
m13-why-option_used = Der Gewinner hat die Aktie nicht genommen, also musst du sie nehmen.
m13-why-no_shares = Du hast keine Aktien, die jetzt verkauft werden dürfen.
m13-why-has_shares = Du hast Aktien, die jetzt verkauft werden dürfen: Verkaufe sie, oder baue oder versetze ein Depot.
m13-why-all_built = Alle deine sechs Depots sind auf dem Brett, also darfst du nur eins versetzen.
m13-why-not_all_built = Versetzen darfst du erst, wenn alle sechs Depots auf dem Brett sind.
m13-why-no_depot = Dort hast du kein Depot, das du versetzen könntest.
m13-why-other_network = Dieser Bahnhof liegt nicht an dem Netz, an dem jetzt gebaut werden darf.
m13-why-space_taken = Dort steht schon ein Depot.

## Die Abrechnung

m13-result = Endabrechnung
m13-result-before = Dollar vorher
m13-result-network = Depots { $company }
m13-result-shares = Aktien
m13-result-chips = Chips
m13-result-total = Summe
m13-result-note = Jedes Depot bringt so viele Dollar, wie sein Besitzer an diesem Netz Depots hat; eine Aktie bringt 1, fünf Chips bringen 1.
m13-result-tie = Gleich viele Dollar und gleich viele Aktien.

## Was nicht gedruckt steht

m13-name-brown = Braun
m13-name-purple = Lila
m13-name-blue = Blau
m13-name-gray = Grau
m13-name-yellow = Gelb
m13-name-crash = Crash
m13-reconstruction = Die Liste der Aktien, die Karte, die Tafel für drei und für fünf Spieler und die Punkteleiste sind Rekonstruktionen; das gedruckte Spiel kann davon abweichen.
m13-reconstruction-short = rekonstruiert

## Tatsachen in Sätzen

m13-fact-sold = Für Verkauf und Bau: { $company }, Preis { $price }{ $own ->
    [none] .
    [0] , du hast keine.
   *[other] , du hast { $own }.
 }
m13-fact-unseen = { $count } für Verkauf und Bau { $sale }
m13-fact-seat = { $self ->
    [yes] Du hast
   *[no] { $name } hat
 } { $score } Dollar und { $chips ->
    [none] verdeckte Chips
    [one] { $chips } Chip
   *[other] { $chips } Chips
 }; offen liegen: { $shares }.
m13-fact-depots = { $depots }: { $towns }.
