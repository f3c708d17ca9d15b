### Several players on one device, the shared screen, and a line that breaks.

## One device for several

hands-device = On this device
hands-devices = Devices
hands-devices-short = Devices
hands-here = { $self ->
    [yes] on this device
   *[no] on a shared device
 }
hands-add = Add a player on this device
hands-add-name = Name
hands-add-do = Add
hands-add-lead = Pass one device round: a curtain hides what each of you holds.
hands-add-host = Here the host adds friends and bots, or lets everybody who sits here do so.
hands-skip = No curtain between us
hands-skip-lead = For friends who may see everything: the table changes seats by itself.
hands-looks = You are { $name }.
hands-covered = You see what everybody may see.
hands-to = Hand to { $name }
hands-cover = Close the curtain
hands-soon = Next here: { $name }. The curtain is about to close.
hands-pass = Pass the device to { $name }
hands-pass-lead = Open the curtain when only { $name } is looking.
hands-open = Open the curtain for { $name }
hands-look-again = One more look for { $name }
hands-since = Since your last turn

## The shared screen

hands-screen = Shared screen
hands-screen-lead = On a television or tablet: everything that is public, large, and never a hand. Your hands stay on your phones.
hands-screen-open = Open the shared screen
hands-screen-full = Full screen
hands-screen-join = Scan to join
hands-screen-lonely = This address works only on this computer. For phones to find it, start the server with --host 0.0.0.0 and open this screen by the computer’s address in your network, such as 192.168.1.7.
hands-screen-next = Another game begins: this screen goes along.
hands-hand-open = Show only my hand
hands-hand-board = The whole table

## The line

hands-lost-for = For { $seconds } s.
hands-lost-move = Your move is kept and sent as soon as the connection is back.
hands-retry = Try now
hands-healed = Connected again.
hands-late = Too late: your move was not played. Meanwhile:
