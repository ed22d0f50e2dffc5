name = Khan
option-ruler_cells = Cells on which the rulers start
    .why = Eight different cells of land, for example a1 d4 h2; leave it empty for the places on the board.

## Questions

ask-place-yurt = { $seat }, place a yurt in a region that has none yet.
    .rule = KH-SETUP-11
ask-act = { $number ->
    [1] { $seat }, choose your first action.
    [2] { $seat }, choose your second action.
   *[other] { $seat }, choose your third action (High Morale).
}
    .rule = KH-TURN-4
ask-discard-any = { $seat }, discard as many cards as you like.
    .rule = KH-FREE-2
ask-consent = { $seat }, { $seat_by } wants to lay { $placement }, which you would share. Do you agree?
    .rule = KH-SPECIAL-KP-5
ask-use-special = { $seat }, you may use a special card.
    .rule = KH-SPECIAL-2
ask-final-conquest = { $number ->
    [1] { $seat }, make your first conquest.
   *[other] { $seat }, make your second conquest.
}
    .rule = KH-FINAL-9

## Choices

choice-settle = place a yurt on { $cell }
    .group = Place a yurt
choice-invade = invade { $cell } with { $card }
    .group = Invade with a card
choice-chase = expel the { $ruler }
    .group = Expel a ruler
choice-conquer = conquer with { $placement }
    .group = Conquer
choice-free-invade = invade { $cell } without a card, then discard (both actions)
    .group = Invade anywhere and discard (both actions)
choice-discard = discard { $card }
    .group = Discard
choice-done = discard no more
    .group = Discard no more
choice-use-high-morale = use High Morale for a third action
    .group = High Morale
choice-use-protection = use Protection of the Great Khan for your yurts
    .group = Protection of the Great Khan
choice-divine-support = use Divine Support for neutral yurts: { $region }
    .group = Divine Support
choice-reconnoitre = use Reconnaissance to reserve the { $kind }
    .group = Reconnaissance
choice-pass = pass
    .group = Pass
choice-agree = agree
    .group = Agree
choice-refuse = refuse this placement
    .group = Refuse this placement
choice-refuse-for-turn = refuse every placement in this turn
    .group = Refuse for this turn

## Events

event-began = { $seat } is the starting player. The rulers stand on { $ruler_cells }.
event-settled = { $seat } places a first yurt on { $cell }.
event-turn-began = Turn { $number }: { $seat }.
event-released = { $seat } takes back the reservation of the { $kind }.
event-turned = { $seat } turns over { $card }: the { $ruler } must leave to the { $direction }.
event-turned-in-vain = { $seat } turns over { $card }, but the { $ruler } is already out.
event-announced = { $seat } expels the { $ruler }.
event-fled = The { $ruler } flees { $direction_taken } from { $cell_from } to { $cell_to } (the card says { $direction_shown }).
event-yurt-from-camp = A neutral yurt from the camp of the { $ruler } is placed on { $cell }; the camp has { $left } left.
event-yurt-from-supply = A neutral yurt from the supply is placed on { $cell }.
event-last-yurt = The last yurt of the { $ruler } takes the ruler’s place on { $cell }: the ruler is out.
event-no-escape = The { $ruler } cannot escape from { $cell } and is out; { $moved ->
    [one] one yurt moves
   *[other] { $moved } yurts move
} from the camp to the supply.
event-final-phase-triggered = Five rulers are out: { $seat } has brought on the final phase.
event-replaced = A neutral yurt replaces the { $ruler } on { $cell }.
event-invaded = { $seat } invades { $cell } with { $card }.
event-invaded-freely = { $seat } invades { $cell } without a card.
event-discarded = { $seat } discards { $card }.
event-consent-asked = { $asker } asks { $seat } to agree to { $placement }.
event-consented = { $seat } agrees to { $placement }.
event-refused = { $seat } refuses { $placement }.
event-refused-for-turn = { $seat } refuses { $placement } and everything else in this turn of { $asker }.
event-conquered = { $owners_count ->
    [one] { $seat } conquers { $placement }.
   *[other] { $seat } conquers { $placement }, shared by { $owners }.
} Yurts under it: { $yurts }; neutral { $neutral }. Pieces of this kind left: { $left }.
event-used-high-morale = { $seat } uses High Morale for a third action.
event-high-morale-kept = { $seat } has no third action left and keeps High Morale.
event-used-protection = { $seat } uses Protection of the Great Khan.
event-used-divine-support = { $seat } uses Divine Support for neutral yurts: { $region }.
event-reserved = { $seat } reserves the { $kind }.
event-put-away = { $seat } puts { $special } away for good.
event-drew = { $seat } draws { $cards }.
event-drew-unseen = { $seat } draws { $number ->
    [one] a card
   *[other] { $number } cards
}.
event-reshuffled = The discard pile becomes the new deck of { $number } cards.
event-passed = { $seat } passes.
event-final-turn-began = Final phase: { $seat }.
event-piece-scored = { $owners_count ->
    [one] { $owners } scores { $points } for { $placement }.
   *[other] { $owners } score { $points } each for { $placement }.
}
event-territory-scored = Territories of { $seat }: { $sizes }. Bonus: { $points }.
event-ended = { $winners_count ->
    [one] { $winners } wins.
   *[other] { $winners } share the victory.
} Points: { $scores }.

