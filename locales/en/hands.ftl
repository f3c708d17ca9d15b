### Several players on one device, the shared screen, and a lost connection.

## One device for several

hands-device = On this device
hands-devices = Devices
hands-devices-short = Devices
hands-continue = Continue on another device
hands-continue-lead = Play on with your phone, tablet or computer: you keep your seats at this table and all others.
hands-here = { $self ->
    [yes] on this device
   *[no] on a shared device
 }
hands-add = Add a player on this device
hands-add-name = Name
hands-add-do = Add
hands-add-lead = Pass one device around: a curtain hides each player’s hand.
hands-add-host = At this table the host adds friends and bots, or lets all players do so.
hands-skip = No curtain between us
hands-skip-lead = For friends who may see everything: the table switches to the next player by itself.
hands-looks = You are { $name }.
hands-covered = You see what everyone may see.
hands-to = Pass to { $name }
hands-cover = Close the curtain
hands-soon = Next on this device: { $name }. The curtain is about to close.
hands-pass = Pass the device to { $name }
hands-pass-lead = Open the curtain when only { $name } is looking.
hands-open = Open the curtain for { $name }
hands-look-again = Another look for { $name }
hands-since = Since your last turn

## The shared screen

hands-screen = Shared screen
hands-screen-lead = For a television or tablet: shows everything public in large type, and never a hand. Your hands stay on your phones.
hands-screen-open = Open the shared screen
hands-screen-full = Full screen
hands-screen-join = Scan to join
hands-screen-lonely = This address works only on this computer. To let phones connect, start the server with --host 0.0.0.0 and open this screen at the computer’s network address, such as 192.168.1.7.
hands-screen-next = A new game begins, and this screen follows it.
hands-hand-open = Show only my hand
hands-hand-board = The whole table

## A lost connection

hands-lost-for = For { $seconds } s.
hands-lost-move = Your move is saved and will be sent as soon as the connection is back.
hands-retry = Try now
hands-healed = Connected again.
hands-late = Too late: your move was not played. In the meantime:
