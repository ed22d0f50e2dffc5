# Ce que montre le plateau, expliqué.

legend-title = Ce que montre le plateau
legend-search = Rechercher
legend-nothing = Rien ne porte ce nom sur le plateau.
legend-group-plates = Au-dessus du plateau
legend-group-zones = Lieux
legend-group-tracks = Pistes
legend-group-tokens = Pions et jetons
legend-group-cards = Cartes
legend-group-numbers = Nombres
legend-group-marks = Repères et surbrillances
