name = Merv
preset-usual = Usual game

## Questions

ask-slot = { $seat }, send your master to a slot, or complete a contract first.
    .rule = ME-TURN-2
ask-tile = { $seat }, activate a tile of your line, or complete a contract first.
    .rule = ME-TURN-3
ask-menu = { $action_key ->
    [none] { $seat }, what next?
   *[other] { $seat }, take one action; this tile offers: { $action }.
}
    .rule = ME-TURN-8
ask-soldier = { $seat }, deploy a soldier on a building, or decline.
    .rule = ME-SOLDIER-1
ask-extra-upgrade = { $seat }, choose an extra upgrade.
    .rule = ME-UPGRADE-3
ask-upgrade-tile = { $seat }, choose the tile for this upgrade: { $upgrade }.
    .rule = ME-UPGRADE-1
ask-rewards = { $seat }, which reward comes next?
    .rule = ME-RULING-6
ask-pay = { $number ->
    [one] { $seat }, pay a { $cube } cube.
   *[other] { $seat }, pay a { $cube } cube ({ $number } cubes to pay).
}
    .rule = ME-PAY-1
ask-any-good = { $seat }, which good do you put on the contract?
    .rule = ME-CONTRACT-6
ask-contract-cube = { $seat }, pay one cube of any colour for the contract.
    .rule = ME-CONTRACT-4
ask-caravansary = { $seat }, take caravan cards, place camels on them, or stop.
    .rule = ME-CARAVAN-2
ask-card-cube = { $seat }, pay the cube for the card; all cubes of this action have one colour.
    .rule = ME-CARAVAN-3
ask-free-card = { $seat }, take any one caravan card.
    .rule = ME-MARKET-8
ask-palace = { $seat }, place courtiers, or stop.
    .rule = ME-PALACE-2
ask-free-courtier = { $seat }, place a courtier for free.
    .rule = ME-MOSQUE-12
ask-library = { $number ->
    [0] { $seat }, pay cubes of different colours: one scroll for each.
    [one] { $seat }, pay another cube or take { $number } scroll.
   *[other] { $seat }, pay another cube or take { $number } scrolls.
}
    .rule = ME-LIBRARY-1
ask-breakthrough = { $seat }, choose a breakthrough of level { $number }.
    .rule = ME-LIBRARY-7
ask-found = { $seat }, found a trading post, or stop.
    .rule = ME-SILK-1
ask-buy = { $seat }, buy goods, or stop.
    .rule = ME-SILK-8
ask-free-post = { $seat }, found a trading post and receive a good of its city.
    .rule = ME-LIBRARY-12
ask-mosque = { $seat }, step up the mosque track, or stop.
    .rule = ME-MOSQUE-3
ask-free-step = { $seat }, choose your path to the mosque.
    .rule = ME-MOSQUE-1
ask-bonus-token = { $seat }, take a bonus token.
    .rule = ME-MOSQUE-10
ask-wall = { $seat }, buy walls and gates, or stop.
    .rule = ME-WALL-1
ask-wall-slot = { $seat }, where do you build the { $piece }?
    .rule = ME-WALL-3
ask-free-wall = { $seat }, choose a wall or gate to build for free.
    .rule = ME-LIBRARY-15
ask-queue = { $seat }, choose your place in the next queue.
    .rule = ME-ORDER-5
ask-tribute = { $seat }, the Mongols attack your building: { $tile }. Pay tribute or lose it.
    .rule = ME-INVASION-7
ask-choose-court = { $number ->
    [one] { $seat }, your favour pays for one more courtier: which court scores?
   *[other] { $seat }, your favour pays for { $number } more courtiers: which court scores?
}
    .rule = ME-SCORE-3
ask-courtier-slot = { $seat }, choose the slot of the High Courtier.
    .rule = ME-TWO-3
ask-courtier-tile = { $seat }, choose the tile for the High Courtier’s building.
    .rule = ME-TWO-4

## Choices

choice-take-slot = Go to the { $slot }
    .group = Choose a slot
