### Problemi.

puzzles-lead = Posizioni di partite in cui una mossa è nettamente migliore di quella giocata. Vedi quello che sapeva chi era di turno. Le risposte vengono da simulazioni con queste conoscenze; sono stime.
puzzles-progress = { $done } su { $count } risolti, { $right } giusti
puzzles-games = Problemi di tutti i giochi
puzzle-title = { $title }: problema { $number } di { $count }
puzzle-question = Tocca a te. Qual è la mossa migliore?
puzzle-wins = { $wins } su 100
puzzle-right = Giusto: «{ $move }» vince da qui circa { $wins } partite su 100.
puzzle-as-good = «{ $move }» vale lo stesso, per quanto mostrano le simulazioni: circa { $wins } partite su 100, e «{ $best }» { $most }.
puzzle-wrong = «{ $best }» è meglio: vince da qui circa { $most } partite su 100, «{ $move }» { $wins }.
puzzle-gain = La mossa giocata era «{ $played }». «{ $best }» vince { $gain } partite su 100 in più: con il 95 % di certezza tra { $low } e { $high } in più ({ $sims } partite simulate).
puzzle-gain-search = La mossa giocata era «{ $played }». Secondo la sua ricerca, il bot più forte si aspetta che «{ $best }» vinca { $gain } partite su 100 in più; questa stima non ha un intervallo.
puzzle-next = Prossimo problema
puzzles-consent = Le mie partite finite possono diventare problemi
puzzles-consent-lead = Un problema mostra una posizione come la vedeva chi era di turno, senza nomi. Una partita si usa solo se sono d’accordo tutti quelli che l’hanno giocata. Puoi cambiare idea nelle impostazioni; i problemi già creati restano.
