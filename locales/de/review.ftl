### The review of a finished game: chances, turning points, skill and luck.

review-of = Auswertung: { $title }
review-lead = Wie wahrscheinlich jeder Platz vor jeder Entscheidung gewinnen würde, nach { $sims } Simulationen je Entscheidung. Der Vergleich mit dem besten Bot geht nur von dem aus, was man dort wissen konnte.
review-waiting = Die Auswertung beginnt gleich …
review-preparing = Die Auswertung wird vorbereitet: Die erste nach einem Start dauert ein, zwei Minuten länger …
review-working = Entscheidung { $done } von { $all } …
review-one-first = Zuerst wird eine andere Auswertung von dir fertig, dann diese …
review-left = Noch etwa { $minutes } { $minutes ->
    [one] Minute
   *[other] Minuten
 }{ $place ->
    [one] .
   *[other] ; Nummer { $place } von denen, die gerade entstehen.
 }
review-ready = Die Auswertung ist fertig.
review-failed = Die Auswertung ist nicht gelungen.
review-again = Noch einmal versuchen
review-replay = Zur Rückschau
review-data = Als Daten (JSON)
review-chart = Gewinnchance
review-chart-lead = Eine Linie je Platz; gepunktete Senkrechte sind Wendepunkte. Tippe ins Bild oder zieh am Regler, um eine Entscheidung anzusehen.
review-chart-label = Gewinnchance jedes Platzes, Entscheidung für Entscheidung; dieselben Zahlen stehen in der Tabelle aller Entscheidungen
review-slider = Gezeigte Entscheidung
review-place = Entscheidung { $at } von { $all }: { $name }
review-turns = Wendepunkte
review-no-turns = Kein einzelner Augenblick hat dieses Spiel gewendet.
review-step = Schritt { $step }
review-better = Besser für { $name } wäre gewesen: { $move }.
review-cost-games = Der gespielte Zug kostete { $games } von hundert Spielen.
review-cost-estimated = Der gespielte Zug kostete { $games } von hundert Spielen, wie die Suche des Bots schätzt.
review-cost-lead = Den Vorsprung vor dem Besten der anderen veränderte er um { $points } { $game ->
    [mogul-2013] Dollar
   *[other] Punkte
  }.
review-was-mistake = Das war ein klarer Fehler.
review-same-move = Der beste Bot hätte dasselbe gespielt.
review-as-good = Der beste Bot hätte gespielt: { $move }. Das ist etwa gleich gut.
review-forced = Hier gab es nichts zu entscheiden.
review-was-luck = Das meiste davon war Glück: was kam, oder was dort niemand wissen konnte.
review-unforeseen = Hier spielt kein Zufall mit: Das meiste davon hatte der Bot nicht vorausgesehen.
review-parts = Können und Glück
review-parts-lead = Was aus der Chance am Anfang das Ergebnis gemacht hat.
review-seat = Platz
review-begin = Anfang
review-end = Ende
review-part-skill = Eigenes Spiel
review-part-others = Spiel der anderen
review-part-luck = Glück
review-part-unforeseen = Nicht vorausgesehen
review-lost = Siege verloren je Entscheidung
review-lost-games = { $games } von hundert Spielen
review-lost-lead = Vorsprung verloren je Entscheidung
review-lost-points = { $points } { $game ->
    [mogul-2013] Dollar
   *[other] Punkte
  }
review-lost-note = { $points ->
    [yes] Wie viele von hundert Spielen eine Entscheidung im Mittel verschenkt hat und wie viel vom Vorsprung vor dem Besten der anderen, gemessen an dem, was der beste Bot gespielt hätte; ± sind zwei Standardfehler.
   *[no] Wie viele von hundert Spielen eine Entscheidung im Mittel verschenkt hat, gemessen an dem, was der beste Bot gespielt hätte; ± sind zwei Standardfehler.
  }
review-lost-note-estimated = Wie viele von hundert Spielen eine Entscheidung im Mittel verschenkt hat, gemessen an dem, was der beste Bot gespielt hätte. So schätzt es die Suche des Bots; ihr Fehler ist nicht bekannt.
review-same = Wie der beste Bot
review-same-of = { $same } von { $decisions }
review-mistake = klarer Fehler
review-mistakes = Klare Fehler
review-all = Alle Entscheidungen
review-step-head = Schritt
review-move = Zug
review-cost = Kosten
review-best = Besser
