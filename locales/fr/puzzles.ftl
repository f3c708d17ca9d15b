### Problèmes.

puzzles-lead = Des positions de parties où un coup est nettement meilleur que celui qui a été joué. Vous voyez ce que savait le joueur au trait. Les réponses viennent de simulations avec ces connaissances ; ce sont des estimations.
puzzles-progress = { $done } sur { $count } résolus, { $right } justes
puzzles-games = Problèmes de tous les jeux
puzzle-title = { $title } : problème { $number } sur { $count }
puzzle-question = C’est à vous. Quel est le meilleur coup ?
puzzle-wins = { $wins } sur 100
puzzle-right = Juste : « { $move } » gagne d’ici environ { $wins } parties sur 100.
puzzle-as-good = « { $move } » est aussi bon, autant que les simulations le montrent : environ { $wins } parties sur 100, et « { $best } » { $most }.
puzzle-wrong = « { $best } » est meilleur : ce coup gagne d’ici environ { $most } parties sur 100, « { $move } » { $wins }.
puzzle-gain = Le coup joué était « { $played } ». « { $best } » gagne { $gain } parties sur 100 de plus : avec 95 % de certitude entre { $low } et { $high } de plus ({ $sims } parties simulées).
puzzle-gain-search = Le coup joué était « { $played } ». D’après sa recherche, le robot le plus fort attend que « { $best } » gagne { $gain } parties sur 100 de plus ; cette estimation n’a pas d’intervalle.
puzzle-next = Problème suivant
puzzles-consent = Mes parties terminées peuvent devenir des problèmes
puzzles-consent-lead = Un problème montre une position telle que la voyait le joueur au trait, sans noms. Une partie ne sert que si tous ceux qui l’ont jouée sont d’accord. Vous pouvez revenir sur ce choix dans les réglages ; les problèmes déjà créés restent.
