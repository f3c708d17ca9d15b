### Notifiche per e-mail: indirizzi, e le pagine dei link nelle e-mail.

mail-title = E-mail
mail-lead = Un’e-mail al giorno ti indica i tavoli che ti aspettano, e arriva prima se il tuo tempo sta per scadere. Gli avvisi arrivano subito. Un turno già mostrato su un tuo dispositivo non vi compare.
mail-address = Il tuo indirizzo e-mail
mail-add = Invia un link
mail-link-sent = Un link è stato inviato a { $address }. Aprilo entro 15 minuti: poi le e-mail arriveranno lì.
mail-when = Le e-mail arrivano
mail-mode = { $mode ->
    [each] subito
   *[digest] una volta al giorno
 }
mail-hour = Ora dell’e-mail quotidiana
mail-test = Invia una prova
mail-test-sent = Una prova è in viaggio verso { $address }. Se non arriva, guarda nella posta indesiderata.
mail-test-failed = Non è stato possibile inviare la prova a { $address }. Riprova più tardi.
mail-failing = Non è stato possibile inviare l’ultima e-mail; si riproverà.
mail-drop = Rimuovi
mail-drop-of = Rimuovi: { $address }
mail-settings = Impostazioni
mail-confirm-title = Conferma il tuo indirizzo
mail-confirm-lead = Da ora in poi le e-mail sui tuoi tavoli arrivano a { $address }. In ognuna c’è un link che le fa smettere.
mail-confirm-button = Conferma
mail-confirmed = Da ora in poi le e-mail arrivano a { $address }.
mail-move-title = Una mossa dalla tua e-mail
mail-move-lead = { $game }, { $name }: «{ $move }». La mossa viene giocata quando premi il pulsante.
mail-move-button = Gioca: { $move }
mail-move-done = Giocata: { $move }.
mail-move-table = Apri il tavolo
mail-move-games = Le mie partite
mail-stop-title = Niente più e-mail
mail-stop-lead = Questo indirizzo non riceverà più e-mail sui tuoi tavoli. Puoi riaggiungerlo nelle impostazioni.
mail-stop-button = Smetti di ricevere queste e-mail
mail-stopped = Questo indirizzo non riceve più e-mail.
