### I dispositivi di una persona: un elenco, uno in più con un codice, la disconnessione.

devices-title = Dispositivi
devices-lead = Hai gli stessi posti su tutti i tuoi dispositivi. Se ne hai uno solo e lo perdi, perdi i tuoi posti.
devices-name = { $browser }, { $system }
devices-unnamed = Un dispositivo senza nome
devices-here = questo dispositivo
devices-seen = visto l’ultima volta
devices-add = Continua su un altro dispositivo
devices-have-code = Inserisci un codice
devices-out = Disconnetti
devices-out-of = Disconnetti: { $device }
devices-out-other = Quel dispositivo viene disconnesso subito e a ogni tavolo. Qui resti connesso.
devices-out-here = Questo dispositivo viene disconnesso. Sugli altri resti connesso.
devices-out-last = È il tuo unico dispositivo. Se lo disconnetti, nessuno potrà più usare il tuo nome e i tuoi posti.
devices-stay = Resta connesso
devices-scan = Inquadra questo con l’altro dispositivo.
devices-scan-label = Codice QR che apre questa pagina sull’altro dispositivo
devices-type = Oppure apri lì { $page } e scrivi:
devices-good-for = Vale una sola volta, e ancora { $minutes ->
    [one] un minuto
   *[other] { $minutes } minuti
 }.
devices-warning = Chi usa questo codice può vedere la tua mano e giocare per te. Non mostrarlo a nessun altro.
devices-over = Questo codice non vale più.
devices-again = Ottieni un nuovo codice
devices-used = { $device } è ora collegato a tuo nome.
devices-done = Fatto

link-out = Questo dispositivo è stato disconnesso da un altro. Per rientrare, fatti dare un codice da quel dispositivo.
link-lead = Sull’altro tuo dispositivo apri «Impostazioni» e scegli «Continua su un altro dispositivo». Comparirà un codice.
link-code = Codice
link-look = Avanti
link-as = Continuare qui come { $name }?
link-was = Su questo dispositivo ora sei { $name }; questo nome verrà rimosso.
link-games = Su questo dispositivo ora sei { $name }, con { $count ->
    [one] una partita
   *[other] { $count } partite
 }{ $running ->
    [0] .
   *[other] , di cui { $running } in corso.
 }
link-bring-what = Se sei tu in entrambi i casi, puoi portarle con te: posti, partite finite, notifiche e passkey saranno di { $person }, gli altri ai tavoli lo vedranno, e { $name } verrà eliminato su tutti i dispositivi.
link-lost = { $count ->
    [one] Se le lasci, il posto a un tavolo è perso per sempre: nessun altro dispositivo lo raggiunge.
   *[other] Se le lasci, i posti a { $count } tavoli sono persi per sempre: nessun altro dispositivo li raggiunge.
 }
link-go = Continua come { $name }
link-bring = Portale con te e continua come { $name }
link-without = Lasciale e continua come { $name }
link-not = No
link-same = Qui sei già { $name }.
link-on = Vai alle tue partite

link-seat-lead = { $title }: questo link ti dà il posto { $seat } ({ $name }), con tutto ciò che gli appartiene.
link-seat-name = Il tuo nome
link-seat-soon = Il link funzionerà tra poco. Se nel frattempo torna chi ha il posto, il link viene annullato.
link-seat-wait = Ancora { $seconds ->
    [one] un secondo
   *[other] { $seconds } secondi
 }.
link-seat-now = Ora puoi sederti.
link-seat-take = Prendi il posto
