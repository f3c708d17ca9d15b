### Was am Tisch gesagt wird: Sätze und Gesten.

talk-lead = { $group ->
    [seats] Nur die Spieler lesen es, alle in ihrer eigenen Sprache.
    [seats-text] Nur die Spieler lesen es. Sätze und Gesten lesen alle in ihrer eigenen Sprache, deinen Text so, wie du ihn schreibst.
    [watchers-text] Nur die Zuschauer lesen es. Sätze und Gesten lesen alle in ihrer eigenen Sprache, deinen Text so, wie du ihn schreibst.
   *[watchers] Nur die Zuschauer lesen es, alle in ihrer eigenen Sprache.
 }
talk-to = An wen
talk-to-all = Alle
talk-phrases = Sätze
talk-hello = Hallo!
talk-good_luck = Viel Glück!
talk-well_played = Gut gespielt!
talk-thanks = Danke!
talk-sorry = Entschuldigung!
talk-one_moment = Einen Moment, bitte.
talk-emotes = Gesten
talk-smile = ein Lächeln
talk-laugh = Lachen
talk-surprise = Staunen
talk-think = Grübeln
talk-cry = Tränen
talk-applause = Applaus
talk-line = { $name }: { $words }
talk-line-to = { $name } (an { $to }): { $words }
talk-you = Du
talk-to-you = dich
talk-watcher = Ein Zuschauer
talk-mute = { $name } stumm schalten
talk-mute-short = Stumm schalten
talk-unmute = { $name } wieder hören
talk-muted = { $name } ist stumm: Du liest an keinem Tisch mehr etwas von dieser Person.
talk-off = Alle stumm schalten
talk-off-lead = Was andere sagen, wird an keinem Tisch gezeigt oder vorgelesen.
talk-last = Zuletzt gesagt
talk-none = Noch hat niemand etwas gesagt.
talk-text = Dein Text
talk-text-lead = Höchstens { $most } Zeichen. Links bleiben einfacher Text.
talk-send = Senden
talk-report = Melden, was { $name } geschrieben hat
talk-report-short = Melden
talk-reported = Gemeldet
talk-reported-lead = Wer diesen Server betreibt, bekommt den Text von { $name } zu lesen.
talk-record = Unsere Texte in die Aufzeichnung aufnehmen
talk-record-lead = Nur wenn alle Spieler zustimmen. Was an einen Platz ging oder von Zuschauern kam, kommt nie hinein.
talk-record-waits = Es fehlt noch: { $names }.
talk-record-done = Alle Spieler stimmen zu: Die Aufzeichnung enthält, was an alle Plätze geschrieben wurde.
