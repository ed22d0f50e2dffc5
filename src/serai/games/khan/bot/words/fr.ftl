rival = votre rival
term-alone = Vous posez une forme rien qu’à vous : +{ $number }.
    .what = { $number ->
        [0] des points pour des formes non partagées
        [one] { $number } point pour des formes non partagées
       *[other] { $number } points pour des formes non partagées
    }
term-shared = Vous posez une forme que vous partagez : +{ $number }.
    .what = { $number ->
        [0] des points pour des conquêtes partagées
        [one] { $number } point pour des conquêtes partagées
       *[other] { $number } points pour des conquêtes partagées
    }
term-ready = { $number ->
    [0] Vous préparez de plus grandes formes pour la phase finale.
    [one] Vous préparez { $number } point de plus à poser en phase finale.
   *[other] Vous préparez { $number } points de plus à poser en phase finale.
}
    .what = { $number ->
        [0] des formes à poser en phase finale
        [one] { $number } point à poser en phase finale
       *[other] { $number } points à poser en phase finale
    }
term-territory = { $number ->
    [0] Votre territoire grandit : de meilleures chances d’obtenir le bonus.
   *[other] Votre territoire grandit : environ +{ $number } de bonus à la fin.
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
        [0] peut-être une yourte
        [one] { $number } yourte
       *[other] { $number } yourtes
    }
term-specials = { $number ->
    [0] De meilleures chances d’avoir des cartes spéciales.
    [one] Une carte spéciale de plus.
   *[other] { $number } cartes spéciales de plus.
}
    .what = { $number ->
        [0] peut-être une carte spéciale
        [one] { $number } carte spéciale
       *[other] { $number } cartes spéciales
    }
term-actions = { $number ->
    [0] Il vous reste une action.
    [one] Une action de plus dans ce tour.
   *[other] { $number } actions de plus dans ce tour.
}
    .what = { $number ->
        [0] une action
        [one] { $number } action
       *[other] { $number } actions
    }
