because-keep = Les autres choix vous en laissent moins : { $what }.
because-cost = Le prix : { $what }.
because-harm = Une perte pour { $seat ->
    [none] { rival }
   *[other] { $seat }
} : { $what }.
because-deny = Sinon, { $seat ->
    [none] { rival }
   *[other] { $seat }
} aurait davantage : { $what }.
because-follow = Ce qui suivra sans doute : { $what }.
term-win = C’est la victoire.
    .what = la victoire
term-score = Vous finissez avec plus de points : +{ $number }.
    .what = { $number ->
        [0] des points à la fin
        [one] { $number } point à la fin
       *[other] { $number } points à la fin
    }
