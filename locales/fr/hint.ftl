### Les conseils aux tables avec des robots : ce que jouerait le meilleur robot, et pourquoi.

hint-best = Le meilleur robot jouerait : { $move }
hint-more = Cela gagne { $text } plus souvent que le coup suivant : { $move }.
hint-close = Le coup suivant est à peu près aussi bon.
hint-lead = À la fin, vous auriez ainsi { $points ->
    [one] un point
   *[other] { $points } points
  } d’avance sur le meilleur des autres.
hint-behind = À la fin, vous auriez ainsi { $points ->
    [one] un point
   *[other] { $points } points
  } de retard sur le meilleur des autres.
hint-move = Coup
hint-win = Chance de gagner
hint-note = Une estimation d’après des parties terminées par des robots ; seul compte ce que vous pouvez savoir.
