### Quello che si dice al tavolo: frasi e gesti.

talk-lead = { $group ->
    [seats] Lo leggono solo i giocatori, ognuno nella sua lingua.
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