choice-activate = Activate { $cell_the }
    .group = Activate a tile
choice-act = Take the action of the tile
    .group = Action of the tile
choice-gain-favour = Gain 1 favour
    .group = Gain favour
choice-deploy-soldier = Deploy a soldier
    .group = Deploy a soldier
choice-take-camels = Take all camels from the market
    .group = Take the camels
choice-place-camel = Place a camel on the market ({ $corner })
    .group = Place a camel on the market
choice-complete = Complete { $contract }
    .group = Complete a contract
choice-end-turn = End the turn
    .group = End the turn
choice-stop = Stop
    .group = Stop
choice-take-card = Take card { $position } of the row
    .group = Take a caravan card
choice-put-camel = Place a camel on the first card without one
    .group = Place a camel on a card
choice-place-courtier = Place a courtier in the { $court }
    .group = Place a courtier
choice-pay-with = Pay: { $way }
    .group = Pay
choice-found-post = Found a trading post in { $city }
    .group = Found a trading post
choice-no-post = Found no trading post
    .group = No trading post
choice-buy-good = Buy in { $city }
    .group = Buy a good
choice-climb = Step up to { $space }
    .group = Step up
choice-buy-piece = Take the { $piece }
    .group = Take a wall or gate
choice-build-at = Build on the { $slot }
    .group = Build
choice-place-soldier = Deploy the soldier: { $cell }
    .group = Deploy the soldier
choice-no-soldier = Deploy no soldier
    .group = No soldier
choice-take-upgrade = Take: { $upgrade }
    .group = Take an upgrade
choice-place-upgrade = Upgrade { $cell_the }
    .group = Upgrade a tile
choice-take-token = Take the { $token }
    .group = Take a bonus token
choice-take-breakthrough = Take: { $breakthrough }
    .group = Take a breakthrough
choice-use-good = Use a { $good } good
    .group = Use a good
choice-take-reward = First: { $reward }
    .group = Next reward
choice-take-place = Go { $place }
    .group = Choose a place in the queue
choice-lose-building = Lose the building
    .group = Lose the building
choice-score-court = Score the { $court }
    .group = Score a court
choice-settle = The High Courtier builds here: { $cell }
    .group = Tile for the High Courtier

## Events

