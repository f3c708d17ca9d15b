### Was der Server ablehnt. Die Schlüssel folgen den Fehlercodes.

error-rules-illegal-move = „{ $move }“ ist jetzt nicht möglich ({ $rule }): { $reason }
error-rules-malformed-move = „{ $move }“ ist kein Zug dieses Spiels.
error-table-not-found = Tisch nicht gefunden. Vielleicht ist der Link unvollständig, oder der Tisch steht auf einem anderen Server.
error-table-full = Alle Plätze an diesem Tisch sind besetzt. Du kannst zuschauen.
error-table-too-many = Zu viele Spieler für einen Tisch: { $wanted } Spieler und { $seats } Plätze. Nimm weniger Bots oder Freunde, oder mehr Plätze.
error-table-seat-taken = Platz { $seat } ist besetzt. Wähle einen freien.
error-table-present = { $name } spielt auf Platz { $seat }. Ein Bot kann übernehmen, sobald { $name } seit 20 Sekunden abwesend ist oder so lange nicht gezogen hat, wie der Gastgeber erlaubt.
error-table-kept = Platz { $seat } ist für einen Spieler freigehalten, der zurückkommen kann. Sonst kann sich niemand dorthin setzen, aber ein Bot kann dort so lange spielen.
error-table-bot-keeps = Auf Platz { $seat } spielt ein Bot. Neue können Bots nur ersetzen, wenn der Gastgeber das vor Spielbeginn erlaubt hat.
error-table-not-seated = Du hast keinen Platz an diesem Tisch. Setz dich zuerst, oder schau zu.
error-table-not-host = Das kann nur der Gastgeber dieses Tisches; ist er seit 20 Sekunden abwesend, kann es jeder Spieler.
error-table-not-your-seat = Platz { $seat } gehört dir nicht, du kannst den Tisch von dort also weder ansehen noch dort spielen. Nimm deinen eigenen Platz, oder schau zu.
error-table-which-seat = Du hast mehrere Plätze an diesem Tisch. Gib an, welchen du meinst, damit ihre Geheimnisse getrennt bleiben.
error-table-not-your-turn = Platz { $seat } ist am Zug ({ $rule }).
error-table-stale-sequence = Bevor dein Zug ankam, ist etwas geschehen. Sieh auf den Tisch und wähle noch einmal.
error-table-not-started = Das Spiel hat noch nicht begonnen. Es beginnt, wenn alle Plätze besetzt sind; an einem offenen Tisch muss es außerdem der Gastgeber starten, oder alle müssen bereit sein.
error-table-over = Dieses Spiel ist zu Ende.
error-table-not-over = Das geht erst nach dem Spiel: Bis dahin ist der Stapel geheim.
error-table-no-such-seat = Platz { $seat } gibt es nicht: Dieser Tisch hat { $seats } Plätze.
error-table-no-orders = Dieses Spiel hat keine Daueraufträge.
error-table-no-replies = In diesem Spiel lassen sich keine Antworten planen.
error-table-large-tree = Der Plan ist zu groß: höchstens { $nodes } Züge, { $depth } hintereinander.
error-table-two-replies = „{ $move }“ ist ein Zug zu viel: Plane für jede Stellung einen eigenen Zug, und jeden Zug des anderen Platzes einmal.
error-table-no-reply = „{ $move }“ ist an dieser Stelle des Plans nicht möglich.
error-table-order-value = Ein Feld des Auftrags hat einen falschen Wert: { $why }.
error-table-no-auto-responses = Dieses Spiel stellt keine Fragen, die sich automatisch beantworten ließen.
error-table-not-let = An diesem Tisch darf nur der Gastgeber Freunde und Bots hinzufügen. Bitte ihn darum, oder darum, es allen Spielern zu erlauben; ist er seit 20 Sekunden abwesend, kannst du es selbst.
error-table-removed = Der Gastgeber hat deinen Platz frei gemacht. Solange dieser Tisch in der Liste der offenen Tische steht, kannst du dich nicht wieder setzen. Du kannst zusehen oder dich an einen anderen setzen.
error-table-own-is-kept = Platz { $seat } ist für dich freigehalten. Nimm diesen wieder ein.
error-table-has-played = Du hast in diesem Spiel die Hand von Platz { $seat } gesehen und kannst deshalb keinen anderen Platz einnehmen. Du kannst zusehen.
error-table-bot-stays = { $name } spielt auf Platz { $seat }, bis das Spiel zu Ende ist: Die Stärke lässt sich ändern, aber der Bot lässt sich nicht entfernen.
error-table-bots-only = Der Spieler auf Platz { $seat } ist endgültig gegangen. Im laufenden Spiel kann dort nur ein Bot übernehmen.
error-table-begun = Das Spiel hat begonnen. Bis zu seinem Ende ist jeder Platz nur für einen Spieler, der dort gesessen hat, oder für einen Bot.
error-table-yields-fixed = Ob Neue Bots ersetzen dürfen, wird vor Spielbeginn festgelegt, damit alle wissen, worauf sie sich einlassen. Für das nächste Spiel kannst du es wählen.
error-table-not-full = { $count ->
    [one] { $count } Platz ist noch frei. Gib ihn einem Freund oder einem Bot und starte dann das Spiel.
   *[other] { $count } Plätze sind noch frei. Gib sie Freunden oder Bots und starte dann das Spiel.
 }
error-table-closed = Alle haben diesen Tisch endgültig verlassen; er ist geschlossen. Du kannst einen neuen aufmachen.
error-table-ended = { $said ->
    [yes] Wer diesen Server betreibt, hat diesen Tisch geschlossen: { $says }
   *[no] Wer diesen Server betreibt, hat diesen Tisch geschlossen. Du kannst einen neuen aufmachen.
 }
error-table-unreadable = Das Protokoll dieses Tisches lässt sich nicht nachspielen, deshalb kann hier niemand spielen. Andere Tische sind nicht betroffen; wer den Server betreibt, kann der Sache nachgehen.
error-table-other-rules = Dieses Spiel wurde unter Fassung { $then } seiner Regeln begonnen, und dieser Server spielt Fassung { $now }. Es kann hier nicht fortgesetzt werden; wer den Server betreibt, kann das Protokoll exportieren.
error-table-no-way-back = Züge lassen sich nur zurücknehmen, wo auf allen anderen Plätzen Bots sitzen.
error-table-nothing-to-take-back = Du hast noch keinen Zug gemacht, der sich zurücknehmen ließe.
error-table-revealed = Seit deinem letzten Zug ist etwas Verdecktes aufgedeckt worden, deshalb lässt er sich hier nicht zurücknehmen. An einem neuen Tisch kannst du vor ihm weiterspielen, mit neu gezogenen unbekannten Karten.
error-table-no-hints = Tipps gibt es nur, wo auf allen anderen Plätzen Bots sitzen; an diesem Tisch spielen auch andere Menschen.
error-table-hint-failed = Der Tipp hat zu lange gedauert. Frag noch einmal.
error-puzzle-not-found = Das Rätsel { $number } dieses Spiels gibt es hier nicht. Wähle ein anderes.
error-daily-not-found = Am { $day } gab es zu diesem Spiel keine Partie des Tages. Wähle einen anderen Tag.
error-daily-not-finished = Die Ergebnisse siehst du, sobald du selbst fertig gespielt hast. Spiele die Partie zuerst.
error-daily-not-here = Die Partie des Tages wird ohne Hilfen, Zurücknehmen und Mitspieler gespielt, damit alle Versuche gleich sind. Richte dafür einen eigenen Tisch ein.
error-daily-sealed = Das ist ein Versuch an der Partie vom { $day }. Bis dieser Tag endet (UTC), sieht sie nur, wer sie spielt; Aufzeichnung und Wiedergabe bleiben geschlossen.
error-talk-disabled = Freier Text ist für dich oder an diesem Tisch abgeschaltet. Sätze und Gesten gehen weiterhin.
error-talk-empty = In diesem Text steht nichts Lesbares, deshalb wurde er nicht gesendet. Schreib mindestens einen Buchstaben.
error-talk-no-such-text = Diesen Text gibt es an diesem Tisch für dich nicht, deshalb wurde nichts gemeldet. Lade die Seite neu.
error-talk-nobody = Das kann niemand lesen: Auf Platz { $seat } sitzt kein anderer Mensch. Sag es allen, oder einem Platz, auf dem jemand sitzt.
error-talk-open-table = Dieser Tisch ist für Fremde offen, deshalb gibt es hier nur Sätze und Gesten. Freier Text ist an Tischen mit Einladung möglich.
error-talk-too-long = Der Text hat { $length } Zeichen, höchstens { $most } sind möglich. Kürze ihn.
error-talk-watching = Zuschauer können nur miteinander reden, damit niemand einem Spieler hilft. Sag es allen Zuschauern.
error-usage-bad-option = Dieser Tisch ist nicht möglich: { $why }
error-usage-no-such-game = Ein Spiel „{ $game }“ gibt es hier nicht. Die Spiele sind { $games }.
error-wire-malformed = Die Nachricht ist nicht lesbar: { $why }
error-wire-unknown-field = Die Nachricht enthält ein unbekanntes Feld: { $why }
error-wire-unknown-value = { $field } kann nicht „{ $value }“ sein. Mögliche Werte: { $known }.
error-wire-too-large = Die Nachricht ist zu lang: höchstens { $limit } Byte.
error-wire-rate-limited = Das waren zu viele Anfragen auf einmal. Warte einen Augenblick und versuche es noch einmal.
error-wire-not-found = Unter { $path } gibt es nichts.
error-wire-method = { $method } ist hier nicht möglich.
error-wire-upgrade = Diese Adresse nimmt nur WebSocket-Verbindungen an. Ein Proxy vor dem Server muss die Header „Upgrade“ und „Connection“ weitergeben.
error-auth-origin = Die Anfrage kam von einer anderen Website und wurde abgelehnt.
error-auth-host = Dieser Server ist unter dem Namen „{ $host }“ nicht erreichbar. Wer ihn betreibt, kann den Namen mit --allow-host hinzufügen.
error-auth-token = Mit diesem Token ist kein Programm angemeldet. POST /api/programs gibt ein neues.
error-auth-banned = { $ends ->
    [yes] Wer diesen Server betreibt, hat dich bis { $until } gesperrt.
   *[no] Wer diesen Server betreibt, hat dich gesperrt.
 } { $given ->
    [yes] Der Grund: { $reason }
   *[no] Wer ihn betreibt, kann die Sperre aufheben.
 }
