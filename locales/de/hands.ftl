### Mehrere an einem Gerät, der gemeinsame Bildschirm und eine Verbindung, die abreißt.

## Ein Gerät für mehrere

hands-device = An diesem Gerät
hands-devices = Geräte
hands-devices-short = Geräte
hands-here = { $self ->
    [yes] an diesem Gerät
   *[no] an einem geteilten Gerät
 }
hands-add = Jemanden an diesem Gerät mitspielen lassen
hands-add-name = Name
hands-add-do = Hinzufügen
hands-add-lead = Gebt ein Gerät herum: Ein Vorhang verbirgt, was jeder hat.
hands-add-host = Freunde und Bots setzt hier der Gastgeber, oder er erlaubt es allen, die hier sitzen.
hands-skip = Kein Vorhang zwischen uns
hands-skip-lead = Für Freunde, die alles sehen dürfen: Der Tisch wechselt den Platz von selbst.
hands-looks = Du bist { $name }.
hands-covered = Du siehst, was alle sehen dürfen.
hands-to = Weiter an { $name }
hands-cover = Vorhang zu
hands-soon = Als Nächstes hier: { $name }. Gleich fällt der Vorhang.
hands-pass = Gib das Gerät an { $name }
hands-pass-lead = Öffne den Vorhang, wenn nur { $name } hinsieht.
hands-open = Vorhang auf für { $name }
hands-look-again = Noch ein Blick für { $name }
hands-since = Seit deinem letzten Zug

## Der gemeinsame Bildschirm

hands-screen = Gemeinsamer Bildschirm
hands-screen-lead = Auf einem Fernseher oder Tablet: alles, was offen liegt, groß, und nie eine Hand. Eure Hände bleiben auf euren Telefonen.
hands-screen-open = Gemeinsamen Bildschirm öffnen
hands-screen-full = Vollbild
hands-screen-join = Scannen und mitspielen
hands-screen-lonely = Diese Adresse gilt nur auf diesem Rechner. Damit Telefone sie finden, starte den Server mit --host 0.0.0.0 und öffne diesen Bildschirm unter der Adresse des Rechners in deinem Netz, etwa 192.168.1.7.
hands-screen-next = Ein neues Spiel beginnt: Dieser Bildschirm geht mit.
hands-hand-open = Nur meine Hand zeigen
hands-hand-board = Der ganze Tisch

## Die Verbindung

hands-lost-for = Seit { $seconds } s.
hands-lost-move = Dein Zug ist vorgemerkt und wird gesendet, sobald die Verbindung steht.
hands-retry = Jetzt versuchen
hands-healed = Wieder verbunden.
hands-late = Zu spät: Dein Zug wurde nicht gespielt. Inzwischen:
