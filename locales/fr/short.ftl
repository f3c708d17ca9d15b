### Chaque jeu en deux minutes : une image, trois légendes et un tour d’exemple.

short-title = En deux minutes
short-example = Un tour d’exemple
short-full = Les règles complètes

## Mogul (2002)

short-mogul-2002-picture = Une action bleue à bord vert, une coupe de jetons et trois actions vertes.
short-mogul-2002-1 = L’action retournée : chacun marque un point par action de cette couleur posée devant lui. Le bord dit ce qu’on peut vendre.
short-mogul-2002-2 = La coupe : misez un jeton pour rester, ou sortez et prenez tous ses jetons.
short-mogul-2002-3 = Les actions devant vous : vendez-les à temps, car après le Crash elles ne valent plus rien.
short-mogul-2002-example-1 = On retourne une action bleue à bord vert. Ada a deux actions bleues et marque 2 points, Ben en a une et marque 1 point.
short-mogul-2002-example-2 = Ada mise un jeton, puis Ben. Cléo sort et prend les deux jetons. Ada mise encore ; Ben sort et prend ce jeton. Ada a gagné, Ben est le second.
short-mogul-2002-example-3 = Ada prend l’action bleue. Ben fait l’autre chose et vend ses deux actions vertes : il y en a quatre devant tous les joueurs, chacune lui rapporte donc 4 points.
short-mogul-2002-example-4 = Ada a pris l’action : elle ouvre l’enchère suivante. On continue ainsi jusqu’au Crash ; alors le plus de points l’emporte.

## Mogul (2013)

short-mogul-2013-picture = Une action jaune à cartouche bleu, une coupe de jetons et trois dépôts sur une ligne de chemin de fer.
short-mogul-2013-1 = L’action retournée : chacun gagne un dollar par action de cette compagnie. L’autre couleur est à vendre ou à bâtir.
short-mogul-2013-2 = La coupe : misez un jeton pour rester, ou sortez et prenez tous ses jetons.
short-mogul-2013-3 = Des dépôts sur un réseau : à la fin, deux rapportent 2 × 2 dollars, trois en rapportent 3 × 3.
short-mogul-2013-example-1 = On retourne une action jaune à cartouche bleu. Ada a deux actions jaunes et gagne 2 dollars.
short-mogul-2013-example-2 = Ada mise un jeton, puis Ben. Cléo sort et prend les deux jetons. Ada sort aussi, mais la coupe est vide. Ben a gagné, Ada est la seconde.
short-mogul-2013-example-3 = Ben ne vend rien et bâtit plutôt son troisième dépôt sur le réseau bleu : à la fin, les trois lui rapporteront 9 dollars.
short-mogul-2013-example-4 = Ada doit prendre l’action jaune, et ouvre l’enchère suivante. On continue ainsi jusqu’au Crash ; alors dépôts, actions et jetons paient, et le plus de dollars l’emporte.

## Moguli

short-moguli-picture = Le plateau vu de côté : un pion passe sur une tuile, plonge par une porte, passe sous un autre pion et remonte.
short-moguli-1 = Un pion avance sur les tuiles, de porte en porte, tant que les chemins se rejoignent.
short-moguli-2 = Il plonge par une porte et doit passer sous un autre pion, peu importe lequel.
short-moguli-3 = Il remonte par une porte libre et peut continuer. Quatre pions de l’autre côté gagnent.
short-moguli-example-1 = Ada fait pivoter une tuile de 90 degrés. Son chemin du dessous passe maintenant sous un pion adverse.
short-moguli-example-2 = Elle se déplace : son pion plonge, passe sous le pion adverse et remonte deux tuiles plus loin.
short-moguli-example-3 = Comme ce pion était à Ben, Ada peut faire pivoter une tuile de plus, en bonus. Elle coupe un chemin dont il a besoin.
short-moguli-example-4 = Ben ne peut pas toucher aux tuiles qu’Ada vient de faire pivoter. Il en fait pivoter une autre, déplace un pion, et c’est de nouveau à Ada.

## Take Stock

short-take-stock-picture = Deux colonnes de cartes et leurs cours, 7 pour le pétrole et 10 pour le maïs avec une division, et un certificat de trois parts de pétrole qui vaut 21 points.
short-take-stock-1 = Une colonne : sa plus haute carte est le cours de la valeur.
short-take-stock-2 = Une division : elle retire la plus haute carte, mais le cours compte double.
short-take-stock-3 = Un certificat : à la fin de la manche, ses parts multipliées par le cours font vos points.
short-take-stock-example-1 = Ada pioche une carte. Le pétrole est à 4 ; elle joue le 7 de pétrole, et le cours monte à 7.
short-take-stock-example-2 = Ben pioche, met de côté le 9 de pétrole comme certificat de trois parts et défausse une autre carte. Aujourd’hui, cela ferait 3 × 7 = 21 points.
short-take-stock-example-3 = Cléo défausse une carte pour jouer le marché et pioche deux événements. Elle choisit le krach du pétrole : le 7 s’en va, le cours retombe à 4, et le certificat mis de côté par Ben ne vaut plus que 12.
short-take-stock-example-4 = Plus tard, Ada joue un 11 : le marché ferme et l’on compte les certificats. Après quatre manches, le plus haut total l’emporte.
