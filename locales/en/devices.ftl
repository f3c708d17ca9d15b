### The devices of a person: a list, one more by a code, signing out.

devices-title = Devices
devices-lead = You have the same seats on all of your devices. If you have only one device and lose it, you lose your seats.
devices-name = { $browser } on { $system }
devices-unnamed = A device without a name
devices-here = this device
devices-seen = last seen
devices-add = Continue on another device
devices-have-code = Enter a code
devices-out = Sign out
devices-out-of = Sign out: { $device }
devices-out-other = That device is signed out at once and at every table. You stay signed in here.
devices-out-here = This device is signed out. You stay signed in on the others.
devices-out-last = This is your only device. If you sign out here, nobody can use your name or your seats any more.
devices-stay = Stay signed in
devices-scan = Scan this with the other device.
devices-scan-label = QR code that opens this page on the other device
devices-type = Or open { $page } there and type:
devices-good-for = Valid once, and for { $minutes ->
    [one] one more minute
   *[other] { $minutes } more minutes
 }.
devices-warning = Anyone who uses this code can see your hands and move for you. Do not show it to anyone else.
devices-over = This code is no longer valid.
devices-again = Get a new code
devices-used = { $device } is signed in as you.
devices-done = Done

link-out = This device was signed out from another device. To sign in again, get a code from that device.
link-lead = On your other device, open “Settings” and choose “Continue on another device”. It shows a code.
link-code = Code
link-look = Next
link-as = Continue here as { $name }?
link-was = On this device you are { $name } now; that name will be removed.
link-games = On this device you are { $name } now, with { $count ->
    [one] one game
   *[other] { $count } games
 }{ $running ->
    [0] .
   *[other] , { $running } still running.
 }
link-bring-what = You can bring them along if you are both: seats, finished games, notifications and passkeys then belong to { $person }, others at the tables see it, and { $name } is deleted on all devices.
link-lost = { $count ->
    [one] If you leave them, the seat at one table is lost for good: no other device can reach it.
   *[other] If you leave them, the seats at { $count } tables are lost for good: no other device can reach them.
 }
link-go = Continue as { $name }
link-bring = Bring them along and continue as { $name }
link-without = Leave them and continue as { $name }
link-not = No
link-same = You are already { $name } here.
link-on = Go to your games

link-seat-lead = { $title }: this link gives you seat { $seat } ({ $name }) and everything that belongs to it.
link-seat-name = Your name
link-seat-soon = The link will work in a moment. If the seat’s owner comes back before then, it is cancelled.
link-seat-wait = { $seconds ->
    [one] One more second
   *[other] { $seconds } more seconds
 }.
link-seat-now = You can sit down now.
link-seat-take = Take the seat
