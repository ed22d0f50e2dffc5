name = Nim

ask-turn = { $seat }, take one to three stones.
    .rule = NI-TURN-2
choice-take = take { $stones ->
    [one] one stone
   *[other] { $stones } stones
}
event-took = { $seat } takes { $stones ->
    [one] one stone
   *[other] { $stones } stones
}; { $left } left.
event-won = { $seat } takes the last stone and wins.
reason-NI-TURN-2 = A player takes one, two or three stones, and not more than the { $number } that are left.
option-heap = Stones in the heap

table-seat-first = First
table-seat-second = Second

board-heap = { $stones ->
    [one] One stone is left
   *[other] { $stones } stones are left
}, at least { $turns ->
    [one] one turn
   *[other] { $turns } turns
} to go.
