### L’account: ciò che si è preparato per accedere, e l’accesso.

account-title = Il tuo account
account-lead = Senza account resti ospite di questo browser: per giocare basta. Quello che prepari qui ti permette di tornare se perdi i tuoi dispositivi.
account-recovery = Codice di recupero
account-recovery-none = Con un codice su carta accedi da qualsiasi dispositivo, senza password e senza indirizzo.
account-recovery-some = Hai un codice di recupero, creato il { $day }.
account-recovery-used = È stato usato l’ultima volta il { $day }.
account-recovery-make = Crea un codice di recupero
account-recovery-renew = Creane uno nuovo
account-recovery-drop = Elimina il codice
account-recovery-once = Questo codice viene mostrato una sola volta. Stampalo o copialo; vale finché non ne crei uno nuovo.
account-recovery-how = Per tornare, apri { $page } e inserisci il codice.
account-recovery-warning = Chi ha questo codice può accedere come { $name }. Custodiscilo come una chiave.
account-recovery-print = Stampa
account-recovery-done = Ce l’ho
account-passkeys = Passkey
account-passkeys-lead = Con una passkey accedi con l’impronta, il volto o il blocco del dispositivo, senza password.
account-passkeys-add = Aggiungi una passkey
account-passkeys-name = Nome della passkey
account-passkeys-made = creata il { $day }
account-passkeys-used = usata l’ultima volta il { $day }
account-passkeys-drop-of = Elimina la passkey { $name }
account-passkeys-drop = Elimina
account-passkeys-insecure = Le passkey richiedono HTTPS, che questo sito non ha; un codice di recupero funziona anche qui.
account-passkeys-address = Le passkey richiedono un nome host, ma hai aperto questo sito con il suo numero; un codice di recupero funziona anche qui.
account-passkeys-unused = La passkey non è stata usata. Nulla è cambiato.
account-sign-in = Accedi come un’altra persona

sign-in-lead = Accedi con quello che hai preparato nelle impostazioni. Se non hai ancora nulla, gioca e basta: sei ospite e non perdi nulla.
sign-in-passkey = Accedi con una passkey
sign-in-recovery = Codice di recupero
sign-in-recovery-go = Usa il codice
sign-in-device = Su un altro dispositivo ho ancora l’accesso
