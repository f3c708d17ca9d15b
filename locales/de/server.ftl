### Was der Server ablehnt. Die Schlüssel folgen den Fehlercodes.

error-rules-illegal-move = „{ $move }“ ist jetzt nicht möglich ({ $rule }): { $reason }
error-rules-malformed-move = „{ $move }“ ist kein Zug dieses Spiels.
error-table-not-found = Diesen Tisch gibt es nicht. Vielleicht ist der Link unvollständig, oder der Tisch steht auf einem anderen Server.
error-table-full = Alle Plätze an diesem Tisch sind besetzt. Du kannst zuschauen.
error-table-too-many = Zu viele für einen Tisch: { $wanted } Spieler und { $seats } Plätze. Nimm weniger Bots oder Freunde, oder mehr Plätze.
error-table-seat-taken = Platz { $seat } ist besetzt. Wähle einen freien.
error-table-present = { $name } spielt auf Platz { $seat }. Ein Bot kann den Platz einnehmen, sobald { $name } seit 20 Sekunden weg ist oder so lange nicht gezogen hat, wie der Gastgeber erlaubt.
error-table-kept = Platz { $seat } ist für jemanden freigehalten, der zurückkommen kann. Sonst kann sich niemand dorthin setzen; ein Bot kann dort so lange spielen.
error-table-bot-keeps = Auf Platz { $seat } spielt ein Bot. Neue können Bots ablösen, wo der Gastgeber das vor Spielbeginn erlaubt hat.
error-table-not-seated = Du hast keinen Platz an diesem Tisch. Setz dich zuerst, oder schau zu.
error-table-not-host = Das entscheidet der Gastgeber dieses Tisches; ist er seit 20 Sekunden weg, entscheiden es alle, die hier sitzen.
error-table-not-your-seat = Platz { $seat } gehört dir nicht, du kannst von dort also weder zusehen noch spielen. Nimm deinen eigenen Platz, oder schau zu.
error-table-which-seat = Du hast mehrere Plätze an diesem Tisch. Sag, für welchen, damit ihre Geheimnisse getrennt bleiben.
error-table-not-your-turn = Platz { $seat } ist am Zug ({ $rule }).
error-table-stale-sequence = Bevor dein Zug ankam, ist etwas geschehen. Sieh auf den Tisch und wähle noch einmal.
error-table-not-started = Das Spiel hat noch nicht begonnen: Es beginnt, wenn alle Plätze besetzt sind; an einem offenen Tisch muss es außerdem der Gastgeber sagen, oder alle müssen bereit sein.
error-table-over = Dieses Spiel ist zu Ende.
error-table-not-over = Das geht erst nach dem Spiel: Bis dahin ist der Stapel geheim.
error-table-no-such-seat = Platz { $seat } gibt es nicht; dieser Tisch hat { $seats }.
error-table-no-orders = In diesem Spiel gibt es keine Daueraufträge.
error-table-no-wishes = Dieses Spiel stellt keine Frage, die für einen Platz beantwortet werden könnte.
error-table-not-let = An diesem Tisch setzt der Gastgeber Freunde und Bots. Bitte ihn darum, oder darum, es allen zu erlauben, die hier sitzen; ist er seit 20 Sekunden weg, kannst du es selbst.
error-table-removed = Der Gastgeber hat deinen Platz frei gemacht. Solange dieser Tisch in der Liste der offenen Tische steht, kannst du dich nicht wieder setzen. Du kannst zusehen oder dich an einen anderen setzen.
error-table-own-is-kept = Platz { $seat } gehört dir und ist für dich freigehalten. Nimm diesen wieder ein.
error-table-has-played = Du hast in diesem Spiel die Hand von Platz { $seat } gesehen und kannst keine andere mehr bekommen. Du kannst zusehen.
error-table-bot-stays = { $name } spielt auf Platz { $seat }, bis das Spiel zu Ende ist: Die Stärke lässt sich ändern, wegnehmen lässt sich der Bot nicht.
error-table-bots-only = Wer auf Platz { $seat } gespielt hat, ist endgültig gegangen. Im laufenden Spiel kann dort nur ein Bot übernehmen.
error-table-begun = Das Spiel hat begonnen. Bis zu seinem Ende gehört jeder Platz dem, der dort gespielt hat, oder einem Bot.
error-table-yields-fixed = Ob Neue Bots ablösen dürfen, steht vor Spielbeginn fest, damit alle wissen, worauf sie sich einlassen. Für das nächste Spiel kannst du es wählen.
error-table-not-full = { $count ->
    [one] { $count } Platz ist noch frei. Gib ihn einem Freund oder einem Bot, dann beginne.
   *[other] { $count } Plätze sind noch frei. Gib sie Freunden oder Bots, dann beginne.
 }
