# Les mots du plateau de Khan.

khan-map = Cours et carte
khan-courts = Cours des souverains
khan-keys = Les flèches vont d’une case à l’autre, N à la prochaine case possible, Entrée choisit ; R tourne une pièce, F la retourne, Échap la repose.
khan-court = Cour ({ $ruler }) : le souverain est en { $cell }, { $yurts ->
    [one] une yourte
   *[other] { $yurts } yourtes
} au camp
khan-court-out = Cour ({ $ruler }) : le souverain est rentré, il est hors jeu
khan-cell = Case { $cell }
khan-neutral-yurt = yourte neutre
khan-yurt = yourte ({ $seat })
khan-piece = { $kind } ({ $owners })
khan-by-river = au bord du fleuve
khan-bordering = touche un territoire voisin
khan-coast = au bord de la mer
khan-possible = possible
khan-land-river = fleuve
khan-land-neighbour = territoire voisin
khan-land-khan = joker du Khan
khan-hand = Vos cartes
khan-tray = Pièces à côté du plateau
khan-tray-short = Pièces
khan-tray-piece = { $kind } : { $left ->
    [one] il en reste { $left }
   *[other] il en reste { $left }
}, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
khan-reserved = pièce réservée ({ $seat })
khan-no-place = Il n’y a pas de place pour « { $kind } » : il faut une yourte sur chaque case de terre qu’elle couvre, et personne ne doit en avoir plus que vous.
khan-specials = Cartes spéciales
khan-unused = { $count ->
    [one] { $count } inutilisée
   *[other] { $count } inutilisées
}
khan-in-force = En vigueur
khan-protection = Les yourtes de { $seat } sont protégées jusqu’à la fin des actions de son prochain tour.
khan-divine = { $seat } protège les yourtes neutres ({ $region }) jusqu’à la fin des actions de son prochain tour.
khan-reservation = { $seat } a réservé « { $kind } » jusqu’au début de son prochain tour.
khan-asks = Demande l’accord de
khan-in-hand = En main
khan-in-hand-piece = { $kind } en main : { $count ->
    [one] { $count } emplacement
   *[other] { $count } emplacements
}.
khan-in-hand-card = Choisissez une case éclairée.
khan-in-hand-divine = Choisissez une région sur la carte.
khan-in-hand-reserve = Choisissez une pièce à côté du plateau.
khan-in-hand-cell = { $cell } : choisissez une carte ou une pièce pour cette case.
khan-turn = Tourner
khan-flip = Retourner
khan-lay = Poser ici
khan-put-back = Reposer
khan-skip = Passer
khan-territories = Territoires
khan-territories-why = Les pièces d’un joueur qui se touchent par un côté forment un territoire, pièces partagées comprises. Le plus grand rapporte le bonus ; à égalité, le suivant décide. Choisissez un joueur pour voir ses territoires sur la carte.
