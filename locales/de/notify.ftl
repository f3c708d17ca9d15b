### Benachrichtigungen: wie jemand erfährt, was an den eigenen Tischen geschieht, und was aus jeder Nachricht wurde.

notify-title = Benachrichtigungen
notify-lead = Du erfährst, dass du am Zug bist, wenn du diese Seite gerade nicht vor dir hast. Keine Nachricht enthält etwas, das andere nicht sehen dürfen.
notify-push = Auf deinen Geräten
notify-elsewhere = Anderswo
notify-turn-on = Auf diesem Gerät benachrichtigen
notify-why = { $why ->
    [insecure] Dieses Gerät lässt sich nicht benachrichtigen: Die Adresse dieser Seite müsste mit https beginnen.
    [address] Dieses Gerät lässt sich nicht benachrichtigen: Diese Seite wurde über eine Nummer statt über einen Namen geöffnet.
    [home-screen] Füge diese Seite auf iPhone und iPad zuerst zum Home-Bildschirm hinzu („Teilen“, dann „Zum Home-Bildschirm“), und öffne sie von dort.
    [denied] Dein Browser blockiert Benachrichtigungen dieser Seite. Erlaube sie in seinen Einstellungen für diese Seite, und lade sie dann neu.
    [worker] Dein Browser konnte Benachrichtigungen nicht abonnieren. Lade die Seite neu; in einem privaten Fenster geht es nicht.
   *[unsupported] Dieser Browser kann keine Benachrichtigungen zeigen.
 }
notify-here = dieses Gerät
notify-unnamed = Ein Gerät ohne Namen
notify-works = funktioniert
notify-untested = noch nicht getestet
notify-failing = gestört seit
notify-last = letzte Nachricht
notify-test = Test schicken
notify-test-of = Test schicken: { $name }
notify-remove = Entfernen
notify-remove-of = Entfernen: { $name }
notify-tested = { $state ->
    [sent] Der Test ist unterwegs. Öffne ihn, wenn er erscheint.
    [dead] Diese Adresse gibt es nicht mehr. Sie wurde entfernt.
    [waiting] Der Test konnte jetzt nicht zugestellt werden. Versuche es später noch einmal.
   *[failed] Der Test wurde abgelehnt.
 }
notify-opened = Der Test ist angekommen: Dieser Weg funktioniert.
notify-recent = Letzte Benachrichtigungen
notify-kind = { $kind ->
    [turn] Du bist am Zug
    [quarter] Wenig Zeit übrig
    [started] Das Spiel hat begonnen
    [over] Das Spiel ist zu Ende
    [bot] Ein Bot hat übernommen
    [pause] Eine Pause wird gewünscht
    [rematch] Noch ein Spiel?
    [message] Eine Nachricht an dich
   *[other] Benachrichtigung
 }
notify-outcome = { $code ->
    [sent] geschickt
    [quiet] ohne Ton aktualisiert
    [waiting] wird noch einmal versucht
    [sending] wird gerade geschickt
    [seen] nicht geschickt: du hattest es schon gesehen
    [answered] nicht geschickt: der Zug war vorbei
    [order] nicht geschickt: dein Auftrag hat geantwortet
    [expired] nicht geschickt: es war zu spät
    [moved] ersetzt: die Frist hat sich verschoben
    [over] nicht geschickt: es gilt nicht mehr
    [gone] nicht geschickt: den Tisch oder den Weg gibt es nicht mehr
    [pushed] nicht geschickt: ein Gerät hatte es schon angezeigt
    [no_channel] nicht geschickt: es gab keinen Weg
    [failed] fehlgeschlagen
    [dead] die Adresse gibt es nicht mehr, sie wurde entfernt
   *[other] nicht geschickt
 }
notify-reason-timeout = keine Antwort
notify-reason-connection = keine Verbindung
notify-reason-off = vom Betreiber des Servers abgeschaltet
notify-host = Das siehst nur du, auf dem Rechner des Servers:
notify-missing = { $code ->
    [push-push-contact] Push ist aus: Setze push-contact auf deine Adresse (mailto:…); siehe docs/hosting.md.
    [push-extra] Push ist aus: Die Pakete des Extras „notify“ fehlen; siehe docs/hosting.md.
    [mail-mail-server] E-Mail ist aus: Setze mail-server (Name deines SMTP-Servers); siehe docs/hosting.md.
    [mail-mail-from] E-Mail ist aus: Setze mail-from (Adresse des Absenders); siehe docs/hosting.md.
    [mail-public-url] E-Mail ist aus: Setze public-url (Adresse dieser Seite); siehe docs/hosting.md.
    [mail-extra] E-Mail ist aus: Die Pakete des Extras „notify“ fehlen; siehe docs/hosting.md.
    [service-extra] Andere Dienste sind aus: Die Pakete des Extras „notify“ fehlen; siehe docs/hosting.md.
   *[other] { $name } ist nicht gesetzt; siehe docs/hosting.md.
 }
