### Looking back on a game: winding, viewpoints, playing on, records.

## Winding

replay-of = Relecture : { $title }
replay-opening = Chargement de la relecture…
replay-missing = Partie introuvable
replay-missing-lead = Le lien est peut-être mal recopié, ou la partie est sur un autre serveur.
replay-running = Cette partie est encore en cours
replay-running-lead = On pourra la revoir quand elle sera finie : d’ici là, ses cartes sont secrètes.
replay-table = Aller à la table
replay-menu = Cette relecture
replay-controls = Commandes de la relecture
replay-first = Au début
replay-back = Une étape en arrière
replay-play = Lecture
replay-pause = Pause
replay-forward = Une étape en avant
replay-last = À la fin
replay-pace = Vitesse
replay-times = { $pace }×
replay-winder = Position dans la partie
replay-at = Étape { $at } sur { $steps }
replay-round = Tour { $round }
replay-mog-round = Tour { $round }
replay-tks-round = Manche { $round }
replay-view = Vue par
replay-view-all = Toutes les mains ouvertes
replay-view-public = Un spectateur
replay-view-key = Vue par : { $name }
replay-own = { $name } (vous)
replay-move = { $self ->
    [yes] Vous : { $move }
   *[no] { $name } : { $move }
 }
replay-chance = Les cartes sont de nouveau mélangées.
replay-deal = La partie commence.
replay-link = Copier le lien
replay-link-copied = Lien copié
replay-record = Enregistrement

## Playing on

replay-fork = Jouer à partir d’ici
replay-fork-lead = Une nouvelle table commence à l’étape { $at } : vous prenez une place, des robots prennent les autres.
replay-fork-seat = Votre place
replay-fork-level = Niveau des robots
replay-fork-cards = Cartes non vues
replay-fork-anew = remélangées
replay-fork-same = comme alors
replay-fork-anew-lead = Tout ce qui était alors caché à { $name } est remélangé, pour que la relecture n’avantage personne.
replay-fork-same-lead = Chaque carte reste là où elle était, même celles qui étaient cachées à { $name }.
replay-fork-go = Commencer

## Records

import-open = Voir un enregistrement
import-lead = Un enregistrement contient une partie entière : chaque carte et chaque coup. Elle est rejouée selon les règles ; ensuite vous pouvez la parcourir, la voir de chaque place et jouer à partir de n’importe quel moment.
import-drop = Déposez un fichier ici, ou collez un enregistrement n’importe où sur cette page.
import-pick = Choisir un fichier…
import-paste = Ou l’enregistrement en texte
import-read = Charger
import-kept = { $count ->
    [one] Une partie a été chargée
   *[other] { $count } parties ont été chargées
 }
import-game = Ligne { $line } : { $game }, { $steps } étapes
import-rule = Règle { $rule }
import-legal = Coups possibles à ce moment :
import-more = et { $count } de plus
import-nothing-kept = Rien n’a été enregistré.
