name = Merv

## Questions

ask-slot = { $seat }, send your master to a slot, or complete a contract first.
    .rule = ME-TURN-2
ask-tile = { $seat }, activate a tile of your line, or complete a contract first.
    .rule = ME-TURN-3
ask-menu = { $action_key ->
    [none] { $seat }, what next?
   *[other] { $seat }, carry out one action; the tile offers: { $action }.
}
    .rule = ME-TURN-8
ask-soldier = { $seat }, place a soldier on a building, or decline.
    .rule = ME-SOLDIER-1
ask-extra-upgrade = { $seat }, choose an extra upgrade.
    .rule = ME-UPGRADE-3
ask-upgrade-tile = { $seat }, choose the tile for this upgrade: { $upgrade }.
    .rule = ME-UPGRADE-1
ask-rewards = { $seat }, which reward comes next?
    .rule = ME-RULING-6
ask-pay = { $number ->
    [one] { $seat }, pay one { $cube } cube.
   *[other] { $seat }, pay one { $cube } cube ({ $number } cubes are due).
}
    .rule = ME-PAY-1
ask-any-good = { $seat }, which good goes onto the contract?
    .rule = ME-CONTRACT-6
ask-contract-cube = { $seat }, pay one cube of any colour for the contract.
    .rule = ME-CONTRACT-4
ask-caravansary = { $seat }, take caravan cards, put camels on them, or stop.
    .rule = ME-CARAVAN-2
ask-card-cube = { $seat }, pay the cube for the card; all cubes of this action are of one colour.
    .rule = ME-CARAVAN-3
ask-free-card = { $seat }, take any one caravan card.
    .rule = ME-MARKET-8
ask-palace = { $seat }, place courtiers, or stop.
    .rule = ME-PALACE-2
ask-free-courtier = { $seat }, place a courtier for free.
    .rule = ME-MOSQUE-12
ask-library = { $number ->
    [0] { $seat }, pay cubes of different colours, one scroll for each.
    [one] { $seat }, pay another cube or take { $number } scroll.
   *[other] { $seat }, pay another cube or take { $number } scrolls.
}
    .rule = ME-LIBRARY-1
ask-breakthrough = { $seat }, choose a breakthrough of level { $number }.
    .rule = ME-LIBRARY-7
ask-found = { $seat }, found a trading post, or none.
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
ask-wall-slot = { $seat }, where do you build it ({ $piece })?
    .rule = ME-WALL-3
ask-free-wall = { $seat }, choose a wall or gate to build for free.
    .rule = ME-LIBRARY-15
ask-queue = { $seat }, choose your place in the next queue.
    .rule = ME-ORDER-5
ask-tribute = { $seat }, the Mongols attack your building on { $cell } ({ $tile }): pay tribute or lose it.
    .rule = ME-INVASION-7
ask-choose-court = { $number ->
    [one] { $seat }, you can pay for { $number } more courtier: which court scores?
   *[other] { $seat }, you can pay for { $number } more courtiers: which court scores?
}
    .rule = ME-SCORE-3
ask-courtier-slot = { $seat }, choose the slot of the High Courtier.
    .rule = ME-TWO-3
ask-courtier-tile = { $seat }, choose the tile for the High Courtier’s building.
    .rule = ME-TWO-4

## Choices

choice-take-slot = go to { $slot }
    .group = Choose a slot
choice-activate = activate { $cell }
    .group = Activate a tile
choice-act = use the action of the tile
    .group = Action of the tile
choice-gain-favour = gain 1 favour
    .group = Gain favour
choice-deploy-soldier = deploy a soldier
    .group = Deploy a soldier
choice-take-camels = take all camels of the market
    .group = Take the camels
choice-place-camel = place a camel on the market: { $corner }
    .group = Place a camel on the market
choice-complete = complete { $contract }
    .group = Complete a contract
choice-end-turn = end the turn
    .group = End the turn
choice-stop = stop
    .group = Stop
choice-take-card = take the card in position { $position }
    .group = Take a caravan card
choice-put-camel = put a camel on the first card without one
    .group = Put a camel on a card
choice-place-courtier = place a courtier: { $court }
    .group = Place a courtier
choice-pay-with = pay: { $way }
    .group = Pay
choice-found-post = found a post in { $city }
    .group = Found a trading post
choice-no-post = found no post
    .group = No trading post
choice-buy-good = buy in { $city }
    .group = Buy a good
