### Der Tisch: was alle Spiele gemeinsam haben.

## Plätze und Leute

table-seats = Plätze
table-seat-number = Platz { $number }
table-seat-named = { $name } (Platz { $number })
table-seat-empty = Freier Platz
table-seat-you = du
table-seat-away = abwesend
table-seat-left = hat den Platz verlassen
table-seat-kept = { $kept ->
    [yes] Dieser Platz wird für die Person freigehalten, die ihn verlassen hat. So lange kann hier ein Bot spielen.
   *[no] Wer hier gespielt hat, ist endgültig gegangen. Ein Bot kann weiterspielen.
 }
table-seat-kept-for-you = Dein Platz wird für dich freigehalten.
table-seat-turn = am Zug
table-seat-details = { $self ->
    [yes] Dein Besitz
   *[no] Besitz von { $name }
 }
table-bot = { $level ->
    [beginner] Bot (Anfänger)
    [easy] Bot (leicht)
    [normal] Bot (normal)
    [hard] Bot (schwer)
    [expert] Bot (Experte)
    [steady] Bot ausgefallen: spielt nach einfachen Regeln
   *[other] Bot
 }
table-level = { $level ->
    [beginner] Anfänger
    [easy] leicht
    [normal] normal
    [hard] schwer
    [steady] einfache Regeln
   *[expert] Experte
 }
table-watchers = { $count ->
    [one] { $count } Person schaut zu
   *[other] { $count } Personen schauen zu
 }
table-watching = Du schaust an diesem Tisch zu.

## Der Zug

table-turn-yours = Du bist am Zug
table-turn-other = { $name } ist am Zug
table-turn-doing = { $name } ist am Zug: { $phase }
table-finished = Das Spiel ist zu Ende
table-stalled = Das Spiel wartet, bis ein freier Platz besetzt ist
table-gone = { $why ->
    [left] { $name } hat den Platz verlassen, und das Spiel wartet. Ein Bot kann weiterspielen; der Platz bleibt freigehalten.
    [free] Auf Platz { $seat } spielt niemand, und das Spiel wartet.
    [idle] { $name } hat lange nicht gezogen. Ein Bot kann weiterspielen; der Platz lässt sich jederzeit wieder einnehmen.
   *[other] { $name } ist abwesend. Ein Bot kann weiterspielen; der Platz lässt sich jederzeit wieder einnehmen.
 }
table-gone-you = Du hast lange nicht gezogen: Die anderen können einen Bot für dich spielen lassen.
table-sent = Gesendet …
table-choose = Deine Möglichkeiten
table-skip = Weiter zu deinen Möglichkeiten
table-your-turn-spoken = Du bist am Zug: { $hint }

## Warteraum

table-waiting = Es fehlen noch Mitspieler
table-waiting-lead = { $count ->
    [one] Ein Platz ist noch frei. Das Spiel beginnt, sobald er besetzt ist.
   *[other] { $count } Plätze sind noch frei. Das Spiel beginnt, sobald sie besetzt sind.
 }
table-invited = { $named ->
    [yes] { $name } lädt dich zu einer Partie { $game } ein.
   *[no] Du bist zu einer Partie { $game } eingeladen.
 }
