name = Khan
preset-usual = Usual game
option-ruler_cells = Where the rulers start
    .why = Eight different land cells, for example a1 d4 h2; leave it empty for the places printed on the board.

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
ask-consent = { $seat }, { $seat_by } asks for a shared conquest: { $placement }. Do you agree?
    .rule = KH-SPECIAL-KP-5
ask-use-special = { $seat }, you may use a special card.
    .rule = KH-SPECIAL-2
    .decline = End turn
ask-final-conquest = { $number ->
    [1] { $seat }, make your first conquest.
   *[other] { $seat }, make your second conquest.
}
    .rule = KH-FINAL-9

## Choices

choice-settle = Place a yurt on { $cell }
    .group = Place a yurt
    .line = A first yurt, in a region that has none yet.
choice-invade = Invade { $cell } ({ $card } card)
    .group = Invade
    .line = Play a card: a yurt on a cell of its land.
choice-chase = Expel the { $ruler }
    .group = Expel a ruler
    .line = A ruler must flee; a neutral yurt comes onto the board.
choice-conquer = Conquer: { $placement }
    .group = Conquer
    .line = Lay a piece over yurts and score it.
choice-free-invade = Invade { $cell } without a card, then discard (double action)
    .group = Invade anywhere
    .line = A yurt on any empty cell, then discard what you like.
choice-discard = Discard the { $card } card
    .group = Discard
    .line = Put cards of your hand away.
choice-done = Discard nothing more
    .group = Discard nothing more
choice-use-high-morale = Use High Morale: a third action
    .group = High Morale
choice-use-protection = Use Protection of the Great Khan for your yurts
    .group = Protection of the Great Khan
choice-divine-support = Use Divine Support for the neutral yurts: { $region }
    .group = Divine Support
    .line = Neutral yurts are safe until your next turn.
choice-reconnoitre = Use Reconnaissance: reserve the { $kind }
    .group = Reconnaissance
    .line = A piece that only you may lay until your next turn.
choice-pass = Pass
    .group = Pass
choice-agree = Agree
    .group = Agree
choice-refuse = Refuse this conquest
    .group = Refuse this conquest
choice-refuse-for-turn = Refuse every conquest this turn
    .group = Refuse for this turn

## Events

event-began = { $seat } is the starting player. The rulers stand on { $ruler_cells_and }.
event-settled = { $seat } places a yurt on { $cell }.
event-turn-began = Turn { $number }: { $seat }
event-released = { $seat } no longer reserves the { $kind }.
event-turned = { $seat } turns over the { $card } card: the { $ruler } must flee { $direction }.
event-turned-in-vain = { $seat } turns over the { $card } card: the { $ruler } is already out, so nobody flees.
event-announced = { $seat } expels the { $ruler }.
event-fled = { $direction_taken_is_direction_shown ->
    [yes] The { $ruler } flees { $direction_taken }, from { $cell_from } to { $cell_to }.
   *[no] The { $ruler } flees { $direction_taken }, from { $cell_from } to { $cell_to }: the card says { $direction_shown }, which is blocked.
}
event-yurt-from-camp = A neutral yurt from the camp of the { $ruler } is placed on { $cell } ({ $left } left in camp).
event-yurt-from-supply = A neutral yurt from the general supply is placed on { $cell }.
event-last-yurt = The { $ruler } is out: the last yurt of the camp replaces the ruler on { $cell }.
event-no-escape = The { $ruler } cannot flee from { $cell } and is out; { $moved ->
    [0] the camp is empty.
    [one] one yurt goes from the camp to the general supply.
   *[other] { $moved } yurts go from the camp to the general supply.
}
event-final-phase-triggered = Five rulers are out: { $seat } starts the final phase.
event-replaced = A neutral yurt replaces the { $ruler } on { $cell }.
event-invaded = { $seat } invades { $cell } ({ $card } card).
event-invaded-freely = { $seat } invades { $cell } without a card.
event-discarded = { $seat } discards a { $card } card.
event-consent-asked = { $asker } asks { $seat } for a shared conquest: { $placement }.
event-consented = { $seat } agrees: { $placement }.
event-refused = { $seat } refuses: { $placement }.
event-refused-for-turn = { $seat } refuses this and every other conquest this turn: { $placement }.
event-conquered = { $owners_count ->
    [one] { $seat } conquers: { $placement }.
   *[other] { $seat } conquers: { $placement }. Shared by { $owners_and }.
} Yurts under it: { $yurts_some }{ $neutral ->
    [0] {""}
   *[other] , neutral { $neutral }
}. { $left ->
    [0] No such piece is left.
    [one] One such piece is left.
   *[other] { $left } such pieces are left.
}
event-used-high-morale = { $seat } uses High Morale for a third action.
event-high-morale-kept = { $seat } has no third action left and keeps High Morale.
event-used-protection = { $seat } uses Protection of the Great Khan.
event-used-divine-support = { $seat } uses Divine Support for the neutral yurts: { $region }.
event-reserved = { $seat } reserves the { $kind }.
event-put-away = { $seat } discards { $special }.
event-drew = { $seat } draws: { $cards }.
event-drew-unseen = { $seat } draws { $number ->
    [one] a card
   *[other] { $number } cards
}.
event-reshuffled = The discard pile becomes the new deck: { $number } cards.
event-passed = { $seat } passes.
event-final-turn-began = Final phase: { $seat }
event-piece-scored = { $owners_count ->
    [one] { $owners_and }
   *[other] { $owners_and } each
}: { $points ->
    [one] +1 point
   *[other] +{ $points } points
} for the conquest: { $placement }.
event-territory-scored = { $seat }: territories of { $sizes_and } cells, bonus { $points }.
event-ended = { $winners_count ->
    [one] { $winners_and } wins.
   *[other] { $winners_and } share the victory.
} Points: { $scores_each }.

