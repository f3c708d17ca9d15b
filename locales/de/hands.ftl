### Mehrere an einem Gerät, der gemeinsame Bildschirm und eine Verbindung, die abreißt.

## Ein Gerät für mehrere

hands-device = An diesem Gerät
hands-devices = Geräte
hands-devices-short = Geräte
hands-continue = Auf einem anderen Gerät weiterspielen
hands-continue-lead = Spiel mit Handy, Tablet oder Computer weiter: Du behältst deine Plätze an diesem und an allen anderen Tischen.
hands-here = { $self ->
    [yes] an diesem Gerät
   *[no] an einem geteilten Gerät
 }
hands-add = Mitspieler an diesem Gerät hinzufügen
hands-add-name = Name
hands-add-do = Hinzufügen
hands-add-lead = Gebt ein Gerät herum: Ein Vorhang verbirgt, was jeder auf der Hand hat.
hands-add-host = An diesem Tisch fügt der Gastgeber Freunde und Bots hinzu, oder er erlaubt es allen Spielern.
hands-skip = Kein Vorhang zwischen uns
hands-skip-lead = Für Freunde, die alles sehen dürfen: Der Tisch wechselt von selbst zum nächsten Spieler.
hands-looks = Du bist { $name }.
hands-covered = Du siehst, was alle sehen dürfen.
hands-to = Weiter an { $name }
hands-cover = Vorhang schließen
hands-soon = Als Nächstes an diesem Gerät: { $name }. Gleich schließt sich der Vorhang.
hands-pass = Gib das Gerät an { $name }
hands-pass-lead = Öffne den Vorhang, wenn nur { $name } hinsieht.
hands-open = Vorhang öffnen für { $name }
hands-look-again = Noch ein Blick für { $name }
hands-since = Seit deinem letzten Zug

## Der gemeinsame Bildschirm

hands-screen = Gemeinsamer Bildschirm
hands-screen-lead = Für einen Fernseher oder ein Tablet: zeigt groß alles, was offen liegt, und nie eine Hand. Eure Hände bleiben auf euren Telefonen.
hands-screen-open = Gemeinsamen Bildschirm öffnen
hands-screen-full = Vollbild
hands-screen-join = Scannen und mitspielen
hands-screen-lonely = Diese Adresse gilt nur auf diesem Rechner. Damit sich Telefone verbinden können, starte den Server mit --host 0.0.0.0 und öffne diesen Bildschirm unter der Adresse des Rechners in deinem Netz, etwa 192.168.1.7.
hands-screen-next = Ein neues Spiel beginnt, und dieser Bildschirm folgt ihm.
hands-hand-open = Nur meine Hand zeigen
hands-hand-board = Der ganze Tisch

## Die Verbindung

hands-lost-for = Seit { $seconds } s.
hands-lost-move = Dein Zug ist gespeichert und wird gesendet, sobald die Verbindung wieder da ist.
hands-retry = Jetzt versuchen
hands-healed = Wieder verbunden.
hands-late = Zu spät: Dein Zug wurde nicht gespielt. Inzwischen:
