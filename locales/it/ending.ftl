### La fine di una partita, e il bilancio di una persona.

ending-sell = { $game ->
    [mogul-2013] Il tuo affare migliore: { $count } { $company } per { $points } { $points ->
        [one] dollaro
       *[other] dollari
     }.
   *[other] Il tuo affare migliore: { $count } { $company } per { $points } { $points ->
        [one] punto
       *[other] punti
     }.
 }
ending-score = La tua manche migliore: { $points } { $points ->
    [one] punto
   *[other] punti
 }.
ending-pawn = La tua camminata più lunga: da { $from } a { $to }, { $value } passi.
ending-moment = Mostrami il momento
ending-share-lead = Un’immagine del risultato, disegnata dal tuo browser. Nulla viene inviato prima che tu la condivida.
ending-share-names = Con i nomi
ending-share-do = Condividi…
ending-share-save = Salva l’immagine
ending-share-alt = Risultato di una partita a { $title }
ending-person = Persona
ending-made = Giocato con Moguls
