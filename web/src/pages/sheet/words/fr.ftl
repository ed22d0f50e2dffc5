# La feuille de partie : toute une partie sur papier.

title-sheet = Feuille de partie
sheet-print = Imprimer
sheet-replay = Revoir la partie
sheet-not-over = La feuille de partie est disponible une fois la partie terminée.
sheet-played = Jouée le { $day } · { $moves ->
    [one] un coup
   *[other] { $moves } coups
}
sheet-players = Joueurs
sheet-options = Options
sheet-moves = Tous les coups
sheet-picture = Image de la position finale