## Refusals

reason-KH-SETUP-11 = This region ({ $region }) already has a yurt, on { $cell_yurt }; first yurts go to regions without any.
reason-KH-BOARD-14 = { $cell } is not empty.
reason-KH-TURN-9 = Invading anywhere takes both actions, and one is already used.
reason-KH-TURN-10 = An action cannot be skipped while one is possible.
reason-KH-INVADE-1 = You do not hold { $card }.
reason-KH-INVADE-2 = { $card } does not allow { $cell }, which is { $region }.
reason-KH-INVADE-3 = { $cell } does not lie beside the river.
reason-KH-INVADE-4 = { $cell } does not touch neighbouring territory.
reason-KH-INVADE-6 = Yurts stand on land cells of the board only.
reason-KH-INVADE-9 = { $card } allows no cell that is empty.
reason-KH-CHASE-1 = The { $ruler } is no longer on the board.
reason-KH-CHASE-10 = Five rulers are out, so no ruler can be expelled any more.
reason-KH-CONQ-2 = No { $kind } is left beside the board.
reason-KH-CONQ-3 = These cells do not have the shape of the { $kind }.
reason-KH-CONQ-4 = { $words } lies outside the board.
reason-KH-CONQ-5 = { $cell } is already covered by a piece.
reason-KH-CONQ-6 = The { $ruler } stands on { $cell }.
reason-KH-CONQ-7 = A tile covers only land with a yurt on every cell; there is none on { $cell }.
reason-KH-CONQ-9 = The { $kind } must cross the river.
reason-KH-CONQ-10 = Every land cell under a bridge needs a yurt; there is none on { $cell }.
reason-KH-CONQ-11 = The { $kind } must join two banks of the river.
reason-KH-CONQ-12 = A bridge cannot end in the river, as it would on { $cell }.
reason-KH-CONQ-20 = You have no yurt under { $placement }.
reason-KH-CONQ-21 = { $seat } has more yurts under the piece than you: { $number } against { $number_own }.
reason-KH-FREE-1 = { $cell } is not empty.
reason-KH-FREE-2 = You do not hold { $card }, so you cannot discard it.
reason-KH-FREE-5 = No cell of the board is empty.
reason-KH-SPECIAL-4 = You have no unused { $special } card.
reason-KH-SPECIAL-HM-2 = The third action cannot be to invade anywhere.
reason-KH-SPECIAL-HM-4 = No third action is possible.
reason-KH-SPECIAL-KP-1 = The Protection of { $seat } is still active.
reason-KH-SPECIAL-KP-2 = Protection cannot be used in two turns running.
reason-KH-SPECIAL-KP-4 = The yurt of { $seat } on { $cell } is protected.
reason-KH-SPECIAL-DS-1 = The Divine Support of { $seat } is still active.
reason-KH-SPECIAL-DS-2 = Divine Support cannot be used in two turns running.
reason-KH-SPECIAL-DS-3 = With two or three players Divine Support protects all regions together.
reason-KH-SPECIAL-DS-4 = With four players Divine Support protects a single region.
reason-KH-SPECIAL-DS-5 = { $seat } already protects this region ({ $region }).
reason-KH-SPECIAL-DS-6 = { $seat } protects the neutral yurt on { $cell }.
reason-KH-SPECIAL-RC-1 = No { $kind } is left to be reserved.
reason-KH-SPECIAL-RC-2 = The { $kind } is already reserved by { $seat }.
reason-KH-SPECIAL-RC-4 = { $seat } has reserved the { $kind }.
reason-KH-SPECIAL-RC-5 = Every { $kind } that is left is reserved, one of them by { $seat }.
reason-KH-FINAL-10 = In the final phase players only conquer.
reason-KH-FINAL-15 = You cannot pass while a conquest is possible without consent.
reason-KH-RULING-14 = Cards are discarded only after invading anywhere.
reason-KH-RULING-18 = Already refused in this turn: { $placement }.
reason-KH-RULING-39 = { $seat } refuses everything in this turn.