event-round-began = Year { $year }: the masters walk along the { $side } side.
event-slot-taken = { $owner } goes to the { $slot }.
event-tile-activated = { $owner } activates { $cell_the }.
event-building-placed = { $owner } builds here: { $cell }.
event-produced = { $owner } receives cubes: { $cubes }.
event-action-began = { $owner }: { $action }.
event-paid = { $owner } pays: { $way }.
event-favour-gained = { $owner }: +1 favour (now { $space_now }).
event-favour-spent = { $owner } spends { $number } favour.
event-influence-gained = { $owner }: +1 influence (now { $space_now }).
event-points-gained = { $number ->
    [one] { $owner }: +{ $number } point ({ $source }).
   *[other] { $owner }: +{ $number } points ({ $source }).
}
event-soldier-placed = { $owner } deploys a soldier: { $cell }.
event-soldier-declined = { $owner } deploys no soldier.
event-soldier-returned = { $owner } takes back a soldier: { $cell }.
event-upgrade-placed = { $owner } upgrades { $cell_the }: { $upgrade }.
event-camels-taken = { $number ->
    [one] { $owner } takes { $number } camel from the market.
   *[other] { $owner } takes { $number } camels from the market.
}
event-camel-placed = { $owner } places a camel on the market ({ $corner }).
event-white-cube-gained = { $owner } receives a white cube.
event-good-gained = { $owner } receives a { $item }.
event-scrolls-gained = { $number ->
    [one] { $owner } takes { $number } scroll.
   *[other] { $owner } takes { $number } scrolls.
}
event-item-placed = { $owner } puts on the contract: { $item } × { $number }.
event-contract-completed = { $owner } completes { $contract }.
event-card-taken = { $camels ->
    [0] { $owner } takes card { $position } of the row: { $spice }.
   *[other] { $owner } takes card { $position } of the row with its camel: { $spice }.
}
event-camel-on-card = { $owner } places a camel on card { $position } of the row.
event-row-refilled = New caravan cards: { $spices }.
event-courtier-placed = { $owner } places a courtier in the { $court }.
event-breakthrough-made = { $owner } makes a breakthrough: { $breakthrough }.
event-post-founded = { $owner } founds a trading post in { $city }.
event-city-camel-taken = { $owner } takes the camel in { $city }.
event-good-bought = { $owner } buys in { $city }.
event-camel-laid = { $owner } places a camel on the road { $link }.
event-camel-to-row = A camel goes to card { $position } of the row.
event-camel-to-market = A camel goes to the market ({ $corner }).
event-camel-lost = A camel leaves the game.
event-climbed = { $owner } steps up to { $space }.
event-mosque-camel-taken = { $owner } takes the camel on { $space }.
event-token-taken = { $owner } takes the { $token }.
event-wall-built = { $owner } builds the { $piece } on the { $slot }.
event-reward-lost = { $owner } cannot use this reward: { $reward }.
event-place-taken = { $owner } will go { $place }{ $paid ->
    [0] {""}
    [one] {" "}(pays { $paid } camel)
   *[other] {" "}(pays { $paid } camels)
}{ $taken ->
    [0] {""}
    [one] {" "}and finds { $taken } camel
   *[other] {" "}and finds { $taken } camels
}.
event-invasion-began = The Mongols attack from the { $side }.
event-tribute-paid = { $owner } pays tribute ({ $way }) and keeps the building: { $cell }.
event-building-lost = { $owner } loses the building: { $cell }.
event-court-scored = { $owner }: +{ $number } for the { $court } ({ $counted } counted).
event-city-scored = { $owner }: +{ $number } for the city ({ $cells_count ->
    [one] { $cells_count } building
   *[other] { $cells_count } buildings
}).
event-token-scored = { $owner }: { $number } of these from the { $token } ({ $cells_count ->
    [one] { $cells_count } building
   *[other] { $cells_count } buildings
}).
event-top-scored = { $owner }: { $number } of these from the top of the mosque ({ $cells_count ->
    [one] { $cells_count } building
   *[other] { $cells_count } buildings
}).
event-set-scored = { $owner }: { $number } for a spice set ({ $spices }).
event-spices-scored = { $owner }: +{ $number } for spices.
event-year-ended = Year { $year } is over.
event-card-revealed = The Magistrate’s card: { $action }.
event-card-refused = The Magistrate finds no slot for his card: { $action }.
event-card-removed = The Magistrate’s card leaves the game: { $action }.
event-cards-shuffled = { $number ->
    [one] { $number } card is laid on the Magistrate’s deck.
   *[other] { $number } cards are shuffled onto the Magistrate’s deck.
}
event-no-card = No card gives the Magistrate a slot.
event-weighed = Why { $decision }? { CAP($priority) }.
event-ended = The game is over: { $winner } wins.

## Refusals

