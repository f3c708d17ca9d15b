### Ohne Verbindung zum Server, und neuere Versionen.

shell-title = Keine Verbindung zum Server
shell-lead = Tische und Bots leben auf dem Server: Sie warten, und nichts geht verloren. Diese Seite macht von selbst weiter, sobald die Verbindung wieder da ist.
shell-books = Regelhefte für die Zwischenzeit
shell-again = Noch einmal versuchen
shell-newer = Eine neuere Version ist bereit.
shell-renew = Laden
shell-later = Später
shell-cookies = Dieser Browser lehnt Cookies ab. Eines davon sagt dem Server, welcher Platz deiner ist: Ohne es kannst du zuschauen und lesen, aber nicht spielen. Erlaube Cookies für diese Seite, um zu spielen.