error-table-closed = Alle haben diesen Tisch endgültig verlassen; er ist geschlossen. Du kannst einen neuen aufmachen.
error-table-ended = { $said ->
    [yes] Wer diesen Server betreibt, hat diesen Tisch geschlossen: { $says }
   *[no] Wer diesen Server betreibt, hat diesen Tisch geschlossen. Du kannst einen neuen aufmachen.
 }
error-table-unreadable = Das Protokoll dieses Tisches lässt sich nicht nachspielen, deshalb kann hier nicht weitergespielt werden. Alles andere läuft weiter; wer den Server betreibt, kann der Sache nachgehen.
error-table-other-rules = Dieses Spiel wurde unter Fassung { $then } seiner Regeln begonnen, und dieser Server spielt Fassung { $now }. Hier kann nicht weitergespielt werden; wer den Server betreibt, kann das Protokoll ausgeben.
error-table-no-way-back = Züge lassen sich nur zurücknehmen, wo auf allen anderen Plätzen Bots sitzen.
error-table-nothing-to-take-back = Noch hast du keinen Zug gemacht, der sich zurücknehmen ließe.
error-table-revealed = Seit deinem letzten Zug ist etwas Verdecktes gezeigt worden; er lässt sich hier nicht zurücknehmen. An einem neuen Tisch kannst du vor ihm weiterspielen, mit neu gezogenen Karten.
error-table-no-hints = Tipps gibt es nur, wo auf allen anderen Plätzen Bots sitzen; an diesem Tisch spielen auch Menschen.
error-table-hint-failed = Der Tipp hat zu lange gedauert. Frag noch einmal.
error-usage-bad-option = Ein solcher Tisch ist nicht möglich: { $why }
error-usage-no-such-game = Ein Spiel „{ $game }“ gibt es hier nicht. Es gibt { $games }.
error-wire-malformed = Die Nachricht ist nicht lesbar: { $why }
error-wire-unknown-field = Die Nachricht enthält ein unbekanntes Feld: { $why }
error-wire-unknown-value = { $field } ist „{ $value }“. Möglich ist { $known }.
error-wire-too-large = Die Nachricht ist zu lang: höchstens { $limit } Byte.
error-wire-rate-limited = Das war zu viel auf einmal. Warte einen Augenblick und versuch es noch einmal.
error-wire-not-found = Unter { $path } gibt es nichts.
error-wire-method = { $method } ist hier nicht möglich.
error-wire-upgrade = Hier wird eine Socket-Verbindung (WebSocket) erwartet. Ein Proxy davor muss die Header „Upgrade“ und „Connection“ durchlassen.
error-auth-origin = Die Anfrage kam von einer anderen Website und wurde abgelehnt.
error-auth-host = Dieser Server heißt nicht „{ $host }“. Wer ihn betreibt, kann den Namen mit --allow-host hinzufügen.
error-auth-token = Dieser Server kennt kein Programm mit diesem Token. POST /api/programs gibt ein neues.
error-auth-banned = { $ends ->
    [yes] Wer diesen Server betreibt, hat dich bis { $until } ausgesperrt.
   *[no] Wer diesen Server betreibt, hat dich ausgesperrt.
 } { $given ->
    [yes] Der Grund: { $reason }
   *[no] Wer ihn betreibt, kann dich wieder einlassen.
 }