table-takes = Eine Partie dauert etwa { $minutes } Minuten.
table-invite = Freunde einladen
table-invite-short = Einladen
table-invite-lead = Wer diesen Link öffnet, kann sich setzen oder zuschauen. Ein Konto ist nicht nötig.
table-invite-watch = Wer diesen Link öffnet, kann zuschauen. Bis zum Ende des Spiels sind alle Plätze vergeben.
table-invite-link = Einladungslink
table-copy = Link kopieren
table-copied = Link kopiert
table-share = Teilen …
table-sit = Hier hinsetzen
table-sit-any = Hinsetzen
table-stand = Platz verlassen
table-stand-lead = Das Spiel wartet auf dich, oder ein Bot spielt für dich. Der Platz bleibt deiner: Du kannst jederzeit zurückkommen.
table-bot-add = Bot hinzufügen
table-bot-level = Stärke des Bots
table-bot-remove = { $name } entfernen
table-bot-fill = Freie Plätze mit Bots besetzen
table-bot-here = Hier einen Bot spielen lassen
table-take-back = Platz wieder einnehmen
table-stand-in = Einen Bot spielen lassen
table-stand-in-lead = Ein Bot kann für diese Person weiterspielen. Sie kann den Platz jederzeit wieder einnehmen, indem sie diesen Tisch auf einem angemeldeten Gerät öffnet.
table-stand-in-for = { $name } (ein Bot spielt)
table-stand-in-role = ein Bot spielt
table-bot-plays-for-you = Ein Bot spielt für dich.
room-name-lead = Das ist der letzte Platz: Sobald du dich setzt, beginnt die Partie. Wenn du keinen Namen eingibst, spielst du unter dem Namen, der unten steht.
table-name = Dein Name
table-name-save = Namen speichern
table-name-saved = Name gespeichert

## Das versiegelte Blatt

table-seal = Der Stapel ist versiegelt
table-seal-short = Siegel
table-seal-lead = Vor dem ersten Zug hat der Server den Stapel gemischt und diesen Fingerabdruck davon veröffentlicht. Niemand kann den Stapel jetzt noch ändern, ohne dass sich der Fingerabdruck ändert.
table-seal-later = Nach dem Spiel enthält seine Aufzeichnung den Stapel und eine geheime Zahl. Damit kann jeder den Fingerabdruck nachrechnen:
table-seal-open = Das Siegel ist offen: Die Aufzeichnung dieses Spiels enthält den Stapel und die geheime Zahl.
table-seal-verify = Stapel prüfen
table-seal-waiting = Der Stapel wird zu Spielbeginn gemischt und versiegelt.
table-seal-hash = Fingerabdruck (SHA-256)
table-seal-check = Prüfen
table-seal-command = Wenn du dieser Seite nicht traust, prüfe die heruntergeladene Aufzeichnung auf der Kommandozeile:
table-seal-valid = Der Stapel stand vor dem Spiel fest.
table-seal-invalid = Das Siegel passt nicht zu diesem Spiel.
table-seal-step-text = Die Aufzeichnung enthält den Stapel und die geheime Zahl. In einer festen Form ergeben sie einen Text.
table-seal-step-show = Text anzeigen
table-seal-step-hash = Dein Browser berechnet den Fingerabdruck (SHA-256) dieses Textes:
table-seal-step-same = Das ist der Fingerabdruck, der vor dem ersten Zug veröffentlicht wurde.
table-seal-step-other = Das ist nicht der veröffentlichte Fingerabdruck { $published }.
table-seal-step-shuffles =
    { $count ->
        [one] Auch das Mischen während des Spiels folgt aus der geheimen Zahl.
       *[other] Während des Spiels wurde { $count }-mal gemischt, jedes Mal nach der geheimen Zahl.
    }
table-seal-step-shuffle-wrong = Das Mischen in Schritt { $step } folgt nicht aus der geheimen Zahl.
table-seal-step-noted = Dieser Tab hat während des Spiels denselben Fingerabdruck gesehen.
table-seal-step-noted-other = Während des Spiels hat dieser Tab einen anderen Fingerabdruck gesehen: { $noted }.
table-seal-step-not-noted = Dieser Tab hat den Fingerabdruck während des Spiels nicht gesehen. Wenn du ihn notiert hast, vergleiche ihn selbst.
table-record = Aufzeichnung herunterladen
table-replay = Wiederholung
table-review = Auswertung
table-next = Weiter
table-next-key = Den nächsten Bot ziehen lassen
table-held = { $self ->
    [yes] { $name } wartet auf dich.
   *[no] { $name } wartet auf die einzige Person am Tisch.
 }
