### Senza collegamento al server, e versioni nuove.

shell-title = Nessuna connessione al server
shell-lead = Tavoli e bot sono sul server: aspettano, e nulla va perso. Questa pagina riprende da sola appena torna la connessione.
shell-books = Regole da leggere intanto
shell-again = Riprova
shell-newer = È pronta una versione più recente.
shell-renew = Caricala
shell-later = Più tardi
shell-cookies = Questo browser blocca i cookie. Il server ne usa uno per sapere qual è il tuo posto: senza, puoi guardare e leggere, ma non giocare. Per giocare, consenti i cookie per questo sito.
