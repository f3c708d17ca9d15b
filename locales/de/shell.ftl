### Ohne Verbindung zum Server, und neuere Versionen.

shell-title = Keine Verbindung zum Server
shell-lead = Tische und Bots sind auf dem Server: Sie warten, und nichts geht verloren. Diese Seite macht von selbst weiter, sobald die Verbindung wieder da ist.
shell-books = Regelhefte zum Lesen in der Zwischenzeit
shell-again = Noch einmal versuchen
shell-newer = Eine neuere Version ist bereit.
shell-renew = Laden
shell-later = Später
shell-cookies = Dieser Browser lehnt Cookies ab. Der Server braucht eines, um zu wissen, welcher Platz deiner ist: Ohne kannst du zuschauen und lesen, aber nicht spielen. Erlaube Cookies für diese Seite, um zu spielen.
