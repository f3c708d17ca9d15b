### Mogul (2002): der Tisch.

## Aktien und Gesellschaften

m02-share-full = Aktie der { $company }, eine von { $all }. Rand: { $sale }, darf verkauft werden.
m02-sells = Verkauf: { $sale }
m02-crash-lead = Die Börse bricht zusammen. Keine Aktie ist noch etwas wert.
m02-points = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
 }

## Der Tisch

m02-price-each = { $price ->
    [one] je { $price } Punkt
   *[other] je { $price } Punkte
 }
m02-unseen-sells = Verkauf: { $sale }
m02-track-seat = { $self ->
    [yes] Du: { $score ->
        [one] { $score } Punkt
       *[other] { $score } Punkte
    }, Feld { $space }
   *[no] { $name }: { $score ->
        [one] { $score } Punkt
       *[other] { $score } Punkte
    }, Feld { $space }
 }

## Der Zug

m02-turn-loan = Kredit? Zwei Chips für zwei Punkte
m02-turn-auction = Bieten oder aussteigen
m02-turn-winner = Gewonnen: Aktie nehmen oder verkaufen
m02-turn-take = Aktie nehmen
m02-turn-sell = Verkaufen, oder alles behalten
m02-wait-loan = { $name } kann einen Kredit nehmen
m02-wait-auction = { $name } bietet oder steigt aus
m02-wait-winner = { $name } hat gewonnen: nehmen oder verkaufen
m02-wait-runner-up = { $name } tut das andere

## Die Züge

m02-sell = { $count ->
    [0] Nichts verkaufen
    [one] 1 verkaufen
   *[other] { $count } verkaufen
 }
m02-sell-effect = { $points ->
    [one] { $count } × { $price } = { $points } Punkt
   *[other] { $count } × { $price } = { $points } Punkte
 }
m02-sell-nothing = 0 Punkte
m02-sell-how-many = Wie viele?
m02-loan = Kredit nehmen
m02-loan-effect = + { $chips } Chips, − { $points } Punkte
m02-decline = Kein Kredit
m02-decline-effect = weiter

## Kreditfrage

m02-loan-arm = Vor der nächsten Versteigerung Kredit nehmen
m02-loan-arm-short = Kredit vormerken
m02-loan-armed-short = Kredit vorgemerkt
m02-loan-title = Kredite
m02-loan-lead = Vor jeder Versteigerung kann jeder 2 Chips für 2 Punkte leihen. Solange du nicht einstellst, dass du gefragt wirst, ist die Antwort automatisch Nein, und niemand muss auf dich warten.
m02-loan-more = Kredite einstellen

## Was geschah

m02-event-start = { $self ->
    [yes] Du beginnst.
   *[no] { $name } beginnt.
 }
m02-event-reveal = Aufgedeckt (Gesellschaft/Verkaufsfarbe): { $share }.
m02-told-reveal = { $company } wird aufgedeckt; verkauft werden darf { $sale }.
m02-event-dividend = { $self ->
    [yes] Du bekommst { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } Dividende der { $company }.
   *[no] { $name } bekommt { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } Dividende der { $company }.
 }
m02-event-loan = { $self ->
    [yes] Du nimmst einen Kredit: 2 Chips für 2 Punkte.
   *[no] { $name } nimmt einen Kredit: 2 Chips für 2 Punkte.
 }
m02-event-decline = { $self ->
    [yes] Du nimmst keinen Kredit.
   *[no] { $name } nimmt keinen Kredit.
 }
m02-event-decline-auto = Du nimmst keinen Kredit (automatisch beantwortet).
m02-told-decline-auto = Du nimmst keinen Kredit (ändern mit „{ m02-loan-arm-short }“).
m02-event-loan-auto = Du nimmst einen Kredit, wie vorher gewählt: 2 Chips für 2 Punkte.
m02-event-bid = { $self ->
    [yes] Du bietest einen Chip; die Schale enthält { $bowl }.
   *[no] { $name } bietet einen Chip; die Schale enthält { $bowl }.
 }
