### Le notifiche: come una persona viene a sapere che cosa succede ai suoi tavoli, e che fine ha fatto ogni messaggio.

notify-title = Notifiche
notify-lead = Vieni a sapere che tocca a te quando non hai davanti questo sito. Nessun messaggio contiene ciò che gli altri non devono vedere.
notify-push = Sui tuoi dispositivi
notify-elsewhere = Altrove
notify-turn-on = Avvisami su questo dispositivo
notify-why = { $why ->
    [insecure] Questo dispositivo non può essere avvisato: l’indirizzo di questo sito dovrebbe cominciare con https.
    [address] Questo dispositivo non può essere avvisato: questo sito è stato aperto con un numero invece che con un nome.
    [home-screen] Su iPhone e iPad, prima aggiungi questo sito alla schermata Home («Condividi», poi «Aggiungi alla schermata Home») e aprilo da lì.
    [denied] Il tuo browser blocca le notifiche di questo sito. Permettile nelle sue impostazioni per questo sito, poi ricarica la pagina.
    [worker] Il tuo browser non è riuscito ad abbonarsi alle notifiche. Ricarica la pagina; in una finestra privata non è possibile.
   *[unsupported] Questo browser non può mostrare notifiche.
 }
notify-here = questo dispositivo
notify-unnamed = Un dispositivo senza nome
notify-works = funziona
notify-untested = non ancora provato
notify-failing = guasto da
notify-last = ultimo messaggio
notify-test = Invia una prova
notify-test-of = Invia una prova: { $name }
notify-remove = Rimuovi
notify-remove-of = Rimuovi: { $name }
notify-tested = { $state ->
    [sent] La prova è in arrivo. Aprila quando compare.
    [dead] Questo indirizzo non esiste più. È stato rimosso.
    [waiting] Ora non è stato possibile consegnare la prova. Riprova più tardi.
   *[failed] La prova è stata rifiutata.
 }
notify-opened = La prova è arrivata: questo canale funziona.
notify-recent = Ultime notifiche
notify-kind = { $kind ->
    [turn] Tocca a te
    [quarter] Resta poco tempo
    [started] La partita è cominciata
    [over] La partita è finita
    [bot] È subentrato un bot
    [pause] È richiesta una pausa
    [rematch] Un’altra partita?
    [message] Un messaggio per te
   *[other] Notifica
 }
notify-outcome = { $code ->
    [sent] inviata
    [quiet] aggiornata senza suono
    [waiting] si riproverà
    [sending] in invio
    [seen] non inviata: l’avevi già vista
    [answered] non inviata: il turno era finito
    [order] non inviata: ha risposto il tuo ordine
    [expired] non inviata: era troppo tardi
    [moved] sostituita: la scadenza è cambiata
    [over] non inviata: non era più vera
    [gone] non inviata: il tavolo o il canale non esiste più
    [pushed] non inviata: un dispositivo l’aveva già mostrata
    [no_channel] non inviata: non c’era alcun canale
    [failed] non riuscita
    [dead] l’indirizzo non esiste più ed è stato rimosso
   *[other] non inviata
 }
notify-reason-timeout = nessuna risposta
notify-reason-connection = nessuna connessione
notify-reason-off = disattivato da chi gestisce il server
notify-host = Lo vedi solo tu, sul computer del server:
notify-missing = { $code ->
    [push-push-contact] Il push è disattivato: imposta push-contact sul tuo indirizzo (mailto:…); vedi docs/hosting.md.
    [push-extra] Il push è disattivato: mancano i pacchetti dell’extra «notify»; vedi docs/hosting.md.
    [mail-mail-server] La posta è disattivata: imposta mail-server (nome del tuo server SMTP); vedi docs/hosting.md.
    [mail-mail-from] La posta è disattivata: imposta mail-from (indirizzo del mittente); vedi docs/hosting.md.
    [mail-public-url] La posta è disattivata: imposta public-url (indirizzo di questo sito); vedi docs/hosting.md.
    [mail-extra] La posta è disattivata: mancano i pacchetti dell’extra «notify»; vedi docs/hosting.md.
    [service-extra] Gli altri servizi sono disattivati: mancano i pacchetti dell’extra «notify»; vedi docs/hosting.md.
   *[other] { $name } non è impostato; vedi docs/hosting.md.
 }
