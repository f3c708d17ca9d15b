### Die Geräte einer Person: eine Liste, eines mehr durch einen Code, abmelden.

devices-title = Geräte
devices-lead = Auf allen deinen Geräten hast du dieselben Plätze. Wenn du nur ein Gerät hast und es verlierst, verlierst du deine Plätze.
devices-name = { $browser }, { $system }
devices-unnamed = Ein Gerät ohne Namen
devices-here = dieses Gerät
devices-seen = zuletzt gesehen
devices-add = Auf einem anderen Gerät weiterspielen
devices-have-code = Einen Code eingeben
devices-out = Abmelden
devices-out-of = Abmelden: { $device }
devices-out-other = Das Gerät wird sofort und an jedem Tisch abgemeldet. Hier bleibst du angemeldet.
devices-out-here = Dieses Gerät wird abgemeldet. Auf den anderen bleibst du angemeldet.
devices-out-last = Das ist dein einziges Gerät. Wenn du dich hier abmeldest, kann niemand mehr deinen Namen und deine Plätze benutzen.
devices-stay = Angemeldet bleiben
devices-scan = Scanne das mit dem anderen Gerät.
devices-scan-label = QR-Code, der diese Seite auf dem anderen Gerät öffnet
devices-type = Oder öffne dort { $page } und gib ein:
devices-good-for = Gilt einmal, und noch { $minutes ->
    [one] eine Minute
   *[other] { $minutes } Minuten
 }.
devices-warning = Wer diesen Code benutzt, kann deine Hand sehen und für dich ziehen. Zeig ihn sonst niemandem.
devices-over = Dieser Code gilt nicht mehr.
devices-again = Einen neuen Code holen
devices-used = { $device } ist jetzt mit deinem Namen angemeldet.
devices-done = Fertig

link-out = Dieses Gerät wurde von einem anderen aus abgemeldet. Um dich wieder anzumelden, hol dir dort einen Code.
link-lead = Öffne auf deinem anderen Gerät die „Einstellungen“ und wähle „Auf einem anderen Gerät weiterspielen“. Dort wird ein Code angezeigt.
link-code = Code
link-look = Weiter
link-as = Hier als { $name } weiterspielen?
link-was = Auf diesem Gerät bist du bisher { $name }; dieser Name wird entfernt.
link-games = Auf diesem Gerät bist du bisher { $name }, mit { $count ->
    [one] einer Partie
   *[other] { $count } Partien
 }{ $running ->
    [0] .
    [one] , davon läuft noch eine.
   *[other] , davon laufen noch { $running }.
 }
link-bring-what = Wenn du beide bist, kannst du sie mitnehmen: Plätze, beendete Partien, Benachrichtigungen und Passkeys gehören dann { $person }, die anderen an den Tischen sehen das, und { $name } wird auf allen Geräten gelöscht.
link-lost = { $count ->
    [one] Wenn du sie zurücklässt, ist der Platz an einem Tisch für immer verloren: Kein anderes Gerät erreicht ihn.
   *[other] Wenn du sie zurücklässt, sind die Plätze an { $count } Tischen für immer verloren: Kein anderes Gerät erreicht sie.
 }
link-go = Weiter als { $name }
link-bring = Mitnehmen und als { $name } weiterspielen
link-without = Zurücklassen und als { $name } weiterspielen
link-not = Nein
link-same = Du bist hier schon { $name }.
link-on = Zu deinen Spielen

link-seat-lead = { $title }: Dieser Link gibt dir Platz { $seat } ({ $name }) mit allem, was dazugehört.
link-seat-name = Dein Name
link-seat-soon = Der Link gilt gleich. Kommt vorher die Person zurück, der der Platz gehört, wird er ungültig.
link-seat-wait = Noch { $seconds ->
    [one] eine Sekunde
   *[other] { $seconds } Sekunden
 }.
link-seat-now = Du kannst dich jetzt setzen.
link-seat-take = Platz nehmen
