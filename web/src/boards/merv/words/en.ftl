# The Merv board

merv-city = The city of Merv and the roads around it
merv-cell = row { $row }, column { $column }: { $tile }
merv-building-of = building: { $owner }
merv-no-building = no building
merv-soldier-of = soldier: { $owner }
merv-brings = brings { $cubes }
merv-gate-slot-free = no gate
merv-wall-slot-free = no wall
merv-influence-more = { $number } more influence
merv-market = Camel market, { $number ->
    [0] no camels
    [one] { $number } camel
   *[other] { $number } camels
}
merv-corner = Camel market, { $corner }: { $reward }
merv-camel-here = with a camel
merv-camel-on-road = camel on the road
merv-town = { $city }: { $good } for { $cost }
merv-posts-of = trading posts: { $owners }
merv-card = card { $position }: { $spice }
merv-pair-gives = a pair gives { $reward }
merv-first-bare = card { $position }
merv-deck-left = { $number ->
    [one] { $number } card in the deck
   *[other] { $number } cards in the deck
}
merv-space = { $space }, costs { $cost }, gives { $reward }
merv-points = { $number ->
    [one] { $number } point
   *[other] { $number } points
}
merv-empty = empty
merv-places-left = { $number ->
    [0] no free place
    [one] { $number } free place
   *[other] { $number } free places
}
merv-courtier-price = your next courtier costs { $number } × { $cube }
merv-court-counts = counts { $number } for you
merv-taken = { $what }, taken by { $owner }
merv-scrolls-mine = { $number ->
    [one] you have { $number } scroll
   *[other] you have { $number } scrolls
}
merv-shelf = { $number ->
    [one] from { $number } scroll on
   *[other] from { $number } scrolls on
}
merv-contracts = Contracts
merv-any-good = any good
merv-stack-empty = no contract left
merv-asks = asks for { $items }
merv-missing = you are missing { $items }
merv-needs-influence = needs { $number } influence
merv-tracks = Favour and influence
merv-track-space = { $track } { $number }
merv-contract-level = opens contracts of level { $number }
merv-kinds-of-spice = { $number ->
    [one] { $number } kind of spice
   *[other] { $number } kinds of spice
}
merv-yard = Walls, upgrades, tokens
merv-left = { $what }, { $number } left
merv-year-short = Year { $year }
merv-queue = Queue
merv-place = place { $place } in the queue
merv-camels = { $number ->
    [one] { $number } camel
   *[other] { $number } camels
}
merv-camels-of = camels
merv-buildings = buildings in supply
merv-servants = servants in supply
merv-discs = discs in supply
merv-on-contracts = { $number } on contracts
merv-players = Players
merv-mine = Your possessions
merv-cubes-mine = { $cube }, you have { $number }
merv-soldiers = soldiers
merv-courtiers = courtiers
merv-posts = trading posts
merv-steps = steps up the mosque
merv-walls = walls and gates
merv-points-name = Points
merv-paid = paid
merv-so-far = This turn
merv-parts = The parts of your turn
merv-back-to = Undo from here on: { $what }
merv-part-fixed = (cannot be undone)
merv-due = to pay
merv-take-back = undo
merv-invasion = The Mongols attack
merv-sides = Sides of the city
merv-tribute-asked = Your building ({ $tile }) is attacked: pay tribute or lose it.
merv-no-harm = Nothing is lost here.
merv-sheet-open = Score sheet
merv-sheet-whole = Points of the whole game
merv-sheet-year = Points of year { $year }
merv-whole = Whole game
merv-close = Close the sheet
merv-favour-spent = favour spent: { $number }
merv-buildings-scored = { $number ->
    [0] no building
    [one] { $number } building
   *[other] { $number } buildings
}
merv-top = top of the mosque
merv-total = Total
merv-no-card = no card
merv-his-discard = discarded
merv-his-removed = out of the game
merv-his-turn = The Magistrate’s last turn
merv-tab-mine = Yours
merv-tab-caravan = Caravan
merv-tab-library = Library
merv-tab-mosque = Mosque
merv-tab-walls = Walls
merv-tab-invasion = Mongols
merv-tab-sheet = Points
merv-to-come = Still to come this turn
merv-step-slot = slot
merv-step-tile = tile
merv-step-action = action
merv-step-end = end of turn
merv-courtier-moves = High Courtier: { $ahead } is ahead in the queue and sends him; { $behind } is behind and chooses his tile.
merv-next-side = Next side
merv-skip-sides = Skip
merv-ties = If points are equal
merv-his-card = His card
merv-his-next = { $number ->
    [one] Next card
   *[other] Next card, one of
}
merv-his-deck = { $number ->
    [one] { $number } card in his deck
   *[other] { $number } cards in his deck
}
merv-why-card-revealed = the top card of his deck
merv-why-card-removed = there is nothing left for it to do
merv-why-slot-taken = the last free slot
merv-why-scrolls-gained = one for each of his and the High Courtier’s buildings on the line
merv-why-card-taken = one for each of his and the High Courtier’s buildings on the line
merv-why-courtier-placed = in the same court as the one before
merv-why-breakthrough-made = his scrolls reach its level
merv-why-post-founded = his breakthrough gives it
merv-why-good-gained = he has a trading post or a corner of the camel market for it
merv-why-climbed = the next step of his path
merv-why-camels-taken = there are two or more, or he has none of his own
merv-why-camel-placed = there are fewer than two, and he has one of his own
