rival = votre rival
term-alone = Pose une forme à vous seul : +{ $number }.
    .what = { $number ->
        [0] des points pour des formes à propriétaire unique
        [one] { $number } point pour des formes à propriétaire unique
       *[other] { $number } points pour des formes à propriétaire unique
    }
term-shared = Pose une forme que vous partagez : +{ $number }.
    .what = { $number ->
        [0] des points pour des conquêtes partagées
        [one] { $number } point pour des conquêtes partagées
       *[other] { $number } points pour des conquêtes partagées
    }
term-ready = { $number ->
    [0] Prépare de plus grandes formes pour la phase finale.
    [one] Prépare { $number } point de plus à poser en phase finale.
   *[other] Prépare { $number } points de plus à poser en phase finale.
}
    .what = { $number ->
        [0] des formes à poser en phase finale
        [one] { $number } point à poser en phase finale
       *[other] { $number } points à poser en phase finale
    }
term-territory = { $number ->
    [0] Votre territoire grandit : plus de chances d’obtenir le bonus.
   *[other] Votre territoire grandit : environ +{ $number } du bonus à la fin.
}
    .what = { $number ->
        [0] des chances d’obtenir le bonus de territoire
        [one] environ { $number } point du bonus de territoire
       *[other] environ { $number } points du bonus de territoire
    }
term-yurts = { $number ->
    [0] Sans doute une yourte de plus à vous sur le plateau.
    [one] Une yourte de plus à vous sur le plateau, pour les formes à venir.
   *[other] { $number } yourtes de plus à vous sur le plateau, pour les formes à venir.
}
    .what = { $number ->
        [0] une yourte possible
        [one] { $number } yourte
       *[other] { $number } yourtes
    }
term-specials = { $number ->
    [0] Plus de chances d’avoir des cartes spéciales.
    [one] Une carte spéciale de plus.
   *[other] { $number } cartes spéciales de plus.
}
    .what = { $number ->
        [0] une carte spéciale possible
        [one] { $number } carte spéciale
       *[other] { $number } cartes spéciales
    }
term-actions = { $number ->
    [0] Vous laisse une action.
    [one] Une action de plus dans ce tour.
   *[other] { $number } actions de plus dans ce tour.
}
    .what = { $number ->
        [0] une action
        [one] { $number } action
       *[other] { $number } actions
    }
