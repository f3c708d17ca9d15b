### Jedes Spiel in zwei Minuten: ein Bild mit drei Erklärungen und eine Beispielrunde.

short-title = In zwei Minuten
short-example = Eine Beispielrunde
short-full = Die vollständigen Regeln

## Mogul (2002)

short-mogul-2002-picture = Eine blaue Aktie mit grünem Rand, eine Schale mit Chips und drei grüne Aktien.
short-mogul-2002-1 = Die aufgedeckte Aktie: Alle bekommen einen Punkt für jede Aktie dieser Farbe, die vor ihnen liegt. Der Rand sagt, was verkauft werden darf.
short-mogul-2002-2 = Die Schale: Biete einen Chip und bleib dabei, oder steig aus und nimm alle Chips daraus.
short-mogul-2002-3 = Aktien vor dir: Verkaufe sie rechtzeitig, denn nach dem Crash sind sie nichts mehr wert.
short-mogul-2002-example-1 = Eine blaue Aktie mit grünem Rand wird aufgedeckt. Ada hat zwei blaue Aktien und bekommt 2 Punkte, Ben hat eine und bekommt 1.
short-mogul-2002-example-2 = Ada bietet einen Chip, dann Ben. Cleo steigt aus und nimmt beide Chips. Ada bietet noch einmal; Ben steigt aus und nimmt diesen Chip. Ada hat gewonnen, Ben ist Zweiter.
short-mogul-2002-example-3 = Ada nimmt die blaue Aktie. Ben tut das andere und verkauft seine zwei grünen Aktien: Vor allen zusammen liegen vier grüne, also bringt ihm jede 4 Punkte.
short-mogul-2002-example-4 = Ada hat die Aktie genommen und eröffnet die nächste Versteigerung. So geht es weiter, bis der Crash aufgedeckt wird; dann gewinnt, wer die meisten Punkte hat.

## Mogul (2013)

short-mogul-2013-picture = Eine gelbe Aktie mit blauem Kasten, eine Schale mit Chips und drei Depots an einer Bahnlinie.
short-mogul-2013-1 = Die aufgedeckte Aktie: Alle verdienen einen Dollar für jede Aktie dieser Gesellschaft. Die andere Farbe gilt für Verkauf und Bau.
short-mogul-2013-2 = Die Schale: Biete einen Chip und bleib dabei, oder steig aus und nimm alle Chips daraus.
short-mogul-2013-3 = Depots an einem Netz: Am Ende bringen zwei 2 × 2 Dollar, drei bringen 3 × 3.
short-mogul-2013-example-1 = Eine gelbe Aktie mit blauem Kasten wird aufgedeckt. Ada hat zwei gelbe Aktien und verdient 2 Dollar.
short-mogul-2013-example-2 = Ada bietet einen Chip, dann Ben. Cleo steigt aus und nimmt beide Chips. Auch Ada steigt aus, aber jetzt ist die Schale leer. Ben hat gewonnen, Ada ist Zweite.
short-mogul-2013-example-3 = Ben verkauft nichts und baut stattdessen sein drittes Depot am blauen Netz: Am Ende bringen ihm die drei 9 Dollar.
short-mogul-2013-example-4 = Ada muss die gelbe Aktie nehmen und eröffnet die nächste Versteigerung. So geht es weiter, bis der Crash aufgedeckt wird; dann zahlen Depots, Aktien und Chips, und die meisten Dollar gewinnen.

## Moguli

short-moguli-picture = Das Brett von der Seite: Eine Figur geht über ein Plättchen, taucht durch ein Tor ab, läuft unter einer anderen Figur hindurch und taucht wieder auf.
short-moguli-1 = Eine Figur geht über die Plättchen, von Tor zu Tor, so weit die Pfade zusammenpassen.
short-moguli-2 = Sie taucht durch ein Tor ab und muss unter einer anderen Figur hindurch, egal wessen.
short-moguli-3 = Sie taucht an einem freien Tor auf und darf weitergehen. Vier Figuren auf der anderen Seite gewinnen.
short-moguli-example-1 = Ada dreht ein Plättchen um 90 Grad. Jetzt führt sein unterer Pfad unter einer Figur von Ben hindurch.
short-moguli-example-2 = Sie zieht: Ihre Figur taucht ab, läuft unter der von Ben hindurch und taucht zwei Plättchen weiter auf.
short-moguli-example-3 = Weil es eine gegnerische Figur war, darf Ada als Bonus noch ein Plättchen drehen. Sie unterbricht einen Pfad, den Ben braucht.
short-moguli-example-4 = Ben darf die Plättchen nicht drehen, die Ada gerade gedreht hat. Er dreht ein anderes, zieht eine Figur, und Ada ist wieder am Zug.

## Take Stock

short-take-stock-picture = Zwei Spalten mit Karten und Kursen, 7 für Öl und 10 für Mais mit einer Teilung, und ein Zertifikat über drei Anteile Öl, 21 Punkte wert.
short-take-stock-1 = Eine Spalte: Ihre höchste Karte ist der Kurs des Papiers.
short-take-stock-2 = Eine Teilung: Sie nimmt die höchste Karte weg, aber der Kurs zählt doppelt.
short-take-stock-3 = Ein Zertifikat: Am Ende der Runde bringt es seine Anteile mal den Kurs als Punkte.
short-take-stock-example-1 = Ada zieht eine Karte. Öl steht bei 4; sie spielt Öl 7, und der Kurs steigt auf 7.
short-take-stock-example-2 = Ben zieht, legt Öl 9 als Zertifikat über drei Anteile beiseite und wirft eine andere Karte ab. Heute wären das 3 × 7 = 21 Punkte.
short-take-stock-example-3 = Cleo wirft eine Karte ab, geht an die Börse und zieht zwei Ereignisse. Sie wählt den Öl-Crash: Die 7 geht, der Kurs fällt auf 4 zurück, und das Zertifikat von Ben ist nur noch 12 wert.
short-take-stock-example-4 = Später spielt Ada eine 11: Die Börse schließt, und die Zertifikate werden gewertet. Nach vier Runden gewinnt die höchste Summe.
