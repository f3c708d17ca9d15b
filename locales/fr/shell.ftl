### Sans liaison avec le serveur, et versions nouvelles.

shell-title = Pas de liaison avec le serveur
shell-lead = Les tables et les robots vivent sur le serveur : ils attendent, et rien n’est perdu. Cette page reprend d’elle-même dès que la liaison revient.
shell-books = Règles à lire en attendant
shell-again = Réessayer
shell-newer = Une version plus récente est prête.
shell-renew = La charger
shell-later = Plus tard
shell-cookies = Ce navigateur refuse les cookies. L’un d’eux indique au serveur quelle place est la vôtre : sans lui, vous pouvez regarder et lire, mais pas jouer. Pour jouer, autorisez les cookies pour ce site.
