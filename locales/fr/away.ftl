### Pendant une absence.

away-title = Pendant votre absence
away-more = { $count ->
    [one] Un événement antérieur est sur la bande.
   *[other] { $count } événements antérieurs sont sur la bande.
 }
away-show = Revoir pas à pas
away-said = Entre-temps, on vous a écrit :
