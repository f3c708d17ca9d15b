### The rule books: search, contents, clauses.

rules-search = Regeln durchsuchen
rules-print = Drucken
rules-contents = Inhalt
rules-books = Regelhefte
rules-loading = Das Regelheft wird geöffnet …
rules-none = Keine Regel enthält diese Wörter.
rules-unknown = Es gibt kein Regelheft zu einem Spiel mit diesem Namen.
rules-found = { $count ->
    [one] { $count } Regel
   *[other] { $count } Regeln
 }
rules-link = Link zu Regel { $id }
rules-decision = Unsere Entscheidung:
rules-source = Quelle:
rules-switch = Hausregel:
rules-switch-values = Nach dem Regelheft: { $usual }. Sonst: { $others }.
rules-status = { $status ->
    [advice] Rat
   *[other] Anmerkung
 }
rules-previous = Voriger Treffer
rules-next = Nächster Treffer
rules-at = { $at } von { $count }
rules-shelf = Vier Spiele, vier Regelhefte
rules-all = Alle Regelhefte
rules-page = Auf eigener Seite öffnen
