### Les conseils aux tables avec des robots : ce que jouerait le meilleur robot, et pourquoi.

hint-best = Le meilleur robot jouerait : { $move }
hint-chance = Votre probabilité de gagner est alors de { $text }.
hint-why-more = Soit { $games ->
    [one] une partie sur cent
   *[other] { $games } parties sur cent
  } de plus{ $within } qu’avec le deuxième meilleur coup : { $move }.
hint-why-close = À peu près aussi bon, autant que le robot puisse le dire : { $move }{ $fewer }.
hint-why-less = { $move } : ce coup gagne ici { $games ->
    [one] une partie sur cent
   *[other] { $games } parties sur cent
  } de plus{ $within } ; le hasard seul { $sure ->
    [yes] ne l’explique guère
   *[no] peut l’expliquer
  }.
hint-why-less-several = { $count } autres coups gagnent ici davantage, jusqu’à { $games ->
    [one] une partie sur cent
   *[other] { $games } parties sur cent
  }{ $within } ; le hasard seul { $sure ->
    [yes] ne l’explique guère
   *[no] peut l’expliquer
  }.
hint-why-better = En moyenne, le coup ci-dessus finit avec { $amount } de plus{ $within }.
hint-why-preferred = Mais la recherche du robot, qui joue aussi les réponses des autres, est revenue le plus souvent au coup ci-dessus : dans { $tried } parties sur { $sims }.
hint-within = (± { $error })
hint-fewer = avec { $games } ± { $error } victoires de moins sur cent parties
hint-why-forced = C’est le seul coup permis.
hint-why-only = Aucun autre coup ne mérite réflexion.
hint-points = { $count ->
    [one] un point
   *[other] { $count } points
  }
hint-why-lead = En moyenne, vous auriez à la fin { $amount } d’avance sur le meilleur adversaire{ $within }.
hint-why-behind = En moyenne, vous auriez à la fin { $amount } de retard sur le meilleur adversaire{ $within }.
hint-play = Jouer ce coup
hint-show = Montrer sur le plateau
hint-move = Coup
hint-win = Probabilité de gagner
hint-others = { $count ->
    [one] Un autre coup
   *[other] { $count } autres coups
  }
hint-note = Une estimation d’après { $sims } parties que des robots ont jouées jusqu’au bout, en ne tenant compte que de ce que vous pouvez savoir. ± vaut deux erreurs types.
hint-note-worth = Une estimation grossière : le robot a regardé quelques tours plus loin et comparé les positions. Sa marge d’erreur est inconnue.
