### Sans liaison avec le serveur, et versions nouvelles.

shell-title = Pas de connexion avec le serveur
shell-lead = Les tables et les robots sont sur le serveur : ils attendent, et rien n’est perdu. Cette page reprend d’elle-même dès que la connexion revient.
shell-books = Règles à lire en attendant
shell-again = Réessayer
shell-newer = Une version plus récente est prête.
shell-renew = La charger
shell-later = Plus tard
shell-cookies = Ce navigateur bloque les cookies. Le serveur en a besoin d’un pour savoir quelle place est la vôtre : sans lui, vous pouvez regarder et lire, mais pas jouer. Pour jouer, autorisez les cookies pour ce site.
