rival = votre rival
term-influence = { $number ->
    [0] De l’influence tout de suite.
    [one] De l’influence tout de suite : +{ $number } point d’influence.
   *[other] De l’influence tout de suite : +{ $number } points d’influence.
}
    .what = { $number ->
        [0] un peu d’influence
        [one] { $number } point d’influence
       *[other] { $number } points d’influence
    }
term-cities = { $number ->
    [0] Davantage de villes à vous, qui donnent de l’influence à chaque manche.
    [one] Davantage de villes à vous, qui donnent de l’influence à chaque manche : +{ $number } ville.
   *[other] Davantage de villes à vous, qui donnent de l’influence à chaque manche : +{ $number } villes.
}
    .what = { $number ->
        [0] peut-être une ville
        [one] { $number } ville
       *[other] { $number } villes
    }
term-safety = { $number ->
    [0] Davantage de vos villes sont à l’abri de la révolte et du siège.
    [one] Davantage de vos villes sont à l’abri de la révolte et du siège : +{ $number } ville.
   *[other] Davantage de vos villes sont à l’abri de la révolte et du siège : +{ $number } villes.
}
    .what = { $number ->
        [0] la sécurité des villes
        [one] la sécurité de { $number } ville
       *[other] la sécurité de { $number } villes
    }
term-castle = { $number ->
    [0] Votre château tient.
    [one] Votre château tient : +{ $number } château.
   *[other] Votre château tient : +{ $number } châteaux.
}
    .what = { $number ->
        [0] le château
        [one] { $number } château
       *[other] { $number } châteaux
    }
term-majority = { $number ->
    [0] Vous approchez de la majorité des villes du royaume, qui donne la victoire.
    [one] Vous approchez de la majorité des villes du royaume, qui donne la victoire : +{ $number } ville.
   *[other] Vous approchez de la majorité des villes du royaume, qui donne la victoire : +{ $number } villes.
}
    .what = { $number ->
        [0] un pas vers la majorité
        [one] { $number } ville vers la majorité
       *[other] { $number } villes vers la majorité
    }
term-sieges = { $number ->
    [0] Des sièges, pour prendre une ville.
    [one] Des sièges, pour prendre une ville : +{ $number } siège.
   *[other] Des sièges, pour prendre une ville : +{ $number } sièges.
}
    .what = { $number ->
        [0] peut-être un siège
        [one] { $number } siège
       *[other] { $number } sièges
    }
term-reach = Vos nobles sont plus près de murs qu’ils peuvent prendre.
    .what = des murs à portée des nobles
term-crowns = { $number ->
    [0] Des couronnes pour les soldes et le recrutement.
    [one] Des couronnes pour les soldes et le recrutement : +{ $number } couronne.
   *[other] Des couronnes pour les soldes et le recrutement : +{ $number } couronnes.
}
    .what = { $number ->
        [0] quelques couronnes
        [one] { $number } couronne
       *[other] { $number } couronnes
    }
term-faith = { $number ->
    [0] De la foi, contre les révoltes et les malheurs.
    [one] De la foi, contre les révoltes et les malheurs : +{ $number } point de foi.
   *[other] De la foi, contre les révoltes et les malheurs : +{ $number } points de foi.
}
    .what = { $number ->
        [0] peut-être un point de foi
        [one] { $number } point de foi
       *[other] { $number } points de foi
    }
term-votes = { $number ->
    [0] Des voix pour l’Assemblée.
    [one] Des voix pour l’Assemblée : +{ $number } voix.
   *[other] Des voix pour l’Assemblée : +{ $number } voix.
}
    .what = { $number ->
        [0] peut-être une voix
        [one] { $number } voix
       *[other] { $number } voix
    }
term-outlaw = Vous n’êtes pas proscrit.
    .what = le fait de ne pas être proscrit
term-burdens = Les événements durables vous pèsent moins.
    .what = un répit face aux événements durables
term-hiring = { $number ->
    [0] Vous pourrez embaucher des mercenaires.
    [one] Vous pourrez embaucher des mercenaires : +{ $number } place au recrutement.
   *[other] Vous pourrez embaucher des mercenaires : +{ $number } places au recrutement.
}
    .what = { $number ->
        [0] peut-être une place au recrutement
        [one] { $number } place au recrutement
       *[other] { $number } places au recrutement
    }
term-stakes = { $number ->
    [0] Des couronnes en mer, qui peuvent revenir plus nombreuses.
    [one] Des couronnes en mer, qui peuvent revenir plus nombreuses : +{ $number } couronne dans les expéditions.
   *[other] Des couronnes en mer, qui peuvent revenir plus nombreuses : +{ $number } couronnes dans les expéditions.
}
    .what = { $number ->
        [0] une part dans les expéditions
        [one] { $number } couronne dans les expéditions
       *[other] { $number } couronnes dans les expéditions
    }
term-troops = { $number ->
    [0] Des armées plus fortes.
    [one] Des armées plus fortes : +{ $number } centaine de force.
   *[other] Des armées plus fortes : +{ $number } centaines de force.
}
    .what = { $number ->
        [0] quelques troupes
        [one] { $number } centaine de force
       *[other] { $number } centaines de force
    }
term-nobles = { $number ->
    [0] Des nobles pour mener les armées.
    [one] Des nobles pour mener les armées : +{ $number } noble.
   *[other] Des nobles pour mener les armées : +{ $number } nobles.
}
    .what = { $number ->
        [0] peut-être un noble
        [one] { $number } noble
       *[other] { $number } nobles
    }
term-heirs = { $number ->
    [0] Un héritier pour vos nobles.
    [one] Un héritier pour vos nobles : +{ $number } héritier.
   *[other] Un héritier pour vos nobles : +{ $number } héritiers.
}
    .what = { $number ->
        [0] peut-être un héritier
        [one] { $number } héritier
       *[other] { $number } héritiers
    }
term-posts = { $number ->
    [0] Des charges et offices à vous.
    [one] Des charges et offices à vous : +{ $number } charge ou office.
   *[other] Des charges et offices à vous : +{ $number } charges ou offices.
}
    .what = { $number ->
        [0] peut-être une charge ou un office
        [one] { $number } charge ou office
       *[other] { $number } charges ou offices
    }
term-laws = Les lois en vigueur vous servent mieux.
    .what = de bonnes lois
term-motions = Le vote tournera sans doute en votre faveur.
    .what = un vote favorable
