# Reasons for a choice. A game's own file has `term-<term>`: what more of it means, and as `.what` how much of it.

because-keep = Other choices leave you with less: { $what }.
because-cost = It costs: { $what }.
because-harm = A loss for { $seat ->
    [none] { rival }
   *[other] { $seat }
}: { $what }.
because-deny = Otherwise { $seat ->
    [none] { rival }
   *[other] { $seat }
} would have more: { $what }.
because-follow = Likely to follow: { $what }.
term-win = It wins the game.
    .what = the game
term-score = You end with more points: +{ $number }.
    .what = { $number ->
        [0] points at the end
        [one] 1 point at the end
       *[other] { $number } points at the end
    }