error-device-not-found = Auf diesem Gerät bist du nicht angemeldet; vielleicht wurde es inzwischen abgemeldet.
error-device-no-such-code = Dieser Code stimmt nicht oder gilt nicht mehr: Ein Code gilt einmal, zehn Minuten lang. Hol dir auf deinem anderen Gerät einen neuen.
error-device-too-many-codes = Von hier aus wurden zu viele falsche Codes eingegeben. Warte eine halbe Minute und versuche es noch einmal; verloren ist nichts.
error-device-seats-here = Nur dieses Gerät erreicht { $count ->
    [one] deinen Platz an einem Tisch, und du würdest den Zugang verlieren
   *[other] deine Plätze an { $count } Tischen, und du würdest den Zugang verlieren
 }. Bestätige, dass du das willst, oder füge vorher ein anderes Gerät hinzu.
error-link-no-owner = Platz { $seat } gehört sonst niemandem. Ein neuer Link ist für den Platz eines Freundes, der jedes Gerät verloren hat.
error-link-not-away = Wem Platz { $seat } gehört, der war in den letzten zwei Minuten hier. Ein neuer Link ist erst nach zwei Minuten Abwesenheit möglich; so lange kann ein Bot spielen.
error-link-not-found = Dieser Link gilt nicht oder nicht mehr: Er wurde benutzt oder zurückgezogen, oder die Person, der der Platz gehört, ist wieder da. Der Gastgeber kann einen neuen erstellen.
error-link-too-early = Die Person, der dieser Platz gehört, kann noch zurückkommen. Der Link gilt in { $seconds ->
    [one] einer Sekunde
   *[other] { $seconds } Sekunden
 }.
error-link-yours-already = Du hast schon einen Platz an diesem Tisch. Der Link für Platz { $seat } ist für einen Freund, der jedes Gerät verloren hat.
error-channel-not-found = Diesen Benachrichtigungsweg hast du nicht; vielleicht wurde er schon entfernt.
error-channel-off = Der Betreiber dieses Servers bietet diese Art von Benachrichtigung nicht an.
error-channel-too-many = Du hast schon { $limit } Wege dieser Art. Entferne zuerst einen.
error-channel-zone = „{ $zone }“ ist keine bekannte Zeitzone. Verwende einen Namen wie Europe/Rome.
error-service-address = Diese Adresse wird nicht angenommen. Möglich sind Adressen von { $services } ohne Optionen, in der Form von Apprise oder wie der Dienst sie anzeigt; für einen eigenen Host nimm einen Webhook.
error-push-keys = Was dein Browser geschickt hat, ist unvollständig; so könnte ihn nichts erreichen. Schalte die Benachrichtigungen noch einmal ein.
error-push-service = Der Server schickt nichts an den Push-Dienst dieses Browsers. Nimm einen anderen Browser, oder bitte den Betreiber des Servers, ihn zu erlauben.
error-webhook-malformed = Diese Adresse lässt sich nicht aufrufen: Sie muss aussehen wie https://host.example/pfad, ohne Leerzeichen, Sonderzeichen und ohne einen Teil nach #.
error-webhook-not-https = Die Adresse eines Webhooks muss mit https:// beginnen.
error-webhook-user-name = Die Adresse eines Webhooks darf keinen Benutzernamen und kein Passwort vor @ enthalten. Schreib ein Kennwort in den Pfad, oder prüfe die Signatur.
error-webhook-host = Der Host in dieser Adresse wird nicht angenommen: Schreib einen vollständigen Namen (Umlaute als xn--…) oder eine IP-Adresse in der üblichen Form.
error-webhook-port = Dieser Port wird nicht angenommen: Ein Webhook benutzt den üblichen oder einen von 1024 bis 65535.
error-sign-in-no-such-code = Dieser Wiederherstellungscode stimmt nicht, oder ein neuerer hat ihn ersetzt. Es hat sich nichts geändert; prüfe jeden Buchstaben des gedruckten Codes.
error-sign-in-no-guest = Hier ist niemand angemeldet, dessen Partien mitkommen könnten. Es hat sich nichts geändert; melde dich ohne sie an.
error-sign-in-not-merged = Die Partien konnten nicht mitgenommen werden: In diesem Moment haben sich Plätze geändert. Es hat sich nichts geändert; versuch es noch einmal.
error-sign-in-no-passkeys = Passkeys sind unter { $host } nicht möglich: Sie brauchen HTTPS und einen Rechnernamen. Es hat sich nichts geändert; ein Wiederherstellungscode geht überall.
error-sign-in-many-passkeys = Du hast schon { $limit } Passkeys, mehr sind nicht möglich. Es hat sich nichts geändert; lösch zuerst einen.
error-sign-in-no-such-passkey = Dieser Passkey ist hier nicht eingerichtet oder wurde gelöscht. Es hat sich nichts geändert; melde dich anders an und füg ihn in den Einstellungen hinzu.
error-sign-in-bad-passkey = Die Antwort dieses Passkeys lässt sich nicht prüfen: Sie ist beschädigt oder für eine andere Seite. Es hat sich nichts geändert; versuch es noch einmal.
error-one-time-not-found = Dieser Link gilt hier für nichts: Er ist unvollständig, von einer anderen Seite oder wurde ersetzt. Es hat sich nichts geändert; lass dir einen neuen schicken.
error-one-time-used = Dieser Link wurde schon benutzt: Er gilt einmal. Es hat sich nichts geändert; wenn du ihn noch brauchst, lass dir einen neuen schicken.
error-one-time-expired = Dieser Link ist abgelaufen: Er gilt 15 Minuten. Es hat sich nichts geändert; lass dir einen neuen schicken.
error-mail-off = Der Betreiber dieses Servers hat keine E-Mail eingerichtet.
error-mail-not-sent = Die Mail konnte gerade nicht verschickt werden. Es hat sich nichts geändert; prüfe die Adresse, oder versuche es später noch einmal.
error-mail-not-found = Dieser Link gehört zu keiner Adresse, die von hier Mails bekommt: Vielleicht wurde sie schon abgemeldet, oder der Link ist unvollständig. Es hat sich nichts geändert.
error-mail-no-move = Dieser Link gilt nicht: Er ist unvollständig, oder der Platz gehört dir nicht mehr. Es hat sich nichts geändert.
error-mail-past-move = Dieser Zug ist nicht mehr möglich: Die Runde, für die er gedacht war, ist vorbei. Es hat sich nichts geändert.
error-mail-no-at = Eine Mailadresse enthält ein @: name@example.org.
error-mail-too-long = Eine Mailadresse hat höchstens { $limit } Zeichen, davon 64 vor dem @.
error-mail-local-part = Der Teil vor dem @ passt nicht zu einer Mailadresse: Möglich sind Buchstaben, Ziffern, Punkte und einige Zeichen, aber keine Leerzeichen und keine Anführungszeichen.
error-mail-domain = Der Teil nach dem @ ist kein Name eines Mailservers wie example.org.
error-name-empty = Dieser Name hat keine sichtbaren Zeichen. Wähle einen mit wenigstens einem Buchstaben, einer Ziffer oder einem Symbol.
error-name-letter = Ein Name darf das Zeichen { $letter } nicht enthalten: Es ist unsichtbar oder verändert, wie der Rest angezeigt wird. Lass es weg.
error-name-marks = Zu viele Akzente auf einem Buchstaben: Möglich sind höchstens { $most }, und nur nach einem Buchstaben.
error-name-too-long = Ein Name hat höchstens { $most } Zeichen; dieser hat { $length }. Kürze ihn.
error-server-failed = Ein interner Fehler ist aufgetreten. Am Tisch hat sich nichts geändert; versuche es noch einmal. Passiert es wieder, nenne dem Betreiber des Servers diese Nummer: { $request }.
error-server-no-database = Der Server erreicht seine Datenbank nicht; das ist deshalb nicht bestätigt. Versuche es in einer Minute noch einmal.
error-server-standby = Dieser Server steht nur bereit: Die Seite läuft auf einem anderen, und dieser übernimmt, wenn der andere ausfällt. Versuche es in ein paar Sekunden noch einmal oder benutze die übliche Adresse der Seite.
standby-title = Dies ist der Ersatzserver

