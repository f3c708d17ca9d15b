### Der Coach: was Agatha, eine Bot-Partnerin, sagt, wenn es zum ersten Mal darauf ankommt.

## Die Sprechblase

coach = Coach
coach-role = { $here ->
    [yes] spielt mit und erklärt
   *[no] erklärt das Spiel
 }
coach-says = Agatha: { $text }
coach-next = Weiter
coach-got-it = Verstanden
coach-off = Coach abschalten
coach-again = Noch einmal
coach-quiet = Nichts Neues, spiel ruhig weiter. Ich melde mich, wenn etwas wichtig wird.
coach-key = Der nächste Hinweis des Coachs

## Mogul (2002)

coach-m02-goal = Hallo, ich bin Agatha. { $here ->
    [yes] Ich spiele mit
   *[no] Ich schaue dir über die Schulter
 } und sage dir, worauf es ankommt. Diese Leiste zeigt die Punkte aller: Wer am Ende die meisten hat, gewinnt.
coach-m02-share = Diese Aktie ist gerade aufgedeckt worden. Sie brachte jedem einen Punkt für jede Aktie der { $company }, die vor ihm liegt. { $own ->
    [0] Du hast noch keine.
    [one] Du hast eine.
   *[other] Du hast { $own }.
 }
coach-m02-chips = { $chips ->
    [one] Das ist dein letzter Chip.
   *[other] Hier sind deine { $chips } Chips.
 } Mit ihnen bezahlst du Versteigerungen. { $open ->
    [yes] An diesem Tisch sehen alle, wie viele jeder hat.
   *[no] Wie viele du hast, sieht sonst niemand.
 }
coach-m02-loan = Vor jeder Versteigerung kannst du einen Kredit nehmen: zwei Chips für zwei Punkte. Das ist teuer: Tu es nur, wenn dir Chips fehlen.
coach-m02-auction = Jetzt bieten wir um diese Aktie. Leg einen Chip in die Schale, und du bleibst dabei. Steig aus, und alles in der Schale gehört dir. Wer zuletzt übrig ist, gewinnt die Versteigerung.
coach-m02-empty = Die Schale ist leer: Steigst du jetzt aus, gehst du leer aus. Ein Chip hält dich im Spiel, während sie sich füllt.
coach-m02-full = In der Schale liegen { $chips } Chips. Steigst du jetzt aus, gehören sie alle dir. Das ist oft besser, als zu gewinnen.
coach-m02-broke = Du hast fast keine Chips mehr, und wer keinen hat, muss aussteigen. Geh das nächste Mal, solange die Schale voll ist.
coach-m02-won = Du hast gewonnen. Nimm die Aktie: Sie zahlt, sooft { $company } aufgedeckt wird. Oder verkaufe: nicht diese, sondern deine Aktien der { $sale }, der Gesellschaft am Rand.
coach-m02-sale = Jede deiner Aktien der { $sale } bringt jetzt { $price ->
    [one] einen Punkt
   *[other] { $price } Punkte
 }: einen für jede Aktie der { $sale }, die vor uns allen liegt. Was du verkaufst, ist weg.
coach-m02-nothing = Du hast hier nichts zu verkaufen, kannst aber trotzdem wählen, nichts zu verkaufen: Dann muss der Zweite die Aktie nehmen und kann auch nichts verkaufen.
coach-m02-second = Du bist als Letzter ausgestiegen, also bist du Zweiter: Du tust, was der Gewinner nicht gewählt hat.
coach-m02-start = Du hast die letzte Aktie genommen und eröffnest diese Versteigerung. Vorsicht: Steigst du gleich aus, ist die Schale leer.
coach-m02-deck = Karten im Stapel: { $left }. Der Crash ist eine der untersten fünf, und niemand weiß, welche.
coach-m02-market = Der Markt zählt für dich, wie viele Aktien jeder Gesellschaft vor allen Spielern liegen und wie viele noch kommen. Liegen viele da, ist der Kurs hoch.
coach-m02-orders = Genug geklickt? Gib einen Dauerauftrag, etwa: dabeibleiben, bis sechs in der Schale liegen. Nur du siehst ihn.
coach-m02-near = { $whole ->
    [one] Jetzt wird es heiß: Die nächste Karte ist der Crash.
   *[other] Jetzt wird es heiß: Von { $whole } übrigen Karten ist eine der Crash.
 } Danach sind Aktien nichts mehr wert. Verkaufe, solange du kannst.
