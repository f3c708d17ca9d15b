### Benachrichtigungen per E-Mail: Adressen, und die Seiten von Links in Mails.

mail-title = E-Mail
mail-lead = Eine Mail am Tag nennt dir die Tische, die auf dich warten, und kommt früher, wenn deine Zeit vorher abläuft. Warnungen kommen sofort. Ein Zug, den eines deiner Geräte schon angezeigt hat, fehlt darin.
mail-address = Deine Mailadresse
mail-add = Link schicken
mail-link-sent = Ein Link ging an { $address }. Öffne ihn innerhalb von 15 Minuten, dann kommen die Mails dorthin.
mail-when = Mails kommen
mail-mode = { $mode ->
    [each] sofort
   *[digest] einmal am Tag
 }
mail-hour = Uhrzeit der täglichen Mail
mail-test = Test schicken
mail-test-sent = Ein Test ist unterwegs an { $address }. Wenn er nicht ankommt, sieh im Spam nach.
mail-test-failed = Der Test an { $address } konnte nicht verschickt werden. Versuche es später noch einmal.
mail-failing = Die letzte Mail konnte nicht verschickt werden; es wird noch einmal versucht.
mail-drop = Entfernen
mail-drop-of = Entfernen: { $address }
mail-settings = Einstellungen
mail-confirm-title = Bestätige deine Adresse
mail-confirm-lead = Von jetzt an kommen Mails über deine Tische an { $address }. In jeder steht ein Link, der sie beendet.
mail-confirm-button = Bestätigen
mail-confirmed = Von jetzt an kommen die Mails an { $address }.
mail-move-title = Ein Zug aus deiner Mail
mail-move-lead = { $game }, { $name }: „{ $move }“. Gespielt wird, wenn du auf die Schaltfläche drückst.
mail-move-button = Spielen: { $move }
mail-move-done = Gespielt: { $move }.
mail-move-table = Tisch öffnen
mail-move-games = Meine Spiele
mail-stop-title = Keine Mails mehr
mail-stop-lead = An diese Adresse kommen keine Mails über deine Tische mehr. In den Einstellungen kannst du sie wieder hinzufügen.
mail-stop-button = Diese Mails beenden
mail-stopped = An diese Adresse kommen keine Mails mehr.
