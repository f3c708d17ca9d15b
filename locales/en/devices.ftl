### The devices of a person: a list, one more by a code, signing out.

devices-title = Devices
devices-lead = On each of them you sit at the same tables. Whoever has only one and loses it loses the seats.
devices-name = { $browser } on { $system }
devices-unnamed = A device without a name
devices-here = this device
devices-seen = last here
devices-add = Continue on another device
devices-have-code = Enter a code
devices-out = Sign out
devices-out-of = Sign out: { $device }
devices-out-other = That device forgets who you are, at once and at every table. You stay signed in here.
devices-out-here = This device forgets who you are. You stay signed in on the others.
devices-out-last = This is your only device. If you sign out here, nobody can reach your name and your seats any more.
devices-stay = Stay signed in
devices-scan = Scan this with the other device.
devices-scan-label = QR code that opens this place on the other device
devices-type = Or open { $page } there and type:
devices-good-for = Valid once, and for { $minutes ->
    [one] one more minute
   *[other] { $minutes } more minutes
 }.
devices-warning = Whoever uses this code acts as you: it shows your hands and can move for you. Show it to nobody else.
devices-over = This code is no longer valid.
devices-again = Make a new code

link-out = This device has been signed out from another one. With a code from there you come back.
link-lead = On the device that you come from, open “Settings” and choose “Continue on another device”. It shows a code.
link-code = Code
link-look = Next
link-as = Continue here as { $name }?
link-was = { $count ->
    [0] So far you are { $name } here; that name disappears.
    [one] So far you are { $name } here and sit at one table. No other device can reach that seat: it would be lost for good.
   *[other] So far you are { $name } here and sit at { $count } tables. No other device can reach these seats: they would be lost for good.
 }
link-go = Continue as { $name }
link-leave = Leave these seats, and continue as { $name }
link-not = No
link-same = You are { $name } here already.
link-on = To your games

link-seat-lead = { $title }: this link gives you seat { $seat } ({ $name }), with all that it holds.
link-seat-name = Your name
link-seat-soon = The link works in a moment. If the seat’s owner comes back before then, it ends.
link-seat-wait = { $seconds ->
    [one] One more second
   *[other] { $seconds } more seconds
 }.
link-seat-now = You can sit down now.
link-seat-take = Take the seat
