### Explanations in the settings.

settings-scheme-lead = High contrast is black and white, dark or light to match your device.
settings-pace-host = Applies to tables that you create; the host can change it during play.
settings-spoken-lead = For screen readers. “Since my last turn” is the usual choice with tables as text. Your own moves and any errors are always read out at once.
settings-motion-lead = Flying chips and cards are only decoration. Without animations you miss nothing.
settings-palette-lead = Patterns, symbols and letters also tell them apart, in every palette.
settings-sound-lead = Chips, cards, a soft bell when it is your turn, and the crash. At the table, X turns them on or off.
settings-keys-lead = Single keys make moves and open panels; press ? for the list. When they are off, only Tab, arrows, Enter and Esc work.
settings-plain-lead = Shows every game as lists, tables and buttons instead of a drawn board. Good for screen readers and small or slow devices; takes effect at the next table.
settings-coach-lead = Agatha, a bot, explains what matters when it first comes up.
settings-kept = Your name, devices, notifications, account and vacations are saved on this server and are the same on all your devices. The language is saved there, too. Everything else is saved in this browser.