## Refusals

reason-KH-SETUP-11 = This region ({ $region }) already has a yurt, on { $cell_yurt }; your first yurts go to regions without any.
reason-KH-BOARD-14 = { $cell } is not empty.
reason-KH-TURN-9 = Invading anywhere takes both actions, and one is already used.
reason-KH-TURN-10 = You cannot pass while an action is possible.
reason-KH-INVADE-1 = You do not hold a { $card } card.
reason-KH-INVADE-2 = The { $card } card does not fit { $cell }: that is { $region }.
reason-KH-INVADE-3 = { $cell } is not next to the river.
reason-KH-INVADE-4 = { $cell } is not next to a neighbouring territory.
reason-KH-INVADE-6 = Yurts stand on land cells of the board only.
reason-KH-INVADE-9 = No cell that fits the { $card } card is empty.
reason-KH-CHASE-1 = The { $ruler } is no longer on the board.
reason-KH-CHASE-10 = Five rulers are out, so no ruler can be expelled any more.
reason-KH-CONQ-2 = No { $kind } is left beside the board.
reason-KH-CONQ-3 = These cells do not have the shape of the { $kind }.
reason-KH-CONQ-4 = { $words } lies outside the board.
reason-KH-CONQ-5 = { $cell } is already covered by a piece.
reason-KH-CONQ-6 = The { $ruler } stands on { $cell }.
reason-KH-CONQ-7 = A tile covers land cells only, each with a yurt; there is none on { $cell }.
reason-KH-CONQ-9 = The { $kind } must cross the river.
reason-KH-CONQ-10 = Every land cell under a bridge needs a yurt; there is none on { $cell }.
reason-KH-CONQ-11 = The { $kind } must join two banks of the river.
reason-KH-CONQ-12 = A bridge cannot end in the river, as it would on { $cell }.
reason-KH-CONQ-20 = You have no yurt there: { $placement }.
reason-KH-CONQ-21 = { $seat } has more yurts under the piece than you: { $number } against { $number_own }.
reason-KH-FREE-1 = { $cell } is not empty.
reason-KH-FREE-2 = You do not hold a { $card } card, so you cannot discard it.
reason-KH-FREE-5 = No cell of the board is empty.
reason-KH-SPECIAL-4 = You have no { $special } card left.
reason-KH-SPECIAL-HM-2 = The third action cannot be to invade anywhere.
reason-KH-SPECIAL-HM-4 = No third action is possible.
reason-KH-SPECIAL-KP-1 = { $seat }’s Protection is still active.
reason-KH-SPECIAL-KP-2 = Protection cannot be used in two turns running.
reason-KH-SPECIAL-KP-4 = { $seat }’s yurt on { $cell } is protected.
reason-KH-SPECIAL-DS-1 = { $seat }’s Divine Support is still active.
reason-KH-SPECIAL-DS-2 = Divine Support cannot be used in two turns running.
reason-KH-SPECIAL-DS-3 = With two or three players Divine Support protects all regions together.
reason-KH-SPECIAL-DS-4 = With four players Divine Support protects a single region.
reason-KH-SPECIAL-DS-5 = { $seat } already protects this region ({ $region }).
reason-KH-SPECIAL-DS-6 = { $seat } protects the neutral yurt on { $cell }.
reason-KH-SPECIAL-RC-1 = No { $kind } is left to reserve.
reason-KH-SPECIAL-RC-2 = { $seat } has already reserved the { $kind }.
reason-KH-SPECIAL-RC-4 = { $seat } has reserved the { $kind }.
reason-KH-SPECIAL-RC-5 = Every { $kind } that is left is reserved, one of them by { $seat }.
reason-KH-FINAL-10 = In the final phase you only conquer.
reason-KH-FINAL-15 = You cannot pass while a conquest is possible without anybody’s consent.
reason-KH-RULING-14 = Cards are discarded only after invading anywhere.
reason-KH-RULING-18 = Already refused this turn: { $placement }.
reason-KH-RULING-39 = { $seat } refuses every conquest this turn.

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
    .does = Take a third action now.
