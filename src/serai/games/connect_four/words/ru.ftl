name = Четыре в ряд

ask-turn = { $seat }, опустите фишку в столбец.
    .rule = CF-TURN-2
choice-drop = Столбец { $column }
    .group = Выбор столбца
event-dropped = { $seat }: фишка в столбце { $column }.
event-won = Четыре в ряд! Победа: { $seat }.
event-drawn = Доска заполнена: ничья.
reason-CF-TURN-2 = Столбец { $column } заполнен.

table-column = { $entry }
table-seat-red = Красные
table-seat-yellow = Жёлтые
