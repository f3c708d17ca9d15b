### Without a line to the server, and newer versions.

shell-title = No connection to the server
shell-lead = Tables and bots live on the server: they wait, and nothing is lost. This page carries on by itself as soon as the connection is back.
shell-books = Rule books to read in the meantime
shell-again = Try again
shell-newer = A newer version is ready.
shell-renew = Load it
shell-later = Later
shell-cookies = This browser refuses cookies. One of them tells the server which seat is yours: without it you can watch and read, but not play. Allow cookies for this site to play.
