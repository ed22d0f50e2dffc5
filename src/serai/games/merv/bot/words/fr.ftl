rival = le Magistrat
term-points = { $number ->
    [0] Marque des points.
    [one] Marque des points : +{ $number } point.
   *[other] Marque des points : +{ $number } points.
}
    .what = { $number ->
        [0] des points
        [one] { $number } point
       *[other] { $number } points
    }
term-city = { $number ->
    [0] Vos bâtiments rapportent plus chaque année.
    [one] Vos bâtiments rapportent plus chaque année : +{ $number } point.
   *[other] Vos bâtiments rapportent plus chaque année : +{ $number } points.
}
    .what = { $number ->
        [0] des points de bâtiments
        [one] { $number } point par an pour les bâtiments
       *[other] { $number } points par an pour les bâtiments
    }
term-protection = { $number ->
    [0] Plus de vos bâtiments sont à l’abri des Mongols.
    [one] Plus de vos bâtiments sont à l’abri des Mongols : +{ $number } point.
   *[other] Plus de vos bâtiments sont à l’abri des Mongols : +{ $number } points.
}
    .what = { $number ->
        [0] la protection contre les Mongols
        [one] { $number } point de bâtiments à l’abri des Mongols
       *[other] { $number } points de bâtiments à l’abri des Mongols
    }
term-buildings = { $number ->
    [0] Plus de bâtiments à vous dans la cité.
    [one] Plus de bâtiments à vous dans la cité : +{ $number } bâtiment.
   *[other] Plus de bâtiments à vous dans la cité : +{ $number } bâtiments.
}
    .what = { $number ->
        [0] un bâtiment possible
        [one] { $number } bâtiment
       *[other] { $number } bâtiments
    }
term-lines = { $number ->
    [0] Vos bâtiments sont sur une même ligne et s’activent ensemble.
    [one] Vos bâtiments sont sur une même ligne et s’activent ensemble : +{ $number } paire.
   *[other] Vos bâtiments sont sur une même ligne et s’activent ensemble : +{ $number } paires.
}
    .what = { $number ->
        [0] des bâtiments sur une même ligne
        [one] { $number } paire de bâtiments sur une même ligne
       *[other] { $number } paires de bâtiments sur une même ligne
    }
term-upgrades = { $number ->
    [0] Vos bâtiments donnent plus de cubes.
    [one] Vos bâtiments donnent plus de cubes : +{ $number } amélioration.
   *[other] Vos bâtiments donnent plus de cubes : +{ $number } améliorations.
}
    .what = { $number ->
        [0] une amélioration possible
        [one] { $number } amélioration
       *[other] { $number } améliorations
    }
term-palace = { $number ->
    [0] Vos courtisans rapporteront plus.
    [one] Vos courtisans rapporteront plus : +{ $number } point.
   *[other] Vos courtisans rapporteront plus : +{ $number } points.
}
    .what = { $number ->
        [0] des points des courtisans
        [one] { $number } point des courtisans
       *[other] { $number } points des courtisans
    }
term-cubes = { $number ->
    [0] Des cubes pour payer.
    [one] Des cubes pour payer : +{ $number } cube.
   *[other] Des cubes pour payer : +{ $number } cubes.
}
    .what = { $number ->
        [0] quelques cubes
        [one] { $number } cube
       *[other] { $number } cubes
    }
term-white_cubes = { $number ->
    [0] Des cubes blancs, qui paient tout.
    [one] Des cubes blancs, qui paient tout : +{ $number } cube blanc.
   *[other] Des cubes blancs, qui paient tout : +{ $number } cubes blancs.
}
    .what = { $number ->
        [0] un cube blanc possible
        [one] { $number } cube blanc
       *[other] { $number } cubes blancs
    }
term-camels = { $number ->
    [0] Des chameaux pour le marché et l’ordre du tour.
    [one] Des chameaux pour le marché et l’ordre du tour : +{ $number } chameau.
   *[other] Des chameaux pour le marché et l’ordre du tour : +{ $number } chameaux.
}
    .what = { $number ->
        [0] un chameau possible
        [one] { $number } chameau
       *[other] { $number } chameaux
    }
term-scrolls = { $number ->
    [0] En route vers une découverte.
    [one] En route vers une découverte : +{ $number } parchemin.
   *[other] En route vers une découverte : +{ $number } parchemins.
}
    .what = { $number ->
        [0] un parchemin possible
        [one] { $number } parchemin
       *[other] { $number } parchemins
    }