reason-ME-CARAVAN-3 = All cubes of a Caravansary action must be of one colour, and you have none that fits.
reason-ME-CARAVAN-7 = Card { $position } of the row is out of reach: it is not the first, has no camel and does not follow a camel.
reason-ME-CARAVAN-9 = { $number ->
    [one] Your influence allows { $number } kind of spice; { $spice } would be one more.
   *[other] Your influence allows { $number } kinds of spice; { $spice } would be one more.
}
reason-ME-CARAVAN-10 = You have no camel, or every card has one.
reason-ME-CARAVAN-13 = There is no card { $position } in the row.
reason-ME-CONTRACT-1 = This contract is not on top of its stack: { $contract }.
reason-ME-CONTRACT-3 = This contract needs { $number } influence.
reason-ME-CONTRACT-4 = A contract costs one cube that you have.
reason-ME-CONTRACT-5 = You do not have what it takes: { $contract }.
reason-ME-CONTRACT-6 = You have no { $good } good left.
reason-ME-GEO-3 = The camel market is not a tile.
reason-ME-INVASION-8 = This cube does not match the tile.
reason-ME-LIBRARY-1 = In the Library you pay up to four cubes of different colours.
reason-ME-LIBRARY-3 = This breakthrough is not of level { $number }.
reason-ME-LIBRARY-7 = { $owner } has taken this breakthrough.
reason-ME-LIBRARY-8 = You have no discount to use here.
reason-ME-LIBRARY-9 = You have no wild cube to use here: once a turn, as another colour.
reason-ME-LIBRARY-10 = You have no wild cube to use here: once in an invasion, as another colour.
reason-ME-MARKET-1 = Your line does not run through the camel market.
reason-ME-MARKET-2 = You have already been to the camel market this turn.
reason-ME-MARKET-3 = There is no camel on the market.
reason-ME-MARKET-4 = You have no camel to place.
reason-ME-MARKET-5 = There is already a camel in this corner ({ $corner }).
reason-ME-MARKET-9 = { $number ->
    [one] Your influence allows { $number } kind of spice; { $spice } would be one more.
   *[other] Your influence allows { $number } kinds of spice; { $spice } would be one more.
}
reason-ME-MOSQUE-2 = Your disc cannot step up to { $space }.
reason-ME-MOSQUE-3 = You cannot pay for the step to { $space }.
reason-ME-MOSQUE-10 = { $owner } has taken this token.
reason-ME-ORDER-3 = Nobody can go { $place } in this queue.
reason-ME-ORDER-4 = { $owner } will go { $place }.
reason-ME-ORDER-5 = { $number ->
    [one] To go { $place } costs { $number } camel.
   *[other] To go { $place } costs { $number } camels.
}
reason-ME-PALACE-3 = { $number ->
    [one] This courtier costs { $number } cube of the court’s colour.
   *[other] This courtier costs { $number } cubes of the court’s colour.
}
reason-ME-PALACE-5 = There is no free place in the { $court }.
reason-ME-PALACE-8 = You have no servant left in your supply.
reason-ME-PAY-1 = You cannot pay this way, or you could not pay the rest.
reason-ME-PAY-4 = The colour does not match: a { $cube } cube is due.
reason-ME-RULING-2 = You have no disc left.
reason-ME-RULING-3 = There is no tile here that you can activate.
reason-ME-RULING-6 = This reward is not due.
reason-ME-RULING-12 = The wild cube needs a missing colour that is not its own.
reason-ME-RULING-13 = With the discount you could not pay the rest.
reason-ME-RULING-27 = There is no step beyond the top of the mosque.
reason-ME-RULING-30 = { $owner } already has a soldier there: { $cell }.
reason-ME-RULING-64 = The wild cube does not count as its own colour.
reason-ME-SCORE-3 = You have no unscored courtier in the { $court }.
reason-ME-SETUP-17 = No such piece is left: { $piece }.
reason-ME-SILK-2 = You already have a trading post in { $city }.
reason-ME-SILK-4 = A trading post in { $city } needs one in { $city_near } first.
reason-ME-SILK-8 = You have already bought in { $city } during this action.
reason-ME-SILK-9 = You cannot pay the price of { $city }.
reason-ME-SILK-10 = You cannot pay the two cubes of { $city }.
reason-ME-SILK-12 = { $number ->
    [one] The way to { $city } needs { $number } more camel.
   *[other] The way to { $city } needs { $number } more camels.
}
reason-ME-SOLDIER-2 = There is no building there: { $cell }.
reason-ME-SOLDIER-3 = There is an upgrade there: { $cell }.
reason-ME-SOLDIER-4 = { CAP($cell_the) } is fully walled.
reason-ME-SOLDIER-8 = You have no servant left in your supply.
reason-ME-SOLO-2 = You cannot activate a building of the Magistrate.
reason-ME-TURN-2 = { $owner_key ->
    [none] This round is played on the { $side } side.
   *[other] { $owner } is already there: { $slot }.
}
reason-ME-TURN-3 = { CAP($cell_the) } is not on the line of this slot: { $slot }.
reason-ME-TURN-6 = You have no building left for an empty tile.
reason-ME-TURN-8 = You have already taken your action.
reason-ME-TURN-12 = Take your action first.
reason-ME-TWO-3 = The High Courtier needs a free slot of this side.
reason-ME-TWO-4 = The High Courtier builds on an empty tile of its line.
reason-ME-UPGRADE-1 = { CAP($cell_the) } already has an upgrade.
reason-ME-UPGRADE-2 = This upgrade needs a tile with your own building.
reason-ME-UPGRADE-3 = This must be a remaining extra upgrade on a tile with your own building.
reason-ME-WALL-2 = You cannot pay for it: { $piece }.
reason-ME-WALL-3 = Something is already built there: { $slot }.
reason-ME-WALL-4 = Gates go into the middle slots and walls into the others.

