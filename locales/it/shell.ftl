### Senza collegamento al server, e versioni nuove.

shell-title = Nessun collegamento al server
shell-lead = Tavoli e bot vivono sul server: aspettano, e nulla va perso. Questa pagina riprende da sola appena torna il collegamento.
shell-books = Regole da leggere intanto
shell-again = Riprova
shell-newer = È pronta una versione più recente.
shell-renew = Caricala
shell-later = Più tardi
shell-cookies = Questo browser rifiuta i cookie. Uno di essi dice al server qual è il tuo posto: senza, puoi guardare e leggere, ma non giocare. Per giocare, consenti i cookie per questo sito.