term-cards = { $number ->
    [0] Plus de cartes caravane.
    [one] Plus de cartes caravane : +{ $number } carte caravane.
   *[other] Plus de cartes caravane : +{ $number } cartes caravane.
}
    .what = { $number ->
        [0] une carte caravane possible
        [one] { $number } carte caravane
       *[other] { $number } cartes caravane
    }
term-goods = { $number ->
    [0] Des marchandises pour les contrats et le palais.
    [one] Des marchandises pour les contrats et le palais : +{ $number } marchandise.
   *[other] Des marchandises pour les contrats et le palais : +{ $number } marchandises.
}
    .what = { $number ->
        [0] une marchandise possible
        [one] { $number } marchandise
       *[other] { $number } marchandises
    }
term-mosque = { $number ->
    [0] Plus haut dans la mosquée.
    [one] Plus haut dans la mosquée : +{ $number } case.
   *[other] Plus haut dans la mosquée : +{ $number } cases.
}
    .what = { $number ->
        [0] de la hauteur dans la mosquée
        [one] { $number } case dans la mosquée
       *[other] { $number } cases dans la mosquée
    }
term-spices = { $number ->
    [0] Vos séries d’épices valent plus.
    [one] Vos séries d’épices valent plus : +{ $number } point.
   *[other] Vos séries d’épices valent plus : +{ $number } points.
}
    .what = { $number ->
        [0] des points de séries d’épices
        [one] { $number } point de séries d’épices
       *[other] { $number } points de séries d’épices
    }
term-influence = { $number ->
    [0] De l’influence, pour de meilleurs contrats et cartes caravane.
    [one] De l’influence, pour de meilleurs contrats et cartes caravane : +{ $number } influence.
   *[other] De l’influence, pour de meilleurs contrats et cartes caravane : +{ $number } influence.
}
    .what = { $number ->
        [0] un peu d’influence
        [one] { $number } influence
       *[other] { $number } influence
    }
term-favour = { $number ->
    [0] De la faveur, qui paie vos courtisans.
    [one] De la faveur, qui paie vos courtisans : +{ $number } faveur.
   *[other] De la faveur, qui paie vos courtisans : +{ $number } faveur.
}
    .what = { $number ->
        [0] un peu de faveur
        [one] { $number } faveur
       *[other] { $number } faveur
    }
term-courtiers = { $number ->
    [0] Plus de courtisans au palais.
    [one] Plus de courtisans au palais : +{ $number } courtisan.
   *[other] Plus de courtisans au palais : +{ $number } courtisans.
}
    .what = { $number ->
        [0] une meilleure place pour les courtisans
        [one] { $number } courtisan
       *[other] { $number } courtisans
    }
term-breakthroughs = { $number ->
    [0] Une découverte qui sert jusqu’à la fin.
    [one] Une découverte qui sert jusqu’à la fin : +{ $number } découverte.
   *[other] Une découverte qui sert jusqu’à la fin : +{ $number } découvertes.
}
    .what = { $number ->
        [0] une découverte possible
        [one] { $number } découverte
       *[other] { $number } découvertes
    }
term-posts = { $number ->
    [0] Plus de comptoirs sur la route de la soie.
    [one] Plus de comptoirs sur la route de la soie : +{ $number } comptoir.
   *[other] Plus de comptoirs sur la route de la soie : +{ $number } comptoirs.
}
    .what = { $number ->
        [0] un comptoir possible
        [one] { $number } comptoir
       *[other] { $number } comptoirs
    }
term-tokens = { $number ->
    [0] Des jetons bonus : les bâtiments de cette action rapportent plus.
    [one] Des jetons bonus : les bâtiments de cette action rapportent plus : +{ $number } jeton bonus.
   *[other] Des jetons bonus : les bâtiments de cette action rapportent plus : +{ $number } jetons bonus.
}
    .what = { $number ->
        [0] un jeton bonus possible
        [one] { $number } jeton bonus
       *[other] { $number } jetons bonus
    }
term-contract = { $number ->
    [0] Vous avez de quoi remplir un contrat.
    [one] Vous avez de quoi remplir un contrat : +{ $number } point.
   *[other] Vous avez de quoi remplir un contrat : +{ $number } points.
}
    .what = { $number ->
        [0] un contrat
        [one] un contrat de { $number } point
       *[other] un contrat de { $number } points
    }
