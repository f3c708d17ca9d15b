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
account-passkeys = Passkeys
account-passkeys-lead = Mit einem Passkey meldest du dich mit Fingerabdruck, Gesicht oder Gerätesperre an, ohne Passwort.
account-passkeys-add = Passkey hinzufügen
account-passkeys-name = Name des Passkeys
account-passkeys-made = erstellt am { $day }
account-passkeys-used = zuletzt benutzt am { $day }
account-passkeys-drop-of = Passkey { $name } löschen
account-passkeys-drop = Löschen
account-passkeys-insecure = Passkeys brauchen HTTPS, das diese Seite nicht hat; ein Wiederherstellungscode geht auch hier.
account-passkeys-address = Passkeys brauchen einen Rechnernamen, du hast diese Seite aber über ihre Nummer geöffnet; ein Wiederherstellungscode geht auch hier.
account-passkeys-unused = Der Passkey wurde nicht verwendet. Es hat sich nichts geändert.
account-sign-in = Als jemand anders anmelden

sign-in-lead = Melde dich mit dem an, was du in den Einstellungen eingerichtet hast. Wenn du noch nichts hast, spiel einfach: Du bist Gast und verlierst nichts.
sign-in-passkey = Mit Passkey anmelden
sign-in-recovery = Wiederherstellungscode
sign-in-recovery-go = Code verwenden
sign-in-device = Auf einem anderen Gerät bin ich noch angemeldet
