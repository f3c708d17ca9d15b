### Take Stock: was geschah, und warum nicht.

## Was geschah

tks-event-round = { $self ->
    [yes] Runde { $round }: { $dealer } gibt. Du beginnst.
   *[no] Runde { $round }: { $dealer } gibt. { $name } beginnt.
 }
tks-event-hand = { $self ->
    [yes] Du bekommst { $cards }.
   *[no] { $name } bekommt { $cards }.
 }
tks-event-draw = { $card ->
    [none] { $self ->
        [yes] Du ziehst eine Aktie.
       *[no] { $name } zieht eine Aktie.
    }
   *[other] { $self ->
        [yes] Du ziehst { $card }.
       *[no] { $name } zieht { $card }.
    }
 }
tks-event-reshuffle = Die abgeworfenen Aktien werden gemischt: { $cards ->
     [one] { $cards } Karte
    *[other] { $cards } Karten
 } zum Ziehen.
tks-event-buried = Unter den Ereignisstapel kommen: { $events }.
tks-event-new_pile = Alle Ereignisse werden zu einem neuen Stapel gemischt.
tks-said-raise = Kurs mit { $card } steigern
tks-said-save = { $card } beiseitelegen und { $discard } abwerfen
tks-said-take = { $card } nehmen und { $discard } abwerfen
tks-said-market = { $way ->
    [draw] Mit { $card } an die Börse gehen und von zwei Ereignissen eins wählen
    [keep] Mit { $card } an die Börse gehen und ein Ereignis für später behalten
   *[play] Mit { $card } an die Börse gehen und { $event } spielen
 }
tks-said-audit = Spalte { $stock } prüfen: { $way }
tks-said-freeze = { $way ->
    [freeze] Spalte { $stock } einfrieren
   *[free] Spalte { $stock } auftauen
 }
tks-event-raise = { $self ->
    [yes] Du steigerst den Kurs mit { $card } auf { $price }.
   *[no] { $name } steigert den Kurs mit { $card } auf { $price }.
 }
tks-event-save = { $self ->
    [yes] Du legst { $card } beiseite und wirfst { $discard } ab.
   *[no] { $name } legt { $card } beiseite und wirft { $discard } ab.
 }
tks-event-discard = { $self ->
    [yes] Du wirfst { $card } ab.
   *[no] { $name } wirft { $card } ab.
 }
tks-event-look = { $events ->
    [none] { $self ->
        [yes] Du ziehst zwei Ereignisse.
       *[no] { $name } zieht zwei Ereignisse.
    }
   *[other] { $self ->
        [yes] Du ziehst zwei Ereignisse: { $events }.
       *[no] { $name } zieht zwei Ereignisse: { $events }.
    }
 }
tks-event-keep = { $event ->
    [none] { $self ->
        [yes] Du behältst ein Ereignis.
       *[no] { $name } behält ein Ereignis.
    }
   *[other] { $self ->
        [yes] Du behältst ein Ereignis: { $event }.
       *[no] { $name } behält ein Ereignis: { $event }.
    }
 }
tks-event-closed = { $self ->
    [yes] Du ziehst „Börse geschlossen“.
   *[no] { $name } zieht „Börse geschlossen“.
 }
tks-event-play = { $self ->
    [yes] Du spielst: { $event }.
   *[no] { $name } spielt: { $event }.
 }
tks-event-aside = { $event ->
    [none] { $self ->
        [yes] Du legst ein Ereignis ab.
       *[no] { $name } legt ein Ereignis ab.
    }
   *[other] { $self ->
        [yes] Du legst ein Ereignis ab: { $event }.
       *[no] { $name } legt ein Ereignis ab: { $event }.
    }
 }
tks-event-price = Kurs { $stock }: von { $was } auf { $price }.
tks-event-audit = { $self ->
    [yes] Du prüfst die Spalte { $stock }: { $way }.
   *[no] { $name } prüft die Spalte { $stock }: { $way }.
 }
tks-event-freeze = { $self ->
    [yes] Du frierst die Spalte { $stock } ein.
   *[no] { $name } friert die Spalte { $stock } ein.
 }
tks-event-unfreeze = { $self ->
    [yes] Du taust die Spalte { $stock } auf.
   *[no] { $name } taut die Spalte { $stock } auf.
 }
tks-event-take = { $self ->
    [yes] Du nimmst { $card } und wirfst { $discard } ab.
   *[no] { $name } nimmt { $card } und wirft { $discard } ab.
 }
tks-event-insider_done = { $self ->
    [yes] Du nimmst nichts mehr.
   *[no] { $name } nimmt nichts mehr.
 }
tks-event-token_up = { $self ->
    [yes] Du bekommst eine Option.
   *[no] { $name } bekommt eine Option.
 }
tks-event-token_down = { $self ->
    [yes] Du gibst eine Option zurück.
   *[no] { $name } gibt eine Option zurück.
 }
tks-event-round_end = { $why ->
    [market_closed] Die Börse ist geschlossen: Die Runde endet.
    [high_card] Eine 11 oder 12 schließt die Börse: Die Runde endet.
    [last_card] Eine Hand ist leer: Die Runde endet.
   *[no_card] Es gibt keine Karte zu ziehen: Die Runde endet.
 }