m02-event-leave = { $self ->
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
m02-event-win = { $self ->
    [yes] Du gewinnst die Versteigerung.
   *[no] { $name } gewinnt die Versteigerung.
 }
m02-event-runner-up = { $self ->
    [yes] Du bist Zweiter der Versteigerung.
   *[no] { $name } ist Zweiter der Versteigerung.
 }
m02-event-take = { $self ->
    [yes] Du nimmst die Aktie { $share }.
   *[no] { $name } nimmt die Aktie { $share }.
 }
m02-told-take = { $self ->
    [yes] Du nimmst die Aktie der { $company }.
   *[no] { $name } nimmt die Aktie der { $company }.
 }
m02-event-sell = { $self ->
    [yes] Du verkaufst { $count } × { $company } zu { $price }: { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }.
   *[no] { $name } verkauft { $count } × { $company } zu { $price }: { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }.
 }
m02-event-sell-nothing = { $self ->
    [yes] Du verkaufst nichts.
   *[no] { $name } verkauft nichts.
 }
m02-event-crash = Der Crash kommt. Das Spiel endet sofort.
m02-event-chip-points = { $self ->
    [yes] Du bekommst { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } für Chips.
   *[no] { $name } bekommt { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } für Chips.
 }
m02-event-end = { $self ->
    [yes] Du gewinnst.
   *[no] { $name } gewinnt.
 }
m02-event-end-on-shares = { $self ->
    [yes] Du gewinnst nach Aktien, { $shares } zu { $shares_of_next }.
   *[no] { $name } gewinnt nach Aktien, { $shares } zu { $shares_of_next }.
 }
m02-event-end-shared = { $names } teilen sich den Sieg.

## Schlusswertung

m02-result-before = Punkte vorher
m02-result-chip-points = Für Chips
m02-result-total = Summe
m02-result-shares = Aktien
m02-result-seat = Spieler
m02-result-tie = Gleich viele Punkte und gleich viele Aktien.
m02-result-note = Ein Punkt für je fünf Chips. Aktien sind nichts wert, außer bei Gleichstand.

## Warum nicht?

m02-why-not_your_turn = Du bist nicht am Zug.
m02-why-over = Der Crash hat das Spiel beendet.
m02-why-window_open = Zuerst kommen die Kredite, dann die Versteigerung.
m02-why-no_window = Kredite werden gerade nicht angeboten.
m02-why-no_loan_now = Einen Kredit kannst du nur nehmen, bevor die Versteigerung beginnt.
m02-why-loan_taken = Du hast deinen Kredit für diese Versteigerung schon genommen.
m02-why-bank_empty = Die Bank hat keine zwei Chips.
m02-why-below_zero = Damit kämst du unter null Punkte.
m02-why-no_chip = Du hast keinen Chip mehr.
m02-why-auction_running = Die Versteigerung läuft noch; nur wer sie gewinnt, nimmt oder verkauft.
m02-why-auction_over = Die Versteigerung ist vorbei.
m02-why-winner_took = Der Gewinner hat die Aktie genommen, also kannst du nur verkaufen.
m02-why-winner_sold = Der Gewinner hat verkauft, also kannst du nur die Aktie nehmen.
m02-why-too_few = So viele Aktien dieser Gesellschaft hast du nicht.
m02-why-all_or_none = An diesem Tisch verkauft man alle oder keine.
m02-name-brown = Braun
m02-name-pink = Rosa
m02-name-blue = Blau
m02-name-green = Grün
m02-name-yellow = Gelb
m02-name-crash = Crash

## Tatsachen in Sätzen

m02-fact-sold = { $company } darf verkauft werden: Preis { $price }{ $own ->
    [none] .
    [0] , du hast keine.
   *[other] , du hast { $own }.
 }
m02-fact-unseen = { $count } mit Rand { $sale }
m02-fact-seat = { $self ->
    [yes] Du hast
   *[no] { $name } hat
 } { $score ->
    [one] { $score } Punkt
   *[other] { $score } Punkte
 } und { $chips ->
    [none] verdeckte Chips
    [one] { $chips } Chip
   *[other] { $chips } Chips
 }; offen liegen: { $shares }.
