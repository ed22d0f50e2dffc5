# Ce que disent les images et les aperçus des parties partagées.
share-begin = Avant le premier coup
share-move = Coup { $number } sur { $last }
share-end = { $last ->
    [one] Fin de partie, après un coup
   *[other] Fin de partie, après { $last } coups
}
share-won = { $count ->
    [one] Victoire : { $names }
   *[other] Victoire partagée : { $names }
}
share-player = Joueur { $number }
share-missing-title = Aucune partie ici
share-missing = Il n’y a pas de partie terminée à cette adresse. Une partie se partage une fois finie.
share-home = Aller sur Serai
