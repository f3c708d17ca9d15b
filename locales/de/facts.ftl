### Was Tasten ansagen, und die Befehlszeile.

fact-key = Eine Auskunft: diese Taste, dann eine zweite
fact-which = Welche Auskunft? Drücke f und ? für die Liste der Tasten.
fact-list = Die Liste der Auskünfte, angesagt
fact-keys = Drücke f, dann { $list }; oder die Nummer eines Platzes.
fact-offer = Was angeboten wird
fact-sold = Was verkauft werden darf
fact-mine = Was ich habe
fact-market = Der Markt oder der Plan
fact-unseen = Was noch niemand gesehen hat
fact-turn = Wer am Zug ist
fact-news = Was seit meinem letzten Zug geschehen ist
fact-no-news = Seit deinem letzten Zug ist nichts geschehen.
fact-none = Dazu ist jetzt nichts zu sagen.
fact-waiting = Die Partie hat noch nicht begonnen.
fact-no-seat = Du hast in dieser Partie keinen Platz.
fact-unsaid = Dieses Spiel hat dafür keinen Satz.
fact-you = { $name }, du
fact-seat = { $how ->
    [none] Platz { $number }: { $name }.
   *[other] Platz { $number }: { $name }, { $how }.
 }

command-key = Befehlszeile
command-title = Befehlszeile
command-label = Dein Zug oder deine Frage
command-lead = Tippe einen Zug auf Englisch, seine Anfangsbuchstaben oder seine Nummer in der Liste; „help“ nennt alles Weitere.
command-help = Tippe einen Zug mit seinen Wörtern, ihren Anfangsbuchstaben oder seiner Nummer in der Liste: „s2“ ist „sell 2“. Enter allein spielt den einzigen Zug. „moves“ listet die Züge auf. „why“ und ein Zug erklärt ihn. „rules“ öffnet die Regeln. „table“ sagt alles an. „offer“, „sold“, „mine“, „market“, „unseen“, „turn“, „news“ und „seat 2“ sagen eine Auskunft an, „f“ und ein Buchstabe auch. „hint“ gibt einen Tipp. „undo“ nimmt deinen letzten Zug zurück. „quit“ schließt dieses Fenster.
command-several = „{ $typed }“ könnten mehrere Züge sein.
command-count = { $count ->
    [one] Es gibt einen Zug.
   *[other] Es gibt { $count } Züge.
 }
command-move = { $name ->
    [none] { $number }: { $move }.
   *[other] { $number }: { $move }, { $name }.
 }
command-group = { $number }: { $move } und mehr, { $count } Züge.
command-no-number = Die Liste hat keine Nummer { $number }; „moves“ listet die Züge auf.
command-legal = { $effect ->
    [none] Das darfst du: { $name }.
   *[other] Das darfst du: { $name }, { $effect }.
 }
command-denied = Das darfst du jetzt nicht: { $name }.
command-unknown = „{ $typed }“ ist kein Zug.
command-past = In einer Wiederholung gibt es keine Züge, aber Auskünfte.
command-not-now = Du kannst jetzt nicht ziehen.
command-no-hint = Tipps gibt es, wenn du am Zug bist und alle anderen Bots sind.
command-no-undo = Es gibt keinen Zug, den du zurücknehmen könntest.
command-plays = Gespielt: { $move }.
