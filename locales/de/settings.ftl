### Erklärungen in den Einstellungen.

settings-scheme-lead = Hoher Kontrast ist schwarz-weiß, dunkel oder hell wie dein Gerät.
settings-pace-host = Gilt für Tische, die du aufmachst; der Gastgeber kann es während des Spiels ändern.
settings-spoken-lead = Für Screenreader. „Seit meinem letzten Zug“ ist bei Tischen als Text üblich. Deine eigenen Züge und alle Fehler werden immer sofort vorgelesen.
settings-motion-lead = Fliegende Chips und Karten sind nur Dekoration. Ohne Animationen entgeht dir nichts.
settings-palette-lead = Auch Muster, Symbole und Buchstaben unterscheiden sie, in jeder Palette.
settings-sound-lead = Chips, Karten, eine leise Glocke, wenn du am Zug bist, und der Crash. Am Tisch schaltet X sie um.
settings-keys-lead = Einzelne Tasten machen Züge und öffnen Fenster; ? zeigt die Liste. Ohne sie wirken nur Tab, Pfeile, Enter und Esc.
settings-plain-lead = Zeigt jedes Spiel als Listen, Tabellen und Knöpfe statt als gezeichnetes Brett. Gut für Screenreader und kleine oder langsame Geräte; gilt ab dem nächsten Tisch.
settings-coach-lead = Agatha, ein Bot, erklärt, worauf es ankommt, wenn es zum ersten Mal vorkommt.
settings-kept = Name, Geräte, Benachrichtigungen, Konto und Urlaub werden auf diesem Server gespeichert und gelten auf allen deinen Geräten. Auch die Sprache wird dort gespeichert. Alles andere wird in diesem Browser gespeichert.