error-device-not-found = Auf einem solchen Gerät bist du nicht angemeldet; vielleicht wurde es inzwischen abgemeldet.
error-device-no-such-code = Dieser Code stimmt nicht oder gilt nicht mehr: Ein Code gilt einmal, zehn Minuten lang. Lass dir auf dem Gerät, von dem du kommst, einen neuen geben.
error-device-too-many-codes = Von hier aus wurden zu viele Codes versucht. Warte eine halbe Minute und versuch es noch einmal; verloren ist nichts.
error-device-seats-here = Nur dieses Gerät erreicht { $count ->
    [one] den Platz an einem Tisch, und du würdest ihn zurücklassen
   *[other] die Plätze an { $count } Tischen, und du würdest sie zurücklassen
 }. Bestätige das, oder nimm diese Person vorher auf ein anderes Gerät mit.
error-link-no-owner = Platz { $seat } gehört sonst niemandem. Ein neuer Link ist für den Platz eines Freundes, der jedes Gerät verloren hat.
error-link-not-away = Wer auf Platz { $seat } sitzt, war in den letzten zwei Minuten hier. Ein neuer Link ist erst nach zwei Minuten Abwesenheit möglich; solange kann ein Bot spielen.
error-link-not-found = Dieser Link gilt nicht oder nicht mehr: Er wurde benutzt oder zurückgenommen, oder die Person, der der Platz gehört, ist wieder da. Der Gastgeber kann einen neuen erstellen.
error-link-too-early = Wem dieser Platz gehört, der kann noch widersprechen. Der Link gilt in { $seconds ->
    [one] einer Sekunde
   *[other] { $seconds } Sekunden
 }.
error-link-yours-already = Du bist schon an diesem Tisch. Der Link für Platz { $seat } ist für einen Freund, der jedes Gerät verloren hat.
error-name-empty = Von diesem Namen ist nichts zu sehen. Wähle einen mit wenigstens einem Buchstaben, einer Ziffer oder einem Zeichen.
error-name-letter = Ein Name darf das Zeichen { $letter } nicht enthalten: Es ist selbst nicht zu sehen oder verändert, wie der Rest aussieht. Lass es weg.
error-name-marks = Zu viele Zeichen über oder unter einem Buchstaben: höchstens { $most }, und nur nach einem Buchstaben.
error-name-too-long = Ein Name hat höchstens { $most } Zeichen; dieser hat { $length }. Kürze ihn.
error-server-failed = Der Server hat einen Fehler gemacht. Am Tisch hat sich nichts geändert; versuch es noch einmal. Passiert es wieder, nenn dem Betreiber des Servers diese Nummer: { $request }.

## What a visitor without a name is called

guest-name = Gast { $number }

## Replays and records

