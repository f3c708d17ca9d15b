### Donne du jour.

daily-title = Donne du jour
daily-lead = Une donne par jeu et par jour, la même pour tous, contre les mêmes robots. Vous avez un essai pour chacune, sans aide ni reprise de coup ; vous pouvez partir et revenir. Les résultats des autres s’affichent après le vôtre, et le lendemain ce qui était scellé.
daily-until = Les donnes d’aujourd’hui sont ouvertes jusqu’au { $time } (minuit UTC).
daily-guest = Vous êtes invité : vos résultats comptent pour vous et ne figurent pas dans les tableaux. Ils y figurent dès que vous pouvez vous connecter :
daily-setup = Votre place : { $seat } sur { $seats }. Robots : { $level ->
    [hard] difficiles
   *[other] { $level }
 }.
daily-mine = Votre résultat : { $points } { $points ->
    [one] point
   *[other] points
 }, rang { $place } sur { $seats } à la table.
daily-closed = L’exploitant de ce serveur a fermé votre essai.
daily-play = Jouer
daily-play-of = Jouer : { $title }
daily-resume = Continuer
daily-resume-of = Continuer : { $title }
daily-today = Résultats du jour
daily-today-of = Résultats du jour : { $title }
daily-yesterday = Résultats d’hier
daily-yesterday-of = Résultats d’hier : { $title }
daily-caption = { $title }, { $date }
daily-rank = Rang
daily-name = Nom
daily-points = Points
daily-place = Rang à la table
daily-you = (vous)
daily-none = personne dans ce tableau.
daily-more = Et { $count ->
    [one] un autre résultat
   *[other] { $count } autres résultats
 } plus bas.
daily-out = Comme invité, vous ne figurez pas dans le tableau. Vous auriez le rang { $rank }.
daily-below = Vous avez le rang { $rank }.
daily-share = Image à partager
daily-share-alt = { $caption } : rang { $rank }, { $points } { $points ->
    [one] point
   *[other] points
 }
daily-replay = Revoir ma partie
daily-seal = Sceau du jour :
daily-opened = Le sceau ouvert correspond à ce qui était publié avant :
daily-broken = Le sceau ouvert ne correspond pas à ce qui était publié avant :
daily-sealed = Ce qui était scellé