coach-m02-end = Der Crash ist da. Aktien sind nur noch Papier, aber je fünf Chips zählen einen Punkt. Gut gespielt. Noch ein Spiel?

## Mogul (2013)

coach-m13-goal = Hallo, ich bin Agatha. { $here ->
    [yes] Ich spiele mit
   *[no] Ich schaue dir über die Schulter
 } und sage dir, worauf es ankommt. Bis zum Crash verdienen wir Dollar mit Aktien und mit ihrem Verkauf; dann zahlen unsere Depots an diesen Bahnhöfen.
coach-m13-share = Diese Aktie ist gerade aufgedeckt worden. Sie brachte jedem einen Dollar für jede Aktie der { $company }, die vor ihm liegt. { $own ->
    [0] Du hast keine.
    [one] Du hast eine.
   *[other] Du hast { $own }.
 }
coach-m13-chips = { $chips ->
    [one] Das ist dein letzter Chip.
   *[other] Hier sind deine { $chips } Chips.
 } Mit ihnen bezahlst du Versteigerungen. { $open ->
    [yes] An diesem Tisch sehen alle, wie viele jeder hat.
   *[no] Wie viele du hast, sieht sonst niemand.
 }
coach-m13-auction = Jetzt bieten wir. Leg einen Chip in die Schale, und du bleibst dabei. Steig aus, und alles in der Schale gehört dir. Wer zuletzt übrig ist, gewinnt die Versteigerung.
coach-m13-empty = Die Schale ist leer: Steigst du jetzt aus, gehst du leer aus. Ein Chip hält dich im Spiel, während sie sich füllt.
coach-m13-full = In der Schale liegen { $chips } Chips. Steigst du jetzt aus, gehören sie alle dir. Das ist oft besser, als zu gewinnen.
coach-m13-credit = Fast keine Chips mehr? Ein einziges Mal im Spiel darfst du den Kredit nehmen: drei Chips für drei Dollar. Zurückgezahlt wird er nie.
coach-m13-won = Du hast gewonnen. Nimm die Aktie der { $company }: Sie bringt Dividenden. Oder verkaufe alle deine Aktien der { $box }, oder baue ein Depot am Netz der { $box }.
coach-m13-sale = Verkauft werden alle deine Aktien der { $box } auf einmal. Das bringt jetzt { $points ->
    [one] einen Dollar
   *[other] { $points } Dollar
 }: Je mehr davon vor uns allen liegen, desto teurer ist jede.
coach-m13-erect = Wenn du nichts verkaufst, darfst du stattdessen ein Depot bauen, an jedem freien Bahnhof der { $box }. Depots zahlen, wenn der Crash kommt.
coach-m13-crossing = { $town } gehört zu zwei Netzen. Ein Depot dort zählt für beide.
coach-m13-second = Du bist als Letzter ausgestiegen, also bist du Zweiter: Du tust, was der Gewinner nicht gewählt hat.
coach-m13-built = So wie sie jetzt stehen, brächten deine Depots { $worth ->
    [one] einen Dollar
   *[other] { $worth } Dollar
 }. Bau sie beisammen: Zwei an einem Netz bringen vier, drei bringen neun. Noch zu bauen: { $left }.
coach-m13-start = Du hast die letzte Aktie genommen und eröffnest diese Versteigerung. Vorsicht: Steigst du gleich aus, ist die Schale leer.
coach-m13-deck = Karten im Stapel: { $left }. Der Crash ist eine der untersten vier, und niemand weiß, welche.
coach-m13-market = Der Markt zählt für dich, wie viele Aktien jeder Gesellschaft vor allen Spielern liegen und wie viele noch kommen. Liegen viele da, ist der Kurs hoch.
coach-m13-move = Alle deine Depots stehen. Statt eines zu bauen, darfst du jetzt eines an einen besseren Bahnhof versetzen.
coach-m13-near = { $whole ->
    [one] Jetzt wird es heiß: Die nächste Karte ist der Crash.
   *[other] Jetzt wird es heiß: Von { $whole } übrigen Karten ist eine der Crash.
 } Danach ist eine Aktie nur noch einen Dollar wert. Verkaufe, solange die Kurse hoch sind.
coach-m13-end = Der Crash ist da. Jetzt zahlen die Depots, jede Aktie bringt einen Dollar, je fünf Chips noch einen. Gut gespielt. Noch ein Spiel?

