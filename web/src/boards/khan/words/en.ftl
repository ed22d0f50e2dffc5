# Words of the Khan board.

khan-map = Courts and map
khan-courts = Courts of the rulers
khan-keys = Arrows move between the cells, N goes to the next possible one, Enter chooses; R turns a piece, F flips it, Escape puts it back.
khan-court = Court of the { $ruler }: the ruler is on { $cell }, { $yurts ->
    [one] one yurt
   *[other] { $yurts } yurts
} in camp
khan-court-out = Court of the { $ruler }: the ruler is out
khan-cell = Cell { $cell }
khan-neutral-yurt = neutral yurt
khan-yurt = { $seat }’s yurt
khan-piece = { $owners }: { $kind }
khan-by-river = next to the river
khan-bordering = next to neighbouring territory
khan-coast = by the sea
khan-possible = possible
khan-land-river = river
khan-land-neighbour = neighbouring territory
khan-land-khan = Khan joker
khan-hand = Your cards
khan-tray = Pieces beside the board
khan-tray-short = Pieces
khan-tray-piece = { $kind }: { $left } left, { $points ->
    [one] one point
   *[other] { $points } points
}
khan-reserved = reserved by { $seat }
khan-no-place = There is no place for the { $kind }: every land cell under it needs a yurt, and nobody may have more of them than you.
khan-specials = Special cards
khan-unused = { $count } unused
khan-in-force = Active
khan-protection = { $seat }’s yurts are protected until the end of { $seat }’s actions next turn.
khan-divine = { $seat } protects neutral yurts ({ $region }) until the end of { $seat }’s actions next turn.
khan-reservation = { $seat } has reserved the { $kind } until { $seat }’s next turn.
khan-asks = Needs the consent of
khan-in-hand = In hand
khan-in-hand-piece = { $kind } in hand: { $count ->
    [one] one place
   *[other] { $count } places
}.
khan-in-hand-card = Choose a highlighted cell.
khan-in-hand-divine = Choose a region on the map.
khan-in-hand-reserve = Choose a piece beside the board.
khan-in-hand-cell = { $cell }: choose a card or a piece.
khan-turn = Turn
khan-flip = Flip
khan-lay = Lay it here
khan-put-back = Put back
khan-territories = Territories
khan-territories-why = Pieces of one player that lie side by side form a territory; shared conquests count too. The largest brings the bonus; if they are equal, the next largest decides. Choose a player to see the territories on the map.
