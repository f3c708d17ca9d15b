### Ohne Verbindung zum Server, und neuere Versionen.

shell-title = Keine Verbindung zum Server
shell-lead = Tische und Bots leben auf dem Server: Sie warten, und nichts geht verloren. Diese Seite macht von selbst weiter, sobald die Verbindung wieder da ist.
shell-books = Regelhefte für die Zwischenzeit
shell-again = Noch einmal versuchen
shell-newer = Eine neuere Version ist bereit.
shell-renew = Laden
shell-later = Später
