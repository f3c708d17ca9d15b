### The review of a finished game: chances, turning points, skill and luck.

review-of = Auswertung: { $title }
review-lead = Wie wahrscheinlich jeder Spieler vor jeder Entscheidung gewinnen würde, nach { $sims } Simulationen je Entscheidung. Der Vergleich mit dem besten Bot benutzt nur, was der Spieler wissen konnte.
review-waiting = Die Auswertung beginnt gleich …
review-preparing = Die Auswertung wird vorbereitet: Die erste nach einem Start des Servers dauert ein bis zwei Minuten länger …
review-working = Entscheidung { $done } von { $all } …
review-one-first = Eine andere Auswertung von dir ist in Arbeit; diese kommt als Nächste …
review-left = Noch etwa { $minutes } { $minutes ->
    [one] Minute
   *[other] Minuten
 }{ $place ->
    [one] .
   *[other] ; Nummer { $place } von denen in Arbeit.
 }
review-ready = Die Auswertung ist fertig.
review-failed = Die Auswertung ist fehlgeschlagen.
review-again = Noch einmal versuchen
review-replay = Zur Wiederholung
review-data = Als Daten (JSON)
review-chart = Gewinnchance
review-chart-lead = Eine Linie je Spieler; gepunktete Senkrechte sind Wendepunkte. Wähle eine Stelle im Diagramm oder zieh am Regler, um eine Entscheidung anzusehen.
review-chart-label = Gewinnchance jedes Spielers, Entscheidung für Entscheidung; dieselben Zahlen stehen in der Tabelle aller Entscheidungen
review-slider = Gezeigte Entscheidung
review-place = { $self ->
    [yes] Entscheidung { $at } von { $all }: du
   *[no] Entscheidung { $at } von { $all }: { $name }
 }
review-turns = Wendepunkte
review-no-turns = Diese Partie hatte keinen einzelnen Wendepunkt.
review-step = Schritt { $step }
review-better = { $self ->
    [yes] Besser für dich: { $move }.
   *[no] Besser für { $name }: { $move }.
 }
review-because = { $self ->
    [yes] { $game ->
        [moguli] dein Zug { $move }, nicht vorausgesehen { $rest }
       *[other] dein Zug { $move }, Zufall und Verborgenes { $rest }
     }
   *[no] { $game ->
        [moguli] Zug von { $name } { $move }, nicht vorausgesehen { $rest }
       *[other] Zug von { $name } { $move }, Zufall und Verborgenes { $rest }
     }
 }
review-cost-games = Der gespielte Zug kostete { $games } Siege in hundert Spielen.
review-cost-estimated = Der gespielte Zug kostete { $games } Siege in hundert Spielen, wie die Suche des Bots schätzt.
review-cost-lead = Den Vorsprung vor dem besten Gegner veränderte er um { $points } { $game ->
    [mogul-2013] Dollar
   *[other] Punkte
  }.
review-was-mistake = Das war ein klarer Fehler.
review-same-move = Der beste Bot hätte dasselbe gespielt.
review-as-good = Der beste Bot hätte gespielt: { $move }. Das ist etwa gleich gut.
review-forced = Hier gab es nichts zu entscheiden.
review-was-luck = Das meiste davon war Glück: gezogene Karten, oder was der Spieler nicht wissen konnte.
review-unforeseen = In diesem Spiel gibt es keinen Zufall: Das meiste davon hatte der Bot nicht vorausgesehen.
review-parts = Können und Glück
review-parts-lead = Was von der Gewinnchance am Anfang zum Ergebnis geführt hat.
review-seat = Spieler
review-begin = Anfang
review-end = Ende
review-part-skill = Eigenes Spiel
review-part-others = Spiel der anderen
review-part-luck = Glück
review-part-unforeseen = Nicht vorausgesehen
review-lost = Verlorene Siege je Entscheidung
review-lost-games = { $games } von hundert Spielen
review-lost-lead = Verlorener Vorsprung je Entscheidung
review-lost-points = { $points } { $game ->
    [mogul-2013] Dollar
   *[other] Punkte
  }
review-lost-note = { $points ->
    [yes] Wie viele Siege in hundert Spielen eine Entscheidung im Mittel verschenkt hat und wie viel vom Vorsprung vor dem besten Gegner, verglichen mit dem Zug des besten Bots; ± sind zwei Standardfehler.
   *[no] Wie viele Siege in hundert Spielen eine Entscheidung im Mittel verschenkt hat, verglichen mit dem Zug des besten Bots; ± sind zwei Standardfehler.
  }
review-lost-note-estimated = Wie viele Siege in hundert Spielen eine Entscheidung im Mittel verschenkt hat, verglichen mit dem Zug des besten Bots. So schätzt es die Suche des Bots; wie genau sie ist, ist nicht bekannt.
review-same = Wie der beste Bot
review-same-of = { $same } von { $decisions }
review-mistake = klarer Fehler
review-mistakes = Klare Fehler
review-all = Alle Entscheidungen
review-step-head = Schritt
review-move = Zug
review-cost = Kosten
review-best = Besser
