### The rule books: search, contents, clauses.

rules-search = Chercher dans les règles
rules-print = Imprimer
rules-contents = Sommaire
rules-books = Livrets de règles
rules-loading = Ouverture des règles…
rules-none = Aucun article ne contient ces mots.
rules-unknown = Il n’y a pas de règles pour un jeu portant ce nom.
rules-found = { $count ->
    [one] { $count } article
   *[other] { $count } articles
 }
rules-link = Lien vers l’article { $id }
rules-decision = Notre décision :
rules-source = Source :
rules-switch = Variante :
rules-switch-values = Selon la règle : { $usual }. Sinon : { $others }.
rules-status = { $status ->
    [advice] Conseil
   *[other] Remarque
 }
rules-previous = Résultat précédent
rules-next = Résultat suivant
rules-at = { $at } sur { $count }
rules-shelf = Quatre jeux, quatre livrets de règles
rules-all = Tous les livrets de règles
rules-page = Ouvrir sur une page à part
