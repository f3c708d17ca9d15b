### Die Kurstafel von Take Stock.

## Der Zug

tks-raise = Kurs steigern
tks-save = Karte beiseitelegen
tks-save-limit = { $count } von { $limit } Zertifikaten
tks-market = An die Börse gehen
tks-market-lead = ein Ereignis, jetzt oder später
tks-draw-two = Zwei ziehen, eins wählen
tks-keep = Eins für später behalten
tks-play = Spielen: { $event }
tks-paying = { $card } abwerfen:
tks-discard = { $card } abwerfen
tks-ask-raise = Welche Karte steigert ihren Kurs?
tks-ask-raise-more = Auf jeder Karte, die passt, steht der neue Kurs.
tks-ask-save = Welche Karte legst du beiseite?
tks-ask-save-more = Auf jeder Karte steht, was sie jetzt wert ist.
tks-ask-discard = Welche andere Karte wirfst du ab?
tks-ask-pay = Welche Karte wirfst du dafür ab?
tks-ask-pay-event = Welche Karte wirfst du ab, um { $event } zu spielen?
tks-saving = { $card }: { $shares ->
    [one] { $shares } Anteil
   *[other] { $shares } Anteile
 }, jetzt { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
 }
tks-worth = { $shares ->
    [one] { $shares } Anteil
   *[other] { $shares } Anteile
 }, jetzt { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
 }
tks-ends = die Runde endet
tks-price-from-to = Kurs { $was } → { $price }
tks-price-of = { $stock } { $was } → { $price }

## Handkarten

tks-hand = { $self ->
    [yes] Deine Hand
   *[no] Hand von { $name }
 }
tks-kept = { $self ->
    [yes] Ereignisse, die du behältst
   *[no] Ereignisse, die { $name } behält
 }
tks-card-raise = Mit { $card } steigern: Kurs { $price }
tks-card-discard = { $card } abwerfen
tks-card-save = { $card } beiseitelegen: { $shares ->
    [one] { $shares } Anteil
   *[other] { $shares } Anteile
 }, jetzt { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
 }
tks-card-give = { $card }: zum Abwerfen
tks-card-fresh = { $card }, gerade gezogen

## Was zu entscheiden ist

tks-turn-turn = steigern, beiseitelegen oder an die Börse
tks-turn-choose = wähle eines der beiden Ereignisse
tks-turn-audit = Prüfung: Was kommt weg?
tks-turn-freeze = eine Spalte einfrieren oder auftauen
tks-turn-insider = Insider: nimm von den abgeworfenen Aktien
tks-turn-bear = { $self ->
    [yes] dein Bär: Alle werfen eine Karte ab
   *[no] Bär von { $by }: Alle werfen eine Karte ab
 }
tks-turn-options = die Runde ist vorbei: Optionen ausüben?
tks-wait = { $phase ->
    [choose] { $name } wählt ein Ereignis
    [audit] { $name } prüft eine Spalte
    [freeze] { $name } friert eine Spalte ein oder taut sie auf
    [insider] { $name } sieht die abgeworfenen Aktien durch
    [bear] { $self ->
        [yes] { $name } muss für deinen Bären eine Karte abwerfen
        [own] { $name } muss für den eigenen Bären eine Karte abwerfen
       *[no] { $name } muss für den Bären von { $by } eine Karte abwerfen
    }
    [options] { $name } entscheidet über Optionen
   *[turn] { $name } ist am Zug
 }

## Ereignisse

tks-does-split = Auf die Spalte { $stock } kommt eine Teilung; die höchste Karte kommt weg.
tks-does-crash = Die Spalte { $stock } verliert die Hälfte ihrer Karten und eine Teilung.
tks-does-insider = Tausche bis zu drei Karten gegen abgeworfene: { $stock }.
tks-does-audit = Nimm die höchste Karte einer Spalte oder eine Teilung weg.
tks-does-freeze = Friere eine Spalte ein oder taue eine auf.
tks-does-no-change = Nichts geschieht.
tks-does-bull = Alle ziehen eine Aktie.
tks-does-bear = Alle werfen eine Karte ab.
tks-does-options-up = Alle bekommen eine Option.
tks-does-options-down = Alle geben eine Option zurück.
tks-does-market-crash = Jede Spalte verliert die Hälfte ihrer Karten.
tks-does-market-closed = Die Runde endet sofort.
tks-way = { $way ->
    [top] Karte
    [split] Teilung
    [none] nichts
    [freeze] ein­frieren
   *[free] auftauen
 }
