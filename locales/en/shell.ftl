### Without a connection to the server, and newer versions.

shell-title = No connection to the server
shell-lead = Tables and bots are on the server: they wait, and nothing is lost. This page continues by itself as soon as the connection is back.
shell-books = Rule books to read in the meantime
shell-again = Try again
shell-newer = A newer version is ready.
shell-renew = Load it
shell-later = Later
shell-cookies = This browser blocks cookies. The server needs one to know which seat is yours: without it you can watch and read, but not play. To play, allow cookies for this site.