## Moguli

coach-mog-goal = Hallo, ich bin Agatha { $here ->
    [yes] und spiele heute gegen dich.
   *[no] und schaue dir über die Schulter.
 } Es ist ein Rennen: Wer zuerst { $needed } Figuren auf die Startreihe des anderen bringt, gewinnt.
coach-mog-swap = An diesem Tisch darfst du deine Startreihe vor dem ersten Zug mit einer mittleren tauschen. Behalten ist auch gut.
coach-mog-board = Auf jedem Plättchen führen zwei Pfade vom Tor zu zwei Seiten. Wo sich die Pfade zweier Nachbarn treffen, kann eine Figur hinüber.
coach-mog-marks = Auf gekennzeichneten Plättchen laufen die Pfade unten wie oben, auf den anderen zu den beiden übrigen Seiten. In einem Tor ist Platz für eine Figur.
coach-mog-under = Es gibt auch eine Welt darunter: Dieser Knopf{ $keys ->
    [yes] { " " }oder die Taste U
   *[no] { "" }
 } zeigt sie. Eine Figur läuft über die Plättchen, taucht durch ein Tor ab, muss dort unter mindestens einer Figur hindurch, taucht an einem freien Tor auf und darf weiterlaufen.
coach-mog-turn = Du bist dran. Du darfst ein Plättchen drehen und eine Figur bewegen, in beliebiger Reihenfolge. Wenn du fertig bist, beende den Zug.
coach-mog-duty = Bis { $wanted } Tore deiner Startreihe frei sind, muss eine Figur hinaus, sobald eine kann. Jetzt kann eine: Wähl sie, um zu sehen, wie weit sie kommt.
coach-mog-wayout = So wie die Plättchen liegen, kann keine Figur deine Startreihe verlassen. Dreh { $tiles ->
    [one] das grüne Plättchen
   *[other] eines der { $tiles } grünen Plättchen
 }: Das öffnet einen Weg. Dann zieh die Figur.
coach-mog-choose = { $moves ->
    [one] Es gibt einen Zug für deine Figuren.
   *[other] Es gibt { $moves } Züge für deine Figuren.
 } Wähl eine Figur, um zu sehen, wie weit sie kommt.
coach-mog-stuck = Keine deiner Figuren kann jetzt ziehen. { $green ->
    [yes] Dreh ein grünes Plättchen: Das öffnet einen Weg.
   *[no] Ein Plättchen drehen darfst du trotzdem.
 }
coach-mog-rotate = Du darfst noch ein Plättchen drehen: Öffne deiner nächsten Figur einen Weg, oder versperre deinem Gegenüber einen.
coach-mog-tempting = Schau: Einer dieser Züge geht unter einer Figur deines Gegenübers hindurch. Das bringt dir am Ende deines Zugs noch eine Drehung.
coach-mog-bonus = Deine Figur ging unter einer deines Gegenübers hindurch. Als Bonus darfst du noch ein Plättchen drehen.
coach-mog-barred = Dein Gegenüber hat gerade { $tile } gedreht. Dieses Plättchen darfst du in diesem Zug nicht drehen.
coach-mog-across = { $across ->
    [one] Deine erste Figur ist drüben.
   *[other] { $across } deiner Figuren sind drüben.
 } Du brauchst { $needed }. Eine Figur darf drüben bleiben oder wieder weiterziehen.
coach-mog-behind = Vorsicht: Deinem Gegenüber fehlt nur noch eine Figur. Versperre den Weg, wenn du kannst.
coach-mog-winning = Schau genau hin: Einer dieser Züge bringt deine Figur Nummer { $needed } hinüber.
coach-mog-last = Die vierte Figur deines Gegenübers ist drüben, aber du warst als Zweiter am Zug: Du hast noch einen letzten Zug. Kommt deine vierte jetzt an, endet die Partie unentschieden.
coach-mog-end = Das Rennen ist vorbei. Gut gespielt. Noch einmal?

## Take Stock

coach-tks-goal = Hallo, ich bin Agatha. { $here ->
    [yes] Ich spiele mit
   *[no] Ich schaue dir über die Schulter
 } und sage dir, worauf es ankommt. Hier steigen und fallen fünf Papiere. Leg Aktien von denen beiseite, die am Ende der Runde teuer sein werden; { $rounds ->
    [one] wir spielen eine Runde.
   *[other] wir spielen { $rounds } Runden.
 }
