### Daueraufträge, die bis auf Widerruf gelten. Nur ihr Besitzer sieht sie.

orders-lead = { $lines ->
    [0] Deine Aufträge antworten für dich, bis du sie widerrufst.
   *[other] Die erste passende Zeile entscheidet für dich, bis du sie widerrufst.
  } Niemand sonst sieht deine Aufträge. Sie gelten ab dem nächsten Ereignis: Was du gerade gefragt wirst, beantwortest du selbst. Nach { $chain } Zügen hintereinander fragen sie dich.
orders-line = Zeile { $number }
orders-add = Zeile hinzufügen
orders-remove = Entfernen
orders-general = In allen anderen Fällen
orders-save = Aufträge speichern
orders-cancel = Alle Aufträge widerrufen
orders-executed = Was deine Aufträge gespielt haben
orders-asks = Deine Aufträge fragen dich: { $why }
orders-preview-plays = Am Tisch, wie er ist: { $move }. { $why }
orders-preview-bot = Am Tisch, wie er ist, würde der Bot entscheiden.
orders-preview-asks = Am Tisch, wie er ist, würdest du gefragt: { $why }
orders-preview-later = Am Tisch, wie er ist, hätten sie nichts zu entscheiden.

## Fields
orders-field-companies = Für Anteile dieser Gesellschaften (keine angekreuzt: alle)
orders-field-sales = Wenn diese verkauft werden dürfen (keine angekreuzt: alle)
orders-field-owned = Wenn ich von der Gesellschaft mindestens so viele habe
orders-field-chips = Bieten, solange ich mehr Chips habe als
orders-field-others = Bieten, solange von den anderen höchstens dabei sind
orders-field-bowl = Bieten, bis in der Schale liegen
orders-field-then = Dann
orders-field-win = Wenn ich die Versteigerung gewinne
orders-field-option = Wenn mir nur die andere Möglichkeit bleibt
orders-field-sites = Am ersten freien dieser Orte bauen (Kürzel)
orders-field-otherwise = Wenn keine Zeile passt
orders-field-loan_below = Leihen, solange ich weniger Chips habe als
orders-field-options = Optionen am Ende einer Runde
orders-field-discard = Wenn ich für einen Bären abwerfen muss
orders-field-keep = Aktien, die nie abgeworfen werden
orders-value-ask = mich fragen
orders-value-leave = aussteigen
orders-value-take = den Anteil nehmen
orders-value-sell = alles Mögliche verkaufen
orders-value-build = bauen
orders-value-nothing = nichts tun
orders-value-best = die Karten, die am meisten bringen
orders-value-none = keine
orders-value-least = die Karte, die am wenigsten bringt

## Play for me
orders-bot = Spiel für mich, bis ich zurück bin
orders-bot-lead = Ein Bot entscheidet, was kein Auftrag entscheidet, bis du selbst einen Zug machst.
orders-bot-none = niemand
orders-bot-borrow = Er darf leihen
orders-bot-keep = So viele Chips behält er

## Reasons
orders-why-given_now = du hast sie erteilt, als die Frage schon offen war.
orders-why-chain = sie haben viele Züge hintereinander gemacht.
orders-why-only = Es ist der einzige mögliche Zug.
orders-why-no_order = dafür gibt es keinen Auftrag.
orders-why-no_line = Keine Zeile passt.
orders-why-no_loan_order = zum Leihen gibt es keinen Auftrag.
orders-why-loan = Du hast weniger Chips als deine Grenze.
orders-why-decline = Du hast genug Chips.
orders-why-bid = Deine Bedingungen gelten.
orders-why-bowl = In der Schale liegt genug.
orders-why-chips = Deine Chips sind auf deine Grenze gefallen.
orders-why-others = Zu viele andere sind dabei.
orders-why-no_chip = Du hast keinen Chip.
orders-why-choose = Die Zeile überlässt dir diese Wahl.
orders-why-take = Du nimmst den Anteil.
orders-why-sell = Du verkaufst.
orders-why-build = Du baust.
orders-why-nothing = Du tust nichts.
orders-why-no_site = Keiner deiner Orte ist frei.
orders-why-no_sell = Du hast nichts zu verkaufen.
orders-why-no_nothing = Nichts zu tun ist hier nicht erlaubt.
orders-why-only_held = Du hast nur Aktien, die nie abgeworfen werden.
orders-why-least = Sie bringt jetzt am wenigsten.
orders-why-best = Sie bringt jetzt am meisten.
orders-why-done = Keine weiteren Optionen.
orders-why-reply = Du hast diese Antwort geplant.
orders-why-no_reply = Deine geplante Antwort ist nicht möglich.
orders-why-bot = Ein Bot spielt für dich.

## Geplante Antworten
orders-plan = Geplante Antworten
orders-plan-lead = Spiel Züge auf einem Brett: „Wenn das gespielt wird, antworte ich so.“ Höchstens { $nodes } Züge, { $deepest } nacheinander. Am Tisch wird nichts gespielt.
orders-plan-moves = { $known ->
    [no] { $moves }.
   *[yes] { $self ->
        [yes] Du: { $moves }.
       *[no] { $name }: { $moves }.
     }
 }
orders-plan-start = Das Brett ist das des Tisches, wie er jetzt ist. Spiel den ersten Zug.
orders-plan-over = Hier ist das Spiel zu Ende.
orders-plan-begin = Auf dem Brett planen
orders-plan-show = Zeigen
orders-plan-back = Einen Zug zurück
orders-plan-again = Von vorn
orders-plan-close = Brett schließen
orders-plan-full = Der letzte Zug wurde nicht aufgenommen: Ein Plan hat höchstens { $nodes } Züge, { $deepest } nacheinander.
