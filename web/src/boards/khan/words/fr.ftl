# Les mots du plateau de Khan.

khan-map = Cours et carte
khan-courts = Cours des chefs
khan-keys = Les flèches vont d’une case à l’autre, N à la prochaine case possible, Entrée choisit ; R tourne une forme, F la retourne, Échap la repose.
khan-court = Cour ({ $ruler }) : le chef est en { $cell }, { $yurts ->
    [one] une yourte
   *[other] { $yurts } yourtes
} au camp
khan-court-out = Cour ({ $ruler }) : le chef est retiré du plateau
khan-cell = Case { $cell }
khan-neutral-yurt = yourte neutre
khan-yurt = yourte { DE($seat) }
khan-piece = { $kind } ({ $owners })
khan-by-river = adjacente à la rivière
khan-bordering = adjacente aux territoires voisins
khan-coast = au bord de la mer
khan-possible = possible
khan-land-river = rivière
khan-land-neighbour = territoires voisins
khan-land-khan = joker
khan-hand = Vos cartes
khan-tray = Formes à côté du plateau
khan-tray-short = Formes
khan-tray-piece = { $kind } : { $left ->
    [one] il en reste { $left }
   *[other] il en reste { $left }
}, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
khan-reserved = forme réservée ({ $seat })
khan-no-place = Il n’y a pas de place pour « { $kind } » : il faut une yourte sur chaque case de terrain recouverte, et personne ne doit en avoir plus que vous.
khan-specials = Cartes spéciales
khan-unused = { $count ->
    [one] il en reste { $count }
   *[other] il en reste { $count }
}
khan-in-force = Actives
khan-protection = Les yourtes { DE($seat) } sont protégées jusqu’à la fin des actions de son prochain tour.
khan-divine = { $seat } protège les yourtes neutres ({ $region }) jusqu’à la fin des actions de son prochain tour.
khan-reservation = { $seat } a réservé « { $kind } » jusqu’au début de son prochain tour.
khan-asks = Demande l’accord de
khan-in-hand = En main
khan-in-hand-piece = { $kind } en main : { $count ->
    [one] { $count } emplacement
   *[other] { $count } emplacements
}.
khan-in-hand-card = Choisissez une case en évidence.
khan-in-hand-divine = Choisissez une région sur la carte.
khan-in-hand-reserve = Choisissez une forme à côté du plateau.
khan-in-hand-cell = { $cell } : choisissez une carte ou une forme.
khan-turn = Tourner
khan-flip = Retourner
khan-lay = Poser ici
khan-put-back = Reposer
khan-territories = Territoires
khan-territories-why = Les formes d’un joueur qui se touchent par un côté forment un territoire, conquêtes partagées comprises. Le plus grand rapporte le bonus ; à égalité, le suivant décide. Choisissez un joueur pour voir ses territoires sur la carte.