## What a visitor without a name is called

sign-in-mail-subject = Anmeldung bei Moguls
sign-in-mail = Mit diesem Link meldest du dich bei { $site } als { $name } an, einmal, innerhalb von 15 Minuten:
sign-in-mail-else = Wenn du ihn nicht angefordert hast, ignorier diese Mail: Es passiert nichts.
former-player = Ehemaliger Spieler
guest-name = Gast { $number }

## Replays and records

error-clock-out-of-range = Dieser Tisch ist nicht möglich: { $field ->
    [increment] Der Zuschlag pro Zug
   *[bank] Die Zeit zu Beginn
} beträgt { $value } Sekunden, möglich sind { $low } bis { $high } Sekunden.
error-clock-no-cap = Dieser Tisch ist nicht möglich: Wo Züge Tage dauern, braucht das Zeitkonto eine Obergrenze (cap), mindestens die Zeit zu Beginn.
error-clock-low-cap = Dieser Tisch ist nicht möglich: Das Zeitkonto ist auf { $cap } Sekunden begrenzt, weniger als die { $bank } Sekunden zu Beginn.
error-clock-no-limit = Dieser Tisch ist nicht möglich: Wo Züge Tage dauern, braucht Moguli eine Höchstzahl von Zügen (max_turns größer als 0), sonst endet das Spiel vielleicht nie.
error-clock-no-takeback = An einem Tisch, an dem Züge Tage dauern, lassen sich Züge nicht zurücknehmen.
error-clock-used-up = Deine Zeit für diesen Zug ist verbraucht: Der Bot spielt ihn zu Ende. Sobald dein nächster Zug beginnt, kannst du wieder übernehmen.
error-clock-decides = Hier dauern Züge Tage, also entscheidet die Uhr: Ein Bot übernimmt Platz { $seat }, wenn die Zeit von { $name } abgelaufen ist.
error-clock-no-channel = Züge dauern hier Tage, und nichts sagt dir, wann du dran bist. Richte in den Einstellungen eine Benachrichtigung ein und öffne ihren Test, oder sag, dass du selbst nachsiehst; die anderen sehen das.
error-clock-no-pause = Eine Pause ist nur in einem laufenden Spiel möglich, in dem Züge Tage dauern.
error-clock-paused = Die Uhren stehen schon, noch { $days ->
    [one] einen Tag
   *[other] { $days } Tage
}.
error-clock-no-more-pauses = Dieser Tisch hatte schon alle { $most } Pausen.
error-clock-no-vacation = Urlaub ist nur in einem laufenden Spiel mit anderen Menschen möglich, in dem Züge Tage dauern, und nicht, wo der Gastgeber Urlaub ausgeschlossen hat.
error-clock-on-vacation = Du bist hier schon im Urlaub. Beende ihn zuerst: Sag, dass du zurück bist.
error-clock-no-more-vacation = Es ist kein Urlaub mehr übrig: 14 Tage je Spiel, 28 Tage in 365 Tagen.
error-replay-no-such-moment = Den Schritt { $at } gibt es in dieser Partie nicht: Sie hat { $steps } Schritte.
error-replay-no-such-view = „{ $view }“ ist keine Ansicht. Möglich sind all, public oder ein Platz von 0 bis { $last }.
error-replay-over-here = Bei diesem Schritt ist die Partie zu Ende. Wähle einen früheren Schritt, um weiterzuspielen.
error-replay-not-over = Diese Aufzeichnung endet nach Schritt { $steps }, vor dem Ende der Partie. Nur beendete Partien lassen sich auswerten: Sieh dir die Wiederholung an, oder spiele von dort zu Ende.
error-record-no-text = Zeile { $line } ist kein UTF-8-Text, also ist das keine Aufzeichnung.
error-record-empty = Das ist keine Aufzeichnung: Der Text ist leer.
error-record-too-many = { $count } Partien sind zu viele auf einmal: Möglich sind höchstens { $limit }.
error-record-no-json = Das ist keine Aufzeichnung einer Partie (Zeile { $line }, Spalte { $column }).
error-record-no-record = Das ist keine Aufzeichnung einer Partie (Zeile { $line }). Eine Aufzeichnung nennt ihr Format: „{ $format }“.
error-record-foreign = Zeile { $line }: Das Format ist { $found }. Gelesen wird hier nur „{ $format }“.
error-record-no-such-game = Zeile { $line }: eine Aufzeichnung von „{ $game }“. Die Spiele hier sind { $games }.
error-record-broken = Zeile { $line }: Das ist keine gültige Aufzeichnung. Ihre Teile passen nicht zusammen.
error-record-illegal-move = Zeile { $line }, Schritt { $step }: Platz { $seat } darf „{ $move }“ nicht spielen ({ $rule }): { $reason }
error-record-differs = Zeile { $line }: Nach Schritt { $step } behauptet die Aufzeichnung, „{ $key }“ sei { $recorded }; nach den Regeln nachgespielt ist es { $found }.
error-record-too-deep = Zeile { $line }: Listen und Objekte sind für eine Aufzeichnung zu tief verschachtelt.
error-record-key-twice = Zeile { $line }: Der Schlüssel „{ $found }“ steht zweimal in einem Objekt.
error-record-no-number = Zeile { $line }: „{ $found }“ ist keine Zahl.
error-record-long-number = Zeile { $line }: Eine Zahl hat hier mehr Ziffern, als eine Zahl in einer Aufzeichnung haben kann.
error-record-half-character = Zeile { $line }: „{ $found }“ ist nur ein halbes Zeichen.
error-record-wrong-field = Zeile { $line }: „{ $key }“ muss { $kind ->
    [text] Text
    [number] eine ganze Zahl
    [list] eine Liste
   *[object] ein Objekt
 } sein.