## Scores

score-pieces = pieces
score-bonus = territory bonus
score-largest = size of the largest territory

## Tables

table-seat-red = Red
table-seat-yellow = Yellow
table-seat-blue = Blue
table-seat-green = Green
table-cell = { $entry }
table-placement = the { $head } on { $tail }
table-ruler-seljuk = Seljuk Sultan
table-ruler-rus = Prince of the Rus
table-ruler-kyrgyz = Kyrgyz Chieftain
table-ruler-goryeo = King of Goryeo
table-ruler-kipchak = Kipchak Khan
table-ruler-song = Song Emperor
table-ruler-delhi = Sultan of Delhi
table-ruler-dai_viet = King of Dai Viet
table-region-mountain = mountain
table-region-ice = ice
table-region-tundra = tundra
table-region-rocky_desert = rocky desert
table-region-sand_desert = sand desert
table-region-forest = tropical forest
table-region-all = all regions
table-direction-N = north
table-direction-NE = north-east
table-direction-E = east
table-direction-SE = south-east
table-direction-S = south
table-direction-SW = south-west
table-direction-W = west
table-direction-NW = north-west
table-special-high_morale = High Morale
table-special-khan_protection = Protection of the Great Khan
table-special-divine_support = Divine Support
table-special-reconnaissance = Reconnaissance

table-kind-tile_i2 = I2 tile
table-kind-tile_i3 = I3 tile
table-kind-tile_v3 = V3 tile
table-kind-tile_i4 = I4 tile
table-kind-tile_o4 = O4 tile
table-kind-tile_t4 = T4 tile
table-kind-tile_s4 = S4 tile
table-kind-tile_l4 = L4 tile
table-kind-tile_f5 = F5 tile
table-kind-tile_i5 = I5 tile
table-kind-tile_l5 = L5 tile
table-kind-tile_n5 = N5 tile
table-kind-tile_p5 = P5 tile
table-kind-tile_t5 = T5 tile
table-kind-tile_u5 = U5 tile
table-kind-tile_v5 = V5 tile
table-kind-tile_w5 = W5 tile
table-kind-tile_x5 = X5 tile
table-kind-tile_y5 = Y5 tile
table-kind-tile_z5 = Z5 tile
table-kind-bridge_i3 = I3 bridge
table-kind-bridge_i4 = I4 bridge
table-kind-bridge_l4 = L4 bridge