## Parts of a score

score-favour = favour
score-influence = influence
score-contracts = contracts
score-library = library
score-mosque = mosque
score-palace = palace
score-city = city
score-spices = spices
score-favour_left = favour left
score-influence_left = influence reached
score-queue = place in the last queue
score-magistrate = Magistrate

## Tables

table-seat-red = Red
table-seat-yellow = Yellow
table-seat-blue = Blue
table-seat-green = Green
table-owner-red = Red
table-owner-yellow = Yellow
table-owner-blue = Blue
table-owner-green = Green
table-owner-courtier = High Courtier
table-owner-magistrate = Magistrate
table-cell = { $entry }
    .the = { $entry }
table-position = { $entry }
table-slot-north_1 = north side, slot 1
table-slot-north_2 = north side, slot 2
table-slot-north_3 = north side, slot 3
table-slot-north_4 = north side, slot 4
table-slot-north_5 = north side, slot 5
table-slot-east_1 = east side, slot 1
table-slot-east_2 = east side, slot 2
table-slot-east_3 = east side, slot 3
table-slot-east_4 = east side, slot 4
table-slot-east_5 = east side, slot 5
table-slot-south_1 = south side, slot 1
table-slot-south_2 = south side, slot 2
table-slot-south_3 = south side, slot 3
table-slot-south_4 = south side, slot 4
table-slot-south_5 = south side, slot 5
table-slot-west_1 = west side, slot 1
table-slot-west_2 = west side, slot 2
table-slot-west_3 = west side, slot 3
table-slot-west_4 = west side, slot 4
table-slot-west_5 = west side, slot 5
table-side-north = north
table-side-east = east
table-side-south = south
table-side-west = west
table-corner-top_left = top left
table-corner-top_right = top right
table-corner-bottom_right = bottom right
table-corner-bottom_left = bottom left
table-contract-contract_1_favour_1 = the level 1 contract for 5 points and 1 favour
table-contract-contract_1_favour_2 = the level 1 contract for 4 points and 1 favour
table-contract-contract_1_favour_3 = the level 1 contract for 3 points and 1 favour
table-contract-contract_1_soldier_1 = the level 1 contract for 5 points and a soldier
table-contract-contract_1_soldier_2 = the level 1 contract for 4 points and a soldier
table-contract-contract_1_soldier_3 = the level 1 contract for 3 points and a soldier
table-contract-contract_2_favour_1 = the level 2 contract for 8 points and 1 favour
table-contract-contract_2_favour_2 = the level 2 contract for 7 points and 1 favour
table-contract-contract_2_favour_3 = the level 2 contract for 6 points and 1 favour
table-contract-contract_2_soldier_1 = the level 2 contract for 8 points and a soldier
table-contract-contract_2_soldier_2 = the level 2 contract for 7 points and a soldier
table-contract-contract_2_soldier_3 = the level 2 contract for 6 points and a soldier
table-contract-contract_3_favour_1 = the level 3 contract for 12 points and 1 favour
table-contract-contract_3_favour_2 = the level 3 contract for 10 points and 1 favour
table-contract-contract_3_favour_3 = the level 3 contract for 8 points and 1 favour
table-contract-contract_3_soldier_1 = the level 3 contract for 12 points and a soldier
table-contract-contract_3_soldier_2 = the level 3 contract for 10 points and a soldier
table-contract-contract_3_soldier_3 = the level 3 contract for 8 points and a soldier
table-court-learning = court of learning
table-court-spices = court of spices
table-court-trade = court of trade
table-court-faith = court of faith
table-way-purple = purple cube
table-way-sand = sand cube
table-way-turquoise = turquoise cube
table-way-orange = orange cube
table-way-white = white cube
table-way-wild = wild cube
table-way-discount = discount
table-cube-purple = purple
table-cube-sand = sand
table-cube-turquoise = turquoise
table-cube-orange = orange
table-cube-white = white
table-city-rey = Rey
table-city-samarkand = Samarkand
table-city-balkh = Balkh
table-city-nishapur = Nishapur
table-city-baghdad = Baghdad
table-city-kashgar = Kashgar
table-city-peshawar = Peshawar
table-city-basra = Basra
table-link-merv_rey = Merv – Rey
table-link-merv_samarkand = Merv – Samarkand
table-link-merv_balkh = Merv – Balkh
table-link-merv_nishapur = Merv – Nishapur
table-link-rey_baghdad = Rey – Baghdad
table-link-samarkand_kashgar = Samarkand – Kashgar
table-link-balkh_peshawar = Balkh – Peshawar
table-link-nishapur_basra = Nishapur – Basra
table-space-m1a = space 1 (1st path)
table-space-m1b = space 1 (2nd path)
table-space-m1c = space 1 (3rd path)
table-space-m1d = space 1 (4th path)
table-space-m2a = space 2 (1st path)
table-space-m2b = space 2 (2nd path)
table-space-m2c = space 2 (3rd path)
table-space-m2d = space 2 (4th path)
table-space-m3l = space 3 (left)
table-space-m3r = space 3 (right)
table-space-m4l = space 4 (left)
table-space-m4r = space 4 (right)
table-space-m5 = space 5
table-space-m6 = space 6
table-space-m7 = space 7
table-space-m8 = space 8
table-space-m9 = space 9
table-space-m10 = space 10
table-piece-wall_purple_1 = purple wall for 1 cube
table-piece-wall_purple_2 = purple wall for 2 cubes
table-piece-gate_purple_3 = purple gate for 3 cubes
table-piece-wall_sand_1 = sand wall for 1 cube
table-piece-wall_sand_2 = sand wall for 2 cubes
table-piece-gate_sand_3 = sand gate for 3 cubes
table-piece-wall_turquoise_1 = turquoise wall for 1 cube
table-piece-wall_turquoise_2 = turquoise wall for 2 cubes
table-piece-gate_turquoise_3 = turquoise gate for 3 cubes
table-piece-wall_orange_1 = orange wall for 1 cube
table-piece-wall_orange_2 = orange wall for 2 cubes
table-piece-gate_orange_3 = orange gate for 3 cubes
table-upgrade-extra_purple = upgrade with an extra purple cube
table-upgrade-extra_sand = upgrade with an extra sand cube
table-upgrade-extra_turquoise = upgrade with an extra turquoise cube
table-upgrade-extra_orange = upgrade with an extra orange cube
table-upgrade-white = white upgrade
table-token-bonus_caravansary = bonus token for the Caravansary
table-token-bonus_palace = bonus token for the Palace
table-token-bonus_library = bonus token for the Library
table-token-bonus_silk_road = bonus token for the Silk Road
table-breakthrough-discount_caravansary = one cube less at the Caravansary
table-breakthrough-discount_palace = one cube less at the Palace
table-breakthrough-discount_silk_road = one cube less on the Silk Road
table-breakthrough-discount_mosque = one cube less at the Mosque
table-breakthrough-wild_purple = purple cubes are wild
table-breakthrough-wild_sand = sand cubes are wild
table-breakthrough-wild_turquoise = turquoise cubes are wild
table-breakthrough-wild_orange = orange cubes are wild
table-breakthrough-free_caravan_card = a free caravan card
table-breakthrough-free_trading_post = a free trading post with a good
table-breakthrough-free_mosque_step = a free step up the mosque
table-breakthrough-free_wall = a free wall or gate
table-breakthrough-two_favour = 2 favour
table-breakthrough-two_soldiers = 2 soldiers
table-breakthrough-favour_and_soldier = 1 favour and 1 soldier
table-breakthrough-eight_points = 8 points
table-good-common = common
table-good-rare = rare
table-item-scroll = scroll
table-item-common = common good
table-item-rare = rare good
table-reward-soldier = a soldier
table-reward-favour = 1 favour
table-reward-white_cube = a white cube
table-reward-white_upgrade_anywhere = a white upgrade on any tile
table-reward-white_upgrade_own = a white upgrade on a tile of your own
table-reward-extra_upgrade_own = an extra upgrade on a tile of your own
table-reward-camel_if_present = the camel of this space
table-reward-bonus_token = a bonus token
table-reward-free_courtier = a free courtier
table-reward-free_wall = a free wall or gate
table-reward-mosque_buildings_score = points for Mosque buildings
table-reward-scroll = a scroll
table-reward-caravan_card = a free caravan card
table-reward-rare_good = a rare good
table-reward-mosque_step = a free step up the mosque
table-reward-victory_points_3 = 3 points
table-reward-palace_action = a Palace action
table-reward-wall_action = a Wall action
table-reward-library_action = a Library action
table-reward-caravansary_action = a Caravansary action
table-reward-mosque_action = a Mosque action
table-reward-free_trading_post = a free trading post
table-spice-cinnamon = cinnamon
table-spice-ginger = ginger
table-spice-juniper = juniper
table-spice-pepper = pepper
table-action-caravansary = Caravansary
table-action-palace = Palace
table-action-library = Library
table-action-silk_road = Silk Road
table-action-mosque = Mosque
table-action-wall = Wall
table-source-favour = favour
table-source-influence = influence
table-source-contracts = contracts
table-source-library = library
table-source-mosque = mosque
table-source-palace = palace
table-source-city = city
table-source-spices = spices
table-source-magistrate = Magistrate
table-tile-caravansary_purple = Caravansary (purple)
    .the = the Caravansary (purple)