table-held-spoken = Die Bots warten auf dich. Drücke Weiter oder J, um einen ziehen zu lassen.
table-hint = Tipp
table-hint-thinking = Der Bot denkt nach …
table-hint-warming = Der Bot macht sich bereit. Der erste Tipp nach einem Start des Servers kann etwas dauern; er erscheint von selbst.
table-hint-waiting = Andere haben vorher gefragt. Du bist Nummer { $place } in der Reihe: noch etwa { $seconds } { $seconds ->
    [one] Sekunde
   *[other] Sekunden
 } …
table-hurried = Kürzere Bedenkzeit
table-hurried-lead = Hier spielen gerade viele, darum überlegen Bots kürzer als sonst. Das endet von selbst.
table-hint-again = Noch einmal fragen
table-hint-passed = Dein Zug ist schon vorbei.

## Was geschah

table-log = Börsenticker
table-log-all = Alles
table-log-auction = Versteigerung
table-log-market = Börse
table-log-scores = Punkte
table-log-filter = Anzeigen
table-log-empty = Noch nichts.
table-log-rule = Regel { $rule }
table-log-key = Zum Börsenticker; ↑ ↓ wechseln von Link zu Link
table-event-other = { $self ->
    [yes] Du: { $type }
   *[no] { $name }: { $type }
 }
table-event-plain = { $type }
table-event-sat = { $was ->
    [bot] { $back ->
        [yes] { $self ->
            [yes] Du löst den Bot { $of } auf deinem Platz ab.
           *[no] { $name } löst den Bot { $of } auf dem eigenen Platz ab.
         }
       *[other] { $self ->
            [yes] Du löst den Bot { $of } ab.
           *[no] { $name } löst den Bot { $of } ab.
         }
     }
    [empty] { $back ->
        [yes] { $self ->
            [yes] Du kommst an deinen Platz zurück.
           *[no] { $name } kommt an den Platz zurück.
         }
       *[other] { $self ->
            [yes] Du übernimmst den Platz von { $of }.
           *[no] { $name } übernimmt den Platz von { $of }.
         }
     }
    [person] { $self ->
        [yes] Du übernimmst den Platz von { $of }.
       *[no] { $name } übernimmt den Platz von { $of }.
     }
   *[other] { $self ->
        [yes] Du setzt dich.
       *[no] { $name } setzt sich.
     }
 }
table-event-stood = { $named ->
    [yes] { $self ->
        [yes] Du verlässt deinen Platz.
       *[no] { $name } verlässt den Platz.
     }
   *[no] Platz { $seat } ist jetzt frei.
 }
table-event-bot = { $was ->
    [bot] { $level ->
        [none] Platz { $seat } ist jetzt frei.
       *[other] { $name } spielt jetzt in anderer Stärke: { table-level }.
     }
    [person] { $name }, ein Bot, spielt jetzt für { $of }.
    [empty] { $name }, ein Bot, spielt jetzt für { $of }.
   *[other] { $level ->
        [none] Platz { $seat } ist jetzt frei.
       *[other] { $name }, ein Bot, setzt sich.
     }
 }
clock-until = bis { $time }
clock-bank = { $time } übrig
clock-live = Alle haben { $bank } für das Spiel, jeder Zug bringt { $increment }. Ist die Zeit um, spielt ein Bot weiter.
clock-days = Alle haben zu Beginn { $bank }, jeder Zug bringt { $increment }, höchstens { $cap }. Ist die Zeit um, spielt ein Bot, bis die Person wieder da ist.
clock-ends = Das Spiel endet spätestens { $time }, Pausen und Urlaub nicht gerechnet.
table-event-pause = { $begins ->
    [yes] Alle sind einverstanden: Die Uhren stehen bis { $time }. Züge bleiben möglich.
   *[no] { $agrees ->
        [yes] { $self ->
            [yes] Du bittest um eine Woche Pause. Sie beginnt, sobald alle einverstanden sind.
           *[no] { $name } bittet um eine Woche Pause. Sie beginnt, sobald alle einverstanden sind.
         }
       *[no] { $self ->
            [yes] Du möchtest keine Pause mehr.
           *[no] { $name } möchte keine Pause mehr.
         }
     }
 }
