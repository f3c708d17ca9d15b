### Spiegazioni delle impostazioni.

settings-scheme-lead = L’alto contrasto è in bianco e nero, scuro o chiaro come il tuo dispositivo.
settings-pace-host = Vale per i tavoli che crei; chi ospita può cambiarlo durante la partita.
settings-spoken-lead = Per i lettori di schermo. «Dal mio ultimo turno» è consueto con i tavoli come testo. Le tue mosse e gli errori vengono sempre letti subito.
settings-motion-lead = Gettoni e carte in volo sono solo decorazione. Senza animazioni non perdi nulla.
settings-palette-lead = Anche motivi, simboli e lettere li distinguono, in ogni tavolozza.
settings-sound-lead = Gettoni, carte, una campanella quando tocca a te, e il Crash. Al tavolo, X li accende o li spegne.
settings-keys-lead = Basta un tasto per giocare o aprire un pannello; premi ? per l’elenco. Senza queste scorciatoie funzionano solo Tab, le frecce, Invio ed Esc.
settings-plain-lead = Mostra ogni gioco con elenchi, tabelle e pulsanti invece del tabellone disegnato. Utile per lettori di schermo e dispositivi piccoli o lenti; vale dal prossimo tavolo.
settings-coach-lead = Agatha, un bot, spiega ciò che conta quando si presenta per la prima volta.
settings-kept = Nome, dispositivi, notifiche, account e vacanze vengono salvati su questo server e valgono su tutti i tuoi dispositivi. Anche la lingua viene salvata lì. Tutto il resto viene salvato in questo browser.
