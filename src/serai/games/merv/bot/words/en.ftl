rival = the Magistrate
term-points = { $number ->
    [0] It scores.
    [one] It scores: +{ $number } point.
   *[other] It scores: +{ $number } points.
}
    .what = { $number ->
        [0] points
        [one] { $number } point
       *[other] { $number } points
    }
term-city = { $number ->
    [0] Your buildings score more each year.
    [one] Your buildings score more each year: +{ $number } point.
   *[other] Your buildings score more each year: +{ $number } points.
}
    .what = { $number ->
        [0] points from buildings
        [one] { $number } point a year from buildings
       *[other] { $number } points a year from buildings
    }
term-protection = { $number ->
    [0] More of what your buildings score is safe from the Mongols.
    [one] More of what your buildings score is safe from the Mongols: +{ $number } point.
   *[other] More of what your buildings score is safe from the Mongols: +{ $number } points.
}
    .what = { $number ->
        [0] safety from the Mongols
        [one] { $number } point of buildings safe from the Mongols
       *[other] { $number } points of buildings safe from the Mongols
    }
term-buildings = { $number ->
    [0] More of your buildings in the city.
    [one] More of your buildings in the city: +{ $number } building.
   *[other] More of your buildings in the city: +{ $number } buildings.
}
    .what = { $number ->
        [0] a chance of a building
        [one] { $number } building
       *[other] { $number } buildings
    }
term-lines = { $number ->
    [0] Buildings of yours stand in one line and are activated together.
    [one] Buildings of yours stand in one line and are activated together: +{ $number } pair.
   *[other] Buildings of yours stand in one line and are activated together: +{ $number } pairs.
}
    .what = { $number ->
        [0] buildings in one line
        [one] { $number } pair of buildings in one line
       *[other] { $number } pairs of buildings in one line
    }
term-upgrades = { $number ->
    [0] Your buildings give more cubes.
    [one] Your buildings give more cubes: +{ $number } upgrade.
   *[other] Your buildings give more cubes: +{ $number } upgrades.
}
    .what = { $number ->
        [0] a chance of an upgrade
        [one] { $number } upgrade
       *[other] { $number } upgrades
    }
term-palace = { $number ->
    [0] Your courtiers will score more.
    [one] Your courtiers will score more: +{ $number } point.
   *[other] Your courtiers will score more: +{ $number } points.
}
    .what = { $number ->
        [0] points from courtiers
        [one] { $number } point from courtiers
       *[other] { $number } points from courtiers
    }
term-cubes = { $number ->
    [0] Cubes to pay with.
    [one] Cubes to pay with: +{ $number } cube.
   *[other] Cubes to pay with: +{ $number } cubes.
}
    .what = { $number ->
        [0] some cubes
        [one] { $number } cube
       *[other] { $number } cubes
    }
term-white_cubes = { $number ->
    [0] White cubes, which pay for anything.
    [one] White cubes, which pay for anything: +{ $number } white cube.
   *[other] White cubes, which pay for anything: +{ $number } white cubes.
}
    .what = { $number ->
        [0] a chance of a white cube
        [one] { $number } white cube
       *[other] { $number } white cubes
    }
term-camels = { $number ->
    [0] Camels for the market and the turn order.
    [one] Camels for the market and the turn order: +{ $number } camel.
   *[other] Camels for the market and the turn order: +{ $number } camels.
}
    .what = { $number ->
        [0] a chance of a camel
        [one] { $number } camel
       *[other] { $number } camels
    }
term-scrolls = { $number ->
    [0] On the way to a breakthrough.
    [one] On the way to a breakthrough: +{ $number } scroll.
   *[other] On the way to a breakthrough: +{ $number } scrolls.
}
    .what = { $number ->
        [0] a chance of a scroll
        [one] { $number } scroll
       *[other] { $number } scrolls
    }
term-cards = { $number ->
    [0] More caravan cards.
    [one] More caravan cards: +{ $number } caravan card.
   *[other] More caravan cards: +{ $number } caravan cards.
}
    .what = { $number ->
        [0] a chance of a caravan card
        [one] { $number } caravan card
       *[other] { $number } caravan cards
    }
term-goods = { $number ->
    [0] Goods for contracts and the palace.
    [one] Goods for contracts and the palace: +{ $number } good.
   *[other] Goods for contracts and the palace: +{ $number } goods.
}
    .what = { $number ->
        [0] a chance of a good
        [one] { $number } good
       *[other] { $number } goods
    }
term-mosque = { $number ->
    [0] Higher in the mosque.
    [one] Higher in the mosque: +{ $number } space.
   *[other] Higher in the mosque: +{ $number } spaces.
}
    .what = { $number ->
        [0] height in the mosque
        [one] { $number } space in the mosque
       *[other] { $number } spaces in the mosque
    }
term-spices = { $number ->
    [0] Your spice sets are worth more.
    [one] Your spice sets are worth more: +{ $number } point.
   *[other] Your spice sets are worth more: +{ $number } points.
}
    .what = { $number ->
        [0] points for spice sets
        [one] { $number } point for spice sets
       *[other] { $number } points for spice sets
    }
term-influence = { $number ->
    [0] Influence, for better contracts and caravan cards.
    [one] Influence, for better contracts and caravan cards: +{ $number } influence.
   *[other] Influence, for better contracts and caravan cards: +{ $number } influence.
}
    .what = { $number ->
        [0] some influence
        [one] { $number } influence
       *[other] { $number } influence
    }
term-favour = { $number ->
    [0] Favour, which pays your courtiers.
    [one] Favour, which pays your courtiers: +{ $number } favour.
   *[other] Favour, which pays your courtiers: +{ $number } favour.
}
    .what = { $number ->
        [0] some favour
        [one] { $number } favour
       *[other] { $number } favour
    }
term-courtiers = { $number ->
    [0] More courtiers at the palace.
    [one] More courtiers at the palace: +{ $number } courtier.
   *[other] More courtiers at the palace: +{ $number } courtiers.
}
    .what = { $number ->
        [0] a better place for courtiers
        [one] { $number } courtier
       *[other] { $number } courtiers
    }
term-breakthroughs = { $number ->
    [0] A breakthrough that lasts to the end.
    [one] A breakthrough that lasts to the end: +{ $number } breakthrough.
   *[other] A breakthrough that lasts to the end: +{ $number } breakthroughs.
}
    .what = { $number ->
        [0] a chance of a breakthrough
        [one] { $number } breakthrough
       *[other] { $number } breakthroughs
    }
term-posts = { $number ->
    [0] More trading posts on the Silk Road.
    [one] More trading posts on the Silk Road: +{ $number } trading post.
   *[other] More trading posts on the Silk Road: +{ $number } trading posts.
}
    .what = { $number ->
        [0] a chance of a trading post
        [one] { $number } trading post
       *[other] { $number } trading posts
    }
term-tokens = { $number ->
    [0] Bonus tokens: buildings of that action score more.
    [one] Bonus tokens: buildings of that action score more: +{ $number } bonus token.
   *[other] Bonus tokens: buildings of that action score more: +{ $number } bonus tokens.
}
    .what = { $number ->
        [0] a chance of a bonus token
        [one] { $number } bonus token
       *[other] { $number } bonus tokens
    }
term-contract = { $number ->
    [0] You hold what a contract needs.
    [one] You hold what a contract needs: +{ $number } point.
   *[other] You hold what a contract needs: +{ $number } points.
}
    .what = { $number ->
        [0] a contract
        [one] a contract for { $number } point
       *[other] a contract for { $number } points
    }
