### Più giocatori su un dispositivo, lo schermo condiviso e una connessione che cade.

## Un dispositivo per più giocatori

hands-device = Su questo dispositivo
hands-devices = Dispositivi
hands-devices-short = Dispositivi
hands-continue = Continua su un altro dispositivo
hands-continue-lead = Continua a giocare dal telefono, dal tablet o dal computer: conservi i tuoi posti a questo tavolo e a tutti gli altri.
hands-here = { $self ->
    [yes] su questo dispositivo
   *[no] su un dispositivo condiviso
 }
hands-add = Aggiungi un giocatore su questo dispositivo
hands-add-name = Nome
hands-add-do = Aggiungi
hands-add-lead = Passatevi un solo dispositivo: un sipario nasconde quello che ognuno ha in mano.
hands-add-host = A questo tavolo è chi ospita ad aggiungere amici e bot, o a permetterlo a tutti i giocatori.
hands-skip = Niente sipario tra noi
hands-skip-lead = Per amici che possono vedere tutto: il tavolo passa da solo al giocatore successivo.
hands-looks = Sei { $name }.
hands-covered = Vedi quello che tutti possono vedere.
hands-to = Passa a { $name }
hands-cover = Chiudi il sipario
hands-soon = Poi su questo dispositivo: { $name }. Il sipario sta per chiudersi.
hands-pass = Passa il dispositivo a { $name }
hands-pass-lead = Apri il sipario quando guarda solo { $name }.
hands-open = Apri il sipario per { $name }
hands-look-again = Ancora un’occhiata per { $name }
hands-since = Dal tuo ultimo turno

## Lo schermo condiviso

hands-screen = Schermo condiviso
hands-screen-lead = Per un televisore o un tablet: mostra in grande tutto ciò che è pubblico, e mai una mano. Le mani restano sui vostri telefoni.
hands-screen-open = Apri lo schermo condiviso
hands-screen-full = Schermo intero
hands-screen-join = Inquadra per giocare
hands-screen-lonely = Questo indirizzo funziona solo su questo computer. Perché i telefoni possano collegarsi, avvia il server con --host 0.0.0.0 e apri questo schermo all’indirizzo del computer nella tua rete, per esempio 192.168.1.7.
hands-screen-next = Comincia una nuova partita, e questo schermo la segue.
hands-hand-open = Mostra solo la mia mano
hands-hand-board = Tutto il tavolo

## La connessione

hands-lost-for = Da { $seconds } s.
hands-lost-move = La tua mossa è salvata e verrà inviata appena torna la connessione.
hands-retry = Prova adesso
hands-healed = Di nuovo in linea.
hands-late = Troppo tardi: la tua mossa non è stata giocata. Nel frattempo:
