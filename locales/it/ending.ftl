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

record-lead = Le partite finite della persona di questo browser. Solo tu vedi questa pagina.
record-none = Ancora nessuna partita finita. Giocane una fino alla fine, e conterà qui.
record-games = { $played ->
    [one] una partita
   *[other] { $played } partite
 }, { $won ->
    [one] una vinta
   *[other] { $won } vinte
 }
record-streak = { $streak ->
    [0] Serie più lunga: { $longest }.
   *[other] Vittorie di fila: { $streak }; serie più lunga: { $longest }.
 }
record-against = Avversari
record-level = { $level ->
    [beginner] bot principianti
    [easy] bot facili
    [normal] bot normali
    [hard] bot difficili
    [expert] bot esperti
   *[people] altre persone
 }
record-played = Partite
record-won = Vinte
record-try = Batti { $against } in { $won } su { $played }: prova { $next ->
    [easy] facile
    [normal] normale
    [hard] difficile
   *[expert] esperto
 }.
record-people = Con chi ho giocato
record-people-lead = Un tocco prepara di nuovo lo stesso tavolo: le stesse persone e gli stessi bot, ognuno un posto più avanti. Gli altri lo trovano tra le loro partite.
record-person = { $games ->
    [one] una partita
   *[other] { $games } partite
 }, l’ultima il { $date }
record-again = Di nuovo lo stesso tavolo
record-again-with = Di nuovo lo stesso tavolo, con { $name }
record-export = Esporta come JSON
record-export-all = Esporta tutto ciò che mi riguarda
record-delete = Cancella il mio bilancio
record-delete-lead = Le tue partite finite spariscono da questa pagina e dalla tua lista. Gli altri tengono le loro, e le registrazioni restano ai loro indirizzi.
record-delete-do = Cancella
record-delete-stay = Conserva
record-deleted = Il tuo bilancio è cancellato.