error-replay-no-such-moment = Den Schritt { $at } gibt es in dieser Partie nicht: Sie hat { $steps } Schritte.
error-replay-no-such-view = Als „{ $view }“ kann hier niemand zusehen: Möglich sind all, public oder ein Platz von 0 bis { $last }.
error-replay-over-here = Hier ist die Partie zu Ende. Wähle einen früheren Augenblick, um weiterzuspielen.
error-replay-not-over = Diese Aufzeichnung endet nach Schritt { $steps }, ehe die Partie zu Ende ist. Ausgewertet werden nur beendete Partien: Sieh sie dir in der Rückschau an, oder spiele von dort zu Ende.
error-record-no-text = Zeile { $line } ist kein Text in UTF-8, also ist das keine Aufzeichnung.
error-record-empty = Das ist keine Aufzeichnung: Der Text ist leer.
error-record-too-many = { $count } Partien sind zu viele auf einmal: Möglich sind höchstens { $limit }.
error-record-no-json = Zeile { $line }, Spalte { $column }: Das ist kein JSON.
error-record-no-record = Zeile { $line }: Das ist JSON, aber keine Aufzeichnung. Eine Aufzeichnung ist ein Objekt im Format „{ $format }“.
error-record-foreign = Zeile { $line }: Das Format ist { $found }. Gelesen wird hier nur „{ $format }“.
error-record-no-such-game = Zeile { $line }: eine Aufzeichnung von „{ $game }“. Die Spiele hier sind { $games }.
error-record-broken = Zeile { $line }: Das ist keine gültige Aufzeichnung. Ihre Teile passen nicht zusammen.
error-record-illegal-move = Zeile { $line }, Schritt { $step }: Platz { $seat } darf „{ $move }“ nicht spielen ({ $rule }): { $reason }
error-record-differs = Zeile { $line }: Nach Schritt { $step } behauptet die Aufzeichnung, „{ $key }“ sei { $recorded }; nach den Regeln nachgespielt ist es { $found }.
error-record-too-deep = Zeile { $line }: Listen und Objekte sind für eine Aufzeichnung zu tief verschachtelt.
error-record-key-twice = Zeile { $line }: Der Schlüssel „{ $found }“ steht zweimal in einem Objekt.
error-record-no-number = Zeile { $line }: „{ $found }“ ist keine Zahl.
error-record-long-number = Zeile { $line }: Eine Zahl hat hier mehr Ziffern als irgendeine Zahl einer Aufzeichnung.
error-record-half-character = Zeile { $line }: „{ $found }“ ist ein halbes Zeichen.
error-record-wrong-field = Zeile { $line }: „{ $key }“ muss { $kind ->
    [text] ein Text
    [number] eine ganze Zahl
    [list] eine Liste
   *[object] ein Objekt
 } sein.
error-record-wrong-seats = Zeile { $line }: Die Zahl der Plätze passt nicht zu diesem Spiel: { $count }.
error-record-wrong-options = Zeile { $line }: „options“ nennt eine Hausregel oder einen Wert, die es in diesem Spiel nicht gibt.
error-record-wrong-deal = Zeile { $line }: „deal“ enthält nicht, was in diesem Spiel ausgeteilt wird.
error-record-wrong-checks = Zeile { $line }: „checks“ muss eine Liste von Ständen nach einigen der Schritte sein.
error-record-wrong-result = Zeile { $line }: Ein Spiel, das aus ist, hat sein „result“, und eines, das noch läuft, hat keins.
error-record-wrong-step = Zeile { $line }, Schritt { $step }: Ein Schritt hat einen „seat“, eine ganze Zahl, und einen „move“, einen Text, und sonst nichts.
error-record-wrong-chance = Zeile { $line }, Schritt { $step }: Das kann der Zufall hier nicht bringen.
error-record-no-such-move = Zeile { $line }, Schritt { $step }: „{ $move }“ ist kein Zug dieses Spiels.
error-record-after-the-end = Zeile { $line }, Schritt { $step }: Vor diesem Zug ist das Spiel schon aus.
error-record-not-its-turn = Zeile { $line }, Schritt { $step }: Platz { $seat } ist nicht am Zug.
error-record-one-at-a-time = Aufzeichnungen, die du vorher gebracht hast, werden noch geprüft. Warte, bis das fertig ist, und bring dann diese.
error-record-too-slow = Die Prüfung dauerte länger als { $seconds } Sekunden und wurde beendet; aufgehoben wurde nichts. Bring weniger Partien auf einmal.
error-record-not-now = Aufzeichnungen können gerade nicht geprüft werden; aufgehoben wurde nichts. Versuch es in einer Minute noch einmal.
error-record-besides = Zeile { $line }: Neben der Partie enthält diese Aufzeichnung { $bytes } Bytes an Kommentaren und anderen Schlüsseln. Möglich sind { $limit }: Lass einige weg.
error-record-yours-full = Deine Aufzeichnungen belegen hier { $used } von { $limit } KB, und diese brauchen { $wanted } KB mehr. Möglich sind noch { $left } KB; aufgehoben wurde nichts.
error-record-all-full = Die Aufzeichnungen aller belegen hier { $used } von { $limit } KB, und diese brauchen { $wanted } KB mehr. Möglich sind noch { $left } KB; mehr erlauben kann, wer den Server betreibt. Aufgehoben wurde nichts.