clock-paused = Alle Uhren stehen bis { $time }.
clock-pause-ask = Um eine Woche Pause bitten
clock-pause-agree = Einer Woche Pause zustimmen
clock-pause-drop = Doch keine Pause
clock-vacation-short = im Urlaub bis { $time }
clock-vacation = { $self ->
    [yes] Du bist im Urlaub bis { $time }: Deine Uhr steht.
   *[no] { $name } ist im Urlaub bis { $time }.
 }
clock-vacation-back = Ich bin zurück
clock-vacation-days = Dauer deines Urlaubs
clock-vacation-go = Urlaub nehmen
table-event-vacation = { $begins ->
    [yes] { $self ->
        [yes] Du bist im Urlaub bis { $time }: Deine Uhr steht.
       *[no] { $name } ist im Urlaub bis { $time }.
     }
   *[no] { $self ->
        [yes] Du bist aus dem Urlaub zurück.
       *[no] { $name } ist aus dem Urlaub zurück.
     }
 }
table-event-timeout = { $new ->
    [yes] { $of } ist nicht gekommen: { $name }, ein Bot, spielt, und der Platz ist für alle frei.
   *[no] Die Zeit von { $of } ist abgelaufen: { $name }, ein Bot, spielt weiter.
 }
table-event-bot_failed = { $why ->
    [raised] { $name } wurde durch einen Fehler gestoppt; ein einfacherer Bot spielt auf diesem Platz weiter.
    [died] { $name } ist zweimal abgestürzt; ein einfacherer Bot spielt auf diesem Platz weiter.
   *[other] Ein Bot ist ausgefallen; ein einfacherer spielt für { $name } weiter.
 }
table-event-named = { $self ->
    [yes] Du heißt jetzt { $name }.
   *[no] Platz { $seat } heißt jetzt { $name }.
 }
table-event-rematch = Es gibt einen neuen Tisch für eine Revanche.
table-event-forked = Dieser Tisch setzt eine andere Partie ab Schritt { $step } fort.
table-event-taken_back = { $self ->
    [yes] Du nimmst deinen letzten Zug zurück.
   *[no] { $name } nimmt den letzten Zug zurück.
 }
table-event-set-open = { $open ->
    [yes] Der Tisch steht in der Liste der offenen Tische.
   *[no] Der Tisch ist nur über seinen Link zu finden.
 }
table-event-set-bots_replaceable = { $bots_replaceable ->
    [yes] Neue dürfen Bots ersetzen.
   *[no] Bots behalten ihre Plätze.
 }
table-event-set-guests_may_seat = { $guests_may_seat ->
    [yes] Alle Spieler dürfen Freunde und Bots hinzufügen.
   *[no] Nur der Gastgeber darf Freunde und Bots hinzufügen.
 }
table-event-set-idle_minutes = { $idle_minutes ->
    [0] Niemand gilt als abwesend, weil er lange überlegt.
   *[other] Wer { $idle_minutes } Minuten nicht gezogen hat, gilt als abwesend.
 }
table-event-set-pace = { $pace ->
    [slow] Die Bots ziehen langsam, damit jeder Zug vorgelesen werden kann.
    [at_once] Die Bots ziehen sofort.
   *[normal] Die Bots ziehen im normalen Tempo.
 }
table-event-set-step_mode = { $step_mode ->
    [yes] Die Bots warten, bis ein Spieler auf Weiter drückt.
   *[no] Die Bots warten nicht mehr darauf, dass ein Spieler auf Weiter drückt.
 }
