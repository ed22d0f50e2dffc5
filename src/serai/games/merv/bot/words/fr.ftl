rival = le Magistrat
term-points = { $number ->
    [0] Vous marquez des points.
    [one] Vous marquez des points : +{ $number } point.
   *[other] Vous marquez des points : +{ $number } points.
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
        [0] des points pour les bâtiments
        [one] { $number } point par an pour les bâtiments
       *[other] { $number } points par an pour les bâtiments
    }
term-protection = { $number ->
    [0] Davantage de vos bâtiments sont à l’abri des Mongols.
    [one] Davantage de vos bâtiments sont à l’abri des Mongols : +{ $number } point.
   *[other] Davantage de vos bâtiments sont à l’abri des Mongols : +{ $number } points.
}
    .what = { $number ->
        [0] la protection contre les Mongols
        [one] { $number } point de bâtiments à l’abri des Mongols
       *[other] { $number } points de bâtiments à l’abri des Mongols
    }
term-buildings = { $number ->
    [0] Davantage de bâtiments à vous dans la cité.
    [one] Davantage de bâtiments à vous dans la cité : +{ $number } bâtiment.
   *[other] Davantage de bâtiments à vous dans la cité : +{ $number } bâtiments.
}
    .what = { $number ->
        [0] peut-être un bâtiment
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
        [0] peut-être une amélioration
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
        [0] peut-être un cube blanc
        [one] { $number } cube blanc
       *[other] { $number } cubes blancs
    }
term-camels = { $number ->
    [0] Des chameaux pour le marché et l’ordre du tour.
    [one] Des chameaux pour le marché et l’ordre du tour : +{ $number } chameau.
   *[other] Des chameaux pour le marché et l’ordre du tour : +{ $number } chameaux.
}
    .what = { $number ->
        [0] peut-être un chameau
        [one] { $number } chameau
       *[other] { $number } chameaux
    }
term-scrolls = { $number ->
    [0] En route vers une découverte.
    [one] En route vers une découverte : +{ $number } parchemin.
   *[other] En route vers une découverte : +{ $number } parchemins.
}
    .what = { $number ->
        [0] peut-être un parchemin
        [one] { $number } parchemin
       *[other] { $number } parchemins
    }
term-cards = { $number ->
    [0] Davantage de cartes caravane.
    [one] Davantage de cartes caravane : +{ $number } carte caravane.
   *[other] Davantage de cartes caravane : +{ $number } cartes caravane.
}
    .what = { $number ->
        [0] peut-être une carte caravane
        [one] { $number } carte caravane
       *[other] { $number } cartes caravane
    }
term-goods = { $number ->
    [0] Des marchandises pour les contrats et le palais.
    [one] Des marchandises pour les contrats et le palais : +{ $number } marchandise.
   *[other] Des marchandises pour les contrats et le palais : +{ $number } marchandises.
}
    .what = { $number ->
        [0] peut-être une marchandise
        [one] { $number } marchandise
       *[other] { $number } marchandises
    }
term-mosque = { $number ->
    [0] Vous montez dans la mosquée.
    [one] Vous montez dans la mosquée : +{ $number } case.
   *[other] Vous montez dans la mosquée : +{ $number } cases.
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
    [0] De l’influence, pour de meilleurs contrats et plus d’épices.
    [one] De l’influence, pour de meilleurs contrats et plus d’épices : +{ $number } influence.
   *[other] De l’influence, pour de meilleurs contrats et plus d’épices : +{ $number } influence.
}
    .what = { $number ->
        [0] un peu d’influence
        [one] { $number } d’influence
       *[other] { $number } d’influence
    }
term-favour = { $number ->
    [0] De la faveur, qui paie vos courtisans.
    [one] De la faveur, qui paie vos courtisans : +{ $number } faveur.
   *[other] De la faveur, qui paie vos courtisans : +{ $number } faveurs.
}
    .what = { $number ->
        [0] un peu de faveur
        [one] { $number } faveur
       *[other] { $number } faveurs
    }
term-courtiers = { $number ->
    [0] Davantage de courtisans au palais.
    [one] Davantage de courtisans au palais : +{ $number } courtisan.
   *[other] Davantage de courtisans au palais : +{ $number } courtisans.
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
        [0] peut-être une découverte
        [one] { $number } découverte
       *[other] { $number } découvertes
    }
term-posts = { $number ->
    [0] Davantage de comptoirs sur la Route de la soie.
    [one] Davantage de comptoirs sur la Route de la soie : +{ $number } comptoir.
   *[other] Davantage de comptoirs sur la Route de la soie : +{ $number } comptoirs.
}
    .what = { $number ->
        [0] peut-être un comptoir
        [one] { $number } comptoir
       *[other] { $number } comptoirs
    }
term-tokens = { $number ->
    [0] Des jetons bonus, pour que les bâtiments de cette action rapportent plus.
    [one] Des jetons bonus, pour que les bâtiments de cette action rapportent plus : +{ $number } jeton bonus.
   *[other] Des jetons bonus, pour que les bâtiments de cette action rapportent plus : +{ $number } jetons bonus.
}
    .what = { $number ->
        [0] peut-être un jeton bonus
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
