### Quello che si dice al tavolo: frasi e gesti.

talk-lead = { $group ->
    [seats] Lo leggono solo i giocatori, ognuno nella sua lingua.
    [seats-text] Lo leggono solo i giocatori. Frasi e gesti appaiono nella lingua di ognuno, il tuo testo così come lo scrivi.
    [watchers-text] Lo leggono solo gli spettatori. Frasi e gesti appaiono nella lingua di ognuno, il tuo testo così come lo scrivi.
   *[watchers] Lo leggono solo gli spettatori, ognuno nella sua lingua.
 }
talk-to = A chi
talk-to-all = Tutti
talk-phrases = Frasi
talk-hello = Ciao!
talk-good_luck = Buona fortuna!
talk-well_played = Ben giocato!
talk-thanks = Grazie!
talk-sorry = Scusa!
talk-one_moment = Un momento, per favore.
talk-emotes = Gesti
talk-smile = un sorriso
talk-laugh = risate
talk-surprise = stupore
talk-think = profonda riflessione
talk-cry = lacrime
talk-applause = applausi
talk-line = { $name }: { $words }
talk-line-to = { $name } (a { $to }): { $words }
talk-you = Tu
talk-to-you = te
talk-watcher = Uno spettatore
talk-mute = Silenzia { $name }
talk-mute-short = Silenzia
talk-unmute = Ascolta di nuovo { $name }
talk-muted = { $name } non si sente più: non leggi più nulla da questa persona, a nessun tavolo.
talk-off = Silenzia tutti
talk-off-lead = Quello che dicono gli altri non viene mostrato né letto ad alta voce, a nessun tavolo.
talk-last = Detto da poco
talk-none = Nessuno ha ancora detto nulla.
talk-text = Il tuo testo
talk-text-lead = Al massimo { $most } caratteri. I link restano testo semplice.
talk-send = Invia
talk-report = Segnala il messaggio di { $name }
talk-report-short = Segnala
talk-reported = Segnalato
talk-reported-lead = Chi gestisce questo server leggerà il messaggio di { $name }.
talk-record = Aggiungi i nostri messaggi alla registrazione
talk-record-lead = Solo se tutti i giocatori sono d’accordo. Quello che è stato scritto a un solo posto o dagli spettatori non ci finisce mai.
talk-record-waits = Manca ancora: { $names }.
talk-record-done = Tutti i giocatori sono d’accordo: la registrazione contiene quello che è stato scritto a tutti i posti.
