### Ordres permanents, valables jusqu’à leur annulation. Seul leur auteur les voit.

orders-lead = { $lines ->
    [0] Vos ordres répondent pour vous, jusqu’à ce que vous les annuliez.
   *[other] La première ligne qui convient décide pour vous, jusqu’à ce que vous l’annuliez.
  } Personne d’autre ne voit vos ordres. Ils comptent à partir du prochain événement : à ce qu’on vous demande maintenant, vous répondez vous-même. Après { $chain } coups de suite, ils vous interrogent.
orders-line = Ligne { $number }
orders-add = Ajouter une ligne
orders-remove = Supprimer
orders-general = Dans tous les autres cas
orders-save = Enregistrer les ordres
orders-cancel = Annuler tous les ordres
orders-executed = Ce que vos ordres ont joué
orders-asks = Vos ordres vous interrogent : { $why }
orders-preview-plays = À la table telle qu’elle est : { $move }. { $why }
orders-preview-bot = À la table telle qu’elle est, le robot déciderait.
orders-preview-asks = À la table telle qu’elle est, on vous interrogerait : { $why }
orders-preview-later = À la table telle qu’elle est, ils n’auraient rien à décider.

## Fields
orders-field-companies = Pour les actions de ces compagnies (aucune cochée : toutes)
orders-field-sales = Si celles-ci peuvent être vendues (aucune cochée : toutes)
orders-field-owned = Si j’ai au moins autant d’actions de la compagnie
orders-field-chips = Miser tant que j’ai plus de jetons que
orders-field-others = Miser tant que les autres encore en jeu sont au plus
orders-field-bowl = Miser jusqu’à ce que la coupe contienne
orders-field-then = Ensuite
orders-field-win = Si je gagne l’enchère
orders-field-option = S’il ne me reste que l’autre possibilité
orders-field-sites = Construire au premier lieu libre parmi ceux-ci (codes)
orders-field-otherwise = Si aucune ligne ne convient
orders-field-loan_below = Emprunter tant que j’ai moins de jetons que
orders-field-options = Options à la fin d’une manche
orders-field-discard = Quand je dois défausser pour un ours
orders-field-keep = Titres à ne jamais défausser
orders-value-ask = me demander
orders-value-leave = sortir
orders-value-take = prendre l’action
orders-value-sell = vendre tout le possible
orders-value-build = construire
orders-value-nothing = ne rien faire
orders-value-best = les cartes qui rapportent le plus
orders-value-none = aucune
orders-value-least = la carte qui rapporte le moins

## Play for me
orders-bot = Jouer pour moi jusqu’à mon retour
orders-bot-lead = Un robot décide de ce qu’aucun ordre ne décide, jusqu’à ce que vous jouiez vous-même un coup.
orders-bot-none = personne
orders-bot-borrow = Il peut emprunter
orders-bot-keep = Il garde autant de jetons

## Reasons
orders-why-given_now = vous les avez donnés alors que la question était déjà posée.
orders-why-chain = ils ont joué beaucoup de coups de suite.
orders-why-only = C’est le seul coup possible.
orders-why-no_order = aucun ordre n’en parle.
orders-why-no_line = Aucune ligne ne convient.
orders-why-no_loan_order = aucun ordre ne parle des emprunts.
orders-why-loan = Vous avez moins de jetons que votre limite.
orders-why-decline = Vous avez assez de jetons.
orders-why-bid = Vos conditions sont remplies.
orders-why-bowl = La coupe est assez pleine.
orders-why-chips = Vos jetons ont atteint votre limite.
orders-why-others = Trop d’autres sont encore en jeu.
orders-why-no_chip = Vous n’avez plus de jeton.
orders-why-choose = La ligne vous laisse ce choix.
orders-why-take = Vous prenez l’action.
orders-why-sell = Vous vendez.
orders-why-build = Vous construisez.
orders-why-nothing = Vous ne faites rien.
orders-why-no_site = Aucun de vos lieux n’est libre.
orders-why-no_sell = Vous n’avez rien à vendre.
orders-why-no_nothing = Ne rien faire n’est pas permis ici.
orders-why-only_held = Vous n’avez que des titres à ne jamais défausser.
orders-why-least = C’est la carte qui rapporte le moins maintenant.
orders-why-best = C’est la carte qui rapporte le plus maintenant.
orders-why-done = Plus d’options.
orders-why-reply = Vous aviez prévu cette réponse.
orders-why-no_reply = Votre réponse prévue n’est pas possible.
orders-why-bot = Un robot joue pour vous.

## Réponses prévues
orders-plan = Réponses prévues
orders-plan-lead = Jouez des coups sur un plateau : « si l’on joue ceci, je réponds cela ». { $nodes } coups au plus, { $deepest } à la suite. Rien n’est joué à la table.
orders-plan-moves = { $known ->
    [no] { $moves }.
   *[yes] { $self ->
        [yes] Vous : { $moves }.
       *[no] { $name } : { $moves }.
     }
 }
orders-plan-start = Le plateau est celui de la table telle qu’elle est. Jouez le premier coup.
orders-plan-over = Ici, la partie est terminée.
orders-plan-begin = Prévoir sur le plateau
orders-plan-show = Montrer
orders-plan-back = Un coup en arrière
orders-plan-again = Depuis le début
orders-plan-close = Fermer le plateau
orders-plan-full = Le dernier coup n’a pas été ajouté : un plan compte { $nodes } coups au plus, { $deepest } à la suite.