table-special-khan_protection = Protection of the Great Khan
    .does = Until your next turn nobody may cover your yurts, unless you share the piece and agree.
table-special-divine_support = Divine Support
    .does = Until your next turn nobody may cover the neutral yurts, unless you share the piece and agree.
table-special-reconnaissance = Reconnaissance
    .does = Reserve a piece: nobody else may lay it until your next turn.

table-kind-tile_i2 = straight tile of 2
table-kind-tile_i3 = straight tile of 3
table-kind-tile_v3 = corner tile of 3
table-kind-tile_i4 = straight tile of 4
table-kind-tile_o4 = square tile
table-kind-tile_t4 = T-shaped tile of 4
table-kind-tile_s4 = zigzag tile of 4
table-kind-tile_l4 = L-shaped tile of 4
table-kind-tile_f5 = F-shaped tile of 5
table-kind-tile_i5 = straight tile of 5
table-kind-tile_l5 = L-shaped tile of 5
table-kind-tile_n5 = N-shaped tile of 5
table-kind-tile_p5 = P-shaped tile of 5
table-kind-tile_t5 = T-shaped tile of 5
table-kind-tile_u5 = U-shaped tile of 5
table-kind-tile_v5 = corner tile of 5
table-kind-tile_w5 = staircase tile
table-kind-tile_x5 = cross tile
table-kind-tile_y5 = Y-shaped tile of 5
table-kind-tile_z5 = Z-shaped tile of 5
table-kind-bridge_i3 = straight bridge of 3
table-kind-bridge_i4 = straight bridge of 4
table-kind-bridge_l4 = L-shaped bridge

-mountain = mountain
-ice = ice
-tundra = tundra
-rocky_desert = rocky desert
-sand_desert = sand desert
-forest = tropical forest
-river = river
-neighbour = neighbouring territory
-khan = Khan joker
table-card-c01 = { -mountain }
table-card-c02 = { -ice }
table-card-c03 = { -tundra }
table-card-c04 = { -rocky_desert }
table-card-c05 = { -sand_desert }
table-card-c06 = { -forest }
table-card-c07 = { -river }
table-card-c08 = { -neighbour }
table-card-c09 = { -khan }
table-card-c10 = { -mountain }
table-card-c11 = { -ice }
table-card-c12 = { -tundra }
table-card-c13 = { -rocky_desert }
table-card-c14 = { -sand_desert }
table-card-c15 = { -forest }
table-card-c16 = { -river }
table-card-c17 = { -neighbour }
table-card-c18 = { -khan }
table-card-c19 = { -mountain }
table-card-c20 = { -ice }
table-card-c21 = { -tundra }
table-card-c22 = { -rocky_desert }
table-card-c23 = { -sand_desert }
table-card-c24 = { -forest }
table-card-c25 = { -river }
table-card-c26 = { -neighbour }
table-card-c27 = { -khan }
table-card-c28 = { -mountain }
table-card-c29 = { -ice }
table-card-c30 = { -tundra }
table-card-c31 = { -rocky_desert }
table-card-c32 = { -sand_desert }
table-card-c33 = { -forest }
table-card-c34 = { -river }
table-card-c35 = { -neighbour }
table-card-c36 = { -khan }
table-card-c37 = { -mountain }
table-card-c38 = { -ice }
table-card-c39 = { -tundra }
table-card-c40 = { -rocky_desert }
table-card-c41 = { -sand_desert }
table-card-c42 = { -forest }
table-card-c43 = { -river }
table-card-c44 = { -neighbour }
table-card-c45 = { -khan }
table-card-c46 = { -mountain }
table-card-c47 = { -ice }
table-card-c48 = { -tundra }
table-card-c49 = { -rocky_desert }
table-card-c50 = { -sand_desert }
table-card-c51 = { -forest }
table-card-c52 = { -river }
table-card-c53 = { -neighbour }
table-card-c54 = { -khan }
table-card-c55 = { -mountain }
table-card-c56 = { -ice }
table-card-c57 = { -tundra }
table-card-c58 = { -rocky_desert }
table-card-c59 = { -sand_desert }
table-card-c60 = { -forest }
table-card-c61 = { -river }
table-card-c62 = { -neighbour }
table-card-c63 = { -khan }
table-card-c64 = { -mountain }
table-card-c65 = { -ice }
table-card-c66 = { -tundra }
table-card-c67 = { -rocky_desert }
table-card-c68 = { -sand_desert }
table-card-c69 = { -forest }
table-card-c70 = { -river }
table-card-c71 = { -neighbour }
table-card-c72 = { -khan }

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
