name = Nim

ask-turn = { $seat }, prenez une à trois pierres.
    .rule = NI-TURN-2
choice-take = prendre { $stones ->
    [one] une pierre
   *[other] { $stones } pierres
}
event-took = { $seat } prend { $stones ->
    [one] une pierre
   *[other] { $stones } pierres
} ; il en reste { $left }.
event-won = { $seat } prend la dernière pierre et gagne.
reason-NI-TURN-2 = On prend une, deux ou trois pierres, et pas plus que les { $number } qui restent.
option-heap = Pierres dans le tas

table-seat-first = Premier
table-seat-second = Second

board-heap = { $stones ->
    [one] Il reste une pierre
   *[other] Il reste { $stones } pierres
}, encore au moins { $turns ->
    [one] un tour
   *[other] { $turns } tours
}.
