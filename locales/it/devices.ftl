### I dispositivi di una persona: un elenco, uno in più con un codice, la disconnessione.

devices-title = Dispositivi
devices-lead = Su ognuno di essi siedi agli stessi tavoli. Chi ne ha uno solo e lo perde, perde i suoi posti.
devices-name = { $browser }, { $system }
devices-unnamed = Un dispositivo senza nome
devices-here = questo dispositivo
devices-seen = visto l’ultima volta
devices-add = Continua su un altro dispositivo
devices-have-code = Inserisci un codice
devices-out = Disconnetti
devices-out-of = Disconnetti: { $device }
devices-out-other = Quel dispositivo dimentica chi sei, subito e a ogni tavolo. Qui resti connesso.
devices-out-here = Questo dispositivo dimentica chi sei. Sugli altri resti connesso.
devices-out-last = È il tuo unico dispositivo. Se lo disconnetti, nessuno potrà più raggiungere il tuo nome e i tuoi posti.
devices-stay = Resta connesso
devices-scan = Inquadra questo con l’altro dispositivo.
devices-scan-label = Codice QR che apre questa pagina sull’altro dispositivo
devices-type = Oppure apri lì { $page } e scrivi:
devices-good-for = Vale una sola volta, e ancora { $minutes ->
    [one] un minuto
   *[other] { $minutes } minuti
 }.
devices-warning = Chi usa questo codice diventa te: vede la tua mano e può giocare per te. Non mostrarlo a nessun altro.
devices-over = Questo codice non vale più.
devices-again = Fatti dare un nuovo codice

link-out = Questo dispositivo è stato disconnesso da un altro. Con un codice preso dall’altro puoi rientrare.
link-lead = Sul dispositivo da cui vieni apri «Impostazioni» e scegli «Continua su un altro dispositivo». Comparirà un codice.
link-code = Codice
link-look = Avanti
link-as = Continuare qui come { $name }?
link-was = { $count ->
    [0] Finora qui sei { $name }; questo nome sparisce.
    [one] Finora qui sei { $name } e siedi a un tavolo. Nessun altro dispositivo raggiunge quel posto: sarebbe perduto per sempre.
   *[other] Finora qui sei { $name } e siedi a { $count } tavoli. Nessun altro dispositivo raggiunge quei posti: sarebbero perduti per sempre.
 }
link-go = Continua come { $name }
link-leave = Lascia quei posti e continua come { $name }
link-not = No
link-same = Qui sei già { $name }.
link-on = Alle tue partite

link-seat-lead = { $title }: questo link ti dà il posto { $seat } ({ $name }), con tutto ciò che contiene.
link-seat-name = Il tuo nome
link-seat-soon = Il link funziona tra poco. Se nel frattempo torna chi aveva il posto, il link decade.
link-seat-wait = Ancora { $seconds ->
    [one] un secondo
   *[other] { $seconds } secondi
 }.
link-seat-now = Ora puoi sederti.
link-seat-take = Prendi il posto