table-event-ready = { $ready ->
    [yes] { $self ->
        [yes] Du bist bereit.
       *[no] { $name } ist bereit.
     }
   *[no] { $self ->
        [yes] Du bist noch nicht bereit.
       *[no] { $name } ist noch nicht bereit.
     }
 }
table-event-begun = Das Spiel beginnt.
table-event-freed = Der Gastgeber hat den Platz von { $name } frei gemacht.
table-event-left = { $named ->
    [yes] { $name } verlässt den Tisch endgültig.
   *[no] Der Gastgeber verlässt den Tisch endgültig.
 }

## Warum nicht?

table-why = Warum nicht?
table-why-title = Warum nicht „{ $action }“?
table-why-book = Regelheft bei { $rule } aufschlagen
table-why-loading = Regel wird nachgeschlagen …

## Ende und Verbindung

table-result-won = { $self ->
    [yes] Du gewinnst.
   *[no] { $name } gewinnt.
 }
table-result-shared = { $game ->
    [moguli] Die Partie endet unentschieden.
   *[other] { $names } teilen sich den Sieg.
 }
table-result-place = { $shared ->
    [yes] Du teilst dir Platz { $place }{ $gap }.
   *[no] Du belegst Platz { $place }{ $gap }.
 }
table-result-gap = { $game ->
    [moguli] { $count ->
        [one] eine Figur hinter { $name }
       *[other] { $count } Figuren hinter { $name }
     }
    [mogul-2013] { $count ->
        [one] einen Dollar hinter { $name }
       *[other] { $count } Dollar hinter { $name }
     }
   *[other] { $count ->
        [one] einen Punkt hinter { $name }
       *[other] { $count } Punkte hinter { $name }
     }
 }
table-result-ahead = { $game ->
    [moguli] { $count ->
        [one] Eine Figur vor { $name }.
       *[other] { $count } Figuren vor { $name }.
     }
    [mogul-2013] { $count ->
        [one] Einen Dollar vor { $name }.
       *[other] { $count } Dollar vor { $name }.
     }
   *[other] { $count ->
        [one] Einen Punkt vor { $name }.
       *[other] { $count } Punkte vor { $name }.
     }
 }
table-result-up = Eine Stufe höher: { $level ->
    [easy] leicht
    [normal] normal
    [hard] schwer
   *[expert] Experte
 }
table-result-share = Ergebnis teilen
table-rematch = Noch einmal spielen
table-rematch-join = Zum neuen Tisch
table-home = Startseite
table-lost = Verbindung verloren. Neuer Versuch …
table-blocked = Der Server antwortet, aber die ständige Verbindung lässt sich nicht öffnen: Wahrscheinlich blockiert ein Proxy oder eine Firewall unterwegs WebSockets. Vielleicht hilft ein anderes Netz; wer diese Seite betreibt, findet Rat in docs/proxies.md.
table-connecting = Der Tisch wird geöffnet …
table-missing = Tisch nicht gefunden
table-missing-lead = Vielleicht enthält der Link einen Tippfehler, oder der Tisch wurde entfernt.
table-banned = Du bist ausgesperrt
table-closed = Dieser Tisch ist geschlossen
table-closed-lead = Alle haben ihn endgültig verlassen.
table-error = Das hat nicht geklappt: { $text }
table-close = Schließen

## Menü, und Spiele ohne Brett

table-menu = Tischmenü
table-rules = Regeln
table-coach = Coach
coach-offer = Zum ersten Mal? Agatha erklärt beim Spielen.
coach-offer-yes = Ja
coach-offer-no = Nein
table-talk = Etwas sagen
table-settings = Einstellungen
table-state = Stand am Tisch
table-by-seat = Nach Plätzen
table-result = Endabrechnung
table-house-rule = Hausregel:
table-reconstruction = Einige der gezeigten Angaben sind rekonstruiert und stammen nicht aus dem gedruckten Spiel:
table-yes = ja
table-no = nein
table-nothing = –
table-find-move = Zug suchen
table-step-back = Zurück
table-moves = { $count ->
    [0] kein Zug
    [one] { $count } Zug
   *[other] { $count } Züge
 }
