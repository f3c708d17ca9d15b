### Das Konto: was jemand zum Anmelden eingerichtet hat, und die Anmeldung.

account-title = Dein Konto
account-lead = Ohne Konto bleibst du Gast dieses Browsers: Zum Spielen genügt das. Was du hier einrichtest, bringt dich zurück, wenn du deine Geräte verlierst.
account-recovery = Wiederherstellungscode
account-recovery-none = Mit einem Code auf Papier kannst du dich auf jedem Gerät anmelden. Du brauchst weder Passwort noch Adresse.
account-recovery-some = Du hast einen Wiederherstellungscode vom { $day }.
account-recovery-used = Zuletzt benutzt wurde er am { $day }.
account-recovery-make = Wiederherstellungscode erstellen
account-recovery-renew = Einen neuen erstellen
account-recovery-drop = Code löschen
account-recovery-once = Dieser Code wird nur einmal angezeigt. Druck ihn aus oder schreib ihn ab; er gilt, bis du einen neuen erstellst.
account-recovery-how = Um zurückzukommen, öffne { $page } und gib den Code ein.
account-recovery-warning = Wer diesen Code hat, kann sich als { $name } anmelden. Bewahr ihn auf wie einen Schlüssel.
account-recovery-print = Drucken
account-recovery-done = Ich habe ihn
account-sign-in = Als jemand anders anmelden

sign-in-lead = Melde dich mit dem an, was du in den Einstellungen eingerichtet hast. Wenn du noch nichts hast, spiel einfach: Du bist Gast und verlierst nichts.
sign-in-recovery = Wiederherstellungscode
sign-in-recovery-go = Code verwenden
sign-in-device = Auf einem anderen Gerät bin ich noch angemeldet