tks-ask-take = Welche Karte nimmst du auf die Hand?
tks-ask-for = Welche Karte wirfst du für { $card } ab?
tks-insider-none = Es gibt nichts zu nehmen.
tks-insider-left = { $count ->
    [one] noch eine möglich
   *[other] noch { $count } möglich
 }
tks-discards = Abgeworfene Aktien
tks-take = { $card } nehmen
tks-insider-done = Nichts mehr nehmen
tks-ask-bear = { $self ->
    [yes] Welche Karte wirfst du für deinen Bären ab?
   *[no] Welche Karte wirfst du für den Bären von { $by } ab?
 }

## Optionen

tks-ask-option = Für eine Option darfst du noch eine Karte beiseitelegen.
tks-options-left = { $count ->
    [one] Du hast { $count } Option für den Rest des Spiels.
   *[other] Du hast { $count } Optionen für den Rest des Spiels.
 }
tks-option = { $card } beiseitelegen
tks-option-cost = kostet eine Option
tks-option-worth = deine Zertifikate: { $was } → { $worth }
tks-option-done = Optionen behalten
tks-option-done-more = die Runde bringt { $worth }

## Die Kurstafel

tks-columns = Kurstafel
tks-pile-deck = Stapel
tks-pile-discards = Ablage
tks-pile-events = Ereignisse
tks-column = { $stock }: Kurs { $price }; Karten { $cards }; { $splits ->
    [one] { $splits } Teilung
   *[other] { $splits } Teilungen
 }{ $frozen ->
    [yes] , eingefroren
   *[no] .
 }
tks-round = Runde { $round } von { $rounds }
tks-deck = { $count ->
    [one] Nachziehstapel: { $count } Aktie
   *[other] Nachziehstapel: { $count } Aktien
 }
tks-discarded = { $count ->
    [one] Ablagestapel: { $count } Aktie
   *[other] Ablagestapel: { $count } Aktien
 }
tks-events = { $count ->
    [one] Ereignisstapel: { $count } Ereignis
   *[other] Ereignisstapel: { $count } Ereignisse
 }
tks-above-closed = ({ $count } über „Börse geschlossen“)
tks-last-event = { $self ->
    [yes] Letztes Ereignis, von dir gespielt:
   *[no] Letztes Ereignis, gespielt von { $name }:
 }

## Zertifikate und Wertungsblatt

tks-certificates = Zertifikate
tks-certificates-none = noch keine
tks-seat = Spieler
tks-head = { $stock }, Kurs { $price }
tks-worth-now = Wert
tks-tokens-short = Optionen
tks-seat-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
 }, Zertifikate: jetzt { $worth }
tks-hand-size = { $count ->
    [one] { $count } Handkarte
   *[other] { $count } Handkarten
 }
tks-kept-size = { $count ->
    [one] { $count } Ereignis behalten
   *[other] { $count } Ereignisse behalten
 }
tks-tokens = { $count ->
    [one] { $count } Option
   *[other] { $count } Optionen
 }
tks-shares-at = { $shares } × { $price }
tks-shown = Auf dieser Hand gesehen
tks-unchosen = Ungespielt weggelegt
tks-sheet = Wertungsblatt
tks-last-round = Runde { $round }
tks-round-short = R{ $round }
tks-round-points = Runde
tks-total = gesamt
tks-go-on = Weiter

## Tatsachen in Sätzen

tks-fact-event = Ein Ereignis wird gespielt: { $event }.
tks-fact-no-event = Es wird kein Ereignis gespielt.
tks-fact-not-now = Du bist nicht am Zug, um eine Karte beiseitezulegen oder einen Kurs zu steigern.
tks-fact-save = { $count ->
    [0] Du kannst jetzt keine Karte beiseitelegen.
   *[other] Du darfst beiseitelegen: { $cards }.
 }
tks-fact-raise = { $count ->
    [0] Keine Karte kann jetzt einen Kurs steigern.
   *[other] Einen Kurs steigerst du mit { $cards }.
 }
tks-fact-seat = { $self ->
    [yes] Du hast { $points }; { $tokens }.
   *[no] { $name } hat { $points }; { $tokens }.
 }
tks-text-offer = Ereignis
tks-text-sold = Beiseitelegen und steigern