choice-climb = step up to { $space }
    .group = Step up
choice-buy-piece = take { $piece }
    .group = Take a wall or gate
choice-build-at = build at { $slot }
    .group = Build
choice-place-soldier = place the soldier on { $cell }
    .group = Place the soldier
choice-no-soldier = place no soldier
    .group = No soldier
choice-take-upgrade = take { $upgrade }
    .group = Take an upgrade
choice-place-upgrade = upgrade { $cell }
    .group = Upgrade a tile
choice-take-token = take { $token }
    .group = Take a bonus token
choice-take-breakthrough = take: { $breakthrough }
    .group = Take a breakthrough
choice-use-good = use a { $good } good
    .group = Use a good
choice-take-reward = next: { $reward }
    .group = Next reward
choice-take-place = take place { $place }
    .group = Choose a place in the queue
choice-lose-building = lose the building
    .group = Lose the building
choice-score-court = score: { $court }
    .group = Score a court
choice-settle = the Courtier builds on { $cell }
    .group = Tile for the Courtier

## Events

event-round-began = Year { $year }: the masters walk along the { $side } side.
event-slot-taken = { $owner } goes to { $slot }.
event-tile-activated = { $owner } activates { $cell }.
event-building-placed = { $owner } builds on { $cell }.
event-produced = { $owner } receives { $cubes }.
event-action-began = { $owner }: { $action }.
event-paid = { $owner } pays: { $way }.
event-favour-gained = { $owner } gains favour and stands on { $space_now }.
event-favour-spent = { $owner } spends { $number } favour.
event-influence-gained = { $owner } gains influence and stands on { $space_now }.
event-points-gained = { $number ->
    [one] { $owner } gains { $number } point ({ $source }).
   *[other] { $owner } gains { $number } points ({ $source }).
}
event-soldier-placed = { $owner } places a soldier on { $cell }.
event-soldier-declined = { $owner } places no soldier.
event-soldier-returned = The soldier on { $cell } returns ({ $owner }).
event-upgrade-placed = { $owner } upgrades { $cell }: { $upgrade }.
event-camels-taken = { $number ->
    [one] { $owner } takes { $number } camel from the market.
   *[other] { $owner } takes { $number } camels from the market.
}
event-camel-placed = { $owner } places a camel on the market: { $corner }.
event-white-cube-gained = { $owner } receives a white cube.
event-good-gained = { $owner } receives: { $item }.
event-scrolls-gained = { $number ->
    [one] { $owner } takes { $number } scroll.
   *[other] { $owner } takes { $number } scrolls.
}
event-item-placed = { $owner } lays on the contract: { $item } × { $number }.
event-contract-completed = { $owner } completes { $contract }.
event-card-taken = { $camels ->
    [0] { $owner } takes { $spice } from position { $position }.
   *[other] { $owner } takes { $spice } from position { $position }, with a camel.
}
event-camel-on-card = { $owner } puts a camel on the card in position { $position }.
event-row-refilled = New caravan cards: { $spices }.
event-courtier-placed = { $owner } places a courtier: { $court }.
event-breakthrough-made = { $owner } makes a breakthrough: { $breakthrough }.
event-post-founded = { $owner } founds a post in { $city }.
event-city-camel-taken = { $owner } takes the camel of { $city }.
event-good-bought = { $owner } buys in { $city }.
event-camel-laid = { $owner } lays a camel on the road { $link }.
event-camel-to-row = A camel goes onto the card in position { $position }.
event-camel-to-market = A camel goes to the market: { $corner }.
event-camel-lost = A camel leaves the game.
event-climbed = { $owner } steps up to { $space }.
event-mosque-camel-taken = { $owner } takes the camel of { $space }.
event-token-taken = { $owner } takes { $token }.
event-wall-built = { $owner } builds at { $slot }: { $piece }.
event-reward-lost = { $owner } cannot use a reward: { $reward }.
event-place-taken = { $owner } takes place { $place } (camels left behind: { $paid }, found: { $taken }).
event-invasion-began = The Mongols attack from the { $side }.
event-tribute-paid = { $owner } saves the building on { $cell } with tribute: { $way }.
event-building-lost = The building on { $cell } is lost ({ $owner }).
event-court-scored = { $owner } scores { $number }: { $court } ({ $counted } counted).
event-city-scored = { $owner } scores { $number } in the city; buildings: { $cells_count }.
event-token-scored = { $owner }: { $number } of them from { $token }; buildings: { $cells_count }.
event-top-scored = { $owner }: { $number } of them from the top of the mosque; buildings: { $cells_count }.
event-set-scored = { $owner }: a set of spices gives { $number }: { $spices }.
event-spices-scored = { $owner } scores { $number } for spices.
event-year-ended = Year { $year } is over.
event-card-revealed = The Magistrate’s card: { $action }.
event-card-refused = The Magistrate finds no slot for his card: { $action }.
event-card-removed = The Magistrate’s card leaves the game: { $action }.
event-cards-shuffled = { $number ->
    [one] { $number } card is laid on the Magistrate’s deck.
   *[other] { $number } cards are shuffled onto the Magistrate’s deck.
}
event-no-card = No card gives the Magistrate a slot.
event-weighed = Why { $decision }: { $priority }.
event-ended = The game is over: { $winner } wins.

