### Ce que disent les touches, et la ligne de commande.

fact-key = Une information : cette touche, puis une deuxième
fact-which = Quelle information ? Appuyez sur f puis ? pour la liste des touches.
fact-list = La liste des informations, à haute voix
fact-keys = Appuyez sur f, puis { $list } ; ou sur le numéro d’une place.
fact-offer = Ce qui est proposé
fact-sold = Ce qui peut être vendu
fact-mine = Ce que j’ai
fact-market = Le marché ou le plateau
fact-unseen = Ce que personne n’a encore vu
fact-turn = À qui de jouer
fact-news = Ce qui s’est passé depuis mon dernier tour
fact-no-news = Il ne s’est rien passé depuis votre dernier tour.
fact-none = Il n’y a rien à en dire pour le moment.
fact-waiting = La partie n’a pas commencé.
fact-no-seat = Vous n’avez pas de place dans cette partie.
fact-unsaid = Ce jeu n’a pas de phrase pour cela.
fact-you = { $name }, vous
fact-seat = { $how ->
    [none] Place { $number } : { $name }.
   *[other] Place { $number } : { $name }, { $how }.
 }

command-key = Ligne de commande
command-title = Ligne de commande
command-label = Votre coup ou votre question
command-lead = Tapez un coup en anglais, ses premières lettres ou son numéro dans la liste ; « help » énumère tout le reste.
command-help = Tapez un coup par ses mots, leurs premières lettres ou son numéro dans la liste : « s2 » est « sell 2 ». Entrée seule joue l’unique coup. « moves » énumère les coups. « why » et un coup l’explique. « rules » ouvre les règles. « table » dit tout. « offer », « sold », « mine », « market », « unseen », « turn », « news » et « seat 2 » disent une information, « f » et une lettre aussi. « hint » donne un conseil. « undo » reprend votre dernier coup. « quit » ferme cette fenêtre.
command-several = « { $typed } » peut être plusieurs coups.
command-count = { $count ->
    [one] Il y a un coup.
   *[other] Il y a { $count } coups.
 }
command-move = { $name ->
    [none] { $number } : { $move }.
   *[other] { $number } : { $move }, { $name }.
 }
command-group = { $number } : { $move } et la suite, { $count } coups.
command-no-number = La liste n’a pas de numéro { $number } ; « moves » énumère les coups.
command-legal = { $effect ->
    [none] Vous pouvez le faire : { $name }.
   *[other] Vous pouvez le faire : { $name }, { $effect }.
 }
command-denied = Vous ne pouvez pas le faire maintenant : { $name }.
command-unknown = « { $typed } » n’est pas un coup.
command-past = Il n’y a pas de coups dans une relecture, mais des informations.
command-not-now = Vous ne pouvez pas jouer maintenant.
command-no-hint = Les conseils sont là quand c’est à vous de jouer et que tous les autres sont des robots.
command-no-undo = Il n’y a pas de coup que vous puissiez reprendre.
command-plays = Joué : { $move }.