coach-tks-price = Der Kurs eines Papiers ist die höchste Karte seiner Spalte{ $split ->
    [yes] , für jede Teilung darauf einmal mehr gezählt.
   *[no] .
 } { $price ->
    [1] Zu Beginn jeder Runde ist jeder Kurs 1.
   *[other] Der höchste Kurs ist jetzt { $price }: { $stock }.
 }
coach-tks-hand = Das sind deine { $cards } Karten. Mit jeder kannst du den Kurs ihres Papiers steigern, sie als Zertifikat beiseitelegen, das am Ende der Runde zahlt, oder sie für etwas anderes abwerfen.
coach-tks-turn = Du bist dran. Gezogen hast du schon; tu jetzt eines: einen Kurs steigern, eine Karte beiseitelegen oder für ein Ereignis an die Börse gehen. Passen darf niemand.
coach-tks-raise = Um einen Kurs zu steigern, spielst du eine Karte, die höher ist als die oberste ihrer Spalte, um höchstens 4. Am höchsten kommst du so: { $stock } auf { $price }.
coach-tks-save = Zum Beiseitelegen legst du eine Karte vor dich und wirfst eine andere ab. Nur was beiseitegelegt ist, zahlt am Ende der Runde: Warte nicht zu lange.
coach-tks-weigh = Bei diesen Kursen bringen deine Zertifikate { $worth ->
    [one] einen Punkt
   *[other] { $worth } Punkte
 }. Aber jedes Beiseitelegen kostet dich eine Karte bis zum Ende der Runde.
coach-tks-limit = Du hast { $count ->
    [one] ein Zertifikat
   *[other] { $count } Zertifikate
 }. Beiseitelegen kannst du nur, solange du weniger hast als die längste Spalte Karten, Teilungen mitgezählt: zurzeit { $limit }. Steigere erst Kurse.
coach-tks-events = Gehst du an die Börse, wirfst du eine Karte ab und ziehst Ereignisse: zwei, von denen eines gleich geschieht, oder eines, das du heimlich behältst.
coach-tks-choose = Zwei Ereignisse. Wähle das, was dir nützt: Es geschieht sofort. Das andere kommt weg, und niemand sieht es.
coach-tks-kept = Du behältst { $count ->
    [one] ein Ereignis
   *[other] { $count } Ereignisse
 }. In einem späteren Zug kannst du eine Karte abwerfen und eines spielen, wenn es dir am meisten hilft oder den anderen schadet.
coach-tks-event = Dieses Ereignis verlangt eine Entscheidung von dir. Wähl hier, was geschieht.
coach-tks-split = Auf einer Spalte liegt eine Teilung: Ihre höchste Karte zählt jetzt doppelt. Mit einer zweiten würde sie dreifach zählen.
coach-tks-frozen = Eine Spalte ist eingefroren: Sie wird weder gesteigert noch geprüft noch geteilt, bis ein Crash oder ein zweiter Frost sie auftaut.
coach-tks-tokens = Du hast { $tokens ->
    [one] eine Option
   *[other] { $tokens } Optionen
 }. Mit jeder darfst du noch eine Karte beiseitelegen, wenn eine Runde zu Ende ist. Aber sie müssen für das ganze Spiel reichen.
coach-tks-closing = Du kannst die Runde beenden: Eine 11 oder 12 schließt sofort die Börse. Das ist gut, wenn deine Zertifikate viel wert sind.
coach-tks-soon = Jemand hat kaum noch Karten. Wer die letzte abwirft, beendet die Runde. Hast du genug beiseitegelegt?
coach-tks-bell = Die Börse kann bald schließen. Ereignisse über „Börse geschlossen“: { $left }.
coach-tks-options = Die Runde ist zu Ende. Mit jeder Option legst du noch eine Karte von deiner Hand beiseite, zum jetzigen Kurs. Deine Optionen: { $tokens }. Runden, die noch kommen: { $rounds }.
coach-tks-second = Eine neue Runde mit neuen Karten; jeder Kurs beginnt wieder bei 1. Deine Punkte: { $points }. Runden, diese mitgezählt: { $rounds }.
coach-tks-end = Die Schlussglocke. Wer die meisten Punkte hat, gewinnt. Gut gespielt. Noch ein Spiel?