## Refusals

reason-ME-CARAVAN-3 = All cubes of a Caravansary action must be of one colour, and you have none that fits.
reason-ME-CARAVAN-7 = The card in position { $position } is out of reach: it is not the first, has no camel and follows none.
reason-ME-CARAVAN-9 = { $number ->
    [one] Your influence allows { $number } kind of spice; { $spice } would be one more.
   *[other] Your influence allows { $number } kinds of spice; { $spice } would be one more.
}
reason-ME-CARAVAN-10 = You have no camel, or every card has one.
reason-ME-CARAVAN-13 = There is no card in position { $position }.
reason-ME-CONTRACT-1 = This is not the open card of its stack: { $contract }.
reason-ME-CONTRACT-3 = This contract needs { $number } influence.
reason-ME-CONTRACT-4 = A contract costs one cube that you have.
reason-ME-CONTRACT-5 = You lack the items for { $contract }.
reason-ME-CONTRACT-6 = You have no { $good } good left.
reason-ME-GEO-3 = The camel market is not a tile.
reason-ME-INVASION-8 = This cube does not match the tile.
reason-ME-LIBRARY-1 = In the Library you pay up to four cubes of different colours.
reason-ME-LIBRARY-3 = This tile is not of level { $number }.
reason-ME-LIBRARY-7 = This tile was taken by { $owner }.
reason-ME-LIBRARY-8 = You have no discount to use here.
reason-ME-LIBRARY-9 = You have no wild cube to use here: once a turn, as another colour.
reason-ME-LIBRARY-10 = You have no wild cube to use here: once in an invasion, as another colour.
reason-ME-MARKET-1 = Your line does not run through the camel market.
reason-ME-MARKET-2 = You have already visited the camel market in this turn.
reason-ME-MARKET-3 = There is no camel on the market.
reason-ME-MARKET-4 = You have no camel to place.
reason-ME-MARKET-5 = There is a camel on this corner: { $corner }.
reason-ME-MARKET-9 = { $number ->
    [one] Your influence allows { $number } kind of spice; { $spice } would be one more.
   *[other] Your influence allows { $number } kinds of spice; { $spice } would be one more.
}
reason-ME-MOSQUE-2 = Your disc cannot step to { $space }.
reason-ME-MOSQUE-3 = You cannot pay the step to { $space }.
reason-ME-MOSQUE-10 = This token belongs to { $owner }.
reason-ME-ORDER-3 = There is no place { $place } in this queue.
reason-ME-ORDER-4 = Place { $place } is taken by { $owner }.
reason-ME-ORDER-5 = { $number ->
    [one] Place { $place } costs { $number } camel.
   *[other] Place { $place } costs { $number } camels.
}
reason-ME-PALACE-3 = { $number ->
    [one] This courtier costs { $number } cube of the court’s colour.
   *[other] This courtier costs { $number } cubes of the court’s colour.
}
reason-ME-PALACE-5 = There is no free place: { $court }.
reason-ME-PALACE-8 = You have no servant in supply.
reason-ME-PAY-1 = You cannot pay in this way, or the rest of the cost could not be paid.
reason-ME-PAY-4 = A cube of this colour does not match: { $cube } is due.
reason-ME-RULING-2 = You have no disc left.
reason-ME-RULING-3 = There is no tile here that you can activate.
reason-ME-RULING-6 = This reward is not due.
reason-ME-RULING-12 = The wild cube needs a missing colour that is not its own.
reason-ME-RULING-13 = With the discount the rest could not be paid.
reason-ME-RULING-27 = There is no step beyond the top of the mosque.
reason-ME-RULING-30 = A soldier already stands on { $cell } ({ $owner }).
reason-ME-RULING-64 = The wild cube does not count as its own colour.
reason-ME-SCORE-3 = You have no unscored courtier there: { $court }.
reason-ME-SETUP-17 = No such piece is left: { $piece }.
reason-ME-SILK-2 = You have a post in { $city } already.
reason-ME-SILK-4 = A post in { $city } needs one in { $city_near } first.
reason-ME-SILK-8 = You have bought in { $city } in this action.
reason-ME-SILK-9 = You cannot pay the price of { $city }.
reason-ME-SILK-10 = You cannot pay the two cubes of { $city }.
reason-ME-SILK-12 = { $number ->
    [one] The way to { $city } needs { $number } more camel.
   *[other] The way to { $city } needs { $number } more camels.
}
reason-ME-SOLDIER-2 = There is no building on { $cell }.
reason-ME-SOLDIER-3 = There is an upgrade on { $cell }.
reason-ME-SOLDIER-4 = { $cell } is fully walled.
reason-ME-SOLDIER-8 = You have no servant in supply.
reason-ME-SOLO-2 = You cannot activate a building of the Magistrate.
reason-ME-TURN-2 = { $owner_key ->
    [none] This round is played on the { $side } side.
   *[other] { $owner } stands at { $slot }.
}
reason-ME-TURN-3 = { $cell } is not on the line of { $slot }.
reason-ME-TURN-6 = You have no building left for an empty tile.
reason-ME-TURN-8 = You have already carried out your action.
reason-ME-TURN-12 = Carry out your action first.
reason-ME-TWO-3 = The High Courtier needs a free slot of this side.
reason-ME-TWO-4 = The High Courtier builds on an empty tile of its line.
reason-ME-UPGRADE-1 = { $cell } has an upgrade already.
reason-ME-UPGRADE-2 = This upgrade needs a tile with your own building.
reason-ME-UPGRADE-3 = This must be a remaining extra upgrade on a tile with your own building.
reason-ME-WALL-2 = You cannot pay for it: { $piece }.
reason-ME-WALL-3 = This slot is built up: { $slot }.
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
table-owner-courtier = The High Courtier
table-owner-magistrate = The Magistrate
table-cell = { $entry }
table-position = { $entry }
table-place = { $entry }
table-slot-north_1 = north 1
table-slot-north_2 = north 2
table-slot-north_3 = north 3
table-slot-north_4 = north 4
table-slot-north_5 = north 5
table-slot-east_1 = east 1
table-slot-east_2 = east 2
table-slot-east_3 = east 3
table-slot-east_4 = east 4
table-slot-east_5 = east 5
table-slot-south_1 = south 1
table-slot-south_2 = south 2
table-slot-south_3 = south 3
table-slot-south_4 = south 4
table-slot-south_5 = south 5
table-slot-west_1 = west 1
table-slot-west_2 = west 2
table-slot-west_3 = west 3
table-slot-west_4 = west 4
table-slot-west_5 = west 5
table-side-north = north
table-side-east = east
table-side-south = south
table-side-west = west
table-corner-top_left = top left
table-corner-top_right = top right
table-corner-bottom_right = bottom right
table-corner-bottom_left = bottom left
table-contract-contract_1_favour_1 = the level-1 contract with favour, card 1
table-contract-contract_1_favour_2 = the level-1 contract with favour, card 2
table-contract-contract_1_favour_3 = the level-1 contract with favour, card 3
table-contract-contract_1_soldier_1 = the level-1 contract with soldier, card 1
table-contract-contract_1_soldier_2 = the level-1 contract with soldier, card 2
table-contract-contract_1_soldier_3 = the level-1 contract with soldier, card 3
table-contract-contract_2_favour_1 = the level-2 contract with favour, card 1
table-contract-contract_2_favour_2 = the level-2 contract with favour, card 2
table-contract-contract_2_favour_3 = the level-2 contract with favour, card 3
table-contract-contract_2_soldier_1 = the level-2 contract with soldier, card 1
table-contract-contract_2_soldier_2 = the level-2 contract with soldier, card 2
table-contract-contract_2_soldier_3 = the level-2 contract with soldier, card 3
table-contract-contract_3_favour_1 = the level-3 contract with favour, card 1
table-contract-contract_3_favour_2 = the level-3 contract with favour, card 2
table-contract-contract_3_favour_3 = the level-3 contract with favour, card 3
table-contract-contract_3_soldier_1 = the level-3 contract with soldier, card 1
table-contract-contract_3_soldier_2 = the level-3 contract with soldier, card 2
table-contract-contract_3_soldier_3 = the level-3 contract with soldier, card 3
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
table-space-m1a = level 1 (1st path)
table-space-m1b = level 1 (2nd path)
table-space-m1c = level 1 (3rd path)
table-space-m1d = level 1 (4th path)
table-space-m2a = level 2 (1st path)
table-space-m2b = level 2 (2nd path)
table-space-m2c = level 2 (3rd path)
table-space-m2d = level 2 (4th path)
table-space-m3l = level 3 (left)
table-space-m3r = level 3 (right)
table-space-m4l = level 4 (left)
table-space-m4r = level 4 (right)
table-space-m5 = level 5
table-space-m6 = level 6
table-space-m7 = level 7
table-space-m8 = level 8
table-space-m9 = level 9
table-space-m10 = level 10
table-piece-wall_purple_1 = purple wall for 1
table-piece-wall_purple_2 = purple wall for 2
table-piece-gate_purple_3 = purple gate for 3
table-piece-wall_sand_1 = sand wall for 1
table-piece-wall_sand_2 = sand wall for 2
table-piece-gate_sand_3 = sand gate for 3
table-piece-wall_turquoise_1 = turquoise wall for 1
table-piece-wall_turquoise_2 = turquoise wall for 2
table-piece-gate_turquoise_3 = turquoise gate for 3
table-piece-wall_orange_1 = orange wall for 1
table-piece-wall_orange_2 = orange wall for 2
table-piece-gate_orange_3 = orange gate for 3
table-upgrade-extra_purple = extra purple cube
table-upgrade-extra_sand = extra sand cube
table-upgrade-extra_turquoise = extra turquoise cube
table-upgrade-extra_orange = extra orange cube
table-upgrade-white = white upgrade
table-token-bonus_caravansary = bonus token: Caravansary
table-token-bonus_palace = bonus token: Palace
table-token-bonus_library = bonus token: Library
table-token-bonus_silk_road = bonus token: Silk Road
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
table-breakthrough-free_mosque_step = a free mosque step
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
table-reward-white_upgrade_own = a white upgrade on an own tile
table-reward-extra_upgrade_own = an extra upgrade on an own tile
table-reward-camel_if_present = the camel of the space
table-reward-bonus_token = a bonus token
table-reward-free_courtier = a free courtier
table-reward-free_wall = a free wall or gate
table-reward-mosque_buildings_score = points for Mosque buildings
table-reward-scroll = a scroll
table-reward-caravan_card = a free caravan card
table-reward-rare_good = a rare good
table-reward-mosque_step = a free mosque step
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
table-source-magistrate = office
table-tile-caravansary_purple = Caravansary, purple
table-tile-caravansary_sand = Caravansary, sand
table-tile-caravansary_turquoise = Caravansary, turquoise
table-tile-caravansary_orange = Caravansary, orange
table-tile-palace_purple = Palace, purple
table-tile-palace_sand = Palace, sand
table-tile-palace_turquoise = Palace, turquoise
table-tile-palace_orange = Palace, orange
table-tile-library_purple = Library, purple
table-tile-library_sand = Library, sand
table-tile-library_turquoise = Library, turquoise
table-tile-library_orange = Library, orange
table-tile-silk_road_purple = Silk Road, purple
table-tile-silk_road_sand = Silk Road, sand
table-tile-silk_road_turquoise = Silk Road, turquoise
table-tile-silk_road_orange = Silk Road, orange
table-tile-mosque_purple = Mosque, purple
table-tile-mosque_sand = Mosque, sand
table-tile-mosque_turquoise = Mosque, turquoise
table-tile-mosque_orange = Mosque, orange
table-tile-wall_purple = Wall, purple
table-tile-wall_sand = Wall, sand
table-tile-wall_turquoise = Wall, turquoise
table-tile-wall_orange = Wall, orange
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
table-priority-mosque_level_against_caravan_cards = his mosque level compared with the number of his caravan cards
table-priority-path_with_camel = its camel is still there
table-priority-random = chance decided among equals

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
score-office = office