table-moves-more = und { $count } weitere: tippe mehr, um die Liste zu kürzen
table-denied = Jetzt nicht möglich: { $count }
table-yours = deins
table-board = Das Brett als Text
table-standing = Aufträge bis auf Widerruf
table-standing-on = Aufträge: erteilt
table-standing-bot = Ein Bot spielt für dich
table-orders = Dauerauftrag
table-orders-lead = Biete für mich, bis eines davon zutrifft, dann steig aus. Niemand sonst sieht es.
table-orders-arm = Auftrag erteilen
table-orders-cancel = Auftrag zurückziehen
auto-response-loan = Kredite vor einer Versteigerung
auto-response-loan-no = Automatisch antworten: kein Kredit
auto-response-loan-once = Automatisch antworten: nächstes Mal ein Kredit, dann keiner
auto-response-loan-ask = Mich jedes Mal fragen
back = Zurücknehmen
back-shown = Seit deinem letzten Zug ist etwas Verdecktes aufgedeckt worden: eine Karte, ein Plättchen oder ein Zufallsergebnis. Darum lässt sich der Zug hier nicht zurücknehmen.
back-offer = An einem neuen Tisch kannst du vor diesem Zug weiterspielen; alles, was du damals nicht wissen konntest, wird dort neu gezogen.
back-go = Dort weiterspielen
back-stay = Hierbleiben
back-there = Neuer Tisch: Du bist wieder vor deinem letzten Zug, unbekannte Karten sind neu gezogen.

## Sounds

table-sound-on = Klänge sind an
table-sound-off = Klänge sind aus
table-sound = Klänge an oder aus
table-sound-short = Ton

## Ein neuer Link für einen Platz

seat-link = Neuer Link für diesen Platz
seat-link-when = Hat { $name } jedes Gerät verloren? Nach zwei Minuten Abwesenheit kann ein neuer Link wieder Zugang zu diesem Platz geben.
seat-link-for = Ein neuer Link für { $name }
seat-link-lead = Schick den Link nur an { $name }: Wer ihn öffnet, bekommt diesen Platz und sieht alles, was dort verdeckt ist.
seat-link-told = Alle am Tisch sehen, dass es einen Link gibt. Er gilt nach zwei Minuten. Tut { $name } vorher hier irgendetwas, wird er ungültig.
seat-link-give = Link erstellen
seat-link-send = Schick das an { $name }. Der Link gilt in zwei Minuten, einmal, einen Tag lang. Er wird nicht noch einmal gezeigt.
seat-link-made = Für den Platz von { $name } gibt es einen neuen Link. Er gilt ab { $time } und wird ungültig, wenn { $name } zurückkommt.
seat-link-back = Link zurückziehen
table-event-link = { $name } ist abwesend: Für diesen Platz gibt es einen neuen Link. Er gilt in zwei Minuten, wenn { $name } nicht zurückkommt.
table-event-link_off = { $why ->
    [back] { $name } ist wieder da: Der neue Link für diesen Platz ist ungültig.
   *[other] Der neue Link für den Platz von { $name } wurde zurückgezogen.
 }
table-event-handed = { $name } hat diesen Platz über einen neuen Link eingenommen.
table-event-merged = { $shares ->
    [yes] { $of } hat sich als { $name } angemeldet und spielt jetzt beide Plätze.
   *[other] { $self ->
        [yes] Du hast dich angemeldet und heißt jetzt { $name }.
       *[no] { $of } hat sich angemeldet und heißt jetzt { $name }.
    }
 }
table-daily = Partie des Tages
