### The rule books: search, contents, clauses.

rules-search = Cerca nelle regole
rules-print = Stampa
rules-contents = Indice
rules-books = Regolamenti
rules-loading = Apertura del regolamento…
rules-none = Nessun articolo contiene queste parole.
rules-unknown = Non c’è un regolamento per un gioco con questo nome.
rules-found = { $count ->
    [one] { $count } articolo
   *[other] { $count } articoli
 }
rules-link = Collegamento all’articolo { $id }
rules-decision = La nostra decisione:
rules-source = Fonte:
rules-switch = Variante:
rules-switch-values = Secondo il regolamento: { $usual }. Altrimenti: { $others }.
rules-status = { $status ->
    [advice] Consiglio
   *[other] Nota
 }
rules-previous = Risultato precedente
rules-next = Risultato successivo
rules-at = { $at } di { $count }
rules-shelf = Quattro giochi, quattro regolamenti
rules-all = Tutti i regolamenti
rules-page = Apri in una pagina a sé
