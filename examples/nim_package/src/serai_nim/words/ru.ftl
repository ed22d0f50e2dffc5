name = Ним

ask-turn = Ход: { $seat }. Возьмите от одного до трёх камней.
    .rule = NI-TURN-2
choice-take = взять { $stones ->
    [one] { $stones } камень
    [few] { $stones } камня
   *[many] { $stones } камней
}
event-took = { $seat }: взято камней — { $stones }, осталось — { $left }.
event-won = { $seat }: взят последний камень, победа.
reason-NI-TURN-2 = Берут один, два или три камня и не больше, чем осталось ({ $number }).
option-heap = Камней в куче

table-seat-first = первый игрок
table-seat-second = второй игрок

board-heap = { $stones ->
    [one] Остался { $stones } камень
    [few] Осталось { $stones } камня
   *[many] Осталось { $stones } камней
}, впереди не меньше { $turns ->
    [one] { $turns } хода
   *[many] { $turns } ходов
}.
