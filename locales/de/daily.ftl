### Partie des Tages.

daily-title = Partie des Tages
daily-lead = Je Spiel und Tag eine Partie, für alle dieselbe, gegen dieselben Bots. Du hast je einen Versuch, ohne Hilfen und Zurücknehmen; du kannst gehen und wiederkommen. Die Ergebnisse der anderen siehst du nach deinem eigenen, und am nächsten Tag, was versiegelt war.
daily-until = Die Partien von heute sind offen bis { $time } (Mitternacht UTC).
daily-guest = Du bist Gast: Deine Ergebnisse zählen für dich und stehen nicht in den Tabellen. Das ändert sich, sobald du dich anmelden kannst:
daily-setup = Dein Platz: { $seat } von { $seats }. Bots: { $level ->
    [hard] schwer
   *[other] { $level }
 }.
daily-mine = Dein Ergebnis: { $points } { $points ->
    [one] Punkt
   *[other] Punkte
 }, Platz { $place } von { $seats }.
daily-closed = Der Betreiber dieses Servers hat deinen Versuch geschlossen.
daily-play = Spielen
daily-play-of = Spielen: { $title }
daily-resume = Weiterspielen
daily-resume-of = Weiterspielen: { $title }
daily-today = Ergebnisse von heute
daily-today-of = Ergebnisse von heute: { $title }
daily-yesterday = Ergebnisse von gestern
daily-yesterday-of = Ergebnisse von gestern: { $title }
daily-caption = { $title }, { $date }
daily-rank = Rang
daily-name = Name
daily-points = Punkte
daily-place = Platz am Tisch
daily-you = (du)
daily-none = niemand steht in dieser Tabelle.
daily-more = Darunter { $count ->
    [one] noch ein Ergebnis
   *[other] noch { $count } Ergebnisse
 }.
daily-out = Als Gast stehst du nicht in der Tabelle. Du hättest Rang { $rank }.
daily-below = Du hast Rang { $rank }.
daily-share = Bild zum Teilen
daily-share-alt = { $caption }: Rang { $rank }, { $points } { $points ->
    [one] Punkt
   *[other] Punkte
 }
daily-replay = Meine Partie ansehen
daily-seal = Siegel von heute:
daily-opened = Das geöffnete Siegel passt zu dem, was vorher veröffentlicht war:
daily-broken = Das geöffnete Siegel passt nicht zu dem, was vorher veröffentlicht war:
daily-sealed = Was versiegelt war
