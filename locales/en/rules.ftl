### The rule books: search, contents, clauses.

rules-search = Search the rules
rules-print = Print
rules-contents = Contents
rules-books = Rule books
rules-loading = Opening the rule book …
rules-none = No clause contains these words.
rules-unknown = There is no rule book for a game with this name.
rules-found = { $count ->
    [one] { $count } clause
   *[other] { $count } clauses
 }
rules-link = Link to clause { $id }
rules-decision = Our decision:
rules-source = Source:
rules-switch = House rule:
rules-switch-values = By the book: { $usual }. Otherwise: { $others }.
rules-status = { $status ->
    [advice] Advice
   *[other] Note
 }
rules-previous = Previous match
rules-next = Next match
rules-at = { $at } of { $count }
rules-shelf = Four games, four rule books
rules-all = All rule books
rules-page = Open on its own page
