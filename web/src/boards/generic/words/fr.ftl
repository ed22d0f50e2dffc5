# Les mots du plateau pour n’importe quel jeu.

grid = Plateau
cell = { $parts }
cell-legal = { $parts } – peut être choisi
cell-empty = vide
by-seat = Ce que chaque joueur possède
lists = Encore sur la table
field-nothing = –