tks-event-option = { $self ->
    [yes] Du gibst eine Option aus und legst { $card } beiseite.
   *[no] { $name } gibt eine Option aus und legt { $card } beiseite.
 }
tks-event-option_done = { $self ->
    [yes] Du übst keine Option mehr aus.
   *[no] { $name } übt keine Option mehr aus.
 }
tks-event-score = { $self ->
    [yes] Du bekommst { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } in dieser Runde.
   *[no] { $name } bekommt { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } in dieser Runde.
 }
tks-event-end = { $self ->
    [yes] Du gewinnst.
   *[no] { $name } gewinnt.
 }
tks-event-end-shared = { $names } teilen sich den Sieg.

## Warum nicht?

tks-why-not_your_turn = Du bist nicht am Zug.
tks-why-over = Die letzte Runde ist gewertet.
tks-why-chance = Zuerst müssen die Karten gemischt werden.
tks-why-not_choosing = Es liegen keine zwei Ereignisse zur Wahl.
tks-why-choosing = Du hast zwei Ereignisse gezogen: Wähle zuerst eins davon.
tks-why-event_running = Tu zuerst, was das gespielte Ereignis verlangt.
tks-why-no_such_event = Das gespielte Ereignis verlangt das nicht.
tks-why-round_ended = Die Runde ist zu Ende: Übe jetzt Optionen aus oder beende sie.
tks-why-round_running = Optionen werden erst ausgeübt, wenn die Runde zu Ende ist.
tks-why-not_in_hand = Diese Karte hast du nicht auf der Hand.
tks-why-frozen = Die Spalte ist eingefroren.
tks-why-too_low = Steigern lässt sich ein Kurs nur mit einer höheren Karte als der höchsten der Spalte.
tks-why-too_high = Steigern lässt sich ein Kurs um höchstens 4 über die höchste Karte der Spalte.
tks-why-same_card = Du musst eine andere Karte abwerfen.
tks-why-too_many = Du hast so viele Zertifikate, wie die längste Spalte Karten hat.
tks-why-not_kept = Dieses Ereignis hast du nicht behalten.
tks-why-not_drawn = Das ist keins der beiden gezogenen Ereignisse.
tks-why-no_top = Nur die 1 ist noch da, und sie bleibt.
tks-why-no_split = Auf dieser Spalte liegt keine Teilung.
tks-why-something = Es gibt etwas zu entfernen: die höchste Karte oder eine Teilung.
tks-why-other_stock = Der Insider nennt ein anderes Papier.
tks-why-not_discarded = Diese Karte war nicht unter den abgeworfenen Aktien, als der Insider gespielt wurde.

## Die Papiere, nach ihrer Stelle im Satz

-tks-corn = Mais
-tks-gems = { $form ->
   *[bare] Edelsteine
    [stem] Edelstein
 }
-tks-chips = { $form ->
   *[bare] Chips
    [stem] Chip
 }
-tks-oil = Öl
-tks-movies = { $form ->
   *[bare] Filme
    [stem] Film
 }
tks-name-corn = { -tks-corn }
tks-name-gems = { -tks-gems }
tks-name-chips = { -tks-chips }
tks-name-oil = { -tks-oil }
tks-name-movies = { -tks-movies }
tks-the-corn = { -tks-corn }
tks-the-gems = { -tks-gems }
tks-the-chips = { -tks-chips }
tks-the-oil = { -tks-oil }
tks-the-movies = { -tks-movies }
tks-one-corn = { -tks-corn } { $value }
tks-one-gems = { -tks-gems } { $value }
tks-one-chips = { -tks-chips } { $value }
tks-one-oil = { -tks-oil } { $value }
tks-one-movies = { -tks-movies } { $value }
tks-of-corn = { -tks-corn }-{ $kind }
tks-of-gems = { -tks-gems(form: "stem") }-{ $kind }
tks-of-chips = { -tks-chips(form: "stem") }-{ $kind }
tks-of-oil = { -tks-oil }-{ $kind }
tks-of-movies = { -tks-movies(form: "stem") }-{ $kind }

## Namen, und was nicht gedruckt steht

tks-name-split = Teilung
tks-name-crash = Crash
tks-name-insider = Insider
tks-name-audit = Prüfung
tks-name-freeze = Frost
tks-name-no-change = keine Änderung
tks-name-bull = Bulle
tks-name-bear = Bär
tks-name-options-up = mehr Optionen
tks-name-options-down = weniger Optionen
tks-name-market-crash = Börsencrash
tks-name-market-closed = Börse geschlossen
tks-name-top = höchste Karte
tks-name-none = nichts
tks-name-discard = abwerfen:
tks-name-draw = ziehen:
tks-name-two = zwei
tks-name-keep = eins behalten
tks-name-play = spielen:
tks-name-take = nehmen:
tks-name-done = fertig
tks-reconstruction = Wie viele Anteile ein Zertifikat zeigt, ist eine Rekonstruktion; das gedruckte Spiel kann davon abweichen.