error-record-wrong-seats = Zeile { $line }: Die Zahl der Plätze passt nicht zu diesem Spiel: { $count }.
error-record-wrong-options = Zeile { $line }: „options“ nennt eine Hausregel oder einen Wert, die es in diesem Spiel nicht gibt.
error-record-wrong-deal = Zeile { $line }: „deal“ passt nicht zu dem, was in diesem Spiel ausgeteilt wird.
error-record-wrong-checks = Zeile { $line }: „checks“ muss eine Liste von Zuständen nach einigen der Schritte sein.
error-record-wrong-result = Zeile { $line }: Eine beendete Partie muss ein „result“ haben, eine unbeendete darf keines haben.
error-record-wrong-step = Zeile { $line }, Schritt { $step }: Ein Schritt muss einen „seat“ (eine ganze Zahl) und einen „move“ (Text) haben und sonst nichts.
error-record-wrong-chance = Zeile { $line }, Schritt { $step }: Dieses Zufallsergebnis ist hier nicht möglich.
error-record-no-such-move = Zeile { $line }, Schritt { $step }: „{ $move }“ ist kein Zug dieses Spiels.
error-record-after-the-end = Zeile { $line }, Schritt { $step }: Vor diesem Zug war das Spiel schon zu Ende.
error-record-not-its-turn = Zeile { $line }, Schritt { $step }: Platz { $seat } ist nicht am Zug.
error-record-one-at-a-time = Aufzeichnungen, die du vorher hochgeladen hast, werden noch geprüft. Warte, bis das fertig ist, und lade dann diese hoch.
error-record-too-slow = Die Prüfung dauerte länger als { $seconds } Sekunden und wurde beendet; gespeichert wurde nichts. Lade weniger Partien auf einmal hoch.
error-record-not-now = Aufzeichnungen können gerade nicht geprüft werden; gespeichert wurde nichts. Versuche es in einer Minute noch einmal.
error-record-besides = Zeile { $line }: Neben der Partie enthält diese Aufzeichnung { $bytes } Bytes an Kommentaren und anderen Schlüsseln. Möglich sind höchstens { $limit }: Entferne einige.
error-record-yours-full = Deine Aufzeichnungen belegen hier { $used } von { $limit } KB, und diese brauchen { $wanted } KB mehr. Nur { $left } KB sind frei; gespeichert wurde nichts.
error-record-all-full = Alle Aufzeichnungen zusammen belegen hier { $used } von { $limit } KB, und diese brauchen { $wanted } KB mehr. Nur { $left } KB sind frei; wer den Server betreibt, kann mehr erlauben. Gespeichert wurde nichts.

