### Beide Mogul-Spiele: was ihre Tische gemeinsam haben.

## Aktien und Gesellschaften

mogul-share-of = { $count ->
    [one] { $count } Aktie der { $company }
   *[other] { $count } Aktien der { $company }
 }
mogul-crash = Crash
mogul-chips = { $count ->
    [one] { $count } Chip
   *[other] { $count } Chips
 }
mogul-chips-hidden = Chips verdeckt
mogul-shares = { $count ->
    [0] keine Aktien
    [one] { $count } Aktie
   *[other] { $count } Aktien
 }

## Der Tisch

mogul-bowl = Schale
mogul-bowl-holds = { $count ->
    [0] Die Schale ist leer.
    [one] In der Schale liegt { $count } Chip.
   *[other] In der Schale liegen { $count } Chips.
 }
mogul-bank-holds = { $count ->
    [one] Die Bank hat { $count } Chip.
   *[other] Die Bank hat { $count } Chips.
 }
mogul-market = Markt
mogul-market-row = { $company }: { $front } offen, { $unseen } noch verdeckt, { $sold } verkauft, { $all } insgesamt.
mogul-market-short = { $front } offen, { $unseen } verdeckt, von { $all }
mogul-front = offen
mogul-unseen = verdeckt
mogul-sold = verkauft
mogul-pays-dividend = Dividende
mogul-price = Kurs { $price }
mogul-stake-unseen = { $count } verdeckt
mogul-stake-own = { $count } bei dir
mogul-deck-left = { $count ->
    [0] Der Stapel ist leer.
    [one] noch { $count } Karte
   *[other] noch { $count } Karten
 }
mogul-crash-never = Die nächste Karte kann nicht der Crash sein.
mogul-crash-odds = Gefahr, dass die nächste Karte der Crash ist: { $part } von { $whole }.
mogul-crash-sure = Die nächste Karte ist sicher der Crash.
mogul-crash-safe = nächste: kein Crash
mogul-crash-short = Crash { $part } von { $whole }
mogul-unseen-title = Noch verdeckte Aktien
mogul-unseen-lead = { $count ->
    [one] Diese Aktie und der Crash kommen noch.
   *[other] Diese { $count } Aktien liegen noch im Stapel, und niemand kennt die Reihenfolge.
 }
mogul-track = Punkteleiste
mogul-track-laps = { $laps ->
    [0] { "" }
    [one] ein Umlauf
   *[other] { $laps } Umläufe
 }
mogul-track-below = unter null
mogul-lead = führt
mogul-in = in der Versteigerung
mogul-out = ausgestiegen
mogul-in-short = dabei
mogul-out-short = raus
mogul-start-short = Start
mogul-winner-short = gewinnt
mogul-runner-up-short = 2.
mogul-start = Startspieler
mogul-winner = hat die Versteigerung gewonnen
mogul-runner-up = Zweiter der Versteigerung

## Die Züge

mogul-bid = 1 Chip bieten
mogul-bid-effect = Schale { $bowl }, du behältst { $chips }
mogul-leave = Aussteigen
mogul-leave-effect = { $count ->
    [0] und nichts nehmen
    [one] und { $count } Chip nehmen
   *[other] und { $count } Chips nehmen
 }
mogul-take = Aktie nehmen
mogul-sell-any = Verkaufen

## Daueraufträge

mogul-orders = Daueraufträge
mogul-orders-lead = Biete für mich, Chip für Chip, bis eine dieser Grenzen erreicht ist; dann steig aus. Niemand sonst sieht das.
mogul-orders-bowl = Aussteigen, wenn in der Schale liegen:
mogul-orders-chips = Aussteigen, wenn meine Chips fallen auf:
mogul-orders-left = Aussteigen, wenn nur noch dabei sind:
mogul-orders-arm = Aufträge erteilen
mogul-orders-cancel = Aufträge zurückziehen
mogul-orders-none = Wähle mindestens eine Grenze.
mogul-orders-armed = Erteilt, nur du kannst sie sehen
mogul-orders-until-bowl = { $count ->
    [one] bis { $count } Chip in der Schale liegt
   *[other] bis { $count } Chips in der Schale liegen
 }
mogul-orders-until-chips = { $count ->
    [one] bis du noch { $count } Chip hast
   *[other] bis du noch { $count } Chips hast
 }
mogul-orders-until-left = { $count ->
    [one] bis nur noch { $count } Spieler dabei ist
   *[other] bis nur noch { $count } Spieler dabei sind
 }
mogul-bid-until = Bieten, { $limits }
mogul-orders-summary = Du bleibst dabei, { $limits }.
mogul-fewer = Weniger
mogul-more = Mehr

## Tatsachen in Sätzen

mogul-fact-offer = Im Angebot: { $company }.
mogul-fact-no-offer = Keine Aktie ist im Angebot.
mogul-fact-not-sold = Nichts darf verkauft werden.
mogul-fact-inside = Noch in der Versteigerung: { $names }.
mogul-fact-deck = { $count ->
    [0] Der Stapel ist leer.
    [one] Im Stapel liegt noch { $count } Karte.
   *[other] Im Stapel liegen noch { $count } Karten.
 }
mogul-fact-unseen = { $company }: { $shares }.
mogul-fact-place = { $self ->
    [yes] Du: { $place }.
   *[no] { $name }: { $place }.
 }
mogul-fact-round = Runde { $round }.
