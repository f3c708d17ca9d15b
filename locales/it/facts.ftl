### Ciò che dicono i tasti, e la riga di comando.

fact-key = Un’informazione: questo tasto, poi un secondo
fact-which = Quale informazione? Premi f e ? per l’elenco dei tasti.
fact-list = L’elenco delle informazioni, ad alta voce
fact-keys = Premi f, poi { $list }; oppure il numero di un posto.
fact-offer = Che cosa è in offerta
fact-sold = Che cosa si può vendere
fact-mine = Che cosa ho
fact-market = Il mercato o il tabellone
fact-unseen = Che cosa nessuno ha ancora visto
fact-turn = A chi tocca
fact-news = Che cosa è successo dal mio ultimo turno
fact-no-news = Non è successo niente dal tuo ultimo turno.
fact-none = Adesso non c’è niente da dire su questo.
fact-waiting = La partita non è cominciata.
fact-no-seat = Non hai un posto in questa partita.
fact-unsaid = Questo gioco non ha una frase per questo.
fact-you = { $name }, tu
fact-seat = { $how ->
    [none] Posto { $number }: { $name }.
   *[other] Posto { $number }: { $name }, { $how }.
 }

command-key = Riga di comando
command-title = Riga di comando
command-label = La tua mossa o domanda
command-lead = Scrivi una mossa in inglese, le sue prime lettere o il suo numero nell’elenco; «help» elenca tutto il resto.
command-help = Scrivi una mossa con le sue parole, le loro prime lettere o il suo numero nell’elenco: «s2» è «sell 2». Invio da solo gioca l’unica mossa. «moves» elenca le mosse. «why» e una mossa la spiega. «rules» apre le regole. «table» dice tutto. «offer», «sold», «mine», «market», «unseen», «turn», «news» e «seat 2» dicono un’informazione, anche «f» e una lettera. «hint» dà un consiglio. «undo» annulla la tua ultima mossa. «quit» chiude questa finestra.
command-several = «{ $typed }» può essere più mosse.
command-count = { $count ->
    [one] C’è una mossa.
   *[other] Ci sono { $count } mosse.
 }
command-move = { $name ->
    [none] { $number }: { $move }.
   *[other] { $number }: { $move }, { $name }.
 }
command-group = { $number }: { $move } e altro, { $count } mosse.
command-no-number = L’elenco non ha il numero { $number }; «moves» elenca le mosse.
command-legal = { $effect ->
    [none] Puoi farlo: { $name }.
   *[other] Puoi farlo: { $name }, { $effect }.
 }
command-denied = Adesso non puoi farlo: { $name }.
command-unknown = «{ $typed }» non è una mossa.
command-past = In un replay non ci sono mosse, ma informazioni.
command-not-now = Adesso non puoi giocare.
command-no-hint = I consigli ci sono quando tocca a te e tutti gli altri sono bot.
command-no-undo = Non c’è una mossa che potresti annullare.
command-plays = Giocata: { $move }.
