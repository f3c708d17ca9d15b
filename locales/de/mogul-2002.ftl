### Mogul (2002): der Tisch.

## Aktien und Gesellschaften

m02-share-full = Aktie der { $company }, eine von { $all }. Rand: { $sale }, darf verkauft werden.
m02-share-of = { $count ->
    [one] { $count } Aktie der { $company }
   *[other] { $count } Aktien der { $company }
 }
m02-sells = Verkauf: { $sale }
m02-crash = Crash
m02-crash-lead = Die Börse bricht zusammen. Keine Aktie ist noch etwas wert.
m02-chips = { $count ->
    [one] { $count } Chip
   *[other] { $count } Chips
 }
m02-chips-hidden = Chips verdeckt
m02-points = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
 }
m02-shares = { $count ->
    [0] keine Aktien
    [one] { $count } Aktie
   *[other] { $count } Aktien
 }

## Der Tisch

m02-bowl = Schale
m02-bowl-holds = { $count ->
    [0] Die Schale ist leer.
    [one] In der Schale liegt { $count } Chip.
   *[other] In der Schale liegen { $count } Chips.
 }
m02-bank-holds = { $count ->
    [one] Die Bank hat { $count } Chip.
   *[other] Die Bank hat { $count } Chips.
 }
m02-market = Markt
m02-market-row = { $company }: { $front } liegen aus, { $unseen } noch verdeckt, { $sold } verkauft, { $all } insgesamt.
m02-market-short = { $front } liegen aus, { $unseen } verdeckt, von { $all }
m02-front = offen
m02-unseen = verdeckt
m02-sold = verkauft
m02-pays-dividend = Dividende
m02-price = Kurs { $price }
m02-price-each = { $price ->
    [one] je { $price } Punkt
   *[other] je { $price } Punkte
 }
m02-deck-left = { $count ->
    [0] Der Stapel ist leer.
    [one] noch { $count } Karte
   *[other] noch { $count } Karten
 }
m02-crash-never = Die nächste Karte kann nicht der Crash sein.
m02-crash-odds = Die nächste Karte ist der Crash: Chance { $part } von { $whole }.
m02-crash-sure = Die nächste Karte ist sicher der Crash.
m02-crash-safe = nächste: kein Crash
m02-crash-short = Crash { $part } von { $whole }
m02-unseen-title = Noch verdeckte Aktien
m02-unseen-lead = { $count ->
    [one] Diese Aktie kommt noch, und der Crash.
   *[other] Diese { $count } Aktien liegen noch im Stapel, und niemand kennt die Reihenfolge.
 }
m02-unseen-sells = verkauft { $sale }
m02-track = Punkteleiste
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
m02-track-laps = { $laps ->
    [0] { "" }
    [one] ein Umlauf
   *[other] { $laps } Umläufe
 }
m02-track-below = unter null
m02-lead = führt
m02-in = in der Versteigerung
m02-out = ausgestiegen
m02-in-short = dabei
m02-out-short = raus
m02-start-short = Start
m02-winner-short = gewinnt
m02-runner-up-short = 2.
m02-start = Startspieler
m02-winner = hat die Versteigerung gewonnen
m02-runner-up = Zweiter der Versteigerung

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

m02-bid = 1 Chip bieten
m02-bid-effect = Schale { $bowl }, dir bleiben { $chips }
m02-leave = Aussteigen
m02-leave-effect = { $count ->
    [0] und nichts nehmen
    [one] und { $count } Chip nehmen
   *[other] und { $count } Chips nehmen
 }
m02-take = Aktie nehmen
m02-sell = { $count ->
    [0] Nichts verkaufen
    [one] 1 verkaufen
   *[other] { $count } verkaufen
 }
m02-sell-any = Verkaufen
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
m02-loan-ask = Mich jedes Mal fragen
m02-loan-title = Kredite
m02-loan-lead = Vor jeder Versteigerung können alle 2 Chips für 2 Punkte leihen. Du wirst nur gefragt, wenn du es willst: Sonst wird nach einem Augenblick „Nein“ für dich gesendet.
m02-loan-more = Kredite einstellen
m02-loan-soon = Gleich wird „Kein Kredit“ gesendet.
m02-loan-hold = Moment, ich überlege
m02-loan-taking = Dein vorgemerkter Kredit wird genommen.

## Daueraufträge

m02-orders = Daueraufträge
m02-orders-lead = Biete für mich, Chip für Chip, bis eine dieser Grenzen erreicht ist; dann steig für mich aus. Niemand sonst sieht das.
m02-orders-bowl = Aussteigen, wenn in der Schale liegen:
m02-orders-chips = Aussteigen, wenn meine Chips fallen auf:
m02-orders-left = Aussteigen, wenn nur noch dabei sind:
m02-orders-arm = Aufträge erteilen
m02-orders-cancel = Aufträge zurücknehmen
m02-orders-none = Wähle mindestens eine Grenze.
m02-orders-armed = Erteilt, nur du siehst es
m02-orders-until-bowl = { $count ->
    [one] bis { $count } Chip in der Schale liegt
   *[other] bis { $count } Chips in der Schale liegen
 }
m02-orders-until-chips = { $count ->
    [one] bis du noch { $count } Chip hast
   *[other] bis du noch { $count } Chips hast
 }
m02-orders-until-left = { $count ->
    [one] bis nur noch { $count } Platz dabei ist
   *[other] bis nur noch { $count } Plätze dabei sind
 }
m02-orders-summary = Du bleibst dabei, { $limits }.
m02-fewer = Weniger
m02-more = Mehr

## Was geschah

m02-event-start = { $self ->
    [yes] Du beginnst.
   *[no] { $name } beginnt.
 }
m02-event-reveal = { $company } wird aufgedeckt; verkauft werden darf { $sale }.
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
m02-event-crash = Crash! Das Spiel endet sofort.
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
m02-event-end-shared = { $names } teilen sich den Sieg.

## Schlusswertung

m02-result-before = Punkte vorher
m02-result-chip-points = Für Chips
m02-result-total = Summe
m02-result-shares = Aktien
m02-result-seat = Platz
m02-result-tie = Gleichstand: Wer die meisten Aktien vor sich hat, gewinnt.
m02-result-note = Ein Punkt für je fünf Chips. Aktien sind nichts wert, außer bei Gleichstand.

## Warum nicht?

m02-why-not_your_turn = Du bist nicht am Zug.
m02-why-over = Der Crash hat das Spiel beendet.
m02-why-window_open = Zuerst wird nach Krediten gefragt; die Versteigerung kommt danach.
m02-why-no_window = Gerade wird niemand nach einem Kredit gefragt.
m02-why-no_loan_now = Einen Kredit gibt es nur, bevor die Versteigerung beginnt.
m02-why-loan_taken = Du hattest deinen Kredit für diese Versteigerung schon.
m02-why-bank_empty = Die Bank hat keine zwei Chips.
m02-why-below_zero = Deine Punkte fielen unter null.
m02-why-no_chip = Du hast keinen Chip mehr.
m02-why-auction_running = Die Versteigerung läuft noch; nur wer sie gewinnt, nimmt oder verkauft.
m02-why-auction_over = Die Versteigerung ist vorbei.
m02-why-winner_took = Der Gewinner hat die Aktie genommen: Dir bleibt der Verkauf.
m02-why-winner_sold = Der Gewinner hat verkauft: Dir bleibt die Aktie.
m02-why-too_few = So viele Aktien dieser Gesellschaft hast du nicht.
m02-why-all_or_none = An diesem Tisch verkauft man alle oder keine.