## Nachrichten an Leute, die nicht da sind.
notice-turn-title = { $game }: Du bist am Zug
notice-turn = Du bist seit { $time } am Zug.
notice-turn-until = Du bist seit { $time } am Zug und hast Zeit bis { $deadline }.
notice-quarter-title = { $game }: nur noch wenig Zeit
notice-quarter = Deine Zeit für diesen Zug endet am { $deadline }.
notice-started-title = { $game }: Das Spiel hat begonnen
notice-started = Beginn: { $time }.
notice-over-title = { $game }: Das Spiel ist aus
notice-over = Ende: { $time }. Sieh nach, wie es ausgegangen ist.
notice-bot-title = { $game }: Ein Bot spielt jetzt mit
notice-bot = Seit { $time } spielt ein Bot für { $name }.
notice-bot-own = Seit { $time } spielt ein Bot für dich. Du kannst jederzeit zurückkommen.
notice-rematch-title = { $game }: Noch ein Spiel?
notice-rematch = Jemand möchte den gleichen Tisch noch einmal ({ $time }).
notice-pause-title = { $game }: eine Pause?
notice-pause = { $name } möchte eine Woche Pause ({ $time }). Sie beginnt, sobald alle zustimmen.
notice-message-title = { $game }: eine Nachricht für dich
notice-message = Jemand am Tisch hat dir geschrieben ({ $time }).
notice-many-title = Tische, die auf dich warten: { $count }
notice-many = Zuletzt dazugekommen: { $game }.
notice-test-title = Benachrichtigungen funktionieren
notice-test = Dieser Test wurde abgeschickt: { $time }.
feed-notices = Moguls: Benachrichtigungen
feed-turns = Moguls: meine Züge
feed-bot = Seit { $time } spielt ein Bot für einen Platz.
feed-unknown = Unter dieser Adresse gibt es keinen Feed. Vielleicht wurde sie erneuert: Eine neue bekommst du in den Einstellungen.

# E-Mail.
mail-digest-subject = Moguls: { $count } Tische
mail-picture = Die Stellung, wie alle am Tisch sie sehen
mail-open = Tisch öffnen
mail-foot = Du hast um diese Mails gebeten; ändern kannst du das hier:
mail-stop-link = Keine solchen Mails mehr
mail-move-bid = Einen Chip bieten
mail-move-leave = Aus der Auktion aussteigen
mail-move-loan = Einen Kredit nehmen
mail-move-credit = Einen Kredit nehmen
mail-move-decline = Keinen Kredit nehmen
mail-move-take = Die Aktie nehmen
mail-move-sell = Verkaufen
mail-move-sell-count = Verkaufen: { $count }
mail-move-nothing = Nichts tun
mail-confirm-subject = Moguls: Bestätige deine Adresse
mail-confirm = Jemand, vermutlich du, möchte an dieser Adresse Mails von { $site } bekommen. Öffne diese Seite und drücke dort auf die Schaltfläche; der Link gilt 15 Minuten:
mail-confirm-else = Wenn du das nicht warst, tu nichts: Dann wird nichts verschickt.
