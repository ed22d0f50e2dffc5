rival = your rival
term-influence = { $number ->
    [0] Influence now.
    [one] Influence now: +{ $number } influence.
   *[other] Influence now: +{ $number } influence.
}
    .what = { $number ->
        [0] a chance of influence
        [one] { $number } influence
       *[other] { $number } influence
    }
term-cities = { $number ->
    [0] More cities of yours, each with influence every round.
    [one] More cities of yours, each with influence every round: +{ $number } city.
   *[other] More cities of yours, each with influence every round: +{ $number } cities.
}
    .what = { $number ->
        [0] a chance of a city
        [one] { $number } city
       *[other] { $number } cities
    }
term-safety = { $number ->
    [0] More of your cities are safe from revolt and siege.
    [one] More of your cities are safe from revolt and siege: +{ $number } city.
   *[other] More of your cities are safe from revolt and siege: +{ $number } cities.
}
    .what = { $number ->
        [0] safety of your cities
        [one] safety for { $number } city
       *[other] safety for { $number } cities
    }
term-castle = { $number ->
    [0] Your castle stands.
    [one] Your castle stands: +{ $number } castle.
   *[other] Your castle stands: +{ $number } castles.
}
    .what = { $number ->
        [0] the castle
        [one] { $number } castle
       *[other] { $number } castles
    }
term-majority = { $number ->
    [0] Nearer to half of the kingdom’s cities, which wins at once.
    [one] Nearer to half of the kingdom’s cities, which wins at once: +{ $number } city.
   *[other] Nearer to half of the kingdom’s cities, which wins at once: +{ $number } cities.
}
    .what = { $number ->
        [0] nearness to the majority
        [one] { $number } city towards the majority
       *[other] { $number } cities towards the majority
    }
term-sieges = { $number ->
    [0] Sieges of yours that will take a city.
    [one] Sieges of yours that will take a city: +{ $number } siege.
   *[other] Sieges of yours that will take a city: +{ $number } sieges.
}
    .what = { $number ->
        [0] a chance of a siege
        [one] { $number } siege
       *[other] { $number } sieges
    }
term-reach = Your nobles stand nearer to walls that they can take.
    .what = walls within reach of nobles
term-crowns = { $number ->
    [0] Crowns for wages and hire.
    [one] Crowns for wages and hire: +{ $number } crown.
   *[other] Crowns for wages and hire: +{ $number } crowns.
}
    .what = { $number ->
        [0] some crowns
        [one] { $number } crown
       *[other] { $number } crowns
    }
term-faith = { $number ->
    [0] Faith, against revolts and bad events.
    [one] Faith, against revolts and bad events: +{ $number } faith.
   *[other] Faith, against revolts and bad events: +{ $number } faith.
}
    .what = { $number ->
        [0] a chance of faith
        [one] { $number } faith
       *[other] { $number } faith
    }
term-votes = { $number ->
    [0] Votes for the Assembly.
    [one] Votes for the Assembly: +{ $number } vote.
   *[other] Votes for the Assembly: +{ $number } votes.
}
    .what = { $number ->
        [0] a chance of votes
        [one] { $number } vote
       *[other] { $number } votes
    }
term-outlaw = You are not outlawed.
    .what = freedom from outlawry
term-burdens = Lasting events weigh less on you.
    .what = relief from lasting events
term-hiring = { $number ->
    [0] You may hire mercenaries.
    [one] You may hire mercenaries: +{ $number } place in the Mercenary Draft.
   *[other] You may hire mercenaries: +{ $number } places in the Mercenary Draft.
}
    .what = { $number ->
        [0] a chance to hire
        [one] { $number } place in the Mercenary Draft
       *[other] { $number } places in the Mercenary Draft
    }
term-stakes = { $number ->
    [0] Crowns at sea, which may come back as more.
    [one] Crowns at sea, which may come back as more: +{ $number } crown in expeditions.
   *[other] Crowns at sea, which may come back as more: +{ $number } crowns in expeditions.
}
    .what = { $number ->
        [0] a share in expeditions
        [one] { $number } crown in expeditions
       *[other] { $number } crowns in expeditions
    }
term-troops = { $number ->
    [0] Stronger armies.
    [one] Stronger armies: +{ $number } hundred of strength.
   *[other] Stronger armies: +{ $number } hundreds of strength.
}
    .what = { $number ->
        [0] some troops
        [one] { $number } hundred of strength
       *[other] { $number } hundreds of strength
    }
term-nobles = { $number ->
    [0] Nobles who can lead armies.
    [one] Nobles who can lead armies: +{ $number } noble.
   *[other] Nobles who can lead armies: +{ $number } nobles.
}
    .what = { $number ->
        [0] a chance of a noble
        [one] { $number } noble
       *[other] { $number } nobles
    }
term-heirs = { $number ->
    [0] An heir for your nobles.
    [one] An heir for your nobles: +{ $number } heir.
   *[other] An heir for your nobles: +{ $number } heirs.
}
    .what = { $number ->
        [0] a chance of an heir
        [one] { $number } heir
       *[other] { $number } heirs
    }
term-posts = { $number ->
    [0] Charges and offices of yours.
    [one] Charges and offices of yours: +{ $number } charge or office.
   *[other] Charges and offices of yours: +{ $number } charges and offices.
}
    .what = { $number ->
        [0] a chance of a charge or office
        [one] { $number } charge or office
       *[other] { $number } charges and offices
    }
term-laws = The laws in force suit you better.
    .what = good laws
term-motions = The vote will probably go your way.
    .what = a vote that goes well
