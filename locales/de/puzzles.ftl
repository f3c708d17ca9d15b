### Rätsel.

puzzles-lead = Stellungen aus Partien, in denen ein Zug deutlich besser ist als der gespielte. Du siehst, was der Platz am Zug wusste. Die Antworten stammen aus Simulationen mit diesem Wissen; es sind Schätzungen.
puzzles-progress = { $done } von { $count } beantwortet, { $right } richtig
puzzles-games = Rätsel aller Spiele
puzzle-title = { $title }: Rätsel { $number } von { $count }
puzzle-question = Du bist am Zug. Welcher Zug ist der beste?
puzzle-wins = { $wins } von 100
puzzle-right = Richtig: „{ $move }“ gewinnt von hier etwa { $wins } von 100 Partien.
puzzle-as-good = „{ $move }“ ist ebenso gut, soweit die Simulationen es zeigen: etwa { $wins } von 100 Partien, und „{ $best }“ { $most }.
puzzle-wrong = „{ $best }“ ist besser: Es gewinnt von hier etwa { $most } von 100 Partien, „{ $move }“ { $wins }.
puzzle-gain = Gespielt wurde „{ $played }“. „{ $best }“ gewinnt { $gain } von 100 Partien mehr: mit 95 % Sicherheit zwischen { $low } und { $high } mehr ({ $sims } simulierte Partien).
puzzle-gain-search = Gespielt wurde „{ $played }“. Der stärkste Bot erwartet nach seiner Suche, dass „{ $best }“ { $gain } von 100 Partien mehr gewinnt; diese Schätzung hat kein Intervall.
puzzle-next = Nächstes Rätsel
puzzles-consent = Aus meinen beendeten Partien dürfen Rätsel werden
puzzles-consent-lead = Ein Rätsel zeigt eine Stellung, wie der Platz am Zug sie sah, ohne Namen. Eine Partie wird nur verwendet, wenn alle zustimmen, die sie gespielt haben. In den Einstellungen kannst du das zurücknehmen; Rätsel von vorher bleiben.
