### Die Geräte einer Person: eine Liste, eines mehr durch einen Code, abmelden.

devices-title = Geräte
devices-lead = Auf jedem davon sitzt du an denselben Tischen. Wer nur eines hat und es verliert, verliert die Plätze.
devices-name = { $browser }, { $system }
devices-unnamed = Ein Gerät ohne Namen
devices-here = dieses Gerät
devices-seen = zuletzt hier
devices-add = Auf einem anderen Gerät weiterspielen
devices-have-code = Einen Code eingeben
devices-out = Abmelden
devices-out-of = Abmelden: { $device }
devices-out-other = Das Gerät vergisst sofort und an jedem Tisch, wer du bist. Hier bleibst du angemeldet.
devices-out-here = Dieses Gerät vergisst, wer du bist. Auf den anderen bleibst du angemeldet.
devices-out-last = Das ist dein einziges Gerät. Wenn du dich hier abmeldest, kommt niemand mehr an deinen Namen und deine Plätze.
devices-stay = Angemeldet bleiben
devices-scan = Scanne das mit dem anderen Gerät.
devices-scan-label = QR-Code, der diese Seite auf dem anderen Gerät öffnet
devices-type = Oder öffne dort { $page } und gib ein:
devices-good-for = Gilt einmal, und noch { $minutes ->
    [one] eine Minute
   *[other] { $minutes } Minuten
 }.
devices-warning = Wer diesen Code benutzt, tritt als du auf: Er sieht deine Hand und kann für dich ziehen. Zeig ihn sonst niemandem.
devices-over = Dieser Code gilt nicht mehr.
devices-again = Einen neuen Code holen

link-out = Dieses Gerät wurde von einem anderen aus abgemeldet. Mit einem Code von dort kommst du zurück.
link-lead = Öffne auf dem Gerät, von dem du kommst, die „Einstellungen“ und wähle „Auf einem anderen Gerät weiterspielen“. Es zeigt einen Code.
link-code = Code
link-look = Weiter
link-as = Hier als { $name } weiterspielen?
link-was = { $count ->
    [0] Bisher bist du hier { $name }; dieser Name verschwindet.
    [one] Bisher bist du hier { $name } und sitzt an einem Tisch. Kein anderes Gerät erreicht diesen Platz: Er wäre für immer verloren.
   *[other] Bisher bist du hier { $name } und sitzt an { $count } Tischen. Kein anderes Gerät erreicht diese Plätze: Sie wären für immer verloren.
 }
link-go = Weiter als { $name }
link-leave = Diese Plätze aufgeben und als { $name } weiterspielen
link-not = Nein
link-same = Du bist hier schon { $name }.
link-on = Zu deinen Spielen

link-seat-lead = { $title }: Dieser Link gibt dir Platz { $seat } ({ $name }) mit allem, was dort liegt.
link-seat-name = Dein Name
link-seat-soon = Der Link gilt gleich. Kommt bis dahin zurück, wem der Platz gehört, so ist er hinfällig.
link-seat-wait = Noch { $seconds ->
    [one] eine Sekunde
   *[other] { $seconds } Sekunden
 }.
link-seat-now = Du kannst dich jetzt setzen.
link-seat-take = Platz nehmen