-mountain = mountain
-ice = ice
-tundra = tundra
-rocky_desert = rocky desert
-sand_desert = sand desert
-forest = tropical forest
-river = river
-neighbour = neighbouring territory
-khan = Khan joker
table-card-c01 = c01 ({ -mountain })
table-card-c02 = c02 ({ -ice })
table-card-c03 = c03 ({ -tundra })
table-card-c04 = c04 ({ -rocky_desert })
table-card-c05 = c05 ({ -sand_desert })
table-card-c06 = c06 ({ -forest })
table-card-c07 = c07 ({ -river })
table-card-c08 = c08 ({ -neighbour })
table-card-c09 = c09 ({ -khan })
table-card-c10 = c10 ({ -mountain })
table-card-c11 = c11 ({ -ice })
table-card-c12 = c12 ({ -tundra })
table-card-c13 = c13 ({ -rocky_desert })
table-card-c14 = c14 ({ -sand_desert })
table-card-c15 = c15 ({ -forest })
table-card-c16 = c16 ({ -river })
table-card-c17 = c17 ({ -neighbour })
table-card-c18 = c18 ({ -khan })
table-card-c19 = c19 ({ -mountain })
table-card-c20 = c20 ({ -ice })
table-card-c21 = c21 ({ -tundra })
table-card-c22 = c22 ({ -rocky_desert })
table-card-c23 = c23 ({ -sand_desert })
table-card-c24 = c24 ({ -forest })
table-card-c25 = c25 ({ -river })
table-card-c26 = c26 ({ -neighbour })
table-card-c27 = c27 ({ -khan })
table-card-c28 = c28 ({ -mountain })
table-card-c29 = c29 ({ -ice })
table-card-c30 = c30 ({ -tundra })
table-card-c31 = c31 ({ -rocky_desert })
table-card-c32 = c32 ({ -sand_desert })
table-card-c33 = c33 ({ -forest })
table-card-c34 = c34 ({ -river })
table-card-c35 = c35 ({ -neighbour })
table-card-c36 = c36 ({ -khan })
table-card-c37 = c37 ({ -mountain })
table-card-c38 = c38 ({ -ice })
table-card-c39 = c39 ({ -tundra })
table-card-c40 = c40 ({ -rocky_desert })
table-card-c41 = c41 ({ -sand_desert })
table-card-c42 = c42 ({ -forest })
table-card-c43 = c43 ({ -river })
table-card-c44 = c44 ({ -neighbour })
table-card-c45 = c45 ({ -khan })
table-card-c46 = c46 ({ -mountain })
table-card-c47 = c47 ({ -ice })
table-card-c48 = c48 ({ -tundra })
table-card-c49 = c49 ({ -rocky_desert })
table-card-c50 = c50 ({ -sand_desert })
table-card-c51 = c51 ({ -forest })
table-card-c52 = c52 ({ -river })
table-card-c53 = c53 ({ -neighbour })
table-card-c54 = c54 ({ -khan })
table-card-c55 = c55 ({ -mountain })
table-card-c56 = c56 ({ -ice })
table-card-c57 = c57 ({ -tundra })
table-card-c58 = c58 ({ -rocky_desert })
table-card-c59 = c59 ({ -sand_desert })
table-card-c60 = c60 ({ -forest })
table-card-c61 = c61 ({ -river })
table-card-c62 = c62 ({ -neighbour })
table-card-c63 = c63 ({ -khan })
table-card-c64 = c64 ({ -mountain })
table-card-c65 = c65 ({ -ice })
table-card-c66 = c66 ({ -tundra })
table-card-c67 = c67 ({ -rocky_desert })
table-card-c68 = c68 ({ -sand_desert })
table-card-c69 = c69 ({ -forest })
table-card-c70 = c70 ({ -river })
table-card-c71 = c71 ({ -neighbour })
table-card-c72 = c72 ({ -khan })

## The race: what each has, how far the end is

race-points = { $number ->
    [one] { $number } point
   *[other] { $number } points
}
race-largest = largest territory { $number }
race-pieces = { $number ->
    [one] { $number } piece
   *[other] { $number } pieces
}
distance-rulers = Rulers out: { $done } of { $of }
    .short = Rulers { $done }/{ $of }
distance-final = Final phase
    .short = Final