table-tile-caravansary_sand = Caravansary (sand)
    .the = the Caravansary (sand)
table-tile-caravansary_turquoise = Caravansary (turquoise)
    .the = the Caravansary (turquoise)
table-tile-caravansary_orange = Caravansary (orange)
    .the = the Caravansary (orange)
table-tile-palace_purple = Palace (purple)
    .the = the Palace (purple)
table-tile-palace_sand = Palace (sand)
    .the = the Palace (sand)
table-tile-palace_turquoise = Palace (turquoise)
    .the = the Palace (turquoise)
table-tile-palace_orange = Palace (orange)
    .the = the Palace (orange)
table-tile-library_purple = Library (purple)
    .the = the Library (purple)
table-tile-library_sand = Library (sand)
    .the = the Library (sand)
table-tile-library_turquoise = Library (turquoise)
    .the = the Library (turquoise)
table-tile-library_orange = Library (orange)
    .the = the Library (orange)
table-tile-silk_road_purple = Silk Road (purple)
    .the = the Silk Road (purple)
table-tile-silk_road_sand = Silk Road (sand)
    .the = the Silk Road (sand)
table-tile-silk_road_turquoise = Silk Road (turquoise)
    .the = the Silk Road (turquoise)
table-tile-silk_road_orange = Silk Road (orange)
    .the = the Silk Road (orange)
table-tile-mosque_purple = Mosque (purple)
    .the = the Mosque (purple)
table-tile-mosque_sand = Mosque (sand)
    .the = the Mosque (sand)
table-tile-mosque_turquoise = Mosque (turquoise)
    .the = the Mosque (turquoise)
table-tile-mosque_orange = Mosque (orange)
    .the = the Mosque (orange)
table-tile-wall_purple = Wall (purple)
    .the = the Wall (purple)
table-tile-wall_sand = Wall (sand)
    .the = the Wall (sand)
table-tile-wall_turquoise = Wall (turquoise)
    .the = the Wall (turquoise)
table-tile-wall_orange = Wall (orange)
    .the = the Wall (orange)
table-decision-slot_to_build = this slot
table-decision-slot_to_use = this slot, without building
table-decision-tile = this tile
table-decision-courtier_slot = this slot for the High Courtier
table-decision-courtier_tile = this tile for the High Courtier
table-decision-card = this card
table-decision-court = this court
table-decision-city = this city
table-decision-contract = this contract
table-decision-piece = this piece
table-decision-wall_slot = here
table-decision-soldier = this tile for a soldier
table-decision-breakthrough = this breakthrough
table-decision-path = this path of the mosque
table-decision-token = this token
table-priority-only_one = no other was possible
table-priority-most_magistrate = most of his buildings on the line
table-priority-most_courtier = most of the High Courtier’s buildings on the line
table-priority-most_you = most of your buildings on the line
table-priority-farthest_from_current_queue = farthest from the queue among equals
table-priority-most_magistrate_plus_courtier = most of his and the High Courtier’s buildings on the line
table-priority-perpendicular_most_magistrate = most of his buildings on the crossing line
table-priority-perpendicular_most_you = most of your buildings on the crossing line
table-priority-farthest_from_slot = farthest from the slot among equals
table-priority-fewest_magistrate = fewest of his buildings on the line
table-priority-nearest_to_current_queue = nearest to the queue among equals
table-priority-perpendicular_fewest_magistrate = fewest of his buildings on the crossing line
table-priority-nearest_to_slot = nearest to the slot among equals
table-priority-most_set_points = it adds most to his sets of spices
table-priority-farthest_from_deck = farthest from the deck among equals
table-priority-most_points_for_magistrate = most points for him
table-priority-most_points_for_you = most points for you
table-priority-leftmost = the leftmost among equals
table-priority-outer_city = an outer city
table-priority-city_without_posts = no post there yet
table-priority-corner_order = first in the order of the corners
table-priority-most_victory_points = most points
table-priority-soldier_bonus = its bonus is a soldier
table-priority-highest_level = the highest level
table-priority-walls_before_gates = walls come before gates
table-priority-cheapest = the cheapest
table-priority-colour_order = first in the order of the colours among equals
table-priority-best_rank = it covers the best buildings for him
table-priority-clockwise_from_north_1 = first clockwise among equals
table-priority-courtier_building = a building of the High Courtier comes before his own
table-priority-northernmost = the northernmost
table-priority-westernmost = the westernmost among equals
table-priority-mosque_level_against_caravan_cards = his step on the mosque track compared with the number of his caravan cards
table-priority-path_with_camel = its camel is still there
table-priority-random = chance decided among equals
table-cell-r3c3 = camel market
    .the = the camel market
table-place-1 = 1st
table-place-2 = 2nd
table-place-3 = 3rd
table-place-4 = 4th

## The race: what each has, how far the end is

race-points = { $number ->
    [one] { $number } point
   *[other] { $number } points
}
race-favour = favour { $number }
race-influence = influence { $number }
race-camels = { $number ->
    [one] { $number } camel
   *[other] { $number } camels
}
distance-year = Year { $done } of { $of }
    .short = Year { $done }/{ $of }
distance-side = { $done ->
    [1] north side, first of { $of }
    [2] east side, second of { $of }
    [3] south side, third of { $of }
   *[other] west side, the last
}
    .short = Side { $done }/{ $of }
verdict-magistrate = level with the Magistrate, which is not enough
score-office = Magistrate
